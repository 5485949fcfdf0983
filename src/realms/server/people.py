"""Who is who: guests, accounts and their sessions.

A guest is a person with a name and a session, nothing more. An account adds a login (the folded name) and a
password; a guest who makes one stays the same person and so keeps the games.
"""

from __future__ import annotations

import asyncio
import re
import time
import unicodedata
from base64 import b64encode
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from secrets import token_bytes
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, and_, delete, exists, insert, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import ids, wire
from .errors import Refuse, StoreDown, conflict, too_many
from .settings import Settings
from .store.database import Database
from .store.schema import chat, matches, people, reports, seats, sessions

T = TypeVar("T")

NAME_LENGTH: Final = 32
LOGIN_LENGTH: Final = 64
DAY_MS: Final = 86_400_000
PURGE_MS: Final = 3_600_000
"""How often sessions that have run out are cleared away, and guests who are gone for good."""
PURGE_MOST: Final = 1_000
"""Guests who go at once: others wait for the database meanwhile."""
BELIEVED_MS: Final = 5_000
"""So long a session is believed without asking the database; other workers see a sign-out that much later."""
BELIEVED_MOST: Final = 10_000
AT_ONCE: Final = 2
"""Passwords hashed at the same time; each takes 64 MB."""
QUEUE: Final = 32
"""Passwords that are hashed or wait for their turn."""

