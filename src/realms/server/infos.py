"""Rows of the database as what goes over the line: a table as everyone at it may see it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from . import wire

NOBODY: Final[frozenset[int]] = frozenset()


def table_info(
    row: Any,
    seat_rows: Iterable[Any],
    names: Mapping[str, str],
    online: Collection[int] = NOBODY,
    *,
    taken_over: Collection[int] = NOBODY,
    forfeited: Collection[int] = NOBODY,
    since: Sequence[int | None] = (),
    left_ms: Mapping[int, int | None] | None = None,
    deadlines: Mapping[int, int | None] | None = None,
    plea: wire.Plea | None = None,
) -> wire.TableInfo:
    """`row` of matches, its rows of seats, and the names of the people in them. Seed and salt only at the end."""
    ended = row.state == "finished"
    result = result_of(row.result)
    seat_rows = list(seat_rows)
    out = {*forfeited, *(result.forfeited if result is not None else ())}
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
        clock=clock_of(row.clock),
        seats=tuple(
            wire.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                person=seat.person or "",
                name=names.get(seat.person, "") if seat.person else "",
                bot=seat.bot,
                online=seat.seat in online,
                taken_over=seat.seat in taken_over,
                forfeited=seat.seat in out,
                since=since[seat.seat] if since else None,
                left_ms=left_ms.get(seat.seat) if left_ms else None,
                deadline=deadlines.get(seat.seat) if deadlines else None,
            )
            for seat in sorted(seat_rows, key=lambda seat: int(seat.seat))
        ),
        seq=row.seq,
        created=row.created,
        started=row.started,
        ended=row.ended,
        seed_hash=row.seed_hash,
        seed=own_seed(row.seed) if ended else None,
        salt=row.salt if ended else None,
        plea=plea,
        result=result,
        parent=row.parent,
        parent_at=row.parent_at,
        coach=coached(row.coach, seat_rows),
        coach_agreed=row.coach,
    )


def coached(agreed: bool | None, seat_rows: Iterable[Any]) -> bool:
    """Does the coach give hints? As agreed; else where nobody plays against another person, and nobody else may
    yet sit down."""
    if agreed is not None:
        return agreed
    seats = list(seat_rows)
    people = {seat.person for seat in seats if seat.kind == "person"}
    return len(people) == 1 and all(seat.kind != "open" for seat in seats)


def own_seed(seed: str) -> str:
    """The seed whose hash was published; where a match plays another one on ("old:new"), that of its new dice."""
    return seed.rpartition(":")[2]


def first_seed(seed: str) -> int:
    """The seed that the match's record starts from; where it plays another match on, that match's."""
    return int(seed.partition(":")[0])


def clock_of(text: str) -> wire.Clock:
    return msgspec.json.decode(text, type=wire.Clock)


def result_of(text: str | None) -> wire.Result | None:
    return None if text is None else msgspec.json.decode(text, type=wire.Result)


def to_text(value: object) -> str:
    """A value of the wire as the database keeps it."""
    return msgspec.json.encode(value).decode()
