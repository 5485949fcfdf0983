"""What visitors ask of a room. Whatever a command raises, the match is as it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from realms.kernel.model import SPECTATOR, Seat

from .. import wire
from ..errors import conflict, forbidden
from . import orders, picture
from .gallery import Visitor, encode
from .record import ASK, BACK, CHOICE, DENY, FORFEIT, GRANT, RETURN
from .room import Room, Stale


@asynccontextmanager
async def acting(room: Room, visitor: Visitor) -> AsyncIterator[Seat]:
    """The visitor's seat, with the room to itself for one command. Whoever is too late is shown what is true."""
    async with room.lock:
        await room.ensure()
        try:
            yield _own(room, visitor)
        except Stale:
            room.gallery.full(visitor, stale=True)


def _own(room: Room, visitor: Visitor) -> Seat:
    """The seat the visitor acts for."""
    seat = visitor.seat
    record = room.playing()
    if seat == SPECTATOR:
        raise forbidden("watching", "Spectators look on; they do not act.")
    if room.sitting(seat).person != visitor.person:
        raise forbidden("not-your-seat", "This seat is somebody else's.")
    if seat in record.forfeited:
        raise conflict("forfeited", "This seat is out of the match.")
    return seat


# Playing.


async def choose(room: Room, visitor: Visitor, command: wire.Choose) -> None:
    await orders.even(room, visitor.seat, command.key)
    async with acting(room, visitor) as seat:
        if room.gallery.stale(seat, command.seq):
            raise Stale
        await _return(room, visitor)
        await room.enter(CHOICE, seat, command.key, visitor.person)
        await orders.end_of_turn(room, seat)


async def come_back(room: Room, visitor: Visitor) -> None:
    async with acting(room, visitor):
        await _return(room, visitor)


async def resign(room: Room, visitor: Visitor) -> None:
    async with acting(room, visitor) as seat:
        await room.enter(FORFEIT, seat, "", visitor.person)


async def why(room: Room, visitor: Visitor) -> None:
    """Why options are not offered that one might expect; a spectator is offered nothing."""
    async with room.lock:
        await room.ensure()
        record = room.playing()
        refused = record.match.refusals(visitor.seat) if visitor.seat != SPECTATOR else []
        reasons = [wire.Refused(picture.option(r.option), r.rule) for r in refused]
        visitor.send(encode(wire.Reasons(tuple(reasons), record.seq)), "reasons")


async def _return(room: Room, visitor: Visitor) -> None:
    """Whoever acts at a seat that a bot has taken over takes it back."""
    if visitor.seat in room.playing().away:
        await room.enter(RETURN, visitor.seat, "", visitor.person)


# Going back.


async def undo(room: Room, visitor: Visitor, command: wire.Undo) -> None:
    async with acting(room, visitor) as seat:
        if room.gallery.stale(seat, command.seq):
            raise Stale
        to = room.playing().back_to(seat, all=command.all)
        if to is None:
            raise conflict("no-undo", "Something new has been seen since; the others can be asked to go back.")
        await _back(room, seat, to, visitor.person)


async def ask(room: Room, visitor: Visitor, command: wire.Ask) -> None:
    """A plea. With nobody to ask (the others are bots) it is granted at once."""
    async with acting(room, visitor) as seat:
        record = room.playing()
        if command.seq != record.seq:
            raise Stale
        if command.to >= record.seq:
            raise conflict("not-back", "Going back leads to an earlier position.")
        if record.plea is not None:
            raise conflict("plea-open", "There is a request already; it must be answered first.")
        await room.enter(ASK, seat, str(command.to), visitor.person)
        await _grant_if_all(room, seat)


async def answer(room: Room, visitor: Visitor, command: wire.Answer) -> None:
    async with acting(room, visitor) as seat:
        plea = room.playing().plea
        if plea is None or plea.at != command.at:
            raise conflict("no-plea", "There is no such request any more.")
        if seat == plea.by and command.yes:
            raise conflict("own-plea", "The others must grant it.")
        await room.enter(GRANT if command.yes else DENY, seat, str(plea.at), visitor.person)
        await _grant_if_all(room, seat)


async def _grant_if_all(room: Room, seat: Seat) -> None:
    plea = room.playing().plea
    if plea is not None and not room.waiting(plea.by, plea.granted):
        await _back(room, seat, plea.to, "server")


async def _back(room: Room, seat: Seat, to: int, by: str) -> None:
    if to < room.playing().base:
        await room.reach_back()
    await room.enter(BACK, seat, str(to), by)


# Standing orders.


async def order(room: Room, visitor: Visitor, wanted: wire.Standing) -> None:
    async with acting(room, visitor) as seat:
        await orders.give(room, seat, wanted)
