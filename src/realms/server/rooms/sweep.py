"""Duties that nobody does: matches whose worker has died are found and taken over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import or_, select, update

from ..errors import Refuse, StoreDown
from ..ids import now
from ..logs import log
from ..store.schema import matches
from .duties import NOT_BEGUN

if TYPE_CHECKING:
    from .hall import Hall

AT_ONCE: Final = 20
"""Matches taken over in one sweep."""
GRACE: Final = 5.0
"""Seconds that a sweep has to come to its end when the worker closes."""


class Sweep:
    """One in each worker, again and again."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self._sweeping: Final = asyncio.Lock()

    async def run(self) -> None:
        """Take over matches whose duties are overdue and whose worker has gone."""
        pause = self.hall.settings.sweep_ms / 1000
        while True:
            async with self._sweeping:
                await self.hall.bus.publish("alive", "", self.hall.bus.worker)
                self.hall.forget_the_dead()
                with _going_on():
                    for match, banks in await self.claim():
                        with _going_on(match):
                            await self._take_over(match, banks)
            # Workers must not look all at the same moment.
            await asyncio.sleep(pause * random.uniform(0.75, 1.25))

    async def come_to_an_end(self) -> None:
        """The last one: whoever is torn out of a transaction may leave the file locked behind."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await self._sweeping.acquire()

    async def _take_over(self, match: str, banks: str) -> None:
        log.info("duties-taken", match=match)
        if banks == NOT_BEGUN:
            # Its worker died before the match had begun.
            await self.hall.begin(match)
            return
        # That it is overdue may be news to us.
        await self.hall.outdate(match)
        async with self.hall.at(match) as room:
            await self.hall.duties.take_up(room)

    async def claim(self) -> list[tuple[str, str]]:
        at = now()
        free = or_(matches.c.lease_until.is_(None), matches.c.lease_until <= at)
        overdue = (matches.c.state == "playing") & (matches.c.wake_at <= at) & free
        some = select(matches.c.id).where(overdue).order_by(matches.c.wake_at).limit(AT_ONCE)
        if self.hall.db.postgres:
            some = some.with_for_update(skip_locked=True)
        async with self.hall.db.read() as connection:
            if not (await connection.execute(select(matches.c.id).where(overdue).limit(1))).first():
                return []
        async with self.hall.db.begin() as connection:
            claimed = await connection.execute(
                update(matches)
                .where(matches.c.id.in_(some.scalar_subquery()), free)
                .values(lease_owner=self.hall.bus.worker, lease_until=at + self.hall.settings.lease_ms)
                .returning(matches.c.id, matches.c.banks)
            )
            return [(match, banks) for match, banks in claimed]


@contextmanager
def _going_on(match: str = "") -> Iterator[None]:
    """What goes wrong in a sweep is written down; the sweep goes on with the next match."""
    try:
        yield
    except (StoreDown, Refuse) as error:
        log.warning("sweep-failed", match=match, error=str(error))
    except Exception:
        log.exception("sweep-failed", match=match)
