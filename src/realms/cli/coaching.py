"""`realms analyse`: the coach looks back on a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from realms import saves, wording
from realms.coach import words as said
from realms.coach.model import Review
from realms.coach.review import Reviewing
from realms.i18n import words
from realms.kernel.model import BadSave
from realms.kernel.registry import GameSpec, get

from . import read
from .given import JsonOption, LangOption
from .output import progress, put, put_json

SPARK = 30


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    seconds: Annotated[
        int,
        typer.Option(
            "--seconds", metavar="S", parser=read.whole("--seconds", 1, 36_000), help="About how long to think."
        ),
    ] = 60,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Look back on a saved game: how the seats stood, where it turned, and what would have been better."""
    body = saves.read(read.file(file))
    if not body.moves:
        raise BadSave(f"{file} holds no choices, so there is nothing to look back on.")
    saves.again(body)
    tongue = read.spoken(lang)
    reviewing = Reviewing(body.header, body.moves, seconds=seconds)
    with progress(words(tongue).format("tui-review"), reviewing.total, tongue) as step:
        done = 0
        going = True
        while going:
            going = reviewing.step(200.0)
            step(reviewing.done - done)
            done = reviewing.done
    assert reviewing.result is not None
    if json:
        put_json(msgspec.to_builtins(reviewing.result))
    else:
        spec = get(body.header.ruleset)
        put(accounts(reviewing.result, tongue))
        for line in turnings(spec, reviewing.result, tongue):
            put(line)


def accounts(review: Review, lang: str) -> Table:
    """A row for each seat: how it stood, how it chose, what chance did."""
    say = words(lang).format
    seats = wording.seats(len(review.accounts), lang)
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("")
    table.add_column(say("coach-course"))
    for head in ("coach-sound", "coach-given", "coach-luck"):
        table.add_column(say(head), justify="right")
    for account in review.accounts:
        sound = say("coach-of", n=account.sound, all=account.weighed)
        line = said.sparkline(review, account.seat, SPARK)
        table.add_row(seats[account.seat], line, sound, f"{100 * account.lost:.1f}", said.points(account.luck))
    return table


def turnings(spec: GameSpec, review: Review, lang: str) -> list[Text]:
    say = words(lang).format
    seats = wording.seats(len(review.accounts), lang)
    if not review.turnings:
        return [Text(say("tui-review-none"))]
    found: list[Text] = []
    for turning in review.turnings:
        told, better = said.turning(spec, turning, seats, lang)
        cost = f"{said.points(-turning.lost)} {say('coach-points')}"
        text = Text.assemble((f"{say('coach-step')} {turning.at}  ", "dim"), (told, "bold"), f"  {cost}")
        if better:
            text.append(f"\n    {better}")
        found.append(text)
    return found
