"""What rewards do in duels (RW-REWARD-01 to 07, 09 to 11, 13, 14, 17, 18)."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .builder import RW
from .duels import DAQAN, ONE, OTHER, duel, ring, wounds


def with_weapon(reward: str, fate: str, *, one: str = "mordrog", hurt: tuple[int, int] = (0, 0)) -> RW:
    """The challenger, strength 4, agility 2, wisdom 1, names a reward and draws an orb, which he uses on it."""
    t = duel(ring(one=one, mine=reward, hurt=hurt), fate, one)
    t.play(f"arm:{reward}", "done", f"use:{reward}")
    return t


@pytest.mark.parametrize(
    ("reward", "bearer", "damage"),
    [
        pytest.param("elven_bow", "mordrog", 2, marks=rule("RW-REWARD-06")),
        pytest.param("elven_bow", "bogran_the_shadow", 3, marks=rule("RW-REWARD-06")),  # agility 4, but at most 3
        pytest.param("flame_strike", "mordrog", 1, marks=rule("RW-REWARD-07")),
        pytest.param("flame_strike", "mad_carthos", 3, marks=rule("RW-REWARD-07")),  # wisdom 4
        pytest.param("rage_blade", "red_scorpion", 2, marks=rule("RW-REWARD-14")),
        pytest.param("rage_blade", "mordrog", 3, marks=rule("RW-REWARD-14")),  # strength 4
        pytest.param("soulbiter", "mordrog", 2, marks=rule("RW-REWARD-18")),
    ],
)
def test_the_orb_of_a_weapon(reward: str, bearer: str, damage: int) -> None:
    t = duel(ring(one=bearer, mine=reward), "1 7 8 9 10 17 18 19", bearer)
    t.play(f"arm:{reward}", "done")
    if t.prompt == "rw-duel-start":
        t.play("done")  # Carthos is no part of this
    t.play(f"use:{reward}")
    assert wounds(t) == [(OTHER, damage)] and t.match.over


@rule("RW-REWARD-05")
@pytest.mark.parametrize(("fate", "own"), [("5", 0), ("3", 0), ("2", 1)])
def test_dwarven_fire_bombs_may_hurt_their_bearer(fate: str, own: int) -> None:
    t = with_weapon("dwarven_fire_bombs", f"1 7 {fate}", one="varikas_the_dead")  # agility 1
    assert t.told_of("rw-duel-won") == [("varikas_the_dead", OTHER)]
    assert t.hero_of("varikas_the_dead").damage == own


@rule("RW-REWARD-10")
@pytest.mark.parametrize(("fate", "damage"), [("5", 4), ("3", 2), ("2", 0)])
def test_the_frost_axe_tests_strength(fate: str, damage: int) -> None:
    t = with_weapon("frost_axe", f"1 7 {fate} 8 9 10 17 18 19", one="battlemage_jaes")
    assert wounds(t) == ([(OTHER, damage)] if damage else [])


@rule("RW-REWARD-09")
def test_flying_death_prevents_one_as_well() -> None:
    """The foe's card is a hit of one."""
    t = with_weapon("flying_death", "1 6 5 7 8 9 10 17 18", one="varikas_the_dead")
    assert wounds(t) == [(OTHER, 2)] and t.told_of("rw-duel-prevented") == [("varikas_the_dead", 1)]
    missed = with_weapon("flying_death", "1 6 2 7 8 9 10 17 18", one="varikas_the_dead")
    assert wounds(missed) == [("varikas_the_dead", 1)]


@rule("RW-REWARD-13")
@pytest.mark.parametrize(("fate", "left"), [("5", 0), ("3", 0), ("2", 2)])
def test_minor_healing_tests_wisdom(fate: str, left: int) -> None:
    t = duel(ring(one="mordrog", mine="minor_healing", hurt=(2, 0)), f"1 7 {fate} 8 9 10 17 18 19", "mordrog")
    t.play("done", "use:minor_healing")
    assert t.hero_of("mordrog").damage == left
    assert t.hero_of("mordrog").rewards.items == ["minor_healing"]  # it is kept


@rule("RW-REWARD-18")
def test_soulbiter_heals_its_bearer_if_it_kills() -> None:
    t = with_weapon("soulbiter", "1 6", hurt=(1, 1))
    assert t.told_of("rw-duel-won") == [("mordrog", OTHER)]
    assert t.hero_of("mordrog").damage == 0  # the two that he had, and the foe's last blow among them
    spared = with_weapon("soulbiter", "1 7 8 9 10 17 18 19", hurt=(1, 0))
    assert spared.hero_of("mordrog").damage == 1


@rule("RW-DUEL-14", "RW-REWARD-18")
def test_soulbiter_does_not_save_who_dies_in_the_same_round() -> None:
    t = with_weapon("soulbiter", "1 6", hurt=(3, 1))
    assert t.told_of("rw-hero-killed") == [("mordrog",), (OTHER,)]


def struck(reward: str, fate: str, *, other: str = OTHER, one: str = ONE) -> RW:
    """The challenged has named a reward; the challenger hits him for one in the first round."""
    t = duel(ring(one=one, other=other, theirs=reward), fate, one, other)
    t.play(f"arm:{reward}", "done")
    return t


