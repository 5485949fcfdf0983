"""Servers that show the built client, for tests and for screenshots."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from realms.server.routes import pages
from realms.server.settings import Settings
from server.live import Api, a_nursery, free_port, quick
from web import world
from web.browsers import ROOT
from web.world import Notes, World

WEB = ROOT / "web"
OWN = ROOT / "build" / "site-test"
SOURCES = ("src", "public", "index.html", "icons.ts", "vite.config.ts", "svelte.config.js", "package-lock.json")
SHOWN = "REALMS_TEST_SITE"


def settings(database: Path) -> Settings:
    """No limits, and bots that do not pause; on a port that stays the same when the server is started again."""
    return quick(f"sqlite:///{database}", port=free_port(), modules=("web.shown",))


def current(folder: Path) -> bool:
    """Is that a build of the sources as they are?"""
    built = folder / "index.html"
    if not built.is_file():
        return False
    files = [path for name in SOURCES for path in (WEB / name, *(WEB / name).rglob("*")) if path.is_file()]
    return built.stat().st_mtime >= max(path.stat().st_mtime for path in files)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Several workers, and one of them does it for all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def site() -> Path:
    """The client as it is now: the package's, or a build of our own where that is of older sources. One that is
    named in REALMS_TEST_SITE is taken as it is."""
    if os.environ.get(SHOWN):
        return Path(os.environ[SHOWN])
    if current(pages.FOLDER):
        return pages.FOLDER
    with locked(ROOT / "build" / "site-test.lock"):
        if not current(OWN):
            _build()
    return OWN


def _build() -> None:
    # The set-up may have put a Node into the environment.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    npx = shutil.which("npx", path=path)
    assert npx and (WEB / "node_modules").is_dir(), "The web client is not built: run `make setup`."
    done = subprocess.run(
        [npx, "vite", "build", "--outDir", str(OWN), "--emptyOutDir", "--logLevel", "warn"],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, f"The web client does not build:\n{done.stdout}\n{done.stderr}"


@contextmanager
def showing(folder: Path) -> Iterator[None]:
    """Servers that are started meanwhile show this build."""
    before = os.environ.get(SHOWN)
    os.environ[SHOWN] = str(folder)
    try:
        yield
    finally:
        if before is None:
            del os.environ[SHOWN]
        else:
            os.environ[SHOWN] = before


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[str, World]]:
    """A server with matches behind it, for who is no test. All its files go into the folder."""
    await world.make(folder)
    notes = Notes.read(folder / world.NOTES)
    with showing(site()), a_nursery(folder) as nursery:
        child = await nursery.start(settings(folder / world.DATABASE))
        async with Api(child.url) as api:
            yield child.url, World(api, notes)
