"""Arguments and options that several commands share, and the way a command fails."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from typer import Exit

from realms.i18n import LANGUAGES

from . import read

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game id, as listed by `realms games`.")]
PlayersOption = Annotated[
    int | None, typer.Option("--players", metavar="N", parser=read.whole("--players", 1), help="How many seats.")
]
SeedOption = Annotated[
    int | None,
    typer.Option(
        "--seed", metavar="S", parser=read.whole("--seed"), help="A whole number: the same seed, the same game."
    ),
]
OptionsOption = Annotated[
    str, typer.Option("--options", metavar="JSON", help='Options of the game: \'{"scenario": "id"}\'.')
]
WorkersOption = Annotated[
    int,
    typer.Option(
        "--workers",
        metavar="W",
        parser=read.whole("--workers", 0, 4096),
        help="Processes; 0 takes one for each core.",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        parser=read.language,
        help="Language; else that of the environment (REALMS_LANG, LANG).",
    ),
]
RayOption = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster (needs the extra realms[ray])."),
]


class Failure(Exit):
    """One sentence on standard error and exit status 1: nothing was wrong with the command."""

    def __init__(self, sentence: str) -> None:
        super().__init__(1)
        print(sentence, file=sys.stderr)
