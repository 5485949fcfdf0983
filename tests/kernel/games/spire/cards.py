"""The cards and foes of Spire, as data."""

from __future__ import annotations

from typing import Final, final

from kernel.games.spire.effects import Alive, Discard, Draw, Flee, GainMana, Night, Points, Scout, Until
from kernel.games.spire.state import Spire
from realms.kernel.effects import Custom, Effect, May, OneOf, Pay, Per, Seq, When, register


@final
class Card:
    def __init__(self, colour: str, basic: Effect[Spire], strong: Effect[Spire]) -> None:
        self.colour: Final = colour
        self.basic: Final = basic
        self.strong: Final = strong


CARDS: Final[dict[str, Card]] = {}
SIDEWAYS: Final[dict[str, Effect[Spire]]] = {}


def card(name: str, colour: str, basic: Effect[Spire], strong: Effect[Spire]) -> None:
    register(basic, f"spire.{name}.basic")
    register(strong, f"spire.{name}.strong")
    CARDS[name] = Card(colour, basic, strong)


def move(n: int) -> Effect[Spire]:
    return Points("move", n)


def attack(n: int) -> Effect[Spire]:
    return Points("attack", n)


def block(n: int) -> Effect[Spire]:
    return Points("block", n)


for _way in ("move", "attack", "block"):
    SIDEWAYS[_way] = register(Points(_way, 1), f"spire.sideways.{_way}")

card("march", "green", move(2), move(4))
card("rage", "red", OneOf(attack(2), block(2)), attack(4))
card("improvise", "red", Pay(Discard(), OneOf(move(3), attack(3), block(3))), Pay(Discard(), attack(6)))
card("prepare", "green", Seq(move(1), Draw(1)), Seq(GainMana("gold"), May(Discard()), Draw(2)))
card("howl", "red", When(Night("night"), attack(4), attack(2)), Seq(attack(2), Per(Alive("foes"), attack(1))))
card("ward", "green", Until("combat", "block", 1), Until("turn", "block", 2))
card("farsight", "green", Seq(Scout(), move(1)), Seq(Scout(), move(3)))
card("echo", "red", GainMana("red"), Custom("echo"))
card("vanish", "green", Custom("vanish"), Seq(Flee(), Draw(1)))

FOES: Final[dict[str, tuple[int, int, int]]] = {"orc": (2, 2, 2), "wolf": (1, 3, 1)}
"""Armour, attack and fame."""

LAIRS: Final[dict[str, tuple[str, ...]]] = {"plain": (), "camp": ("orc",), "den": ("orc", "wolf")}
"""Who lives on each kind of tile."""
