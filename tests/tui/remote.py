"""Desks at a real server, for tests of playing there from the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from textual.pilot import Pilot

from realms.server import create_app, wire
from realms.server.client import Client, anyone, bot, me
from realms.server.settings import Settings
from realms.tui.remote.app import RemoteApp
from realms.tui.remote.lobby import Lobby
from realms.tui.remote.screen import RemoteScreen
from realms.tui.remote.table import RemoteTable
from server.live import Worker, _Uvicorn as QuietUvicorn, free_port, quick, worker

from .helpers import GAME, MIDDLE, SMALL
from .snapshots import lines

PATIENCE = 20.0


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Worker]:
    async with worker(quick(f"sqlite:///{tmp_path / 'house.db'}", auto_pass_ms=100), bots=True) as here:
        yield here


class Desk:
    """An app at a server, and its pilot."""

    def __init__(self, app: RemoteApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> RemoteScreen:
        found = self.app.screen
        assert isinstance(found, RemoteScreen), found
        return found

    @property
    def lobby(self) -> Lobby:
        found = self.app.screen
        assert isinstance(found, Lobby), found
        return found

    @property
    def table(self) -> RemoteTable:
        return next(s for s in self.app.screen_stack if isinstance(s, RemoteScreen)).table

    @property
    def texts(self) -> str:
        return "\n".join(lines(self.app.export_screenshot()))

    @property
    def notices(self) -> str:
        return "\n".join(notice.message for notice in self.app._notifications)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, happened: Callable[[], Any]) -> None:
        """Wait for what the line brings."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not happened():
                    await asyncio.sleep(0.005)
        except TimeoutError:
            raise AssertionError(f"it never happened:\n{self.texts}\n{self.notices}") from None
        await self.pilot.pause()

    async def on(self, kind: type) -> None:
        await self.until(lambda: isinstance(self.app.screen, kind))

    async def asked(self) -> None:
        """Until somebody at this keyboard is asked, or something lies on top."""
        await self.until(
            lambda: not isinstance(self.app.screen, RemoteScreen) or self.app.screen.decision is not None
        )


@asynccontextmanager
async def sitting(
    house: Worker | Phoenix, store: Path, *, token: str = "", size: tuple[int, int] = SMALL, **how: Any
) -> AsyncIterator[Desk]:
    app = RemoteApp(house.url, token, store=store, **how)
    async with app.run_test(size=size) as pilot:
        yield Desk(app, pilot)


@asynccontextmanager
async def guest(house: Worker | Phoenix, name: str) -> AsyncIterator[Client]:
    async with Client(house.url) as client:
        await client.guest(name)
        yield client


async def bots_game(client: Client, *more: wire.SeatForm, **form: Any) -> wire.TableInfo:
    """A running match of mine against a bot, or whoever else sits."""
    seats = [me(), *(more or (bot("random"),))]
    return await client.make_table(game=GAME, seats=seats, start=True, **form)


@asynccontextmanager
async def duel(house: Worker, tmp_path: Path, **form: Any) -> AsyncIterator[tuple[Desk, Desk]]:
    """Ann and Bob, each at a terminal, in a running match."""
    async with guest(house, "Ann") as ann, guest(house, "Bob") as bob:
        made = await ann.make_table(game=GAME, seats=[me(), anyone()], public=True, **form)
        await bob.sit(made.id, 1)
        await ann.start(made.id)
        how: dict[str, Any] = {"table": made.id, "size": MIDDLE}
        async with (
            sitting(house, tmp_path / "a", token=ann.token, **how) as a,
            sitting(house, tmp_path / "b", token=bob.token, **how) as b,
        ):
            await a.on(RemoteScreen)
            await b.on(RemoteScreen)
            yield a, b


async def play(a: Desk, b: Desk, until: Callable[[Desk, Desk], bool], most: int = 400) -> tuple[Desk, Desk]:
    """Play first options until something is true of whoever is asked and the other one."""
    for _ in range(most):
        await a.until(lambda: any(desk.screen.decision is not None for desk in (a, b)))
        mover, other = (a, b) if a.screen.decision is not None else (b, a)
        if until(mover, other):
            return mover, other
        seq = mover.table.line(0).seq
        await mover.pilot.press("enter")
        await a.until(lambda seq=seq: all(d.table.line(0).seq > seq for d in (a, b)))  # type: ignore[misc]
    raise AssertionError("the moment never came")


def lit(mover: Desk, prompt: str) -> bool:
    return mover.screen.decision is not None and mover.screen.decision.prompt == prompt


class Phoenix:
    """A server that can be stopped, and started again on the same port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._running: tuple[uvicorn.Server, asyncio.Task[None]] | None = None

    async def start(self) -> None:
        app = create_app(self.settings)
        config = uvicorn.Config(app, port=self.port, ws="websockets-sansio", log_config=None)
        server = QuietUvicorn(config)
        self._running = server, asyncio.create_task(server.serve())
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.005)

    async def stop(self) -> None:
        assert self._running is not None
        server, task = self._running
        self._running = None
        await server.config.app.state.server.hall.farewell()  # type: ignore[union-attr]
        server.should_exit = True
        await task
