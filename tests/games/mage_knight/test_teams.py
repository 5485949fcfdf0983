"""Teams (MK-TEAM): two pairs of four players."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.sieges import CITY, agree, call, guards, siege
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.oddities.skills_interactive import nearest
from realms.games.mage_knight.rules.endturn import hand_limit
from realms.games.mage_knight.rules.ground import allied, hostile, safe
from realms.games.mage_knight.rules.interplay import mana_used
from realms.games.mage_knight.rules.mana import dice_left
from realms.games.mage_knight.rules.scenario import cities_in_game
from realms.games.mage_knight.rules.scoring import score
from realms.games.mage_knight.scene import scene
from realms.games.mage_knight.scene_score import score_sums
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import Centre, MageKnight
from realms.games.mage_knight.terms import BLUE, GREEN, WOUND
from realms.kernel.model import BadOptions
from realms.kernel.view import project
from realms.testing.rules import rule

ALLIES: dict[str, object] = {"teams": [0, 1, 0, 1]}


def table(hand: str = "march, rage", at: str = "") -> MK:
    """Four players, seats 0 and 2 against 1 and 3."""
    return MK("full_conquest", players=4, hand=hand, at=at, options=ALLIES)


def sheet_of(t: MK) -> dict[str, tuple[int, ...]]:
    return dict(score(t.g).sheet)


# Who plays with whom.


@rule("MK-TEAM-01", "MK-SCEN-02-06")
def test_two_pairs_by_lot_or_as_agreed() -> None:
    dealt: set[tuple[int, ...]] = set()
    for seed in range(12):
        g = SPEC.new_match(4, seed, {"scenario": "full_conquest", "teams": "pairs"})
        assert isinstance(g, MageKnight) and sorted(g.teams) == [0, 0, 1, 1]
        dealt.add(g.teams)
    assert len(dealt) == 3
    t = table()
    assert t.g.teams == (0, 1, 0, 1)
    assert [seat for seat in range(4) if allied(t.g, 0, seat)] == [2]


@rule("MK-TEAM-01")
@pytest.mark.parametrize(
    ("scenario", "players", "teams", "said"),
    [
        ("full_conquest", 3, "pairs", "4 players"),
        ("first_reconnaissance", 4, "pairs", "not played in teams"),
        ("full_cooperation", 2, "pairs", "one team"),
        ("full_conquest", 4, [0, 0, 0, 1], "a list like"),
        ("full_conquest", 4, "friends", "a list like"),
    ],
)
def test_other_teams_are_refused_before_the_match(scenario: str, players: int, teams: object, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        SPEC.new_match(players, 1, {"scenario": scenario, "teams": teams})


@rule("MK-SCEN-02-06")
def test_two_teams_may_fight_for_two_high_cities_or_two_megapolises() -> None:
    table = {"scenario": "full_conquest", **ALLIES}
    levels = {"city_tiles": "2", "first_city_level": "10", "second_city_level": "11"}
    g = SPEC.new_match(4, 1, {**table, **levels})
    assert isinstance(g, MageKnight) and g.city_levels == (10, 11)
    g = SPEC.new_match(4, 1, {**table, "first_megapolis": "12", "megapolis": "12"})
    assert isinstance(g, MageKnight) and cities_in_game(g) == 2
    assert isinstance(g := SPEC.new_match(4, 1, table), MageKnight) and cities_in_game(g) == 4


# What allies do to each other, and do not.


@rule("MK-TEAM-02")
def test_mana_exploit_does_not_hurt_an_ally() -> None:
    t = table()
    with t.edit() as g:
        g.centre.append(Centre("mana_exploit", 0, GREEN))
        for seat in (1, 2):
            mana_used(g, seat, BLUE)
    assert WOUND in t.hero(1).hand.items and WOUND not in t.hero(2).hand.items


@rule("MK-TEAM-02")
def test_source_freeze_leaves_an_ally_the_usual_die() -> None:
    t = table()
    with t.edit() as g:
        g.centre.append(Centre("source_freeze", 0))
    assert [dice_left(t.g, hero) for hero in t.g.heroes] == [1, 0, 1, 0]


@rule("MK-TEAM-02")
def test_prayer_of_weather_and_healing_ritual_pass_an_ally_by() -> None:
    t = table()
    t.skill("prayer_of_weather")
    t.choose("skill", "prayer_of_weather")
    dearer = [m.seat for m in t.g.modifiers if m.amount == 1]
    assert dearer == [1, 3]
    t.at("1.mid", 0)
    t.at("1.ne", 2)
    t.at("start.mid", 1)
    assert 2 not in nearest(t.g, 0)


@rule("MK-TEAM-03")
def test_spells_do_affect_an_ally() -> None:
    t = table(hand="mana_meltdown, march")
    t.mana(tokens="red")
    for seat in (1, 2, 3):
        t.mana(crystals="blue", seat=seat)
    t.play("mana_meltdown", "basic")
    t.until_that(lambda: t.prompt in ("take-crystal", "move"))
    assert [hero.crystals[BLUE] for hero in t.g.heroes][1:] == [0, 0, 0]


@rule("MK-TEAM-04")
def test_nothing_can_be_given_to_an_ally() -> None:
    t = table(at="1.mid")
    t.at("1.ne", 2)
    t.mana(crystals="red red")
    t.units("peasants")
    named = [key for key in t.options() if any(hero.name in key for hero in t.g.heroes)]
    assert named == []


@rule("MK-TEAM-05")
def test_allies_may_storm_a_city_together_and_so_may_rivals() -> None:
    t = siege("full_conquest", 4, options=ALLIES)
    guards(t, "swordsmen", "crossbowmen", "gunners", "guardsmen")
    t.choose("joint", CITY)
    assert len(t.options("invite")) == 3


@rule("MK-TEAM-06")
def test_allies_do_not_see_each_others_hands() -> None:
    t = table()
    seen = str(t.sees(2)["heroes"][0]["hand"])  # type: ignore[index]
    assert "march" not in seen and "rage" not in seen


@rule("MK-TEAM-07")
def test_who_ends_on_the_hex_of_an_ally_must_withdraw() -> None:
    t = table(at="1.mid")
    t.at("1.e", 2)
    t.points(move=9)
    wounds = t.hero().hand.items.count(WOUND)
    t.choose("walk", "1.e")
    assert not safe(t.g, 0, HEX["1.e"])
    t.choose("end")
    assert t.hero().hex == HEX["1.mid"] and t.hero(2).hex == HEX["1.e"]
    assert t.hero().hand.items.count(WOUND) == wounds + 1


@rule("MK-TEAM-07")
def test_city_and_portal_hold_allies() -> None:
    t = siege("full_conquest", 4, options=ALLIES)
    with t.edit() as g:
        g.cities[0].conquered = True
        g.heroes[2].hex = HEX[CITY]
    t.points(move=2)
    t.choose("walk", CITY)
    assert safe(t.g, 0, HEX[CITY]) and safe(t.g, 0, HEX["start.mid"])


@rule("MK-TEAM-08")
def test_allies_cannot_fight_each_other() -> None:
    t = table(at="1.mid")
    t.at("1.e", 2)
    t.points(move=9)
    t.choose("walk", "1.e")
    assert t.g.fight is None and not t.options("attack_hero") and t.offers("end")
    t.at("start.mid", 2)
    t.at("1.e", 1)
    assert t.options("attack_hero") and t.refused("end") == "MK-MOVE-34", "a rival would have to be fought"


@rule("MK-TEAM-09")
def test_an_allys_keep_is_open_but_only_own_keeps_raise_the_hand_limit() -> None:
    t = table(at="3.e")
    t.clear("3.ne")
    t.token("guardsmen", "3.ne")
    t.clear("3.ne")
    t.shield("3.ne", 2)
    usual = hand_limit(t.g, t.hero())
    assert not hostile(t.g, 0, HEX["3.ne"]) and hostile(t.g, 1, HEX["3.ne"])
    t.points(move=9)
    t.choose("walk", "3.ne")
    assert t.g.fight is None and t.hero().reputation == 0
    assert t.offers("interact")
    assert hand_limit(t.g, t.hero()) == usual
    t.shield("4.mid", 0)
    assert hand_limit(t.g, t.hero()) == usual
    t.tile("9", 0, 2)
    t.shield("9.e", 0)  # far away, but beside the keep of an ally the own ones count
    assert hand_limit(t.g, t.hero()) == usual + 1
    t.shield("3.ne", 1)
    assert hand_limit(t.g, t.hero()) == usual


# The score.


@rule("MK-TEAM-10")
def test_the_lower_fame_of_a_team_is_its_base() -> None:
    t = table()
    for seat, fame in enumerate((10, 20, 4, 30)):
        t.fame(fame, seat)
    assert sheet_of(t)["fame"] == (4, 20, 4, 20)


@rule("MK-TEAM-11")
def test_the_better_result_counts_of_wounds_the_larger_penalty() -> None:
    t = table()
    t.mana(crystals="red red", seat=0)
    t.mana(crystals="red red red blue blue blue", seat=2)
    t.hand("wound, wound, march", 1)
    t.hand("wound, march", 3)
    rows = sheet_of(t)
    assert rows["loot"] == (3, 0, 3, 0)
    assert rows["beating"] == (0, -4, 0, -4)


@rule("MK-TEAM-11", "MK-SCEN-02-06")
def test_of_cities_too_the_better_result_counts() -> None:
    t = siege("full_conquest", 4, options=ALLIES)
    with t.edit() as g:
        g.cities[0].conquered = True
        g.cities[0].shields = [0, 0, 2, 1]
    rows = sheet_of(t)
    assert rows["cities"] == (7, 4, 7, 4)
    assert rows["title-cities"] == (5, 0, 5, 0)


@rule("MK-TEAM-12")
def test_titles_are_won_by_teams_and_a_team_wins_together() -> None:
    t = table()
    t.mana(crystals="red red", seat=0)
    t.mana(crystals="red red", seat=2)
    rows = sheet_of(t)
    assert rows["title-loot"] == (3, 0, 3, 0), "two allies with the same result do not share the title"
    outcome = score(t.g)
    assert outcome.scores == (4, 0, 4, 0) and outcome.winners == (0, 2)
    t.mana(crystals="red red", seat=1)
    assert sheet_of(t)["title-loot"] == (1, 1, 1, 1)


@rule("MK-TEAM-05")
def test_a_joint_assault_needs_all_who_are_asked_allies_or_not() -> None:
    t = siege("full_conquest", 4, options=ALLIES)
    guards(t, "swordsmen", "crossbowmen", "gunners", "guardsmen")
    call(t, ("arythea", 1))
    while t.prompt == "joint-plan":
        t.choose(t.options("share")[0])
    agree(t)
    assert t.g.joint is not None and len(t.g.joint.members) == 4


# What everybody sees.


@rule("MK-TEAM-01")
def test_everybody_sees_who_plays_with_whom() -> None:
    shown = scene(project(table().match, 1))
    assert [panel.marks[-1] for panel in shown.panels] == ["team-0", "team-1", "team-0", "team-1"]
    assert [one.args for one in shown.sums if one.text == "sum-ally" and one.seat == 1] == [(("who", 3),)]


@rule("MK-TEAM-11", "MK-TEAM-12")
def test_the_sheet_of_a_team_is_explained_by_whoever_counts() -> None:
    t = table()
    t.fame(9, 0)
    sums = score_sums(t.g, True)
    assert next(one.args for one in sums if one.of == "fame" and one.seat == 0) == (("who", 2),)
    t.mana(crystals="red red", seat=2)
    told = [one for one in score_sums(t.g, True) if one.of == "loot" and one.seat == 0]
    assert [one.text for one in told] == ["sum-score-best", "sum-score-loot"] and told[0].args == (("who", 2),)
