"""Playing at a server from the terminal: a real server, real sockets, keys."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from textual.pilot import Pilot
from textual.widgets import Input

from realms import saves
from realms.cli import main
from realms.kernel.model import RealmsError
from realms.server import create_app, wire
from realms.server.client import Client, anyone, bot, me
from realms.server.settings import Settings
from realms.tui.dialogs import Confirm, HandOver, Result, WhyNot
from realms.tui.remote.app import RemoteApp
from realms.tui.remote.dialogs import Orders, TypeIn
from realms.tui.remote.entry import introduce
from realms.tui.remote.hall import Hall
from realms.tui.remote.lobby import Lobby
from realms.tui.remote.new_table import NewTable
from realms.tui.remote.purse import Purse
from realms.tui.remote.screen import RemoteScreen
from realms.tui.remote.table import RemoteTable, clean, clock_text
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


# From the door to the score sheet.


async def test_a_whole_game_against_bots_by_keys(house: Worker, tmp_path: Path) -> None:
    """A guest opens a table, plays first and last options, and finds the replay beside the score sheet."""
    async with sitting(house, tmp_path, name="Ann", lang="ru") as desk:
        await desk.until(lambda: desk.app.person is not None)
        await desk.press("n")
        await desk.on(NewTable)
        form = desk.app.screen
        form.query_one("#count").value = 2  # type: ignore[attr-defined]
        await desk.pilot.pause()
        await desk.press("f2")
        await desk.on(RemoteScreen)
        table = desk.table
        for turn in range(1500):
            await desk.asked()
            if not isinstance(desk.app.screen, RemoteScreen):
                break
            await desk.pilot.press(*["end"] * (turn % 3 > 0), "enter")
        await desk.on(Result)
        outcome = table.outcome()
        assert outcome is not None and all(str(score) in desk.texts for score in outcome.scores)
        files = list(tmp_path.glob("*.realms"))
        assert [file.name for file in files] == [f"{GAME}-{table.id}.realms"]
        sheet = desk.app.screen
        assert isinstance(sheet, Result) and str(files[0]) in sheet.note and "Запись партии" in desk.texts
        assert saves.load(files[0].read_bytes()).over
        await desk.press("enter")
        assert "Игра окончена" in desk.texts
        await desk.press("space")
        assert isinstance(desk.app.screen, Result)
        await desk.press("n")
        assert isinstance(desk.app.screen, Hall)


async def test_a_guest_is_asked_for_a_name_once_and_remembered(house: Worker, tmp_path: Path) -> None:
    async with sitting(house, tmp_path) as desk:
        await desk.on(TypeIn)
        await desk.press(*"Ann", "enter")
        await desk.until(lambda: desk.app.person is not None)
        first = desk.app.person
    assert first is not None and first.name == "Ann" and first.guest
    assert stat.S_IMODE((tmp_path / "servers.json").stat().st_mode) == 0o600
    token, name = await introduce(house.url, tmp_path)
    assert name == "Ann" and token
    async with sitting(house, tmp_path, token=token) as desk:
        await desk.until(lambda: desk.app.person is not None)
        assert desk.app.person == first


async def test_sessions_are_kept_by_name_and_a_lost_one_makes_a_new_guest(house: Worker, tmp_path: Path) -> None:
    purse = Purse(tmp_path)
    async with guest(house, "Ann") as ann, guest(house, "Bob") as bob:
        purse.keep(house.url, "Ann", ann.token)
        purse.keep(house.url, "Bob", bob.token)
        assert await introduce(house.url + "/", tmp_path) == (bob.token, "Bob")
        assert await introduce(house.url, tmp_path, "Ann") == (ann.token, "Ann")
        assert await introduce(house.url, tmp_path, "Cleo") == ("", "Cleo")
        await bob.sign_out()
        assert await introduce(house.url, tmp_path) == ("", "Bob")
    purse.path.write_text("{damaged")
    assert await introduce(house.url, tmp_path) == ("", "")


async def test_an_account_needs_its_password_once(house: Worker, tmp_path: Path) -> None:
    async with guest(house, "Ann") as client:
        await client.register("Ann", "correct horse")
    with pytest.raises(RealmsError):
        await introduce(house.url, tmp_path, account="Ann", password=lambda: "wrong horse")
    token, _ = await introduce(house.url, tmp_path, account="Ann", password=lambda: "correct horse")
    assert await introduce(house.url, tmp_path, account="Ann") == (token, "Ann")


async def test_a_server_that_is_not_there_is_told_before_the_terminal_is_touched(tmp_path: Path) -> None:
    with pytest.raises(RealmsError, match="does not answer"):
        await introduce("http://127.0.0.1:9", tmp_path)


# The lobby.


async def test_a_friend_joins_by_the_link_and_the_host_begins(house: Worker, tmp_path: Path) -> None:
    async with guest(house, "Ann") as ann, guest(house, "Bob") as bob:
        made = await ann.make_table(game=GAME, seats=[me(), anyone()])
        async with sitting(house, tmp_path, token=ann.token, table=made.id, size=MIDDLE) as desk:
            await desk.on(Lobby)
            assert "Ann" in desk.texts and "free seat" in desk.texts
            await desk.press("i")
            await desk.until(lambda: "/join/" in desk.lobby.link)
            assert desk.lobby.link in desk.texts
            async with sitting(house, tmp_path / "b", token=bob.token, join=desk.lobby.link) as friend:
                await friend.on(Lobby)
                await desk.until(lambda: "Bob" in desk.texts)
                await friend.press("t", *"hello", "enter")
                await desk.until(lambda: "Bob: hello" in desk.texts)
                await friend.press("s")
                assert isinstance(friend.app.screen, Lobby)
                await desk.press("s")
                await desk.on(RemoteScreen)
                await friend.on(RemoteScreen)
                assert (desk.screen.viewer, friend.screen.viewer) == (0, 1)
                assert "Bob: hello" in desk.texts


async def test_the_host_seats_bots_and_gets_up(house: Worker, tmp_path: Path) -> None:
    async with guest(house, "Ann") as ann:
        made = await ann.make_table(game=GAME, seats=[me(), anyone()], public=True)
        async with sitting(house, tmp_path, token=ann.token) as desk:
            await desk.until(lambda: "Your tables" in desk.texts)
            await desk.press("enter")
            await desk.on(Lobby)
            await desk.press("down", "b")
            await desk.until(lambda: desk.lobby.info.seats[1].kind == "bot")
            await desk.press("o")
            await desk.until(lambda: desk.lobby.info.seats[1].kind == "open")
            await desk.press("enter")
            await desk.until(lambda: desk.lobby.info.seats[1].kind == "person")
            await desk.press("enter")
            await desk.until(lambda: desk.lobby.info.seats[1].kind == "open")
            await desk.press("q")
            await desk.on(Hall)
        assert (await ann.table(made.id)).state == "open"


async def test_the_hall_lists_what_can_be_joined_and_watched(house: Worker, tmp_path: Path) -> None:
    async with guest(house, "Ann") as ann, guest(house, "Bob") as bob:
        await ann.make_table(game=GAME, seats=[me(), anyone()], public=True)
        await bots_game(ann, public=True)
        async with sitting(house, tmp_path, token=bob.token, size=MIDDLE) as desk:
            await desk.until(lambda: "Tables that wait for players" in desk.texts)
            assert "Games you can watch" in desk.texts and "Your tables" not in desk.texts
            await desk.press("l")
            assert "Столы, где ждут игроков" in desk.texts
            await desk.press("l", "down", "enter")
            await desk.on(RemoteScreen)
            assert desk.table.watching and "You are watching" in desk.texts
            await desk.press("1", "u", "p", "w")
            await desk.on(WhyNot)


async def test_a_guest_turns_into_an_account(house: Worker, tmp_path: Path) -> None:
    async with sitting(house, tmp_path, name="Ann") as desk:
        await desk.until(lambda: desk.app.person is not None and "guest" in desk.texts)
        await desk.press("a")
        desk.app.screen.query_one("#pass", Input).value = "correct horse"
        await desk.press("enter", "enter")
        await desk.until(lambda: desk.app.person is not None and not desk.app.person.guest)
        await desk.until(lambda: "guest" not in desk.texts)
    assert (await introduce(house.url, tmp_path, account="Ann"))[1] == "Ann"


# At the table.


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


async def test_two_terminals_see_each_other(house: Worker, tmp_path: Path) -> None:
    async with duel(house, tmp_path) as (a, b):
        mover, other = await play(a, b, lambda m, o: lit(m, "select-action"))
        await other.until(lambda: "is thinking" in other.texts)
        assert mover.table.names("en") == ["Ann", "Bob"]
        await other.press("t", *"Well?", "enter")
        who = other.app.person.name if other.app.person else ""
        await mover.until(lambda: f"{who}: Well?" in mover.texts)
        await other.press("q", "y")
        await other.on(Hall)
        await mover.until(lambda: "away" in mover.texts)


async def test_undo_and_reset_turn(house: Worker, tmp_path: Path) -> None:
    async with duel(house, tmp_path) as (a, b):
        mover, _ = await play(a, b, lambda m, o: lit(m, "select-action"))
        told = len(mover.table.entries(mover.screen.viewer))
        await mover.press("1")
        await mover.until(lambda: mover.screen.decision is not None and not lit(mover, "select-action"))
        assert "reset turn" in mover.texts
        await mover.press("u")
        await mover.until(lambda: lit(mover, "select-action"))
        assert len(mover.table.entries(mover.screen.viewer)) == told
        for _ in range(2):
            seq = mover.table.line(0).seq
            await mover.press("1")
            await mover.until(lambda seq=seq: mover.table.line(0).seq > seq and mover.screen.decision)  # type: ignore[misc]
        if mover.table.can_undo(mover.screen.viewer):
            await mover.press("r")
            await mover.until(lambda: lit(mover, "select-action"))


@pytest.mark.parametrize("yes", [True, False])
async def test_the_others_are_asked_beyond_the_barrier(house: Worker, tmp_path: Path, yes: bool) -> None:
    async with duel(house, tmp_path) as (a, b):

        def other_acted(mover: Desk, other: Desk) -> bool:
            """The mover has chosen before, and the other one since."""
            line = mover.table.line(0)
            return bool(line.chosen) and not mover.table.can_undo(mover.screen.viewer) and line.seq > 8

        mover, other = await play(a, b, other_acted)
        earlier = mover.table.earlier(mover.screen.viewer)
        seq = mover.table.line(0).seq
        await mover.press("u")
        await mover.on(Confirm)
        await mover.press("y")
        await other.on(Confirm)
        who = mover.app.person.name if mover.app.person else ""
        assert f"{who} asks to take something back" in other.texts
        await mover.until(lambda: f"{who} asks to go back" in mover.texts)
        await other.press("y" if yes else "n")
        await mover.until(lambda: mover.table.info.plea is None and mover.table.line(0).seq > seq + 1)
        await mover.until(lambda: isinstance(other.app.screen, RemoteScreen))
        events = [event.seq for event in mover.table.line(0).events]
        assert earlier is not None and (max(events, default=0) <= earlier) == yes


async def test_a_plea_can_be_withdrawn(house: Worker, tmp_path: Path) -> None:
    async with duel(house, tmp_path) as (a, b):
        mover, other = await play(
            a, b, lambda m, o: bool(m.table.line(0).chosen) and not m.table.can_undo(m.screen.viewer)
        )
        await mover.press("u", "y")
        await other.on(Confirm)
        await mover.press("u", "y")
        await other.on(RemoteScreen)
        assert mover.table.info.plea is None


async def test_orders_to_pass_are_shown_and_taken_back(house: Worker, tmp_path: Path) -> None:
    async with guest(house, "Ann") as ann:
        made = await bots_game(ann)
        async with sitting(house, tmp_path, token=ann.token, table=made.id, size=MIDDLE) as desk:
            await desk.on(RemoteScreen)
            await desk.asked()
            await desk.press("p")
            await desk.on(Orders)
            await desk.press("2")
            await desk.until(lambda: "Passing by order" in desk.texts)
            assert desk.table.line(0).standing == (wire.Standing("*", "pass", "game"),)
            await desk.press("p", "3")
            await desk.until(lambda: not desk.table.line(0).standing)
            assert "Passing by order" not in desk.texts


async def test_why_not_asks_the_server(house: Worker, tmp_path: Path) -> None:
    async with guest(house, "Ann") as ann:
        made = await bots_game(ann)
        async with sitting(house, tmp_path, token=ann.token, table=made.id) as desk:
            await desk.on(RemoteScreen)
            for _ in range(400):
                await desk.asked()
                if desk.screen.decision is not None and desk.screen.decision.prompt == "patrol-to":
                    break
                await desk.pilot.press("enter")
            assert desk.screen.decision is not None and desk.screen.decision.prompt == "patrol-to"
            await desk.press("w")
            await desk.on(WhyNot)
            shown = desk.app.screen
            assert isinstance(shown, WhyNot) and shown.refusals
            assert shown.refusals[0].rule in desk.texts


async def test_two_seats_of_one_person_hand_over(house: Worker, tmp_path: Path) -> None:
    async with guest(house, "Ann") as ann:
        made = await bots_game(ann, me())
        async with sitting(house, tmp_path, token=ann.token, table=made.id) as desk:
            await desk.on(RemoteScreen)
            table = desk.table
            assert table.humans == (0, 1) and table.names("en") == ["Ann 1", "Ann 2"]
            seen = 0
            for _ in range(60):
                await desk.asked()
                while isinstance(desk.app.screen, HandOver):
                    seen += 1
                    await desk.press("enter")
                    await desk.asked()
                assert desk.screen.decision is not None
                assert desk.screen.decision.seat == desk.screen.viewer == desk.screen.scene.seat
                await desk.pilot.press("enter")
                if seen >= 3:
                    break
            assert seen >= 3


async def test_clocks_run_and_a_bot_that_took_over_gives_the_seat_back(house: Worker, tmp_path: Path) -> None:
    async with guest(house, "Ann") as ann:
        made = await bots_game(ann, clock=wire.Clock("live", bank_ms=0, increment_ms=1_000))
        async with sitting(house, tmp_path, token=ann.token, table=made.id, size=MIDDLE) as desk:
            await desk.on(RemoteScreen)
            await desk.until(lambda: "0:0" in desk.texts)
            held: list[bool] = []
            desk.table.chairs[0].line.listeners.append(lambda line, _: held.append(line.info.seats[0].taken_over))
            await desk.until(lambda: True in held and "A bot plays for you" in desk.texts)
            held.clear()
            await desk.press("b")
            await desk.until(lambda: False in held)


async def test_resigning_asks_first(house: Worker, tmp_path: Path) -> None:
    async with duel(house, tmp_path) as (a, b):
        await a.press("x")
        await a.on(Confirm)
        await a.press("y")
        await a.on(Result)
        await b.on(Result)
        assert "Bob wins" in b.texts


# The line.


async def test_a_server_that_restarts_in_mid_game_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    house = Phoenix(quick(f"sqlite:///{tmp_path / 'house.db'}"))
    await house.start()
    async with guest(house, "Ann") as ann:
        made = await bots_game(ann)
        async with sitting(house, tmp_path, token=ann.token, table=made.id, size=MIDDLE) as desk:
            await desk.on(RemoteScreen)
            for _ in range(5):
                await desk.asked()
                await desk.pilot.press("enter")
            await desk.asked()
            before = desk.table.line(0).position
            await house.stop()
            await desk.until(lambda: "line to the server is lost" in desk.texts)
            assert desk.screen.decision is None
            await desk.press("1")
            await house.start()
            await desk.asked()
            assert desk.table.line(0).position == before
            assert "The server is back" in desk.notices
            seq = desk.table.line(0).seq
            await desk.press("home", "enter")
            await desk.until(lambda: desk.table.line(0).seq > seq)
    await house.stop()


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


# The command line.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--table", "x"], "--server"),
        (["--join", "token"], "--server"),
        (["--server", "realms.example"], "http"),
        (["--server", "http://a.example", "--join", "http://b.example/join/x"], "for http://b.example"),
        (["--server", "http://a.example", "--table", "x", "--join", "y"], "not both"),
        (["--server", "http://a.example", "--name", "x", "--account", "y"], "not both"),
        ([GAME, "--server", "http://a.example"], "settled there"),
        (["--join", "http://a.example/join/x"], "terminal"),
    ],
)
def test_mistakes_on_the_command_line(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    assert sentence in capsys.readouterr().err


# What others write.


def test_a_terminal_obeys_nothing_that_others_write() -> None:
    assert clean("\x1b[2Jhi\r\nthere\x07\u202e!") == "[2Jhi  there!"
    assert [clock_text(ms) for ms in (0, 61_000, 3_661_000, 3 * 86_400_000)] == ["0:00", "1:01", "1:01:01", "3d"]
