"""ER-SETUP: what lies where before the first turn."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.artifacts import ARTIFACTS
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.maps import BY_PLAYERS
from realms.games.elven_rage.data.warriors import BY_PEOPLE, DRAGONS, EBRUNG, TREASURES, WARRIORS, initiative_of
from realms.games.elven_rage.rules.board import castles, towers
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import NEUTRAL, NONE, PEOPLES
from realms.kernel.model import SPECTATOR, BadOptions, RealmsError
from realms.kernel.view import project
from realms.testing.rules import rule
from realms.testing.scenario import named

from .land import Land

SQUARES = """
A1 castle B1 A2
B1 land A1 C1 B2
C1 tower B1 D1 C2
D1 tower C1 E1 D2
E1 land D1 F1 E2
F1 castle E1 F2
A2 land A1 B2 A3
B2 land A2 B1 C2 B3
C2 land B2 C1 D2 X
D2 land C2 D1 E2 X
E2 land D2 E1 F2 E3
F2 land F1 E2 F3
A3 tower A2 B3 A4
B3 land A3 B2 B4 X
E3 land E2 F3 E4 X
F3 tower F2 E3 F4
A4 tower A3 B4 A5
B4 land A4 B3 B5 X
E4 land E3 F4 E5 X
F4 tower F3 E4 F5
A5 land A4 B5 A6
B5 land A5 B4 C5 B6
C5 land B5 C6 D5 X
D5 land C5 D6 E5 X
E5 land D5 E4 F5 E6
F5 land F4 E5 F6
A6 castle A5 B6
B6 land A6 C6 B5
C6 tower B6 D6 C5
D6 tower C6 E6 D5
E6 land D6 F6 E5
F6 castle E6 F5
X central C2 D2 B3 B4 E3 E4 C5 D5
"""
PYRAMID = {
    "castle": "0-0 6-0 6-6",
    "central": "X",
    "tower": "2-0 2-2 4-0 4-4 6-2 6-4",
    "land": "1-0 1-1 2-1 3-0 3-1 3-2 3-3 4-1 4-3 5-0 5-1 5-2 5-3 5-4 5-5 6-1 6-3 6-5",
}


def new(players: int, seed: int = 3, **options: object) -> ElvenRage:
    match = SPEC.new_match(players, seed, options)
    assert isinstance(match, ElvenRage)
    return match


def near(players: int, cell: str) -> list[str]:
    land_map = BY_PLAYERS[players]
    return sorted([land_map.cells[n] for n in land_map.near[land_map.index[cell]]])


@rule("ER-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_leads_a_people_with_a_deck_of_twenty(players: int) -> None:
    g = new(players)
    assert len({e.people for e in g.elves}) == players
    for elves in g.elves:
        own = [*elves.deck.items, *elves.hand.items, DRAGONS[elves.people]]
        assert sorted(own) == sorted([w.name for w in BY_PEOPLE[elves.people] for _ in range(w.copies)])
        assert len(own) == 20


@rule("ER-SETUP-01")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(RealmsError):
        SPEC.new_match(players, 1, {})


@rule("ER-SETUP-02")
def test_the_common_parts() -> None:
    neutrals = [w.name for w in BY_PEOPLE[NEUTRAL] for _ in range(w.copies)]
    assert len(neutrals) + len(TREASURES) == 35
    assert len(GOALS) == 7 and len(ARTIFACTS) == 20
    g = new(3)
    common = [*g.neutral_deck.items, *[card for squad in g.squads for card in squad.items], EBRUNG]
    assert sorted(common) == sorted([*neutrals, *TREASURES])
    goals = [*g.goals.items, *[e.goal.items[0] for e in g.elves]]
    assert sorted(goals) == sorted(GOALS) and sorted(g.artifact_deck.items) == sorted(ARTIFACTS)


@rule("ER-SETUP-02R")
def test_the_last_land_of_the_board_still_gets_a_token() -> None:
    t = Land("black snow forest high")
    t.goal(0, "goal_warlord")
    t.lands(0, " ".join([cell for cell in t.g.map.cells if t.owner(cell) == NONE and cell not in ("B1", "X")]))
    t.take("B1")
    assert t.owner("B1") == 0 and t.g.owner.count(0) == 29


@rule("ER-SETUP-03")
def test_three_and_four_players_have_boards_of_their_own() -> None:
    assert [cell for cell, kind in zip(new(4).map.cells, new(4).map.kinds, strict=True) if kind == "castle"] == [
        "A1",
        "F1",
        "A6",
        "F6",
    ]
    assert len(new(3).map.homes) == 3 and len(new(3).map.cells) == 28


@rule("ER-SETUP-03", "ER-CONQUER-01")
def test_the_board_of_four_is_that_of_the_table() -> None:
    board = BY_PLAYERS[4]
    rows = [line.split() for line in SQUARES.strip().splitlines()]
    assert {row[0]: row[1] for row in rows} == dict(zip(board.cells, board.kinds, strict=True))
    for cell, _, *beside in rows:
        assert near(4, cell) == sorted(beside), cell
    assert sum([len(n) for n in board.near]) == 2 * 56
    steps = board.distance([board.index["A1"]])
    assert [steps[board.index[cell]] for cell in ("X", "F1", "A6", "F6")] == [4, 5, 5, 8]


@rule("ER-SETUP-03", "ER-CONQUER-01")
def test_the_board_of_three_is_that_of_the_table() -> None:
    board = BY_PLAYERS[3]
    for kind, cells in PYRAMID.items():
        found = [cell for cell, k in zip(board.cells, board.kinds, strict=True) if k == kind]
        assert sorted(found) == sorted(cells.split())
    assert sum([len(n) for n in board.near]) == 2 * 63
    assert near(3, "X") == ["3-1", "3-2", "4-1", "4-3", "5-2", "5-3"]
    assert [near(3, home) for home in ("0-0", "6-0", "6-6")] == [["1-0", "1-1"], ["5-0", "6-1"], ["5-5", "6-5"]]
    for home in board.homes:
        steps = board.distance([home])
        assert [steps[other] for other in board.homes if other != home] == [6, 6] and steps[board.central] == 4


@rule("ER-SETUP-03", "ER-SETUP-11")
def test_home_castles_are_dealt_clockwise() -> None:
    homes = {players: [board.cells[home] for home in board.homes] for players, board in BY_PLAYERS.items()}
    assert homes == {2: ["A1", "F1"], 3: ["0-0", "6-6", "6-0"], 4: ["A1", "F1", "F6", "A6"]}


@rule("ER-SETUP-04")
def test_two_players_share_the_half_beside_their_corners_and_the_central_castle() -> None:
    g = new(2)
    north = [cell for cell in BY_PLAYERS[4].cells if cell[1:] in ("1", "2", "3")]
    assert len(north) == 16 and sorted(g.map.cells) == sorted([*north, "X"])
    assert near(2, "X") == ["B3", "C2", "D2", "E3"]
    t = Land("black snow")
    t.lands(0, "A2 A3 B3")
    t.hand(0, "bl_guard_of_darn bl_guard_of_darn bl_initiate")
    assert t.refs("conquer") == ["B1", "B2", "X"]
    assert t.refused("conquer", "A4") == "" and "A4" not in t.g.map.index


@rule("ER-SETUP-04")
def test_any_two_neighbouring_corners_would_give_the_same_half() -> None:
    """A quarter turn of the square takes the northern half to the eastern one, and so on around."""
    four, two = BY_PLAYERS[4], BY_PLAYERS[2]
    turned = {cell: cell for cell in two.cells}
    for _ in range(3):
        turned = {cell: quarter(to) for cell, to in turned.items()}
        half = {*turned.values()}
        assert len([home for home in four.homes if four.cells[home] in half]) == 2
        for cell, to in turned.items():
            assert four.kinds[four.index[to]] == two.kinds[two.index[cell]]
            assert sorted([turned[c] for c in near(2, cell)]) == [c for c in near(4, to) if c in half]


def quarter(cell: str) -> str:
    if cell == "X":
        return cell
    column, row = "ABCDEF".index(cell[0]), int(cell[1]) - 1
    return f"{'ABCDEF'[5 - row]}{column + 1}"


@rule("ER-SETUP-05")
def test_ebrung_lies_apart() -> None:
    g = new(4)
    neutral = [*g.neutral_deck.items, *[card for squad in g.squads for card in squad.items]]
    assert len(neutral) == 34 and EBRUNG not in neutral


@rule("ER-SETUP-06")
def test_the_neutral_deck_is_mixed_and_hidden_and_its_discard_pile_open() -> None:
    assert new(2, seed=1).neutral_deck.items != new(2, seed=2).neutral_deck.items
    t = Land("black snow")
    t.squad(0, "ne_bandit ne_harpy ne_minotaur")
    shown = t.sees(1)
    assert shown["neutral_deck"] == {"n": len(t.g.neutral_deck.items), "items": []}
    assert shown["neutral_discard"] == t.g.neutral_discard != []


@rule("ER-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_squad_more_than_players_face_down(players: int) -> None:
    g = new(players)
    assert [len(squad.items) for squad in g.squads] == [3] * (players + 1)
    for seat in (*range(players), SPECTATOR):
        squads = project(g, seat).state["squads"]
        assert squads == [{"n": 3, "items": []}] * (players + 1)


@rule("ER-SETUP-08")
def test_the_artifact_deck_is_mixed_and_hidden() -> None:
    g = new(2, seed=1)
    assert g.artifact_deck.items != new(2, seed=2).artifact_deck.items
    assert project(g, 0).state["artifact_deck"] == {"n": 20, "items": []}


@rule("ER-SETUP-09")
def test_peoples_are_agreed_upon_or_drawn_by_lot() -> None:
    assert [e.people for e in new(3, peoples=["snow", "high", "black"]).elves] == ["snow", "high", "black"]
    assert {new(2, seed).elves[0].people for seed in range(30)} == {*PEOPLES}


@rule("ER-SETUP-09")
@pytest.mark.parametrize("peoples", [["snow", "snow"], ["snow"], ["snow", "orcs"], "snow", 7])
def test_no_people_is_led_twice(peoples: object) -> None:
    with pytest.raises(BadOptions):
        new(2, peoples=peoples)


@rule("ER-SETUP-10", "ER-SETUP-10R")
def test_the_highest_initiative_begins_and_equal_ones_draw_again() -> None:
    ties, treasures = 0, 0
    for seed in range(60):
        g = new(4, seed)
        told = [named(e) for e in g.log or []]
        left = [0, 1, 2, 3]
        drawn = [(int(e["who"]), str(e["card"])) for e in told if e["kind"] == "er-first-drawn"]
        while len(left) > 1:
            now, drawn = drawn[: len(left)], drawn[len(left) :]
            assert [seat for seat, _ in now] == left
            best = max([initiative_of(card) for _, card in now])
            left = [seat for seat, card in now if initiative_of(card) == best]
            ties += len(left) > 1
            treasures += len([card for _, card in now if card in TREASURES])
        assert not drawn
        assert [e["who"] for e in told if e["kind"] == "er-starts"] == left
        assert g.active == left[0]
        assert len(g.neutral_deck.items) + sum([len(s.items) for s in g.squads]) == 34
    assert ties and treasures
    assert initiative_of(TREASURES[0]) == 0 < min([w.initiative for w in WARRIORS.values()])


@rule("ER-SETUP-11", "ER-SETUP-11R")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_token_lies_on_each_home_castle_and_counts(players: int) -> None:
    g = new(players)
    assert [g.owner[home] for home in g.map.homes] == list(range(players))
    assert len([owner for owner in g.owner if owner != NONE]) == players
    for seat in range(players):
        assert castles(g, seat) == 1 and towers(g, seat) == 0
    tokens = [p for p in SPEC.scene(project(g, 0)).pieces if p.kind == "token"]
    assert [p.state for p in tokens] == ["tower"] * players


@rule("ER-SETUP-12", "ER-SETUP-13")
def test_the_dragon_lies_open_and_five_cards_are_drawn_from_the_rest() -> None:
    g = new(2)
    for elves in g.elves:
        assert (len(elves.hand.items), len(elves.deck.items)) == (5, 14)
        assert DRAGONS[elves.people] not in [*elves.hand.items, *elves.deck.items]
        other = SPEC.scene(project(g, 1 - elves.seat))
        dragons = next(z for z in other.zones if z.id == f"dragons-{elves.seat}")
        assert [card.id for card in dragons.cards] == [DRAGONS[elves.people]]
    assert new(2, seed=5).elves[0].hand.items != g.elves[0].hand.items


@rule("ER-SETUP-13")
def test_the_first_hand_is_hidden_from_the_others() -> None:
    t = Land("black snow forest")
    elves = t.sees(1)["elves"]
    assert isinstance(elves, list)
    assert elves[0]["hand"] == {"n": 5, "items": []}
    assert elves[1]["hand"] == {"n": 5, "items": t.elves(1).hand.items}


@rule("ER-SETUP-14")
def test_each_draws_a_secret_goal_and_the_unused_ones_stay_hidden() -> None:
    g = new(4)
    assert [len(e.goal.items) for e in g.elves] == [1, 1, 1, 1] and len(g.goals.items) == 3
    for seat in (0, SPECTATOR):
        state = project(g, seat).state
        assert state["goals"] == {"n": 3, "items": []}
        elves = state["elves"]
        assert isinstance(elves, list)
        assert [e["goal"]["items"] for e in elves[1:]] == [[], [], []]
        assert elves[0]["goal"]["items"] == (g.elves[0].goal.items if seat == 0 else [])
    assert len({new(4, seed).elves[0].goal.items[0] for seed in range(40)}) == 7


@rule("ER-SETUP-15")
def test_heroes_and_dragons_carry_a_mark() -> None:
    for people in PEOPLES:
        flags = [w.flag for w in BY_PEOPLE[people]]
        assert flags.count("dragon") == 1 and flags.count("hero") >= 1
        assert all(w.copies == 1 for w in BY_PEOPLE[people] if w.flag)
    t = Land("black snow")
    t.hand(0, "bl_janira bl_initiate")
    kinds = {card.id: card.kind for z in t.scene(0).zones if z.id in ("hand-0", "dragons-0") for card in z.cards}
    assert kinds == {"bl_janira": "black:hero", "bl_initiate": "black", "bl_nalgrim": "black:dragon"}
