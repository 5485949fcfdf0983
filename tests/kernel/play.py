"""Random play over the two test games, and what a seat may notice of a match."""

from __future__ import annotations

from kernel.games.banners.spec import SPEC as BANNERS
from kernel.games.spire.spec import SPEC as SPIRE
from realms.kernel import view
from realms.kernel.match import Match
from realms.kernel.model import Event, Seat
from realms.kernel.registry import GameSpec
from realms.kernel.rng import Rng, seeded

SPECS: dict[str, GameSpec] = {spec.id: spec for spec in (SPIRE, BANNERS)}


def pick(match: Match, rng: Rng, *, withdraw: bool = True) -> tuple[Seat, str]:
    """A choice that is owed; sometimes, where `withdraw` allows it, one that is not."""
    owed = [d for d in match.due if not d.optional]
    rest = [d for d in match.due if d.optional] if withdraw and rng.below(8) == 0 else []
    menu = rng.pick(rest or owed)
    return menu.seat, rng.pick(menu.options).key


def after(spec: GameSpec, players: int, seed: int, n: int) -> Match:
    """A match that `n` random choices have led to, or that has ended before."""
    match = spec.new_match(players, seed, {})
    rng = seeded(seed + 1)
    for _ in range(n):
        if not match.over:
            match.apply(*pick(match, rng))
    return match


def seen(match: Match, seat: Seat) -> dict[str, object]:
    """All that a seat may notice: its view, its options and refusals, and who is asked what."""
    noticed = view.project(match, seat).plain()
    noticed["asked"] = [[d.seat, d.prompt, d.args, d.optional] for d in match.due]
    noticed["refusals"] = [(r.option.key, r.rule) for r in match.refusals(seat)]
    return noticed


def told(events: list[Event], seat: Seat) -> list[tuple[object, ...]]:
    return [(e.kind.name, *e.args) for e in view.redact(events, seat)]
