"""`realms serve`: everything is tried before the first visitor is let in, and the last one is told to come again.

`serve` takes the port, claims and migrates the database, and then lets uvicorn run the workers. What is wrong is
one sentence: BadOptions for what was asked, CannotServe for what does not work just now.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import uvicorn
from alembic.util import CommandError
from pydantic import TypeAdapter, ValidationError
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from realms.kernel.model import BadOptions

from . import logs
from .errors import StoreDown
from .lines import Line, Request
from .metrics import FOLDER
from .settings import ENVIRONMENT, Limits, Settings, from_environment
from .store.database import Database, address

if TYPE_CHECKING:
    from fastapi import FastAPI

LEVELS: Final = ("debug", "info", "warning", "error")
FAREWELL_S: Final = 3
"""So long a worker that is told to go takes to say goodbye."""
PORTS: Final = 100
"""So many are tried when any will do."""


class CannotServe(Exception):
    """One sentence: why the server does not start."""


class PortTaken(CannotServe):
    """Another program listens there."""


# Settings.


def given(environment: Mapping[str, str], **flags: object) -> Settings:
    """The settings of a host: REALMS_SETTINGS, a JSON object with any of them, and flags, which count for more."""
    text = environment.get(ENVIRONMENT) or "{}"
    try:
        settings = TypeAdapter(Settings).validate_json(text)
        raw: dict[str, Any] = TypeAdapter(dict[str, Any]).validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "it"
        raise BadOptions(f"{ENVIRONMENT} makes no sense at {where}: {first['msg']}.") from None
    for names, kind in ((raw, Settings), (raw.get("limits", {}), Limits)):
        unknown = sorted(set(names) - {field.name for field in fields(kind)})
        if unknown:
            raise BadOptions(f"{ENVIRONMENT} holds {unknown[0]!r}, which is no setting.")
    return settings.but(**{name: value for name, value in flags.items() if value is not None})


def check(settings: Settings) -> None:
    """Raises BadOptions for what cannot be meant."""
    if not 1 <= settings.port <= 65535:
        raise BadOptions(f"A port is a number from 1 to 65535, not {settings.port}.")
    if settings.workers < 1:
        raise BadOptions(f"A server has at least one worker, not {settings.workers}.")
    if settings.workers > 1 and _file(settings) is not None:
        raise BadOptions("Several workers need PostgreSQL: --database postgresql://user@host/name.")
    if settings.log_level not in LEVELS:
        raise BadOptions(f"The log level is one of {', '.join(LEVELS)}, not {settings.log_level!r}.")
    for url in (settings.public_url, *settings.origins):
        if url and not _origin(url):
            raise BadOptions(f"A public address is such as https://realms.example, without a path, not {url!r}.")
    for module in settings.modules:
        try:
            import_module(module)
        except ImportError as error:
            raise BadOptions(f"The module {module!r} cannot be imported: {error}.") from error


def _origin(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and url == f"{parts.scheme}://{parts.netloc}"
        )
    except ValueError:
        return False


def _file(settings: Settings) -> Path | None:
    """The file of an embedded database."""
    try:
        url = address(settings.database)
    except OSError as error:
        raise CannotServe(f"The folder of the database cannot be made: {error.strerror}.") from error
    return Path(url.database or "").resolve() if url.drivername.startswith("sqlite") else None


# Starting.


def serve(settings: Settings, *, any_port: bool = False) -> None:
    """Serve until Ctrl-C or SIGTERM. Raises BadOptions and CannotServe.

    `any_port`: if the port is taken, the next that is free will do.
    """
    check(settings)
    with ExitStack() as held:
        # A service manager's SIGTERM is a Ctrl-C: whatever is going on ends in good order.
        held.callback(signal.signal, signal.SIGTERM, signal.signal(signal.SIGTERM, signal.default_int_handler))
        held.enter_context(claimed(_file(settings)))
        wanted = settings.port
        if any_port:
            listener = _nearby(settings.host, wanted, held)
        else:
            listener = held.enter_context(listening(settings.host, wanted))
        settings = settings.but(port=listener.getsockname()[1])
        asyncio.run(_try_database(settings.database))
        os.environ[ENVIRONMENT] = settings.to_json()
        if settings.workers > 1:
            os.environ[FOLDER] = held.enter_context(TemporaryDirectory(prefix="realms-metrics-"))
        # The supervisor of several workers tells in its log when one of them dies.
        logs.configure(settings, libraries=logging.INFO if settings.workers > 1 else logging.WARNING)
        if settings.port != wanted:
            print(f"Port {wanted} is taken by another program; the next that is free is {settings.port}.")
        print(greeting(settings), flush=True)
        work(configuration(settings), listener)


def greeting(settings: Settings) -> str:
    """Where to go; the socket listens already, so that nobody comes too early."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    if settings.public_url:
        where = settings.public_url
    elif settings.host in ("0.0.0.0", "::"):
        where = f"http://localhost:{settings.port} and on every other address of this machine"
    else:
        where = f"http://{host}:{settings.port}"
    return f"Realms serves on {where} (Ctrl-C stops)"


