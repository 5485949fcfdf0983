"""Commands for those who play, and who let others play."""

from __future__ import annotations

import os
import sys
from getpass import getpass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from realms import api, saves
from realms.kernel.history import Header
from realms.kernel.model import BadOptions, RealmsError

from . import read
from .given import Failure, LangOption, OptionsOption, PlayersOption, SeedOption


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A game id; the first screen asks if left out."),
    ] = None,
    players: PlayersOption = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help="One bot for all other seats, one for each other seat, or one name a seat (`human` sits there "
            "himself). The best bot of the game if left out.",
        ),
    ] = "",
    seed: SeedOption = None,
    lang: LangOption = None,
    options: OptionsOption = "{}",
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a saved game."),
    ] = None,
    server: Annotated[
        str, typer.Option("--server", metavar="URL", help="Play at a server: tables, friends elsewhere, clocks.")
    ] = "",
    at: Annotated[str, typer.Option("--table", metavar="ID", help="Go to this table of the server.")] = "",
    join: Annotated[
        str, typer.Option("--join", metavar="LINK", help="Follow an invitation; a whole link names its server.")
    ] = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="Play at the server as this guest.")] = "",
    account: Annotated[
        str, typer.Option("--account", metavar="NAME", help="Play at the server with this account.")
    ] = "",
) -> None:
    """Play in the terminal: against bots, with friends at one screen, or at a server."""
    if server or at or join or name or account:
        if game is not None or resume is not None or players is not None or bots or seed is not None:
            raise BadOptions("At a server, what is played is settled there; only the table can be named here.")
        _play_at(server, at, join, name, account, lang)
        return
    table: list[str] | None = None
    header: Header | None = None
    tui: Any = import_module("realms.tui")
    if resume is not None:
        header = saves.load(read.file(resume)).header
        if header is None or (game is not None and api.spec(game).ruleset != header.ruleset):
            raise BadOptions(f"{resume} is a save of another game, not of {game}.")
    elif game is not None or players is not None or bots or seed is not None or options != "{}":
        game = api.spec(game or read.first_game()).id
        if players is not None:
            api.spec(game).check_players(players)
        table = tui.seating(game, players, read.names(bots))
        header = api.setup(game, len(table), seed, read.options(options))
        header.start()
    _need_terminal()
    tongue = read.spoken(lang)
    if header is None or table is None:
        tui.run(lang=tongue, resume=resume)
    else:
        tui.run(game, len(table), table, header.seed, tongue, header.options)


def _play_at(server: str, table: str, join: str, name: str, account: str, lang: str | None) -> None:
    """The part of `play` that goes to a server."""
    client: Any = import_module("realms.server.client")
    there = client.join_server(join) if join else ""
    if not server and not there:
        raise BadOptions("Name the server with --server URL.")
    if server and there and client.clean_url(server) != there:
        raise BadOptions(f"The invitation is for {there}, not for {server}.")
    if table and join:
        raise BadOptions("Name a table or an invitation, not both.")
    if name and account:
        raise BadOptions("Play as a guest with --name or with --account, not both.")
    url = client.clean_url(server or there)
    _need_terminal()
    tui: Any = import_module("realms.tui")
    tui.run_at(
        url,
        table=table,
        join=join,
        name=name,
        account=account,
        password=lambda: getpass(f"{account}: "),
        lang=read.spoken(lang),
    )


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise RealmsError("`realms play` draws on a terminal, and this is none; `realms sim` needs none.")


def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="H", help="The address to listen on; 127.0.0.1 if left out.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port", metavar="P", parser=read.whole("--port", 1, 65535), help="The port; 8000 if left out."
        ),
    ] = None,
    any_port: Annotated[
        bool, typer.Option("--any-port", help="If the port is taken, take the next free one.", show_default=False)
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="Where matches are kept: sqlite:///realms.db or postgresql://user@host/name. "
            "A SQLite file of this user if left out.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            metavar="N",
            parser=read.whole("--workers", 1),
            help="Server processes; more than one needs PostgreSQL.",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            metavar="URL",
            help="The address people type, when a proxy stands in front: https://realms.example.",
        ),
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option("--log-level", metavar="LEVEL", help="debug, info, warning or error; info if left out."),
    ] = None,
    log_json: Annotated[
        bool | None, typer.Option("--log-json", help="Log one JSON object a line.", show_default=False)
    ] = None,
) -> None:
    """Host matches for browsers and for `realms play --server`.

    Ctrl-C or SIGTERM stops; running matches go on when the server does. Further settings are taken from the
    environment variable REALMS_SETTINGS; docs/hosting.md tells all about running a server.
    """
    from realms.server import run

    settings = run.given(
        os.environ,
        host=host,
        port=port,
        database=database,
        workers=workers,
        public_url=public_url,
        log_level=log_level,
        log_json=log_json,
    )
    try:
        run.serve(settings, any_port=any_port)
    except run.CannotServe as error:
        raise Failure(str(error)) from error
