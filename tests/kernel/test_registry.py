"""Games and their rulesets, by name and version."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from kernel.games.spire.spec import SPEC, SpireSpec
from realms.games import GAMES
from realms.kernel import registry
from realms.kernel.match import DERIVED, Derived
from realms.kernel.model import BadOptions, UnknownGame
from realms.kernel.registry import GameSpec, get, register
from realms.kernel.rng import Rng
from realms.testing.games import packages


@pytest.fixture
def clean() -> Iterator[None]:
    """Whatever a test registers is gone afterwards."""
    tables: list[dict[str, Any]] = [registry.SPECS, registry._NEWEST, DERIVED]
    before = [dict(table) for table in tables]
    yield
    for table, was in zip(tables, before, strict=True):
        table.clear()
        table.update(was)


def spec(version: int) -> GameSpec:
    return SpireSpec("keep", version, 1, 2, SPEC.derived)


def test_a_game_is_found_by_its_id_and_by_its_ruleset() -> None:
    assert get("spire") is SPEC
    assert get("spire@1") is SPEC
    assert DERIVED["spire@1"] is SPEC.derived
    assert SPEC.ruleset == "spire@1" == type(SPEC.new_match(1, 1, {})).GAME


def test_the_newest_version_answers_to_the_bare_id(clean: None) -> None:
    first, third, second = spec(1), spec(3), spec(2)
    for s in (first, third, second):
        register(s)
    assert get("keep") is third
    assert [get(f"keep@{v}") for v in (1, 2, 3)] == [first, second, third]
    assert registry.games().count("keep") == 1


@pytest.mark.parametrize("name", ["chess", "spire@2", "spire@", "", "@1"])
def test_an_unknown_game_is_refused_and_the_games_are_named(name: str) -> None:
    with pytest.raises(UnknownGame, match="spire"):
        get(name)


def test_a_game_takes_only_so_many_players() -> None:
    for players in (0, 5, -1):
        with pytest.raises(BadOptions, match=f"not {players}"):
            SPEC.new_match(players, 1, {})
    assert SPEC.new_match(4, 1, {}).seats == 4


def test_a_game_whose_derived_code_is_stale_is_not_registered(clean: None) -> None:
    nothing = SPEC.derived
    shape = {**nothing.shape, _Changed: ("seed",)}
    derived = Derived(nothing.clone, nothing.dump, nothing.load, nothing.project, nothing.zones, shape)
    with pytest.raises(RuntimeError, match="_Changed"):
        register(SpireSpec("keep", 1, 1, 2, derived))
    with pytest.raises(UnknownGame):
        get("keep")


class _Changed(Rng):
    def __init__(self, seed: int, added: int) -> None:
        super().__init__(seed, added)


def test_a_bare_spec_answers_nothing() -> None:
    bare = GameSpec("keep", 1, 1, 2, SPEC.derived)
    match = SPEC.new_match(1, 1, {})
    for ask in (
        lambda: bare.name("en"),
        bare.options,
        lambda: bare.new_match(1, 1, {}),
        lambda: bare.census(match),
        lambda: bare.label("march", "en"),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_games_are_listed_in_their_order_whichever_is_imported_first() -> None:
    told = "import realms.games.mage_knight.spec; from realms import api; print(*api.game_ids())"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert run.stdout.split() == list(GAMES)


def test_every_package_of_a_game_is_listed() -> None:
    """One that is not would be played by nobody, and checked by nothing."""
    assert sorted(GAMES) == packages()
