"""The border of the application: refusals become Problems, floods and giants stay outside, requests are noted."""

from __future__ import annotations

import math
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from realms.kernel.model import RealmsError

from . import ids
from .errors import Refuse, StoreDown, too_many, unavailable
from .logs import log
from .routes.deps import PROBLEMS, client_of, server_of, token_of
from .settings import Settings

QUIET: Final = frozenset({"/healthz", "/metrics"})
"""Asked by machines all the time: not counted, and noted for debugging only."""
ASSETS: Final = "/assets/"
"""Not counted either: a page needs dozens of them at once, and they are in memory."""
SAFE: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    # What the client is made of, and nothing else. 'self' of connect-src is its sockets, too.
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
}
REQUEST_ID: Final = "X-Request-ID"
_AGAIN_S: Final = {429: 5, 503: 2}
"""When to come again, if nothing more exact is known."""


def guard(app: FastAPI, settings: Settings) -> None:
    """Put the border around the application. Call it before routes are added: it documents their refusals."""
    app.router.responses.update(PROBLEMS)
    app.add_exception_handler(Refuse, _refused)
    app.add_exception_handler(StoreDown, _store_down)
    app.add_exception_handler(RealmsError, _wrong)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(WebSocketRequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(Gate, settings=settings)
    app.add_middleware(Watch)


def problem(status: int, code: str, message: str, again_s: int | None = None) -> JSONResponse:
    """A refusal as it goes over the line; before a socket is opened it refuses the socket."""
    again_s = _AGAIN_S.get(status) if again_s is None else again_s
    headers = None if again_s is None else {"Retry-After": str(again_s)}
    return JSONResponse({"code": code, "message": message}, status_code=status, headers=headers)


# What is raised below, and what people read of it.


async def _refused(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, Refuse)
    server_of(connection).metrics.refused(error.code)
    return problem(error.status, error.code, error.message)


async def _store_down(connection: HTTPConnection, error: Exception) -> Response:
    server_of(connection).metrics.store_down()
    log.warning("store down", why=str(error))
    return await _refused(connection, unavailable())


async def _wrong(connection: HTTPConnection, error: Exception) -> Response:
    return await _refused(connection, Refuse(400, "wrong", str(error)))


async def _invalid(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    return await _refused(connection, Refuse(422, "invalid", sentence(error.errors())))


async def _http(connection: HTTPConnection, error: Exception) -> Response:
    """What the framework refuses; its own words may quote the request."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    code, message = _HTTP.get(status) or (f"http-{status}", f"{HTTPStatus(status).phrase}.")
    response = problem(status, code, message)
    response.headers.update(error.headers or {})
    if status == 405:
        response.headers["Allow"] = ", ".join(_methods(connection))
    return response


def _methods(connection: HTTPConnection) -> list[str]:
    """All methods that the address takes; the framework names those of one route only."""
    scope = {part: connection.scope[part] for part in ("type", "path", "root_path", "headers", "app")}
    routes = connection.app.router.routes
    return [
        method
        for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
        if any(route.matches(scope | {"method": method})[0] is Match.FULL for route in routes)
    ]


_HTTP: Final = {
    400: ("unreadable", "The request cannot be read."),
    404: ("no-page", "There is nothing at this address."),
    405: ("method", "This address does not take that method."),
    413: ("too-large", "The request is too large."),
}

_FAULTS: Final = {
    "missing": "is missing",
    "string_type": "must be text",
    "string_unicode": "must be text",
    "string_too_short": "needs {min_length} or more characters",
    "string_too_long": "may have at most {max_length} characters",
    "string_pattern_mismatch": "has characters that are not allowed, or none that can be seen",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_parsing_size": "must be a whole number of a reasonable size",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "float_parsing": "must be a number",
    "finite_number": "must be a number",
    "bool_type": "must be true or false",
    "bool_parsing": "must be true or false",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
    "literal_error": "must be {expected}",
    "list_type": "must be a list",
    "too_long": "may hold at most {max_length} items",
    "dict_type": "must be an object",
    "dataclass_type": "must be an object",
}
_FIELD: Final = re.compile(r"[a-z][a-z_]{0,30}")


def sentence(errors: Sequence[Any]) -> str:
    """One sentence about the first fault: which field, and what would be right. Never what was sent."""
    fault = errors[0]
    where: list[str] = []
    for part in fault["loc"][1:]:
        if isinstance(part, int):
            where.append(f"entry {part + 1}")
        elif _FIELD.fullmatch(part):
            where.append(f'"{part}"')
    if fault["loc"] == ("body",) or fault["type"] == "json_invalid":
        return "The request needs a JSON object as its body, and Content-Type: application/json."
    wanted = _FAULTS.get(fault["type"], "is not what it should be").format(**fault.get("ctx", {}))
    if wanted.startswith("needs 1 "):
        wanted = "must not be empty"
    return f"{', '.join(where) or 'The request'} {wanted}."


# What stands before the routes.


class Gate:
    """Keeps out who asks too often, and what is too large."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self._rate: Final = settings.limits.requests
        self._most: Final = settings.limits.body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] not in ("http", "websocket")
            or scope["path"] in QUIET
            or scope["path"].startswith(ASSETS)
        ):
            await self.app(scope, receive, send)
        elif not self._allowed(HTTPConnection(scope)):
            refusal = too_many()
            again_s = math.ceil(1 / self._rate.per_second)
            await problem(refusal.status, refusal.code, refusal.message, again_s)(scope, receive, send)
        elif self._too_large(Headers(scope=scope).get("content-length", "")):
            await problem(413, *_HTTP[413])(scope, receive, send)
        else:
            await self.app(scope, self._counted(receive) if scope["type"] == "http" else receive, send)

    def _allowed(self, connection: HTTPConnection) -> bool:
        """A session that is known counts for itself; anything else by address, or made-up tokens would be free."""
        server = server_of(connection)
        token, _ = token_of(connection)
        who = ids.token_hash(token) if token and server.people.known(token) else client_of(connection)
        return server.limiter.allow("requests", who, self._rate)

    def _too_large(self, length: str) -> bool:
        return length.isdecimal() and (len(length) > 15 or int(length) > self._most)

    def _counted(self, receive: Receive) -> Receive:
        """Some bodies do not say how long they are."""
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self._most:
                raise HTTPException(413)
            return message

        return counted


