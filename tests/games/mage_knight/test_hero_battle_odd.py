"""Hero battles: the odd cases, and what is gone when an attack or the battle is over."""

from __future__ import annotations

import pytest

from games.mage_knight.dueling import FROM, HERE, Dueling
from games.mage_knight.troops import use
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.fights import Shaken
from realms.games.mage_knight.rules.duel import enemies, retreats
from realms.games.mage_knight.rules.duel_aims import unit_armour, unit_resists
from realms.games.mage_knight.rules.units import disband
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import Centre
from realms.games.mage_knight.terms import BLUE, ICE, MELEE, PHYSICAL, RANGED
from realms.games.mage_knight.vocabulary import lasting
from realms.kernel.view import project
from realms.testing.rules import rule

RANGED_AT = 4 * RANGED
KEEP, GATE = "3.ne", "3.e"
PAIRS: dict[str, object] = {"teams": [0, 1, 0, 1]}


def besieged(owner: int = 1, **more: object) -> Dueling:
    """Goldyx is in a keep, and Arythea goes in."""
    t = Dueling(hex=KEEP, back=GATE, **more)  # type: ignore[arg-type]
    t.shield(KEEP, owner)
    t.approach(KEEP)
    return t


# How it begins.


@rule("MK-SCEN-10-08", "MK-MOVE-35")
def test_where_assaults_cost_no_reputation_the_attack_on_an_owner_costs_none() -> None:
    assert besieged(scenario="conquer_and_hold").hero().reputation == 0
    assert besieged().hero().reputation == -1


@rule("MK-PVP-40", "MK-TEAM-09")
def test_who_drives_an_ally_of_the_owner_out_of_a_keep_has_taken_it() -> None:
    t = besieged(3, players=4, options=PAIRS)
    t.choose("attend", "partial")
    t.choose("pass")
    t.choose("pass")
    t.arm((MELEE, 9))
    t.choose("attack")
    t.choose("done")
    t.choose("drive", GATE)
    assert t.g.shields[HEX[KEEP]] == 0


@rule("MK-PVP-40")
def test_only_a_keep_changes_hands() -> None:
    t = Dueling()
    t.melee()
    t.arm((MELEE, 9))
    t.choose("attack")
    t.choose("done")
    t.choose("drive", FROM)
    assert HEX[HERE] not in t.g.shields


@rule("MK-PVP-09", "MK-TURN-11")
@pytest.mark.parametrize("deck", ["", "march"])
def test_who_has_no_cards_at_all_has_no_turn_to_take_early(deck: str) -> None:
    t = Dueling(other="")
    t.deck(deck, seat=1)
    t.approach()
    t.choose("attack_hero", "goldyx")
    assert t.offers("attend", "full") == bool(deck)
    assert t.offers("attend", "partial")


@rule("MK-PVP-08", "MK-HEAL-07")
def test_points_of_before_the_battle_are_lost() -> None:
    t = Dueling(hand="rage, wound")
    t.points(heal=1, influence=2)
    t.begin()
    assert (t.hero().now.heal, t.hero().now.influence) == (0, 0)


# How the defender attends.


@rule("MK-PVP-11", "MK-MANA-07")
def test_a_frozen_source_leaves_the_die_of_an_effect() -> None:
    t = Dueling(other="mana_draw, swiftness")
    t.mana(source="white white white white")
    t.skill("source_freeze")
    with t.edit() as g:
        g.centre.append(Centre("source_freeze", 0))
        g.heroes[0].flipped.append("source_freeze")
    t.begin()
    t.play("mana_draw")
    assert "strong" in t.ways("swiftness")


@rule("MK-PVP-11", "MK-MANA-07")
@pytest.mark.parametrize("attend", ["full", "partial"])
def test_dice_are_shown_as_the_defender_may_use_them(attend: str) -> None:
    t = Dueling()
    t.mana(source="white white white white")
    t.begin(attend)
    for viewer in (0, 1):
        shown = SPEC.scene(project(t.g, viewer))
        dice = next(zone.cards for zone in shown.zones if zone.id == "source")
        told = [one.seat for one in shown.sums if one.text == "sum-die-used"]
        assert ([die.on for die in dice], told) == (([1] * 4, []) if attend == "full" else ([0] * 4, [1]))


