"""Joint assaults under the eyes of the conformance kit: random play before a city, with all its checks."""

from __future__ import annotations

import pytest

from games.mage_knight.sieges import siege
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.kernel.history import History
from realms.kernel.model import Decision, Option
from realms.kernel.rng import Rng, seeded
from realms.testing.conformance import Examiner

TABLES: tuple[tuple[str, int, dict[str, object], bool], ...] = (
    ("blitz_cooperation", 2, {}, True),
    ("blitz_cooperation", 3, {}, False),
    ("full_conquest", 4, {"teams": [0, 1, 0, 1]}, True),
)
TOGETHER = ("joint", "invite", "share", "agree")


def eager(decision: Decision, rng: Rng) -> Option:
    """Mostly what leads to a joint assault and through it."""
    wanted = [option for option in decision.options if option.verb in TOGETHER]
    if any(option.verb == "hold" for option in decision.options):
        wanted = [option for option in decision.options if option.verb == "walk"]
    return rng.pick(wanted if wanted and rng.below(6) else decision.options)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_nothing_hidden_shows(number: int) -> None:
    scenario, players, options, dark = TABLES[number]
    t = siege(scenario, players, options=options, seed=number)
    if dark:
        with t.edit() as g:
            g.night, g.round = True, 2
    for seat in range(players):
        t.points(seat, move=2)
    examiner = Examiner(SPEC)
    examiner.notes.turn_to(players, number, {"scenario": scenario, **options})
    history, rng, stormed = History(t.match), seeded(number), 0
    for _ in range(40):
        due = [decision for decision in history.match.due if not decision.optional]
        assert examiner.asking.check_menus(history.match)
        decision = rng.pick(due)
        events = examiner.choosing.check_choice(history, decision.seat, eager(decision, rng).key, rng)
        examiner.asking.check_events(events)
        assert isinstance(history.match, MageKnight)
        stormed += history.match.joint is not None
    assert [str(one) for one in examiner.notes.report.violations] == []
    assert stormed > 5
