"""The coach at the tables of this worker: hints while a match is played, a review when it is over.

A hint is for one seat and made from what that seat may know; the match does not notice. It is refused where the
people at the table have not agreed to it. A review is made once and kept; how far it is stands in the database, so
that any worker can tell, and whoever stops it there stops whichever worker makes it.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from realms import __version__, coach
from realms.coach.asking import Asking, CoachGone, about_hint
from realms.coach.hints import NoAdvice, asked
from realms.coach.process import AboutHint, AboutReview

from . import wire
from .errors import Refuse, StoreDown, conflict, forbidden, missing, too_many
from .found import Found
from .ids import now
from .infos import coached
from .logs import log
from .people import Session
from .records import Records
from .rooms.hall import Hall
from .settings import Settings
from .store.database import Database
from .store.schema import reviews

KEPT: Final = 256
"""Hints that are remembered: who asks again in the same position gets the same answer at once."""
PIECE_MS: Final = 400.0
"""So long a review is thought about at a time; a hint waits no longer than that."""
SILENCE_MS: Final = 60_000
"""A review of which nothing was heard for so long has died with its worker."""

_review: Final = msgspec.json.Decoder(wire.Review)


class Coaching:
    """One process that thinks, for all tables of this worker."""

    def __init__(self, db: Database, settings: Settings, hall: Hall, records: Records) -> None:
        self._db: Final = db
        self._settings: Final = settings
        self._hall: Final = hall
        self._records: Final = records
        self._asking: Final = Asking(settings.modules)
        self._thinking: Final[set[str]] = set()
        self._hints: Final[OrderedDict[tuple[str, int, int], wire.Hint]] = OrderedDict()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._asking.close()

    # Hints.

    async def hint(self, session: Session, found: Found, seat: int) -> wire.Hint:
        """What the seat might choose now. Raises Refuse."""
        me = session.person.id
        if found.chair(seat).person != me:
            raise forbidden("not-your-seat", "This seat is somebody else's.")
        if found.row.state != "playing":
            raise conflict("not-playing", "This match is not being played.")
        _must_be_known(found)
        if not coached(found.row.coach, found.seats):
            raise forbidden("coach-off", "The coach is off at this table.")
        seq, about = await self._about(found, seat)
        known = self._hints.get((found.id, seat, seq))
        if known is not None:
            return known
        if me in self._thinking:
            raise too_many("The coach is still thinking about your last question.")
        self._thinking.add(me)
        try:
            given = replace(await self._asking.hint(about), seq=seq)
        except NoAdvice as error:
            raise conflict("no-advice", str(error)) from error
        except CoachGone as error:
            log.warning("coach-gone", table=found.id, error=str(error))
            raise Refuse(503, "coach-gone", "The coach has no answer now; try again.") from error
        finally:
            self._thinking.discard(me)
        self._hints[found.id, seat, seq] = given
        while len(self._hints) > KEPT:
            self._hints.popitem(last=False)
        return given

    async def _about(self, found: Found, seat: int) -> tuple[int, AboutHint]:
        async with self._hall.at(found.id) as room:
            record = room.playing()
            if seat in record.forfeited:
                raise conflict("forfeited", "This seat is out of the match.")
            try:
                asked(record.match, seat)
            except NoAdvice as error:
                raise conflict("no-advice", str(error)) from error
            # Not from the dice of the match: nobody shall guess those from hints.
            seed = (room.row.bot_seed * 31 + record.seq) & 0x7FFFFFFF
            return record.seq, about_hint(record.match, seat, seed=seed, milliseconds=self._settings.hint_ms)

    # Reviews.

    async def review(self, found: Found) -> wire.ReviewNow:
        """How far it is. Raises Refuse while the match is played."""
        _must_be_over(found)
        async with self._db.read() as connection:
            row = (await connection.execute(select(reviews).where(reviews.c.match == found.id))).first()
        if row is None or _silent(row):
            return wire.ReviewNow("none")
        kept = None if row.review is None else _review.decode(zlib.decompress(row.review))
        return wire.ReviewNow(row.state, row.done, row.total, kept)

    async def begin(self, session: Session, found: Found) -> wire.ReviewNow:
        """Begin a review, unless there is one. People of the table may, one at a time. Raises Refuse."""
        _must_be_over(found)
        _must_be_known(found)
        _must_belong(session, found)
        if found.row.coach is False:
            raise forbidden("coach-off", "This table was agreed to be played without the coach.")
        before = await self.review(found)
        if before.state in ("running", "done"):
            return before
        header, moves = await self._records.course(found)
        await self._enter(session, found)
        about = AboutReview(
            f"{found.id}-{now()}",
            header.ruleset,
            header.players,
            header.seed,
            header.options,
            moves,
            PIECE_MS,
            self._settings.review_s,
        )
        task = asyncio.create_task(self._make(found.id, about))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await self.review(found)

    async def stop(self, session: Session, found: Found) -> None:
        """Give up a review that is being made. Whoever makes it notices at its next step."""
        _must_belong(session, found)
        async with self._db.begin() as connection:
            gone = await connection.execute(
                delete(reviews).where(reviews.c.match == found.id, reviews.c.state == "running")
            )
        if not gone.rowcount:
            raise missing("review")

    async def _enter(self, session: Session, found: Found) -> None:
        """Note that it begins. Raises Refuse if this person has another one in the making."""
        me = session.person.id
        running = and_(reviews.c.state == "running", reviews.c.at > now() - SILENCE_MS)
        try:
            async with self._db.begin() as connection:
                count = select(func.count()).where(reviews.c.person == me, running)
                if (await connection.execute(count)).scalar_one():
                    raise too_many("Another review of yours is being made; wait for it, or stop it.")
                await connection.execute(delete(reviews).where(reviews.c.match == found.id))
                await connection.execute(
                    insert(reviews).values(
                        match=found.id, person=me, state="running", done=0, total=0, at=now(), version=__version__
                    )
                )
        except IntegrityError:
            raise conflict("being-made", "Somebody else has just begun this review.") from None

    async def _make(self, match: str, about: AboutReview) -> None:
        """Until it is done, stopped, or cannot be."""
        try:
            while True:
                answer = await self._asking.review(about)
                if answer.review is not None:
                    blob = zlib.compress(msgspec.json.encode(answer.review))
                    await self._note(match, state="done", done=answer.total, total=answer.total, review=blob)
                    return
                if not await self._note(match, done=answer.done, total=answer.total):
                    return
        except (NoAdvice, CoachGone) as error:
            log.warning("review-failed", table=match, error=str(error))
            with suppress(StoreDown):
                await self._note(match, state="failed")
        except StoreDown as error:
            log.warning("review-lost", table=match, error=str(error))
        except Exception:
            log.exception("review-failed", table=match)

    async def _note(self, match: str, **values: Any) -> bool:
        """False if it was stopped."""
        async with self._db.begin() as connection:
            noted = await connection.execute(
                update(reviews)
                .where(reviews.c.match == match, reviews.c.state == "running")
                .values(at=now(), **values)
            )
        return bool(noted.rowcount)


def _silent(row: Any) -> bool:
    return bool(row.state == "running" and row.at <= now() - SILENCE_MS)


def _must_be_known(found: Found) -> None:
    if not coach.known(found.row.ruleset):
        raise conflict("no-coach", "The coach does not know this game.")


def _must_be_over(found: Found) -> None:
    if found.row.state != "finished":
        raise conflict("not-finished", "That can be had when the match is over.")


def _must_belong(session: Session, found: Found) -> None:
    if not found.belongs(session):
        raise forbidden("not-at-table", "Only people of this table may do that.")
