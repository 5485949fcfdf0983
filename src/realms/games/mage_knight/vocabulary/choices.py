"""Nodes that choose, or wait for the right moment, beside those of the kernel."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import JOINTS, ODD, Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option
from realms.kernel.stock import PASS

from ..state import MageKnight
from ..terms import ANY_TIME, INTERACTION, RANGED_PHASE
from . import words
from .base import Deed, Node


@final
class MayOneOf(Deed):
    """One of the parts, or nothing. Always asks: whether a part can be done may hang on hidden cards."""

    def __init__(self, *parts: Node) -> None:
        super().__init__("may_one_of", ANY_TIME, "MK-TURN-16", parts)

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return True

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for part in self.parts:
            menu.offer(part.why_not(g, seat), option("do", part.label))
        menu.offer(OK, PASS)

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        run.todo.extend([part for part in self.parts if choice.verb == "do" and part.label == choice.refs[0]])
        return None

    def text(self, lang: str) -> str:
        return JOINTS[lang]["may"] + words.one_of(lang, [part.text(lang) for part in self.parts])


@final
class AtStart(Deed):
    """All parts, but only at the start of a combat: before anything else is done in it."""

    def __init__(self, *parts: Node) -> None:
        super().__init__("at_start", 1 << RANGED_PHASE, "MK-COMBAT-14", parts)

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        why = super().why_not(g, seat)
        return self.rule if why == OK and (g.fight is None or g.fight.began) else why

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        run.todo.extend(reversed(self.parts))
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "at-start", what=JOINTS[lang]["seq"].join([part.text(lang) for part in self.parts]))


@final
class InInteraction(Deed):
    """If it is used in an interaction, fame and reputation at the end of the turn."""

    def __init__(self, *, fame: int = 0, reputation: int = 0) -> None:
        super().__init__("in_interaction", ANY_TIME, "MK-TURN-16")
        self.fame: Final = fame
        self.reputation: Final = reputation

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        if g.phase == INTERACTION:
            gains = g.heroes[seat].now.gains
            if self.fame:
                gains.append(f"fame:{self.fame}")
            if self.reputation:
                gains.append(f"reputation:{self.reputation}")
        return None

    def text(self, lang: str) -> str:
        said: list[str] = []
        if self.fame:
            said.append(words.say(lang, "fame", self.fame))
        if self.reputation:
            said.append(words.say(lang, "reputation", self.reputation))
        return words.say(lang, "in-interaction", what=", ".join(said))


@final
class Special(Deed):
    """An effect that is a frame of its own, as the kernel's Custom, with words of its own in both languages."""

    def __init__(self, name: str, said: tuple[str, str]) -> None:
        super().__init__("custom", ANY_TIME, "MK-DEED-11")
        self.name: Final = name
        self.said: Final = said

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return ODD[self.name].why_not(g, seat)

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        return ODD[self.name].frame(g, seat)

    def text(self, lang: str) -> str:
        return self.said[1] if lang == "ru" else self.said[0]
