"""Servers that run and people who play on them, for tests.

A `Nursery` is a process in which everything is imported already; each server is a fork of it, so that one can be
started and killed in a moment. A `worker` runs in the process and the event loop of the test. `Api` and `Place`
are people: REST, and a socket at a seat that holds the position as the frames say.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import uvicorn
import websockets

from realms.server import run
from realms.server.app import Server, create_app
from realms.server.rooms.picture import patched
from realms.server.settings import Limits, Rate, Settings, from_json
from realms.server.thinking import Thinking
from server import routes

TESTS = Path(__file__).resolve().parent.parent
GAME = "tiny_epic_kingdoms"
FREE = Rate(0, 0)
NO_LIMITS = Limits(FREE, FREE, FREE, FREE, FREE, FREE, FREE, FREE)
PATIENCE = 20.0
"""Seconds after which something that is waited for will not come any more."""
Frame = dict[str, Any]
routes.remember()


def quick(database: str, **changes: object) -> Settings:
    """A server without limits and without pauses."""
    settings = Settings(database, limits=NO_LIMITS, bot_processes=1, bot_pace_ms=0, log_level="warning")
    return settings.but(**changes)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


# Servers in processes of their own.


@dataclass(frozen=True)
class Child:
    """A server that a nursery has started."""

    pid: int
    settings: Settings
    said: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def tell(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def alive(self) -> bool:
        return alive(self.pid)

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    async def gone(self) -> None:
        await gone(self.pid)


def alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


async def gone(pid: int) -> None:
    """Wait until a process has ended; the kernel tells nobody but its parent."""
    async with asyncio.timeout(PATIENCE):
        while alive(pid):
            await asyncio.sleep(0.005)


class Nursery:
    """Forks servers. Those that still run at the end are killed, also when the tests were."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._started: list[Child] = []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "server.live"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *filter(None, sys.path)])},
            start_new_session=True,
        )

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()

    async def start(self, settings: Settings, *, bots: bool = True) -> Child:
        """A server that listens. Without bots its processes for them are not started, which saves a second."""
        if settings.port == Settings().port:
            settings = settings.but(port=free_port())
        said = self._folder / f"server-{len(self._started)}.log"
        pid = await asyncio.to_thread(self._fork, settings, said, bots)
        child = Child(pid, settings, said)
        self._started.append(child)
        return child

    def _fork(self, settings: Settings, said: Path, bots: bool) -> int:
        assert self._process.stdin is not None and self._process.stdout is not None
        line = json.dumps({"settings": settings.to_json(), "said": str(said), "bots": bots})
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()
        pid = int(self._process.stdout.readline())
        greeting = self._process.stdout.readline().decode()
        assert greeting.startswith("Realms serves on "), f"{greeting}{said.read_text()}"
        return pid


@contextmanager
def a_nursery(folder: Path) -> Iterator[Nursery]:
    nursery = Nursery(folder)
    try:
        yield nursery
    finally:
        nursery.close()


def _nurse() -> None:
    """The process of a nursery: forks for each line that it reads, kills at the end what it forked."""
    asyncio.run(_warm())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    pids: list[int] = []
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os._exit(_serve(json.loads(line)))
        pids.append(pid)
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


async def _warm() -> None:
    """One of everything, in a database of no consequence: what is made at the first use is made before forking."""
    with TemporaryDirectory(prefix="realms-nursery-") as folder:
        async with worker(quick(f"sqlite:///{folder}/realms.db")) as first, Api(first.url) as api:
            someone = await api.guest("Nobody")
            table = await api.table([someone, someone])
            async with Place(first.url, table, 0, someone) as place:
                await place.settle()


def _serve(order: dict[str, Any]) -> int:
    """A forked server: `realms serve` from here on. Its number and its greeting go to the test."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    said = os.open(order["said"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(said, 2)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    if not order["bots"]:
        Thinking.open = lambda _: None  # type: ignore[method-assign]
    print(os.getpid(), flush=True)
    work = run.work

    def begun(config: uvicorn.Config, listener: socket.socket) -> None:
        os.dup2(2, 1)  # its greeting is said: from here on the pipe is the next server's
        work(config, listener)

    run.work = begun
    try:
        run.serve(from_json(order["settings"]))
    except Exception as error:
        print(f"{type(error).__name__}: {error}", flush=True)
        return 1
    return 0


# Servers in the test's own process.


class _Uvicorn(uvicorn.Server):
    """Without its hold on the signals of the process: the test's own are not for it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass(frozen=True)