_HIDDEN: Final = re.compile(f"[{wire.HIDDEN}\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Session:
    """A person who is signed in."""

    token_hash: str
    person: wire.Person
    csrf: str
    expires: int = 0
    extended: bool = False
    """It will last longer than its cookie says."""


def clean_name(raw: str) -> str:
    """The name as typed, with single spaces. Raises Refuse for what hides, turns round or breaks what is shown."""
    if _HIDDEN.search(raw):
        raise _bad_name("A name has no control characters and no invisible ones.")
    name = " ".join(raw.split())
    if not name:
        raise _bad_name("A name needs at least one character that can be seen.")
    if len(name) > NAME_LENGTH or len(folded(name)) > LOGIN_LENGTH:
        raise _bad_name(f"A name has at most {NAME_LENGTH} characters.")
    return name


def folded(name: str) -> str:
    """What makes two names the same login: "Anna", "ANNA" and the same in wide letters are one."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(plain.split())


def _bad_name(message: str) -> Refuse:
    return Refuse(422, "bad-name", message)


class Passwords:
    """Argon2 in threads, a few at a time, so that a flood of sign-ins takes neither all memory nor all time."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self._hasher: Final = hasher
        self._nobodys: Final = _nobodys(hasher)
        self._turns: Final = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._in_turn(lambda: self._hasher.hash(_typed(password)))

    async def right(self, stored: str | None, password: str) -> bool:
        """Takes as long when there is no such account as when there is one."""
        return await self._in_turn(lambda: self._verified(stored or self._nobodys, password))

    def outdated(self, stored: str) -> bool:
        return self._hasher.check_needs_rehash(stored)

    def _verified(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, _typed(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= QUEUE:
            raise too_many("Too many people sign in just now; try again in a moment.")
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _typed(password: str) -> bytes:
    """One form for letters that keyboards of different makers compose differently."""
    return unicodedata.normalize("NFKC", password).encode()


def _nobodys(hasher: PasswordHasher) -> str:
    """A hash that takes as long as a real one to compare, and that no password has."""
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        b64encode(token_bytes(size)).rstrip(b"=").decode() for size in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v=19${cost}${salt}${digest}"


class People:
    """Makes guests, accounts and sessions, and finds them again."""

    def __init__(self, db: Database, settings: Settings, hasher: PasswordHasher | None = None) -> None:
        self._db: Final = db
        self._lifetime: Final = settings.session_days * DAY_MS
        self._passwords: Final = Passwords(hasher or PasswordHasher())
        self._believed: Final[dict[str, tuple[Session, int]]] = {}
        self._revoked = 0
        """Counts revocations: a session that was read while one happened is not believed any further."""
        self._purge_at = 0

    async def guest(self, name: str) -> wire.SignedIn:
        """A new guest. Raises Refuse."""
        person = wire.Person(id=ids.new_id(), name=clean_name(name), guest=True)
        await self._purge()
        async with self._db.begin() as connection:
            await connection.execute(insert(people).values(id=person.id, name=person.name, created=ids.now()))
            return await self._open(connection, person)

    async def account(self, name: str, password: str, guest: Session | None) -> wire.SignedIn:
        """A new account, for the guest if there is one; the guest's sessions end. Raises Refuse."""
        name = clean_name(name)
        if guest is not None and not guest.person.guest:
            raise _registered()
        if await self._account_of(name) is not None:
            raise _taken()
        secret = await self._passwords.hash(password)
        person = wire.Person(id=guest.person.id if guest else ids.new_id(), name=name, guest=False)
        row = {"name": name, "login": folded(name), "password": secret}
        try:
            async with self._db.begin() as connection:
                if guest is None:
                    await connection.execute(insert(people).values(id=person.id, created=ids.now(), **row))
                else:
                    await self._promote(connection, person.id, row)
                signed_in = await self._open(connection, person)
        except IntegrityError:
            raise _taken() from None
        if guest is not None:
            self._doubt(lambda session: session.person.id == person.id)
        return signed_in

    async def sign_in(self, name: str, password: str) -> wire.SignedIn:
        """A new session of an account. Raises Refuse, the same one for a wrong name and a wrong password."""
        found = await self._account_of(clean_name(name))
        person, stored = found or (None, None)
        right = await self._passwords.right(stored, password)
        if person is None or stored is None or not right:
            raise Refuse(401, "wrong-password", "There is no account with this name and this password.")
        fresh = await self._passwords.hash(password) if self._passwords.outdated(stored) else stored
        await self._purge()
        async with self._db.begin() as connection:
            if fresh != stored:
                mine = (people.c.id == person.id) & (people.c.password == stored)
                await connection.execute(update(people).where(mine).values(password=fresh))
            return await self._open(connection, person)

    async def rename(self, session: Session, name: str) -> wire.Person:
        """Another name for the same person; an account signs in with the new one. Raises Refuse."""
        person = replace(session.person, name=clean_name(name))
        login = None if person.guest else folded(person.name)
        # Somebody who has just turned into an account is not to lose the login again.
        mine = and_(people.c.id == person.id, people.c.login.is_(None) if person.guest else true())
        try:
            async with self._db.begin() as connection:
                await connection.execute(update(people).where(mine).values(name=person.name, login=login))
        except IntegrityError:
            raise _taken() from None
        self._doubt(lambda known: known.person.id == person.id)
        return person

    async def sign_out(self, token: str) -> None:
        """End the session; in this worker at once."""
        token_hash = ids.token_hash(token)
        async with self._db.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))
        self._doubt(lambda session: session.token_hash == token_hash)

    async def session(self, token: str) -> Session | None:
        """Whose token this is; None if it never was one, was signed out or has run out."""
        token_hash = ids.token_hash(token)
        believed = self._still_believed(token_hash)
        if believed is not None:
            return believed
        revoked = self._revoked
        query = (
            select(
                sessions.c.csrf, sessions.c.created, sessions.c.expires, people.c.id, people.c.name, people.c.login
            )
            .join_from(sessions, people)
            .where(sessions.c.token_hash == token_hash, sessions.c.expires > ids.now())
        )
        async with self._db.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        expires = await self._extended(token_hash, row.expires)
        person = wire.Person(id=row.id, name=row.name, guest=row.login is None)
        session = Session(token_hash, person, row.csrf, expires, expires > row.created + self._lifetime)
        if revoked == self._revoked:
            self._believe(session)
        return session

    async def _extended(self, token_hash: str, expires: int) -> int:
        """When the session ends. With less than half of its time left it gets all of it again."""
        now = ids.now()
        if expires - now >= self._lifetime / 2:
            return expires
        mine = (sessions.c.token_hash == token_hash) & (sessions.c.expires == expires)
        try:
            async with self._db.begin() as connection:
                changed = await connection.execute(
                    update(sessions).where(mine).values(expires=now + self._lifetime)
                )
        except StoreDown:
            return expires  # it is still good; the next time will do
        return now + self._lifetime if changed.rowcount == 1 else expires

    def known(self, token: str) -> bool:
        """Whether this worker has seen the session just now; asks nobody."""
        return self._still_believed(ids.token_hash(token)) is not None

    async def names(self, persons: Iterable[str]) -> dict[str, str]:
        """The names of these people; whoever is unknown is left out."""
        wanted = set(persons)
        if not wanted:
            return {}
        async with self._db.read() as connection:
            rows = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(wanted)))
            return {row.id: row.name for row in rows}

    async def _account_of(self, name: str) -> tuple[wire.Person, str] | None:
        """The account with this name, and its password's hash."""
        query = select(people.c.id, people.c.name, people.c.password).where(people.c.login == folded(name))
        async with self._db.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (wire.Person(id=row.id, name=row.name, guest=False), row.password)

    async def _promote(self, connection: AsyncConnection, person: str, row: dict[str, str]) -> None:
        """The guest is an account from now on; whoever held a session of the guest must sign in."""
        still_guest = (people.c.id == person) & people.c.login.is_(None)
        changed = await connection.execute(update(people).where(still_guest).values(**row))
        if changed.rowcount != 1:
            raise _registered()
        await connection.execute(delete(sessions).where(sessions.c.person == person))

    async def _open(self, connection: AsyncConnection, person: wire.Person) -> wire.SignedIn:
        """A new session."""
        now = ids.now()
        token, csrf = ids.new_token(), ids.new_token()
        await connection.execute(
            insert(sessions).values(
                token_hash=ids.token_hash(token),
                person=person.id,
                csrf=csrf,
                created=now,
                expires=now + self._lifetime,
            )
        )
        return wire.SignedIn(person=person, csrf=csrf, token=token)

    async def _purge(self) -> None:
        """Now and then: sessions that have run out go, and guests who cannot come back and have left nothing."""
        now = ids.now()
        if now < self._purge_at:
            return
        self._purge_at = now + PURGE_MS
        async with self._db.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires <= now))
        async with self._db.read() as connection:
            found = await connection.execute(select(people.c.id).where(_traceless()).limit(PURGE_MOST))
            gone = [row.id for row in found]
        # Asked once more: a guest may have turned into an account.
        with suppress(IntegrityError):
            async with self._db.begin() as connection:
                await connection.execute(delete(people).where(people.c.id.in_(gone), _traceless()))

    def _still_believed(self, token_hash: str) -> Session | None:
        session, until = self._believed.get(token_hash, (None, 0))
        return session if _ticks() < until else None

    def _believe(self, session: Session) -> None:
        if len(self._believed) >= BELIEVED_MOST:
            self._believed.clear()
        self._believed[session.token_hash] = session, _ticks() + min(BELIEVED_MS, session.expires - ids.now())

    def _doubt(self, revoked: Callable[[Session], bool]) -> None:
        self._revoked += 1
        for token_hash in [token_hash for token_hash, (session, _) in self._believed.items() if revoked(session)]:
            del self._believed[token_hash]


def _traceless() -> ColumnElement[bool]:
    """Guests without a session who have no seat, host no table, and neither said nor reported anything."""
    left = (sessions.c.person, seats.c.person, matches.c.host, chat.c.person, reports.c.person)
    return and_(people.c.login.is_(None), *[~exists().where(column == people.c.id) for column in left])


def _ticks() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


def _registered() -> Refuse:
    return conflict("already-registered", "You have an account already.")


def _taken() -> Refuse:
    return conflict("name-taken", "Somebody has this name already; choose another one.")