class Watch:
    """Notes every request, puts the safe headers on every answer, and hides what went wrong inside."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = secrets.token_hex(8)
        begun = time.perf_counter()
        status = 0

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _dress(MutableHeaders(scope=message), scope["path"], request)
            await send(message)

        try:
            await self.app(scope, receive, dressed)
        except Exception as error:
            log.error("failed", request=request, route=_route(scope), exc_info=error)
            if status:
                raise  # half an answer is out: the connection must break
            await problem(500, "fault", _SORRY)(scope, receive, dressed)
        finally:
            if status:
                _note(scope, request, status, time.perf_counter() - begun)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        opened = closed = False

        async def seen(message: Message) -> None:
            nonlocal opened, closed
            opened = opened or message["type"] == "websocket.accept"
            closed = closed or message["type"] in ("websocket.close", "websocket.http.response.start")
            if message["type"] == "websocket.close" and not opened:
                # The framework's way to say that there is no such route.
                await problem(404, *_HTTP[404])(scope, receive, send)
                return
            try:
                await send(message)
            except OSError:
                raise WebSocketDisconnect(1006) from None

        try:
            await self.app(scope, receive, seen)
        except WebSocketDisconnect:
            pass  # the visitor has gone; nothing is wrong
        except Exception as error:
            log.error("socket failed", route=_route(scope), exc_info=error)
            if not closed:
                with suppress(OSError, RuntimeError):  # the line may be gone, too
                    await send({"type": "websocket.close", "code": 1011, "reason": "fault"})


_SORRY: Final = "Something went wrong in the server; it has been written down."


def _dress(headers: MutableHeaders, path: str, request: str) -> None:
    for name, value in SAFE.items():
        headers.setdefault(name, value)
    if path.startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
    headers[REQUEST_ID] = request


def _note(scope: Scope, request: str, status: int, seconds: float) -> None:
    route = _route(scope)
    server_of(HTTPConnection(scope)).metrics.request(scope["method"], route, status, seconds)
    note = log.debug if scope["path"] in QUIET else log.info
    note(
        "request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1), request=request
    )


def _route(scope: Scope) -> str:
    """The pattern of the route. Where there is none not even the path: it may be the link of an invitation."""
    return str(getattr(scope.get("route"), "path", "") or "none")
