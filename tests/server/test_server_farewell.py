"""How a server ends: everyone is told to come again, restarts and killed workers are survived."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import pytest
import websockets
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from realms.server import run
from realms.server.client import Client, me
from server.live import free_port

TESTS = str(Path(__file__).parent.parent)


# The farewell, with a small application in the place of ours.


def small() -> FastAPI:
    """One kind of socket, which is told the worker's number and, at the end, goodbye."""
    app = FastAPI()
    sockets: set[WebSocket] = set()

    @app.websocket("/")
    async def visit(visitor: WebSocket) -> None:
        await visitor.accept()
        sockets.add(visitor)
        await visitor.send_text(str(os.getpid()))
        try:
            while True:
                await visitor.receive_text()
        except WebSocketDisconnect:
            sockets.discard(visitor)

    async def farewell() -> None:
        for visitor in sockets:
            await visitor.send_text("bye")

    app.state.server = SimpleNamespace(hall=SimpleNamespace(farewell=farewell))
    run.install(app)
    return app


async def visitors(workers: int, stop: signal.Signals) -> tuple[set[str], list[tuple[str, int]], int]:
    """Eight visitors of a server that is then stopped: the workers they met, what they heard last, its status."""
    port = free_port()
    program = (
        "from realms.server.run import *\n"
        f"with listening('127.0.0.1', {port}) as listener:\n"
        " signal.signal(signal.SIGTERM, signal.default_int_handler)\n"
        " print('listening', flush=True)\n"
        f" work(configuration(Settings(workers={workers}), 'server.test_server_farewell:small'), listener)\n"
    )
    server = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        program,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": TESTS},
        start_new_session=True,
    )
    assert server.stdout is not None
    try:
        assert await server.stdout.readline() == b"listening\n"
        found = [await websockets.connect(f"ws://127.0.0.1:{port}/", open_timeout=30) for _ in range(8)]
        met = {str(await visitor.recv()) for visitor in found}
        if stop is signal.SIGINT:
            os.killpg(server.pid, stop)  # a terminal tells all its processes, a service manager the first one
        else:
            server.send_signal(stop)
        heard = []
        for visitor in found:
            last = str(await asyncio.wait_for(visitor.recv(), 10))
            await asyncio.wait_for(visitor.wait_closed(), 10)
            heard.append((last, visitor.close_code or 0))
        return met, heard, await asyncio.wait_for(server.wait(), 20)
    finally:
        if server.returncode is None:
            os.killpg(server.pid, signal.SIGKILL)  # its workers, too: they would hold the pipe that is waited for
            await server.wait()
        await drained(server)


@pytest.mark.parametrize(
    ("workers", "stop"), [(1, signal.SIGTERM), (1, signal.SIGINT), (2, signal.SIGTERM), (2, signal.SIGINT)]
)
async def test_everyone_is_told_to_come_again(workers: int, stop: signal.Signals) -> None:
    met, heard, status = await visitors(workers, stop)
    assert 1 <= len(met) <= workers
    assert heard == [("bye", 1012)] * 8
    assert status == 0


# The real thing.


@asynccontextmanager
async def serving(port: int, database: str, *flags: str) -> AsyncIterator[Process]:
    """`realms serve`, from its greeting on; what it logs is JSON."""
    command = [sys.executable, "-m", "realms", "serve", "--port", str(port), "--database", database, "--log-json"]
    greeting = f"Realms serves on http://127.0.0.1:{port} (Ctrl-C stops)\n"
    pipe = asyncio.subprocess.PIPE
    with TemporaryDirectory(prefix="realms-test-") as folder:  # for what a killed server leaves behind
        environment = {**os.environ, "TMPDIR": folder}
        server = await asyncio.create_subprocess_exec(*command, *flags, stdout=pipe, stderr=pipe, env=environment)
        assert server.stdout is not None
        try:
            assert (await server.stdout.readline()).decode() == greeting
            yield server
        finally:
            if server.returncode is None:
                server.terminate()
                await asyncio.wait_for(server.wait(), 20)
            await drained(server)


async def drained(server: Process) -> None:
    """Read its pipes to the end: they close when the last of its processes has gone; a test must not leave any."""
    for stream in (server.stdout, server.stderr):
        if stream is not None:
            await asyncio.wait_for(stream.read(), 20)


async def until(server: Process, event: str) -> list[dict[str, Any]]:
    """The log up to an event."""
    assert server.stderr is not None
    lines: list[dict[str, Any]] = []
    while not lines or event not in lines[-1]["event"]:
        lines.append(json.loads(await asyncio.wait_for(server.stderr.readline(), 30)))
    return lines


async def test_a_restart_is_announced_and_survived(tmp_path: Path) -> None:
    port, database = free_port(), f"sqlite:///{tmp_path}/realms.db"
    async with Client(f"http://127.0.0.1:{port}") as client:
        async with serving(port, database) as server:
            await client.guest("Ann")
            table = await client.make_table(game="tiny_epic_kingdoms", seats=[me(), me()], start=True)
            seat = client.seat(table.id, 0)
            await seat.open()
            before = (seat.seq, seat.print)
            server.terminate()
            await seat.wait(lambda seat: seat.bye is not None, 10)
            assert seat.bye is not None
            assert (seat.bye.code, seat.bye.again_ms) == ("restart", 2_000)
            log = await until(server, "closed")
            assert await server.wait() == 0
            assert {line["level"] for line in log} == {"info"}
        async with serving(port, database) as server:
            await seat.wait(lambda seat: seat.line == "open", 20)
            assert (seat.seq, seat.print) == before
            await seat.close()


async def test_a_killed_worker_is_replaced(postgres_url: str) -> None:
    port = free_port()
    async with (
        serving(port, postgres_url, "--workers", "2") as server,
        Client(f"http://127.0.0.1:{port}") as client,
    ):
        workers = [(await until(server, "open"))[-1]["pid"] for _ in range(2)]
        assert len({server.pid, *workers}) == 3
        await client.guest("Ann")
        os.kill(workers[0], signal.SIGKILL)
        await until(server, f"Child process [{workers[0]}] died")
        third = (await until(server, "open"))[-1]["pid"]
        assert third not in workers
        for _ in range(8):  # whichever worker answers
            person = await client.me()
            assert person is not None and person.name == "Ann"


async def test_workers_go_with_their_supervisor(postgres_url: str) -> None:
    port = free_port()
    async with serving(port, postgres_url, "--workers", "2") as server:
        for _ in range(2):
            await until(server, "open")
        server.kill()
        assert server.stderr is not None
        last = await asyncio.wait_for(server.stderr.read(), 30)  # ends when the last process has closed it
        assert last.count(b'"closed"') == 2
    with run.listening("127.0.0.1", port):
        pass
