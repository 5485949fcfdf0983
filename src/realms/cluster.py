"""Work on a Ray cluster, in pieces that are told as they are done: what workers.py does, on many machines.

A worker or a machine that is lost costs time only: its pieces are done again elsewhere. Each part is taken once.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from typing import Any, Final, TypeVar

from . import __version__
from .kernel.model import RealmsError
from .workers import CtrlC, Done, Pieces, Smaller, begin_worker

Piece = TypeVar("Piece")
Part = TypeVar("Part")

AHEAD: Final = 2
"""Pieces handed to the cluster for each of its cores: one to do, one to go on with."""
COUNTED: Final = 5.0
"""Seconds after which the cores are counted again: machines come and go."""


def spread(
    work: Callable[[Piece], Part],
    pieces: Callable[[int], Sequence[Piece]],
    address: str,
    home: str,
    take: Callable[[Part], None],
    smaller: Smaller[Piece] | None = None,
) -> Done:
    """Do the pieces of a work on a cluster. `pieces` makes them for a number of cores.

    Ctrl-C ends it at once: what is under way is dropped.
    """
    with _cluster(address) as ray, CtrlC() as ctrl_c:
        done = Done(_cores(ray))
        left = Pieces(pieces(done.cores), smaller)
        task = ray.remote(max_retries=0)(_elsewhere)
        under_way: dict[Any, tuple[Piece, int]] = {}
        counted = time.monotonic()
        while (left or under_way) and not ctrl_c.pressed:
            while left and len(under_way) < AHEAD * done.cores:
                piece, died = left.next()
                under_way[task.remote(__version__, home, work, piece)] = piece, died
            ready, _ = ray.wait(list(under_way), timeout=0.5)
            for one in ready:
                piece, died = under_way.pop(one)
                try:
                    part = ray.get(one)
                except ray.exceptions.RayTaskError as error:
                    raise _reason(error) from error
                except ray.exceptions.RayError:
                    # The worker, its machine or the answer on its way is lost.
                    done.lost += 1
                    left.again(piece, died)
                else:
                    take(part)
            if time.monotonic() > counted + COUNTED:
                done.cores, counted = max(done.cores, _cores(ray)), time.monotonic()
        done.interrupted = bool(left or under_way)
    return done


def _elsewhere(version: str, home: str, work: Callable[[Piece], Part], piece: Piece) -> Part:
    """A piece, in a worker of the cluster."""
    if version != __version__:
        where = socket.gethostname()
        raise RealmsError(f"There is realms {version} here, but realms {__version__} on {where}, of the cluster.")
    begin_worker(home)
    return work(piece)


def _reason(error: Exception) -> RealmsError:
    """What a task raised, in one sentence."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, RealmsError):
        return RealmsError(str(cause))
    last = str(error).strip().rpartition("\n")[2]
    return RealmsError(f"The cluster cannot play: {last}.")


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """Ray, connected. Raises RealmsError if it is not installed, or if nobody answers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise RealmsError("Ray is not installed here; install it with: pip install 'realms[ray]'.") from error
    try:
        _reach(address)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0].rstrip(".")
        raise RealmsError(f"There is no Ray cluster at {address!r} ({reason}).") from error
    try:
        with redirect_stdout(_Quiet(sys.stdout)):
            yield ray
    finally:
        ray.shutdown()


class _Quiet:
    """Standard output without what Ray's own threads print there: of a lost worker, the result tells."""

    def __init__(self, out: Any) -> None:
        self._out: Final = out

    def write(self, text: str) -> int:
        if threading.current_thread().name.startswith("ray_"):
            return len(text)
        written: int = self._out.write(text)
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._out, name)


def _reach(address: str) -> None:
    """Ray tries an address for minutes; whether anybody answers there at all can be told at once."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=5).close()
