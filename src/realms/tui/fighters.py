"""Warriors in short: lives, initiative and the icons of three sides, as cards print them and as they stand now.

For games whose scene tells these figures as sums (`sum-lives`, `sum-initiative`, `sum-icon`, `sum-price` of a
card; `sum-lives-left`, `sum-side`, `sum-was`, `sum-order` of a fighter). Codes of icons are those of the rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from realms.kernel.scene import Board, Scene, Sum

from . import palette
from .names import Names
from .sums import said_of, told_of
from .table import Part

BATTLE: Final = "battle"
"""The kind of board that is a battlefield; what the scene says of the battle is of its id."""
LINES: Final = "lines"
"""Another kind: columns of units instead of places for cards."""
BATTLES: Final = (BATTLE, LINES)
FIGHTER: Final = "fighter"
HEART: Final = "♥"
LOST: Final = "·"
NOTHING: Final = "none"
HEADED: Final = ("sum-battle", "sum-initiative-now", "sum-step")
"""What the title of a battlefield says anyway."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a fighter. `aim`: what it comes to; `changed`: it shows something else than is printed."""

    name: str
    icon: str
    aim: str
    changed: bool


@dataclass(frozen=True, slots=True)
class Fighter:
    """A warrior on the battlefield. `order`: which it is of those who are still to act, 0 if it is not."""

    place: str
    name: str
    owner: int
    state: str
    lives: int
    whole: int
    initiative: str
    sides: tuple[Side, ...]
    order: int
    acts: bool


def embattled(scene: Scene) -> bool:
    return any(board.kind in BATTLES for board in scene.boards)


def fighters(scene: Scene, board: Board, names: Names) -> tuple[Fighter, ...]:
    """Those who stand on a battlefield."""
    if board.kind != BATTLE:
        return ()
    acting = {dict(told.args).get(FIGHTER) for told in told_of(scene, board.id) if told.text == "sum-on-turn"}
    found: list[Fighter] = []
    for piece in scene.pieces:
        if piece.kind != FIGHTER:
            continue
        told = [(one.text, dict(one.args)) for one in told_of(scene, piece.id)]
        one = dict(told)
        changed = {args["side"] for text, args in told if text == "sum-was"}
        sides = tuple(
            Side(str(args["side"]), str(args["icon"]), str(args["aim"]), args["side"] in changed)
            for text, args in told
            if text == "sum-side"
        )
        lives = one["sum-lives-left"]
        found.append(
            Fighter(
                piece.at,
                names.label(piece.id.partition("@")[0]),
                piece.owner,
                piece.state,
                int(lives["n"]),
                int(lives["of_n"]),
                names.say("tui-initiative", n=one["sum-initiative"]["n"]),
                sides,
                int(one["sum-order"]["n"]) if "sum-order" in one else 0,
                piece.id in acting,
            )
        )
    return tuple(found)


def code(icon: str) -> str:
    return "--" if icon == NOTHING else icon.upper()


def figures(scene: Scene, card: str, names: Names) -> str:
    """What is printed on a warrior, in a few signs; "" if the scene tells no such figures of the card."""
    told = [(one.text, dict(one.args)) for one in told_of(scene, card)]
    one = dict(told)
    if "sum-initiative" not in one or "sum-lives" not in one:
        return ""
    icons = "·".join(code(str(args["icon"])) for text, args in told if text == "sum-icon")
    said = f"{names.say('tui-initiative', n=one['sum-initiative']['n'])} {HEART}{one['sum-lives']['n']} {icons}"
    return f"{said}, {names.say('tui-price', n=one['sum-price']['n'])}" if "sum-price" in one else said


def declared(scene: Scene, names: Names) -> list[str]:
    """What was declared and has not worked yet, the last first, because it works first."""
    found: list[str] = []
    for zone in scene.zones:
        if zone.kind == "declared" and zone.cards:
            said = [names.text(line) for line in zone.cards[0].text[1:]] + said_of(scene, zone.id, names)
            who = names.seats[zone.owner]
            found.insert(0, f"{who}: {names.label(zone.cards[0].id)}. {' '.join(said)}")
    return found


def battle_told(scene: Scene, board: Board, names: Names) -> tuple[Part, ...]:
    """What is to be said below a battlefield: what was declared, then the strike, then how it stands."""
    if board.kind == LINES:
        return tuple((names.sum_up(one), _tone(one)) for one in told_of(scene, board.id) if one.text not in HEADED)
    if board.kind != BATTLE:
        return ()
    quiet = ("sum-gone", "sum-next", "sum-on-turn")
    sums = [one for one in told_of(scene, board.id) if one.text not in quiet]
    loud = [one for one in sums if one.text not in ("sum-land", "sum-if-ended")]
    say = names.sum_up
    return (
        *[(f"▸ {text}", palette.LANTERN_HOT) for text in declared(scene, names)],
        *[(f"▸ {say(one)}", palette.DANGER) for one in loud],
        *[(say(one), palette.INK) for one in sums if one.text == "sum-if-ended"],
        *[(say(one), palette.SOFT) for one in sums if one.text == "sum-land"],
        (_key(scene, names), palette.LINE_STRONG),
    )


def _tone(told: Sum) -> str:
    """What it comes to stands out."""
    return palette.INK if told.text in ("sum-if-ended", "sum-ended") else palette.SOFT


def _key(scene: Scene, names: Names) -> str:
    """What the codes on a battlefield mean, as far as they are there."""
    there = {str(dict(one.args)["icon"]) for one in scene.sums if one.text == "sum-side"} - {NOTHING}
    icons = ", ".join(f"{code(icon)} {names.label(icon)}" for icon in sorted(there))
    return f"{names.say('tui-battle-key')} {icons}."
