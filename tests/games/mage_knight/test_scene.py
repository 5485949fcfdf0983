"""The neutral picture of Mage Knight: the same facts as the match, worked out by the rules, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.test_messages import lively
from realms.games.mage_knight.data.hexes import HEX_NAMES
from realms.games.mage_knight.scene import public_table
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import NONE
from realms.kernel.rng import seeded
from realms.kernel.scene import Scene, Space, Sum, Zone
from realms.kernel.view import SPECTATOR, project
from realms.testing.rules import rule


def scene(match: MageKnight, seat: int = 0) -> Scene:
    return SPEC.scene(project(match, seat))


def space(picture: Scene, hex: str) -> Space:
    return next(s for s in picture.boards[0].spaces if s.id == hex)


def zone(picture: Scene, id: str) -> Zone:
    return next(z for z in picture.zones if z.id == id)


def sums(picture: Scene, of: str) -> dict[str, Sum]:
    return {told.text: told for told in picture.sums if told.of == of}


def games(every: int = 7) -> Iterator[tuple[MageKnight, int]]:
    """Positions along games of all scenarios, with a seat to look from."""
    for number, (players, scenario) in enumerate(
        ((1, "solo_conquest"), (2, "full_conquest"), (3, "first_reconnaissance"), (4, "blitz_conquest"))
    ):
        match = SPEC.new_match(players, number, {"scenario": scenario})
        assert isinstance(match, MageKnight)
        pick = seeded(number)
        while match.due:
            due = next(d for d in match.due if not d.optional)
            if match.seq % every == 0:
                yield match, (match.seq // every) % (players + 1) if match.seq % 2 else due.seat
            match.apply(due.seat, lively(due, pick))


def test_the_picture_agrees_with_the_match() -> None:
    for match, who in games():
        picture = scene(match, who if who < match.seats else SPECTATOR)
        spaces = picture.boards[0].spaces
        ids = [s.id for s in spaces]
        assert len(ids) == len(set(ids))
        assert {s.id for s in spaces if "explorable" not in s.marks} == {
            HEX_NAMES[h] for h in match.land.at.values()
        }
        assert {piece.at for piece in picture.pieces} <= set(ids)
        assert len({piece.id for piece in picture.pieces}) == len(picture.pieces)
        tokens = [piece for piece in picture.pieces if piece.id.startswith("token-")]
        assert len(tokens) == len(match.up) + sum(len(places) for places in match.down_at)
        for hero, panel in zip(match.heroes, picture.panels, strict=True):
            facts = dict(panel.facts)
            assert facts["fact-fame"] == hero.fame and facts["fact-move"] == hero.now.move
            assert facts["fact-hand"] == len(hero.hand.items) == zone(picture, f"hand-{hero.seat}").count
            assert [facts[f"fact-{c}"] for c in ("red", "blue", "green", "white")] == hero.crystals
        assert [card.id for card in zone(picture, "unit_offer").cards] == match.unit_offer


def test_whatever_can_be_chosen_on_the_map_or_in_a_zone_is_in_the_picture() -> None:
    for match, _ in games(every=3):
        for due in match.due:
            picture = scene(match, due.seat)
            spaces = {s.id for s in picture.boards[0].spaces}
            cards = {card.id for z in picture.zones for card in z.cards}
            named = {told.of for told in picture.sums if told.text.startswith("named-")}
            for option in due.options:
                if option.verb in ("walk", "challenge", "explore"):
                    assert option.refs[0] in spaces
                if (
                    option.verb in ("card", "tactic", "recruit", "gain", "skill", "learn")
                    and len(option.refs) == 1
                ):
                    assert option.refs[0] in cards, option.key
                if option.verb in ("walk", "explore", "strike", "block", "damage", "enemy", "disband", "ability"):
                    assert option.key in named, option.key


def test_a_view_becomes_a_table_without_what_is_hidden() -> None:
    for match, who in games(every=11):
        seat = who if who < match.seats else SPECTATOR
        g = public_table(project(match, seat).state)
        for mine, theirs in zip(g.heroes, match.heroes, strict=True):
            assert len(mine.deck.items) == len(theirs.deck.items)
            if mine.seat != seat:
                assert set(mine.hand.items) <= {"?", *theirs.hand.items}
        assert g.shields == match.shields and g.up == match.up


def test_hands_of_others_are_counted_not_shown() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    mine, theirs = zone(scene(t.g, 0), "hand-0"), zone(scene(t.g, 1), "hand-0")
    assert [card.id for card in mine.cards] == ["march", "rage"] and mine.count == 2
    assert theirs.cards == () and theirs.count == 2
    assert mine.cards[0].text == ("march.basic", "march.strong")
    assert mine.cards[0].kind == "basic_action:green"


def test_the_map_is_made_of_pointy_hexes_that_touch() -> None:
    board = scene(MK().g).boards[0]
    hexes = {s.id: s for s in board.spaces}
    for one in hexes.values():
        assert 0 <= one.at[0] <= board.size[0] and 0 <= one.at[1] <= board.size[1]
        for other in one.neighbours:
            if other in hexes and "explorable" not in one.marks:
                assert dist(one.at, hexes[other].at) == pytest.approx(3**0.5, abs=0.01)
                assert len({*one.outline} & {*hexes[other].outline}) == 2
    assert all(len(line.points) == 18 for line in board.lines) and len(board.lines) == 3


@rule("MK-MOVE-05")
def test_hexes_show_what_it_costs_to_get_there_in_all() -> None:
    t = MK(at="start.mid")
    t.points(move=4)
    picture = scene(t.g)
    assert "here" in space(picture, "start.mid").marks
    assert {"cost-2", "reachable"} <= {*space(picture, "start.e").marks}
    far = [s for s in picture.boards[0].spaces if "cost-5" in s.marks]
    assert far and not any("reachable" in s.marks for s in far)
    assert not any(m.startswith("cost-") for m in space(picture, "start.se").marks)  # sea


@rule("MK-MOVE-11")
def test_a_step_that_provokes_names_the_enemy() -> None:
    t = MK(at="1.w")
    t.points(move=6)
    t.token("prowlers", "1.nw")
    picture = scene(t.g)
    assert "provokes" in space(picture, "1.mid").marks
    assert dict(sums(picture, "1.mid")["sum-provokes"].args) == {"enemy": "prowlers"}
    assert dict(sums(picture, "walk:1.mid")["named-walk"].args)["danger"] == "fight"


@rule("MK-MOVE-13")
def test_places_to_explore_are_spaces_of_their_own() -> None:
    t = MK(at="1.ne")
    t.points(move=2)
    picture = scene(t.g)
    ghosts = [s for s in picture.boards[0].spaces if "explorable" in s.marks]
    assert {f"explore:{ghost.id}" for ghost in ghosts} == {*t.options("explore")}
    assert ghosts and {*ghosts[0].marks} >= {"cost-2"} and ghosts[0].kind == "countryside"
    assert len(ghosts[0].outline) == 18


@rule("MK-COMBAT-57", "MK-ABIL-10")
def test_a_swift_enemy_shows_how_much_block_is_missing() -> None:
    t = MK(hero="tovak", hand="rage, march")
    t.fight("wolf_riders", phase="block")
    t.play("rage", "basic", "do:block")
    told = sums(scene(t.g), "foe-0")
    assert dict(told["sum-attack"].args)["n"] == 3
    assert dict(told["sum-block"].args) == {"n": 2, "needed_n": 6, "attack_n": 0}
    assert dict(told["sum-damage"].args)["wounds_n"] == 2
    assert dict(sums(scene(t.g), "block:0:0")["named-block"].args)["enemy"] == "wolf_riders"
    assert dict(sums(scene(t.g), "fight")["sum-gathered-block"].args) == {"n": 2, "element": "physical"}


@rule("MK-COMBAT-36", "MK-CITY-02")
def test_an_enemy_shows_its_armour_as_it_is_now_and_what_an_attack_is_worth() -> None:
    t = MK(hand="rage, march")
    t.mana(tokens="red")
    t.fight("golems", phase="melee", city="white")
    t.play("rage", "strong")
    told = sums(scene(t.g), "foe-0")
    assert dict(told["sum-armour"].args)["n"] == 6
    assert dict(told["sum-strike"].args) == {"n": 2, "needed_n": 6}  # resisted: half
    assert dict(told["sum-resists"].args) == {"element": "physical"}
    assert zone(scene(t.g), "fight").cards[0].id == "golems"


def test_meters_of_enemies_agree_with_what_is_offered() -> None:
    seen = 0
    for match, _ in games(every=1):
        for due in match.due:
            for told in scene(match, due.seat).sums if match.fight is not None else ():
                if told.text in ("named-strike", "named-block") and due.prompt == "fight":
                    args = dict(told.args)
                    n, needed = args["n"], args["needed_n"]
                    assert isinstance(n, int) and isinstance(needed, int)
                    assert (n >= needed) == (told.of in [o.key for o in due.options]), told
                    seen += 1
    assert seen > 50


@rule("MK-COMBAT-37")
def test_a_further_target_is_told_with_what_the_whole_group_needs() -> None:
    t = MK(hand="rage, march")
    t.mana(tokens="red")
    t.fight("prowlers", "diggers", "diggers", phase="melee")
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[0] = 6
    t.choose("strike", 0)
    said = next(told for told in scene(t.g).sums if told.of == "strike:1")
    assert dict(said.args) == {"enemy": "diggers", "n": 6, "needed_n": 6}


def test_units_tell_how_they_stand() -> None:
    t = MK()
    units = t.units("peasants, fire_golems")
    with t.edit() as g:
        g.heroes[0].units[0].spent = True
        g.heroes[0].units[1].wounds = 1
    assert len(units) == 2
    picture = scene(t.g)
    assert "sum-spent" in sums(picture, "unit-0-0") and "sum-wounded" in sums(picture, "unit-0-1")
    assert dict(sums(picture, "peasants")["sum-unit"].args) == {"level_n": 1, "armour_n": 3, "price_n": 4}
    assert dict(sums(picture, "unit:0")["named-unit"].args) == {"unit": "peasants"}


def test_a_card_that_is_played_tells_its_effects_as_options() -> None:
    t = MK(hand="march, rage")
    t.choose("card", "march")
    assert dict(sums(scene(t.g), "way:basic")["named-way"].args)["effect"] == "march.basic"


def test_round_and_scenario_are_said_of_the_map() -> None:
    told = sums(scene(MK("solo_conquest").g), "map")
    assert dict(told["sum-round"].args) == {"n": 1, "of_n": 6, "time": "day"}
    assert dict(told["sum-scenario"].args) == {"scenario": "solo_conquest"}


def test_the_virtual_player_is_in_the_picture() -> None:
    picture = scene(MK("solo_conquest").g)
    assert zone(picture, "deck-dummy").count > 0
    assert len(zone(picture, "crystals-dummy").cards) == 3


def test_nothing_depends_on_who_looks_but_what_is_known() -> None:
    for match, _ in games(every=13):
        here = match.heroes[0].hex
        assert here == NONE or any(piece.id == "hero-0" for piece in scene(match, SPECTATOR).pieces)
        view = project(match, SPECTATOR)
        assert SPEC.same_for_all(view) and SPEC.scene(view) == scene(match, SPECTATOR)
