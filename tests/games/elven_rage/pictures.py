"""Pictures of Elven Rage for tests: what is in them, and games to take them from."""

from __future__ import annotations

from collections.abc import Iterator

from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.kernel.model import Decision
from realms.kernel.rng import Rng, seeded
from realms.kernel.scene import Scene, Zone
from realms.kernel.view import SPECTATOR, project

BLACK, SNOW = 0, 1


def scene(match: ElvenRage, seat: int = 0) -> Scene:
    return SPEC.scene(project(match, seat))


def zone(picture: Scene, id: str) -> Zone:
    return next(z for z in picture.zones if z.id == id)


def ids(picture: Scene, id: str) -> list[str]:
    return [card.id for card in zone(picture, id).cards]


def sums(picture: Scene, of: str, text: str) -> list[dict[str, int | str]]:
    return [dict(told.args) for told in picture.sums if told.of == of and told.text == text]


def side(picture: Scene, of: str, name: str) -> dict[str, int | str]:
    return next(args for args in sums(picture, of, "sum-side") if args["side"] == name)


def lively(due: Decision, pick: Rng) -> str:
    """Rather do something than pass."""
    bold = [o for o in due.options if o.verb not in ("pass", "skip", "cancel")]
    options = bold if bold and pick.below(3) else due.options
    return options[pick.below(len(options))].key


def games(every: int = 7) -> Iterator[tuple[ElvenRage, int]]:
    """Positions along games of both scenarios and all numbers of players, with a seat to look from."""
    for number, (players, scenario) in enumerate(
        ((2, "superiority"), (3, "dragon_lord"), (3, "superiority"), (4, "superiority"))
    ):
        match = SPEC.new_match(players, number, {"scenario": scenario})
        assert isinstance(match, ElvenRage)
        pick = seeded(number)
        while match.due and match.seq < 800:
            due = next(d for d in match.due if not d.optional)
            if match.seq % every == 0:
                yield match, due.seat if match.seq % 2 else SPECTATOR
            match.apply(due.seat, lively(due, pick))
        yield match, SPECTATOR


def speakers(picture: Scene) -> list[tuple[str, int]]:
    return [(told.text, told.seat) for told in picture.sums if told.of == "window"]
