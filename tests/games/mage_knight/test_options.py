"""Optional rules of the table, and of its map, light and friendliness: what is refused, and what each changes."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES, OFFSETS, TILES, Land, land, place, turned
from realms.games.mage_knight.data.options import SWITCHES, USUAL
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.data.tiles import SITE_COLOUR
from realms.games.mage_knight.rules import mana, scenario, tactics
from realms.games.mage_knight.rules.exploring import lay_tile, place_why
from realms.games.mage_knight.rules.rounds import Game, Round
from realms.games.mage_knight.rules.setup import COMPETITIVE_SPELLS
from realms.games.mage_knight.scene import scene
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import BLACK, BLUE, COLOURS, GOLD, GREEN, NONE, RED, WHITE
from realms.games.mage_knight.vocabulary import lasting
from realms.kernel import codec, view
from realms.kernel.model import OK, BadOptions
from realms.kernel.rng import Rng, seeded
from realms.testing.rules import rule


def table(players: int = 2, seed: int = 1, **options: object) -> MageKnight:
    """A match at its first question."""
    match = SPEC.new_match(players, seed, {"scenario": "full_conquest", **options})
    assert isinstance(match, MageKnight)
    return match


def refused(players: int, **options: object) -> str:
    with pytest.raises(BadOptions) as why:
        SPEC.new_match(players, 1, {"scenario": "full_conquest", **options})
    return str(why.value)


# What can be asked for.


@rule("MK-OPT-01")
def test_what_cannot_go_together_is_refused_with_both_sides_named() -> None:
    said = refused(2, night_arrival=True, falling_darkness=True)
    assert said == "falling_darkness and night_arrival cannot go together."
    assert refused(2, hero_auction=True, heroes=["tovak", "dealt"]) == (
        "hero_auction and a list of heroes cannot go together."
    )
    assert refused(1, scenario="solo_conquest", hero_auction=True) == (
        "hero_auction is for 2 to 4 players, not for 1."
    )
    assert "city_tiles is for" in refused(2, scenario="first_reconnaissance", city_tiles="2")


@rule("MK-OPT-01")
def test_what_is_no_choice_is_refused() -> None:
    assert refused(2, friendly_mana="yes") == "friendly_mana is true or false, not 'yes'."
    assert refused(2, core_tiles="9") == "core_tiles is usual or one of 1, 2, 3, 4, not '9'."
    assert refused(2, map="round").endswith("not 'round'.")
    assert "no option 'blood'" in refused(2, blood=True)


@rule("MK-OPT-01")
def test_every_optional_rule_is_an_option_of_the_table_and_off_unless_asked_for() -> None:
    described = SPEC.options()
    for name, switch in SWITCHES.items():
        about = described[name]
        assert isinstance(about, dict) and about["rule"] == switch.rule
        assert about["default"] == (USUAL if switch.choices else False)
        named = [*switch.conflicts, *switch.needs]
        assert [other for other in named if other not in SWITCHES] == []
    assert table().switches == ()


@rule("MK-OPT-01")
def test_the_state_and_its_save_keep_what_was_agreed() -> None:
    g = table(friendly_mana=True, core_tiles="3", map=USUAL)
    assert g.switches == ("core_tiles=3", "friendly_mana")
    again = codec.load(codec.dump(g))
    assert isinstance(again, MageKnight) and again.switches == g.switches
    again.switches = ("night_arrival", "falling_darkness")
    assert SPEC.flaw(again) != ""
    again.switches = ("blood",)
    assert SPEC.flaw(again) == "an optional rule does not exist."


# The map.


@rule("MK-OPT-10", "MK-MAP-09")
@pytest.mark.parametrize("shape", ["wedge", "free_wedge", "open3", "open4", "open"])
def test_the_map_may_have_another_shape(shape: str) -> None:
    g = table(map=shape)
    assert g.shape == shape
    assert len([at for at in g.where if at != NONE]) == (3 if shape.endswith("wedge") else 4)
    assert SPEC.flaw(g) == ""


@rule("MK-OPT-10")
def test_there_may_be_other_numbers_of_tiles() -> None:
    g = table(countryside_tiles="5", core_tiles="4", city_tiles="1")
    laid = len([at for at in g.where if at != NONE]) - 1
    assert laid + len(g.tiles.items) == 5
    cities = [tile for tile in g.core_tiles.items if SITE_COLOUR[HEX[f"{tile}.mid"]] != NONE and int(tile[4:]) > 4]
    assert len(g.core_tiles.items) == 5 and len(cities) == 1 == scenario.cities_in_game(g)
    assert g.city_levels == (4,)
    assert table(city_tiles="4").city_levels == (4, 4, 4, 4)
    alone = table(1, scenario="solo_conquest", city_tiles="3")
    assert alone.city_levels == (5, 5, 8)  # the last ones are the scenario's


@rule("MK-OPT-10")
def test_every_shape_and_number_can_be_laid() -> None:
    for name in SCENARIOS:
        players = SCENARIOS[name].fewest
        for switch in SWITCHES.values():
            if switch.rule == "MK-OPT-10" and name not in switch.but and name in (switch.scenarios or (name,)):
                for choice in switch.choices:
                    if (name, choice, switch.name) != ("mines_liberation", "4", "core_tiles"):
                        assert SPEC.flaw(SPEC.new_match(players, 1, {"scenario": name, switch.name: choice})) == ""


@rule("MK-OPT-10", "MK-SCEN-07-02")
def test_the_core_tile_without_a_mine_is_never_used() -> None:
    assert refused(2, scenario="mines_liberation", core_tiles="4") == (
        "core_tiles is at most 3 in mines_liberation, not 4."
    )
    assert len(table(2, scenario="mines_liberation", core_tiles="3").core_tiles.items) == 3 + 1


@rule("MK-OPT-11")
def test_a_tile_that_is_turned_has_the_same_hexes_in_other_places() -> None:
    where = [NONE] * len(TILES)
    where[0] = place(0, 0)
    where[3] = place(1, 0)
    turns = [0] * len(TILES)
    turns[3] = 2
    plain, other = land(where), land(where, tuple(turns))
    assert turned(0, 5) == 0 and [turned(i, 2) for i in range(1, 7)] == [3, 4, 5, 6, 1, 2]
    assert other.spots[HEX["3.mid"]] == plain.spots[HEX["3.mid"]]
    assert other.spots[HEX["3.ne"]] == plain.spots[HEX["3.se"]]
    assert other.spots[HEX["start.ne"]] == plain.spots[HEX["start.ne"]]
    assert sorted(other.at) == sorted(plain.at)
    # What touches what goes by where the hexes lie now.
    assert beside_start(plain) == ["3.sw", "3.w"] and beside_start(other) == ["3.e", "3.se"]
    for hex in plain.at.values():
        for beside in other.near[hex]:
            q, r = other.spots[hex]
            assert (other.spots[beside][0] - q, other.spots[beside][1] - r) in OFFSETS


def beside_start(laid: Land) -> list[str]:
    """The hexes of tile 3 that touch the starting tile."""
    return sorted([name for name in HEX if name.startswith("3.") and min([*laid.near[HEX[name]], 99]) < 7])


@rule("MK-OPT-11")
def test_every_tile_but_the_first_lies_in_one_of_six_ways() -> None:
    seen = {turn for seed in range(12) for turn in table(seed=seed, random_orientation=True).turns}
    assert seen == {0, 1, 2, 3, 4, 5}
    assert table(random_orientation=True).turns[0] == 0
    assert table().turns == ()
    t = MK("full_conquest", players=2, options={"random_orientation": True})
    rim = next(hex for hex in t.g.land.at.values() if any(place_why(t.g, at) == OK for at in t.g.land.beside(hex)))
    t.at(HEX_NAMES[rim])
    t.points(move=2)
    before = t.g.where[:]
    t.choose(t.options("explore")[0])
    assert len([at for at in t.g.where if at != NONE]) == len([at for at in before if at != NONE]) + 1
    assert SPEC.flaw(t.g) == "" and not t.can_undo()


@rule("MK-OPT-11")
def test_the_picture_shows_hexes_where_they_lie() -> None:
    g = table(random_orientation=True)
    tile = next(tile for tile, turn in enumerate(g.turns) if turn)
    spaces = {space.id: space for space in scene(view.project(g, 0)).boards[0].spaces}
    middle, north_east = spaces[f"{TILES[tile]}.mid"].at, spaces[f"{TILES[tile]}.ne"].at
    printed = (round(middle[0] + 3**0.5 / 2, 3), round(middle[1] - 1.5, 3))
    assert north_east != printed
    other = next(hex for hex, space in spaces.items() if hex.startswith(f"{TILES[tile]}.") and space.at == printed)
    assert other != f"{TILES[tile]}.ne"


@rule("MK-OPT-12")
def test_a_city_has_a_colour_that_is_not_on_the_map_yet() -> None:
    found: set[int] = set()
    for seed in range(20):
        g = table(4, seed, random_cities=True)
        for tile, at in ((16, (3, 0)), (17, (3, 1)), (18, (4, 0)), (19, (4, -1))):
            lay_tile(g, tile, place(*at))
        assert sorted([city.colour for city in g.cities]) == [RED, BLUE, GREEN, WHITE]
        found.add(g.cities[0].colour)
    assert found == {RED, BLUE, GREEN, WHITE}


@rule("MK-OPT-12")
def test_the_colour_of_a_city_is_the_one_it_got() -> None:
    g = next(g for seed in range(50) if (g := drawn(seed)).cities[0].colour != SITE_COLOUR[g.cities[0].hex])
    colour = COLOURS[g.cities[0].colour]
    spaces = {space.id: space for space in scene(view.project(g, 0)).boards[0].spaces}
    assert [mark for mark in spaces["core5.mid"].marks if mark.startswith("colour-")] == [f"colour-{colour}"]


def drawn(seed: int) -> MageKnight:
    g = table(2, seed, random_cities=True)
    lay_tile(g, 16, place(3, 0))
    return g


# Day and night.


@rule("MK-OPT-13")
def test_heroes_may_arrive_by_night() -> None:
    for seed in range(10):
        g = table(3, seed, night_arrival=True)
        assert g.night and g.tactics == tactics.laid_out(night=True)
        assert [die for die in g.source if die >= GOLD] == []  # rolled until only basic colours show
        assert SPEC.flaw(g) == ""
    t = MK("full_conquest", players=2, options={"night_arrival": True})
    next_round(t)
    assert not t.g.night
    next_round(t)
    assert t.g.night
    with t.edit() as g:
        g.night = False
    assert SPEC.flaw(t.g) == "the round or the time of day cannot be."


def next_round(t: MK) -> None:
    """The round ends just now; the next one begins."""
    with t.edit() as g:
        g.active = NONE
    t.restart(Game("next_round"), Round(0, 0, "close"))


@rule("MK-OPT-14")
def test_another_day_follows_until_a_black_die_brings_the_night() -> None:
    t = MK("full_conquest", players=2, options={"falling_darkness": True})
    assert not t.g.night
    with t.edit() as g:
        g.rng = lucky(GOLD, RED)
    next_round(t)
    assert t.happened("darkness-rolled") == [{"kind": "darkness-rolled", "dice": "gold,red"}]
    assert not t.g.night and t.g.round == 2 and SPEC.flaw(t.g) == ""
    with t.edit() as g:
        g.rng = lucky(RED, BLACK)
    next_round(t)
    assert t.g.night and t.g.round == 3
    next_round(t)
    assert t.g.night and not t.happened("darkness-rolled")  # it lasts to the end


def lucky(*dice: int) -> Rng:
    """Dice that fall so."""
    for seed in range(100_000):
        rng = seeded(seed)
        if [rng.below(6) for _ in dice] == list(dice):
            return seeded(seed)
    raise AssertionError(dice)


@rule("MK-OPT-14")
def test_tactics_that_left_the_game_come_back_when_there_are_too_few() -> None:
    t = MK("solo_conquest", options={"falling_darkness": True})
    with t.edit() as g:
        g.tactics_gone = tactics.laid_out(night=False)[:5]
    assert tactics.left(t.g) == tactics.laid_out(night=False)
    assert t.g.tactics_gone == []


# Friendly games.


@rule("MK-OPT-15")
def test_heroes_need_not_fight_each_other() -> None:
    assert scenario.hero_battles(table())
    assert not scenario.hero_battles(table(no_hero_battles=True))


@rule("MK-OPT-15")
def test_who_ends_a_move_on_another_hero_withdraws() -> None:
    t = MK("full_conquest", players=2, hand="march, rage", options={"no_hero_battles": True})
    t.at("start.e", seat=1)
    t.at("start.ne")
    t.points(move=5)
    t.choose("walk:start.e")
    assert t.prompt == "move"  # no battle
    before = t.hero().hand.items.count("wound")
    t.choose("end")
    t.until_that(lambda: t.g.active != 0)
    assert t.hero().hex == HEX["start.ne"]
    assert t.hero().hand.items.count("wound") == before + 1


@rule("MK-OPT-16")
def test_spells_against_other_heroes_may_be_left_out() -> None:
    g = table(no_interactive_spells=True)
    there = [*g.spell_deck.items, *g.spell_offer]
    assert len(COMPETITIVE_SPELLS) == 4 and not [spell for spell in COMPETITIVE_SPELLS if spell in there]
    usual = table()
    assert len(there) + 4 == len(usual.spell_deck.items) + len(usual.spell_offer)


@rule("MK-OPT-17")
def test_skills_against_other_heroes_may_be_left_out() -> None:
    usual, friendly = table(), table(no_interactive_skills=True)
    for one, other in zip(usual.heroes, friendly.heroes, strict=True):
        gone = [skill for skill in one.stack.items if skill not in other.stack.items]
        assert gone == [skill for skill in one.stack.items if SKILLS[skill].competitive] and gone
        assert [skill for skill in other.stack.items if SKILLS[skill].cooperative] == []


@rule("MK-OPT-18")
def test_by_day_a_gold_die_is_no_colour_that_a_die_of_the_source_shows() -> None:
    t = MK("full_conquest", players=2, hand="march, rage", options={"friendly_mana": True})
    t.mana(source="gold red red blue")
    assert mana.ways(t.g, 0, RED) == ["die:red"]
    assert mana.ways(t.g, 0, GREEN) == ["die:gold"]
    t.mana(tokens="gold")
    assert mana.ways(t.g, 0, RED) == ["token:gold", "die:red"]  # a token is no die
    usual = MK("full_conquest", players=2, hand="march, rage")
    usual.mana(source="gold red red blue")
    assert mana.ways(usual.g, 0, RED) == ["die:red", "die:gold"]


@rule("MK-OPT-18")
def test_at_night_a_gold_die_may_be_any_colour_if_it_can_be_used_at_all() -> None:
    t = MK("full_conquest", players=2, hand="march, rage", options={"friendly_mana": True})
    t.mana(source="gold red red blue")
    t.night()
    with t.edit() as g:
        lasting.lay(g, lasting.GOLD_USABLE, 1, lasting.END_OF_TURN, "amulet_of_the_sun", 0)
    assert mana.ways(t.g, 0, RED) == ["die:red", "die:gold"]


@rule("MK-OPT-19")
def test_by_day_a_gold_die_is_not_set_while_another_one_lies_there() -> None:
    t = MK("full_conquest", players=2, hand="mana_draw, rage", options={"friendly_mana": True})
    t.mana(crystals="white", source="gold gold red blue")
    t.choose("card:mana_draw")
    t.choose("way:strong")
    while t.prompt == "pay-mana":
        t.choose(t.options("pay")[0])
    assert t.refused("die", "gold") == "MK-OPT-19" and t.offers("die", "red")
    with t.edit() as g:
        g.source = [GOLD] * len(g.source)
    assert t.offers("die", "gold")


@rule("MK-OPT-19")
def test_by_day_gold_dice_are_not_rolled_again_while_another_one_lies_there() -> None:
    t = MK("full_conquest", players=2, hand="mana_storm, rage", options={"friendly_mana": True})
    t.mana(crystals="white", source="gold gold red blue")
    t.play("mana_storm", "strong", "pay:crystal:white")
    assert t.g.source.count(GOLD) >= 2
    assert mana.stays_gold(t.g, GOLD) == any(die != GOLD for die in t.g.source)
    t.night()
    assert not mana.stays_gold(t.g, GOLD)
