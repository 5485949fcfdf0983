"""Skills of Goldyx."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.skilled import end_turn, skilled, use
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.terms import BLUE, GREEN, ICE, PHYSICAL, RED, SIEGE, WHITE
from realms.testing.rules import rule


def test_freezing_power() -> None:
    t = skilled("freezing_power")
    t.fight("prowlers")
    use(t, "freezing_power", "do:ice_siege")
    assert t.attack()[4 * SIEGE + ICE] == 1
    t = skilled("freezing_power")
    t.fight("prowlers", phase="melee")
    use(t, "freezing_power", "do:siege")
    assert t.attack()[4 * SIEGE + PHYSICAL] == 1


def test_potion_making() -> None:
    t = skilled("potion_making", hand="wound, wound, march")
    use(t, "potion_making")
    assert t.hero().now.heal == 2
    t.choose("heal:hand")
    t.choose("heal:hand")
    assert t.hero().hand.items == ["march"]
    t = skilled("potion_making")
    t.fight("prowlers")
    assert t.refused("skill", "potion_making") == "MK-COMBAT-20"


def test_the_three_crystal_crafts() -> None:
    for name, colour in (("white", WHITE), ("green", GREEN), ("red", RED)):
        t = skilled(f"{name}_crystal_craft")
        use(t, f"{name}_crystal_craft")
        assert t.hero().crystals[BLUE] == 1 and t.hero().tokens[colour] == 1
        assert t.refused("skill", f"{name}_crystal_craft") == "MK-SKILL-04"


def test_glittering_fortune_counts_colours_in_an_interaction() -> None:
    t = skilled("glittering_fortune")
    t.mana(crystals="red red blue white")
    assert t.refused("skill", "glittering_fortune") == "MK-INTERACT-02"
    t.at("1.e")
    t.choose("interact")
    use(t, "glittering_fortune")
    assert t.hero().now.influence == 3
    assert t.hero().crystals == [2, 1, 0, 1]  # none is spent
    t = skilled("glittering_fortune")
    t.mana(crystals="red")
    t.fight("prowlers", phase="block")
    assert t.refused("skill", "glittering_fortune") == "MK-INTERACT-02"


# Flight.


@rule("MK-MOVE-30", "MK-MOVE-31", "MK-MOVE-32")
def test_flight_to_the_next_hex_is_free_and_two_hexes_cost_two_points() -> None:
    t = skilled("flight")
    t.at("1.w")
    t.points(move=1)
    t.choose("skill", "flight")
    assert t.refused("fly", "1.e") == "MK-MOVE-05"
    assert t.offers("fly", "1.mid") and not t.offers("fly", "1.nw")  # orcs live there
    assert t.refused("fly", "1.nw") == ""
    t.choose("fly", "1.mid")
    assert t.hero().hex == HEX["1.mid"] and t.hero().now.move == 1
    assert t.refused("skill", "flight") == "MK-SKILL-04"


@rule("MK-TURN-15")
def test_with_only_wounds_in_hand_nobody_flies() -> None:
    """A flight needs a regular turn, and there is no card for one: the hero has to rest."""
    t = skilled("flight")
    t.hand("wound, wound")
    assert t.refused("skill", "flight") == "MK-TURN-15"
    assert t.offers("rest")


def test_flight_two_hexes_over_whatever_lies_between() -> None:
    t = skilled("flight")
    t.at("1.w")
    t.points(move=3)
    use(t, "flight", "fly:1.e")
    assert t.hero().hex == HEX["1.e"] and t.hero().now.move == 1


def test_flight_provokes_nobody_and_ends_on_a_safe_hex_only() -> None:
    t = skilled("flight")
    t.at("1.w")
    t.token("prowlers", "1.nw")
    t.points(move=2)
    t.choose("skill", "flight")
    assert "1.ne" not in t.refs("fly")  # a lake
    t.choose("fly", "1.mid")  # adjacent to the orcs, as before
    assert t.g.fight is None and t.prompt == "move"


def test_flight_in_the_movement_phase_only() -> None:
    t = skilled("flight")
    t.at("1.e")
    t.choose("interact")
    assert t.refused("skill", "flight") == "MK-MOVE-01"


def test_flight_with_space_bending_goes_further() -> None:
    t = skilled("flight")
    t.at("start.mid")
    t.points(move=2)
    with t.edit() as g:
        from realms.games.mage_knight.vocabulary import lasting

        lasting.lay(g, lasting.FAR_STEPS, 1, lasting.END_OF_TURN, "space_bending", 0)
    t.choose("skill", "flight")
    far = [hex for hex in t.refs("fly") if not hex.startswith("start.")]
    assert "1.e" in far


# Universal Power.


def test_universal_power_gives_three_or_four_for_the_colour_of_the_mana() -> None:
    t = skilled("universal_power", hand="march, rage")
    t.no_mana()
    t.mana(crystals="green")
    use(t, "universal_power", "colour:green")
    assert t.hero().crystals[GREEN] == 0
    t.play("march", "move")
    assert t.hero().now.move == 4
    t = skilled("universal_power", hand="march, rage")
    t.no_mana()
    t.mana(crystals="green")
    use(t, "universal_power", "colour:green")
    t.play("rage", "move")
    assert t.hero().now.move == 3
    t.play("march", "move")
    assert t.hero().now.move == 4


def test_universal_power_with_artifacts_spells_and_gold() -> None:
    t = skilled("universal_power", hand="fireball, banner_of_glory")
    t.mana(tokens="gold", source="black black black")
    use(t, "universal_power", "colour:red")
    t.play("fireball", "influence")
    assert t.hero().now.influence == 4
    t = skilled("universal_power", hand="fireball, banner_of_glory")
    t.mana(tokens="gold", source="black black black")
    use(t, "universal_power", "colour:red")
    t.play("banner_of_glory", "influence")
    assert t.hero().now.influence == 3


def test_universal_power_with_black_mana_at_night() -> None:
    t = skilled("universal_power", hand="march, rage")
    t.mana(source="black black black")
    assert t.refused("skill", "universal_power") == "MK-DEED-11"  # depleted by day
    t.night()
    use(t, "universal_power", "colour:black")
    t.play("march", "move")
    assert t.hero().now.move == 3


def test_universal_power_not_with_wounds_nor_with_another_skill() -> None:
    t = skilled("universal_power", "i_dont_give_a_damn", hand="wound, march")
    t.mana(tokens="red")
    use(t, "i_dont_give_a_damn")
    assert t.refused("skill", "universal_power") == "MK-DEED-07"
    t = skilled("universal_power", hand="wound")
    t.mana(tokens="red")
    assert t.refused("skill", "universal_power") == "MK-DEED-07"


def test_motivation_of_goldyx() -> None:
    t = skilled("motivation_goldyx")
    use(t, "motivation_goldyx")
    assert t.hero().tokens[GREEN] == 1


# Source Freeze and Source Opening.


@rule("MK-SKILL-05", "MK-TURN-08", "MK-MANA-07")
def test_source_freeze_takes_the_usual_die_of_the_others() -> None:
    t = skilled("source_freeze", players=2)
    use(t, "source_freeze")
    t.mana(source="green green green red")
    assert "strong" in t.ways("march")  # not of the owner
    end_turn(t, 1)
    t.hand("march, mana_draw", seat=1)
    t.mana(source="green green green red")
    assert "strong" not in t.ways("march")
    t.play("mana_draw")
    assert "strong" in t.ways("march")  # an extra die can be used
    t.play("march", "strong")
    t.choose("end")
    t.until("choose-colour")
    assert t.active == 0 and set(t.refs("colour")) >= {"green", "red"}
    dice = t.g.source[:]
    t.choose("colour:red")
    assert t.hero().crystals[RED] == 1 and t.g.source == dice
    assert not t.g.centre and t.refused("skill", "source_freeze") == "MK-SKILL-05"


def test_source_freeze_brings_no_crystal_if_the_round_ends_first() -> None:
    t = skilled("source_freeze", players=2)
    use(t, "source_freeze")
    with t.edit() as g:
        g.announced = 0
        g.last_turns = []
    t.choose("end")
    t.until_that(lambda: t.g.round == 2 and t.prompt == "move", "the next round")
    assert t.hero().crystals == [0, 0, 0, 0] and not t.g.centre


def test_source_opening_may_reroll_a_die() -> None:
    t = skilled("source_opening")
    t.mana(source="black black red")
    t.choose("skill", "source_opening")
    t.dice(3)
    t.choose("die:black")
    assert t.g.source == [RED, GREEN, 5]


def test_source_opening_lends_a_die_and_gives_its_owner_a_crystal() -> None:
    t = skilled("source_opening", players=2)
    use(t, "source_opening", "pass")
    end_turn(t, 1)
    t.hand("march, stamina", seat=1)
    t.mana(source="green green blue black")
    t.choose("give_back", "source_opening")
    t.choose("die:blue")
    assert t.hero().crystals[BLUE] == 1
    t.play("stamina", "strong")
    t.play("march", "strong")  # the usual die as well
    assert t.hero(1).now.move == 8
    t.choose("end")
    t.until("opened-die")
    assert t.active == 1
    t.choose("leave:blue")
    assert BLUE in t.g.source and len(t.g.source) == 4


def test_source_opening_alone_gives_die_and_crystal_in_the_next_turn() -> None:
    t = skilled("source_opening")
    use(t, "source_opening", "pass")
    assert not t.offers("give_back", "source_opening")
    end_turn(t, 0)
    t.mana(source="green red red")
    t.choose("give_back", "source_opening")
    t.choose("die:green")
    assert t.hero().crystals[GREEN] == 1 and t.hero().tokens[GREEN] == 1
    t.choose("end")
    t.until("opened-die")
    t.choose("reroll:green")
    assert len(t.g.source) == 3


def test_source_opening_cannot_be_returned_without_a_basic_die() -> None:
    t = MK("full_conquest", players=2, hand="march")
    t.skill("source_opening")
    use(t, "source_opening", "pass")
    end_turn(t, 1)
    t.mana(source="black black gold gold")
    assert t.refused("give_back", "source_opening") == "MK-MANA-07"
