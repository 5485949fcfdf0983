"""What a fight leaves behind, and the assault of a city."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.rules.endturn import leader
from realms.games.mage_knight.rules.foes import armour, attack_value, brutal, poisonous
from realms.testing.rules import rule


def win(t: MK) -> None:
    """Defeat everybody at once, in the present phase."""
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[:] = [0] * 8 + [999, 999, 999, 999]
    while t.options("strike"):
        t.choose(t.options("strike")[0])
    if t.prompt == "more-targets":
        t.choose("done")


def to_melee(t: MK) -> None:
    """Let everything happen until the melee phase."""
    while not (t.prompt == "fight" and t.due[0].args[0][1] == "melee"):
        if t.prompt == "take-damage":
            t.choose(t.options("damage")[0])
        elif t.prompt == "assign-damage":
            t.choose("hero")
        else:
            t.choose("done")


def lose(t: MK) -> None:
    to_melee(t)
    t.choose("done")


@rule("MK-COMBAT-05", "MK-COMBAT-102")
def test_rampaging_orcs_are_challenged_and_leave_their_hex() -> None:
    t = MK(at="1.w", hand="march, rage")
    t.token("prowlers", "1.nw")
    t.choose("challenge", "1.nw")
    win(t)
    assert HEX["1.nw"] not in t.g.up_at and HEX["1.nw"] not in t.g.shields
    assert t.hero().reputation == 1
    assert "prowlers" in t.g.discards[0]


@rule("MK-COMBAT-102")
def test_draconum_are_worth_two_reputation() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core2", 2, 1)
    t.at("core2.mid")
    t.choose("challenge", "core2.se")
    to_melee(t)
    win(t)
    assert t.hero().reputation == 2


@rule("MK-COMBAT-109", "MK-COMBAT-06")
def test_an_undefeated_rampaging_enemy_stays() -> None:
    t = MK(at="1.w", hand="march, rage")
    t.token("prowlers", "1.nw")
    t.choose("challenge", "1.nw")
    lose(t)
    assert HEX["1.nw"] in t.g.up_at
    assert t.prompt == "afterwards" and not t.options("challenge")


@rule("MK-COMBAT-09")
def test_others_next_to_the_hero_may_be_challenged_to_join() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core5", 2, 1)
    t.at("core5.se")
    t.choose("challenge", "core5.e")
    assert t.prompt == "challenge-more"
    t.choose("challenge", "core5.sw")
    assert t.g.fight is not None and len(t.g.fight.foes) == 2


@rule("MK-COMBAT-03", "MK-COMBAT-10", "MK-COMBAT-103", "MK-COMBAT-117", "MK-COMBAT-118")
def test_a_monster_den() -> None:
    t = MK(at="6.w", hand="march, rage")
    t.choose("enter")
    assert t.prompt == "fight"  # nobody else may be challenged
    assert t.g.fight is not None and len(t.g.fight.foes) == 1
    assert HEX["6.w"] in t.g.up_at
    to_melee(t)
    win(t)
    assert t.g.shields == {HEX["6.w"]: 0}
    assert t.hero().now.gains == ["random_crystal", "random_crystal"]
    t.turn()
    assert t.refused("enter") == "MK-COMBAT-118"


@rule("MK-COMBAT-111")
def test_the_monster_of_a_den_waits_for_the_next_fight() -> None:
    t = MK(at="6.w", hand="march, rage")
    t.choose("enter")
    [token] = [foe.token for foe in t.foes]
    lose(t)
    assert t.g.up[t.g.up_at.index(HEX["6.w"])] == token
    t.hand("march, rage")
    t.turn()
    t.choose("enter")
    assert [foe.token for foe in t.foes] == [token]


@rule("MK-COMBAT-115", "MK-MANA-11")
def test_dungeons_are_dark_and_no_place_for_units() -> None:
    t = MK(at="7.se", hand="march, rage")
    t.units("peasants")
    t.mana(source="gold gold red", tokens="gold black")
    t.choose("enter")
    assert t.g.fight is not None and t.g.fight.dark
    assert t.refused("unit", 0) == "MK-COMBAT-115"
    to_melee(t)
    assert t.refused("unit", 0) == "MK-COMBAT-115"
    win(t)
    assert t.hero().now.gains == ["dungeon"]


@rule("MK-COMBAT-116", "MK-COMBAT-110")
def test_a_tomb_gives_a_spell_and_an_artifact() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core1", 2, 1)
    t.at("core1.ne")
    t.choose("enter")
    to_melee(t)
    win(t)
    assert t.hero().now.gains == ["spell", "artifact"]


@rule("MK-COMBAT-110", "MK-COMBAT-113")
def test_dungeons_can_be_entered_again_for_fame_only() -> None:
    t = MK(at="7.se", hand="march, rage")
    t.shield("7.se")
    before = len(t.g.discards[2])
    t.choose("enter")
    to_melee(t)
    win(t)
    assert t.hero().now.gains == []
    assert len(t.g.discards[2]) == before + 1
    t = MK(at="7.se", hand="march, rage")
    t.choose("enter")
    lose(t)
    assert HEX["7.se"] not in t.g.up_at and HEX["7.se"] not in t.g.shields


@rule("MK-COMBAT-104", "MK-COMBAT-119", "MK-COMBAT-12")
@pytest.mark.parametrize(
    ("ruin", "gains"),
    [
        ("ruin_1", ["crystal_set"]),
        ("ruin_3", ["artifact", "action"]),
        ("ruin_5", ["unit"]),
        ("ruin_8", ["artifact"] * 2),
    ],
)
def test_ruins_with_enemies(ruin: str, gains: list[str]) -> None:
    t = MK(hand="march, rage")
    t.tile("8", 1, 1)
    t.token(ruin, "8.ne")
    t.at("8.ne")
    t.choose("enter")
    assert t.g.fight is not None and len(t.g.fight.foes) == 2
    to_melee(t)
    win(t)
    assert t.hero().now.gains == gains
    assert t.hero().reputation == 0


@rule("MK-COMBAT-04", "MK-COMBAT-108")
def test_burning_a_monastery() -> None:
    t = MK(at="5.ne", hand="march, rage")
    t.units("peasants")
    t.choose("burn")
    assert t.hero().reputation == -3
    assert t.g.fight is not None and not t.g.fight.foes[0].walls
    to_melee(t)
    assert t.refused("unit", 0) == "MK-COMBAT-115"
    win(t)
    assert t.hero().now.gains == ["artifact"]
    assert HEX["5.ne"] in t.g.shields
    t.turn()
    assert not t.offers("interact") and not t.offers("burn")


@rule("MK-COMBAT-105", "MK-COMBAT-106")
def test_a_conquered_keep_and_a_conquered_tower() -> None:
    t = MK(at="3.mid", hand="march, rage")
    t.points(move=5)
    t.choose("walk", "3.ne")
    to_melee(t)
    win(t)
    assert t.g.shields[HEX["3.ne"]] == 0 and t.hero().hex == HEX["3.ne"]
    assert t.hero().now.gains == []
    t = MK(at="4.nw", hand="march, rage")
    t.points(move=5)
    t.choose("walk", "4.mid")
    to_melee(t)
    win(t)
    assert t.hero().now.gains == ["spell"]


@rule("MK-COMBAT-112", "MK-COMBAT-114")
def test_a_failed_assault_ends_where_it_came_from() -> None:
    t = MK(at="3.mid", hand="march, rage")
    t.points(move=5)
    t.choose("walk", "3.ne")
    wounds = t.hero().hand.items.count("wound")
    lose(t)
    assert HEX_NAMES[t.hero().hex] == "3.mid"
    assert HEX["3.ne"] in t.g.up_at and HEX["3.ne"] not in t.g.shields
    assert wounds == 0


@rule("MK-COMBAT-08")
def test_provoked_enemies_join_an_assault_but_do_not_count() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core5", 2, 1)
    t.token("prowlers", "core5.e")
    t.at("core5.se")
    t.points(move=5)
    t.choose("walk", "core5.mid")
    assert t.g.fight is not None
    while t.prompt == "challenge-more":
        t.choose("done")
    joined = [foe for foe in t.g.fight.foes if foe.rampaging]
    assert len(joined) == 2 and not any(foe.walls for foe in joined)


@rule("MK-COMBAT-02")
def test_a_keep_of_another_is_defended_by_a_stranger_for_half_the_fame() -> None:
    t = MK(players=2, at="3.mid", hand="march, rage")
    t.tile("3", 1, 1)
    t.shield("3.ne", seat=1)
    t.next_token("crossbowmen")
    with t.edit() as g:
        places = g.down_at[1]
        while HEX["3.ne"] in places:
            i = places.index(HEX["3.ne"])
            g.piles[1].items.insert(0, g.down[1].take(i))
            del places[i]
    t.next_token("crossbowmen")
    t.points(move=5)
    t.choose("walk", "3.ne")
    assert t.hero().reputation == -1
    assert t.g.fight is not None and t.g.fight.foes[0].half_fame
    to_melee(t)
    win(t)
    assert t.hero().fame == 2  # half of 3, rounded up
    assert t.g.shields[HEX["3.ne"]] == 0


# Cities.


def assault(tile: str, **levels: int) -> MK:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile(tile, 2, 1)
    near = next(
        hex
        for hex in t.g.land.near[HEX[f"{tile}.mid"]]
        if HEX_NAMES[hex].startswith(f"{tile}.")
        and hex not in t.g.up_at
        and not any(hex in p for p in t.g.down_at)
    )
    t.at(HEX_NAMES[near])
    t.points(move=5)
    t.choose("walk", f"{tile}.mid")
    while t.prompt == "challenge-more":
        t.choose("done")
    return t


@rule("MK-CITY-01", "MK-CITY-06", "MK-COMBAT-107", "MK-COMBAT-101")
def test_a_city_falls_with_its_last_defender() -> None:
    t = assault("core8")
    assert t.hero().reputation == -1
    assert t.g.fight is not None
    defenders = [foe for foe in t.g.fight.foes if not foe.rampaging]
    assert len(defenders) == 3 and all(foe.walls for foe in defenders)
    to_melee(t)
    win(t)
    [city] = t.g.cities
    assert city.conquered and city.shields == [0, 0, 0]
    assert t.hero().hex == city.hex


@rule("MK-CITY-06", "MK-COMBAT-114")
def test_who_fell_stays_fallen() -> None:
    t = assault("core8")
    to_melee(t)
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[:] = [0] * 8 + [999, 999, 999, 999]
    first = next(i for i, foe in enumerate(t.foes) if not foe.rampaging and not foe.dead)
    t.choose("strike", first)
    t.choose("done")
    t.choose("done")
    [city] = t.g.cities
    assert not city.conquered and city.shields == [0]
    assert t.g.up_at.count(city.hex) == 2


@rule("MK-CITY-02", "MK-CITY-03", "MK-CITY-04", "MK-CITY-05")
def test_what_a_city_does_for_its_defenders() -> None:
    t = MK(hand="march, rage")
    [foe] = t.fight("swordsmen", city="white")
    assert armour(t.g, foe) == 6
    [foe, other] = MK(hand="march, rage").fight("fire_mages_enemy", "altem_mages_enemy", city="blue")
    assert (attack_value(foe, 0), attack_value(other, 0)) == (8, 5)
    [foe, other] = MK(hand="march, rage").fight("swordsmen", "fire_mages_enemy", city="red")
    assert brutal(foe, 0) and not brutal(other, 0)
    [foe, other] = MK(hand="march, rage").fight("swordsmen", "fire_mages_enemy", city="green")
    assert poisonous(foe, 0) and not poisonous(other, 0)


@rule("MK-CITY-07", "MK-CITY-08")
def test_the_leader_has_most_shields_or_the_first() -> None:
    assert leader([0, 1, 1]) == 1
    assert leader([1, 0, 0, 1]) == 1
    assert leader([]) == -1
