"""The tables of the database. Times are milliseconds since 1970; JSON is text, so that both databases keep the
same.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    # The folded name of an account; guests have none, so any number of them may be called Anna.
    Column("login", String(64), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    # Only a hash of the token: who reads the database cannot play for anyone.
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("csrf", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("state", String(10), nullable=False),  # open, playing, finished, closed
    Column("game", String(80), nullable=False),
    Column("ruleset", String(80), nullable=False),
    Column("version", String(40), nullable=False),  # of Realms, when it was last played on
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("coach", Boolean),  # agreed on at the making; None: on where one person plays
    Column("seed", String(40), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("bot_seed", BigInteger, nullable=False),
    Column("parent", String(24)),
    Column("parent_at", Integer),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),
    # The head of the record: changed together with every entry.
    Column("seq", Integer, nullable=False, default=0),
    Column("banks", Text, nullable=False, default="{}"),
    Column("wake_at", BigInteger),
    Column("lease_owner", String(40)),
    Column("lease_until", BigInteger),
    Index("ix_matches_lobby", "state", "public", "created"),
    Index("ix_matches_wake", "state", "wake_at"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("bot", String(40), nullable=False, default=""),
    Column("standing", Text, nullable=False, default="[]"),
)

log: Final = Table(
    "log",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # see rooms/record.py
    Column("seat", Integer, nullable=False),
    Column("key", String(200), nullable=False),
    Column("by", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("version", String(40), nullable=False),
    Column("digest", String(40), nullable=False),
    Column("state", LargeBinary, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("state", String(10), nullable=False),  # running, done, failed
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when whoever makes it was last heard of
    Column("version", String(40), nullable=False),  # of Realms
    Column("review", LargeBinary),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("uses", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("file", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)
