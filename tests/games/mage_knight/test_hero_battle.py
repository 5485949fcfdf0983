"""Hero battles: when they begin, and how the defender attends."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.dueling import FROM, HERE, Dueling
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.terms import GOLD, RANGED_PHASE, RED
from realms.testing.rules import rule


@rule("MK-PVP-01", "MK-PVP-02", "MK-MOVE-34")
def test_who_stops_beside_another_hero_attacks() -> None:
    t = Dueling()
    t.approach()
    assert t.refused("end") == "MK-MOVE-34"
    t.choose("attack_hero", "goldyx")
    assert (t.duel.aggressor, t.duel.defender) == (0, 1)
    assert t.prompts == [(1, "attend")]


@rule("MK-PVP-01", "MK-MOVE-33", "MK-MOVE-34")
def test_who_only_passes_by_does_not_attack() -> None:
    t = Dueling()
    t.approach()
    t.points(move=5)
    t.choose("walk", FROM)
    assert t.offers("end") and not t.options("attack_hero")


@rule("MK-MOVE-40", "MK-PVP-01", "MK-MOVE-41", "MK-TURN-07")
@pytest.mark.parametrize("forbidden", ["token", "announced", "ending", "team", "friendly"])
def test_where_hero_battles_are_not_allowed_one_withdraws(forbidden: str) -> None:
    t = Dueling(hand="rage, march")
    with t.edit() as g:
        if forbidden == "token":
            g.heroes[1].token_down = True
        elif forbidden == "announced":
            g.announced = 1
            g.last_turns = []
        elif forbidden == "ending":
            g.ending = True
        elif forbidden == "team":
            g.teams = (0, 0)
        else:
            g.switches = ("no_hero_battles",)
    t.approach()
    assert not t.options("attack_hero")
    t.choose("end")
    assert HEX_NAMES[t.hero().hex] == FROM
    assert "wound" in t.hero().hand.items


@rule("MK-MOVE-40", "MK-SCEN-01-05")
def test_no_hero_battles_in_the_first_reconnaissance() -> None:
    t = Dueling(scenario="first_reconnaissance")
    t.approach()
    assert not t.options("attack_hero") and t.offers("end")


@rule("MK-PVP-01", "MK-MOVE-37")
def test_no_hero_battle_on_the_portal() -> None:
    t = Dueling(hex="start.mid")
    t.points(move=5)
    t.choose("walk", "start.mid")
    assert not t.options("attack_hero") and t.offers("end")


@rule("MK-PVP-03", "MK-MOVE-42")
def test_no_step_to_another_hero_that_provokes() -> None:
    t = MK("full_conquest", players=2, at="1.w")
    t.token("prowlers", "1.nw")
    t.at("1.mid", seat=1)
    t.points(move=20)
    assert t.refused("walk", "1.mid") == "MK-MOVE-42"


@rule("MK-MOVE-35", "MK-COMBAT-02", "MK-PVP-01")
def test_entering_a_keep_with_its_owner_inside_is_an_attack_at_once() -> None:
    t = Dueling(hex="3.ne", back="3.e")
    with t.edit() as g:
        g.shields[HEX["3.ne"]] = 1
    t.approach("3.ne")
    assert t.prompts == [(1, "attend")]
    assert t.hero().reputation == -1


@rule("MK-MOVE-34", "MK-MOVE-30")
def test_underground_attack_may_end_on_another_hero() -> None:
    t = Dueling(hand="underground_travel, rage", hex="3.ne", back="3.e")
    with t.edit() as g:
        g.shields[HEX["3.ne"]] = 1
    t.night()
    t.mana(tokens="green black")
    t.play("underground_travel", "strong", "to:3.ne")
    assert t.prompts == [(1, "attend")]
    t.choose("attend", "partial")
    t.choose("pass")
    t.arm((4, 3))
    assert t.offers("attack")  # the walls were passed under: no siege is needed


@rule("MK-PVP-04")
def test_the_defender_neither_moves_nor_acts_nor_ends_the_round() -> None:
    t = Dueling(other="march, rage")
    t.deck("", seat=1)
    t.begin("full")
    assert t.active == 1
    for verb in ("walk", "explore", "interact", "announce", "rest", "end"):
        assert not t.options(verb), verb
    assert t.ways("rage") == []  # neither moving nor fighting hand to hand suits the ranged phase
    assert t.refused("card", "march") == "MK-COMBAT-14"


@rule("MK-PVP-05", "MK-INTERACT-19")
def test_the_defender_may_plunder_first() -> None:
    t = Dueling(hex="3.sw", back="3.w")
    t.points(move=5)
    t.choose("walk", "3.sw")
    t.choose("attack_hero", "goldyx")
    assert t.prompts == [(1, "between-turns")]
    held = len(t.hero(1).hand.items)
    t.choose("plunder")
    assert len(t.hero(1).hand.items) == held + 2 and t.hero(1).reputation == -1
    assert t.prompts == [(1, "attend")]


@rule("MK-PVP-06", "MK-PVP-07", "MK-TURN-07")
def test_full_attendance_uses_up_the_next_turn() -> None:
    t = Dueling(hand="rage, march")
    t.melee("full")
    assert t.hero(1).token_down
    t.choose("pass")
    t.choose("pass")
    t.until_that(lambda: t.active == 0 and t.prompt == "afterwards", "the aggressor goes on")
    t.all_events.clear()
    t.until_that(lambda: t.active == 0 and t.prompt == "move", "the next turn of the aggressor")
    assert t.heard("turn-skipped") and not t.hero(1).token_down
    assert not t.heard("round-announced")


@rule("MK-PVP-07", "MK-MOVE-40")
def test_who_attends_fully_is_not_attacked_again() -> None:
    t = Dueling()
    t.melee("full")
    t.choose("pass")
    t.choose("pass")
    t.until_that(lambda: t.active == 0 and t.prompt == "afterwards", "the battle is over")
    t.turn()
    t.approach()
    assert not t.options("attack_hero")


@rule("MK-PVP-08", "MK-TURN-12")
def test_full_attendance_is_a_turn_with_its_start_and_its_end() -> None:
    t = Dueling(other="rage, march", hex="2.ne", back="2.e")  # a magical glade
    t.approach("2.ne")
    t.choose("attack_hero", "goldyx")
    t.choose("attend", "full")
    assert t.hero(1).tokens[GOLD] == 1
    for _ in range(4):
        t.choose("pass")
    assert t.prompts == [(1, "afterwards")]
    t.choose("done")
    t.until_that(lambda: t.active == 0, "the end of the defender's turn")
    assert t.hero(1).tokens == [0] * 6 and len(t.hero(1).hand.items) == 5
    assert t.prompt == "afterwards"


@rule("MK-PVP-08", "MK-PVP-11")
def test_a_die_of_the_source_only_in_full_attendance() -> None:
    for attend in ("full", "partial"):
        t = Dueling(other="swiftness")  # strong: ranged attack 3 for a white mana
        t.mana(source="white white white white")
        t.begin(attend)
        assert ("strong" in t.ways("swiftness")) == (attend == "full"), attend


@rule("MK-PVP-11")
def test_an_effect_may_allow_a_die_in_partial_attendance() -> None:
    t = Dueling(other="mana_draw, swiftness")
    t.mana(source="white white white white")
    t.begin()
    assert t.ways("swiftness") == []
    t.play("mana_draw")
    assert "strong" in t.ways("swiftness")


@rule("MK-PVP-12", "MK-END-01")
def test_a_die_used_in_partial_attendance_is_rolled_when_the_battle_ends() -> None:
    t = Dueling(other="mana_draw, swiftness")
    t.mana(source="white white white white")
    t.begin()
    t.play("mana_draw")
    t.play("swiftness", "strong")
    assert len(t.g.source) == 3
    for _ in range(4):
        t.choose("pass")
    assert len(t.g.source) == 4


@rule("MK-PVP-08", "MK-PVP-11")
def test_skills_only_in_full_attendance() -> None:
    for attend in ("full", "partial"):
        t = Dueling()
        t.skill("freezing_power", seat=1)  # goldyx: siege attack
        t.begin(attend)
        if attend == "full":
            assert t.offers("skill", "freezing_power")
        else:
            assert t.refused("skill", "freezing_power") == "MK-PVP-11"


@rule("MK-PVP-11", "MK-SKILL-04")
def test_skills_for_the_turns_of_others_serve_in_partial_attendance() -> None:
    t = Dueling()
    t.skill("motivation_goldyx", seat=1)
    t.approach()
    t.choose("attack_hero", "goldyx")
    t.choose("pass")  # not before the battle
    t.choose("attend", "partial")
    assert t.offers("skill", "motivation_goldyx")
    t.choose("skill", "motivation_goldyx")
    assert t.prompt == "hero-attack"


@rule("MK-PVP-11")
def test_the_die_on_mana_steal_is_for_the_own_turn() -> None:
    for attend in ("full", "partial"):
        t = Dueling(other="swiftness")
        t.no_mana()
        with t.edit() as g:
            g.heroes[1].tactic = "mana_steal"
            g.heroes[1].kept_die = 3
            g.source.pop()
        t.begin(attend)
        assert ("strong" in t.ways("swiftness")) == (attend == "full"), attend


@rule("MK-PVP-09")
def test_no_full_attendance_with_only_wounds() -> None:
    t = Dueling(other="wound, wound")
    t.approach()
    t.choose("attack_hero", "goldyx")
    assert t.refused("attend", "full") == "MK-PVP-09"
    assert t.offers("attend", "partial")


@rule("MK-PVP-10")
def test_partial_attendance_keeps_the_next_turn_and_further_attacks() -> None:
    t = Dueling(hand="rage, march")
    t.begin()
    assert not t.hero(1).token_down
    for _ in range(4):
        t.choose("pass")
    assert t.prompts == [(0, "afterwards")]
    t.turn()
    t.approach()
    assert t.offers("attack_hero", "goldyx")
    t.at(FROM)
    t.choose("end")
    t.until_that(lambda: t.active == 1 and t.prompt == "move", "the turn of the defender")


@rule("MK-PVP-12", "MK-PVP-11", "MK-MANA-02")
def test_partial_attendance_has_no_end_of_turn() -> None:
    t = Dueling(hand="rage, march", other="swiftness, march")
    t.mana(tokens="white red", seat=1)
    t.begin()
    t.play("swiftness", "strong")
    t.choose("pass")
    for _ in range(3):
        t.choose("pass")
    assert t.prompts == [(0, "afterwards")]  # the defender neither heals nor draws
    assert t.hero(1).tokens[RED] == 1 and t.hero(1).played == ["swiftness"]
    assert t.hero(1).hand.items == ["march"]
    t.until_that(lambda: t.active == 1 and t.prompt == "move", "the next turn of the defender")
    assert t.hero(1).tokens[RED] == 1
    t.choose("end")
    t.until_that(lambda: t.active == 0, "its end")
    assert t.hero(1).tokens[RED] == 0 and t.hero(1).played == []


@rule("MK-PVP-13")
@pytest.mark.parametrize("attend", ["full", "partial"])
def test_both_ways_of_attending_allow_attack_and_block(attend: str) -> None:
    t = Dueling(other="determination, swiftness")
    t.mana(tokens="white", seat=1)
    t.begin(attend)
    assert t.g.phase == RANGED_PHASE
    t.play("swiftness", "strong")
    t.choose("attack")
    assert (t.active, t.arg["n"]) == (0, 3)
    t.choose("done")
    t.choose("done")
    t.arm((4, 2))
    t.choose("attack")
    t.play("determination", "basic", "do:block")
    assert t.block()[0] == 2


@rule("MK-PVP-08")
def test_no_second_turn_is_had_inside_that_of_another() -> None:
    t = Dueling()
    t.tactic("the_right_moment", seat=1)
    t.begin("full")
    assert t.refused("tactic", "the_right_moment") == "MK-ROUND-24"


@rule("MK-PVP-14")
def test_ranged_phase_then_melee_phase_then_it_is_over() -> None:
    t = Dueling()
    t.begin()
    asked = []
    for _ in range(4):
        asked.append((t.active, t.arg["phase"]))
        t.choose("pass")
    assert asked == [(1, "ranged"), (0, "ranged"), (0, "melee"), (1, "melee")]
    assert t.g.fight is None and HEX_NAMES[t.hero().hex] == FROM
    assert t.hero(1).hex == HEX[HERE]
