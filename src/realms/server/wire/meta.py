"""The server itself: its games, its health, and any refusal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    ruleset: str
    name: dict[str, str]
    players: tuple[int, int]
    scenarios: tuple[str, ...]
    options: dict[str, Any]
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Games:
    games: tuple[GameInfo, ...]
    wire: int
    realms: str


@dataclass(frozen=True, slots=True)
class Health:
    ok: bool
    database: bool
    realms: str
    wire: int


@dataclass(frozen=True, slots=True)
class Problem:
    """Any refusal: `code` for programs, one sentence for people."""

    code: str
    message: str
