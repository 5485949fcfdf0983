"""Nothing comes from nowhere: components are conserved, and what has no fixed number is booked by what is told.

Cards, units, tokens, tiles and dice are counted by the census, which the conformance kit compares at every
decision; here it is shown that the census misses none of them. Wounds and crystals come from a bank without end:
they come and go only as events say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.test_messages import lively
from realms.bench import COMPILED
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.data.hexes import TILE
from realms.games.mage_knight.data.ruins import RUINS
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.rules import mana
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import Hero, MageKnight
from realms.games.mage_knight.terms import BASIC, COLOURS, CRYSTALS_EACH, NONE, WOUND
from realms.kernel import codec
from realms.kernel.model import Event
from realms.kernel.rng import seeded
from realms.testing.rules import rule

Books = Counter[tuple[int, str]]

PLAYS = (
    (1, "solo_conquest"),
    (2, "full_conquest"),
    (3, "blitz_conquest"),
    (4, "first_reconnaissance"),
)


def all_cards(hero: Hero) -> list[str]:
    hidden = hero.hand.items + hero.deck.items + hero.stored.items
    return hidden + hero.discard + hero.played + hero.aside


def held(g: MageKnight) -> Books:
    """The wound cards and crystals of every hero."""
    books: Books = Counter()
    for hero in g.heroes:
        books[hero.seat, WOUND] = all_cards(hero).count(WOUND)
        for colour in BASIC:
            books[hero.seat, COLOURS[colour]] = hero.crystals[colour]
    return books


def booked(told: list[Event]) -> Books:
    """What events say about wounds and crystals."""
    books: Books = Counter()
    for event in told:
        args: dict[str, Any] = dict(zip(event.kind.params, event.args, strict=True))
        name = event.kind.name
        if name in ("wounded", "poisoned"):
            books[args["who"], WOUND] += args["n"]
        elif name == "healed":
            books[args["who"], WOUND] -= args["n"]
        elif name == "card-removed" and args["card"] == WOUND:
            books[args["who"], WOUND] -= 1
        elif name == "crystal-gained":
            books[args["who"], args["colour"]] += 1
        elif name in ("crystal-lost", "crystal-melted") or (name == "mana-paid" and args["means"] == "crystal"):
            books[args["who"], args["colour"]] -= 1
    return books


def changes(number: int, players: int, scenario: str) -> Iterator[tuple[MageKnight, str, Books, list[Event]]]:
    """A lively game: after each choice the table, the choice, what was held before, and what was told."""
    match = SPEC.new_match(players, number, {"scenario": scenario})
    assert isinstance(match, MageKnight)
    match.log = []
    pick = seeded(number)
    while match.due:
        due = next(d for d in match.due if not d.optional)
        key, before = lively(due, pick), held(match)
        told = match.apply(due.seat, key)
        yield match, key, before, told


@rule("MK-WOUND-01", "MK-MANA-03")
@pytest.mark.parametrize(("players", "scenario"), PLAYS)
def test_wounds_and_crystals_come_and_go_as_is_told(players: int, scenario: str) -> None:
    moved: Books = Counter()
    for number in range(3):
        for g, key, before, told in changes(10 * players + number, players, scenario):
            booking = booked(told)
            for (seat, what), n in held(g).items():
                right = before[seat, what] + booking[seat, what]
                assert n == right, f"after {key!r} seat {seat} has {n} {what}, not {right} as told"
                moved[NONE, WOUND if what == WOUND else "crystal"] += booking[seat, what] != 0
            for hero in g.heroes:
                assert all(0 <= n <= CRYSTALS_EACH for n in hero.crystals)
                assert all(n >= 0 for n in hero.tokens)
    assert min(moved.values()) > 5


@pytest.mark.skipif(COMPILED, reason="a compiled rule cannot be put in place of another")
def test_a_crystal_that_nobody_was_told_of_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = mana.gain_token

    def gain(g: MageKnight, seat: int, colour: int, n: int = 1) -> None:
        right(g, seat, colour, n)
        if colour in BASIC and g.heroes[seat].crystals[colour] < CRYSTALS_EACH:
            g.heroes[seat].crystals[colour] += 1

    monkeypatch.setattr(mana, "gain_token", gain)
    with pytest.raises(AssertionError, match="as told"):
        test_wounds_and_crystals_come_and_go_as_is_told(2, "full_conquest")


COMPONENTS = {*CARDS, *UNITS, *ENEMIES, *RUINS, *SKILLS, *TILE} - {WOUND}

ELSEWHERE = ("/flipped", "/now/skills", "/now/cast", "/now/gains", "/tactics", "/tactics_gone")
"""Lists that name what lies somewhere else, or is no component."""


def rich() -> MageKnight:
    """A table with something in every place."""
    t = MK("full_conquest", players=3, hand="march, rage, wound", saves=False)
    t.units("peasants, foresters")
    t.tile("core5", 2, 1)
    t.skill("dark_paths")
    t.discard("fire_bolt")
    with t.edit() as g:
        hero = g.heroes[0]
        hero.units[0].banner = "banner_of_glory"
        g.artifact_deck.items.remove("banner_of_glory")
        hero.played.append(hero.deck.items.pop())
        hero.aside.append(hero.deck.items.pop())
        hero.stored.put(hero.deck.items.pop())
        hero.now.took.append(g.source.pop())
        g.removed.append(g.artifact_deck.items.pop())
        g.discards[0].append(g.piles[0].items.pop())
        g.monastery_offer.append(g.action_deck.items.pop())
        g.common_skills.append(g.heroes[1].stack.items.pop())
        g.box.items.append(g.tiles.items.pop())
        hero.deck.known = hero.stored.known = []
    t.fight("prowlers")
    return t.g


def places(raw: Any, path: str = "") -> Iterator[str]:
    """Every list of a dump that components lie in."""
    if path.endswith(ELSEWHERE):
        return
    if isinstance(raw, list) and any(isinstance(item, str) and item in COMPONENTS for item in raw):
        yield path
    for key, value in raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ():
        yield from places(value, f"{path}/{key}")


def test_a_component_gone_from_any_pile_is_noticed() -> None:
    g = rich()
    counted, found = SPEC.census(g), list(places(codec.dump(g)))
    assert len(found) > 40
    for path in found:
        changed = codec.dump(g)
        here: Any = changed
        for step in path.split("/")[1:]:
            here = here[int(step)] if isinstance(here, list) else here[step]
        here.remove(next(item for item in here if item in COMPONENTS))
        assert SPEC.census(SPEC.derived.load(changed["state"])) != counted, f"{path} is not counted"


def lose_a_unit(g: MageKnight) -> None:
    del g.heroes[0].units[1]


def lose_a_banner(g: MageKnight) -> None:
    g.heroes[0].units[0].banner = ""


def lose_a_die(g: MageKnight) -> None:
    g.source.pop()


def lose_a_die_in_use(g: MageKnight) -> None:
    g.heroes[0].now.took.pop()


def lose_an_enemy(g: MageKnight) -> None:
    assert g.fight is not None
    g.fight.foes.pop()


def lose_a_tile(g: MageKnight) -> None:
    g.where[TILE["core5"]] = NONE


def change_a_tile(g: MageKnight) -> None:
    g.where[TILE["core5"]], g.where[TILE["core6"]] = NONE, g.where[TILE["core5"]]


def make_a_card(g: MageKnight) -> None:
    g.heroes[0].hand.items.append("march")


SLIPS = (
    lose_a_unit,
    lose_a_banner,
    lose_a_die,
    lose_a_die_in_use,
    lose_an_enemy,
    lose_a_tile,
    change_a_tile,
    make_a_card,
)


@pytest.mark.parametrize("slip", SLIPS)
def test_what_is_lost_or_made_is_noticed(slip: Callable[[MageKnight], None]) -> None:
    g = rich()
    counted = SPEC.census(g)
    slip(g)
    assert SPEC.census(g) != counted