@rule("MK-PVP-11")
@pytest.mark.parametrize("attend", ["full", "partial"])
def test_a_tactic_is_for_the_own_turn(attend: str) -> None:
    t = Dueling()
    t.tactic("mana_search", seat=1)
    t.begin(attend)
    assert bool(t.options("tactic")) == (attend == "full")


@rule("MK-PVP-08", "MK-INTERACT-19")
def test_a_turn_taken_early_parts_what_may_be_done_once_between_turns_the_one_given_up_does_not() -> None:
    t = Dueling(hand="rage, march", hex="3.sw", back="3.w")
    t.approach("3.sw")
    t.choose("attack_hero", "goldyx")
    t.choose("plunder")
    t.choose("attend", "full")
    for _ in range(4):
        t.choose("pass")
    assert not t.hero(1).plundered
    with t.edit() as g:
        g.heroes[1].plundered = True
    t.until_that(lambda: t.heard("turn-skipped"), "the turn that was given up")
    assert t.hero(1).plundered


@rule("MK-PVP-08", "MK-TURN-08")
def test_own_interactive_skills_expire_when_a_turn_is_taken_early() -> None:
    t = Dueling()
    t.skill("source_freeze", seat=1)
    with t.edit() as g:
        g.centre.append(Centre("source_freeze", 1))
        g.heroes[1].flipped.append("source_freeze")
    t.mana(source="blue blue blue blue")
    t.approach()
    t.choose("attack_hero", "goldyx")
    t.choose("attend", "full")
    assert t.g.centre == []
    t.choose("colour", "blue")
    assert t.hero(1).crystals[BLUE] == 1


# What is gone after an attack, or with the battle.


@rule("MK-PVP-28")
def test_block_and_points_of_one_attack_do_not_serve_the_next() -> None:
    t = Dueling()
    t.melee()
    t.arm((MELEE, 3))
    t.choose("attack")
    t.guard((PHYSICAL, 3))
    t.points(1, move=2, influence=2)
    t.choose("done")
    assert (t.hero(1).now.move, t.hero(1).now.influence) == (0, 0)
    t.choose("pass")
    t.arm((MELEE, 3))
    t.choose("attack")
    assert t.arg["left_n"] == 3


@rule("MK-PVP-53")
def test_only_the_mana_of_the_present_attack_counts_and_only_for_cold_toughness() -> None:
    t = Dueling(hand="rage, march", other="march")
    with t.invent() as g:
        g.heroes[1].hand.put("cold_toughness")
    t.mana(tokens="red")
    t.mana(tokens="blue", seat=1)
    t.melee()
    t.play("rage", "strong")
    t.choose("attack")
    t.guard((PHYSICAL, 1))
    assert t.arg["left_n"] == 3
    t.choose("done")
    t.choose("done")
    t.choose("pass")
    t.arm((MELEE, 9))
    t.choose("attack")
    t.play("cold_toughness", "strong")
    assert t.arg["left_n"] == 9 - 5


@rule("MK-PVP-22")
def test_inefficient_points_of_several_elements_are_halved_together() -> None:
    t = Dueling()
    t.melee()
    t.arm((MELEE + ICE, 8))
    t.choose("attack")
    t.guard((PHYSICAL, 3), (ICE, 3))
    assert t.arg["left_n"] == 5


@rule("MK-PVP-58", "MK-COMBAT-14")
def test_the_start_of_the_battle_is_each_players_own() -> None:
    t = Dueling(hand="into_the_heat, march", other="swiftness")
    t.units("peasants, utem_crossbowmen")
    t.mana(tokens="white", seat=1)
    t.begin()
    t.play("swiftness", "strong")
    t.choose("attack")
    t.choose("done")
    t.choose("done")
    assert "basic" in t.ways("into_the_heat"), "only the other has done something yet"
    use(t, 1, 1)
    assert t.ways("into_the_heat") == []
    t.choose("attack")
    t.choose("done")
    t.choose("done")
    t.choose("pass")
    assert t.active == 0 and t.ways("into_the_heat") == []


