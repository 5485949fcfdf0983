"""What stays the same while a server runs: sent compressed, and not again to who has it already."""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import sha256
from typing import Final

from fastapi import Request, Response

FOREVER: Final = "public, max-age=31536000, immutable"
"""For what never changes under its name."""
FRESH: Final = "no-cache"
"""May be kept, but must be asked for: the answer is a short "as you have it"."""

SMALL: Final = 1000
"""Bytes that fit one packet either way."""


class Kept:
    """Bytes, and how they go out."""

    def __init__(self, body: bytes, media_type: str, *, packs: bool, cache: str = FRESH) -> None:
        """`packs`: text, which is worth compressing; pictures and fonts are packed already."""
        self.body: Final = body
        # Weak, as it stands for the packed and the plain bytes alike.
        self.tag: Final = f'W/"{sha256(body).hexdigest()[:24]}"'
        self._packs: Final = packs and len(body) > SMALL
        self._headers: Final = {"Content-Type": media_type, "Cache-Control": cache, "ETag": self.tag}
        if self._packs:
            self._headers["Vary"] = "Accept-Encoding"

    @cached_property
    def packed(self) -> bytes:
        """Made once, for the first who wants it."""
        return gzip.compress(self.body, mtime=0)

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


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding allows for gzip: named, and not with the weight 0."""
    for part in accepted.split(","):
        name, _, weight = part.replace(" ", "").lower().partition(";")
        if name == "gzip":
            return not weight or weight.removeprefix("q=").strip("0.") != ""
    return False
