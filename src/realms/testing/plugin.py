"""The pytest side of the kit: the `rule` marker, and what a test may not leave behind.

Used by `pytest_plugins = ["realms.testing.plugin"]` in the top conftest.py.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from . import rules, scenario


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a catalogue that this test is about")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test of a rule that does not exist fails."""
    known = rules.known_ids()
    strays = [id for id in rules.ids_of(item) if id not in known]
    if strays:
        pytest.fail(f"no catalogue has the rule {', '.join(strays)}", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """After the test itself, scripted dice must all have been rolled."""
    scenario.forget_all()
    result = yield
    scenario.finish_all()
    return result