@rule("RW-REWARD-01")
def test_backbiter_bites_once_a_duel_a_foe_who_is_not_nimbler() -> None:
    t = struck("backbiter", "5 7 6 8 9 10 17 18")  # agility 2 against 3
    assert t.options() == ["use:backbiter", "pass"]
    t.play("use:backbiter")
    assert wounds(t) == [(ONE, 2), (OTHER, 1), (OTHER, 1)] and t.match.over
    nimble = struck("backbiter", "5 7 8 9 10 17 18 19", one="bogran_the_shadow")  # agility 4
    assert nimble.match.over and wounds(nimble) == [(OTHER, 1)]


@rule("RW-REWARD-01", "RW-DUEL-10")
def test_armour_may_answer_backbiter() -> None:
    t = duel(ring(mine="runeplate", theirs="backbiter"), "5 7 8 9 10 17 18 19")
    t.play("arm:runeplate", "done", "arm:backbiter", "done", "use:backbiter")
    assert t.prompts == [(DAQAN, "rw-duel-hit")]
    t.play("use:runeplate")
    assert wounds(t) == [(OTHER, 1)]


@rule("RW-REWARD-02")
def test_the_blade_of_light_draws_two_and_uses_one() -> None:
    t = duel(ring(mine="blade_of_light"), "7 5 8 9 10 17 18 19 20 27 28 29")
    t.play("arm:blade_of_light", "done")
    assert t.options() == ["fate:fate-7", "fate:fate-5"]
    t.play("fate:fate-5")
    assert wounds(t) == [(OTHER, 1)]
    # Two cards that show the same are not asked about.
    assert t.match.over and len(t.told_of("rw-fate")) == 12


@rule("RW-REWARD-03")
def test_the_cloak_of_deception_calls_the_duel_off_on_gold() -> None:
    t = struck("cloak_of_deception", "5 1 2 7 8 9 10 17 18")
    t.play("use:cloak_of_deception", "fate:fate-5")
    assert t.options() == ["escape:5D", "escape:5C", "escape:5A"]
    t.play("escape:5C")
    hero = t.hero_of(OTHER)
    assert hero.area == t.area("5C") and not hero.routed and t.told_of("rw-duel-round") == []
    assert t.match.over


@rule("RW-REWARD-03", "RW-MOVE-06")
def test_borders_bind_who_slips_away() -> None:
    t = ring(theirs="cloak_of_deception")
    with t.invent() as g:
        for hero in g.heroes:
            hero.area = t.area("5C")  # 5D lies behind mountains
    duel(t, "5 7 17")
    t.play("arm:cloak_of_deception", "done", "use:cloak_of_deception")
    assert t.refs("escape") == ["5A", "5B", "7B", "1B", "1A"]


@rule("RW-REWARD-03")
def test_without_gold_the_duel_takes_place() -> None:
    t = struck("cloak_of_deception", "1 2 11 7 8 9 10 17 18 19 20")
    t.play("use:cloak_of_deception")
    assert len(t.told_of("rw-duel-round")) == 4 and t.hero_of(OTHER).area == t.area("5B")


@rule("RW-REWARD-04")
@pytest.mark.parametrize(("fate", "hurts"), [("5", []), ("3", [("mordrog", 1)])])
def test_dragon_scale_mail_needs_gold_in_a_test_of_strength(fate: str, hurts: list[object]) -> None:
    t = struck("dragon_scale_mail", f"6 7 {fate} 1 2 11 8 9 10 17 18 19", other="mordrog")
    t.play("use:dragon_scale_mail", f"fate:fate-{fate}")
    assert wounds(t) == hurts and t.match.over


@rule("RW-REWARD-11")
@pytest.mark.parametrize(("fate", "hurts"), [("7", []), ("3", []), ("2", [("mordrog", 1)])])
def test_ghost_armor_prevents_two_on_gold_or_silver(fate: str, hurts: list[object]) -> None:
    t = struck("ghost_armor", f"5 27 {fate} 8 9 10 17 18 19", other="mordrog")  # wisdom 1
    t.play("use:ghost_armor")
    assert wounds(t) == hurts


@rule("RW-REWARD-11")
def test_ghost_armor_prevents_no_more_than_two() -> None:
    t = duel(
        ring(mine="rage_blade", other="mordrog", theirs="ghost_armor"), "1 7 5 8 9 10 17 18 19", ONE, "mordrog"
    )
    t.play("arm:rage_blade", "done", "arm:ghost_armor", "done", "use:rage_blade", "use:ghost_armor")
    assert wounds(t) == [("mordrog", 1)]


@rule("RW-REWARD-17")
def test_runeplate_prevents_as_much_as_its_bearer_is_strong_once_a_duel() -> None:
    t = struck("runeplate", "5 7 6 8 9 10 17 18", other="battlemage_jaes")  # strength 1
    t.play("use:runeplate")
    assert wounds(t) == [("battlemage_jaes", 1)] and t.match.over  # in round 2 it is used up
    strong = duel(
        ring(mine="rage_blade", theirs="runeplate", one="mordrog", other="battlemage_jaes"),
        "1 7 8 9 10 17 18 19",
        "mordrog",
        "battlemage_jaes",
    )
    strong.play("arm:rage_blade", "done", "arm:runeplate", "done", "use:rage_blade", "use:runeplate")
    assert wounds(strong) == [("battlemage_jaes", 2)]
