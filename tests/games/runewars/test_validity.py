"""Positions that cannot come up are known for it, and those that can are not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from realms.games.runewars.rules.battle import Battle
from realms.games.runewars.rules.game import ChooseOrders
from realms.games.runewars.spec import SPEC
from realms.games.runewars.state import Remains, Runewars
from realms.games.runewars.validity_rules import claim_fits
from realms.kernel.rng import seeded
from realms.kernel.zones import Zone
from realms.testing.choices import at_random
from realms.testing.rules import rule

from .builder import RW

EVERY = 25


@cache
def midway(choices: int = 160) -> Runewars:
    """Three players on the fixed map, in the first years."""
    match = SPEC.new_match(3, 4, {"map": "fixed", "factions": ["daqan", "uthuk", "latari"]})
    rng = seeded(4)
    while choices > 0 or match.due[0].prompt != "rw-turn":
        match.apply(*at_random(match, rng))
        choices -= 1
    assert isinstance(match, Runewars)
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", range(3))
def test_nothing_speaks_against_a_position_that_was_played(players: int, variant: int) -> None:
    match = SPEC.new_match(players, 7, SPEC.variants(players)[variant])
    rng = seeded(7)
    for n in range(300):
        if n % EVERY == 0 or match.over:
            assert SPEC.flaw(match) == "", f"after {n} choices"
        if match.over:
            return
        match.apply(*at_random(match, rng))


def occupied(g: Runewars) -> int:
    return next(area for area, units in enumerate(g.standing) if units and g.holder[area] >= 0)


def swap(one: list[str], other: list[str]) -> None:
    one[0], other[0] = other[0], one[0]


FORGED: dict[str, Callable[[Runewars], Any]] = {
    "a faction twice": lambda g: setattr(g.realms[0], "faction", "uthuk"),
    "no such faction": lambda g: setattr(g.realms[0], "faction", "elves"),
    "the ninth year": lambda g: setattr(g, "year", 9),
    "a fifth season": lambda g: setattr(g, "season", 4),
    "a card nobody revealed": lambda g: setattr(g, "card", "famine" if g.card != "famine" else "drought"),
    "a void that is no order": lambda g: g.void.append("dance"),
    "a turn of nobody there": lambda g: setattr(g, "active", 3),
    "a title of nobody there": lambda g: g.titles.__setitem__(0, 3),
    "influence on a free title": lambda g: (g.titles.__setitem__(0, -2), g.paid.__setitem__(0, 2)),
    "a winner while it goes on": lambda g: setattr(g, "winner", 1),
    "no winner although it is over": lambda g: g.stack.clear(),
    "a map that is none": lambda g: setattr(g, "laid", "sand"),
    "a map without a tile": lambda g: setattr(g, "laid", g.laid.partition(" ")[2]),
    "a list too short": lambda g: g.city.pop(),
    "a dial too high": lambda g: g.realms[1].dials.__setitem__(0, 9),
    "influence below nothing": lambda g: setattr(g.realms[1], "influence", -1),
    "an order twice": lambda g: g.realms[0].orders.append(g.realms[0].orders[0]),
    "an order that was not played": lambda g: setattr(g.realms[0], "order", g.realms[0].orders[0]),
    "somebody out who has units": lambda g: setattr(g.realms[0], "out", True),
    "a quest among tactics": lambda g: swap(g.quest_deck.items, g.tactics_deck.items),
    "fate among rewards": lambda g: swap(g.fate.items, g.reward_deck.items),
    "a hand that all see": lambda g: setattr(g.realms[0].tactics, "seen", 7),
    "another pile": lambda g: setattr(g.fate, "name", "fete"),
    "units of somebody else": lambda g: g.holder.__setitem__(occupied(g), -1),
    "no such unit": lambda g: g.standing[occupied(g)].append("zebra"),
    "units out of order": lambda g: g.standing[occupied(g)].insert(0, "zz"),
    "two factions in one area": lambda g: g.standing.__setitem__(occupied(g), ["berserker", "footman"]),
    "more units than figures": lambda g: g.standing.__setitem__(occupied(g), ["footman"] * 60),
    "a stronghold of nobody there": lambda g: g.fort.__setitem__(0, 3),
    "ruins without a stronghold": lambda g: g.broken.__setitem__(g.fort.index(-2), True),
    "a development in the air": lambda g: g.development.__setitem__(g.fort.index(-2), "dev_tactics"),
    "a city where none is printed": lambda g: g.city.__setitem__(g.land.city.index(False), "dawnsmoor"),
    "tokens of a fifth player": lambda g: g.activated.__setitem__(0, 8),
    "two runes in one area": lambda g: g.rune_at.__setitem__(0, g.rune_at[1]),
    "a rune nowhere": lambda g: g.rune_at.__setitem__(0, 99),
    "a rune that is a stone": lambda g: g.runes[0].items.__setitem__(0, "stone"),
    "two faces of a rune": lambda g: g.runes[0].items.append("false"),
    "a hero nowhere": lambda g: setattr(g.heroes[0], "area", 99),
    "a hero of nobody": lambda g: setattr(g.heroes[0], "owner", 3),
    "rewards that all see": lambda g: setattr(g.heroes[0].rewards, "seen", 7),
    "an order of a fifth season": lambda g: g.realms[0].played_in.__setitem__(0, 4),
    "an order of no season": lambda g: g.realms[0].played_in.pop(),
    "a turn of another": lambda g: setattr(g.stack[-1], "seat", (g.active + 1) % 3),
    "an order of the turn that is none": lambda g: setattr(g.stack[-1], "order", "dance"),
    "no game under way": lambda g: g.stack.pop(0),
    "a pile of no kind": lambda g: setattr(g.heroes[0], "rewards", Zone("rewards", "stones", 1, ["flint"], [])),
}


@pytest.mark.parametrize("what", FORGED)
def test_what_cannot_be_is_known(what: str) -> None:
    g = midway().clone()
    assert SPEC.flaw(g) == ""
    FORGED[what](g)
    sentence = SPEC.flaw(g)
    assert sentence.endswith(".") and len(sentence) > 10


def remains_of(hero: str, reward: str) -> Remains:
    return Remains(0, Zone(f"remains-{hero}", "reward", 0, [reward], []))


@rule("RW-HERO-12")
def test_all_that_is_left_in_one_area_lies_under_one_marker() -> None:
    g = midway().clone()
    g.remains.append(remains_of("mordrog", g.reward_deck.items.pop()))
    assert SPEC.flaw(g) == ""
    g.remains.append(remains_of("silhouette", g.reward_deck.items.pop()))
    assert SPEC.flaw(g) == "two heroes have left something in one area."


@rule("RW-BATTLE-19")
@pytest.mark.parametrize(
    ("claim", "can_be"),
    [
        ("", True),
        ("take_stronghold", True),
        ("move_stronghold:DA", True),
        ("move_stronghold:UA", False),
        ("move_stronghold:5B", False),
        ("move_stronghold:nowhere", False),
        ("move_stronghold", False),
        ("take_stronghold:DA", False),
        ("dance", False),
    ],
)
def test_a_stronghold_is_replaced_by_one_of_the_attackers_own(claim: str, can_be: bool) -> None:
    t = RW("daqan uthuk")
    t.fort("DA", 0)
    t.fort("UA", 1)
    t.hand(0, "battle_cry")
    t.battle("footman", "berserker")
    battle = t.frame(Battle)
    battle.claim = claim
    assert claim_fits(t.g, battle) == can_be


def test_nobody_seals_what_was_not_offered() -> None:
    match = SPEC.new_match(2, 1, {"map": "random", "factions": "dealt"})
    rng = seeded(1)
    while match.due[0].prompt != "rw-choose-order":
        match.apply(*at_random(match, rng))
    top = match.stack[-1]
    assert isinstance(top, ChooseOrders)
    for sealed in ({0: "order:dance"}, {5: "order:harvest"}):
        top.sealed = sealed
        assert SPEC.flaw(match) == "what was sealed could not be chosen."
    top.sealed = {0: "order:harvest"}
    assert SPEC.flaw(match) == ""


def test_a_map_being_built_has_no_tile_twice() -> None:
    match = SPEC.new_match(2, 1, {"factions": "dealt"})
    match.apply(match.due[0].seat, match.due[0].options[0].key)
    assert isinstance(match, Runewars) and SPEC.flaw(match) == ""
    match.laid = f"{match.laid} {match.laid}"
    assert SPEC.flaw(match) != ""
