"""Several processes think about one decision: each grows a tree of its own, and what they found is added up.

Every process gets the same decision in a world that was dealt from what the seat sees, and a seed of its own. With
iterations alone the sum is the same each time, however the processes are scheduled.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final

from realms.bots.base import Sight
from realms.kernel import codec
from realms.kernel.model import Decision, Seat
from realms.kernel.registry import get
from realms.kernel.rng import seeded

from .judgement import Judged, Judgement

_POOLS: Final[dict[int, ProcessPoolExecutor]] = {}

Part = tuple[list[tuple[float, int, float, list[tuple[Seat, str]]]], list[float], int, int, str]
"""What one process found: value, visits, prior and line of each option; chances, best, iterations, its end."""


def judge_together(
    game: str,
    decision: Decision,
    look: Sight,
    iterations: int,
    milliseconds: float | None,
    seed: int,
    processes: int,
) -> Judgement:
    """As `judge`, with the iterations shared out."""
    home = type(get(game)).__module__
    world = codec.dump(look.redeal(seeded(seed)))
    share = max(1, iterations // processes)
    pool = _pool(processes)
    asked = [
        pool.submit(
            _part, home, game, decision.seat, decision.prompt, world, share, milliseconds, seed * 64 + number
        )
        for number in range(processes)
    ]
    return _sum(decision, [part.result() for part in asked])


def _pool(processes: int) -> ProcessPoolExecutor:
    """Kept for the next decision: to start processes takes longer than most thoughts."""
    found = _POOLS.get(processes)
    if found is None:
        found = _POOLS[processes] = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    return found


def _part(
    home: str,
    game: str,
    seat: Seat,
    prompt: str,
    world: dict[str, Any],
    iterations: int,
    milliseconds: float | None,
    seed: int,
) -> Part:
    from . import judge

    import_module(home)
    match = codec.load(world)
    decision = next(d for d in match.due if d.seat == seat and d.prompt == prompt)
    found = judge(game, decision, Sight(match, seat), iterations=iterations, milliseconds=milliseconds, seed=seed)
    options = [(o.value, o.visits, o.prior, o.line) for o in found.options]
    return options, found.chances, found.best, found.iterations, found.ended


def _sum(decision: Decision, parts: list[Part]) -> Judgement:
    """Visits are added up, values weighed with them; lines are those of the process that looked most often."""
    judged: list[Judged] = []
    for place, option in enumerate(decision.options):
        found = [part[0][place] for part in parts]
        visits = sum([one[1] for one in found])
        value = sum([one[0] * one[1] for one in found]) / visits if visits else 0.0
        line = max(found, key=lambda one: one[1])[3]
        judged.append(Judged(option.key, value, visits, found[0][2], line))
    best = max(range(len(judged)), key=lambda place: (judged[place].visits, judged[place].value))
    agreeing = [part for part in parts if part[2] == best] or parts
    chances = [sum(column) / len(agreeing) for column in zip(*[part[1] for part in agreeing], strict=True)]
    ended = "clock" if any(part[4] == "clock" for part in parts) else parts[0][4]
    return Judgement(decision.seat, judged, best, chances, sum([part[3] for part in parts]), ended)
