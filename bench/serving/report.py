"""What was measured, against the goals, for people and as plain data."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from .load import Run

BUSY = 0.8
"""A load that needs more of its core than this may be what limits the figures."""


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def latency(runs: Sequence[Run]) -> dict[str, float]:
    """Milliseconds, of all moves of these runs together."""
    all_of_them = [latency for run in runs for latency in run.latencies]
    return {f"p{round(part * 100)}_ms": round(share(all_of_them, part) * 1000, 2) for part in (0.5, 0.95, 0.99)}


@dataclass
class Side:
    """One server's figures; empty where nothing was measured yet."""

    name: str
    detail: str = ""
    flat_out: list[Run] = field(default_factory=list)
    steady: list[Run] = field(default_factory=list)
    thinking: list[Run] = field(default_factory=list)
    table_bytes: float = 0.0
    table_bytes_played: float = 0.0
    matches: int = 0
    frames: list[bytes] = field(default_factory=list)
    trouble: dict[str, int] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "name": self.name,
            "detail": self.detail,
            "matches_ended": self.matches,
            "trouble": self.trouble,
        }
        if self.table_bytes:
            found["idle_table_kb"] = round(self.table_bytes / 1024, 1)
        if self.table_bytes_played:
            found["idle_table_after_play_kb"] = round(self.table_bytes_played / 1024, 1)
        if self.flat_out:
            found["flat_out"] = {
                "moves_per_second": [round(run.rate, 1) for run in self.flat_out],
                "best": round(max(run.rate for run in self.flat_out), 1),
                **latency(self.flat_out),
                **_effort(self.flat_out),
            }
        for name, runs in (("steady", self.steady), ("bots_think", self.thinking)):
            if runs:
                found[name] = {
                    "moves_per_second": round(sum(r.moves for r in runs) / sum(r.seconds for r in runs), 1),
                    **latency(runs),
                    "p99_by_round_ms": [latency([run])["p99_ms"] for run in runs],
                    **_effort(runs),
                    "load_late_p99_ms": round(share([late for r in runs for late in r.late], 0.99) * 1000, 2),
                }
        if runs := self.thinking:
            found["bots_think"]["bot_table_moves_per_second"] = round(sum(r.beside for r in runs) / len(runs), 1)
            found["bots_think"]["bot_processes_cpu"] = round(sum(r.children_cpu for r in runs) / len(runs), 3)
        if self.frames:
            found["update_bytes"] = sizes(self.frames)
        return found


def _effort(runs: Sequence[Run]) -> dict[str, float]:
    moves = sum(run.moves for run in runs) or 1
    return {
        "server_cpu": round(sum(r.server_cpu * r.seconds for r in runs) / sum(r.seconds for r in runs), 2),
        "server_cpu_ms_per_move": round(1000 * sum(r.server_cpu * r.seconds for r in runs) / moves, 3),
        "load_cpu": round(max(run.load_cpu for run in runs), 2),
    }


def sizes(frames: Sequence[bytes]) -> dict[str, int]:
    """Of updates as they went over the line, and each compressed on its own."""
    raw = [len(frame) for frame in frames]
    packed = [len(zlib.compress(frame)) for frame in frames]
    return {
        "count": len(frames),
        "median": int(share(raw, 0.5)),
        "p95": int(share(raw, 0.95)),
        "median_compressed": int(share(packed, 0.5)),
        "p95_compressed": int(share(packed, 0.95)),
    }


@dataclass(frozen=True)
class Goal:
    """A line of the list of goals; `ok` None: not measured."""

    what: str
    goal: str
    measured: str
    ok: bool | None


