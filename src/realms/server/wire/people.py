"""Who somebody is: guests, accounts, signing in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import StringConstraints

from .limited import Name, Password


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    guest: bool


@dataclass(frozen=True, slots=True)
class Me:
    """`csrf` goes into the header X-CSRF-Token of whatever changes something, when the session came by cookie."""

    person: Person | None
    csrf: str = ""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """`token` is for programs (Authorization: Bearer); browsers use the cookie that comes with it."""

    person: Person
    csrf: str
    token: str


@dataclass(frozen=True, slots=True)
class GuestForm:
    name: Name


@dataclass(frozen=True, slots=True)
class AccountForm:
    """A new account; the guest who asks for it turns into it and keeps the games."""

    name: Name
    password: Password


@dataclass(frozen=True, slots=True)
class SignInForm:
    name: Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=256)]
