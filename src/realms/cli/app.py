"""The commands, as declared in the product's contract: those that look something up, and the list of all.

Players' commands are in tables.py, simulations in lab.py, checks in proofs.py; what they print is in show.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer import Exit
from typer.main import get_command

from realms import api, catalogue, saves
from realms.kernel.history import choices
from realms.kernel.match import Match
from realms.kernel.model import BadOptions, RealmsError

from . import coaching, lab, proofs, read, show, tables
from .given import Failure, GameArgument, JsonOption, LangOption
from .output import put, put_json

app = typer.Typer(
    name="realms",
    help="Four fantasy strategy board games, played by their whole rulebooks.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def command() -> Any:
    """The whole command line as one object."""
    return get_command(app)


def _version(wanted: bool) -> None:
    if wanted:
        from realms import __version__

        put(f"realms {__version__}")
        raise Exit


@app.callback(invoke_without_command=True)
def realms(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def games(json: JsonOption = False, lang: LangOption = None) -> None:
    """List the games."""
    found = catalogue.games()
    if json:
        put_json({"games": found})
    else:
        put(show.games_table(found, read.spoken(lang)))


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    verify: Annotated[
        bool,
        typer.Option(
            "--verify",
            help="Only say whether the choices lead to the saved position, and whether the seed is the one whose "
            "hash was published at the start.",
        ),
    ] = False,
    noted: Annotated[
        str | None,
        typer.Option(
            "--hash",
            metavar="HEX",
            parser=read.seed_hash,
            help="With --verify: the hash of the seed that you noted at the start; the file must carry the same.",
        ),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", parser=read.whole("--at", 0), help="Stop after N choices."),
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play a saved game again and print it."""
    body = saves.read(read.file(file))
    made = choices(body.moves or [])
    if at is not None and at > made:
        raise BadOptions(f"{file} holds {made} choices, so there is no position after {at}.")
    if noted is not None and not verify:
        raise BadOptions("--hash is checked with --verify only.")
    verified, fair = None, None
    if verify:
        verified, fair = read.verified(body), read.fair(body, noted)
    match: Match
    if at is not None:
        match = saves.again(body, at)
    else:
        match = read.as_far_as_legal(body) if verified is False else saves.restore(body)
    if json:
        put_json(show.replay_plain(body, match, at, verified, fair))
    elif verify:
        put(show.verdict(body, bool(verified), read.spoken(lang)))
        put(show.fairness(body, fair, noted, read.spoken(lang)))
    else:
        for part in show.replay(body, match, at, read.spoken(lang)):
            put(part)
    if verified is False or fair is False or (noted is not None and fair is None):
        raise Exit(1)


def rules(
    game: GameArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID or words]", help="A rule id, the start of one, or words to look for."),
    ] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Look something up in a rulebook."""
    from realms import rulebook

    spec = api.spec(game)
    tongue = read.spoken(lang)
    query = " ".join(words or ()).strip()
    try:
        catalogue = rulebook.rules(spec.id, tongue)
    except FileNotFoundError as error:
        raise RealmsError(f"{spec.id} has no rulebook yet.") from error
    found = rulebook.find(spec.id, query, tongue) if query else catalogue
    if json:
        put_json({"game": spec.id, "lang": tongue, "query": query, "rules": [show.rule_plain(r) for r in found]})
    elif found:
        for part in show.rules(found):
            put(part)
    if not found:
        raise Failure(f"The rulebook of {spec.id} has nothing on {query!r}.")


# In the order of the list that `realms --help` prints.
for _command in (
    games,
    tables.play,
    tables.serve,
    lab.sim,
    lab.tournament,
    lab.balance,
    replay,
    coaching.analyse,
    proofs.check,
    proofs.bench,
    rules,
):
    app.command()(_command)