@contextmanager
def claimed(file: Path | None) -> Iterator[None]:
    """Two servers must not play the matches of one file: each would miss what the other has accepted.

    The lock is one of SQLite's, on a file beside the database: it goes when the process does, however that ends.
    """
    if file is None:
        yield
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise CannotServe(f"There is no writing beside {file}: {_why(error)}.") from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise CannotServe(f"Another server has {file} open already.") from None
        raise CannotServe(f"There is no writing beside {file}: {_why(error)}.") from error
    try:
        yield
    finally:
        lock.close()


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """The socket that all workers share."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise BadOptions(f"There is no address {host!r} to listen on.") from None
    # A name such as localhost may stand for two addresses; people type the old kind.
    family, kind, protocol, _, where = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    with socket.socket(family, kind, protocol) as listener:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(where)
            listener.listen(2048)
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise BadOptions(f"{host} is no address of this machine.") from None
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(f"Port {port} of {host} is taken by another program.") from None
            raise CannotServe(f"Port {port} of {host} cannot be had: {error.strerror}.") from None
        yield listener


def _nearby(host: str, port: int, held: ExitStack) -> socket.socket:
    """The same on this port or, if that is taken, on the next one that is free."""
    last = min(port + PORTS - 1, 65535)
    for number in range(port, last + 1):
        with suppress(PortTaken):
            return held.enter_context(listening(host, number))
    raise PortTaken(f"The ports {port} to {last} of {host} are all taken by other programs.")


async def _try_database(database: str) -> None:
    """Open and migrate it once, here where one sentence can be said."""
    db = Database(database)
    try:
        await db.open()
    except StoreDown as error:
        raise CannotServe(f"The database cannot be opened ({error}).") from error
    except CommandError as error:
        raise CannotServe(f"The database is of another Realms, probably a newer one ({error}).") from error
    finally:
        await db.close()


def configuration(settings: Settings, application: str = "realms.server.run:application") -> uvicorn.Config:
    """How uvicorn runs a worker."""
    return uvicorn.Config(
        application,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="auto",
        http=Request,
        ws=Line,
        # What is a little too long is answered in words; only a giant is cut off.
        ws_max_size=4 * settings.limits.message_bytes,
        # A pair of zlib contexts would cost each socket more memory than its match; patches are small without.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        # Only from addresses in FORWARDED_ALLOW_IPS, this machine if that is not set.
        proxy_headers=True,
        # Longer than a proxy keeps its connections: else it may send a request into one that we just close.
        timeout_keep_alive=75,
        timeout_graceful_shutdown=10,
        timeout_worker_healthcheck=10,
    )


def work(config: uvicorn.Config, listener: socket.socket) -> None:
    """Run the workers until the end."""
    failed = CannotServe("The server did not start; its log says why.")
    if config.workers > 1:
        supervisor = Multiprocess(config, sockets=[listener])
        supervisor.run()
        if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
            raise failed
        return
    try:
        uvicorn.Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    except SystemExit:
        raise failed from None


# A worker.


def _collect_seldom() -> None:
    """Next to nothing here goes round in circles; to look for it in hundreds of matches holds up every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def application() -> FastAPI:
    """The application of one worker; uvicorn calls for it."""
    from .app import create_app

    settings = from_environment()
    logs.configure(settings)
    _follow_the_supervisor()
    app = create_app(settings)
    install(app)
    _collect_seldom()
    return app


def _follow_the_supervisor() -> None:
    """Go when it has gone, even if it was killed: else the port stays taken and nobody looks after us."""
    supervisor = multiprocessing.parent_process()
    if supervisor is None:
        return

    def watch() -> None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="supervisor", daemon=True).start()


def install(app: FastAPI) -> None:
    """Have the application say goodbye to its sockets when its process is told to go."""
    inner = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[Any]:
        async with inner(app) as state:
            with parting(app.state.server.hall.farewell):
                yield state

    app.router.lifespan_context = lifespan


@contextmanager
def parting(farewell: Callable[[], Awaitable[None]]) -> Iterator[None]:
    """SIGTERM and Ctrl-C wait for the farewell: uvicorn closes all sockets before the application hears of it.

    A second signal does not wait. Outside of the main thread there are no signals, and nothing is changed.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    tasks: list[asyncio.Task[None]] = []

    def heard(number: int, frame: FrameType | None) -> None:
        restore()
        loop.call_soon_threadsafe(lambda: tasks.append(loop.create_task(part())))

    async def part() -> None:
        try:
            async with asyncio.timeout(FAREWELL_S):
                await farewell()
        except Exception:
            logs.log.exception("farewell failed")
        finally:
            # Never a second SIGINT: uvicorn would take that for impatience.
            signal.raise_signal(signal.SIGTERM)

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    before = {number: signal.signal(number, heard) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        restore()
