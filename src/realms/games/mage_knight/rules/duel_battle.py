"""A hero battle from its beginning to its result (MK-PVP-14, 20, 28, 30, 35, 40, 41)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public, Seat
from realms.kernel.modifiers import expire

from ..data.hexes import HEX_NAMES
from ..events import HERO_BATTLE_DRAWN, HERO_BATTLE_WON, HERO_BLOCKED, PHASE_BEGAN, SITE_CONQUERED, WITHDREW
from ..fights import Duel, Fight
from ..state import MageKnight
from ..terms import AFTERWARDS, BLOCK_PHASE, IDLE, MELEE_PHASE, NONE, PHASES, RANGED_PHASE
from ..vocabulary import lasting
from . import endturn, healing, offturn
from .duel import attack_points, fame_won, rival_of, sides
from .duel_attack import HeroAttack
from .duel_begin import Attend
from .duel_block import HeroBlock, next_rider, taken_off, unblocked
from .duel_damage import HeroDamage
from .ground import hostile
from .points import gain_fame


def drawn(g: MageKnight, fight: Fight, duel: Duel) -> None:
    """MK-PVP-41. Nobody gains fame; the aggressor goes back, without a wound for this step."""
    hero = g.heroes[duel.aggressor]
    g.tell(HERO_BATTLE_DRAWN, duel.aggressor, duel.defender)
    if fight.back != hero.hex:
        hero.hex = fight.back
        hero.now.path.pop()
        g.tell(WITHDREW, hero.seat, HEX_NAMES[hero.hex])


def won(g: MageKnight, fight: Fight, winner: Seat, loser: Seat) -> None:
    """MK-PVP-40. Fame; and the keep from which its owner, or an ally of the owner, was driven is the winner's."""
    g.tell(HERO_BATTLE_WON, winner, loser)
    gain_fame(g, winner, fame_won(g, winner, loser))
    if hostile(g, winner, fight.hex):
        g.shields[fight.hex] = winner
        g.tell(SITE_CONQUERED, winner, HEX_NAMES[fight.hex])


