"""The green spells: Tremor, Underground Travel, Restoration, Meditation, Energy Flow, and their strong sides."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.data.tiles import TERRAIN
from realms.games.mage_knight.oddities.spells_moves import WATER, within
from realms.games.mage_knight.rules import foes
from realms.games.mage_knight.rules.ground import safe
from realms.games.mage_knight.terms import DUMMY, LAKE, SEA, SWAMP
from realms.testing.rules import rule


def armours(t: MK) -> list[int]:
    assert t.g.fight is not None
    return [foes.armour(t.g, foe) for foe in t.g.fight.foes]


def test_tremor_shakes_one_enemy_or_all() -> None:
    t = MK(hand="tremor")
    t.mana(tokens="green")
    t.fight("wolf_riders", "cursed_hags")
    t.play("tremor", "basic", "do:one_enemy", "enemy:1")
    assert armours(t) == [4, 2]
    u = MK(hand="tremor")
    u.mana(tokens="green")
    u.fight("wolf_riders", "cursed_hags", "sorcerers", "diggers")
    u.play("tremor", "basic", "do:all_enemies")
    assert armours(u) == [2, 3, 6, 1]  # the immune ones stand; never below one


def test_green_is_resisted_by_nobody() -> None:
    t = MK(hand="tremor")
    t.mana(tokens="green")
    t.fight("high_dragon", "altem_guardsmen")
    t.play("tremor", "basic", "do:all_enemies")
    assert armours(t) == [7, 5]


def test_earthquake_is_twice_as_strong_against_the_fortified() -> None:
    t = MK(hand="tremor")
    t.night()
    t.mana(tokens="green black")
    t.fight("guardsmen", "swordsmen")
    t.play("tremor", "strong", "do:all_enemies")
    assert armours(t) == [3, 3]  # fortified by its own ability; not fortified
    u = MK(hand="tremor")
    u.night()
    u.mana(tokens="green black")
    u.fight("guardsmen", "swordsmen", walls=True)
    u.play("tremor", "strong", "do:one_enemy", "enemy:0")
    assert armours(u) == [1, 5]  # fortified twice counts once
    v = MK(hand="tremor")
    v.night()
    v.mana(tokens="green black")
    v.fight("high_dragon")
    v.play("tremor", "strong", "do:one_enemy", "enemy:0")
    assert armours(v) == [6]


def test_a_breached_wall_does_not_count_for_the_earthquake() -> None:
    t = MK(hand="tremor, demolish")
    t.night()
    t.mana(tokens="green red black")
    t.fight("swordsmen", walls=True)
    t.play("demolish")
    t.play("tremor", "strong", "do:one_enemy", "enemy:0")
    assert armours(t) == [1]  # 5 - 1 - 3
    with t.edit() as g:
        assert g.fight is not None
        assert g.fight.foes[0].armour == -4


# Underground Travel and Underground Attack.


def near_the_keep(*, spell: str = "underground_travel") -> MK:
    """Beside the keep of tile 3."""
    t = MK(hand=f"{spell}, march")
    t.tile("3", 1, 1)
    t.token("swordsmen", "3.ne")
    t.at("3.w")
    t.mana(tokens="green black")
    return t


@rule("MK-MOVE-30", "MK-MOVE-31")
def test_underground_travel_goes_up_to_three_hexes_and_ends_safely() -> None:
    t = near_the_keep()
    t.play("underground_travel")
    land = t.g.land
    offered = [HEX[name] for name in t.refs("to")]
    assert offered
    for hex in offered:
        assert safe(t.g, 0, hex)
        assert hex in land.within(HEX["3.w"], 3)
    assert t.refused("to", "3.ne") == "MK-MOVE-31"  # the keep is not safe
    t.choose("to", "3.e")  # on the other side of the hill, without move points
    assert t.hero().hex == HEX["3.e"]
    assert t.hero().now.move == 0 and t.hero().now.moved
    assert t.prompt == "move"


@rule("MK-MOVE-30")
def test_underground_travel_avoids_swamps_and_lakes() -> None:
    t = MK(hand="underground_travel")
    t.tile("8", 1, 1)
    t.clear("8.mid")
    t.at("8.e")
    t.mana(tokens="green")
    t.play("underground_travel")
    assert not [name for name in t.refs("to") if TERRAIN[HEX[name]] in (SWAMP, LAKE, SEA)]
    # Through the swamp in the middle it is two hexes, around it three.
    assert within(t.g, HEX["8.e"], 3)[HEX["8.w"]] == 2
    assert within(t.g, HEX["8.e"], 3, WATER)[HEX["8.w"]] == 3
    assert t.offers("to", "8.w")


@rule("MK-MOVE-30", "MK-MOVE-11")
def test_underground_travel_provokes_nobody_and_passes_below_them() -> None:
    t = MK(hand="underground_travel")
    t.tile("1", 1, 0)
    assert HEX["1.nw"] in t.g.up_at
    t.at("1.mid")
    t.mana(tokens="green")
    t.play("underground_travel")
    beyond = [h for h in t.g.land.near[HEX["1.nw"]] if h not in t.g.land.near[HEX["1.mid"]] and h != HEX["1.mid"]]
    assert any(t.offers("to", HEX_NAMES[h]) for h in beyond)
    t.choose("to", "1.w")
    assert t.g.fight is None


@rule("MK-MOVE-09", "MK-COMBAT-01")
def test_underground_attack_assaults_a_site_without_its_walls() -> None:
    t = near_the_keep()
    t.night()
    t.play("underground_travel", "strong")
    assert t.options() == ["to:3.ne"]
    assert t.refused("to", "3.e") == "MK-MOVE-09"
    t.choose("to", "3.ne")
    assert t.hero().reputation == -1
    assert t.g.fight is not None and t.g.fight.cause == "assault"
    assert foes.fortified(t.g.fight, t.g.fight.foes[0]) == 0
    assert t.prompt == "fight"


@rule("MK-COMBAT-112")
def test_who_fails_below_the_walls_is_back_where_the_spell_was_cast() -> None:
    t = near_the_keep()
    t.night()
    t.play("underground_travel", "strong", "to:3.ne")
    t.until_that(lambda: t.g.fight is None)
    assert t.hero().hex == HEX["3.w"]


@rule("MK-MOVE-09")
def test_underground_attack_needs_a_site_to_assault() -> None:
    t = near_the_keep()
    t.night()
    t.shield("3.ne")
    assert "strong" not in t.ways("underground_travel")  # the own keep
    t.play("underground_travel")
    assert t.offers("to", "3.ne")  # is safe instead


@rule("MK-COMBAT-02")
def test_the_keep_of_another_player_can_be_attacked_from_below() -> None:
    t = MK(players=2, hand="underground_travel")
    t.tile("3", 1, 1)
    t.at("3.w")
    t.night()
    t.clear("3.ne")
    with t.invent() as g:
        for places, zone in zip(g.down_at, g.down, strict=True):
            while HEX["3.ne"] in places:
                i = places.index(HEX["3.ne"])
                del places[i]
                zone.take(i)
    t.shield("3.ne", seat=1)
    t.mana(tokens="green black")
    t.play("underground_travel", "strong", "to:3.ne")
    assert t.g.fight is not None and t.g.fight.foes[0].half_fame


# Restoration and Rebirth.


def test_restoration_heals_three_or_five_in_a_forest() -> None:
    t = MK(hand="restoration", at="start.mid")
    t.mana(tokens="green")
    t.play("restoration")
    assert t.hero().now.heal == 3
    u = MK(hand="restoration", at="start.ne")
    u.mana(tokens="green")
    u.play("restoration")
    assert u.hero().now.heal == 5


@rule("MK-COMBAT-20")
def test_restoration_is_not_for_fights() -> None:
    t = MK(hand="restoration")
    t.night()
    t.mana(tokens="green black")
    t.fight("prowlers")
    assert t.ways("restoration") == []


@rule("MK-UNIT-10", "MK-UNIT-16")
def test_rebirth_readies_units_by_their_levels() -> None:
    t = MK(hand="restoration", at="start.mid")
    t.night()
    t.mana(tokens="green black")
    t.units("peasants, utem_guardsmen, northern_monks")
    with t.edit() as g:
        for unit in g.heroes[0].units:
            unit.spent = True
        g.heroes[0].units[1].wounds = 1
    t.play("restoration", "strong", "unit:1")
    assert t.options() == ["unit:0", "done"]  # one level is left of three
    t.choose("unit", 0)
    units = t.hero().units
    assert [unit.spent for unit in units] == [False, False, True]
    assert units[1].wounds == 1  # readied, not healed
    assert t.hero().now.heal == 3 and t.prompt == "move"


def test_rebirth_reaches_five_levels_in_a_forest_and_may_stop() -> None:
    t = MK(hand="restoration", at="start.ne")
    t.night()
    t.mana(tokens="green black")
    t.units("utem_guardsmen, northern_monks, peasants")
    with t.edit() as g:
        for unit in g.heroes[0].units:
            unit.spent = True
    t.play("restoration", "strong", "unit:0", "unit:1")
    assert t.options() == ["unit:2", "done"]
    t.choose("done")
    assert [unit.spent for unit in t.hero().units] == [False, False, True]
    assert t.hero().now.heal == 5


def test_rebirth_only_heals_when_nobody_is_spent() -> None:
    t = MK(hand="restoration", at="start.mid")
    t.night()
    t.mana(tokens="green black")
    t.play("restoration", "strong")
    assert t.hero().now.heal == 3 and t.prompt == "move"


# Meditation and Trance.


def test_meditation_puts_two_random_cards_back_and_draws_more() -> None:
    t = MK(hand="meditation, rage")
    t.deck("promise, threaten, tranquility, swiftness, stamina, march, improvisation")
    pile = sorted(t.hero().discard)
    assert len(pile) > 2
    t.mana(tokens="green")
    t.play("meditation")
    assert t.prompt == "lay-on-deck"
    picked = t.refs("top")
    assert t.refs("bottom") == picked and len(picked) == 2
    t.choose("top", picked[1])
    assert t.hero().deck.items[-2:] == picked
    assert sorted([*t.hero().discard, *picked]) == pile
    assert t.hero().more_cards == 2
    t.choose("end")
    t.choose("done")
    t.until_that(lambda: t.prompt == "move")
    assert len(t.hero().hand.items) == 5 + 2
    assert t.hero().more_cards == 0


def test_the_cards_may_go_under_the_deck() -> None:
    t = MK(hand="meditation")
    t.deck("rage, march")
    with t.edit() as g:
        hero = g.heroes[0]
        hero.deck.items[:0] = hero.discard
        hero.discard.clear()
    t.discard("promise, threaten")
    t.mana(tokens="green")
    before = t.hero().deck.items[:]
    t.play("meditation", "basic", "bottom:threaten")
    assert t.hero().deck.items == ["threaten", "promise", *before]


def test_trance_chooses_the_cards_wounds_too() -> None:
    t = MK(hand="meditation")
    t.night()
    t.discard("promise, threaten, wound")
    t.mana(tokens="green black")
    t.play("meditation", "strong", "pick:wound")
    assert "pick:wound" not in t.options()
    t.choose("pick", "threaten")
    t.choose("top", "threaten")
    assert t.hero().deck.items[-2:] == ["wound", "threaten"]
    assert t.hero().discard == ["promise"]
    assert t.hero().more_cards == 2


def test_with_fewer_cards_meditation_takes_what_there_is() -> None:
    t = MK(hand="meditation")
    t.discard("promise")
    t.mana(tokens="green")
    t.play("meditation", "basic", "top:promise")
    assert t.hero().deck.items[-1] == "promise"
    u = MK(hand="meditation")
    u.mana(tokens="green")
    u.play("meditation")
    assert u.hero().more_cards == 2 and u.prompt == "move"
    v = MK(hand="meditation")
    v.night()
    v.mana(tokens="green black")
    v.play("meditation", "strong")
    assert v.hero().more_cards == 2 and v.prompt == "move"


@rule("MK-ROUND-25")
def test_the_larger_hand_carries_over_to_the_next_round() -> None:
    t = MK(hand="meditation, rage")
    t.mana(tokens="green")
    t.play("meditation")
    with t.edit() as g:
        assert g.dummy is not None
        g.announced = DUMMY
        g.last_turns = []
        hero = g.heroes[0]
        hero.discard.extend(hero.deck.items)
        hero.deck.items.clear()
        hero.deck.known = []
    t.choose("end")
    t.until_that(lambda: t.g.round == 2 and t.prompt == "pick-tactic")
    assert len(t.hero().hand.items) == 7


# Energy Flow and Energy Steal.


def tired(*, way: str = "basic") -> MK:
    t = MK(players=3, hand="energy_flow")
    t.mana(tokens="green black")
    if way == "strong":
        t.night()
    t.units("fire_golems")
    t.units("peasants, northern_monks, ice_golems", seat=1)
    with t.edit() as g:
        g.heroes[0].units[0].spent = True
        g.heroes[0].units[0].wounds = 2
    return t


def test_energy_flow_readies_a_unit_and_tires_one_of_each_other_player() -> None:
    t = tired()
    t.play("energy_flow", "basic", "unit:0")
    assert not t.hero().units[0].spent and t.hero().units[0].wounds == 2
    assert t.prompts == [(0, "drain-unit")]
    assert t.options() == ["drain:0", "drain:1", "pass"]  # levels I and II
    t.choose("drain", 1)
    assert [unit.spent for unit in t.hero(1).units] == [False, True, False]
    assert t.prompt == "move"  # the third player has no units


def test_energy_steal_heals_the_unit_and_reaches_level_three() -> None:
    t = tired(way="strong")
    t.play("energy_flow", "strong", "unit:0")
    assert t.hero().units[0].ready
    assert t.options() == ["drain:0", "drain:1", "drain:2", "pass"]
    t.choose("pass")
    assert not any(unit.spent for unit in t.hero(1).units)


@rule("MK-UNIT-10", "MK-COMBAT-20")
def test_energy_flow_needs_a_spent_unit_and_peace() -> None:
    t = tired()
    with t.edit() as g:
        g.heroes[0].units[0].spent = False
    assert "basic" not in t.ways("energy_flow")
    with t.edit() as g:
        g.heroes[0].units[0].spent = True
    assert "basic" in t.ways("energy_flow")
    t.fight("prowlers")
    assert t.ways("energy_flow") == []


@rule("MK-TURN-03")
def test_others_may_act_before_their_units_tire() -> None:
    t = tired()
    t.at("2.e", seat=2)
    t.play("energy_flow")
    assert t.prompts == [(2, "between-turns")]
    t.choose("plunder", seat=2)
    assert t.prompts == [(0, "ready-unit")]
