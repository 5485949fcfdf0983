"""How numbers come about: points of the sheet are told by their counts, numbers of a war by their payments."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import realms
from realms import wording
from realms.games.tiny_epic_kingdoms.data import races
from realms.games.tiny_epic_kingdoms.rules.payment import covered, minimal
from realms.games.tiny_epic_kingdoms.spec import SPEC
from realms.games.tiny_epic_kingdoms.sums import ONCE, WAR, ways
from realms.games.tiny_epic_kingdoms.terms import DIE_MAX
from realms.i18n import LANGUAGES, words
from realms.kernel.match import Match
from realms.kernel.scene import Scene, Sum
from realms.testing.texts import bare

from .table import table


def scene(match: Match, seat: int = 0) -> Scene:
    return SPEC.scene(realms.view(match, seat))


def told(one: Sum, lang: str) -> str:
    return wording.sum_up(SPEC, one, [], lang)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_every_point_is_told_by_its_counts(players: int, seed: int) -> None:
    match = realms.new_match(SPEC.id, players=players, seed=seed, options={"find_tokens": True})
    dice = Random(seed)
    wars = 0
    while due := [d for d in match.due if not d.optional]:
        drawn = scene(match)
        assert bool(drawn.sums) == (due[0].prompt == "war-dice")
        wars += bool(drawn.sums)
        match.apply(due[0].seat, dice.choice(due[0].options).key)
    assert wars
    ended = scene(match)
    for row, points in ended.sheet:
        for seat, vp in enumerate(points):
            sums = [one for one in ended.sums if (one.of, one.seat) == (row, seat)]
            assert sum(int(dict(one.args).get("vp", 0)) for one in sums) == vp
            assert sums or not vp
    for one in ended.sums:
        for lang in LANGUAGES:
            assert not bare(told(one, lang), one.text)


def test_the_counts_are_those_of_the_board() -> None:
    t = table("dragonkin humans elves", "GAL MOR AUG").magic(0, 5).armies(1, "MOR-1 MOR-2").armies(2, "AUG-1")
    t.armies(0, "GAL-1 GAL-2 MOR-1 AUG-C1").end()  # Morandrea 1 is shared, Galson 1 a plain
    (bonus,) = [one for one in scene(t.match).sums if one.of == "score-bonus" and one.seat == 0]
    assert told(bonus, "en") == "Dragonkin 5: 2 mountains and cliffs held alone × 1 = 2 VP"
    (missed,) = [one for one in scene(t.match).sums if one.of == "score-bonus" and one.seat == 1]
    assert told(missed, "en") == "Humans 5: not learned, magic is at level 0"


def test_every_kind_of_bonus_has_its_sentence() -> None:
    kinds = {card.levels[-1].bonus for card in races.RACE_CARDS}
    for lang in LANGUAGES:
        for kind in kinds:
            assert words(lang, SPEC.id).has(f"sum-bonus-{kind.replace('_', '-')}")
    assert kinds > ONCE


@pytest.mark.parametrize(("race", "magic"), [("humans", 3), ("orcs", 2), ("elves", 5)])
@pytest.mark.parametrize("stock", [(9, 9, 9), (3, 4, 2), (0, 9, 3), (5, 0, 0), (1, 1, 1)])
def test_the_ways_to_pay_are_all_that_waste_nothing(race: str, magic: int, stock: tuple[int, int, int]) -> None:
    mana, ore, food = stock
    realm = table(f"{race} dwarves undead").magic(0, magic).stock(0, mana=mana, ore=ore, food=food).realm(0)
    for amount in range(1, DIE_MAX + 1):
        found = [tuple(n for _, n in way) for way in ways(realm, amount)]
        usable = food if realm.powers.food_value else 0
        each = product(range(mana + 1), range(ore + 1), range(usable + 1))
        fine = {p for p in each if covered(realm, [*p], amount) and minimal(realm, [*p], amount)}
        assert set(found) == fine
        assert len(found) == len(fine)


def test_both_sides_of_a_war_know_what_the_other_can_pay() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3").armies(1, "MOR-4 GAL-2")
    t.stock(0, mana=1, ore=2).stock(1, mana=2, ore=1, food=3).acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1", "to:GAL-2")
    for seat in range(3):
        drawn = scene(t.match, seat)
        most = {one.seat: dict(one.args) for one in drawn.sums if one.of == WAR}
        assert (most[0]["n"], most[1]["n"]) == (4, 5)
        assert (most[0]["ties"], most[1]["ties"]) == (0, 1)
        assert [told(one, "en") for one in drawn.sums if (one.of, one.seat) == ("bid:4", 0)] == [
            "4 to pay: 1 mana, 2 ore, 0 food"
        ]
