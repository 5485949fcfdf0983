"""Servers as processes: starting and ending them, their memory and processor time."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def say(text: str) -> None:
    print(f"server bench: {text}", file=sys.stderr, flush=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server in a process group of its own, so that what it starts ends with it."""

    def __init__(
        self, name: str, command: Sequence[str], environment: dict[str, str], cwd: Path, log: Path
    ) -> None:
        self.name = name
        self.log = log
        with log.open("wb") as out:
            self._process = subprocess.Popen(
                command, env=environment, cwd=cwd, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
            )
        self.pid = self._process.pid

    def wait_for(self, url: str, seconds: float = 30.0) -> None:
        """Until it answers."""
        until = time.monotonic() + seconds
        while True:
            if self._process.poll() is not None:
                raise SystemExit(f"server bench: {self.name} ended at once:\n{self.tail()}")
            try:
                with urllib.request.urlopen(url, timeout=2):
                    return
            except (urllib.error.URLError, OSError) as error:
                if time.monotonic() > until:
                    self.end()
                    raise SystemExit(
                        f"server bench: {self.name} does not answer ({error}):\n{self.tail()}"
                    ) from None
                time.sleep(0.1)

    def tail(self) -> str:
        return self.log.read_text(errors="replace")[-2000:]

    def end(self) -> None:
        """Ask it to end; after ten seconds, make it."""
        if self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.pid, signal.SIGKILL)
            self._process.wait(10)

    def family(self) -> list[int]:
        """The process and everything it has started."""
        found, todo = [], [self.pid]
        while todo:
            pid = todo.pop()
            found.append(pid)
            for children in Path(f"/proc/{pid}/task").glob("*/children"):
                try:
                    todo += [int(child) for child in children.read_text().split()]
                except OSError:
                    continue
        return found

    def memory(self) -> int:
        """Resident bytes, with what it has started."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in self.family())

    def cpu(self) -> float:
        """Processor seconds of the server itself."""
        return _cpu(self.pid)

    def children_cpu(self) -> float:
        """Processor seconds of what it has started: the bots' processes."""
        return sum(_cpu(pid) for pid in self.family()[1:])


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS
