"""Work in several processes, in pieces that are told as they are done; Ctrl-C ends it without losing any.

A process that dies (killed, out of memory) is replaced and its piece done again. cluster.py does the same with the
machines of a Ray cluster.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import connection
from typing import Any, Final, Generic, Protocol, TypeVar, final

from .kernel.model import RealmsError

Piece = TypeVar("Piece")
Part = TypeVar("Part")

TRIES: Final = 3
"""So many workers may die of one piece; then it is the piece."""


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
    """Set when workers are to stop. Plain shared memory: a lock could die with a worker that holds it."""

    value: int


_stop: Flag | None = None
_worker = False


def stopping() -> bool:
    """For work in a worker: shall no more be begun?"""
    return _stop is not None and bool(_stop.value)


def in_worker() -> bool:
    """Is this process there for the work alone, so that it may die of it?"""
    return _worker


def begin_worker(home: str, stop: Flag | None = None) -> None:
    """Runs first in each worker. `home`: the module that registers the game."""
    global _stop, _worker
    _stop, _worker = stop, True
    import_module(home)


def _serve(line: Any, stop: Flag, home: str, work: Callable[[Any], Any]) -> None:
    """The life of a worker process: a piece comes, its part goes back. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        begin_worker(home, stop)
        while True:
            piece = line.recv()
            answer: tuple[Exception | None, Any]
            try:
                answer = None, work(piece)
            except Exception as error:
                answer = _portable(error), None
            line.send(answer)
    except (EOFError, OSError):
        # The parent has no more to do, or is gone.
        return


def _portable(error: Exception) -> Exception:
    """What was raised, in a form that crosses process borders, with where it was raised."""
    known: Exception = RealmsError(str(error))
    if not isinstance(error, RealmsError):
        known = RuntimeError(f"{type(error).__name__}: {error}")
    known.add_note(traceback.format_exc())
    return known


@final
class Done:
    """How a work ended. `lost`: workers that died on the way; `cores`: how many worked at it."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self.lost = 0
        self.interrupted = False


Smaller = Callable[[Piece], Sequence[Piece]]
"""What to do instead of a piece that workers die of: smaller pieces, or none when its loss has been noted."""


@final
class Pieces(Generic[Piece]):
    """What is still to be done, and of what workers died how often. Nothing is handed out twice at a time."""

    def __init__(self, pieces: Sequence[Piece], smaller: Smaller[Piece] | None) -> None:
        self._left: Final = deque((piece, 0) for piece in pieces)
        self._smaller: Final = smaller

    def __bool__(self) -> bool:
        return bool(self._left)

    def next(self) -> tuple[Piece, int]:
        return self._left.popleft()

    def again(self, piece: Piece, died: int) -> None:
        """A worker was lost at this piece. Raises if it was one too many, unless there are smaller pieces."""
        if died + 1 < TRIES:
            self._left.appendleft((piece, died + 1))
        elif self._smaller is None:
            raise RealmsError(f"{TRIES} workers died of the same work; was there enough memory?")
        else:
            self._left.extendleft((part, 0) for part in reversed(self._smaller(piece)))


@final
class _Worker(Generic[Piece]):
    """A process and the line to it."""

    def __init__(self, context: Any, stop: Flag, home: str, work: Callable[[Piece], Any]) -> None:
        self.line, theirs = context.Pipe()
        self._process: Final = context.Process(target=_serve, args=(theirs, stop, home, work), daemon=True)
        self._process.start()
        # Only the process itself may hold its end: then the line breaks when it dies.
        theirs.close()
        self.piece: tuple[Piece, int] | None = None

    def give(self, piece: tuple[Piece, int]) -> None:
        """A line that is broken already is noticed when the answer is waited for."""
        self.piece = piece
        try:
            self.line.send(piece[0])
        except OSError:
            return

    def answer(self) -> Any:
        """What it made of its piece, or what it raised. Raises EOFError or OSError if the worker has died."""
        error, part = self.line.recv()
        if error is not None:
            raise error
        self.piece = None
        return part

    def end(self, *, kill: bool) -> None:
        self.line.close()
        if kill:
            self._process.kill()
        self._process.join()


@final
class _Crew(Generic[Piece, Part]):
    """The workers of one work."""

    def __init__(self, work: Callable[[Piece], Part], left: Pieces[Piece], cores: int, home: str) -> None:
        self._context: Final = multiprocessing.get_context("spawn")
        self._stop: Final[Any] = self._context.RawValue("b", 0)
        self._work: Final = work
        self._left: Final = left
        self._home: Final = home
        self._workers: Final[list[_Worker[Piece]]] = []
        self.done: Final = Done(cores)

    def hire(self) -> None:
        """As many as there shall be; those who died are replaced."""
        while len(self._workers) < self.done.cores:
            self._workers.append(_Worker(self._context, self._stop, self._home, self._work))

    def hand_out(self) -> None:
        for worker in self._workers:
            if worker.piece is None and self._left:
                worker.give(self._left.next())

    def stop(self) -> None:
        """No more games are to be begun."""
        self.done.interrupted, self._stop.value = True, 1

    def gather(self, take: Callable[[Part], None]) -> bool:
        """Take what is done by now. False: nobody is at work."""
        busy = {worker.line: worker for worker in self._workers if worker.piece is not None}
        for line in connection.wait(list(busy), timeout=0.2) if busy else ():
            worker = busy[line]
            try:
                part = worker.answer()
            except (EOFError, OSError):
                self._bury(worker)
            else:
                take(part)
        return bool(busy)

    def _bury(self, worker: _Worker[Piece]) -> None:
        self.done.lost += 1
        self._workers.remove(worker)
        worker.end(kill=True)
        if worker.piece is not None:
            self._left.again(*worker.piece)

    def disband(self, *, kill: bool) -> None:
        for worker in self._workers:
            worker.end(kill=kill)


def spread(
    work: Callable[[Piece], Part],
    pieces: Sequence[Piece],
    workers: int,
    home: str,
    take: Callable[[Part], None],
    smaller: Smaller[Piece] | None = None,
    *,
    at_once: bool = False,
) -> Done:
    """Do the pieces of a work, each in some worker, and take each part as it is done, once.

    `home` is the module that registers the game: imported by workers, so that games from elsewhere work too.
    Ctrl-C waits for what is under way; with `at_once` it does not.
    """
    crew = _Crew(work, Pieces(pieces, smaller), min(workers, len(pieces)), home)
    finished = False
    with CtrlC() as ctrl_c:
        try:
            while True:
                if ctrl_c.pressed:
                    crew.stop()
                    if at_once:
                        break
                else:
                    with ctrl_c.ignored():
                        crew.hire()
                    crew.hand_out()
                if not crew.gather(take):
                    finished = True
                    break
        finally:
            crew.disband(kill=not finished)
    return crew.done