@rule("MK-PVP-53", "MK-PVP-55")
def test_what_lasts_for_the_battle_ends_with_it() -> None:
    t = Dueling(other="burning_shield")
    t.mana(tokens="red", seat=1)
    t.melee()
    t.arm((MELEE, 4))
    t.choose("attack")
    t.play("burning_shield")
    t.choose("done")
    assert lasting.has(t.g, lasting.BURNING, 1)
    t.choose("pass")
    t.points(influence=2)
    t.choose("pass")
    assert t.g.fight is None and not lasting.has(t.g, lasting.BURNING, 1)
    assert t.hero().now.influence == 0


# Units.


@rule("MK-PVP-55")
def test_what_takes_armour_or_resistances_adds_up() -> None:
    t = Dueling(hand="tremor, demolish, chill, sword_of_justice, rage")
    t.units("altem_guardians, fire_golems", seat=1)
    t.mana(tokens="green red blue")
    t.melee()
    t.play("tremor", "basic", "do:one_enemy", "enemy:0")
    t.play("demolish")
    assert unit_armour(t.g, 1, 0) == 7 - 3 - 1
    t.choose("card", "chill")
    t.choose("way", "basic")
    t.choose("enemy", 1)
    t.play("sword_of_justice", "strong")
    assert unit_resists(t.g, 1, 1) == 0


@rule("MK-PVP-50", "MK-PVP-56")
def test_marks_and_shares_follow_a_unit_when_another_leaves() -> None:
    t = Dueling()
    t.units("peasants, foresters, northern_monks")
    t.units("herbalists, utem_guardsmen", seat=1)
    t.melee()
    use(t, 2, 0, "do:attack")
    t.choose("attack")
    with t.edit() as g:
        assert g.fight is not None and g.fight.duel is not None
        g.fight.duel.shaken.extend([Shaken(0, 0, -1), Shaken(0, 2, -2), Shaken(1, 1, -3)])
        g.fight.duel.blockers.extend([0, 1])
        disband(g, 0, 0)
        disband(g, 1, 0)
    assert [(mark.seat, mark.unit) for mark in t.duel.shaken] == [(0, 1), (1, 0)]
    assert [share.unit for share in t.duel.shares] == [1] and t.duel.blockers == [0]


@rule("MK-PVP-54")
def test_a_wounded_unit_counts_for_nothing() -> None:
    t = Dueling()
    t.units("peasants, foresters", seat=1)
    t.melee()
    assert enemies(t.g, 0) == 3
    with t.edit() as g:
        g.heroes[1].units[0].wounds = 1
    assert enemies(t.g, 0) == 2


@rule("MK-PVP-21", "MK-PVP-55")
def test_exposing_a_single_unit_leaves_the_walls_standing() -> None:
    t = Dueling(hand="expose, rage", hex=KEEP, back=GATE)
    t.units("ice_golems", seat=1)
    t.shield(KEEP, 1)
    t.mana(tokens="white")
    t.approach(KEEP)
    t.choose("attend", "partial")
    t.choose("pass")
    t.play("expose", "basic", "enemy:0")
    assert unit_resists(t.g, 1, 0) == 0
    t.arm((RANGED_AT, 2))
    assert t.refused("attack") == "MK-PVP-21"


@rule("MK-PVP-56", "MK-PVP-54")
def test_a_unit_that_is_only_borrowed_cannot_be_stopped_nor_does_it_count() -> None:
    t = Dueling(hand="call_to_arms, rage", other="whirlwind")
    t.unit_offer("northern_monks")
    t.mana(tokens="white")
    t.mana(tokens="white", seat=1)
    t.melee()
    t.choose("card", "call_to_arms")
    t.choose("way", "basic")
    while t.prompt != "hero-attack":
        t.choose(t.options()[0])
    assert sum(t.attack()) == 3
    t.choose("attack")
    assert enemies(t.g, 1) == 1
    assert "basic" not in t.ways("whirlwind")


