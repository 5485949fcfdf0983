"""Fixtures of the browser tests: the client, a server for each worker, and windows that must stay without errors.

All run in one event loop per worker: a browser belongs to the loop that started it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from server.live import Api, Child, Nursery, a_nursery
from web import browsers, houses, world as world_of
from web.browsers import ROOT, Browsers, Looking
from web.world import Notes, World

HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and item.get_closest_marker("asyncio"):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built client. Without one no test of this folder can run, and that is a failure."""
    return houses.site()


@pytest.fixture(scope="session")
def nursery(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with houses.showing(site), a_nursery(tmp_path_factory.mktemp("web-servers")) as started:
        yield started


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def notes(tmp_path_factory: pytest.TempPathFactory) -> tuple[Notes, Path]:
    """Matches that were played before the server opens: made once for all workers, each has a copy."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with houses.locked(shared / "world.lock"):
        if not (shared / world_of.NOTES).exists():
            await world_of.make(shared)
    own = tmp_path_factory.mktemp("web") / "realms.db"
    shutil.copy(shared / world_of.DATABASE, own)
    return Notes.read(shared / world_of.NOTES), own


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(nursery: Nursery, notes: tuple[Notes, Path]) -> Child:
    """The server of this worker. Tests share it: each brings its own people and tables."""
    return await nursery.start(houses.settings(notes[1]))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with browsers.chromium() as browser:
        yield browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report  # type: ignore[return-value]


@pytest_asyncio.fixture(loop_scope="session")
async def windows(house: Child, chromium: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Browsers]:
    """Windows for a test, which fails if something went wrong in one of them. Of those of a test that failed there
    are pictures in build/web-failures."""
    opened = Browsers(chromium, house.url)
    try:
        yield opened
    finally:
        if request.node.stash.get(FAILED, False):
            await opened.picture(ROOT / "build" / "web-failures", request.node.name)
        troubles = [f"{window.where}: {text}" for window in opened.windows for text in window.unexpected()]
        await opened.close()
    assert not troubles, "\n".join(troubles)


@pytest_asyncio.fixture(loop_scope="session")
async def api(house: Child) -> AsyncIterator[Api]:
    async with Api(house.url) as opened:
        yield opened


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def world(house: Child, notes: tuple[Notes, Path]) -> AsyncIterator[World]:
    """Tables at every stage of a match, for tests that only look."""
    async with Api(house.url) as opened:
        yield World(opened, notes[0])


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def looking(house: Child, chromium: Browser) -> AsyncIterator[Looking]:
    """Windows that stay open from test to test, for those that only look: opening one takes longer than that."""
    opened = Browsers(chromium, house.url)
    yield Looking(opened)
    await opened.close()
