"""A frame of the server as a client reads it: one shape for all types, decoded in one go."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from . import wire


class Heard(msgspec.Struct):
    """Any frame; what needs a closer look stays raw."""

    type: str
    seq: int = 0
    print: str = ""
    base: str = ""
    position: dict[str, Any] | None = None
    changes: list[dict[str, Any]] = []
    events: list[wire.Event] = []
    back: int | None = None
    since: int = 0
    stale: bool = False
    table: msgspec.Raw = msgspec.Raw()
    now: int = 0
    version: int = msgspec.field(default=0, name="wire")
    chat: list[wire.ChatLine] = []
    standing: tuple[wire.Standing, ...] = ()
    line: wire.ChatLine | None = None
    refused: tuple[wire.Refused, ...] = ()
    code: str = ""
    message: str = ""
    again_ms: int | None = None
    left_ms: tuple[int | None, ...] = ()
    deadline: tuple[int | None, ...] = ()


decode: Final = msgspec.json.Decoder(Heard).decode
