#!/usr/bin/env python3
"""The table server under load, and a boardgame.io server under the same load in the same run.

200 live tables of 3 seats, one socket a seat, random legal moves. Each server runs in a process of its own; this
process is the load, pinned to the last core, and says how much of that core it needed: as long as it does not need
all of it, what it measures is the server. Both are spoken to over the same thin WebSocket. Where a match ends, the
next one begins.

- flat out: every table moves again as soon as all three sockets have seen its last move. The servers take turns.
- at 100 moves a second: sent by a schedule, table after table, whether or not the server keeps up. The latency of
  a move is from sending it to the last opponent's update.
- while 8 bots think: the same, beside 8 tables of one guest, who moves at once, and bots that think a quarter of a
  second about every choice (serving/ponder.py): they make few moves and take all the processor they can get.
- memory: growth of the server's resident memory while all tables are opened, and once more after play, a table.
- updates: bytes as sent, and compressed each on its own with zlib; a sample of all that were sent.

Realms is `realms serve` with SQLite in a fresh file: a move is on disk before anyone sees it. boardgame.io keeps
matches in memory and writes nothing, which is its default; `--peer files` has it write files (not synced), `--peer
delta` has it send patches instead of whole states. Its game (peers_boardgame/game.js) is far smaller than ours. It
comes from npm on the first run; koa-compose is held at 4.1 there: with 4.2 boardgame.io's lobby answers 404.

    bench/server.py [--tables 200] [--seconds 8] [--rounds 3] [--rate 100] [--bots 8] [--only realms|boardgame]
                    [--peer memory|files|delta] [--compiled] [--json]

Takes about three minutes; Ctrl-C prints what was measured so far. Figures depend on the machine and on what else
it does: compare within one run. Exit status 0 when everything could be measured, whatever the figures are.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop
from serving import boardgame, ours, report
from serving.load import Load, Run, Table, Trouble
from serving.machine import Process, say
from serving.report import Side

ROOT = Path(__file__).resolve().parent.parent
SETTLE = 3.0


class Bench:
    """Both servers, or one of them, with their tables."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.options = options
        self.folder = folder
        self.realms = Side("Realms")
        self.boardgame = Side("boardgame.io")
        self.notes: list[str] = []

    async def run(self) -> None:
        """Start, measure, end; what was found is in the sides at any time."""
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        only = self.options.only
        reason = boardgame.install() if only != "realms" else None
        if reason is not None:
            self.notes.append(f"boardgame.io was not measured: {reason}")
            say(self.notes[-1])
        peer: boardgame.Boardgame | None = None
        mine: ours.Realms | None = None
        loads: list[Load] = []
        try:
            peer = None if only == "realms" or reason else self._start_boardgame()
            mine = None if only == "boardgame" else self._start_realms()
            pin()
            if mine is not None:
                loads.append(
                    await self._open(self.realms, mine.process, lambda i, t, f: ours.RealmsTable(i, mine, t, f))
                )
            if peer is not None:
                loads.append(
                    await self._open(
                        self.boardgame, peer.process, lambda i, t, f: boardgame.BoardgameTable(i, peer, t, f)
                    )
                )
            if mine is not None:
                await self._with_bots(mine, loads[0])
            if peer is not None:
                await self._steady(self.boardgame, loads[-1])
            await self._flat_out(loads)
            for side, load in self._sides(loads):
                await asyncio.sleep(SETTLE)
                side.table_bytes_played = self._grown(load)
        finally:
            for side, load in self._sides(loads):
                side.trouble, side.matches = load.trouble.seen, load.ended
                await load.close()
            for server in (mine, peer):
                if server is not None:
                    await server.close()

    def _start_realms(self) -> ours.Realms:
        say("starting realms serve")
        compiled = self.options.compiled
        self.realms.detail = f"{ours.GAME}, {'compiled' if compiled else 'plain Python'}, SQLite"
        return ours.Realms(self.folder, compiled=compiled)

    def _start_boardgame(self) -> boardgame.Boardgame:
        say("starting boardgame.io")
        kind = self.options.peer
        self.boardgame.detail = f"{boardgame.version()}, {boardgame.GAME}, {kind}"
        return boardgame.Boardgame(self.folder, delta=kind == "delta", files=kind == "files")

    def _sides(self, loads: Sequence[Load]) -> list[tuple[Side, Load]]:
        return [
            (self.realms if isinstance(load.tables[0], ours.RealmsTable) else self.boardgame, load)
            for load in loads
        ]

    async def _open(
        self, side: Side, process: Process, make: Callable[[int, Trouble, list[bytes]], Table]
    ) -> Load:
        """Let one table load whatever the server loads late, then open all of them and see what they weigh."""
        trouble = Trouble()
        first = Load([make(-1, trouble, [])], process, trouble)
        await first.open()
        await first.flat_out(1.0, 0.0)
        await first.close()
        before = process.memory()
        count = self.options.tables
        load = Load([make(number, trouble, side.frames) for number in range(count)], process, trouble)
        say(f"{side.name}: opening {count} tables")
        await load.open()
        await asyncio.sleep(SETTLE)
        load.base = before
        side.table_bytes = self._grown(load)
        say(f"{side.name}: {side.table_bytes / 1024:.0f} KB a table")
        return load

    def _grown(self, load: Load) -> float:
        return (load.server.memory() - load.base) / len(load.tables)

    async def _steady(self, side: Side, load: Load) -> None:
        run = await load.at_rate(self.options.rate, self.options.seconds)
        side.steady.append(run)
        self._tell(side, f"at {self.options.rate:g} moves/s", run)

    async def _with_bots(self, server: ours.Realms, load: Load) -> None:
        """Nobody beside the load, and bots that think, in turns."""
        side = self.realms
        crowd = [ours.BotTable(10_000 + number, server, load.trouble) for number in range(self.options.bots)]
        try:
            for table in crowd:
                await table.begin()
            for _ in range(self.options.rounds):
                await self._steady(side, load)
                if crowd:
                    side.thinking.append(run := await self._beside(load, crowd))
                    thinking = f"the bots {run.children_cpu:.0%} of one, for {run.beside:.1f} moves/s"
                    self._tell(side, f"beside {len(crowd)} tables with bots ({thinking})", run)
        finally:
            for table in crowd:
                await table.leave()

    async def _beside(self, load: Load, crowd: Sequence[ours.BotTable]) -> Run:
        """The steady load beside tables with bots."""
        for table in crowd:
            table.go()
        await asyncio.sleep(1)
        before = sum(table.moves for table in crowd)
        run = await load.at_rate(self.options.rate, self.options.seconds, warm_up=0)
        run.beside = (sum(table.moves for table in crowd) - before) / run.seconds
        for table in crowd:
            table.hold()
        return run

    async def _flat_out(self, loads: Sequence[Load]) -> None:
        for _ in range(self.options.rounds):
            for side, load in self._sides(loads):
                side.flat_out.append(await load.flat_out(self.options.seconds))
                self._tell(side, "flat out", side.flat_out[-1])

    def _tell(self, side: Side, what: str, run: Run) -> None:
        figures = report.latency([run])
        say(
            f"{side.name}, {what}: {run.rate:,.0f} moves/s, p50 {figures['p50_ms']:.1f} ms, "
            f"p99 {figures['p99_ms']:.1f} ms; server {run.server_cpu:.0%} of a core, load {run.load_cpu:.0%}"
        )

    def result(self) -> dict[str, Any]:
        options = self.options
        mine, theirs = self.realms.plain(), self.boardgame.plain()
        sides = (self.realms, self.boardgame)
        busiest = max((run.load_cpu for side in sides for run in side.flat_out), default=0.0)
        notes = [*self.notes, f"the load needed at most {busiest:.0%} of its core"]
        if busiest > report.BUSY:
            notes.append("so the load itself limits the highest figures")
        for side in sides:
            notes += [f"{side.name}: {what} ({times} times)" for what, times in side.trouble.items()]
        return {
            "title": f"{options.tables} tables of 3 seats, {os.cpu_count()} cores",
            "python": platform.python_version(),
            "rate": options.rate,
            "bots": options.bots,
            "realms": mine,
            "boardgame": theirs,
            "goals": [asdict(goal) for goal in report.goals(mine, theirs, options.rate, options.bots)],
            "notes": notes,
        }


