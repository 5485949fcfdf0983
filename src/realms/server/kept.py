"""What is large: sent compressed, and not again to who has it already. Made once for what stays the same while a
server runs, anew each time for the rest.

An eavesdropper who gets words of his own into an answer to somebody else can read from the length of packed
answers whether other parts of them resemble his words (BREACH). So nothing here may hold a token: those of
sessions, pages and invitations are told by routes that neither pack nor tag. Ids of tables may be here: by an id
alone nobody sits down, and looks on only where all may who have heard of the table.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

import msgspec
from fastapi import Request, Response

FOREVER: Final = "public, max-age=31536000, immutable"
"""For what never changes under its name."""
FRESH: Final = "no-cache"
"""May be kept, but must be asked for: the answer is a short "as you have it"."""
OWN: Final = "private, no-cache"
"""As `FRESH`, for whoever asks alone: no cache that people share may keep it."""
NEVER: Final = "no-store"
"""Nobody may keep it, not even the browser that asks: others may sit at it later."""

JSON: Final = "application/json"

SMALL: Final = 1000
"""Bytes that fit one packet either way."""
LARGE: Final = 128 * 1024
"""Bytes that take so long to pack that everybody else would wait."""
THOROUGH: Final = 9
QUICK: Final = 6
"""How hard gzip tries: once for all, or for one answer."""

KNOWN: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "As you have it (If-None-Match)"}}
"""For the OpenAPI schema of the routes that answer so."""


class Kept:
    """Bytes, and how they go out."""

    def __init__(
        self, body: bytes, media_type: str, *, packs: bool, cache: str = FRESH, effort: int = THOROUGH
    ) -> None:
        """`packs`: text, which is worth compressing; pictures and fonts are packed already."""
        self.body: Final = body
        # Weak, as it stands for the packed and the plain bytes alike.
        self.tag: Final = f'W/"{sha256(body).hexdigest()[:24]}"'
        self._effort: Final = effort
        self._packs: Final = packs and len(body) > SMALL
        self._headers: Final = {"Content-Type": media_type, "Cache-Control": cache, "ETag": self.tag}
        if self._packs:
            self._headers["Vary"] = "Accept-Encoding"

    @cached_property
    def packed(self) -> bytes:
        """Made once, for the first who wants it."""
        return gzip.compress(self.body, self._effort, mtime=0)

    def answer(self, request: Request) -> Response:
        """Of a HEAD the server itself leaves the body out."""
        if self._known(request.headers.getlist("if-none-match")):
            kept = {name: value for name, value in self._headers.items() if name != "Content-Type"}
            return Response(status_code=304, headers=kept)
        if self._packs and takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.packed, headers=self._headers | {"Content-Encoding": "gzip"})
        return Response(self.body, headers=self._headers)

    def _known(self, lines: list[str]) -> bool:
        tags = [tag.strip() for line in lines for tag in line.split(",")]
        return any(tag == "*" or tag.removeprefix("W/") == self.tag.removeprefix("W/") for tag in tags)


def kept_json(value: object) -> Kept:
    """What stays the same, as JSON."""
    return Kept(msgspec.json.encode(value), JSON, packs=True)


async def answer(request: Request, value: object, cache: str = OWN) -> Response:
    """What is made anew each time, as JSON. `value` is of the right shape: nothing checks it any more."""
    body = msgspec.json.encode(value)

    def made() -> Response:
        return Kept(body, JSON, packs=True, cache=cache, effort=QUICK).answer(request)

    return made() if len(body) < LARGE else await asyncio.to_thread(made)


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding allows for gzip: named, and not with the weight 0."""
    for part in accepted.split(","):
        name, _, weight = part.replace(" ", "").lower().partition(";")
        if name == "gzip":
            return not weight or weight.removeprefix("q=").strip("0.") != ""
    return False
