"""Putting the server together: one `Server` in each worker process, and the FastAPI application around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Final

from fastapi import FastAPI

from realms import __version__

from .coaching import Coaching
from .limits import Limiter, Places
from .logs import log
from .metrics import Metrics
from .people import People
from .rooms.hall import Hall
from .settings import Settings
from .store.bus import Bus, make_bus
from .store.database import Database
from .store.journal import Journal
from .tables import Tables
from .thinking import Thinking


class Server:
    """What a worker holds; routes and sockets find it at `app.state.server`."""

    def __init__(self, settings: Settings) -> None:
        for module in settings.modules:
            import_module(module)
        self.settings: Final = settings
        self.db: Final = Database(settings.database)
        self.metrics: Final = Metrics()
        self.limiter: Final = Limiter()
        self.places: Final = Places()
        self.bus: Final[Bus] = make_bus(self.db)
        self.journal: Final = Journal(self.db, self.bus, self.metrics)
        self.people: Final = People(self.db, settings)
        self.thinking: Final = Thinking(settings)
        self.hall: Final = Hall(settings, self.db, self.journal, self.bus, self.thinking, self.metrics)
        self.tables: Final = Tables(self.db, settings, self.hall)
        self.coaching: Final = Coaching(self.db, settings, self.hall, self.tables.records)

    async def open(self) -> None:
        await self.db.open()
        await self.bus.open()
        self.journal.open()
        self.thinking.open()
        await self.hall.open()
        log.info("open", realms=__version__, database="postgresql" if self.db.postgres else "sqlite")

    async def close(self) -> None:
        """Tell visitors to come again, let what was accepted reach the disk, then go."""
        await self.hall.close()
        await self.coaching.close()
        await self.thinking.close()
        await self.journal.close()
        await self.bus.close()
        await self.db.close()
        log.info("closed")


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application, for uvicorn or for tests."""
    from . import settings as settings_
    from .borders import guard
    from .routes import coach, meta, pages, people, records, tables, tours, words
    from .sockets import router as sockets

    settings = settings if settings is not None else settings_.from_environment()
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(title="Realms", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.server = server
    guard(app, settings)
    for part in (meta, people, tables, records, coach, words, tours):
        app.include_router(part.router)
    app.include_router(sockets)
    app.include_router(pages.router)
    return app