def pin() -> None:
    """This process alone; the servers were started before and may use every core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/server.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second where latency is measured")
    parser.add_argument("--bots", type=int, default=8, help="tables with bots that think")
    parser.add_argument("--only", choices=("realms", "boardgame"), help="measure one server alone")
    parser.add_argument(
        "--peer", choices=("memory", "files", "delta"), default="memory", help="how boardgame.io runs"
    )
    parser.add_argument("--compiled", action="store_true", help="Realms from build/compiled (make compiled)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    if not sys.platform.startswith("linux"):
        sys.exit(
            "server bench: reads the memory and processor time of the servers from /proc, which only Linux has"
        )
    if options.compiled and not (ours.COMPILED / ".stamp").exists():
        sys.exit("server bench: there is no build/compiled (make compiled)")
    (ROOT / "build").mkdir(exist_ok=True)
    # Not in /tmp: that may be memory, and an accepted move is to reach a disk.
    with TemporaryDirectory(prefix="bench-server-", dir=ROOT / "build") as folder:
        bench = Bench(options, Path(folder))
        try:
            uvloop.run(bench.run())
        except (KeyboardInterrupt, asyncio.CancelledError):
            say("stopped; this was measured")
    result = bench.result()
    if options.json:
        print(json.dumps(result))
    else:
        report.show(result)


if __name__ == "__main__":
    main()
