"""One to Return: the portal closes after the first day, and takes one hero home at the end."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, TILE
from realms.games.mage_knight.data.scenarios import levels_of, played
from realms.games.mage_knight.oddities.skills import least_fame
from realms.games.mage_knight.oddities.skills_interactive import nearest
from realms.games.mage_knight.rules.ground import cost, heroes_on, shared
from realms.games.mage_knight.rules.rounds import in_game
from realms.games.mage_knight.rules.scenario import hero_battles, of
from realms.games.mage_knight.rules.scenarios.returning import close_portal
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import NONE
from realms.kernel.model import SPECTATOR, BadOptions
from realms.kernel.rng import seeded
from realms.kernel.view import project, redeal
from realms.testing.rules import rule

PORTAL = "start.mid"


def match(players: int, **options: object) -> MageKnight:
    made = SPEC.new_match(players, 1, {"scenario": "one_to_return", **options})
    assert isinstance(made, MageKnight)
    return made


def one(players: int = 2, **options: object) -> MK:
    """Everybody stands somewhere away from the portal, on the starting tile or next to it."""
    t = MK("one_to_return", players=players, hand="march, rage", saves=False, options=options)
    for seat, hex in enumerate(("start.e", "start.ne", "start.nw")[:players]):
        t.at(hex, seat)
    return t


def at_night(t: MK) -> None:
    """A turn of the last round: the portal has been closed for a long time."""
    with t.edit() as g:
        g.round = g.rounds
        g.night = True


def first_day_over(t: MK) -> None:
    t.until_that(lambda: t.g.round == 2, "the first night")


# Set-up.


@rule("MK-SCEN-11-01", "MK-SCEN-11-02", "MK-SCEN-11-03")
@pytest.mark.parametrize(("players", "countryside", "cities", "core"), [(2, 7, 1, 1), (3, 8, 2, 2), (4, 10, 3, 3)])
def test_set_up(players: int, countryside: int, cities: int, core: int) -> None:
    g = match(players)
    assert (g.rounds, g.shape) == (4, "wedge")
    laid = len([at for at in g.where if at != NONE]) - 1
    assert len(g.tiles.items) + laid == countryside
    assert len([name for name in g.core_tiles.items if TILE[name] >= TILE["core5"]]) == cities
    assert len(g.core_tiles.items) == cities + core
    assert g.city_levels == (3,) * cities


@rule("MK-SCEN-11-02")
def test_any_map_that_is_agreed_upon() -> None:
    assert match(2, map="open3").shape == "open3"


@rule("MK-SCEN-11-01")
def test_alone_there_is_nobody_to_leave_behind() -> None:
    with pytest.raises(BadOptions, match="one_to_return takes 2 to 4 players, not 1"):
        match(1)


# The portal.


@rule("MK-SCEN-11-04")
def test_at_the_end_of_the_first_day_the_portal_closes() -> None:
    t = one()
    assert of(t.g).portal_open(t.g)
    first_day_over(t)
    assert not of(t.g).portal_open(t.g)
    assert "portal-closed" in [event.kind.name for event in t.all_events]
    assert not any(hero.out for hero in t.g.heroes)


@rule("MK-SCEN-11-04")
def test_who_stands_on_the_portal_is_out_of_the_game() -> None:
    t = one(3)
    t.at(PORTAL, 1)
    first_day_over(t)
    assert [hero.out for hero in t.g.heroes] == [False, True, False]
    assert t.hero(1).hex == NONE
    assert "hero-lost" in [event.kind.name for event in t.all_events]


@rule("MK-SCEN-11-04")
def test_who_left_the_map_at_the_portal_is_out_as_well() -> None:
    """A hero that ends its turn there leaves the map (MK-MOVE-38), but is still at the portal."""
    t = one()
    t.at(PORTAL)
    t.until_that(lambda: t.g.heroes[0].hex == NONE, "the hero has left the map")
    assert t.g.round == 1
    with t.edit() as g:
        close_portal(g)
    assert [hero.out for hero in t.g.heroes] == [True, False]


@rule("MK-SCEN-11-04")
def test_who_is_out_has_no_turn_and_no_tactic_any_more() -> None:
    t = one(3)
    t.at(PORTAL, 1)
    asked = []
    while not t.match.over:
        seat = t.active
        if t.g.round > 1:
            asked.append(seat)
        t.choose(t.options(seat=seat)[-1], seat=seat)
    assert t.g.round == 4 and sorted({*asked}) == [0, 2]
    assert t.hero(1).tactic == "" and [hero.seat for hero in in_game(t.g)] == [0, 2]
    assert sorted(t.g.order) == [0, 2]


@rule("MK-SCEN-11-04")
def test_effects_on_other_heroes_do_not_reach_who_is_out() -> None:
    t = one(3)
    t.at(PORTAL, 1)
    with t.edit() as g:
        close_portal(g)
    assert nearest(t.g, 0) == [2]
    t.fame(5)
    t.fame(9, seat=2)
    assert least_fame(t.g, 0)  # who is out has none at all


@rule("MK-SCEN-11-04")
def test_enemies_on_the_portal_are_removed_from_the_game() -> None:
    t = one()
    t.token("prowlers", PORTAL)
    with t.edit() as g:
        close_portal(g)
    assert HEX[PORTAL] not in t.g.up_at
    assert "prowlers" in t.g.removed and "prowlers" not in t.g.discards[0]


@rule("MK-SCEN-11-04", "MK-SCEN-11-06")
def test_if_everybody_is_out_it_is_over_and_nobody_wins() -> None:
    t = one()
    for seat in (0, 1):
        t.at(PORTAL, seat)
    t.until_that(lambda: t.match.over, "the end")
    outcome = t.g.outcome()
    assert t.g.round == 1 and outcome is not None and outcome.winners == ()


@rule("MK-SCEN-11-05")
def test_afterwards_the_hex_is_plains_for_one_hero() -> None:
    t = one()
    assert shared(t.g, HEX[PORTAL])
    at_night(t)
    assert not shared(t.g, HEX[PORTAL])
    assert cost(t.g, 0, HEX[PORTAL]) == 2
    t.at(PORTAL, 1)
    assert heroes_on(t.g, HEX[PORTAL], 0) == [1]


@rule("MK-SCEN-11-05")
def test_nobody_leaves_the_map_there_any_more() -> None:
    t = one()
    at_night(t)
    t.at(PORTAL)
    t.choose("end")
    t.until_that(lambda: t.active == 1, "the next turn")
    assert t.hero().hex == HEX[PORTAL]


@rule("MK-SCEN-11-05", "MK-SCEN-11-07")
def test_who_comes_too_late_must_withdraw() -> None:
    t = one()
    at_night(t)
    t.at(PORTAL, 1)
    with t.edit() as g:
        g.announced = 1
        g.last_turns = []
        g.order = [0, 1]
    t.points(move=9)
    t.choose("walk", PORTAL)
    t.choose("end")
    t.until_that(lambda: t.match.over, "the end")
    assert t.hero().hex == HEX["start.e"] and "wound" in t.hero().hand.items
    outcome = t.g.outcome()
    assert outcome is not None and outcome.winners == (1,)


@rule("MK-SCEN-11-04", "MK-SCEN-11-05")
def test_the_map_shows_the_closed_portal_and_who_is_out() -> None:
    t = one(3)
    t.at(PORTAL, 1)
    first_day_over(t)
    picture = SPEC.scene(project(t.g, 0))
    portal = next(space for space in picture.boards[0].spaces if space.id == PORTAL)
    assert "closed" in portal.marks
    assert (PORTAL, "sum-portal-closed") in [(one.of, one.text) for one in picture.sums]
    assert ["out" in panel.marks for panel in picture.panels] == [False, True, False]


# The end.


@rule("MK-SCEN-11-06")
def test_the_hero_on_the_portal_wins_whatever_the_fame() -> None:
    g = match(3)
    g.round = 4
    for seat, hex in enumerate(("start.e", PORTAL, "start.nw")):
        g.heroes[seat].hex = HEX[hex]
    g.heroes[0].fame = 99
    found = of(g).rows(g)
    assert found == [("returned", (0, 1, 0))]
    assert of(g).winners(g, (0, 1, 0)) == (1,)


@rule("MK-SCEN-11-06")
def test_if_nobody_is_there_everybody_loses() -> None:
    t = one()
    at_night(t)
    t.until_that(lambda: t.match.over, "the end")
    outcome = t.g.outcome()
    assert outcome is not None and outcome.winners == () and outcome.scores == (0, 0)


@rule("MK-SCEN-11-06")
def test_conquered_cities_do_not_end_it() -> None:
    t = one()
    with t.edit() as g:
        of(g).city_conquered(g)
    assert not t.g.ending


@rule("MK-SCEN-11-07")
def test_no_hero_battles_after_the_announcement_of_the_last_night() -> None:
    t = one()
    assert hero_battles(t.g)
    with t.edit() as g:
        g.announced = 1
    assert hero_battles(t.g)  # what the announcement of another round forbids is said by the general rules
    at_night(t)
    assert not hero_battles(t.g)
    with t.edit() as g:
        g.announced = NONE
    assert hero_battles(t.g)


@rule("MK-SCEN-11-08")
def test_the_epic_version() -> None:
    for players, tiles in ((2, (8, 2, 2)), (3, (9, 3, 3)), (4, (11, 4, 4))):
        data = played("one_to_return", ("epic",))
        assert tuple(data.at(row, players) for row in (data.countryside, data.cities, data.core)) == tiles
        assert levels_of(data, players) == (4,) * tiles[1]
        assert match(players, epic=True).rounds == 6
    t = one(epic=True)
    with t.edit() as g:
        g.round = 4
        g.announced = 1
    assert hero_battles(t.g)


# Teams.


def teams() -> MK:
    """Seats 0 and 2 against 1 and 3; nothing has been chosen yet."""
    t = MK("one_to_return", players=4, saves=True, options={"teams": [0, 1, 0, 1]})
    return t


def asked_first() -> MageKnight:
    return match(4, heroes=["arythea", "goldyx", "norowas", "tovak"], teams=[0, 1, 0, 1])


@rule("MK-SCEN-11-09")
def test_each_team_agrees_on_who_is_to_return() -> None:
    g = asked_first()
    assert [(d.seat, d.prompt) for d in g.due] == [(0, "propose-returner")]
    g.apply(0, "returner:norowas")
    assert [(d.seat, d.prompt) for d in g.due] == [(2, "agree-on-returner")]
    g.apply(2, "agree")
    g.apply(1, "returner:goldyx")
    g.apply(3, "agree")
    assert [zone.items for zone in g.chosen] == [["shield-2"], ["shield-0"], ["shield-1"], ["shield-3"]]
    assert g.due[0].prompt == "pick-tactic"


@rule("MK-SCEN-11-09")
def test_or_leaves_it_to_chance() -> None:
    found = set()
    for seed in range(24):
        made = SPEC.new_match(4, seed, {"scenario": "one_to_return", "teams": [0, 1, 0, 1]})
        assert isinstance(made, MageKnight)
        made.apply(0, "chance")
        assert [(d.seat, d.prompt) for d in made.due] == [(1, "propose-returner")]
        made.apply(1, f"returner:{made.heroes[1].name}")
        made.apply(3, "chance")  # no agreement
        found.add(tuple(made.chosen[2 * team].items == [f"shield-{team}"] for team in (0, 1)))
    assert found == {(True, True), (True, False), (False, True), (False, False)}


@rule("MK-SCEN-11-09", "MK-UNDO-02")
def test_what_chance_said_is_not_taken_back() -> None:
    g = asked_first()
    g.apply(0, "chance")
    assert g.learned & 0b0101 == 0b0101 and g.learned & 0b1010 == 0  # the team has seen it, and nobody else
    g.apply(1, "returner:goldyx")
    g.apply(3, "chance")
    assert g.learned & 0b1010 == 0b1010


@rule("MK-SCEN-11-09")
def test_only_the_team_knows() -> None:
    g = asked_first()
    for seat, key in ((0, "returner:norowas"), (2, "agree"), (1, "chance")):
        g.apply(seat, key)
    for seat in (0, 2):
        assert project(g, seat).state["chosen"][0] == {"n": 1, "items": ["shield-2"]}  # type: ignore[index]
    for seat in (1, 3, SPECTATOR):
        assert project(g, seat).state["chosen"][0] == {"n": 1, "items": []}  # type: ignore[index]


@rule("MK-SCEN-11-09")
def test_whoever_does_not_know_may_think_of_either_hero() -> None:
    g = asked_first()
    for seat, key in ((0, "returner:norowas"), (2, "agree"), (1, "chance")):
        g.apply(seat, key)
    thought: dict[int, set[str]] = {0: set(), 1: set()}
    for seat, names in thought.items():
        for seed in range(12):
            guess = redeal(g, seat, seeded(seed))
            assert isinstance(guess, MageKnight)
            names.add(guess.chosen[0].items[0])
    assert thought == {0: {"shield-2"}, 1: {"shield-0", "shield-2"}}


@rule("MK-SCEN-11-09")
@pytest.mark.parametrize(("there", "winners"), [(0, ()), (2, (0, 2)), (1, (1, 3)), (3, ()), (NONE, ())])
def test_a_team_wins_only_with_its_chosen_hero(there: int, winners: tuple[int, ...]) -> None:
    g = asked_first()
    for seat, key in ((0, "returner:norowas"), (2, "agree"), (1, "returner:goldyx"), (3, "agree")):
        g.apply(seat, key)
    for hero in g.heroes:
        hero.hex = HEX[PORTAL] if hero.seat == there else HEX["start.e"]
    ((_, row),) = of(g).rows(g)
    assert of(g).winners(g, row) == winners


@rule("MK-SCEN-11-09")
def test_at_the_end_the_shields_are_shown() -> None:
    t = teams()
    with t.edit() as g:
        g.round = g.rounds
        g.night = True
        for hero in g.heroes:
            hero.hex = HEX["start.e"]
    t.until_that(lambda: t.match.over, "the end")
    for seat in range(4):
        shown = project(t.g, seat).state["chosen"]
        assert [shown[2 * team]["items"] for team in (0, 1)] == [zone.items for zone in t.g.chosen[::2]]  # type: ignore[index]
    told = [event.args[0] for event in t.all_events if event.kind.name == "chosen-revealed"]
    assert told == [t.hero(int(zone.items[0][-1])).name for zone in t.g.chosen[::2]]


@rule("MK-SCEN-11-09")
def test_the_team_reads_who_was_proposed_and_the_others_do_not() -> None:
    g = asked_first()
    g.apply(0, "returner:norowas")
    read = {seat: [(one.of, one.text) for one in SPEC.scene(project(g, seat)).sums] for seat in range(4)}
    for seat in (0, 2):
        assert ("hero-2", "sum-chosen") in read[seat] and ("agree", "named-agree-returner") in read[seat]
    for seat in (1, 3):
        assert not [text for _, text in read[seat] if text in ("sum-chosen", "named-agree-returner")]


@rule("MK-SCEN-11-09")
def test_heroes_that_are_bid_for_come_first() -> None:
    """The shields lie ready before anybody has a hero; a save is believed all the way."""
    g = match(4, teams=[0, 1, 0, 1], hero_auction=True)
    while g.due[0].prompt != "propose-returner":
        assert SPEC.flaw(g) == ""
        g.apply(g.due[0].seat, g.due[0].options[0].key)
    assert SPEC.flaw(g) == "" and all(hero.name != "" for hero in g.heroes)
    assert [o.key for o in g.due[0].options] == [f"returner:{g.heroes[seat].name}" for seat in (0, 2)] + ["chance"]
