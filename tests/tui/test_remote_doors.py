"""From the terminal to a table of a server: a real server, real sockets, keys."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from textual.widgets import Input

from realms import saves
from realms.cli import main
from realms.kernel.model import RealmsError
from realms.server.client import anyone, me
from realms.tui.dialogs import Result, WhyNot
from realms.tui.remote.dialogs import TypeIn
from realms.tui.remote.entry import introduce
from realms.tui.remote.hall import Hall
from realms.tui.remote.lobby import Lobby
from realms.tui.remote.new_table import NewTable
from realms.tui.remote.purse import Purse
from realms.tui.remote.screen import RemoteScreen
from realms.tui.remote.table import clean, clock_text
from server.live import Worker

from .helpers import GAME, MIDDLE
from .remote import bots_game, guest, sitting


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
