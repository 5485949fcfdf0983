"""Refusals: a status, a code for programs and one sentence for people."""

from __future__ import annotations

from typing import Final


class Refuse(Exception):
    """Raised anywhere below a route or a socket; becomes a Problem or a Sorry. Nothing has changed."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status: Final = status
        self.code: Final = code
        self.message: Final = message


class StoreDown(Exception):
    """The database did not take it: gone, full, or locked for too long. Whatever was not committed did not
    happen."""


def bad(code: str, message: str) -> Refuse:
    return Refuse(400, code, message)


def sign_in(message: str = "Sign in first, or play as a guest.") -> Refuse:
    return Refuse(401, "sign-in", message)


def forbidden(code: str, message: str) -> Refuse:
    return Refuse(403, code, message)


def missing(what: str) -> Refuse:
    """`what`: "table", "seat", …; the answer is the same for what never was and what one may not see."""
    return Refuse(404, f"no-{what}", f"There is no such {what}.")


def conflict(code: str, message: str) -> Refuse:
    return Refuse(409, code, message)


def too_many(message: str = "Too many requests; wait a little.") -> Refuse:
    return Refuse(429, "too-many", message)


def unavailable() -> Refuse:
    return Refuse(503, "unavailable", "The server cannot reach its database now; nothing was lost, try again.")
