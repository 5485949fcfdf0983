"""A house, and matches of two people in it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from server.live import Api, Place, Worker, quick, worker

RNG = random.Random
SEATED: list[Place] = []
"""Whom the fixture sees out at the end of a test."""


@asynccontextmanager
async def open_house(folder: Path, *, bots: bool) -> AsyncIterator[tuple[Worker, Api]]:
    settings = quick(f"sqlite:///{folder / 'house.db'}", auto_pass_ms=200)
    async with worker(settings, bots=bots) as here, Api(here.url) as api:
        yield here, api
        while SEATED:
            await SEATED.pop().leave()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[tuple[Worker, Api]]:
    """For people: without the processes in which bots think."""
    async with open_house(tmp_path, bots=False) as opened:
        yield opened


@pytest.fixture
async def bots_house(tmp_path: Path) -> AsyncIterator[tuple[Worker, Api]]:
    async with open_house(tmp_path, bots=True) as opened:
        yield opened


async def two(api: Api, **form: Any) -> tuple[Place, Place]:
    """A match of two people, both at their seats."""
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    table = await api.table([anna, boris], **form)
    a, b = Place(api.url, table, 0, anna), Place(api.url, table, 1, boris)
    SEATED.extend((a, b))
    return await a.connect(), await b.connect()


async def step(places: tuple[Place, ...], rng: random.Random) -> Place:
    """One random choice of whoever is asked; everyone has seen it."""
    mover = next(p for p in places if p.options())
    seq = mover.seq
    await mover.choose(rng.choice(mover.options()))
    await asyncio.gather(*[p.reach(seq + 1) for p in places])
    return mover