@rule("MK-PVP-56", "MK-COMBAT-14")
def test_who_stops_a_unit_by_a_banner_has_done_something() -> None:
    t = Dueling(other="into_the_heat")
    t.units("utem_crossbowmen")
    t.units("foresters", seat=1)
    with t.edit() as g:
        g.artifact_deck.items.remove("banner_of_fear")
        g.artifact_deck.known = []
        g.heroes[1].units[0].banner = "banner_of_fear"
    t.begin()
    t.choose("pass")
    use(t, 0, 1)
    t.choose("attack")
    t.choose("fear", 0)
    assert t.active == 1 and t.ways("into_the_heat") == []


@rule("MK-PVP-56", "MK-UNIT-07")
@pytest.mark.parametrize("state", ["spent", "wounds"])
def test_the_banner_of_fear_needs_a_ready_unit_under_it(state: str) -> None:
    t = Dueling()
    t.units("peasants")
    t.units("foresters", seat=1)
    with t.edit() as g:
        g.artifact_deck.items.remove("banner_of_fear")
        g.artifact_deck.known = []
        g.heroes[1].units[0].banner = "banner_of_fear"
        setattr(g.heroes[1].units[0], state, 1 if state == "wounds" else True)
    t.melee()
    use(t, 0, 0, "do:attack")
    t.choose("attack")
    assert t.refused("fear", 0) == ("MK-WOUND-05" if state == "wounds" else "MK-UNIT-07")


@rule("MK-PVP-53", "MK-PVP-50")
def test_a_shield_does_not_hit_a_unit_that_was_wounded_meanwhile() -> None:
    t = Dueling(other="ice_shield")
    t.units("northern_monks")
    t.mana(tokens="blue", seat=1)
    t.melee()
    use(t, 0, 0, "do:attack")
    t.choose("attack")
    t.play("ice_shield", "strong")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
    t.choose("done")
    assert t.prompt == "hero-attack"


@rule("MK-PVP-57", "MK-PVP-53")
def test_of_an_attack_that_was_cancelled_no_unit_is_left_to_hit() -> None:
    t = Dueling(other="ice_shield, banner_of_fear")
    t.units("northern_monks")
    t.mana(tokens="blue", seat=1)
    t.melee()
    use(t, 0, 0, "do:attack")
    t.choose("attack")
    t.play("ice_shield", "strong")
    t.play("banner_of_fear", "strong")
    assert (t.active, t.prompt) == (1, "hero-attack")


@rule("MK-PVP-25", "MK-COMBAT-71")
def test_units_that_may_not_be_hurt_are_spared_by_the_attacker_too() -> None:
    t = Dueling(other="into_the_heat")
    t.units("peasants", seat=1)
    t.begin()
    t.play("into_the_heat")
    for _ in range(2):
        t.choose("pass")
    t.arm((MELEE, 9))
    t.choose("attack")
    t.choose("done")
    assert t.refused("unit", 0) == "MK-COMBAT-71" and t.offers("hero")


@rule("MK-PVP-33")
def test_a_stolen_banner_leaves_nothing_behind() -> None:
    t = Dueling()
    t.units("peasants", seat=1)
    with t.edit() as g:
        g.artifact_deck.items.remove("banner_of_courage")
        g.artifact_deck.known = []
        unit = g.heroes[1].units[0]
        unit.banner, unit.banner_used, unit.wounds = "banner_of_courage", True, 1
    t.melee()
    t.arm((MELEE, 5))
    t.choose("attack")
    t.choose("done")
    t.choose("rob", "banner_of_courage", "units")
    assert (t.hero(1).units[0].banner, t.hero(1).units[0].banner_used) == ("", False)


@rule("MK-PVP-34", "MK-MOVE-07")
def test_at_night_the_way_out_costs_what_it_costs_at_night() -> None:
    t = Dueling(hex="1.w", back="1.sw")
    t.approach("1.w")
    t.choose("attack_hero", "goldyx")
    t.choose("attend", "partial")
    by_day = dict(retreats(t.g, 1))
    t.night()
    at_night = dict(retreats(t.g, 1))
    assert [at_night[hex] - n for hex, n in by_day.items() if at_night[hex] != n] == [2]  # a forest: 3, and 5
