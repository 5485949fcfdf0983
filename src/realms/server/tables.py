"""The lobby: making tables, finding them, taking seats, starting. What happens then is the rooms' affair."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, Protocol, TypeAlias

from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realms import __version__, fair

from . import ids, invitations, making, seating, wire
from .chat import Chat
from .errors import Refuse, bad, conflict
from .found import Found, find, find_all
from .infos import first_seed, to_text
from .making import Chair
from .people import Session
from .records import Records
from .reports import Reports
from .settings import Settings
from .store.database import Database
from .store.schema import matches, people, seats

Show: TypeAlias = Literal["open", "mine", "playing", "finished"]


class Rooms(Protocol):
    """What the lobby needs of the hall, where started matches live."""

    async def begin(self, match_id: str, /) -> None: ...

    async def table_changed(self, match_id: str, /) -> None: ...

    def online(self, match_id: str, /) -> Collection[int]: ...

    async def said(self, match_id: str, line: wire.ChatLine, /) -> None: ...

    async def info(self, match_id: str, /) -> wire.TableInfo | None: ...


class Tables:
    """Seats change while a table is open, under a lock on its row; nothing changes here once it has started."""

    def __init__(self, db: Database, settings: Settings, hall: Rooms) -> None:
        self._db: Final = db
        self._limits: Final = settings.limits
        self._hall: Final = hall
        self.records: Final = Records(db)
        self._chat: Final = Chat(db, hall.said)
        self._reports: Final = Reports(db, self.records)

    # Looking.

    async def look(self, table: str, session: Session | None) -> Found:
        """The table as it is stored, if this visitor may see it. Raises Refuse 404."""
        async with self._db.read() as connection:
            found = await find(connection, table)
        found.must_be_seen(session)
        return found

    async def find(self, table: str, session: Session | None) -> wire.TableInfo:
        return await self._told(await self.look(table, session))

    async def listing(self, show: Show, session: Session | None, before: int | None, limit: int) -> wire.Tables:
        """A page of tables. It holds a few more than `limit` where several were made in the same millisecond."""
        wanted = _shown(show, session)
        if before is not None:
            wanted = and_(wanted, matches.c.created < before)
        async with self._db.read() as connection:
            made = select(matches.c.created).where(wanted).order_by(matches.c.created.desc())
            oldest = (await connection.execute(made.offset(limit - 1).limit(1))).scalar()
            if oldest is not None:
                wanted = and_(wanted, matches.c.created >= oldest)
            page = await find_all(connection, wanted)
        return wire.Tables(tuple(found.info(self._hall.online(found.id)) for found in page), oldest)

    # Making and closing.

    async def make(self, session: Session, form: wire.TableForm) -> wire.TableInfo:
        parent = None if form.play_on is None else await self._parent(session, form.play_on)
        plan = making.plan(form, session.person.id, parent)
        if form.start and not plan.full:
            raise _seats_open()
        table = ids.new_id()
        async with self._db.begin() as connection:
            await self._check_count(connection, session)
            await connection.execute(
                insert(matches).values(
                    id=table,
                    state="open",
                    game=plan.game,
                    ruleset=plan.ruleset,
                    version=__version__,
                    players=plan.players,
                    options=plan.options,
                    host=session.person.id,
                    public=form.public,
                    spectators=form.spectators,
                    clock=to_text(form.clock),
                    coach=form.coach,
                    seed="",
                    salt="",
                    seed_hash="",
                    bot_seed=ids.new_bot_seed(),
                    parent=None if form.play_on is None else form.play_on.table,
                    parent_at=None if form.play_on is None else form.play_on.at,
                    created=ids.now(),
                )
            )
            rows = [
                {"match": table, "seat": seat, **seating.columns(chair)} for seat, chair in enumerate(plan.chairs)
            ]
            await connection.execute(insert(seats), rows)
        if form.start:
            return await self.start(session, table)
        return await self.find(table, session)

    async def close(self, session: Session, table: str) -> None:
        """Give up a table that has not started; its invitations die with it."""
        async with self._db.begin() as connection:
            found = await find(connection, table, lock=True)
            found.must_host(session)
            found.must_be_open()
            await connection.execute(
                update(matches).where(matches.c.id == table).values(state="closed", ended=ids.now())
            )
            await invitations.revoke_all(connection, table)
        await self._hall.table_changed(table)

    async def start(self, session: Session, table: str) -> wire.TableInfo:
        """Draw the seed, publish its hash, and let the match begin."""
        async with self._db.begin() as connection:
            found = await find(connection, table, lock=True)
            found.must_host(session)
            found.must_be_open()
            if any(seat.kind == "open" for seat in found.seats):
                raise _seats_open()
            seed, salt, now = ids.new_seed(), ids.new_token()[:32], ids.now()
            won = await connection.execute(
                update(matches)
                .where(matches.c.id == table, matches.c.state == "open")
                .values(
                    state="playing",
                    version=__version__,
                    seed=await _whole_seed(connection, found, seed),
                    salt=salt,
                    seed_hash=fair.seed_hash(seed, salt),
                    bot_seed=ids.new_bot_seed(),
                    started=now,
                    seq=0,
                    # Should this worker die before the match has begun, the sweep of another one finds it.
                    wake_at=now,
                )
            )
            if won.rowcount != 1:
                raise conflict("started", "The match has already started.")
            await seating.begin(connection, found)
        await self._hall.begin(table)
        return await self.find(table, session)

    # Seats.

    async def sit(self, session: Session, table: str, seat: int, form: wire.SitForm) -> wire.TableInfo:
        """Take a seat; or, as the host, say who is to sit there."""
        async with self._db.begin() as connection:
            found = await find(connection, table, lock=True)
            invitation = await invitations.of_token(connection, form.invitation)
            invited = invitation is not None and invitation.match == table and invitation.seat in (None, seat)
            if not invited:
                found.must_be_seen(session)
            found.must_be_open()
            found.chair(seat)
            if form.kind != "me":
                seating.may_empty(found, session, seat, bot=form.kind == "bot")
            elif not seating.may_take(found, session, seat, invited):
                return found.info()
            chair = making.chair(form.kind, form.bot, session.person.id, found.row.game)
            await seating.put(connection, table, seat, chair)
            if invitation is not None and invited and form.kind == "me":
                await invitations.count_use(connection, invitation.id)
        return await self._changed(table)

    async def stand_up(self, session: Session, table: str, seat: int) -> wire.TableInfo:
        """Leave a seat, or, as the host, have it left."""
        async with self._db.begin() as connection:
            found = await find(connection, table, lock=True)
            found.must_be_seen(session)
            found.must_be_open()
            seating.may_empty(found, session, seat)
            await seating.put(connection, table, seat, Chair("open"))
        return await self._changed(table)

    async def join(self, session: Session, token: str) -> wire.TableInfo:
        """Follow an invitation: to its seat or the first open one; whoever sits there already is just let in."""
        async with self._db.begin() as connection:
            invitation = await invitations.must_be(connection, token)
            found = await find(connection, invitation.match, lock=True)
            # Once more, now that nobody can close the table or take the invitation back in between.
            await invitations.must_be(connection, token)
            seated = found.sits(session)
            if not seated:
                found.must_be_open()
                seat = seating.open_seat(found, invitation.seat)
                await seating.put(connection, found.id, seat, Chair("person", session.person.id))
                await invitations.count_use(connection, invitation.id)
        return await (self._told(found) if seated else self._changed(found.id))

    # Invitations.

    async def invite(self, session: Session, table: str, form: wire.InvitationForm) -> wire.Invitation:
        """An unguessable link to a seat; only its hash is kept."""
        async with self._db.begin() as connection:
            found = await find(connection, table, lock=True)
            found.must_host(session)
            found.must_be_open()
            if form.seat is not None:
                found.chair(form.seat)
            return await invitations.make(connection, table, form.seat)

    async def invitations(self, session: Session, table: str) -> list[wire.Invitation]:
        async with self._db.read() as connection:
            (await find(connection, table)).must_host(session)
            return await invitations.of_table(connection, table)

    async def revoke(self, session: Session, table: str, invitation: str) -> None:
        async with self._db.begin() as connection:
            (await find(connection, table, lock=True)).must_host(session)
            await invitations.revoke(connection, table, invitation)

    # Talking.

    async def say(self, session: Session, table: str, text: str) -> wire.ChatLine:
        return await self._chat.say(session, table, text)

    async def chat(self, table: str, after: int = 0) -> tuple[wire.ChatLine, ...]:
        """What was said; whoever asks must have looked at the table first."""
        return await self._chat.lines(table, after)

    async def report(self, session: Session, table: str, text: str) -> wire.Report:
        return await self._reports.store(session, await self.look(table, session), text)

    # Inside.

    async def _told(self, found: Found) -> wire.TableInfo:
        """The room knows more of a running match: clocks, pleas, who is there."""
        live = await self._hall.info(found.id) if found.row.state == "playing" else None
        return live if live is not None else found.info(self._hall.online(found.id))

    async def _changed(self, table: str) -> wire.TableInfo:
        await self._hall.table_changed(table)
        async with self._db.read() as connection:
            return await self._told(await find(connection, table))

    async def _parent(self, session: Session, wish: wire.FromForm) -> Found:
        """The finished match from which a new one is to go on."""
        parent = await self.look(wish.table, session)
        if parent.row.state != "finished":
            raise conflict("not-finished", "Only a finished match can be played on from one of its positions.")
        if wish.at > parent.row.seq:
            raise bad("play-on", f"The record of that match ends with entry {parent.row.seq}.")
        if await self.records.over(parent, wish.at):
            raise bad("play-on", "The match is over at that position; choose an earlier one.")
        return parent

    async def _check_count(self, connection: AsyncConnection, session: Session) -> None:
        """One person cannot fill the lobby; the lock on the person keeps two requests from counting the same."""
        me = session.person.id
        await connection.execute(select(people.c.id).where(people.c.id == me).with_for_update(key_share=True))
        hosted = select(func.count()).where(matches.c.host == me, matches.c.state.in_(("open", "playing")))
        if (await connection.execute(hosted)).scalar_one() >= self._limits.tables_each:
            raise conflict(
                "tables-each", f"You host {self._limits.tables_each} unfinished tables; finish one first."
            )


def _shown(show: Show, session: Session | None) -> ColumnElement[bool]:
    """Which tables a list holds: those that this visitor can join, watch, look up or has a part in."""
    if show == "mine":
        me = session.person.id if session is not None else ""
        sat_at = select(seats.c.match).where(seats.c.person == me)
        return and_(or_(matches.c.host == me, matches.c.id.in_(sat_at)), matches.c.state != "closed")
    public = and_(matches.c.state == show, matches.c.public.is_(True))
    return public if show == "open" else and_(public, matches.c.spectators.is_(True))


async def _whole_seed(connection: AsyncConnection, found: Found, seed: int) -> str:
    """The seed of the row. A match that plays another one on starts like that one, then gets dice of its own."""
    if found.row.parent is None:
        return str(seed)
    parent = await connection.execute(select(matches.c.seed).where(matches.c.id == found.row.parent))
    return f"{first_seed(parent.scalar_one())}:{seed}"


def _seats_open() -> Refuse:
    return conflict("seats-open", "Every seat must be taken before the match can start.")
