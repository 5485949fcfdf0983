"""Standing orders: questions that the server answers for a seat by passing.

What they may tell the others. Everyone who could, by what all know, hold an answer is asked, whatever they hold
(kernel/stock.py, Window). Who has ordered "pass" passes after a fixed time, whatever they hold: nobody learns
anything. "fits" passes only where passing is all that the seat can do, and that depends on what it holds. A pass
after exactly that time must not say "there was nothing": whoever has this order and passes by hand, with a card
that fits or without one, passes no sooner than the server would (`even`), so up to then both look the same. But
who takes longer has something to think about, and the others see it. No delay cures that, short of one as long as
the slowest thinker. So nobody has this order among people without having asked for it (and being told so);
against bots, which do not watch the clock, and at one screen it is what the game suggests (`at_first`).
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy import update

from realms.kernel.model import Decision, Option, Seat
from realms.kernel.registry import get

from .. import infos, wire
from ..errors import conflict
from ..ids import now
from ..store.schema import seats
from .gallery import encode
from .loading import Sitting

if TYPE_CHECKING:
    from .room import Room

MOST_ORDERS: Final = 40
PASSES: Final = ("pass", "none")
"""Options that answer a question by doing nothing; `none` is offered where nothing hidden can be played."""
ALL: Final = "*"


def at_first(ruleset: str, people: int) -> tuple[wire.Standing, ...]:
    """The orders to begin with. A game may have questions that come too often to be asked in vain; where one
    person plays, at however many seats, nobody is there to draw conclusions."""
    return tuple(wire.Standing(prompt, "fits") for prompt in get(ruleset).quiet) if people == 1 else ()


def passing(room: Room, decision: Decision) -> Option | None:
    """The option by which the server passes for the seat here, if the seat has ordered so."""
    found = next((option for option in decision.options if option.verb in PASSES), None)
    policies = _policies(room, decision)
    if found is None or not policies:
        return None
    alone = all(option.verb in PASSES for option in decision.options)
    return found if "pass" in policies or (alone and "fits" in policies) else None


async def even(room: Room, seat: Seat, key: str) -> None:
    """A pass by hand waits as long as one by order "fits" would."""
    for decision in room.owing() if room.fresh and room.state == "playing" else []:
        if decision.seat == seat and key in PASSES and "fits" in _policies(room, decision):
            await asyncio.sleep(max(0, room.asked_at + delay(room) - now()) / 1000)


def delay(room: Room) -> int:
    """How long an order waits, in milliseconds: not at all where only one person plays."""
    people = {sitting.person for sitting in room.seats if sitting.kind == "person"}
    return room.hall.settings.auto_pass_ms if len(people) > 1 else 0


def _policies(room: Room, decision: Decision) -> set[str]:
    orders = room.sitting(decision.seat).standing
    return {order.policy for order in orders if order.prompt in (ALL, decision.prompt)}


# Giving them, and what ends them. Under the lock of the room.


async def give(room: Room, seat: Seat, wanted: wire.Standing) -> None:
    sitting = room.sitting(seat)
    kept = [s for s in sitting.standing if s.prompt != wanted.prompt]
    if wanted.policy != "ask":
        if len(kept) >= MOST_ORDERS:
            raise conflict("too-many-orders", "That is more standing orders than anyone needs.")
        phase = room.playing().match.context() if wanted.until == "phase" else ""
        kept.append(replace(wanted, phase=phase))
    await _keep(room, sitting, tuple(kept))


async def end_of_turn(room: Room, seat: Seat) -> None:
    """The seat has chosen something itself."""
    sitting = room.sitting(seat)
    kept = tuple(s for s in sitting.standing if s.until != "turn")
    if len(kept) != len(sitting.standing):
        await _keep(room, sitting, kept)


async def end_of_phase(room: Room) -> None:
    """Something was entered: is what the orders were given for over?"""
    for sitting in room.seats:
        if any(s.until == "phase" for s in sitting.standing):
            phase = "" if room.record is None else room.record.match.context()
            kept = tuple(s for s in sitting.standing if s.until != "phase" or s.phase == phase)
            if len(kept) != len(sitting.standing):
                await _keep(room, sitting, kept)


async def _keep(room: Room, sitting: Sitting, kept: tuple[wire.Standing, ...]) -> None:
    """With the orders changes what is due: all of it is written together, and the others hear of it."""
    hall = room.hall
    orders = (
        update(seats)
        .where(seats.c.match == room.id, seats.c.seat == sitting.seat)
        .values(standing=infos.to_text(kept))
    )
    sitting.standing = kept
    try:
        async with hall.db.begin() as connection:
            mine = await hall.duties.claim(connection, room)
            await connection.execute(orders)
            await connection.run_sync(hall.bus.publish_with, [("seats", room.id, "")])
    except BaseException:
        room.fresh = False
        raise
    for visitor in room.gallery.visitors.get(sitting.seat, ()):
        visitor.send(encode(wire.Orders(kept)), "orders")
    if mine:
        hall.duties.wake(room)
