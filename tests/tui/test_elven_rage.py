"""Elven Rage in the terminal: the land, the battlefield, a trade, moments that pass, the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from textual.geometry import Size
from textual.widgets import Select

from games.elven_rage.builder import ER
from realms.games.elven_rage.spec import SPEC
from realms.kernel.model import Decision
from realms.kernel.scene import Board
from realms.kernel.view import project
from realms.tui import cross, places
from realms.tui.app import new_table
from realms.tui.board import BoardView
from realms.tui.dialogs import Result
from realms.tui.fighters import BATTLE, embattled
from realms.tui.look import BoardLook
from realms.tui.names import Names
from realms.tui.new_game import NewGame
from realms.tui.table import HUMAN, Table
from realms.tui.table_screen import lone_pass, window
from realms.tui.zones import own_lines

from .helpers import LARGE, LOW, SMALL, fitting, sitting
from .snapshots import check as same
from .test_fits import check as fits

GAME = "elven_rage"
PEOPLES = ["black", "snow", "forest", "high"]
BLACK, SNOW = 0, 1


def table(players: int = 2, seed: int = 4) -> Table:
    return new_table(GAME, [HUMAN] + ["random"] * (players - 1), seed, {"peoples": PEOPLES[:players]})


def played(at: Table, dice: Random) -> Decision | None:
    """One choice at random, whoever is asked; what is asked next."""
    due = at.next(0)
    assert due is not None
    bold = [o for o in due.options if o.verb not in ("pass", "skip")] or due.options
    at.choose(due.seat, dice.choice(bold if dice.random() < 0.7 else due.options).key)
    return at.next(0)


def until(at: Table, dice: Random, wanted: Callable[[Decision], bool]) -> None:
    """Play at random until the person is asked something like that."""
    due = at.next(0)
    while due is not None and not (due.seat == 0 and wanted(due)):
        due = played(at, dice)
    assert due is not None, "the moment never came"


# The battlefield, drawn from a position.


def fight() -> ER:
    t = ER("black snow")
    t.hand(BLACK, "bl_assassin")
    t.hand(SNOW, "sn_lord_of_the_blizzard")
    t.lands(BLACK, "A2 A3")
    t.lands(SNOW, "F2 F3 E1")
    t.set("bl_janira@N", icons="S1 P2 S2", lives=2, initiative=9)
    t.set("sn_raider@E", icons="S1 P1 SH", lives=1, initiative=7)
    t.set("sn_elite_of_sareon@S", icons="S1 S2 SH", lives=2, initiative=5)
    t.set("bl_guard_of_darn@W", icons="FS S1 --", lives=2, initiative=5)
    t.battle(
        "bl_janira@N bl_guard_of_darn@W bl_initiate@BOTTOM",
        "sn_raider@E sn_elite_of_sareon@S sn_sentinel@TOP",
    )
    return t


def names(lang: str = "en") -> Names:
    return Names(SPEC, lang, ["Ann", "Bob", "Cid"])


def look(t: ER, lang: str = "en", seat: int = BLACK) -> BoardLook:
    scene = SPEC.scene(project(t.g, seat))
    field: Board = next(board for board in scene.boards if board.kind == BATTLE)
    return places.look(scene, field, None, names(lang), {"E": "1-2"}, frozenset({"E"}))


def drawn(seen: BoardLook, width: int, height: int) -> list[str]:
    return ["".join(run[0] for run in row).rstrip() for row in cross.draw(seen, Size(width, height))]


def test_a_battle_is_a_cross_of_cards_that_point_at_each_other() -> None:
    t = fight()
    t.pass_to(BLACK, "start")
    rows = drawn(look(t), 83, 26)
    north = rows[0:4]
    assert north[0].strip() == "Λ  Janira"
    assert "i9 ▶" in north[1]  # on turn
    # Her right hand is the west, where a friend stands; the elite in the south is hit, the raider's shield stops.
    assert north[2].replace("*", "").split() == ["S2↙", "P2↓!", "S1↘×"]
    middle = next(row for row in rows if "Raider" in row)
    assert "≈  1-2  Raider" in middle and middle.index("Guard") < middle.index("Raider")
    below = "\n".join(rows)
    assert "2 against 2: if it ended now, the defender would win, by the reserve." in below
    assert "Battle for" in below and "SH shield" in below


def test_what_was_declared_stands_above_everything_else() -> None:
    t = fight()
    t.pass_to(SNOW, "start")
    t.choose("use_at", "sn_lord_of_the_blizzard", "sn_elite_of_sareon@S", "L")
    told = [text for text, _ in look(t, "ru").told]
    assert told[0].startswith("▸ Bob: Повелитель Вьюги.") and "Элита Сареона (юг)" in told[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_that_is_told_has_room_below_the_cross(lang: str) -> None:
    """What four seats and a full hand leave of a terminal of 120 × 36; the last line tells what the signs mean."""
    t = fight()
    t.pass_to(SNOW, "start")
    t.choose("use_at", "sn_lord_of_the_blizzard", "sn_elite_of_sareon@S", "L")
    seen = look(t, lang)
    shown = " ".join(" ".join(drawn(seen, 83, 22)).split())
    for text, _ in seen.told:
        assert " ".join(text.split()) in shown


def test_cards_in_the_middle_are_named_with_what_becomes_of_them() -> None:
    t = ER("black snow")
    t.hand(BLACK, "bl_assassin")
    t.battle(
        "bl_janira@TOP bl_guard_of_darn@N bl_initiate@BOTTOM",
        "sn_raider@E sn_elite_of_sareon@S sn_sentinel@W",
        at="reserve_exchange",
    )
    rows = drawn(look(t), 49, 24)
    spare = next(i for i, row in enumerate(rows) if "Janira" in row)
    assert "reserve" in rows[spare + 1] and "wounded" in "\n".join(rows[spare + 2 :])


@pytest.mark.parametrize(("width", "height"), [(49, 16), (83, 20), (52, 45), (30, 12)])
def test_places_can_be_clicked_at_any_size(width: int, height: int) -> None:
    seen, size = look(fight()), Size(width, height)
    for space in seen.board.spaces:
        x, y = cross.cell_of(seen, size, space.id)
        found = cross.space_at(seen, size, x, y)
        assert found is not None and found.id == space.id
    assert cross.space_at(seen, size, 0, height - 1) is None
    assert all(len(row) <= width for row in drawn(seen, width, height))


def test_the_goal_is_ticked_off_and_a_trade_shows_both_sides() -> None:
    t = ER("black snow forest")
    t.goal(BLACK, "goal_portal")
    t.lands(BLACK, "X")
    t.artifacts(BLACK, "art_horn")
    t.treasures(SNOW, "tr_star_shard")
    t.choose("trade", "snow")
    t.choose("give", "art_horn")
    t.choose("want", "tr_star_shard")
    t.choose("propose")
    for seat, given in ((BLACK, "Ann: Horn of Summons"), (2, "Ann: ?")):
        scene = SPEC.scene(project(t.g, seat))
        lines = [line.plain.strip() for line in own_lines(scene, seat, names(), 60, hand=True)]
        assert "Ann offers Bob a trade." in lines and given in lines and "Bob: Star Shard" in lines
        assert ("✓ The Castle of the Fallen Star: 1 of 1." in lines) == (seat == BLACK)


# At the table.


async def test_a_battle_lies_over_the_map_until_it_is_over(tmp_path: Path) -> None:
    at, dice = table(), Random(1)
    async with sitting(at, tmp_path, LOW) as desk:
        assert desk.screen.tab == "land"
        until(at, dice, lambda due: embattled(at.scene(0)) and not lone_pass(due))
        desk.screen.play_on()
        await desk.settle()
        assert desk.screen.tab == BATTLE
        shown = [view.look.board.id for view in desk.screen.query(BoardView) if view.display]
        assert shown == [BATTLE] and "if it ended now" in desk.texts
        await desk.pilot.resize_terminal(*LARGE)
        await desk.settle()
        assert len([view for view in desk.screen.query(BoardView) if view.display]) == 2
        fits(desk)


async def test_nobody_is_asked_for_nothing_and_p_passes_to_the_end_of_the_battle(tmp_path: Path) -> None:
    at, dice = table(3, 8), Random(3)
    async with sitting(at, tmp_path, SMALL) as desk:
        until(at, dice, lambda due: window(due) and not lone_pass(due) and embattled(at.scene(0)))
        desk.screen.play_on()
        await desk.settle()
        assert "p pass on" in desk.texts
        before = at.match.seq
        await desk.press("p")
        asked = desk.screen.decision
        assert asked is not None and at.match.seq > before and not lone_pass(asked)
        assert not window(asked) or not desk.screen.passing


async def test_the_form_has_scenarios_and_a_people_for_each_seat(tmp_path: Path) -> None:
    async with sitting(None, tmp_path, SMALL) as desk:
        form = desk.app.screen
        assert isinstance(form, NewGame)
        for row, value in (("game", GAME), ("option-scenario", "dragon_lord"), ("each-1-peoples", "snow")):
            form.query_one(f"#{row}", Select).value = value
            await desk.settle()
        await desk.press("f2")
        scene = desk.screen.table.scene(0)
        assert scene.panels[1].card == "snow"
        assert any(told.text == "sum-goal-homes" for told in scene.sums)


@pytest.mark.parametrize(("size", "lang"), fitting(LOW))
async def test_every_question_fits(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    """Boards of two, three and four players, stopping where the person is asked something new."""
    players = {SMALL: 3, LOW: 4, LARGE: 2}[size]
    at, dice = table(players, size[0]), Random(size[0])
    met: set[str] = set()
    async with sitting(at, tmp_path, size, lang) as desk:
        due = at.next(0)
        while due is not None and len(met) < 8:
            if due.seat == 0 and due.prompt not in met and not lone_pass(due):
                met.add(due.prompt)
                desk.screen.play_on()
                await desk.settle()
                fits(desk)
            due = played(at, dice)
    assert len(met) == 8


async def test_the_end_is_the_score_sheet(tmp_path: Path) -> None:
    at, dice = table(2, 6), Random(6)
    while not at.match.over:
        played(at, dice)
    async with sitting(at, tmp_path, SMALL, "ru") as desk:
        sheet = desk.app.screen
        assert isinstance(sheet, Result)
        assert [row.plain for row in sheet.rows()] == [sheet.names.say(row) for row, _ in sheet.outcome.sheet]
        assert sheet.names.say("tui-total") not in desk.texts
        assert "Победа: " in desk.texts and "Цель: " in desk.texts


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (3, "ru"), (4, "en")])
async def test_pictures(tmp_path: Path, players: int, lang: str) -> None:
    async with sitting(table(players), tmp_path, SMALL, lang) as desk:
        same(f"elven-rage-land-{players}-{lang}", await desk.picture())
