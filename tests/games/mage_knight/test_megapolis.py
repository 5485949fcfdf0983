"""Levels of cities that were agreed upon, and the megapolis: a city of two hexes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.test_results import to_melee, win
from realms.games.mage_knight.data.hexes import FIRST_CITY, HEX, HEX_NAMES, TILE
from realms.games.mage_knight.data.tracks import garrison
from realms.games.mage_knight.rules import tokens
from realms.games.mage_knight.rules.endturn import hand_limit
from realms.games.mage_knight.rules.foes import armour, attack_value, brutal, fortified, poisonous
from realms.games.mage_knight.rules.ground import cost, site_at, terrain
from realms.games.mage_knight.rules.scenario import cities_in_game
from realms.games.mage_knight.rules.scoring import city_points
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import City, MageKnight
from realms.games.mage_knight.terms import BLUE, CITY, CITY_GROUND, COLOUR, GREEN, NONE, RED, WHITE
from realms.games.mage_knight.validity_options import cities_flaw
from realms.kernel import view
from realms.kernel.model import BadOptions
from realms.testing.rules import rule


def levels(players: int, scenario: str = "full_conquest", **options: object) -> tuple[int, ...]:
    match = SPEC.new_match(players, 1, {"scenario": scenario, **options})
    assert isinstance(match, MageKnight)
    return match.city_levels


def refused(players: int, scenario: str = "full_conquest", **options: object) -> str:
    with pytest.raises(BadOptions) as why:
        SPEC.new_match(players, 1, {"scenario": scenario, **options})
    return str(why.value)


def backs_at(g: MageKnight, hex: int) -> list[int]:
    """The backs of the tokens that lie face down there."""
    return [back for back, places in enumerate(g.down_at) for at in places if at == hex]


def grown(tile: str, annex: str, level: int = 6, *, night: bool = True) -> tuple[MK, City]:
    """The last city is revealed, a megapolis; its second part has this colour. By night nobody sees garrisons."""
    t = MK("full_conquest", players=2, hand="march, rage", options={"megapolis": str(level)})
    t.night(dark=night)
    first = next(name for name in ("core8", "core7") if name != tile)
    t.tile(first, 1, 3)
    for seed in range(100):
        with t.invent() as g:
            g.rng.seed = seed
            kept = g.rng.draws
            free = [c for c in (RED, BLUE, GREEN, WHITE) if c not in (g.cities[0].colour, COLOUR_OF[tile])]
            suits = g.rng.pick(free) == COLOUR[annex]
            g.rng.draws = kept
        if suits:
            break
    t.tile(tile, 3, 1)
    city = t.g.cities[-1]
    assert city.annex_colour == COLOUR[annex]
    return t, city


COLOUR_OF = {"core5": GREEN, "core6": BLUE, "core7": WHITE, "core8": RED}


def beyond(t: MK) -> str:
    """A hex next to the second part, but not to the first: to its right."""
    q, r = t.g.land.spots[t.g.cities[-1].annex]
    return HEX_NAMES[t.g.land.at[q + 1, r]]


def call(t: MK, city: str, share: int) -> None:
    """The hero calls the other one, faces so many, and the other one agrees."""
    t.hand("march, rage")
    t.hand("march, rage", seat=1)
    t.choose("joint", city)
    t.choose(t.options("invite")[0])
    t.choose("share", t.hero().name, share)
    t.choose("agree", seat=1)


def storm(t: MK, start: str, into: str) -> None:
    """Assault from one hex into another; nobody else joins."""
    for hex in (start, into):
        t.clear(hex) if HEX[hex] != t.g.cities[-1].hex else None
    t.at(start)
    t.points(move=9)
    t.choose("walk", into)
    while t.prompt == "challenge-more":
        t.choose("done")


@rule("MK-OPT-40", "MK-SCEN-02-06")
def test_levels_may_be_raised_one_by_one() -> None:
    assert levels(2) == (4, 4)
    assert levels(2, first_city_level=7) == (7, 4)
    assert levels(3, second_city_level="9", third_city_level=11) == (4, 9, 11)


@rule("MK-OPT-40")
def test_a_city_has_the_garrison_of_the_level_agreed() -> None:
    t = MK("full_conquest", players=2, options={"first_city_level": 9})
    t.night()
    t.tile("core6", 2, 1)
    assert t.g.cities[0].level == 9
    assert sorted(backs_at(t.g, HEX["core6.mid"])) == sorted(garrison(BLUE, 9))


@rule("MK-OPT-40", "MK-SCEN-03-07")
def test_also_in_a_blitz() -> None:
    assert levels(2, "blitz_conquest") == (3, 3)
    assert levels(2, "blitz_conquest", first_city_level=2, second_city_level=5) == (2, 5)


@rule("MK-SCEN-04-10")
def test_alone_levels_and_a_megapolis_may_be_chosen() -> None:
    assert levels(1, "solo_conquest") == (5, 8)
    assert levels(1, "solo_conquest", second_city_level=11) == (5, 11)
    assert levels(1, "solo_conquest", megapolis=14) == (5, 14)


@rule("MK-SCEN-05-11")
def test_together_levels_may_be_chosen_and_for_two_the_last_city_may_be_a_megapolis() -> None:
    assert levels(2, "full_cooperation") == (5, 5, 8)
    assert levels(2, "full_cooperation", first_city_level=6, third_city_level=11) == (6, 5, 11)
    assert levels(2, "full_cooperation", megapolis=16) == (5, 5, 16)
    assert "3 cities at most" in refused(3, "full_cooperation", megapolis=16)


@rule("MK-OPT-40")
def test_levels_that_no_city_has_are_refused() -> None:
    assert "one of 1, 2" in refused(2, first_city_level=12)
    assert "there are 2" in refused(2, third_city_level=5)
    assert "has none" in refused(2, "first_reconnaissance", first_city_level=5)


@rule("MK-OPT-41")
def test_a_megapolis_is_the_last_of_three_cities_at_most() -> None:
    assert levels(2, megapolis=12) == (4, 12)
    assert levels(3, megapolis=2) == (4, 4, 2)
    assert "3 cities at most" in refused(4, megapolis=12)
    assert levels(4, megapolis=12, city_tiles=3) == (4, 4, 12)
    assert "is a megapolis" in refused(2, megapolis=12, second_city_level=5)
    assert "has none" in refused(2, "first_reconnaissance", megapolis=12)
    # A longer version has more cities.
    assert levels(4, "one_to_return", megapolis=12) == (3, 3, 12)
    assert "3 cities at most, and here are 4" in refused(4, "one_to_return", megapolis=12, epic=True)
    assert levels(2, "one_to_return", epic=True, first_city_level=6, megapolis=12) == (6, 12)


@rule("MK-OPT-41")
def test_its_level_is_two_to_twenty_two() -> None:
    for level in (1, 23, 24):
        assert "megapolis is usual or one of 2, 3" in refused(2, megapolis=level)


@rule("MK-OPT-41")
def test_the_first_city_is_an_ordinary_one() -> None:
    t = MK("full_conquest", players=2, options={"megapolis": 12})
    t.tile("core8", 2, 1)
    assert t.g.cities[0].annex == NONE and t.g.cities[0].level == 4


@rule("MK-OPT-42")
def test_a_second_city_stands_to_the_right_and_covers_what_was_there() -> None:
    t, city = grown("core6", "white")
    assert HEX_NAMES[city.annex] == "core6.e"
    assert site_at(t.g, city.annex) == CITY and terrain(t.g, city.annex) == CITY_GROUND  # a lake is printed there
    assert cost(t.g, 0, city.annex) == 2


@rule("MK-OPT-42")
def test_the_orcs_beside_the_green_city_are_gone() -> None:
    t, city = grown("core5", "blue")
    assert HEX_NAMES[city.annex] == "core5.e" and city.annex not in t.g.up_at
    assert HEX["core5.sw"] in t.g.up_at
    assert site_at(t.g, city.annex) == CITY


@rule("MK-OPT-42")
def test_the_second_city_is_one_that_is_not_in_the_game() -> None:
    seen = {grown("core6", annex)[1].annex_colour for annex in ("green", "white")}
    assert seen == {GREEN, WHITE}  # blue is the first part, red the other city


@rule("MK-OPT-42", "MK-OPT-11")
def test_whatever_lies_to_the_right_is_covered() -> None:
    """A tile that was turned has its monastery there: it brings no card, and cannot be burned."""
    for seed in range(30):
        t = MK("solo_conquest", seed=seed, options={"megapolis": 6, "random_orientation": True})
        t.tile("core8", 1, 3)
        offered = len(t.g.monastery_offer)
        t.tile("core6", 3, 1)
        if HEX_NAMES[t.g.cities[-1].annex] == "core6.ne":
            break
    else:
        raise AssertionError("it was never turned that way")
    assert len(t.g.monastery_offer) == offered
    t.at("core6.ne")
    assert not t.options("burn") and t.refused("burn") == "" and site_at(t.g, HEX["core6.ne"]) == CITY


@rule("MK-OPT-43")
def test_the_level_is_halved_and_garrisons_are_pooled() -> None:
    t, city = grown("core6", "white", 7)
    assert city.level == 7
    assert sorted(backs_at(t.g, city.hex)) == sorted(garrison(BLUE, 4) + garrison(WHITE, 3))
    assert backs_at(t.g, city.annex) == []


@rule("MK-OPT-43")
def test_the_strongest_has_two_whole_garrisons() -> None:
    t, city = grown("core8", "blue", 22)
    assert sorted(backs_at(t.g, city.hex)) == sorted(garrison(RED, 11) + garrison(BLUE, 11))


@rule("MK-OPT-44")
def test_by_day_the_garrison_is_seen_from_beside_either_part() -> None:
    t, city = grown("core7", "blue")
    t.tile("core4", 4, 0)
    t.clear("core4.mid")
    beside = beyond(t)
    assert city.hex not in t.g.land.near[HEX[beside]] and tokens.hidden_at(t.g, city.hex) == 4
    t.night(dark=False)
    t.at(next(HEX_NAMES[hex] for hex in t.g.land.near[HEX[beside]] if HEX_NAMES[hex].startswith("core4.n")))
    t.points(move=9)
    t.choose("walk", beside)
    assert tokens.hidden_at(t.g, city.hex) == 0 and len(tokens.open_at(t.g, city.hex)) == 4


@rule("MK-OPT-44")
@pytest.mark.parametrize("into", ["core7.mid", "core7.e"])
def test_all_defenders_fight_whichever_part_is_assaulted(into: str) -> None:
    t, _ = grown("core7", "blue")
    storm(t, "core7.ne", into)
    defenders = [foe for foe in t.foes if not foe.rampaging]
    assert len(defenders) == len(garrison(WHITE, 3) + garrison(BLUE, 3))
    assert all(fortified(t.g.fight, foe) >= 1 for foe in defenders if t.g.fight is not None)
    assert t.hero().reputation == -1


@rule("MK-OPT-44")
def test_defenders_have_the_bonuses_of_both_cities() -> None:
    t = MK(hand="march, rage")
    [foe] = t.fight("fire_mages_enemy", city="white")
    plain = attack_value(foe, 0)
    foe.annex = BLUE
    assert (armour(t.g, foe), attack_value(foe, 0)) == (6, plain + 2)
    [foe] = MK(hand="march, rage").fight("swordsmen", city="red")
    foe.annex = GREEN
    assert brutal(foe, 0) and poisonous(foe, 0)


@rule("MK-OPT-44")
def test_in_the_fight_for_a_megapolis_each_defender_has_both() -> None:
    t, _ = grown("core7", "blue")
    storm(t, "core7.ne", "core7.e")
    assert {(foe.city, foe.annex) for foe in t.foes if not foe.rampaging} == {(WHITE, BLUE)}


@rule("MK-OPT-45")
def test_heroes_beside_either_part_may_storm_it_together() -> None:
    t, _ = grown("core7", "blue")
    t.tile("core4", 4, 0)
    for hex in ("core7.se", "core4.mid"):
        t.clear(hex)
    t.at("core7.ne")
    t.at(beyond(t), seat=1)
    assert t.options("joint") == ["joint:core7.mid"]
    call(t, "core7.mid", 1)
    assert t.g.joint is not None and t.g.joint.counts == [1, 3]
    t.points(0, move=2)
    t.choose("walk", "core7.e")
    assert [(foe.city, foe.annex) for foe in t.foes] == [(WHITE, BLUE)]
    to_melee(t)
    win(t)
    t.points(1, move=2)
    assert t.refs("walk") == ["core7.e"]  # the only part it stands next to
    t.choose("walk", "core7.e")
    assert len(t.foes) == 3
    to_melee(t)
    win(t)
    assert t.g.cities[-1].conquered and sorted(t.g.cities[-1].shields) == [0, 1, 1, 1]


@rule("MK-OPT-45")
def test_who_stands_where_does_not_matter_for_who_faces_whom() -> None:
    faced: set[tuple[int, ...]] = set()
    for seed in range(8):
        t, _ = grown("core7", "blue")
        t.clear("core7.se")
        t.at("core7.ne")
        t.at("core7.nw", seat=1)
        with t.edit() as g:
            g.rng.seed = seed
        call(t, "core7.mid", 2)
        assert t.g.joint is not None
        faced.add(tuple([i for dealt in t.g.joint.hidden for i in dealt]))
    assert len(faced) > 1


@rule("MK-OPT-46")
def test_it_falls_with_its_last_defender_and_has_one_leader() -> None:
    t, city = grown("core7", "blue", 2)
    storm(t, "core7.ne", "core7.e")
    to_melee(t)
    win(t)
    city = t.g.cities[-1]
    assert city.conquered and city.shields == [0, 0, 0]
    assert t.hero().hex == city.annex


@rule("MK-OPT-46")
def test_while_one_defender_stands_it_does_not_fall() -> None:
    t, city = grown("core7", "blue", 2)
    storm(t, "core7.ne", "core7.e")
    to_melee(t)
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[:] = [0] * 8 + [999, 999, 999, 999]
    t.choose("strike", next(i for i, foe in enumerate(t.foes) if not foe.rampaging))
    t.choose("done")
    t.choose("done")
    city = t.g.cities[-1]
    assert not city.conquered and city.shields == [0] and t.hero().hex == HEX["core7.ne"]


def taken(tile: str, annex: str, shields: list[int]) -> tuple[MK, City]:
    """A conquered megapolis."""
    t, city = grown(tile, annex, 2)
    with t.edit() as g:
        city = g.cities[-1]
        for back, places in enumerate(g.down_at):
            while city.hex in places:
                i = places.index(city.hex)
                g.piles[back].items.insert(0, g.down[back].take(i))
                del places[i]
        city.conquered = True
        city.shields.extend(shields)
    return t, t.g.cities[-1]


@rule("MK-OPT-47")
def test_between_its_parts_a_step_costs_two() -> None:
    t, city = taken("core7", "blue", [0])
    t.clear("core7.se")
    t.at("core7.mid")
    t.at("core7.e", seat=1)
    t.points(move=2)
    t.choose("walk", "core7.e")
    assert t.hero().hex == city.annex and t.hero().now.move == 0 and t.g.fight is None


@rule("MK-OPT-47")
def test_one_leaves_and_challenges_from_the_part_one_is_in() -> None:
    t, city = taken("core7", "blue", [0])
    t.at("core7.mid")
    t.points(move=9)
    assert "core7.w" in t.refs("walk") and "core7.se" in t.refs("challenge")
    t.at("core7.e")
    assert "core7.w" not in [*t.refs("walk")] and not t.refused("walk", "core7.w")
    assert "core7.se" in t.refs("challenge")
    assert all(HEX[hex] in t.g.land.near[city.annex] for hex in t.refs("walk"))


@rule("MK-OPT-47")
@pytest.mark.parametrize("part", ["core7.mid", "core7.e"])
def test_locals_of_both_parts_deal_with_the_hero(part: str) -> None:
    t, _ = taken("core7", "blue", [0, 0])
    t.at(part)
    t.choose("interact")
    assert t.hero().now.influence == 2  # its shields, wherever the hero stands
    t.points(influence=20)
    t.mana(tokens="red blue green white")
    assert t.options("buy_spell") and not t.options("buy_artifact") and not t.options("buy_action")
    assert t.refused("invite_elite") == "" and (t.options("invite_elite") or not t.g.unit_decks[1].items)


@rule("MK-OPT-47")
def test_it_is_scored_as_one_city() -> None:
    t, _ = taken("core7", "blue", [0, 0, 1])
    assert [city_points(t.g, seat) for seat in range(2)] == [7, 4]
    assert cities_in_game(t.g) == 2


@rule("MK-OPT-47")
def test_the_hand_limit_is_higher_beside_either_part() -> None:
    t, _ = taken("core7", "blue", [0, 0, 1])
    t.tile("core4", 4, 0)
    t.at("core7.e")
    t.at(beyond(t), seat=1)
    assert [hand_limit(t.g, hero) for hero in t.g.heroes] == [7, 6]
    t.at("core7.w", seat=1)
    assert hand_limit(t.g, t.hero(1)) == 6
    t.at("start.mid", seat=1)
    assert hand_limit(t.g, t.hero(1)) == 5


@rule("MK-OPT-48", "MK-SCEN-02-06")
def test_two_megapolises_are_made_of_all_four_cities() -> None:
    for seed in range(8):
        t = MK("full_conquest", players=4, seed=seed, options={"first_megapolis": 10, "megapolis": 12})
        assert t.g.city_levels == (10, 12) and cities_in_game(t.g) == 2
        tiles = [TILE[name] for name in t.g.core_tiles.items if TILE[name] >= FIRST_CITY]
        assert len(tiles) == 2
        t.tile("core5", 2, 0)
        t.tile("core7", 2, 2)
        first, second = t.g.cities
        assert first.colour == GREEN and [first.level, second.level] == [10, 12]
        assert sorted([first.colour, first.annex_colour, second.colour, second.annex_colour]) == [0, 1, 2, 3]
        assert second.colour == WHITE or first.annex_colour == WHITE


@rule("MK-OPT-48")
def test_two_megapolises_take_two_tiles() -> None:
    assert "cannot be without megapolis" in refused(2, first_megapolis=10)
    assert refused(4, first_megapolis=10, megapolis=12, city_tiles=3) == (
        "first_megapolis takes two city tiles, and city_tiles is 3."
    )
    assert refused(2, "one_to_return", first_megapolis=10, megapolis=12) == (
        "first_megapolis takes two cities, and one_to_return has one with 2 players."
    )
    assert levels(2, "one_to_return", first_megapolis=10, megapolis=12, city_tiles=2) == (10, 12)
    assert levels(3, first_megapolis=10, megapolis=12) == (10, 12)


@rule("MK-SCEN-02-06")
def test_four_may_play_for_two_strong_cities() -> None:
    assert levels(4, city_tiles=2, first_city_level=10, second_city_level=11) == (10, 11)
    assert levels(4) == (4, 4, 4, 4)


# What is seen of it, and what cannot be.


def test_both_parts_are_shown_as_a_city() -> None:
    t, city = grown("core6", "white", 7)
    scene = SPEC.scene(view.project(t.match, 0))
    spaces = {space.id: space for space in scene.boards[0].spaces}
    left, right = spaces["core6.mid"], spaces["core6.e"]
    assert left.kind == right.kind == "city"
    assert {"city", "megapolis", "level-7", "colour-blue"} <= {*left.marks}
    assert {"city", "megapolis", "level-7", "colour-white"} <= {*right.marks} and "secret" not in right.marks
    told = [one for one in scene.sums if one.text == "sum-megapolis"]
    assert [one.of for one in told] == [HEX_NAMES[city.hex], HEX_NAMES[city.annex]]
    assert dict(told[0].args) == {"colour": "blue", "annex_colour": "white", "n": 7}


def test_a_fight_for_it_names_both_bonuses() -> None:
    t, _ = grown("core7", "blue")
    storm(t, "core7.ne", "core7.e")
    sums = SPEC.scene(view.project(t.match, 0)).sums
    assert [dict(one.args)["colour"] for one in sums if one.text == "sum-city"] == ["blue", "white"]


def elsewhere(city: City) -> None:
    city.annex = HEX["core6.w"]


def ordinary(city: City) -> None:
    city.annex = NONE


def twice_blue(city: City) -> None:
    city.annex_colour = BLUE


def too_strong(city: City) -> None:
    city.level = 9


def other_colour(city: City) -> None:
    city.colour = GREEN


@pytest.mark.parametrize("spoil", [elsewhere, ordinary, twice_blue, too_strong, other_colour])
def test_a_megapolis_that_cannot_be_is_not_believed(spoil: Callable[[City], None]) -> None:
    t, _ = grown("core6", "white", 7)
    t.night(dark=False)
    assert SPEC.flaw(t.g) == ""
    spoil(t.g.cities[-1])
    assert SPEC.flaw(t.g) == cities_flaw(t.g) != ""
