"""Mage Knight in the terminal: the map, the hand, a fight, the form, and a game to its score sheet."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from textual.widgets import Select

from realms import bots
from realms.kernel.model import Decision
from realms.tui.app import new_table
from realms.tui.dialogs import Result
from realms.tui.new_game import NewGame
from realms.tui.table import HUMAN, Table
from realms.tui.table_screen import TableScreen
from realms.tui.table_view import CARDS, FIGHT

from .helpers import LARGE, LOW, SMALL, fitting, sitting
from .snapshots import check as same
from .test_fits import check as fits

GAME = "mage_knight"
TO_THE_ORCS = (
    *("tactic:great_start", "card:march", "way:strong", "pay:die:green", "card:stamina", "way:basic"),
    *("card:swiftness", "way:basic", "walk:start.nw", "walk:2.se", "walk:2.e", "explore:1,1", "challenge:1.nw"),
)
"""From the portal to the first fight; then nothing is shot at the enemy."""


def alone(*keys: str, seed: int = 42) -> Table:
    """A table of one hero after these choices."""
    table = new_table(GAME, [HUMAN], seed, {"heroes": ["tovak"]})
    for key in keys:
        table.choose(0, key)
    return table


def dawdled(choices: int) -> Table:
    """A table where somebody has done next to nothing: always the last option, which ends or declines."""
    table = alone(seed=3)
    for _ in range(choices):
        due = table.next(0)
        assert due is not None
        table.choose(0, due.options[-1].key)
    return table


async def test_the_hand_and_the_legend_are_beside_the_map(tmp_path: Path) -> None:
    async with sitting(alone("tactic:great_start"), tmp_path, LOW) as desk:
        shown = desk.texts
        assert "March: Move 2 ◆ Move 4" in shown
        assert "⌂ village" in shown and "plains 2" in shown and "sea: closed" in shown
        assert "armour" in shown
        await desk.press("c")
        assert "Deed deck" in desk.texts and desk.screen.tab == CARDS
        await desk.press("c", "w")
        assert "Why not?" in desk.texts
        await desk.press("escape", "h")
        assert "Shift+" in desk.texts


async def test_a_fight_lies_over_the_map_and_says_what_is_lacking(tmp_path: Path) -> None:
    async with sitting(alone(*TO_THE_ORCS), tmp_path, LOW) as desk:
        screen = desk.screen
        assert screen.tab == FIGHT and "▸ Attack 0 of" in desk.texts
        await desk.press("left")
        assert screen.tab == "map" and "[Λ]" in desk.texts
        await desk.press("right")
        assert screen.tab == FIGHT
        await desk.press("end", "enter")
        assert "▸ Block 0 of" in desk.texts
        await desk.pilot.resize_terminal(*LARGE)
        await desk.settle()
        assert screen.tab == "map" and "▸ Block 0 of" in desk.texts


async def test_the_cursor_tells_what_an_option_is_about(tmp_path: Path) -> None:
    async with sitting(alone(*TO_THE_ORCS[:9]), tmp_path, LOW) as desk:
        screen = desk.screen
        walks = [i for i, option in enumerate(screen.options()) if option.key == "walk:2.e"]
        assert not walks
        keys = [option.key for option in screen.options()]
        await desk.press(*["down"] * keys.index("walk:2.se"))
        own = str(screen.query_one("#own-card").render())
        assert "plains" in own


async def test_the_form_has_scenarios_by_their_names_and_a_hero_for_each_seat(tmp_path: Path) -> None:
    async with sitting(None, tmp_path, SMALL) as desk:
        form = desk.app.screen
        assert isinstance(form, NewGame)

        async def put(row: str, value: object) -> None:
            form.query_one(f"#{row}", Select).value = value
            await desk.settle()

        def offered() -> list[object]:
            return [value for _, value in form.choices("scenario", form.about()["scenario"])]

        await put("game", GAME)
        assert len(form.players) == 1 and "First Reconnaissance" in desk.texts
        assert "solo_conquest" in offered() and "full_cooperation" not in offered()
        await put("option-scenario", "solo_conquest")
        await put("count", 2)
        assert "solo_conquest" not in offered() and "First Reconnaissance" in desk.texts
        await put("each-1-heroes", "norowas")
        await desk.press("f2")
        table = desk.screen.table
        assert table.scene(0).panels[1].card == "norowas"
        assert table.header.options["heroes"] == ["dealt", "norowas"]


@pytest.mark.parametrize(("size", "lang"), fitting(LOW))
async def test_every_question_fits(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    """Other heroes at every size, stopping where the person is asked something new."""
    seed = size[0] + len(lang) * ord(lang[0])
    met: set[str] = set()
    at = new_table(GAME, [HUMAN, "greedy"], seed, {})
    stand_in = bots.make("greedy", GAME, 0, seed)
    async with sitting(at, tmp_path, size, lang) as desk:
        while at.match.due and len(met) < 7:
            due = at.next(0)
            assert due is not None
            if due.seat == 0 and due.prompt not in met:
                met.add(due.prompt)
                desk.screen.play_on()
                await desk.settle()
                fits(desk)
            bot = at.bots.get(due.seat, stand_in)
            at.choose(due.seat, bot.choose(due, partial(at.view, due.seat)).key)
    assert len(met) == 7


async def test_the_last_night_by_keys(tmp_path: Path) -> None:
    """Only last options, to the score sheet with every row, also those without points."""
    async with sitting(dawdled(60), tmp_path, SMALL, "ru") as desk:
        assert "Раунд 4 из 4" in desk.screen.look(desk.screen.scene.boards[0]).title[1]
        for _ in range(60):
            if not isinstance(desk.app.screen, TableScreen):
                break
            await desk.pilot.press("end", "enter")
            await desk.settle()
        sheet = desk.app.screen
        assert isinstance(sheet, Result)
        names = sheet.names
        assert names.say("tui-points", n=sheet.outcome.scores[0]) in desk.texts
        assert [row.plain for row in sheet.rows()] == [names.say(row) for row, _ in sheet.outcome.sheet]


def moment(table: Table, prompt: str) -> Decision:
    due = table.next(0)
    assert due is not None and due.prompt == prompt
    return due


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "en"), (LOW, "en"), (LOW, "ru")])
async def test_pictures(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    walking, fighting = alone(*TO_THE_ORCS[:9]), alone(*TO_THE_ORCS)
    assert moment(walking, "move") and moment(fighting, "fight")
    for name, table in (("walk", walking), ("fight", fighting)):
        async with sitting(table, tmp_path, size, lang) as desk:
            same(f"mage-knight-{name}-{size[0]}x{size[1]}-{lang}", await desk.picture())
