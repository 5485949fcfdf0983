"""Pictures of the terminal, compared with those beside this file. REGEN_SNAPSHOTS=1 writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from realms.kernel.model import Outcome
from realms.tui.dialogs import Result
from realms.tui.picture import picture
from realms.tui.table import HUMAN, Table

from .helpers import FOUR, LARGE, MIDDLE, SMALL, asked, sitting, table
from .snapshots import check, lines, seen

FIVE = (HUMAN, "random", HUMAN, "random", "random")
RACES = ["dwarves", "elves", "orcs", "humans", "undead"]
HOMES = ["MOR", "DUN", "TUL", "SOR", "FIO"]


def early(prompt: str, players: tuple[str, ...] = FOUR, seed: int = 9) -> Table:
    """Soon after the start, with given peoples and homes: little of what is tuned or drawn can change it."""
    n = len(players)
    return table(players, seed, asked(prompt, 0), races=RACES[:n], territories=HOMES[:n], find_tokens=True)


@pytest.mark.parametrize(
    ("size", "lang"), [(SMALL, "en"), (SMALL, "ru"), (MIDDLE, "en"), (MIDDLE, "ru"), (LARGE, "en")]
)
async def test_quest(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    async with sitting(early("quest-to"), tmp_path, size, lang) as desk:
        check(f"quest-{size[0]}x{size[1]}-{lang}", await desk.picture())


async def test_war_of_five(tmp_path: Path) -> None:
    async with sitting(early("war-dice", FIVE, 6), tmp_path, SMALL, "ru") as desk:
        check("war-80x24-ru", await desk.picture())


async def test_cards(tmp_path: Path) -> None:
    async with sitting(early("quest-to"), tmp_path) as desk:
        await desk.press("c")
        check("cards-80x24-en", await desk.picture())


async def test_why_not(tmp_path: Path) -> None:
    async with sitting(early("patrol-to"), tmp_path) as desk:
        await desk.press("w")
        check("why-80x24-en", await desk.picture())


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_new_game(tmp_path: Path, lang: str) -> None:
    async with sitting(None, tmp_path, SMALL, lang) as desk:
        check(f"new-80x24-{lang}", await desk.picture())


async def test_score_sheet(tmp_path: Path) -> None:
    sheet = (("score-armies", (4, 5, 2, 3)), ("score-crown", (0, 0, 0, 0)), ("score-tower", (4, 6, 2, 8)))
    async with sitting(early("quest-to"), tmp_path) as desk:
        names = desk.screen.names
        desk.app.push_screen(Result(Outcome((8, 11, 4, 11), (3,), sheet), names))
        await desk.settle()
        check("scores-80x24-en", await desk.picture())


async def test_the_picture_for_the_readme_can_be_drawn() -> None:
    svg = await picture()
    assert "Quest" in "\n".join(lines(svg))


def test_the_comparison_sees_texts_and_colours_and_overlooks_ids() -> None:
    path = Path(__file__).parent / "snapshots" / "quest-80x24-en.svg"
    svg = path.read_text(encoding="utf-8")
    assert len(lines(svg)) == 24
    assert seen(svg.replace("terminal-", "terminal-9")) == seen(svg)
    assert seen(svg.replace("#f4b63a", "#f4b63b")) != seen(svg)
    assert lines(svg.replace("Quest", "Qvest")) != lines(svg)
