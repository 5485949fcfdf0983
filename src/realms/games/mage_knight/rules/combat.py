"""Combat (MK-COMBAT): its phases in order, and what remains of it on the map."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Arg, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.modifiers import expire
from realms.kernel.stock import DONE, AskSeat, Choose

from ..data.enemies import CUMBERSOME, SUMMON_GREEN
from ..data.hexes import HEX_NAMES
from ..events import ATTACK_BLOCKED, ENEMY_SUMMONED, FIGHT_LOST, PHASE_BEGAN
from ..state import MageKnight
from ..terms import (
    AFTERWARDS,
    BLOCK_PHASE,
    BROWN_BACK,
    DAMAGE_PHASE,
    ELEMENTS,
    GREEN_BACK,
    MELEE,
    MELEE_PHASE,
    NONE,
    PHASES,
    PHYSICAL,
    RANGED,
    RANGED_PHASE,
)
from ..vocabulary import lasting
from . import banners, conquest, damage, healing, riders, skills, tactics, tokens, unpredictable
from .battle import Joining, foe
from .deeds import PLAY_A_CARD
from .defeat import defeat
from .foes import (
    BLOCKED,
    armour,
    attack_element,
    attack_value,
    attack_worth,
    block_needed,
    block_worth,
    cover,
    defenders,
    enemy,
    fortified,
    living,
    open_attacks,
)
from .healing import MELT
from .offers import LEARN
from .points import add_attack, doubled
from .units import USE_UNIT


def strike_why(g: MageKnight, targets: list[int]) -> Why:
    """MK-COMBAT-32, 33, 37. Do the points gathered defeat these enemies together?"""
    fight = g.fight
    assert fight is not None
    ranged = g.phase == RANGED_PHASE
    if ranged and any(fortified(fight, fight.foes[i]) > 1 for i in targets):
        return "MK-COMBAT-33"
    needed = sum([armour(g, fight.foes[i]) for i in targets]) + cover(fight, len(targets))
    return OK if attack_worth(fight, fight.attack, targets, ranged=ranged) >= needed else "MK-COMBAT-37"


@final
class Strike(Verb[MageKnight]):
    """MK-COMBAT-30. Attack an enemy with all that was gathered; others may be added to the group."""

    NAME: ClassVar[str] = "strike"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        assert g.fight is not None
        for i in living(g.fight):
            menu.offer(strike_why(g, [i]), option("strike", str(i)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        return Group(seat, [int(refs[0])])


@final
class Group(AskSeat[MageKnight]):
    """MK-COMBAT-30, 37. The targets of one attack: it may take as many as its points reach."""

    RULE: ClassVar[str] = "MK-COMBAT-30"
    PROMPT: ClassVar[str] = "more-targets"

    def __init__(self, seat: Public[int], targets: Public[list[int]]) -> None:
        super().__init__(seat)
        self.targets = targets

    def more(self, g: MageKnight) -> list[int]:
        assert g.fight is not None
        found: list[int] = []
        for i in living(g.fight):
            if i not in self.targets and strike_why(g, [*self.targets, i]) == OK:
                found.append(i)
        return found

    def settle(self, g: MageKnight) -> Frame | None:
        if self.targets and not self.more(g):
            self.carry_out(g)
        return None

    def open(self, g: MageKnight) -> bool:
        return bool(self.targets)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i in self.more(g):
            menu.offer(OK, option("strike", str(i)))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.carry_out(g)
        else:
            self.targets.append(int(option.refs[0]))
        return None

    def carry_out(self, g: MageKnight) -> None:
        """MK-COMBAT-37, 38, 40. All targets fall; points left over are lost."""
        fight = g.fight
        assert fight is not None
        for i in defenders(fight, len(self.targets)):
            fight.foes[i].covered = True
        for i in self.targets:
            defeat(g, self.seat, i)
        self.targets.clear()
        fight.attack[:] = [0] * 12
        fight.began = True
        if not any(not f.dead for f in fight.foes):
            g.unwind(Combat, "result")


def block_total(g: MageKnight, i: int, j: int) -> int:
    """What the gathered block is worth against this attack."""
    fight = g.fight
    assert fight is not None
    points = riders.block_points(fight, fight.foes[i])
    return block_worth(points, attack_element(fight.foes[i], j))


def block_why(g: MageKnight, i: int, j: int) -> Why:
    """MK-COMBAT-57, 60. Is it enough?"""
    fight = g.fight
    assert fight is not None
    needed = block_needed(fight.foes[i], j, riders.NO_SWIFT in fight.riders)
    return OK if block_total(g, i, j) >= needed else "MK-COMBAT-57"


@final
class BlockAttack(Verb[MageKnight]):
    """MK-COMBAT-53. Block one attack with all that was gathered."""

    NAME: ClassVar[str] = "block"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        assert g.fight is not None
        for i, j in open_attacks(g.fight):
            menu.offer(block_why(g, i, j), option("block", str(i), str(j)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        fight = g.fight
        assert fight is not None
        i = int(refs[0])
        blocked = fight.foes[i]
        blocked.attacks[int(refs[1])] = BLOCKED
        fight.block[:] = [0, 0, 0, 0]
        g.tell(ATTACK_BLOCKED, seat, blocked.token)
        riders.blocked(g, seat, i)
        return None


@final
class SlowDown(Verb[MageKnight]):
    """MK-ABIL-15. In the block phase move points lower the attack of a cumbersome enemy."""

    NAME: ClassVar[str] = "slow"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        fight = g.fight
        assert fight is not None
        seen: list[int] = []
        for i, j in open_attacks(fight):
            if enemy(fight.foes[i]).abilities & CUMBERSOME and i not in seen and attack_value(fight.foes[i], j):
                seen.append(i)
                why = OK if g.heroes[seat].now.move else "MK-ABIL-15"
                menu.offer(why, option("slow", str(i)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        fight = g.fight
        assert fight is not None
        foe = fight.foes[int(refs[0])]
        g.heroes[seat].now.move -= 1
        foe.weaker += 1
        for j in range(len(foe.attacks)):
            if attack_value(foe, j) == 0:
                foe.attacks[j] = BLOCKED
        return None


@final
class Convert(Verb[MageKnight]):
    """Move points as attack, influence as block: what Agility and Diplomacy allow. One point a click."""

    NAME: ClassVar[str] = "convert"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        now = g.heroes[seat].now
        if g.phase == BLOCK_PHASE:
            for m in g.modifiers:
                if now.influence > 0 and m.what == lasting.INFLUENCE_AS_BLOCK and m.seat == seat:
                    menu.offer_once(OK, option("convert", "block", ELEMENTS[m.amount]))
            return
        if g.phase == MELEE_PHASE and now.move and lasting.has(g, lasting.MOVE_AS_ATTACK, seat):
            menu.offer(OK, option("convert", "attack"))
        if now.move > 1 and lasting.has(g, lasting.MOVE_AS_RANGED, seat):
            menu.offer(OK, option("convert", "ranged"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        fight, now = g.fight, g.heroes[seat].now
        assert fight is not None
        fight.began = True
        if refs[0] == "block":
            now.influence -= 1
            fight.block[ELEMENTS.index(refs[1])] += 1
        elif refs[0] == "attack":
            now.move -= 1
            add_attack(g, seat, doubled(g, seat, 1, PHYSICAL), MELEE, PHYSICAL)
        else:
            now.move -= 2
            add_attack(g, seat, doubled(g, seat, 1, PHYSICAL), RANGED, PHYSICAL)
        return None


@final
class EndPhase(Verb[MageKnight]):
    NAME: ClassVar[str] = "done"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        menu.offer(OK, DONE)


STRIKE: Final = Strike()
BLOCK: Final = BlockAttack()
SLOW: Final = SlowDown()
CONVERT: Final = Convert()
END_PHASE: Final = EndPhase()
SPECIAL_VERBS: Final = (PLAY_A_CARD, USE_UNIT, skills.USE_SKILL, skills.GIVE_BACK, tactics.USE_TACTIC, LEARN)
ATTACK_VERBS: Final = (*SPECIAL_VERBS, STRIKE, riders.STRIKE_BACK, CONVERT, MELT, END_PHASE)
BLOCK_VERBS: Final = (*SPECIAL_VERBS, banners.FRIGHTEN, BLOCK, SLOW, CONVERT, MELT, END_PHASE)


@final
class Phase(Choose[MageKnight]):
    """MK-COMBAT-14. One phase of a fight: gather points, and use them."""

    RULE: ClassVar[str] = "MK-COMBAT-14"
    PROMPT: ClassVar[str] = "fight"

    def __init__(self, seat: Public[int], phase: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.phase = phase

    def settle(self, g: MageKnight) -> Frame | None:
        """MK-COMBAT-38. With the last enemy destroyed by an effect the fight is over."""
        assert g.fight is not None
        if not any(not f.dead for f in g.fight.foes):
            g.unwind(Combat, "result")
        return None

    def pending(self, g: MageKnight) -> list[Decision]:
        if not self.going:
            return []
        args: tuple[tuple[str, Arg], ...] = (("phase", PHASES[self.phase]),)
        menu = Decision(self.seat, self.PROMPT, self.RULE, args, False, g.explain)
        for verb in self.verbs(g):
            verb.offer(g, self.seat, menu)
        return [menu]

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        return BLOCK_VERBS if self.phase == BLOCK_PHASE else ATTACK_VERBS


@final
class Combat(Steps[MageKnight]):
    """MK-COMBAT-13. Ranged and siege, block, damage, melee; then its result."""

    RULE: ClassVar[str] = "MK-COMBAT-13"
    ORDER: ClassVar[tuple[str, ...]] = (
        "gather",
        "set_die",
        "ranged",
        "summon",
        "block",
        "hurt",
        "melee",
        "result",
    )

    def __init__(self, seat: Public[int], at: Public[str] = "gather") -> None:
        super().__init__(at)
        self.seat = seat

    def gather(self, g: MageKnight) -> Frame | None:
        """MK-COMBAT-09, 21. Others may be challenged; points of before are lost."""
        fight = g.fight
        assert fight is not None
        now = g.heroes[self.seat].now
        now.move = now.influence = 0
        healing.lose(g, self.seat)
        if fight.cause in ("adventure", "burn", "incantation"):
            return None
        return Joining(self.seat)

    def set_die(self, g: MageKnight) -> Frame | None:
        return unpredictable.combat_begins(g, self.seat)

    def begin(self, g: MageKnight, phase: int) -> None:
        fight = g.fight
        assert fight is not None
        g.phase = phase
        fight.attack[:] = [0] * 12
        fight.block[:] = [0, 0, 0, 0]
        fight.riders.clear()
        g.tell(PHASE_BEGAN, PHASES[phase])
        unpredictable.phase_begins(g, phase)

    def ranged(self, g: MageKnight) -> Frame | None:
        assert g.fight is not None
        if not g.fight.foes:
            self.again("result")
            return None
        self.begin(g, RANGED_PHASE)
        return Phase(self.seat, RANGED_PHASE)

    def summon(self, g: MageKnight) -> Frame | None:
        """MK-COMBAT-51. Monsters stand in for those who called them, while enemies attack."""
        fight = g.fight
        assert fight is not None
        for i, caller in enumerate(fight.foes[:]):
            if caller.dead or caller.calm:
                continue
            for j, (n, _) in enumerate(enemy(caller).attacks):
                if n >= 0 or caller.attacks[j] != 0:
                    continue
                caller.attacks[j] = BLOCKED
                token = tokens.draw(g, GREEN_BACK if n == SUMMON_GREEN else BROWN_BACK)
                if token != "":
                    called = foe(token, NONE)
                    called.summoner = i
                    caller.away = True
                    fight.foes.append(called)
                    g.tell(ENEMY_SUMMONED, caller.token, token)
        return None

    def block(self, g: MageKnight) -> Frame | None:
        assert g.fight is not None
        self.begin(g, BLOCK_PHASE)
        return Phase(self.seat, BLOCK_PHASE) if open_attacks(g.fight) else None

    def hurt(self, g: MageKnight) -> Frame | None:
        assert g.fight is not None
        self.begin(g, DAMAGE_PHASE)
        return damage.Hurt(self.seat) if open_attacks(g.fight) else None

    def melee(self, g: MageKnight) -> Frame | None:
        """MK-COMBAT-52, 59, 83. Summoned monsters are gone, those who called them are back."""
        fight = g.fight
        assert fight is not None
        for called in fight.foes:
            if called.summoner != NONE and not called.dead:
                called.dead = True
                tokens.discard(g, called.token, NONE)
            called.away = False
        self.begin(g, MELEE_PHASE)
        return Phase(self.seat, MELEE_PHASE)

    def result(self, g: MageKnight) -> Frame | None:
        fight = g.fight
        assert fight is not None
        conquest.settle(g, self.seat)
        if any(not f.dead for f in fight.foes):
            g.tell(FIGHT_LOST, self.seat, HEX_NAMES[fight.hex])
        for unit in g.heroes[self.seat].units:
            unit.resisted = False
        expire(g.modifiers, lasting.END_OF_COMBAT)
        g.fight = None
        g.spare_die = None
        g.phase = AFTERWARDS
        return None
