"""How a server is run. Every worker process gets the same settings, as JSON in its environment."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

ENVIRONMENT: Final = "REALMS_SETTINGS"
"""Name of the environment variable in which a supervisor hands its settings to its workers."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second on the average, so many at once. 0 a second: no limit."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """What one visitor may ask for; floods are answered with 429, or the socket closes."""

    requests: Rate = Rate(20, 100)
    messages: Rate = Rate(20, 60)
    passwords: Rate = Rate(0.2, 10)
    guests: Rate = Rate(0.5, 20)
    chat: Rate = Rate(0.5, 10)
    tables: Rate = Rate(0.2, 20)
    hints: Rate = Rate(0.25, 6)
    reviews: Rate = Rate(0.02, 5)
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    sockets: int = 64
    """Open sockets of one person."""
    tables_each: int = 50
    """Unfinished tables that one person hosts."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`database` is an SQLAlchemy address, or "" for the embedded file of this user."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""
    """The address people type, when a proxy stands in front: "https://realms.example". Decides secure cookies."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open sockets; our own always may."""
    limits: Limits = field(default_factory=Limits)
    modules: tuple[str, ...] = ()
    """Imported at the start, in the processes of the bots too: they may register games and bots from elsewhere."""
    bot_processes: int = 0
    """Processes that think for bots; 0: one less than there are cores, at least one."""
    hint_ms: int = 1_000
    """How long the coach thinks about a hint."""
    review_s: int = 60
    """About how long the coach thinks about a finished match."""
    bot_pace_ms: int = 600
    """A bot moves no faster than this while a person is at the table, so that it can be followed."""
    auto_pass_ms: int = 1_000
    """How long a standing order waits before it answers; the same whatever the seat holds."""
    lease_ms: int = 15_000
    """For so long a worker that has claimed the duties of a match is believed to be alive."""
    sweep_ms: int = 2_000
    """How often a worker looks for matches whose duties nobody does."""
    idle_ms: int = 60_000
    """After so long without visitors a match leaves memory."""
    snapshot_every: int = 16
    """Choices between two snapshots."""
    session_days: int = 60
    log_level: str = "info"
    log_json: bool = False

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    def but(self, **changes: object) -> Settings:
        return replace(self, **changes)  # type: ignore[arg-type]


def from_json(text: str) -> Settings:
    raw = json.loads(text)
    limits: dict[str, Any] = {
        name: Rate(**value) if isinstance(value, dict) else value for name, value in raw["limits"].items()
    }
    lists = {name: tuple(value) for name, value in raw.items() if isinstance(value, list)}
    return Settings(**{**raw, **lists, "limits": Limits(**limits)})


def from_environment() -> Settings:
    """The settings of this worker."""
    text = os.environ.get(ENVIRONMENT)
    return from_json(text) if text else Settings()
