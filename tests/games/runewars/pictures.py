"""Pictures of Runewars for tests: what is in them, and games to take them from."""

from __future__ import annotations

from collections.abc import Iterator

from realms.games.runewars.spec import SPEC
from realms.games.runewars.state import Runewars
from realms.kernel.rng import seeded
from realms.kernel.scene import Scene, Zone
from realms.kernel.view import project

PLAYS = ((2, "built"), (3, "random"), (4, "fixed"))


def scene(match: Runewars, seat: int = 0) -> Scene:
    return SPEC.scene(project(match, seat))


def zone(picture: Scene, id: str) -> Zone:
    return next(z for z in picture.zones if z.id == id)


def ids(picture: Scene, id: str) -> list[str]:
    return [card.id for card in zone(picture, id).cards]


def sums(picture: Scene, of: str, text: str) -> list[dict[str, int | str]]:
    return [dict(told.args) for told in picture.sums if told.of == of and told.text == text]


def figures(picture: Scene) -> dict[str, int]:
    """Piece -> how many figures it stands for."""
    return {told.of: int(dict(told.args)["n"]) for told in picture.sums if told.text == "sum-figures"}


def games(every: int = 7, moves: int = 500) -> Iterator[Runewars]:
    """Positions along games of all numbers of players, on maps of all kinds; every other one with hidden runes."""
    for number, (players, map) in enumerate(PLAYS):
        match = SPEC.new_match(players, number, {"map": map, "hidden_runes": number % 2 == 1})
        assert isinstance(match, Runewars)
        pick = seeded(number)
        while match.due and match.seq < moves:
            due = next(d for d in match.due if not d.optional)
            if match.seq % every == 0:
                yield match
            match.apply(due.seat, due.options[pick.below(len(due.options))].key)
        yield match
