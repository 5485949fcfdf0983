"""What a front end may rely on to draw quickly: things that look the same are the same object."""

from __future__ import annotations

from random import Random

import realms
from realms.kernel.scene import Scene

GAME = "tiny_epic_kingdoms"


def scenes(players: int, seed: int) -> list[list[Scene]]:
    """What each seat saw at each point of a random match."""
    match = realms.new_match(GAME, players=players, seed=seed, options={"find_tokens": True})
    dice, spec = Random(seed), realms.spec(GAME)
    found = []
    while due := [d for d in match.due if not d.optional]:
        found.append([spec.scene(realms.view(match, seat)) for seat in range(players)])
        match.apply(due[0].seat, dice.choice(due[0].options).key)
    return found


def test_boards_and_pieces_are_made_once() -> None:
    boards: dict[object, int] = {}
    pieces: dict[object, int] = {}
    for moment in scenes(3, 5):
        for scene in moment:
            for board in scene.boards:
                assert boards.setdefault(board, id(board)) == id(board)
            for piece in scene.pieces:
                assert pieces.setdefault(piece, id(piece)) == id(piece)
    assert len(boards) > 3 and len(pieces) > 20


def test_drawing_leaves_the_view_as_it_was() -> None:
    match = realms.new_match(GAME, players=2, seed=1)
    view = realms.view(match, 0)
    before = repr(view.plain())
    assert realms.spec(GAME).scene(view) == realms.spec(GAME).scene(view)
    assert repr(view.plain()) == before
