"""Figures for Prometheus.

A process alone keeps them in memory; several workers keep them in files of a folder that they share (the
multiprocess mode of prometheus_client), so that whichever worker is asked answers for all.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Name of the environment variable that holds the folder; prometheus_client reads it when it is imported."""

_METHODS: Final = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"})
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
_SIZES: Final = (128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 262144)
_COUNTS: Final = (1, 2, 4, 8, 16, 32, 64, 128)


class Metrics:
    """The figures of one worker. Nothing here is shared with another instance in the same process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        own = self.registry
        self._folder: Final = os.environ.get(FOLDER, "")
        if not self._folder:
            ProcessCollector(registry=own)
        self._requests: Final = Histogram(
            "realms_request_seconds",
            "HTTP requests.",
            ("method", "route", "status"),
            buckets=_QUICK,
            registry=own,
        )
        self._moves: Final = Histogram(
            "realms_move_seconds",
            "Entries of matches' records, from receipt to commit.",
            ("game", "kind"),
            buckets=_QUICK,
            registry=own,
        )
        self._commits: Final = Histogram("realms_commit_seconds", "Group commits.", buckets=_QUICK, registry=own)
        self._batches: Final = Histogram(
            "realms_commit_items", "Things written by one group commit.", buckets=_COUNTS, registry=own
        )
        self._sockets: Final = Gauge("realms_sockets", "Open sockets.", registry=own, multiprocess_mode="livesum")
        self._rooms: Final = Gauge("realms_rooms", "Matches in memory.", registry=own, multiprocess_mode="livesum")
        self._frames: Final = Histogram(
            "realms_frame_bytes", "Frames sent over sockets.", ("kind",), buckets=_SIZES, registry=own
        )
        self._thoughts: Final = Histogram(
            "realms_thought_seconds", "Bots' choices.", ("bot",), buckets=_SLOW, registry=own
        )
        self._refused: Final = Counter("realms_refused", "What was refused, by code.", ("code",), registry=own)
        # Looking a child up by its labels costs as much as counting.
        self._move: Final = cache(self._moves.labels)
        self._frame: Final = cache(self._frames.labels)
        self._store_down: Final = Counter(
            "realms_store_down", "Times that the database did not take something.", registry=own
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """`route` is the pattern, not the path: a path holds ids, and each would be a series of its own."""
        self._requests.labels(method if method in _METHODS else "other", route, str(status)).observe(seconds)

    def move(self, game: str, kind: str, seconds: float) -> None:
        """An entry was accepted, so long after it was received."""
        self._move(game, kind).observe(seconds)

    def commit(self, items: int, seconds: float) -> None:
        self._commits.observe(seconds)
        self._batches.observe(items)

    def socket(self, delta: int) -> None:
        self._sockets.inc(delta)

    def room(self, delta: int) -> None:
        self._rooms.inc(delta)

    def frame(self, kind: str, size: int) -> None:
        self._frame(kind).observe(size)

    def thought(self, bot: str, seconds: float) -> None:
        self._thoughts.labels(bot).observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def store_down(self) -> None:
        self._store_down.inc()

    def render(self) -> bytes:
        """All figures, in Prometheus' text format."""
        if not self._folder:
            return generate_latest(self.registry)
        forget_the_dead(Path(self._folder))
        everyone = CollectorRegistry()
        MultiProcessCollector(everyone, self._folder)  # type: ignore[no-untyped-call]
        return generate_latest(everyone)


def forget_the_dead(folder: Path) -> None:
    """A worker that was killed has no sockets and rooms any more; what it counted stays counted."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _alive(pid):
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
