"""Runewars in the terminal: a map of flat hexes, armies by letter and number, battles in columns, building."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.geometry import Size

from games.runewars.builder import RW
from realms import api
from realms.games.runewars.spec import SPEC
from realms.kernel.scene import Scene
from realms.kernel.view import project
from realms.tui import hexes, places, ranks
from realms.tui.app import new_table
from realms.tui.board import BoardView
from realms.tui.fighters import LINES
from realms.tui.hexes import FLAT_BRICKS, cell_of, space_at, view_of, wall
from realms.tui.look import BoardLook
from realms.tui.names import Names
from realms.tui.table import HUMAN, Table
from realms.tui.table_screen import lone_pass
from realms.tui.zones import all_lines, own_lines

from .helpers import LARGE, LOW, SMALL, fitting, sitting
from .snapshots import check as same
from .test_fits import check as fits

GAME = "runewars"
DAQAN, WAIQAR = 0, 1
SIZES = (Size(50, 16), Size(83, 28), Size(160, 50))


def position(players: int = 4) -> RW:
    """The third autumn on the fixed map, with something of everything."""
    t = RW(" ".join(["daqan", "waiqar", "uthuk", "latari"][:players]))
    t.neutrals()
    t.year(3, "autumn", "famine")
    t.units("DA", "footman*3 bowman*2 knight")
    t.units("WA", "reanimate*4 necromancer")
    t.units("5B", "footman*2 beastman", routed="knight")
    t.units("6A", "skeleton_archer*3 dark_knight")
    t.fort("DA", DAQAN, development="dev_tactics")
    t.fort("WA", WAIQAR, broken=True)
    t.city("1C", "greyhaven")
    t.rune("DB WB 5C", known=15)
    t.hero("sir_valadir", "5A", DAQAN, rewards="backbiter")
    t.hero("mad_carthos", "6A", WAIQAR, damage=1, routed=True)
    t.activate(DAQAN, "5B DB")
    t.activate(WAIQAR, "5B")
    t.remains("7A", "ice_storm")
    t.hand(DAQAN, "ambush battle_cry rally_cry")
    t.quests(DAQAN, "the_bazaar a_curious_cave")
    t.objectives(DAQAN, "economic_control")
    t.title("captain", WAIQAR, 3)
    return t


def fight() -> RW:
    t = position(2)
    t.units("6A", "")
    t.battle(
        "footman*3 knight*2 siege_tower",
        "reanimate*4 necromancer*2 skeleton_archer",
        area="6A",
        routed="dark_knight",
        draws=("triangle D1", "rectangle -", "rectangle -", "circle D1", "circle -"),
    )
    t.passes()
    return t


def table(t: RW) -> Table:
    """People play on from a built position."""
    made = api.new_match(
        GAME, players=t.g.seats, seed=1, options={"map": "fixed", "factions": "dealt"}, events=True
    )
    t.g.header, t.g.log = made.header, []
    return Table(t.g, [HUMAN] * t.g.seats)


def names(lang: str = "en") -> Names:
    return Names(SPEC, lang, ["Ann", "Bob", "Cid", "Dan"])


def scene(t: RW, seat: int = DAQAN) -> Scene:
    return SPEC.scene(project(t.g, seat))


def look(t: RW, lang: str = "en", hot: str = "5B") -> BoardLook:
    seen = scene(t)
    return places.look(seen, seen.boards[0], None, names(lang), {"5B": "1-2"}, frozenset({hot}))


def rows(seen: BoardLook, width: int, height: int) -> list[str]:
    return ["".join(run[0] for run in row) for row in hexes.draw(seen, Size(width, height))]


def brick(seen: BoardLook, ref: str) -> list[str]:
    """The cells of one area, where the whole map is seen."""
    size = Size(88, 29)
    view, found = view_of(seen, size), wall(seen.board)
    spot = next(s for s, i in found.bricks.items() if seen.board.spaces[i].id == ref)
    left, top = view.brick(*spot)
    return [row[left : left + view.wide] for row in rows(seen, 88, 29)[top : top + view.high]]


# The map.


def test_neighbours_touch() -> None:
    board = scene(position()).boards[0]
    spots = {board.spaces[index].id: spot for spot, index in wall(board).bricks.items()}
    for space in board.spaces:
        x, y = spots[space.id]
        near = {(x, y - 2), (x, y + 2), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)}
        assert {spots[n] for n in space.neighbours} == near & set(spots.values())


@pytest.mark.parametrize("size", SIZES)
def test_every_area_is_where_it_is_clicked(size: Size) -> None:
    seen = look(position())
    for space in seen.board.spaces:
        x, y = cell_of(seen, size, (0, 0), space.id)
        found = space_at(seen, size, (0, 0), x, y)
        assert found is not None and found.id == space.id


def test_an_area_tells_whose_it_is_who_is_there_and_what_it_gives() -> None:
    seen = look(position())
    assert [row.strip("▏▌▔ ") for row in brick(seen, "DA")] == ["ΛDA", "♜Λ B2", "F3 K", "ψ♣"]
    assert [row.strip("▏▌▔ ") for row in brick(seen, "WA")] == ["≈WA", "♜≈ N", "R4", "ψ♣"]
    assert [row.strip("▏▌▔ ") for row in brick(seen, "7A")][:2] == ["▲ 7A", "▲r3 †"]
    assert "@Λ" in brick(seen, "5A")[1] and "_@≈" in brick(seen, "6A")[2]
    there = "".join(brick(seen, "5B"))
    assert "Λ5B1-2" in there and "F2" in there and "b" in there and "_K" in there and "○≈" in there


def test_closed_sides_are_drawn_in_both_languages_alike() -> None:
    for lang in ("en", "ru"):
        seen = look(position(), lang)
        assert brick(seen, "6B")[0].count("~") == 4  # north of it is water
        assert [row[0] for row in brick(seen, "7A")] == ["▲", "▲", "▲", "▏"] or brick(seen, "7A")[0][0] == "▲"
    assert "_Р" in "".join(brick(look(position(), "ru"), "5B"))


def test_in_winter_water_is_ice() -> None:
    t = position()
    t.year(3, "winter", "elect_arbitrator")
    seen = look(t)
    assert brick(seen, "6B")[0].count("╌") == 4  # north of it
    assert not any("~" in row for row in rows(seen, 88, 29))


def test_a_map_that_does_not_fit_is_a_window_that_can_be_moved() -> None:
    seen, size = look(position(), hot="DC"), Size(50, 12)
    assert (view_of(seen, size).wide, view_of(seen, size).high) == FLAT_BRICKS[-1]
    assert "DC" in "\n".join(rows(seen, 50, 12)) and "UC" not in "\n".join(rows(seen, 50, 12))
    moved = hexes.draw(seen, size, (-3, -6))
    assert "UB" in "\n".join("".join(run[0] for run in row) for row in moved)


def test_places_in_words() -> None:
    told = places.describe(scene(position()), "5B", names())
    assert told[0] == "5B: plains"
    assert "2 Footmen (Ann)" in told and "1 Knight, routed (Ann)" in told and "Held by Ann." in told
    assert "Greyhaven" in places.describe(scene(position()), "1C", names())


# Beside the map.


def test_what_goes_on_and_what_one_has() -> None:
    t = position()
    t.turn(DAQAN, "mobilize")
    lines = [line.plain.strip() for line in own_lines(scene(t), DAQAN, names(), 80, hand=True)]
    assert "Ann: Mobilize, with the supremacy bonus." in lines
    assert "Economic Control" in lines and "▸ 2 of 6." in lines
    assert "Sir Valadir, rewards (1): Backbiter" in lines and "Season card (1): Famine" in lines
    page = " ".join(" ".join(line.plain for line in all_lines(scene(t), DAQAN, names(), 80)).split())
    assert "Bob, 3 influence on it." in page and "At 7: 2 Footmen." in page


async def test_the_map_is_moved_by_keys(tmp_path: Path) -> None:
    t = position()
    t.turn(DAQAN, "mobilize")
    async with sitting(table(t), tmp_path, SMALL) as desk:
        before = desk.texts
        assert "≈WA" not in before and "8A5" in before
        await desk.press(*["shift+left"] * 6)
        assert "≈WA" in desk.texts and "8A5" not in desk.texts


# A battle.


def test_a_battle_is_columns_of_units_and_what_it_comes_to() -> None:
    t = fight()
    seen = scene(t)
    field = next(board for board in seen.boards if board.kind == LINES)
    drawn = places.look(seen, field, None, names(), {}, frozenset())
    text = ["".join(run[0] for run in row).rstrip() for row in ranks.draw(drawn, Size(84, 24))]
    above = [cell.strip() for cell in text[0].split("≈")]
    assert above == ["", "1 Skeleton", "2", "4 Reanimates", "1 Dark Knight"]
    assert text[1].split() == ["Archer", "Necromancers", "♥3/3", "↓"]
    assert any(row.split() == ["♥2/2", "♥3/3"] for row in text)
    said = "\n".join(text)
    assert "if it ended now" in said and "Attacker: 6, standing units." in said
    for size in (Size(84, 24), Size(50, 14)):
        for space in field.spaces:
            found = ranks.space_at(drawn, size, *ranks.cell_of(drawn, size, space.id))
            assert found is not None and found.id == space.id


def test_an_option_means_the_one_piece_that_its_refs_name() -> None:
    t = fight()
    option = next(o for o in t.due[0].options if o.verb == "harm")
    whole = places.things(scene(t), option)[-1]
    assert whole.endswith(":".join(option.refs)) and whole.startswith(("attacker:", "defender:"))


async def test_a_battle_lies_over_the_map_until_it_is_over(tmp_path: Path) -> None:
    async with sitting(table(fight()), tmp_path, LOW, "ru") as desk:
        assert desk.screen.tab == "battle" and "кончись битва сейчас" in desk.texts
        await desk.press("left")
        shown = [view.look.board.id for view in desk.screen.query(BoardView) if view.display]
        assert shown == ["map"] and "×" in desk.texts


# A map that is built.


async def test_the_cursor_shows_where_a_tile_would_lie(tmp_path: Path) -> None:
    at = new_table(GAME, [HUMAN, "random"], 3, {"factions": "dealt"})
    dice = Random(1)
    due = at.next(0)
    while due is not None and not (due.prompt == "rw-lay-tile" and due.seat == 0 and len(due.options) > 9):
        at.choose(due.seat, dice.choice([o for o in due.options if o.verb != "random_map"]).key)
        due = at.next(0)
    async with sitting(at, tmp_path, LOW) as desk:
        before = desk.texts
        assert "░" in before and "Runewars" in before
        await desk.press("down")
        assert "░" in desk.texts and desk.texts != before


# Every question, and pictures.


@pytest.mark.parametrize(("size", "lang"), fitting(LOW))
async def test_every_question_fits(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    """Maps of two, three and four players, stopping where the person is asked something new."""
    players = {SMALL: 3, LOW: 4, LARGE: 2}[size]
    at = new_table(GAME, [HUMAN] + ["random"] * (players - 1), size[0], {})
    dice, met = Random(size[0]), set[str]()
    async with sitting(at, tmp_path, size, lang) as desk:
        due = at.next(0)
        while due is not None and len(met) < 10:
            if due.seat == 0 and due.prompt not in met and not lone_pass(due):
                met.add(due.prompt)
                desk.screen.play_on()
                await desk.settle()
                fits(desk)
            at.choose(due.seat, dice.choice(due.options).key)
            due = at.next(0)
    assert len(met) == 10


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_pictures(tmp_path: Path, lang: str) -> None:
    t = position()
    t.turn(DAQAN, "mobilize")
    for name, at in (("turn", table(t)), ("battle", table(fight()))):
        async with sitting(at, tmp_path, LOW, lang) as desk:
            same(f"runewars-{name}-{lang}", await desk.picture())
