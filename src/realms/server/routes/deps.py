"""Who asks, and from where: the session behind a request, its page and its address."""

from __future__ import annotations

import secrets
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ..errors import forbidden, sign_in
from ..people import Session
from ..settings import Settings
from ..wire import Problem

if TYPE_CHECKING:
    from ..app import Server
else:
    # FastAPI reads annotations when a route is made; to load the whole server for that would be a circle.
    Server = Any

COOKIE: Final = "realms_session"
CSRF: Final = "x-csrf-token"

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": Problem, "description": "It cannot be done as asked, or cannot be read"},
    401: {"model": Problem, "description": "Nobody is signed in, or the password is wrong"},
    403: {"model": Problem, "description": "Somebody else may, or a foreign page asked"},
    404: {"model": Problem, "description": "There is no such thing, or not for whoever asks"},
    409: {"model": Problem, "description": "It does not fit what is there now"},
    413: {"model": Problem, "description": "Too large"},
    422: {"model": Problem, "description": "A field is missing or wrong; the sentence names it"},
    429: {"model": Problem, "description": "Too many; Retry-After tells when to come again"},
    500: {"model": Problem, "description": "A fault of the server"},
    503: {"model": Problem, "description": "The database is away; Retry-After tells when to come again"},
}
"""The refusals that any route may give, for the OpenAPI schema."""


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def token_of(connection: HTTPConnection) -> tuple[str, bool]:
    """The session's token, and whether it came by cookie: then a foreign page may have sent the request."""
    header = connection.headers.get("authorization", "")
    if header[:7].lower() == "bearer ":
        return header[7:].strip(), False
    return connection.cookies.get(COOKIE, ""), True


def client_of(connection: HTTPConnection) -> str:
    """The address that rates are counted by. Who has one IPv6 address has its whole /64 network."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), 64), strict=False))


def own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that asks is ours or a friend's. Programs name no page; a browser cannot leave it out."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    asking = _site(origin)
    if asking is None:
        return False
    friends = {_site(friend) for friend in (settings.public_url, *settings.origins)}
    return asking in friends or asking[1] == connection.headers.get("host", "").lower()


def _site(address: str) -> tuple[str, str] | None:
    """Scheme and host with port; None for what is no address of a page."""
    try:
        parts = urlsplit(address.strip().lower())
    except ValueError:
        return None
    return (parts.scheme, parts.netloc) if parts.scheme in ("http", "https") and parts.netloc else None


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
    """As `visitor`, for requests that change something: a cookie alone is not enough, nor is a foreign page."""
    session, by_cookie = await find_session(request)
    if not by_cookie:
        return session
    if not own_origin(request, server_of(request).settings):
        raise forbidden("origin", "This request came from a page that is not ours.")
    # As bytes: compare_digest takes no text beyond ASCII, and a header may hold anything.
    if session is not None and not secrets.compare_digest(
        request.headers.get(CSRF, "").encode(), session.csrf.encode()
    ):
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
