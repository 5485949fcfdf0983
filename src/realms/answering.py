"""A process that thinks for another: questions come in as lines of JSON, answers go out the same way."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

import msgspec

Q = TypeVar("Q")


def serve(
    kind: type[Q], answer: Callable[[Q], object], modules: list[str], nice: int, load: Callable[[], object]
) -> None:
    """Answer questions of this kind until our input is closed.

    The modules are imported first, then `load` is called; only after that do we step back by `nice`, for whoever
    waits is held up by what is still being loaded."""
    # Whoever started us decides when we end: it closes our input. A Ctrl-C in its terminal is not for us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what is printed is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    for module in modules:
        import_module(module)
    load()
    if sys.platform != "win32":
        os.nice(nice)
    while True:
        question = msgspec.json.decode(questions.get(), type=kind)
        answers.write(msgspec.json.encode(answer(question)) + b"\n")


def _read(questions: SimpleQueue[bytes]) -> None:
    """Ends the process, in mid-thought if need be, when our input is closed or its owner has died."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def where(error: Exception) -> str:
    """The kind of error and its line; its message might tell what a seat holds."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}"
