"""First games with a guide: all their positions at once, made when somebody first asks."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from fastapi import APIRouter, Request, Response

from realms import api, tours

from .. import wire
from ..errors import missing
from ..kept import KNOWN, Kept, kept_json
from ..rooms import picture
from ..rooms.record import tell
from .deps import PROBLEMS
from .words import Game

router: Final = APIRouter(prefix="/api", tags=["words"], responses=PROBLEMS)


@router.get("/tours/{game}", response_model=wire.Tour, responses=KNOWN)
async def tour_of_game(request: Request, game: Game) -> Response:
    """The first game with a guide, step by step, as seat 0 sees it."""
    if game not in api.game_ids():
        raise missing("game")
    kept = await asyncio.to_thread(_tour, game)
    if kept is None:
        raise missing("tour")
    return kept.answer(request)


@cache
def _tour(game: str) -> Kept | None:
    script = tours.find(game)
    if script is None:
        return None
    steps = tuple([step(stop) for stop in tours.stops(script)])
    return kept_json(wire.Tour(script.game, steps))


def step(stop: tours.Stop) -> wire.TourStep:
    """A stop as pages read it."""
    seat, match = tours.LEARNER, stop.match
    outcome = match.outcome() if match.over else None
    result = None if outcome is None else wire.Result(outcome.scores, outcome.winners, outcome.sheet, ())
    refused = [wire.Refused(picture.option(r.option), r.rule) for r in match.refusals(seat)]
    events = [told for seq, event in stop.told for told in tell([event], seat, seq)]
    position = picture.position(match, seat, 0, result)
    return wire.TourStep(position, tuple(events), tuple(refused), stop.hint, stop.point, stop.key)
