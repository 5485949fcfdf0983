"""Movement: terrain and its price, provoked enemies, assaults, safe spaces."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.data.tiles import TERRAIN
from realms.games.mage_knight.rules.ground import cost, safe
from realms.games.mage_knight.terms import NONE, TERRAINS
from realms.testing.rules import rule

# Two hexes of each terrain that a test can look at, on tiles of their own.
DAY = {
    "plains": 2,
    "hills": 3,
    "forest": 3,
    "wasteland": 4,
    "desert": 5,
    "swamp": 5,
    "lake": NONE,
    "mountain": NONE,
}
NIGHT = {**DAY, "forest": 5, "desert": 3}


@rule("MK-MOVE-05", "MK-MOVE-06", "MK-MOVE-07")
@pytest.mark.parametrize("terrain", sorted(DAY))
def test_what_terrain_costs_by_day_and_at_night(terrain: str) -> None:
    t = MK()
    hex = TERRAIN.index(TERRAINS.index(terrain))
    assert cost(t.g, 0, hex) == DAY[terrain]
    t.night()
    assert cost(t.g, 0, hex) == NIGHT[terrain]


@rule("MK-MOVE-01", "MK-MOVE-02", "MK-MOVE-05")
def test_the_hero_goes_hex_by_hex_and_pays_for_each() -> None:
    t = MK(hand="march, march, stamina, rage")
    t.play("march")
    t.play("march")
    t.choose("walk", "start.e")  # plains
    assert t.hero().now.move == 2
    assert t.refused("walk", "start.ne") == "MK-MOVE-05"  # a forest costs 3
    t.play("stamina")
    t.choose("walk", "start.ne")
    assert t.hero().now.move == 1
    assert [HEX_NAMES[hex] for hex in t.hero().now.path] == ["start.mid", "start.e", "start.ne"]


@rule("MK-MOVE-03", "MK-DEED-07")
def test_any_card_sideways_moves_one() -> None:
    t = MK(hand="rage, promise")
    t.play("rage", "move")
    t.play("promise", "move")
    assert t.hero().now.move == 2


@rule("MK-MOVE-06")
def test_lakes_and_sea_cannot_be_entered() -> None:
    t = MK(at="1.mid")
    t.points(move=20)
    assert t.refused("walk", "1.ne") == "MK-MOVE-06"
    t.at("start.mid")
    assert t.refused("walk", "start.se") == "MK-MOVE-06"


@rule("MK-MOVE-08")
def test_a_city_always_costs_two() -> None:
    t = MK("full_conquest", players=2)
    t.tile("core5", 2, 1)
    for night in (False, True):
        t.night(dark=night)
        assert cost(t.g, 0, HEX["core5.mid"]) == 2


@rule("MK-MOVE-10")
def test_rampaging_enemies_bar_their_hex() -> None:
    t = MK(at="1.w")
    t.points(move=20)
    assert t.refused("walk", "1.nw") == "MK-MOVE-10"
    t.clear("1.nw")
    assert t.offers("walk", "1.nw")


@rule("MK-MOVE-11", "MK-TURN-19")
def test_moving_along_a_rampaging_enemy_provokes_it() -> None:
    t = MK(at="1.w")  # next to the orcs in the north-west
    t.token("prowlers", "1.nw")
    t.points(move=20)
    t.choose("walk", "1.mid")  # next to them as well
    assert t.g.fight is not None and t.g.fight.cause == "provoked"
    assert [foe.token for foe in t.g.fight.foes] == ["prowlers"]


@rule("MK-MOVE-11", "MK-MOVE-44")
def test_coming_near_or_going_away_provokes_nothing() -> None:
    t = MK(at="1.e")
    t.token("prowlers", "1.nw")
    t.points(move=20)
    t.choose("walk", "1.mid")
    assert t.g.fight is None
    t.choose("walk", "1.e")
    assert t.g.fight is None


@rule("MK-MOVE-12")
def test_adventure_sites_stop_nobody() -> None:
    t = MK(at="6.sw")
    t.points(move=20)
    t.choose("walk", "6.w")  # the den
    assert t.prompt == "move" and t.offers("enter") and t.options("walk")


@rule("MK-MOVE-09", "MK-COMBAT-01", "MK-TURN-19")
def test_entering_a_keep_is_an_assault() -> None:
    t = MK(at="3.mid")
    t.points(move=20)
    t.choose("walk", "3.ne")
    assert t.g.fight is not None and t.g.fight.cause == "assault"
    assert t.hero().reputation == -1
    assert all(foe.walls for foe in t.g.fight.foes)


@rule("MK-MOVE-50")
def test_garrisons_are_seen_by_day_from_the_next_hex() -> None:
    t = MK(at="3.w")
    assert HEX["3.ne"] in t.g.down_at[1]
    t.points(move=20)
    t.choose("walk", "3.mid")
    assert HEX["3.ne"] not in t.g.down_at[1] and HEX["3.ne"] in t.g.up_at


@rule("MK-MOVE-50")
def test_at_night_they_stay_hidden_until_the_assault() -> None:
    t = MK(at="3.w")
    t.night()
    t.points(move=20)
    t.choose("walk", "3.mid")
    assert HEX["3.ne"] in t.g.down_at[1]
    t.choose("walk", "3.ne")
    assert t.g.fight is not None and len(t.g.fight.foes) == 1


@rule("MK-MOVE-51", "MK-MOVE-53")
def test_what_is_laid_on_a_tile_that_is_revealed() -> None:
    t = MK()
    t.tile("9", 1, 1)
    assert HEX["9.e"] in t.g.down_at[1]  # the keep
    assert HEX["9.sw"] in t.g.down_at[3]  # the mage tower
    assert HEX["9.nw"] not in t.g.up_at  # the dungeon has nothing yet
    t.tile("5", 2, 1)
    assert HEX["5.e"] in t.g.up_at  # orcs


@rule("MK-MOVE-52", "MK-ROUND-27")
def test_ruins_are_open_by_day_and_hidden_at_night() -> None:
    t = MK()
    t.tile("8", 1, 1)
    assert HEX["8.ne"] in t.g.up_at
    t = MK()
    t.night()
    t.tile("8", 1, 1)
    assert HEX["8.ne"] in t.g.down_at[6]
    t.at("8.mid")
    t.clear("8.mid")
    t.points(move=20)
    t.choose("walk", "8.ne")
    assert HEX["8.ne"] in t.g.up_at


@rule("MK-MOVE-32")
def test_what_a_safe_space_is() -> None:
    t = MK(players=2)
    t.tile("3", 1, 1)
    assert safe(t.g, 0, HEX["3.w"])
    assert not safe(t.g, 0, HEX["3.ne"])  # an unconquered keep
    assert not safe(t.g, 0, HEX["1.ne"])  # a lake
    assert not safe(t.g, 0, HEX["1.nw"])  # orcs
    t.shield("3.ne", seat=1)
    assert not safe(t.g, 0, HEX["3.ne"])  # the keep of another
    t.shield("3.ne", seat=0)
    assert safe(t.g, 0, HEX["3.ne"])
    t.at("3.w", seat=1)
    assert not safe(t.g, 0, HEX["3.w"])  # another hero


@rule("MK-MOVE-33", "MK-MOVE-37")
def test_heroes_pass_each_other() -> None:
    t = MK(players=2, at="start.e")
    t.at("start.ne", seat=1)
    t.points(move=20)
    t.choose("walk", "start.ne")
    assert t.prompt == "move"
    t.choose("walk", "start.nw")
    assert t.g.fight is None
    t.at("start.mid", seat=1)
    t.choose("walk", "start.mid")  # the portal holds several
    assert t.prompt == "move"


@rule("MK-MOVE-41", "MK-SCEN-01-05", "MK-END-02")
def test_who_ends_on_another_hero_where_battles_are_not_allowed_withdraws() -> None:
    t = MK(players=2, at="start.e", hand="march, rage")
    t.at("start.ne", seat=1)
    t.points(move=3)
    t.choose("walk", "start.ne")
    t.choose("end")
    assert HEX_NAMES[t.hero().hex] == "start.e"
    assert t.hero().hand.items.count("wound") == 1


@rule("MK-MOVE-42")
def test_no_step_onto_a_hero_that_provokes() -> None:
    t = MK(players=2, at="1.w")
    t.token("prowlers", "1.nw")
    t.at("1.mid", seat=1)
    t.points(move=20)
    assert t.refused("walk", "1.mid") == "MK-MOVE-42"


@rule("MK-MOVE-38", "MK-END-27")
def test_who_ends_the_turn_on_the_portal_leaves_the_map() -> None:
    t = MK(players=2, hand="march, rage, stamina")
    t.play("march")
    t.choose("end")
    t.choose("done")
    assert t.hero(0).hex == NONE
    t.until_that(lambda: t.prompt == "move" and t.active == 0, "the next own turn")
    assert HEX_NAMES[t.hero().hex] == "start.mid"


@rule("MK-MOVE-43", "MK-COMBAT-07")
def test_one_step_may_provoke_two() -> None:
    t = MK("full_conquest", players=2)
    t.tile("core5", 2, 1)
    t.at("core5.mid")
    with t.edit() as g:
        g.cities[0].conquered = True
    t.token("prowlers", "core5.e")
    t.token("ironclads", "core5.sw")
    t.at("core5.se")
    t.points(move=20)
    t.choose("walk", "core5.mid")
    assert t.g.fight is not None
    assert sorted(foe.token for foe in t.g.fight.foes) == ["ironclads", "prowlers"]


@rule("MK-MOVE-27", "MK-MOVE-28")
def test_cheaper_terrain_never_costs_less_than_nothing() -> None:
    t = MK(at="start.mid")
    t.units("foresters")
    t.choose("unit", 0)
    t.choose("ability", 0)
    assert t.hero().now.move == 2
    assert cost(t.g, 0, HEX["start.ne"]) == 2
    t.choose("walk", "start.ne")
    assert t.hero().now.move == 0


@rule("MK-UNDO-01", "MK-UNDO-03")
def test_steps_can_be_taken_back() -> None:
    t = MK(hand="march, march, rage")
    before = t.digest()
    t.play("march")
    t.choose("walk", "start.e")
    for _ in range(3):
        t.undo()
    assert t.digest() == before


@rule("MK-UNDO-02")
def test_not_past_something_new() -> None:
    t = MK(at="1.e")
    t.points(move=20)
    t.choose("explore", t.refs("explore")[0])
    assert not t.can_undo()
