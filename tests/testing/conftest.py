"""The slipping game is known while a test of the kit runs, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from realms.kernel import registry
from realms.kernel.match import DERIVED
from testing.lantern import SPEC


@pytest.fixture(autouse=True)
def the_game_is_registered() -> Iterator[None]:
    registry.register(SPEC)
    yield
    registry.SPECS.pop(SPEC.ruleset, None)
    DERIVED.pop(SPEC.ruleset, None)
    registry._NEWEST.pop(SPEC.id, None)