def goals(ours: dict[str, Any], theirs: dict[str, Any], rate: float, bots: int) -> list[Goal]:
    """What was promised, and what came out."""
    found: list[Goal] = []
    mine, peer = ours.get("flat_out"), theirs.get("flat_out")
    if mine and peer:
        pairs = zip(mine["moves_per_second"], peer["moves_per_second"], strict=False)
        by_round = [a / b if b else 0.0 for a, b in pairs]
        ratio = mine["best"] / peer["best"] if peer["best"] else 0.0
        spread = f"{ratio:.2f}x ({min(by_round):.2f}x to {max(by_round):.2f}x by round)"
        found.append(Goal("moves/s against boardgame.io", "at least 1.0x", spread, ratio >= 1))
    if steady := ours.get("steady"):
        p99 = steady["p99_ms"]
        found.append(Goal(f"p99 at {rate:g} moves/s", "under 100 ms", f"{p99:.1f} ms", p99 < 100))
    if "bots_think" in ours:
        ratio = _typical(ours["bots_think"]) / max(_typical(ours["steady"]), 0.01)
        found.append(Goal(f"p99 while {bots} bots think", "at most 1.2x", f"{ratio:.2f}x", ratio <= 1.2))
    for key, what in (
        ("idle_table_kb", "memory of an idle live table"),
        ("idle_table_after_play_kb", "the same after play"),
    ):
        if key in ours:
            found.append(Goal(what, "at most 1 MB", f"{ours[key] / 1024:.2f} MB", ours[key] <= 1024))
    if patches := ours.get("update_bytes"):
        for part, most in (("median", 1024), ("p95", 8192)):
            text = f"{patches[f'{part}_compressed']:,} bytes ({patches[part]:,} as sent)"
            goal = f"under {most // 1024} KB compressed"
            found.append(Goal(f"a patch, {part}", goal, text, patches[f"{part}_compressed"] < most))
    return found


def _typical(runs: dict[str, Any]) -> float:
    """The median of the rounds' p99: one round in which the machine did something else does not count."""
    return float(median(runs["p99_by_round_ms"]))


def show(result: dict[str, Any]) -> None:
    """For people."""
    console = Console()
    console.width = max(console.width, 100)
    ours, theirs = result["realms"], result["boardgame"]
    table = Table(title=result["title"])
    for side in (ours, theirs):
        if side["detail"]:
            console.print(f"{side['name']}: {side['detail']}", highlight=False)
    table.add_column("")
    for side in (ours, theirs):
        table.add_column(side["name"], justify="right")
    for label, path, form in ROWS:
        cells = [_cell(side, path, form) for side in (ours, theirs)]
        if any(cells):
            table.add_row(label.format(**result), *cells)
    console.print(table)
    aims = Table(title="Goals")
    for name in ("", "goal", "measured", ""):
        aims.add_column(name)
    for goal in result["goals"]:
        aims.add_row(
            goal["what"], goal["goal"], goal["measured"], {True: "yes", False: "NO", None: ""}[goal["ok"]]
        )
    if result["goals"]:
        console.print(aims)
    for line in result["notes"]:
        console.print(f"- {line}", highlight=False)


ROWS: list[tuple[str, str, str]] = [
    ("flat out: moves/s, best round", "flat_out.best", "{:,.0f}"),
    ("  p50, ms", "flat_out.p50_ms", "{:,.1f}"),
    ("  p95, ms", "flat_out.p95_ms", "{:,.1f}"),
    ("  p99, ms", "flat_out.p99_ms", "{:,.1f}"),
    ("  server's processor, ms a move", "flat_out.server_cpu_ms_per_move", "{:.2f}"),
    ("  server's share of a core", "flat_out.server_cpu", "{:.0%}"),
    ("  load's share of its core", "flat_out.load_cpu", "{:.0%}"),
    ("{rate:g} moves/s: p50, ms", "steady.p50_ms", "{:,.1f}"),
    ("  p95, ms", "steady.p95_ms", "{:,.1f}"),
    ("  p99, ms", "steady.p99_ms", "{:,.1f}"),
    ("  server's share of a core", "steady.server_cpu", "{:.0%}"),
    ("  the load was late by, p99, ms", "steady.load_late_p99_ms", "{:,.1f}"),
    ("{bots} bots think: p99, ms", "bots_think.p99_ms", "{:,.1f}"),
    ("  moves/s at their tables", "bots_think.bot_table_moves_per_second", "{:,.0f}"),
    ("  their share of a core", "bots_think.bot_processes_cpu", "{:.1%}"),
    ("idle live table, KB", "idle_table_kb", "{:,.0f}"),
    ("  after play, KB", "idle_table_after_play_kb", "{:,.0f}"),
    ("update to a seat: median, bytes", "update_bytes.median", "{:,}"),
    ("  95 %, bytes", "update_bytes.p95", "{:,}"),
    ("  compressed, median, bytes", "update_bytes.median_compressed", "{:,}"),
    ("  compressed, 95 %, bytes", "update_bytes.p95_compressed", "{:,}"),
]


def _cell(side: dict[str, Any], path: str, form: str) -> str:
    value: Any = side
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return "" if value is None else form.format(value)
