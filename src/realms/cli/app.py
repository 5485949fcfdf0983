"""The commands, as declared in the product's contract; what they print is in show.py."""

from __future__ import annotations

import os
import sys
from getpass import getpass
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer import Exit
from typer.main import get_command

from realms import api, catalogue, saves
from realms.i18n import LANGUAGES
from realms.kernel.history import Header, choices
from realms.kernel.match import Match
from realms.kernel.model import BadOptions, RealmsError

from . import read, show
from .output import progress, put, put_json

app = typer.Typer(
    name="realms",
    help="Four fantasy strategy board games, played by their whole rulebooks.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

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


@app.command()
def games(json: JsonOption = False, lang: LangOption = None) -> None:
    """List the games."""
    found = catalogue.games()
    if json:
        put_json({"games": found})
    else:
        put(show.games_table(found, read.spoken(lang)))


@app.command()
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


@app.command()
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
        raise _Failure(str(error)) from error


@app.command()
def sim(
    game: GameArgument,
    players: PlayersOption = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B,…",
            help="One bot for all seats, or one for each seat: these move on by a seat from game to game, "
            "so that no bot keeps the best place.",
        ),
    ] = "random",
    games: Annotated[
        int, typer.Option("--games", metavar="K", parser=read.whole("--games", 1), help="How many games.")
    ] = 100,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            metavar="S",
            parser=read.whole("--seed"),
            help="The seed of the first game; the next has S + 1.",
        ),
    ] = 0,
    options: OptionsOption = "{}",
    workers: WorkersOption = 1,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster (needs the extra realms[ray])."),
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play many games of bots and count.

    Ctrl-C stops after the games under way and prints what is done so far, with exit status 1. The digest is the
    same for any number of workers. Games that fail are counted, named by their seed, and make the status 1.
    """
    from realms.sim import simulate

    tongue = read.spoken(lang)
    with progress(api.spec(game).name(tongue), games, tongue) as told:
        result = simulate(
            game,
            players=players,
            bots=read.names(bots),
            games=games,
            seed=seed,
            options=read.options(options),
            workers=workers or os.cpu_count() or 1,
            ray=ray,
            progress=told,
        )
    if json:
        put_json(result.plain())
    else:
        for part in show.simulation(result, tongue):
            put(part)
    if result.errors or result.interrupted:
        raise Exit(1)


@app.command()
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


@app.command()
def check(
    game: Annotated[str, typer.Argument(metavar="GAME|all", help="A game id, or all.")],
    seeds: Annotated[
        str, typer.Option("--seeds", metavar="A..B", help="One game for each seed from A to B.")
    ] = "0..2",
    players: PlayersOption = None,
    every: Annotated[
        int,
        typer.Option(
            "--every",
            metavar="K",
            parser=read.whole("--every", 1),
            help="Make the dear checks (copies, saves, undo, hidden information) at one decision in K only.",
        ),
    ] = 1,
    workers: WorkersOption = 1,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play at random and check at every decision what must hold in every game.

    Ctrl-C stops after the games under way and prints what is done so far, with exit status 1. Which decisions
    --every takes depends on the seed only.
    """
    specs = [api.spec(id) for id in (api.game_ids() if game == "all" else [game])]
    chosen = read.seeds(seeds)
    for spec in specs:
        if players is not None and game != "all":
            spec.check_players(players)
    if players is not None:
        specs = [spec for spec in specs if spec.fewest <= players <= spec.most]
    if not specs:
        raise BadOptions(f"No game takes {players} players.")
    from realms.testing import conformance
    from realms.testing.report import Report

    tongue = read.spoken(lang)
    reports: list[Report] = []
    for spec in specs:
        counts = [players] if players is not None else list(range(spec.fewest, spec.most + 1))
        with progress(spec.name(tongue), len(chosen) * len(counts), tongue) as told:
            report = conformance.check(
                spec,
                chosen,
                counts,
                progress=lambda done, rounds, decisions: told(1),
                every=every,
                workers=workers or os.cpu_count() or 1,
            )
        reports.append(report)
        if report.interrupted:
            break
    if json:
        put_json(show.checks_plain(reports))
    else:
        for report in reports:
            put(str(report))
    if not all(report.ok and not report.interrupted for report in reports):
        raise Exit(1)


@app.command()
def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]…", help="Game ids; all games if left out."),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Measure speed and memory on one core."""
    for game in games or ():
        api.spec(game)
    from realms import bench as bench_

    figures = bench_.report(games or api.game_ids())
    if json:
        print(bench_.as_json(figures))
    else:
        put(bench_.table(figures))


@app.command()
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
        raise _Failure(f"The rulebook of {spec.id} has nothing on {query!r}.")


class _Failure(Exit):
    """One sentence on standard error and exit status 1: nothing was wrong with the command."""

    def __init__(self, sentence: str) -> None:
        super().__init__(1)
        print(sentence, file=sys.stderr)
