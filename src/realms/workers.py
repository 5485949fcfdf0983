"""Work in several processes, in pieces that are told as they are done; Ctrl-C ends it without losing any."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol, TypeVar, final

from .kernel.model import RealmsError

Piece = TypeVar("Piece")
Part = TypeVar("Part")


@final
class CtrlC:
    """While this is entered, the first Ctrl-C is noted and not raised: no game is counted by half."""

    def __init__(self) -> None:
        self.pressed = False
        self._before: Any = None
        self._listens = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> CtrlC:
        if self._listens:
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *error: object) -> None:
        if self._listens:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, number: int, frame: object) -> None:
        if self.pressed:
            raise KeyboardInterrupt
        self.pressed = True

    @contextmanager
    def ignored(self) -> Iterator[None]:
        """Processes started meanwhile are born deaf to Ctrl-C: none dies of it while it is still importing."""
        if not self._listens:
            yield
            return
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, self._note)


class Flag(Protocol):
    """Set when workers are to stop."""

    def is_set(self) -> bool: ...


_stop: Flag | None = None


def stopping() -> bool:
    """For work in a worker: shall no more be begun?"""
    return _stop is not None and _stop.is_set()


def _start(stop: Flag, home: str) -> None:
    """Runs once in each worker: Ctrl-C is the parent's business."""
    global _stop  # noqa: PLW0603
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop
    import_module(home)


def spread(
    work: Callable[[Piece], Part], pieces: Sequence[Piece], workers: int, home: str, take: Callable[[Part], None]
) -> bool:
    """Do the pieces of a work, each in some worker, and take each part as it is done. True: Ctrl-C was pressed.

    `home` is the module that registers the game: imported by workers, so that games from elsewhere work too.
    """
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with CtrlC() as ctrl_c, ProcessPoolExecutor(workers, context, _start, (stop, home)) as pool:
        with ctrl_c.ignored():
            waiting = {pool.submit(work, piece) for piece in pieces}
        while waiting:
            done, waiting = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED)
            try:
                for future in done:
                    take(future.result())
            except BrokenProcessPool as error:
                raise RealmsError("A worker process died; was there enough memory?") from error
            if ctrl_c.pressed and not stop.is_set():
                stop.set()
                waiting = {future for future in waiting if not future.cancel()}
    return ctrl_c.pressed