@final
class HeroBattle(Steps[MageKnight]):
    """MK-PVP-14. Ranged phase and melee phase, until somebody is driven off or nobody attacks any more."""

    RULE: ClassVar[str] = "MK-PVP-14"
    ORDER: ClassVar[tuple[str, ...]] = (
        "begin",
        "attend",
        "ranged",
        "attack",
        "block",
        "blocked",
        "ride",
        "hurt",
        "swap",
        "melee",
        "result",
        "after",
        "end",
        "over",
    )

    def __init__(
        self, defender: Public[int], left: Public[int] = 0, full: Public[bool] = False, at: Public[str] = "begin"
    ) -> None:
        super().__init__(at)
        self.defender = defender
        self.left = left  # damage of the present attack
        self.full = full  # the defender has a turn to end when the battle is over

    def begin(self, g: MageKnight) -> Frame | None:
        """MK-PVP-05. Points of before are lost; the defender may use what is meant for the turns of others."""
        assert g.fight is not None
        seat = g.fight.seat
        g.heroes[seat].now.influence = 0
        healing.lose(g, seat)
        g.phase = IDLE
        return offturn.Between(seat, (self.defender,), 0, "hero-battle")

    def attend(self, g: MageKnight) -> Frame | None:
        return Attend(self.defender)

    def ranged(self, g: MageKnight) -> Frame | None:
        """MK-PVP-20. The defender attacks first."""
        self.enter(g, RANGED_PHASE, self.defender)
        return None

    def melee(self, g: MageKnight) -> Frame | None:
        """MK-PVP-30. The aggressor attacks first."""
        assert g.fight is not None
        self.enter(g, MELEE_PHASE, g.fight.seat)
        self.again("attack")
        return None

    def enter(self, g: MageKnight, stage: int, attacker: Seat) -> None:
        _, duel = sides(g)
        duel.stage = stage
        duel.attacker = attacker
        duel.passes = 0
        g.tell(PHASE_BEGAN, PHASES[stage])

    def attack(self, g: MageKnight) -> Frame | None:
        """MK-PVP-20, 28. Nothing is gathered yet for this attack."""
        fight, duel = sides(g)
        fight.attack[:] = [0] * 12
        fight.block[:] = [0] * 4
        fight.riders.clear()
        duel.shares.clear()
        duel.blockers.clear()
        duel.mana = 0
        self.turn_to(g, duel.attacker, duel.stage)
        return HeroAttack(duel.attacker)

    def turn_to(self, g: MageKnight, seat: Seat, phase: int) -> None:
        """Whose cards are played now, and what suits; the start of the combat is each player's own."""
        fight, duel = sides(g)
        for other in (duel.aggressor, duel.defender):
            g.heroes[other].now.move = g.heroes[other].now.influence = 0
        g.phase = phase
        fight.began = seat in duel.acted

    def note(self, g: MageKnight, seat: Seat) -> None:
        fight, duel = sides(g)
        if fight.began and seat not in duel.acted:
            duel.acted.append(seat)

    def block(self, g: MageKnight) -> Frame | None:
        """MK-PVP-20, 35. Two passes in a row end the phase."""
        _, duel = sides(g)
        self.note(g, duel.attacker)
        if not g.took(HeroAttack).passed:
            duel.passes = 0
            self.turn_to(g, rival_of(duel, duel.attacker), BLOCK_PHASE)
            return HeroBlock(rival_of(duel, duel.attacker))
        duel.passes += 1
        if duel.passes < 2:
            self.again("swap")
        else:
            self.again("melee" if duel.stage == RANGED_PHASE else "result")
        return None

    def blocked(self, g: MageKnight) -> Frame | None:
        """MK-PVP-23, 24, 53. What the block takes off; what rides on it needs an attack reduced to nothing."""
        fight, duel = sides(g)
        blocker = rival_of(duel, duel.attacker)
        self.note(g, blocker)
        self.left = unblocked(g)
        g.tell(HERO_BLOCKED, blocker, min(sum(attack_points(g)), taken_off(g)), self.left)
        if self.left:
            fight.riders.clear()
        return None

    def ride(self, g: MageKnight) -> Frame | None:
        _, duel = sides(g)
        child = next_rider(g, rival_of(duel, duel.attacker))
        if child is not None:
            self.again("ride")
        return child

    def hurt(self, g: MageKnight) -> Frame | None:
        _, duel = sides(g)
        return HeroDamage(duel.attacker, self.left) if self.left else None

    def swap(self, g: MageKnight) -> Frame | None:
        """MK-PVP-28, 34, 35."""
        _, duel = sides(g)
        duel.attacker = rival_of(duel, duel.attacker)
        self.again("attack" if duel.loser == NONE else "result")
        return None

    def result(self, g: MageKnight) -> Frame | None:
        """MK-PVP-12, 14, 40, 41. Dice of who attended partially go back, since no end of turn follows."""
        fight, duel = sides(g)
        if duel.loser == NONE:
            drawn(g, fight, duel)
        else:
            won(g, fight, rival_of(duel, duel.loser), duel.loser)
        if not duel.full:
            endturn.return_dice(g, g.heroes[duel.defender])
        for seat in (duel.aggressor, duel.defender):
            g.heroes[seat].now.move = g.heroes[seat].now.influence = 0
        self.full = duel.full
        expire(g.modifiers, lasting.END_OF_COMBAT)
        g.fight = None
        g.phase = AFTERWARDS
        return None

    def after(self, g: MageKnight) -> Frame | None:
        """MK-PVP-08. Special and healing effects of who attended fully."""
        from .turn import Afterwards

        return Afterwards(self.defender) if self.full else None

    def end(self, g: MageKnight) -> Frame | None:
        """MK-PVP-08. The turn that was taken early ends as any other."""
        if not self.full:
            return None
        g.phase = IDLE
        return endturn.EndOfTurn(self.defender)

    def over(self, g: MageKnight) -> Frame | None:
        g.phase = AFTERWARDS
        return None
