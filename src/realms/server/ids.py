"""Names nobody can guess, and the time."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Of a person, a table, an invitation, a report: 96 bits."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Of a session or an invitation: 256 bits. Only its hash is kept."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_seed() -> int:
    """As many bits as a save can hold."""
    return secrets.randbits(63)


def new_bot_seed() -> int:
    """What the bots of a table draw from; the dice are others."""
    return secrets.randbits(31)
