"""Nothing is cut off at 80 by 24, at 120 by 40 and at 200 by 60, in either language, whatever is asked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.containers import VerticalScroll

from realms import wording
from realms.i18n import words
from realms.tui.board import BoardView
from realms.tui.question import Choices, PromptBar
from realms.tui.table import HUMAN
from realms.tui.table_screen import TableScreen
from realms.tui.table_view import FIGHT

from .helpers import LARGE, MIDDLE, SMALL, Desk, fitting, sitting, table

FIVE = (HUMAN, "random", "random", "random", "random")


def squeezed(text: str) -> str:
    return "".join(text.split())


def check(desk: Desk) -> None:
    screen = desk.screen
    for widget in screen.query("*"):
        if not widget.display or not all(parent.display for parent in widget.ancestors_with_self):
            continue
        if any(isinstance(parent, VerticalScroll) for parent in widget.ancestors):
            continue
        if widget.region.area:
            spot = screen.find_widget(widget)
            assert spot.clip.intersection(spot.region) == spot.region, widget
    assert screen.decision is not None
    lang = desk.app.lang
    names = screen.table.names(lang)
    spec = screen.table.spec
    shown = desk.texts
    bar = screen.query_one(PromptBar)
    question = wording.prompt(spec, screen.decision, lang, names)
    top = "".join(
        line[: bar.region.width - len(screen.decision.rule) - 2] if screen.decision.rule in line else line
        for line in shown.splitlines()[bar.region.y : bar.region.bottom]
    )
    assert squeezed(question) in squeezed(top).replace(screen.decision.rule, "")
    assert screen.decision.rule in shown
    choices = screen.query_one("#choices", Choices)
    assert choices.size.height >= min(choices.lines, 8)
    first = wording.option_of_scene(spec, screen.decision.options[0], screen.scene.sums, names, lang)
    listed = shown.splitlines()[choices.region.y : choices.region.bottom]
    assert squeezed(first) in squeezed("".join(line[: choices.region.width] for line in listed))
    for name in names:
        assert name in shown
    assert words(lang).format("tui-key-quit") in shown.splitlines()[-1]
    for slot in screen.scene.slots:
        assert words(lang, "tiny_epic_kingdoms").format(f"short-{slot.id}") in shown
    boards = [view for view in screen.query(BoardView) if view.display and view.region.area]
    assert boards or screen.tab == FIGHT
    for view in boards:
        assert view.size.width >= 26 and view.size.height >= 11
    assert screen.query_one("#chronicle").size.height >= 3


@pytest.mark.parametrize(("size", "lang"), fitting(MIDDLE))
async def test_every_question_fits(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    """One game of five, stopping wherever the person is asked something new."""
    async with sitting(table(FIVE, 5, find_tokens=True), tmp_path, size, lang) as desk:
        screen = desk.screen
        at = screen.table
        dice = Random(5)
        met: set[str] = set()
        while at.match.due:
            due = at.next(0)
            assert due is not None
            if due.seat == 0 and due.prompt not in met:
                met.add(due.prompt)
                screen.play_on()
                await desk.settle()
                check(desk)
            at.choose(due.seat, dice.choice(due.options).key)
        assert len(met) > 10


@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_all_boards_are_shown_on_larger_screens(tmp_path: Path, players: int) -> None:
    at = table((HUMAN,) + ("random",) * (players - 1), 2, until=lambda found, due: due.prompt == "select-action")
    for size in (MIDDLE, LARGE):
        async with sitting(at, tmp_path, size) as desk:
            shown = [view for view in desk.screen.query(BoardView) if view.display and view.region.area]
            assert len(shown) == len(at.scene(0).boards) >= players


async def test_the_layout_follows_the_terminal(tmp_path: Path) -> None:
    async with sitting(table(until=lambda found, due: due.prompt == "select-action"), tmp_path, SMALL) as desk:
        assert len([v for v in desk.screen.query(BoardView) if v.display]) == 1
        await desk.pilot.resize_terminal(*LARGE)
        await desk.settle()
        assert len([v for v in desk.screen.query(BoardView) if v.display]) == 4
        assert "Tower" in desk.texts
        check(desk)
        await desk.pilot.resize_terminal(*SMALL)
        await desk.settle()
        assert len([v for v in desk.screen.query(BoardView) if v.display]) == 1
        check(desk)


async def test_a_very_small_terminal_does_no_harm(tmp_path: Path) -> None:
    async with sitting(table(), tmp_path, (40, 12)) as desk:
        assert isinstance(desk.app.screen, TableScreen)
        await desk.press("1")
