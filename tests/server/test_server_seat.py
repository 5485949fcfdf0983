"""A seat of the Python client: what it makes of frames, and of lines that break."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
import pytest

from realms.kernel.model import SPECTATOR, RealmsError
from realms.server import wire
from realms.server.client import Client, ServerSays
from server.script import TABLE, Script, line, same, seated


async def test_the_first_frames_give_table_position_and_question(script: Script) -> None:
    async with seated(script) as (seat, socket):
        assert socket.request is not None and socket.request.headers["authorization"] == "Bearer secret"
        assert script.paths == ["/api/tables/t1/play?seat=0&since=0"]
        assert seat.info == TABLE and seat.line == "open" and same(seat, script)
        due = script.match.due[0]
        assert seat.owes is not None and seat.owes.prompt == due.prompt
        assert [option.key for option in seat.owes.options] == [option.key for option in due.options]


async def test_patches_keep_the_position_equal_to_the_servers(script: Script) -> None:
    async with seated(script) as (seat, socket):
        for _ in range(60):
            await socket.send(script.go())
            await seat.wait(lambda s: s.seq == script.seq, timeout=5)
            assert same(seat, script)
        assert [event.seq for event in seat.events] == list(range(1, 61))


async def test_a_patch_from_another_position_is_answered_with_look(script: Script) -> None:
    async with seated(script) as (seat, socket):
        script.go()
        await socket.send(script.go())
        assert await script.commands.get() == {"type": "look", "since": 0}
        assert seat.seq == 0
        await socket.send(script.full(wire.Event(1, "a", {}), wire.Event(2, "b", {})))
        await seat.wait(lambda s: s.seq == 2, timeout=5)
        assert same(seat, script) and [event.kind for event in seat.events] == ["a", "b"]
        await socket.send(script.go())
        await seat.wait(lambda s: s.seq == 3, timeout=5)
        assert script.commands.empty()


async def test_what_was_taken_back_is_forgotten(script: Script) -> None:
    async with seated(script) as (seat, socket):
        for _ in range(3):
            await seat.choose("first")
            await socket.send(script.go())
            await seat.wait(lambda s: s.seq == script.seq, timeout=5)
        assert seat.chosen == [0, 1, 2]
        await socket.send(script.go(back=1))
        await seat.wait(lambda s: s.seq == 4, timeout=5)
        assert [event.seq for event in seat.events] == [1, 4]
        assert seat.chosen == [0]


async def test_commands_name_the_seq_they_answer(script: Script) -> None:
    async with seated(script) as (seat, socket):
        await socket.send(script.go())
        await seat.wait(lambda s: s.seq == 1, timeout=5)
        await seat.choose("a:b")
        await seat.undo(all=True)
        await seat.ask(0)
        await seat.order("war-dice", until="turn")
        await seat.say("hello")
        await seat.back()
        await seat.resign()
        sent = [await script.commands.get() for _ in range(7)]
        assert sent == [
            {"type": "choose", "seq": 1, "key": "a:b"},
            {"type": "undo", "seq": 1, "all": True},
            {"type": "ask", "seq": 1, "to": 0},
            {"type": "order", "standing": {"prompt": "war-dice", "policy": "pass", "until": "turn", "phase": ""}},
            {"type": "say", "text": "hello"},
            {"type": "return"},
            {"type": "resign"},
        ]
        with pytest.raises(RealmsError, match="Nobody asks"):
            await seat.answer(True)


async def test_a_plea_is_answered_by_its_entry(script: Script) -> None:
    async with seated(script) as (seat, socket):
        plea = wire.Plea(by=1, to=3, at=9, waiting=(0,))
        await socket.send(msgspec.json.encode(wire.TableNow(replace(TABLE, plea=plea), 5)))
        await seat.wait(lambda s: s.info is not None and s.info.plea == plea, timeout=5)
        await seat.answer(False)
        assert await script.commands.get() == {"type": "answer", "at": 9, "yes": False}


async def test_why_waits_for_its_answer(script: Script) -> None:
    async with seated(script) as (seat, socket):
        asking = asyncio.create_task(seat.why())
        assert await script.commands.get() == {"type": "why"}
        refused = (wire.Refused(wire.Option("to:x", "to", ("x",)), "TEK-MOVE-02"),)
        await socket.send(msgspec.json.encode(wire.Reasons(refused, 0)))
        assert await asking == refused


async def test_a_refused_command_is_raised_once_by_whoever_waits(script: Script) -> None:
    async with seated(script) as (seat, socket):
        await seat.choose("nonsense")
        await socket.send(msgspec.json.encode(wire.Sorry("option", "That is no option.")))
        with pytest.raises(ServerSays, match="no option"):
            await seat.wait(lambda s: s.seq == 1, timeout=5)
        await socket.send(script.go())
        await seat.wait(lambda s: s.seq == 1, timeout=5)
        assert seat.chosen == []


async def test_a_choice_that_came_too_late_is_counted_and_the_position_is_the_servers(script: Script) -> None:
    async with seated(script) as (seat, socket):
        await seat.choose("late")
        script.go()
        await socket.send(script.full(wire.Event(1, "a", {}), stale=True))
        await seat.wait(lambda s: s.stale == 1, timeout=5)
        assert same(seat, script) and seat.chosen == []


async def test_a_lost_line_is_opened_again_and_told_what_was_missed(script: Script) -> None:
    async with seated(script) as (seat, socket):
        heard: list[str] = []
        seat.listeners.append(lambda _, what: heard.append(what))
        await socket.send(script.go())
        await seat.wait(lambda s: s.seq == 1, timeout=5)
        script.go()
        script.greet = False
        socket.transport.abort()
        again = await script.sockets.get()
        assert seat.line == "lost"
        await again.send(script.hello())
        await again.send(script.full(wire.Event(2, "new", {}), since=1))
        await seat.wait(lambda s: s.line == "open", timeout=5)
        assert script.paths[1].endswith("since=1")
        assert same(seat, script) and [event.kind for event in seat.events] == ["happened", "new"]
        assert [said.number for said in seat.chat] == [1]
        assert heard == ["patch", "lost", "hello", "full"]


async def test_a_line_that_breaks_while_the_position_is_asked_for_is_opened_again(script: Script) -> None:
    async with seated(script) as (seat, socket):
        script.go()
        await asyncio.gather(socket.send(script.go()), socket.close())
        await seat.wait(lambda s: s.seq == 2 and s.line == "open", timeout=5)
        assert len(script.paths) == 2


async def test_what_was_taken_back_while_the_line_was_lost_is_forgotten(script: Script) -> None:
    async with seated(script) as (seat, socket):
        for _ in range(3):
            await socket.send(script.go())
        await seat.wait(lambda s: s.seq == 3, timeout=5)
        script.go(back=1)
        script.greet = False
        socket.transport.abort()
        again = await script.sockets.get()
        await again.send(script.full(wire.Event(4, "instead", {}), since=1))
        await seat.wait(lambda s: s.line == "open", timeout=5)
        assert [(event.seq, event.kind) for event in seat.events] == [(1, "happened"), (4, "instead")]


async def test_a_whole_position_that_leaves_events_out_is_asked_for_them(script: Script) -> None:
    async with seated(script) as (seat, socket):
        script.go()
        script.go()
        await socket.send(script.full(since=2, stale=True))
        assert await script.commands.get() == {"type": "look", "since": 0}
        assert same(seat, script) and seat.events == []
        await socket.send(script.full(wire.Event(1, "a", {}), wire.Event(2, "b", {})))
        await seat.wait(lambda s: len(s.events) == 2, timeout=5)


async def test_a_seat_that_wants_no_events_asks_for_none(script: Script) -> None:
    async with seated(script, since=None) as (seat, socket):
        assert script.paths == ["/api/tables/t1/play?seat=0"]
        await socket.send(script.go())
        await socket.send(script.full(since=1))
        await seat.wait(lambda s: s.seq == 1, timeout=5)
        assert seat.events == [] and script.commands.empty()


async def test_at_a_table_that_has_not_begun_there_is_no_position_yet(script: Script) -> None:
    script.greet = False
    async with Client(f"http://127.0.0.1:{script.port}") as client:
        seat = client.seat("t1")
        opening = asyncio.create_task(seat.open())
        socket = await script.sockets.get()
        waiting = replace(TABLE, state="open")
        await socket.send(msgspec.json.encode(wire.Hello(wire.WIRE, "x", waiting, SPECTATOR, 5)))
        await opening
        assert seat.line == "open" and not seat.begun and not seat.print
        await socket.send(msgspec.json.encode(wire.TableNow(TABLE, 5)))
        await socket.send(script.full())
        await seat.wait(lambda s: s.begun and bool(s.print), timeout=5)
        assert same(seat, script)
        await seat.close()


async def test_clocks_are_told_apart_from_the_table(script: Script) -> None:
    async with seated(script) as (seat, socket):
        await socket.send(msgspec.json.encode(wire.Clocks((60_000, None), (99, None), 5)))
        await seat.wait(lambda s: s.info is not None and s.info.seats[0].left_ms == 60_000, timeout=5)
        assert seat.info is not None
        assert [(info.name, info.deadline) for info in seat.info.seats] == [("Ann", 99), ("", None)]


async def test_a_server_that_restarts_is_found_again(script: Script) -> None:
    async with seated(script) as (seat, socket):
        await socket.send(msgspec.json.encode(wire.Bye("restart", "Back soon.", again_ms=20)))
        await script.stop()
        await seat.wait(lambda s: s.line == "lost", timeout=5)
        with pytest.raises(RealmsError, match="is lost"):
            await seat.choose("x")
        await script.start()
        await seat.wait(lambda s: s.line == "open", timeout=10)
        assert same(seat, script)


async def test_a_final_bye_closes_the_line_with_its_sentence(script: Script) -> None:
    async with seated(script) as (seat, socket):
        await socket.send(msgspec.json.encode(wire.Bye("closed", "The table is closed.")))
        await socket.close()
        with pytest.raises(ServerSays, match="The table is closed"):
            await seat.wait(lambda s: False, timeout=5)
        await seat.wait(lambda s: s.line == "closed", timeout=5)
        with pytest.raises(ServerSays, match="The table is closed"):
            await seat.choose("x")


async def test_another_version_of_the_wire_is_refused(script: Script) -> None:
    script.greet = False
    async with Client(f"http://127.0.0.1:{script.port}") as client:
        opening = asyncio.create_task(client.seat("t1").open())
        socket = await script.sockets.get()
        await socket.send(msgspec.json.encode(wire.Hello(wire.WIRE + 1, "x", TABLE, SPECTATOR, 5)))
        with pytest.raises(RealmsError, match="another version"):
            await opening
    assert script.paths == ["/api/tables/t1/play?seat=watch&since=0"]


async def test_changes_are_told_in_order_until_the_line_closes(script: Script) -> None:
    async with seated(script) as (seat, socket):
        heard: list[str] = []

        async def listen() -> None:
            async for what in seat.changes():
                heard.append(what)

        listening = asyncio.create_task(listen())
        await asyncio.sleep(0)
        await socket.send(msgspec.json.encode(wire.Said(line(2))))
        await socket.send(msgspec.json.encode(wire.Orders((wire.Standing("*", "pass"),))))
        await seat.wait(lambda s: bool(s.standing), timeout=5)
        await seat.close()
        await listening
        assert heard == ["said", "orders", "closed"]
        assert [said.text for said in seat.chat] == ["line 1", "line 2"]
