"""Rows of the database as what goes over the line: a table as everyone at it may see it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any, Final

import msgspec

from . import wire

NOBODY: Final[frozenset[int]] = frozenset()


def table_info(row: Any, seats: Iterable[Any], online: Collection[int] = NOBODY) -> wire.TableInfo:
    """`row` of matches; `seats` with the names of the people on them. Seed and salt are told at the end only."""
    ended = row.state == "finished"
    result = result_of(row)
    forfeited = result.forfeited if result is not None else ()
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        ruleset=row.ruleset,
        state=row.state,
        players=row.players,
        options=json.loads(row.options),
        host=row.host,
        public=row.public,
        spectators=row.spectators,
        clock=clock_of(row),
        seats=tuple(
            wire.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                person=seat.person or "",
                name=seat.name or "",
                bot=seat.bot,
                online=seat.seat in online,
                forfeited=seat.seat in forfeited,
            )
            for seat in seats
        ),
        seq=row.seq,
        created=row.created,
        started=row.started,
        ended=row.ended,
        seed_hash=row.seed_hash,
        seed=own_seed(row.seed) if ended else None,
        salt=row.salt if ended else None,
        result=result,
        parent=row.parent,
        parent_at=row.parent_at,
    )


def own_seed(seed: str) -> str:
    """The seed whose hash was published; where a match plays another one on ("old:new"), that of its new dice."""
    return seed.rpartition(":")[2]


def first_seed(seed: str) -> int:
    """The seed that the match's record starts from; where it plays another match on, that match's."""
    return int(seed.partition(":")[0])


def clock_of(row: Any) -> wire.Clock:
    return msgspec.json.decode(row.clock, type=wire.Clock)


def result_of(row: Any) -> wire.Result | None:
    return None if row.result is None else msgspec.json.decode(row.result, type=wire.Result)


def to_text(value: object) -> str:
    """A value of the wire as the database keeps it."""
    return msgspec.json.encode(value).decode()
