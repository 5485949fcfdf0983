"""Optional rules at play: the conformance kit with each of them alone, and with mixtures of them by lot."""

from __future__ import annotations

import pytest

from long import LONG
from realms.games.mage_knight.data.options import SWITCHES
from realms.games.mage_knight.mixes import Mix, allowed, alone, drawn
from realms.games.mage_knight.spec import SPEC
from realms.testing.conformance import check
from realms.testing.rules import rule

MIXTURES = 50
SEEDS = range(2) if LONG else range(1)
EVERY = 20 if LONG else 60
ALONE = alone()
DRAWN = drawn(MIXTURES, 1)


def named(mix: Mix) -> str:
    players, options = mix
    return f"{players}-" + "-".join([name if value is True else f"{value}" for name, value in options.items()])


@pytest.mark.parametrize("mix", ALONE if LONG else ALONE[::9], ids=named)
def test_each_optional_rule_alone(mix: Mix) -> None:
    players, options = mix
    assert check(SPEC, SEEDS, [players], options, every=EVERY).violations == []


@pytest.mark.parametrize("mix", DRAWN if LONG else DRAWN[:3], ids=named)
def test_mixtures_of_optional_rules(mix: Mix) -> None:
    players, options = mix
    assert check(SPEC, SEEDS, [players], options, every=EVERY).violations == []


@rule("MK-OPT-01")
def test_no_optional_rule_is_left_out() -> None:
    assert {name for _, options in ALONE for name in options} == {"scenario", *SWITCHES}
    assert len(DRAWN) == MIXTURES and DRAWN == drawn(MIXTURES, 1) != drawn(MIXTURES, 2)


@rule("MK-OPT-01")
def test_what_is_drawn_may_be_played() -> None:
    for players, options in [*ALONE, *DRAWN]:
        assert allowed(players, options)
        assert SPEC.flaw(SPEC.new_match(players, 1, options)) == ""
