"""What the server writes down of itself: lines for people or JSON for programs, on standard error, no secrets.

`log.info("moved", match=…, seq=…)`. Whatever is passed, values whose name sounds like a secret are blanked:
tokens, passwords and cookies, but also seeds and option keys, which may name cards that nobody has seen.
"""

from __future__ import annotations

import logging
import os
import re
import sys
import traceback
from collections.abc import Mapping
from typing import Any, Final

import structlog
from structlog.stdlib import BoundLogger, ProcessorFormatter
from structlog.typing import EventDict, ExcInfo, Processor

from .settings import Settings

BLANK: Final = "…"
_SECRET: Final = frozenset(
    {"token", "tokens", "password", "passwords", "cookie", "cookies", "authorization", "csrf", "secret", "secrets"}
    | {"seed", "seeds", "salt", "key", "keys"}
)
_WORDS: Final = re.compile(r"[^a-z0-9]+")
_IN_TEXT: Final = (
    (re.compile(r"(://[^/\s:@]*):[^/\s@]+@"), rf"\1:{BLANK}@"),  # postgresql://user:password@host
    (re.compile(r"(/join/)[^/\s?\"']+"), rf"\1{BLANK}"),  # the link of an invitation
    (re.compile(r"(?i)\b(bearer|basic) [\w.~+/=-]{8,}"), rf"\1 {BLANK}"),
)
_LIBRARIES: Final = (
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "websockets",
    "sqlalchemy",
    "alembic",
    "asyncio",
)


def blank(_: Any, __: str, event: EventDict) -> EventDict:
    """Takes out what nobody should read in a log."""
    return {name: _shown(name, value) for name, value in event.items()}


def _shown(name: str, value: Any) -> Any:
    if name.startswith("_") or name == "exc_info":
        return value
    if not _SECRET.isdisjoint(_WORDS.split(name.lower())):
        return BLANK
    if isinstance(value, str):
        return _plain(value)
    if isinstance(value, BaseException):
        return _said(value)
    if isinstance(value, Mapping):
        return {str(inner): _shown(str(inner), held) for inner, held in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_shown("", held) for held in value]
    return value


def _plain(text: str) -> str:
    for pattern, instead in _IN_TEXT:
        text = pattern.sub(instead, text)
    return text


def _said(error: BaseException) -> str:
    """The first line of a message: the others may hold what was to be written to the database."""
    first = (str(error).splitlines() or [""])[0]
    return f"{type(error).__qualname__}: {_plain(first)}"


def trace(exc_info: ExcInfo) -> str:
    """Where it went wrong and what was said, cause after cause."""
    told: list[str] = []
    error: BaseException | None = exc_info[1]
    while error is not None:
        told.append("".join(traceback.format_tb(error.__traceback__)) + _said(error))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n\nwhich came of\n\n".join(told)


_everywhere: Final[dict[str, object]] = {}
"""What all lines of this process say."""


def _sign(_: Any, __: str, event: EventDict) -> EventDict:
    event.update(_everywhere)
    return event


_SHARED: Final[tuple[Processor, ...]] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    _sign,
    blank,
    structlog.processors.ExceptionRenderer(trace),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)

log: Final[BoundLogger] = structlog.wrap_logger(
    logging.getLogger("realms"),
    processors=[structlog.stdlib.filter_by_level, *_SHARED, ProcessorFormatter.wrap_for_formatter],
    wrapper_class=BoundLogger,
    cache_logger_on_first_use=True,
)


def configure(settings: Settings, libraries: int = logging.WARNING) -> None:
    """Log as the settings say. `libraries`: the level of the others, whose details may hold headers."""
    handler = logging.StreamHandler(sys.stderr)
    renderers: list[Processor] = (
        [structlog.processors.JSONRenderer(ensure_ascii=False)]
        if settings.log_json
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback, pad_event_to=0
            )
        ]
    )
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[ProcessorFormatter.remove_processors_meta, *renderers],
        )
    )
    _everywhere.clear()
    if settings.workers > 1:
        _everywhere["pid"] = os.getpid()
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("realms").setLevel(settings.log_level.upper())
    for name in _LIBRARIES:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(libraries)
