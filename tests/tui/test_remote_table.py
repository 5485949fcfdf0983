"""At a table of a server, from the terminal: undo, pleas, orders, clocks, and a line that breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from realms.server import wire
from realms.server.client import me
from realms.tui.dialogs import Confirm, HandOver, Result, WhyNot
from realms.tui.remote.dialogs import Orders
from realms.tui.remote.hall import Hall
from realms.tui.remote.screen import RemoteScreen
from server.live import Worker, quick

from .helpers import MIDDLE
from .remote import Desk, Phoenix, bots_game, duel, guest, lit, play, sitting


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
