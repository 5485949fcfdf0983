"""Commands that check and measure the games themselves."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from typer import Exit

from realms import api
from realms.kernel.model import BadOptions

from . import read, show
from .given import JsonOption, LangOption, PlayersOption, WorkersOption
from .output import progress, put, put_json


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
            help="Make the dear checks (copies, saves, undo, hidden information) at one decision in K, and "
            "where a game asks a kind of question for the first time.",
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
