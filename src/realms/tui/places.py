"""Places of boards: how they look, and what there is to say of them. Knows no game."""

from __future__ import annotations

from typing import Any, Final

from textual.content import Content

from realms.kernel.model import Decision, Option
from realms.kernel.scene import Board, Piece, Scene

from . import palette
from .board import piece_sign
from .fighters import HEART, LINES, battle_told, fighters
from .hexes import FLAT, KINDS, TILE, hovers
from .legend import legend, letter
from .look import BoardLook
from .names import Names, hanging
from .sums import FIGURES, HELD, said_of, told_of

LAID: Final[dict[str, str]] = {"routed": "↓", "before": "↓", "gone": "†"}
"""Behind figures that lie, or are lost."""


def look(
    scene: Scene,
    board: Board,
    decision: Decision | None,
    names: Names,
    badges: dict[str, str],
    hot: frozenset[str],
) -> BoardLook:
    """A board as it is drawn now."""
    title = names.label(board.id)
    spaces = {space.id for space in board.spaces}
    everywhere = [space.id for other in scene.boards for space in other.spaces]
    asked = {arg for _, arg in decision.args if isinstance(arg, str)} if decision is not None else set()
    pieces = tuple(piece for piece in scene.pieces if piece.at in spaces)
    kinds = {space.kind: names.label(space.kind) for space in board.spaces}
    return BoardLook(
        board,
        _heading(scene, board, names),
        {space.id: names.short(space.id).removeprefix(title).strip(" ,") for space in board.spaces},
        kinds | {piece.kind: names.piece(piece.kind) for piece in pieces},
        pieces,
        {ref: number for ref, number in badges.items() if ref in spaces or ref == board.id},
        hot & (spaces | {board.id}),
        frozenset((asked & spaces) | _now(scene, board)),
        any(ref in badges for ref in everywhere),
        legend=legend(scene, board, names) if board.kind in KINDS else (),
        fighters=fighters(scene, board, names),
        told=battle_told(scene, board, names),
        **_figures(scene, board, pieces, names),
    )


def _figures(scene: Scene, board: Board, pieces: tuple[Piece, ...], names: Names) -> dict[str, Any]:
    """Of figures: how many pieces stand for, by which letters, in words; whose the spaces are."""
    if board.kind not in (FLAT, TILE, LINES):
        return {}
    counted = {told.of: int(dict(told.args)["n"]) for told in scene.sums if told.text == FIGURES}
    figures = {piece.id: counted[piece.id] for piece in pieces if piece.id in counted}
    if board.kind == LINES:
        return {"notes": {piece.id: _note(scene, piece, names) for piece in pieces if piece.id in figures}}
    return {
        "figures": figures,
        "letters": {piece.kind: letter(piece.kind, names) for piece in pieces if piece.id in figures},
        "held": {told.of: told.seat for told in scene.sums if told.text == HELD},
    }


def _note(scene: Scene, piece: Piece, names: Names) -> tuple[str, str]:
    """A piece in a column: how many there are; their health where it is more than one, and whether they lie."""
    told = {one.text: dict(one.args) for one in told_of(scene, piece.id)}
    said = names.label(str(told[FIGURES]["units"]))
    health = told.get("sum-health-left", {})
    lives = f" {HEART}{health['n']}/{health['of_n']}" if int(health.get("of_n", 0)) > 1 else ""
    return said, f"{lives} {LAID.get(piece.state, '?')}" if piece.state else lives


def _now(scene: Scene, board: Board) -> set[str]:
    """The columns of a battlefield whose moment has come."""
    moments = [dict(told.args)["n"] for told in told_of(scene, board.id) if told.text == "sum-initiative-now"]
    return {space.id for space in board.spaces if board.kind == LINES and int(space.at[0]) + 1 in moments}


def things(scene: Scene, option: Option) -> list[str]:
    """What an option names, and the one piece that all its refs together name."""
    joined = ":".join(option.refs)
    whole = [piece.id for piece in scene.pieces if f":{piece.id}".endswith(f":{joined}")]
    return [*option.refs, *(whole if len(whole) == 1 and len(option.refs) > 1 else ())]


def _heading(scene: Scene, board: Board, names: Names) -> tuple[str, ...]:
    """The title of a board in parts, the most needed first: whose it is, or what the scene says of it."""
    heading = [names.label(board.id)]
    if board.owner >= 0:
        heading += [names.label(panel.card) for panel in scene.panels if panel.seat == board.owner and panel.card]
        heading.append(names.seats[board.owner])
    elif told := said_of(scene, board.id, names):
        heading = [text.rstrip(".") for text in told]
    elif board.kind:
        heading.append(names.label(board.kind))
    return tuple(heading)


def describe(scene: Scene, ref: str, names: Names) -> list[str]:
    """One place in words: name, kind, what stands there."""
    space = next(s for board in scene.boards for s in board.spaces if s.id == ref)
    lines = [f"{names.label(ref)}: {names.label(space.kind)}"]
    for piece in scene.pieces:
        if piece.at == ref:
            who = f" ({names.seats[piece.owner]})" if piece.owner >= 0 else ""
            said = said_of(scene, piece.id, names)
            if any(told.text == FIGURES for told in told_of(scene, piece.id)):
                state = f", {names.label(piece.state)}" if piece.state else ""
                lines.append(f"{said[0].rstrip('.')}{state}{who}")
                lines += said[1:]
                continue
            lines.append(f"{names.piece(_named(piece, names))}{who}")
            lines += said_of(scene, piece.kind, names) + said
    return [*lines, *said_of(scene, ref, names)]


def _named(piece: Piece, names: Names) -> str:
    """What a piece is called: by itself if it has a name, else by its kind."""
    return piece.kind if names.label(piece.id) == piece.id else piece.id


def about(scene: Scene, option: Option, names: Names, width: int) -> list[Content]:
    """What there is at the places that an option names."""
    everywhere = {space.id: hovers(board, space) for board in scene.boards for space in board.spaces}
    lines: list[Content] = []
    for ref in option.refs:
        if ref in everywhere and not everywhere[ref]:
            head, *rest = describe(scene, ref, names)
            lines += [Content.styled(line, palette.INK) for line in hanging(" ", head, width)]
            said = " ".join(text if text.endswith(".") else f"{text}." for text in rest)
            lines += [Content.styled(line, palette.SOFT) for line in hanging("   ", said, width)] if said else []
    return lines


def glimpse(scene: Scene, option: Option) -> str:
    """Signs of the one place an option is about: its ground, what it yields, who is there.

    Hexes go without: their names tell what is on them.
    """
    if len(option.refs) != 1:
        return ""
    for board in scene.boards:
        for space in board.spaces:
            if space.id == option.refs[0] and board.kind not in KINDS:
                signs = [palette.terrain(space.kind)[2]]
                signs += [drawn[0] for mark in space.marks if (drawn := palette.sign(mark))]
                there = [piece_sign(piece) for piece in scene.pieces if piece.at == space.id]
                return "  " + " ".join(["".join(signs), *there])
    return ""
