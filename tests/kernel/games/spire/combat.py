"""Combat: block, damage, attack, and the way out."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kernel.games.spire.cards import FOES, LAIRS
from kernel.games.spire.deeds import FINISH, PLAY
from kernel.games.spire.state import Foe, Spire
from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Decision, EventKind, Public, Refs, Seat, option
from realms.kernel.modifiers import expire
from realms.kernel.stock import Choose
from realms.kernel.zones import move

FELL: Final = EventKind("foe-fell", "who", "foe")


@final
class Block(Verb[Spire]):
    NAME: ClassVar[str] = "block"

    def offer(self, g: Spire, seat: Seat, menu: Decision) -> None:
        for i, foe in enumerate(g.foes):
            if not foe.blocked and not foe.dead:
                enough = g.heroes[seat].block >= FOES[foe.name][1]
                menu.offer(OK if enough else "SP-COMBAT-02", option("block", str(i)))

    def do(self, g: Spire, seat: Seat, refs: Refs) -> Frame | None:
        foe = g.foes[int(refs[0])]
        g.heroes[seat].block -= FOES[foe.name][1]
        foe.blocked = True
        return None


@final
class Strike(Verb[Spire]):
    """SP-COMBAT-04. The combat ends at once when the last foe falls."""

    NAME: ClassVar[str] = "strike"

    def offer(self, g: Spire, seat: Seat, menu: Decision) -> None:
        for i, foe in enumerate(g.foes):
            if not foe.dead:
                enough = g.heroes[seat].attack >= FOES[foe.name][0]
                menu.offer(OK if enough else "SP-COMBAT-04", option("strike", str(i)))

    def do(self, g: Spire, seat: Seat, refs: Refs) -> Frame | None:
        foe = g.foes[int(refs[0])]
        g.heroes[seat].attack -= FOES[foe.name][0]
        g.heroes[seat].fame += FOES[foe.name][2]
        foe.dead = True
        g.tell(FELL, seat, foe.name)
        if all(f.dead for f in g.foes):
            g.unwind(Combat, "cleanup")
        return None


BLOCK: Final = Block()
STRIKE: Final = Strike()


@final
class FightPhase(Choose[Spire]):
    """SP-COMBAT-01. Play cards and use their points in one phase of the combat."""

    RULE: ClassVar[str] = "SP-COMBAT-01"
    PROMPT: ClassVar[str] = "fight"

    def __init__(self, seat: Public[int], phase: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.phase = phase

    def context(self) -> str:
        return self.phase

    def verbs(self, g: Spire) -> tuple[Verb[Spire], ...]:
        return (PLAY, BLOCK if self.phase == "block" else STRIKE, FINISH)


@final
class Combat(Steps[Spire]):
    """SP-COMBAT-01. Fight everything that lives on the hero's space."""

    RULE: ClassVar[str] = "SP-COMBAT-01"
    ORDER: ClassVar[tuple[str, ...]] = ("face", "block", "damage", "attack", "cleanup")

    def __init__(self, seat: Public[int], at: Public[str] = "face") -> None:
        super().__init__(at)
        self.seat = seat

    def face(self, g: Spire) -> Frame | None:
        g.foes = [Foe(name) for name in LAIRS[g.track.items[g.heroes[self.seat].space]]]
        return None

    def block(self, g: Spire) -> Frame | None:
        return FightPhase(self.seat, "block")

    def damage(self, g: Spire) -> Frame | None:
        """SP-COMBAT-03. Each foe that was not blocked deals a wound."""
        for foe in g.foes:
            if not foe.blocked and g.wounds.items:
                move(g, g.wounds, 0, g.heroes[self.seat].hand)
        return None

    def attack(self, g: Spire) -> Frame | None:
        return FightPhase(self.seat, "attack")

    def cleanup(self, g: Spire) -> Frame | None:
        """SP-COMBAT-05. Whoever did not win goes back to the start."""
        hero = g.heroes[self.seat]
        if all(f.dead for f in g.foes):
            g.cleared.append(hero.space)
        else:
            hero.space = 0
        hero.attack = hero.block = 0
        g.foes = []
        expire(g.modifiers, "combat")
        return None
