"""Who asks: the session behind a request, by cookie or by bearer token."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ..app import Server
from ..errors import forbidden, sign_in
from ..people import Session

COOKIE: Final = "realms_session"
CSRF: Final = "x-csrf-token"


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def token_of(connection: HTTPConnection) -> tuple[str, bool]:
    """The session's token, and whether it came by cookie: then a foreign page may have sent the request."""
    header = connection.headers.get("authorization", "")
    if header[:7].lower() == "bearer ":
        return header[7:].strip(), False
    return connection.cookies.get(COOKIE, ""), True


async def find_session(connection: HTTPConnection) -> tuple[Session | None, bool]:
    token, by_cookie = token_of(connection)
    if not token:
        return None, by_cookie
    return await server_of(connection).people.session(token), by_cookie


async def visitor(request: Request) -> Session | None:
    """Whoever asks, signed in or not."""
    session, _ = await find_session(request)
    return session


async def changing_visitor(request: Request) -> Session | None:
    """As `visitor`, for requests that change something: a cookie alone is not enough."""
    session, by_cookie = await find_session(request)
    if session is not None and by_cookie and not secrets.compare_digest(request.headers.get(CSRF, ""), session.csrf):
        raise forbidden("csrf", "This request did not come from the page; reload it.")
    return session


async def signed_in(request: Request) -> Session:
    session = await visitor(request)
    if session is None:
        raise sign_in()
    return session


async def changing(request: Request) -> Session:
    session = await changing_visitor(request)
    if session is None:
        raise sign_in()
    return session


ServerDep = Annotated[Server, Depends(server_of)]
Visitor = Annotated[Session | None, Depends(visitor)]
ChangingVisitor = Annotated[Session | None, Depends(changing_visitor)]
SignedIn = Annotated[Session, Depends(signed_in)]
Changing = Annotated[Session, Depends(changing)]
