"""A battle (RW-BATTLE): lines, opening, five rounds, tally, and what follows for winner and loser."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce

from ..events import (
    BATTLE_BEGAN,
    BATTLE_CALLED_OFF,
    BATTLE_DECIDED,
    BATTLE_ROUND,
    FIGHTERS_DRAW,
    FORT_DAMAGED,
    FORT_FALLEN,
    NEUTRALS_FOUGHT,
    NEUTRALS_WON,
    ORB_USED,
    STRENGTHS,
    UNIT_DESTROYED,
)
from ..state import Runewars
from ..terms import (
    AREA_LIMIT,
    BATTLE_ROUNDS,
    BATTLE_WON,
    DAMAGE as DAMAGE_CELL,
    NOBODY,
    ROUT,
    STRONGHOLD_LOST,
    TALLY,
)
from .areas import controller, is_neutral, units
from .armies import put, rehold, tell_lapse
from .battle_end import Excess, TakeStronghold, put_stronghold, remove_stronghold, use_defences
from .battle_lines import (
    ATTACKER,
    BEFORE,
    DEFENDER,
    GONE,
    ROUTED,
    STANDING,
    UNDECIDED,
    BattleLines,
    Host,
    battle_of,
    host,
    strength,
)
from .battle_opening import opening
from .battle_picks import DAMAGE, ROUTS, befalls
from .battle_units import ABILITIES, read_card
from .fate import discard_fate, draw_fate
from .retreat import decider, retreat
from .settle import settle
from .tactics import TacticsMoment


def start_battle(g: Runewars, attacker: Seat, area: int, standing: list[str], conquer_bonus: bool) -> Frame:
    """RW-BATTLE-01. The attacker's units have left their areas and are handed over; those of the defender, and
    whoever lies routed there, are taken off the area when the battle begins."""
    return Battle(area, [host(attacker, attacker, standing, [])], conquer_bonus)


def in_battle(g: Runewars, unit: str) -> int:
    """Figures of the type that are in a battle under way, and therefore on no area."""
    lines = g.nearest(BattleLines)
    if lines is None:
        return 0
    return len([f for side in lines.sides for f in side.fighters if f.unit == unit and f.state != GONE])


@final
class Battle(BattleLines):
    """RW-BATTLE-01 to 30."""

    RULE: ClassVar[str] = "RW-BATTLE-01"
    ORDER: ClassVar[tuple[str, ...]] = (
        "line_up",
        "attacker_opens",
        "defender_opens",
        "next_types",
        "attacker_draws",
        "defender_draws",
        "attacker_orbs",
        "attacker_orb_ends",
        "defender_orbs",
        "defender_orb_ends",
        "attacker_routs",
        "defender_routs",
        "attacker_damage",
        "defender_damage",
        "lay_down",
        "defences",
        "tally_cards",
        "tally",
        "won_cards",
        "control_passes",
        "loser_leaves",
        "claim_stronghold",
        "stronghold_cards",
        "new_stronghold",
        "winner_stays",
        "excess",
    )

    def __init__(
        self,
        area: Public[int],
        sides: Public[list[Host]],
        siege: Public[bool],
        initiative: Public[int] = 0,
        winner: Public[int] = UNDECIDED,
        orderly: Public[bool] = False,
        fallen: Public[bool] = False,
        worn: Public[bool] = True,
        claim: Public[str] = "",
        scorched: Public[bool] = False,
        at: Public[str] = "line_up",
    ) -> None:
        super().__init__(area, sides, siege, initiative, winner, orderly, fallen, worn, claim, scorched, at)

    def context(self) -> str:
        return "battle"

    # The beginning.

    def line_up(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-02, 03. An empty home or stronghold has a side without units."""
        ruler = controller(g, self.area)
        self.sides.append(host(ruler, decider(g, ruler), g.standing[self.area], g.routed[self.area]))
        g.standing[self.area] = []
        g.routed[self.area] = []
        attacker = self.sides[ATTACKER].seat
        name = g.land.areas[self.area]
        if ruler >= 0:
            g.tell(BATTLE_BEGAN, attacker, ruler, name)
        else:
            g.tell(NEUTRALS_FOUGHT, attacker, name)
        return None

    def attacker_opens(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-04."""
        return opening(g, self, ATTACKER)

    def defender_opens(self, g: Runewars) -> Frame | None:
        return opening(g, self, DEFENDER)

    # Rounds.

    def next_types(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-05, 12. The next initiative when all of this one have drawn; after the last the tally."""
        began = self.initiative
        while self.initiative <= BATTLE_ROUNDS:
            if self.sides[ATTACKER].waiting(self.initiative) or self.sides[DEFENDER].waiting(self.initiative):
                if self.initiative > began:
                    g.tell(BATTLE_ROUND, self.initiative)
                    for army in self.sides:
                        army.read = []
                return None
            self.initiative += 1
        self.again("defences")
        return None

    def attacker_draws(self, g: Runewars) -> Frame | None:
        return self.draw(g, ATTACKER)

    def defender_draws(self, g: Runewars) -> Frame | None:
        return self.draw(g, DEFENDER)

    def draw(self, g: Runewars, side: int) -> Frame | None:
        """RW-BATTLE-06. Of several types its player picks one."""
        army = self.sides[side]
        types = army.waiting(self.initiative)
        if len(types) > 1:
            return PickType(army.decider, side)
        if types:
            draw_for(g, self, side, types[0])
        return None

    def attacker_orbs(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-08."""
        return self.orb(g, ATTACKER)

    def attacker_orb_ends(self, g: Runewars) -> Frame | None:
        return self.orb_ends(g, ATTACKER, "attacker_orbs")

    def defender_orbs(self, g: Runewars) -> Frame | None:
        return self.orb(g, DEFENDER)

    def defender_orb_ends(self, g: Runewars) -> Frame | None:
        return self.orb_ends(g, DEFENDER, "defender_orbs")

    def orb(self, g: Runewars, side: int) -> Frame | None:
        army = self.sides[side]
        if army.orbs == 0:
            return None
        g.tell(ORB_USED, army.decider, army.kind)
        army.orb_used()
        return ABILITIES[army.kind].orb(g, self, side)

    def orb_ends(self, g: Runewars, side: int, once_more: str) -> Frame | None:
        army = self.sides[side]
        if army.orbs == 0:
            return None
        army.orbs -= 1
        self.again(once_more)
        return ABILITIES[army.kind].then(g, self, side)

    def attacker_routs(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-09. Each side bears the flags of the other."""
        return self.routs(g, ATTACKER)

    def defender_routs(self, g: Runewars) -> Frame | None:
        return self.routs(g, DEFENDER)

    def routs(self, g: Runewars, side: int) -> Frame | None:
        """As many flags take effect as units stand."""
        foe = self.sides[1 - side]
        foe.comes_of(ROUT, min(foe.routs, len(self.sides[side].in_state(STANDING))))
        return befalls(g, self, side, ROUTS, foe.routs)

    def attacker_damage(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-10."""
        return self.harm(g, ATTACKER)

    def defender_damage(self, g: Runewars) -> Frame | None:
        return self.harm(g, DEFENDER)

    def harm(self, g: Runewars, side: int) -> Frame | None:
        """As much damage takes effect as all who take part can bear."""
        army, foe = self.sides[side], self.sides[1 - side]
        foe.comes_of(DAMAGE_CELL, min(foe.damage, sum([army.left(i) for i in army.taking_part()])))
        return befalls(g, self, side, DAMAGE, foe.damage)

    def lay_down(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-12."""
        for army in self.sides:
            discard_fate(g, army.cards)
            army.kind = ""
            army.cards = []
            army.routs = 0
            army.damage = 0
        self.again("next_types")
        return None

    # The tally.

    def defences(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-14."""
        return use_defences(g, self)

    def tally_cards(self, g: Runewars) -> Frame | None:
        return TacticsMoment(TALLY, tuple([side.seat for side in self.sides if side.seat >= 0]))

    def tally(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-16, 17. The stronghold counts as it was, and is damaged then; a tie is the defender's."""
        ours, theirs = strength(g, self, ATTACKER), strength(g, self, DEFENDER)
        g.tell(STRENGTHS, ours, theirs)
        if g.fort[self.area] != NOBODY and not g.broken[self.area] and self.sides[ATTACKER].in_state(STANDING):
            g.broken[self.area] = True
            g.tell(FORT_DAMAGED, g.land.areas[self.area])
        self.winner = ATTACKER if ours > theirs else DEFENDER
        seat = self.sides[self.winner].seat
        if seat >= 0:
            g.tell(BATTLE_DECIDED, seat, g.land.areas[self.area])
        else:
            g.tell(NEUTRALS_WON, g.land.areas[self.area])
        return None

    def won_cards(self, g: Runewars) -> Frame | None:
        seat = self.sides[self.winner].seat
        return TacticsMoment(BATTLE_WON, (seat,)) if seat >= 0 else None

    # Winner and loser.

    def called_off(self, g: Runewars) -> None:
        """RW-TACTIC-48. The defender goes in good order; a stronghold passes in the state in which it is."""
        self.winner = ATTACKER
        self.orderly = True
        self.worn = g.broken[self.area]
        g.tell(BATTLE_CALLED_OFF, g.land.areas[self.area])
        g.unwind(Battle, "control_passes")

    def given_up(self, g: Runewars) -> None:
        """RW-TACTIC-24. The attacker goes at once, and nothing is counted."""
        self.winner = DEFENDER
        g.tell(BATTLE_CALLED_OFF, g.land.areas[self.area])
        g.unwind(Battle, "loser_leaves")

    def control_passes(self, g: Runewars) -> Frame | None:
        """RW-FORT-04, RW-WIN-05. A winning attacker has the area at once; its stronghold is lost. Allied neutrals
        who are left alone win it for nobody (RW-DIPLO-04)."""
        if self.winner == DEFENDER:
            return None
        if g.fort[self.area] != NOBODY:
            self.fallen = True
            remove_stronghold(g, self.area)
            g.tell(FORT_FALLEN, g.land.areas[self.area])
        army = self.sides[ATTACKER]
        alive = [f for f in army.fighters if f.state != GONE and not is_neutral(f.unit)]
        g.holder[self.area] = army.seat if alive else NOBODY
        return settle(g)

    def loser_leaves(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-18. Who was routed before the battle is destroyed, unless the retreat is an orderly one."""
        army = self.sides[1 - self.winner]
        standing, routed, before = army.units_in(STANDING), army.units_in(ROUTED), army.units_in(BEFORE)
        for f in army.fighters:
            f.state = GONE
        if self.orderly:
            return retreat(g, army.seat, self.area, standing, sorted(routed + before), orderly=True)
        for unit in before:
            g.tell(UNIT_DESTROYED, unit, g.land.areas[self.area])
        return retreat(g, army.seat, self.area, standing, routed)

    def claim_stronghold(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-19."""
        return TakeStronghold(self.sides[ATTACKER].seat) if self.fallen else None

    def stronghold_cards(self, g: Runewars) -> Frame | None:
        """RW-TACTIC-45. At the moment when it is taken, and only if it is."""
        return TacticsMoment(STRONGHOLD_LOST, (self.sides[DEFENDER].seat,)) if self.claim != "" else None

    def new_stronghold(self, g: Runewars) -> Frame | None:
        """What is taken from elsewhere is looked at with everything else when the winner's units are put down. On
        scorched earth nothing is, and it stays where it was."""
        if self.claim != "" and not self.scorched:
            put_stronghold(g, self)
        self.claim = ""
        return None

    def winner_stays(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-20, 21, 25. The winner's units are put down, without damage; routed ones stay routed."""
        army = self.sides[self.winner]
        for f in army.fighters:
            if f.state != GONE:
                put(g, self.area, f.unit, f.state != STANDING)
                f.state = GONE
        rehold(g, self.area)
        if army.seat >= 0:
            tell_lapse(g, self.area)
        return settle(g)

    def excess(self, g: Runewars) -> Frame | None:
        """RW-BATTLE-22. It binds a winning defender as well."""
        army = self.sides[self.winner]
        many = len(units(g, self.area)) > AREA_LIMIT
        return Excess(army.decider, army.seat, self.area, [], []) if many else None


def draw_for(g: Runewars, lines: BattleLines, side: int, unit: str) -> None:
    """RW-BATTLE-06, 07. One card for each standing unit of the type."""
    army = lines.sides[side]
    army.kind = unit
    army.drawn.append(unit)
    g.tell(FIGHTERS_DRAW, army.decider, unit)
    for card in draw_fate(g, army.decider, army.standing(unit)):
        read_card(lines, side, card)


@final
class PickType(AskOnce[Runewars]):
    """RW-BATTLE-06. Which type of this initiative draws next."""

    RULE: ClassVar[str] = "RW-BATTLE-06"
    PROMPT: ClassVar[str] = "rw-pick-type"

    def __init__(self, seat: Public[int], side: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.side = side

    def choices(self, g: Runewars, menu: Decision) -> None:
        lines = battle_of(g)
        for unit in lines.sides[self.side].waiting(lines.initiative):
            menu.offer(OK, option("draw_fate", unit))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        draw_for(g, battle_of(g), self.side, option.refs[0])
        return None
