"""Guests, accounts, signing in and out."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Depends, Request, Response

from .. import ids, wire
from ..errors import too_many
from ..people import folded
from ..settings import Settings
from .deps import (
    COOKIE,
    PROBLEMS,
    Changing,
    ChangingVisitor,
    ServerDep,
    Visitor,
    changing_visitor,
    client_of,
    token_of,
)

DAY_S: Final = 86_400

router: Final = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


@router.get("/me")
async def me(request: Request, response: Response, server: ServerDep, visitor: Visitor) -> wire.Me:
    """Who asks; nobody, before signing in or playing as a guest."""
    if visitor is None:
        return wire.Me(person=None)
    token, by_cookie = token_of(request)
    if by_cookie and visitor.extended:
        _set_cookie(response, server.settings, token, (visitor.expires - ids.now()) // 1000)
    return wire.Me(person=visitor.person, csrf=visitor.csrf)


@router.put("/me")
async def rename(form: wire.GuestForm, server: ServerDep, session: Changing) -> wire.Person:
    """Take another name; tables show it at once."""
    person = await server.people.rename(session, form.name)
    await server.hall.renamed(person.id)
    return person


@router.post("/guests", status_code=201, dependencies=[Depends(changing_visitor)])
async def play_as_guest(
    form: wire.GuestForm, request: Request, response: Response, server: ServerDep
) -> wire.SignedIn:
    """Play at once: a name is enough."""
    if not server.limiter.allow("guests", client_of(request), server.settings.limits.guests):
        raise too_many("Too many new guests from your address; wait a little.")
    return _with_cookie(response, server.settings, await server.people.guest(form.name))


@router.post("/accounts", status_code=201)
async def make_account(
    form: wire.AccountForm, request: Request, response: Response, server: ServerDep, visitor: ChangingVisitor
) -> wire.SignedIn:
    """Make an account. A guest who asks turns into it; other sessions of the guest end."""
    _count_password(server, client_of(request))
    signed_in = await server.people.account(form.name, form.password, visitor)
    if visitor is not None:
        await server.hall.sign_out(visitor.person.id)
    return _with_cookie(response, server.settings, signed_in)


@router.post("/sessions", status_code=201, dependencies=[Depends(changing_visitor)])
async def sign_in(form: wire.SignInForm, request: Request, response: Response, server: ServerDep) -> wire.SignedIn:
    """Sign in."""
    # By name, too: one account is not to be tried from many addresses.
    _count_password(server, client_of(request), f"name {folded(form.name)}")
    return _with_cookie(response, server.settings, await server.people.sign_in(form.name, form.password))


@router.delete("/sessions", status_code=204)
async def sign_out(request: Request, response: Response, server: ServerDep, visitor: ChangingVisitor) -> None:
    """Sign out: the token is worth nothing from now on."""
    if visitor is not None:
        await server.people.sign_out(token_of(request)[0])
        await server.hall.sign_out(visitor.token_hash)
    _set_cookie(response, server.settings, "", 0)


def _count_password(server: ServerDep, *whos: str) -> None:
    if not all(server.limiter.allow("passwords", who, server.settings.limits.passwords) for who in whos):
        raise too_many("Too many passwords; wait a little.")


def _with_cookie(response: Response, settings: Settings, signed_in: wire.SignedIn) -> wire.SignedIn:
    _set_cookie(response, settings, signed_in.token, settings.session_days * DAY_S)
    return signed_in


def _set_cookie(response: Response, settings: Settings, token: str, seconds: int) -> None:
    secure = settings.public_url.lower().startswith("https:")
    response.set_cookie(COOKIE, token, max_age=seconds, path="/", secure=secure, httponly=True, samesite="lax")