class Worker:
    """A server of which everything can be looked at."""

    server: Server
    url: str


@asynccontextmanager
async def worker(settings: Settings, *, bots: bool = False) -> AsyncIterator[Worker]:
    """A server in this event loop, on a free port; closed in good order at the end."""
    app = create_app(settings)
    if not bots:
        app.state.server.thinking.open = lambda: None
    config = uvicorn.Config(
        app, ws="websockets-sansio", log_config=None, access_log=False, timeout_graceful_shutdown=5
    )
    with socket.create_server(("127.0.0.1", 0)) as listener:
        runs = _Uvicorn(config)
        task = asyncio.create_task(runs.serve(sockets=[listener]))
        try:
            async with asyncio.timeout(PATIENCE):
                while not runs.started and not task.done():
                    await asyncio.sleep(0.005)
            assert runs.started
            yield Worker(app.state.server, f"http://127.0.0.1:{listener.getsockname()[1]}")
        finally:
            await app.state.server.hall.farewell()
            runs.should_exit = True
            await task


# People.


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


class Api:
    """REST with a server. Sessions go by token: no cookie is taken."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Nothing here is https, and to read the certificates of the world takes longer than many a test.
        self._client = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False, verify=False)
        self._client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()

    async def ask(self, method: str, path: str, who: Person | None = None, **sent: Any) -> httpx.Response:
        headers = who.headers if who is not None else {}
        return await self._client.request(method, path, headers=headers, json=sent or None)

    async def done(self, method: str, path: str, who: Person | None = None, **sent: Any) -> Any:
        """The answer to something that must succeed."""
        answer = await self.ask(method, path, who, **sent)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def guest(self, name: str) -> Person:
        answer = await self.done("POST", "/api/guests", name=name)
        return Person(answer["person"]["id"], name, answer["token"])

    async def table(self, people: Sequence[Person | str], **form: Any) -> str:
        """A running match: one entry a seat, a person or the name of a bot. The first person is the host."""
        host = next(who for who in people if isinstance(who, Person))
        seats: list[dict[str, str]] = []
        for who in people:
            if isinstance(who, Person):
                seats.append({"kind": "me" if who is host else "open"})
            else:
                seats.append({"kind": "bot", "bot": who})
        form = {"game": GAME, "public": True, **form}
        table = str((await self.done("POST", "/api/tables", host, seats=seats, **form))["id"])
        for seat, who in enumerate(people):
            if isinstance(who, Person) and who is not host:
                await self.done("PUT", f"/api/tables/{table}/seats/{seat}", who, kind="me")
        await self.done("POST", f"/api/tables/{table}/start", host)
        return table


class Lost(Exception):
    """The line broke."""


class Place:
    """A seat at a table. It remembers the print of every position that it was ever shown, over all its sockets."""

    def __init__(self, url: str, table: str, seat: int, who: Person) -> None:
        self.url = url
        self.table = table
        self.seat = seat
        self.who = who
        self.seq = -1
        self.print = ""
        self.position: dict[str, Any] = {}
        self.prints: dict[int, str] = {}
        self.info: dict[str, Any] = {}
        self.chat: dict[int, str] = {}
        self.bye: Frame | None = None
        self._socket: websockets.ClientConnection | None = None

    async def connect(self, url: str | None = None) -> Place:
        """Come, or come again: what happened since the last time is asked for."""
        self.url = url or self.url
        await self.open()
        await self.until(lambda frame: frame["type"] == "full")
        return self

    async def open(self) -> None:
        """The socket alone: a table that has not started shows no position."""
        self.bye = None
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/play?seat={self.seat}"
        if self.seq >= 0:
            address += f"&since={self.seq}"
        self._socket = await websockets.connect(
            address,
            additional_headers=self.who.headers,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
        )

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def __aenter__(self) -> Place:
        return await self.connect()

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def next(self, patience: float = PATIENCE) -> Frame:
        """The next frame, which is taken in. Raises Lost, and TimeoutError."""
        assert self._socket is not None
        try:
            async with asyncio.timeout(patience):
                frame: Frame = json.loads(await self._socket.recv())
        except (websockets.ConnectionClosed, OSError) as error:
            raise Lost from error
        self._take(frame)
        return frame

    async def until(self, wanted: Callable[[Frame], bool], patience: float = PATIENCE) -> Frame:
        async with asyncio.timeout(patience):
            while not wanted(frame := await self.next()):
                pass
        return frame

    async def reach(self, seq: int) -> None:
        """Wait until this seat has been shown entry `seq`."""
        while self.seq < seq:
            await self.next()

    async def settle(self) -> None:
        """Take in all that the server has sent so far."""
        await self.send(type="ping")
        await self.until(lambda frame: frame["type"] == "pong")

    async def send(self, **command: Any) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(command))
        except (websockets.ConnectionClosed, OSError) as error:
            raise Lost from error

    async def choose(self, key: str) -> None:
        await self.send(type="choose", seq=self.seq, key=key)

    async def answer(self, key: str) -> Frame:
        """Choose, and take in what the server says to it."""
        await self.choose(key)
        return await self.until(lambda frame: frame["type"] in ("patch", "full", "sorry"))

    def options(self) -> list[str]:
        """What this seat may choose, if the match waits for it."""
        owed = [question for question in self.position["due"] if not question["optional"]]
        return [option["key"] for option in owed[0]["options"]] if owed else []

    def alone(self) -> bool:
        """Does the match wait for this seat, and for no other?"""
        return {asked["seat"] for asked in self.position["asked"]} == {self.seat}

    def over(self) -> bool:
        return self.position["result"] is not None

    def online(self) -> set[int]:
        return {seat["seat"] for seat in self.info["seats"] if seat["online"]}

    def _take(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "full":
            self.position = frame["position"]
            self._see(frame)
        elif kind == "patch":
            assert frame["base"] == self.print, f"a patch of {frame['base']} to {self.print}"
            self.position = patched(self.position, frame["changes"])
            self._see(frame)
        elif kind in ("hello", "table"):
            self.info = frame["table"]
        elif kind == "said":
            self.chat[frame["line"]["number"]] = frame["line"]["text"]
        elif kind == "bye":
            self.bye = frame

    def _see(self, frame: Frame) -> None:
        """The same entry always leads to the same position, whoever shows it and how often."""
        self.seq, self.print = frame["seq"], frame["print"]
        known = self.prints.setdefault(self.seq, self.print)
        assert known == self.print, f"entry {self.seq} was {known} and is {self.print}"


async def play(place: Place, rng: random.Random, until: Callable[[Place], bool] = Place.over) -> None:
    """Choose by chance, and now and then take it back, until the match is over or the test has seen enough."""
    answered = -1
    while not until(place):
        options = place.options()
        if options and answered != place.seq:
            answered = place.seq
            if place.position["undo"] and rng.random() < 0.05:
                await place.send(type="undo", seq=place.seq)
            else:
                await place.choose(rng.choice(options))
        await place.next()


async def step(places: Sequence[Place], rng: random.Random) -> Place:
    """One choice by chance of somebody who owes one; when it is over all have seen it."""
    place = next(place for place in places if place.options())
    frame = await place.answer(rng.choice(place.options()))
    assert frame["type"] == "patch", frame
    for other in places:
        await other.reach(place.seq)
    return place


async def soon(happened: Callable[[], Any], patience: float = PATIENCE) -> float:
    """Wait for something that nobody announces; answers how long it took."""
    began = time.monotonic()
    async with asyncio.timeout(patience):
        while True:
            found = happened()
            if asyncio.iscoroutine(found):
                found = await found
            if found:
                return time.monotonic() - began
            await asyncio.sleep(0.01)


if __name__ == "__main__":
    _nurse()
