"""Commands that play many games of bots: simulations, tournaments, balance."""

from __future__ import annotations

import json as json_
import os
from pathlib import Path
from typing import Annotated

import typer
from typer import Exit

from realms import api
from realms.kernel.model import BadOptions

from . import ladder, read, show
from .given import GameArgument, JsonOption, LangOption, OptionsOption, PlayersOption, RayOption, WorkersOption
from .output import progress, put, put_json

FirstSeedOption = Annotated[
    int,
    typer.Option(
        "--seed",
        metavar="S",
        parser=read.whole("--seed"),
        help="The seed of the first game; the next has S + 1.",
    ),
]
LimitOption = Annotated[
    int,
    typer.Option(
        "--limit",
        metavar="MS",
        parser=read.whole("--limit", 0, 86_400_000),
        help="Milliseconds a bot may take for one decision; who takes longer forfeits; 0 for any time.",
    ),
]


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
    seed: FirstSeedOption = 0,
    options: OptionsOption = "{}",
    workers: WorkersOption = 1,
    ray: RayOption = None,
    limit: LimitOption = 0,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play many games of bots and count.

    Ctrl-C stops after the games under way and prints what is done so far, with exit status 1. The digest is the
    same for any number of workers. Games that fail, or that a bot forfeits, are counted, named by their seed, and
    make the status 1.
    """
    from realms.bout import Noted
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
            workers=_cores(workers),
            ray=ray,
            progress=told,
            noted=Noted(limit=limit / 1000),
        )
    if json:
        put_json(result.plain())
    else:
        for part in show.simulation(result, tongue):
            put(part)
    if result.errors or result.interrupted:
        raise Exit(1)


def tournament(
    game: GameArgument,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="The bots that enter, each against all others.")
    ],
    players: PlayersOption = None,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="K",
            parser=read.whole("--games", 1),
            help="Games of each table; a deal is played once with everybody in every seat.",
        ),
    ] = 100,
    seed: FirstSeedOption = 0,
    options: OptionsOption = "{}",
    workers: WorkersOption = 1,
    ray: RayOption = None,
    limit: LimitOption = 0,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Keep each result there; the same command goes on with what is in the file already.",
        ),
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Bots against bots, each against all others: ratings with intervals, and how long they think.

    Ctrl-C stops at once and prints the ladder of what is done so far, with exit status 1.
    """
    from realms.tournament import Ladder, plan, run

    tongue = read.spoken(lang)
    planned = plan(game, read.names(bots), players, games, seed, read.options(options), limit / 1000)
    with progress(api.spec(game).name(tongue), planned.total, tongue) as told:
        found = Ladder(run(planned, workers=_cores(workers), ray=ray, out=out, progress=told))
    if json:
        put_json(found.plain())
    else:
        for part in ladder.ladder(found, tongue):
            put(part)
    if found.failures or found.forfeited or found.played.interrupted:
        raise Exit(1)


def balance(
    game: GameArgument,
    players: PlayersOption = None,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="K",
            parser=read.whole("--games", 1),
            help="How many games with each number of players.",
        ),
    ] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A", help="The bot in all seats, or one for each seat.")
    ] = "greedy",
    options: OptionsOption = "{}",
    seed: FirstSeedOption = 0,
    workers: WorkersOption = 1,
    ray: RayOption = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write a report with plots: a page of HTML.")
    ] = None,
    json: Annotated[
        Path | None,
        typer.Option(
            "--json", metavar="FILE", help="Write the figures, to compare with them later; - prints them."
        ),
    ] = None,
    compare: Annotated[
        Path | None,
        typer.Option("--compare", metavar="OLD", help="What has changed since these figures were written?"),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Count what wins: races, peoples, factions, heroes, seats, goals, cards.

    With every number of players the game takes, unless one is given. Ctrl-C stops after the games under way and
    tells what is done so far, with exit status 1.
    """
    from realms import balance as balance_

    tongue = read.spoken(lang)
    spec = api.spec(game)
    old = None
    if compare is not None:
        old = balance_.load(compare)
        if old.game != spec.id:
            raise BadOptions(f"{compare} holds findings of {old.game}, not of {spec.id}.")
    for path in (out, json):
        if path is not None and str(path) != "-":
            read.writable(path)
    counts = [players] if players is not None else list(range(spec.fewest, spec.most + 1))
    with progress(spec.name(tongue), games * len(counts), tongue) as told:
        found = balance_.measure(
            game,
            players=counts,
            games=games,
            bots=read.names(bots),
            seed=seed,
            options=read.options(options),
            workers=_cores(workers),
            ray=ray,
            progress=told,
        )
    if out is not None:
        out.write_text(balance_.page(found, tongue, old), encoding="utf-8")
    if json is not None and str(json) != "-":
        json.write_text(json_.dumps(found.plain(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if json is not None and str(json) == "-":
        put_json(found.plain())
    else:
        for part in ladder.balance(found, old, tongue):
            put(part)
    if found.errors or found.interrupted:
        raise Exit(1)


def _cores(workers: int) -> int:
    return workers or os.cpu_count() or 1
