"""The table server: matches for people and bots, on an embedded database or on PostgreSQL.

    from realms.server import create_app, Settings
    app = create_app(Settings(database="sqlite:///realms.db"))

`store` keeps what was accepted, `rooms` carries moves out (one writer a match), `sockets` and `routes` talk to
people, `wire` is what goes over the line. docs/server.md tells how they work together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .settings import Settings

if TYPE_CHECKING:
    from .app import create_app

__all__ = ["Settings", "create_app"]


def __getattr__(name: str) -> Any:
    if name == "create_app":
        from .app import create_app

        return create_app
    raise AttributeError(name)
