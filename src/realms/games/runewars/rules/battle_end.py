"""Before the tally the Defences (RW-BATTLE-14); after it strongholds that change hands and units too many."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS, AskOnce, AskSeat

from ..data.developments import DEFENCES, STRONGHOLDS
from ..events import DEFENCES_USED, FORT_LIFTED, FORT_TAKEN
from ..state import Runewars
from ..terms import AREA_LIMIT, DAQAN, DEV_DEFENCES, LATARI, NOBODY, WAIQAR
from .areas import faction, strongholds, units
from .armies import figures_left, take, unit_refs
from .battle_lines import ATTACKER, CURTAIN_WALL, DEFENDER, BattleLines, battle_of
from .battle_picks import befalls, pick
from .battle_units import add_units
from .retreat import retreat

# Defences.


def use_defences(g: Runewars, lines: BattleLines) -> Frame | None:
    """Those that are kept are always used; for those that are used up their player is asked."""
    if g.fort[lines.area] == NOBODY or g.development[lines.area] != DEV_DEFENCES:
        return None
    army = lines.sides[DEFENDER]
    people = faction(g, army.seat)
    defence = DEFENCES[people]
    if not defence.kept:
        idle = figures_left(g, "reanimate") == 0 if people == WAIQAR else not lines.sides[ATTACKER].taking_part()
        return None if idle else DefencesChoice(army.seat)
    if people == DAQAN:
        army.bonus[CURTAIN_WALL] = defence.amount
        g.tell(DEFENCES_USED, army.seat, defence.id)
        return None
    assert people == LATARI
    if lines.sides[ATTACKER].taking_part():
        g.tell(DEFENCES_USED, army.seat, defence.id)
    return pick(g, lines, army.seat, ATTACKER, "crack_shot", defence.amount)


@final
class DefencesChoice(AskOnce[Runewars]):
    """RW-BATTLE-14. Charnel Pit: how many Reanimates; Blood Pyre: is it lit? Either is used up by it."""

    RULE: ClassVar[str] = "RW-BATTLE-14"
    PROMPT: ClassVar[str] = "rw-defences"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("defence", DEFENCES[faction(g, self.seat)].id),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        people = faction(g, self.seat)
        if people == WAIQAR:
            for n in range(min(DEFENCES[people].amount, figures_left(g, "reanimate")), 0, -1):
                menu.offer(OK, option("raise", str(n)))
        else:
            menu.offer(OK, option("light"))
        menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "pass":
            return None
        lines = battle_of(g)
        defence = DEFENCES[faction(g, seat)]
        g.development[lines.area] = ""
        g.tell(DEFENCES_USED, seat, defence.id)
        if option.verb == "light":
            return befalls(g, lines, ATTACKER, "blood_pyre", defence.amount)
        add_units(g, lines, DEFENDER, "reanimate", int(option.refs[0]))
        return None


# A stronghold that has fallen.


@final
class TakeStronghold(AskOnce[Runewars]):
    """RW-BATTLE-19. A token of the reserve; without one, one from elsewhere; or none."""

    RULE: ClassVar[str] = "RW-BATTLE-19"
    PROMPT: ClassVar[str] = "rw-take-stronghold"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[battle_of(g).area]),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        used = strongholds(g, self.seat)
        if len(used) < STRONGHOLDS:
            menu.offer(OK, option("take_stronghold"))
        else:
            for area in used:
                menu.offer(OK, option("move_stronghold", g.land.areas[area]))
        menu.offer(OK, option("no_stronghold"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb != "no_stronghold":
            battle_of(g).claim = option.key
        return None


def put_stronghold(g: Runewars, lines: BattleLines) -> None:
    """The attacker puts one of his, from the reserve or from elsewhere, as he has said."""
    seat = lines.sides[ATTACKER].seat
    verb, _, elsewhere = lines.claim.partition(":")
    if verb == "move_stronghold":
        give_up_stronghold(g, seat, g.land.index[elsewhere])
    g.fort[lines.area] = seat
    g.broken[lines.area] = lines.worn
    g.tell(FORT_TAKEN, seat, g.land.areas[lines.area])


def give_up_stronghold(g: Runewars, seat: Seat, area: int) -> None:
    remove_stronghold(g, area)
    g.tell(FORT_LIFTED, seat, g.land.areas[area])


def remove_stronghold(g: Runewars, area: int) -> None:
    """RW-FORT-04. Its development goes with it."""
    g.fort[area] = NOBODY
    g.broken[area] = False
    g.development[area] = ""


# More than eight.


@final
class Excess(AskSeat[Runewars]):
    """RW-BATTLE-22. Units of the winner's choice retreat, all of them to one area."""

    RULE: ClassVar[str] = "RW-BATTLE-22"
    PROMPT: ClassVar[str] = "rw-excess"

    def __init__(
        self,
        seat: Public[int],
        holder: Public[int],
        area: Public[int],
        standing: Public[list[str]],
        routed: Public[list[str]],
    ) -> None:
        super().__init__(seat)
        self.holder = holder
        self.area = area
        self.standing = standing  # those who go
        self.routed = routed

    def settle(self, g: Runewars) -> Frame | None:
        kinds = unit_refs(g, self.area)
        while len(kinds) == 1 and self.open(g):
            self.send(g, kinds[0][0], kinds[0][1])
        if self.open(g) or not (self.standing or self.routed):
            return None
        standing, routed = self.standing, self.routed
        self.standing, self.routed = [], []
        return retreat(g, self.holder, self.area, standing, routed)

    def open(self, g: Runewars) -> bool:
        return len(units(g, self.area)) > AREA_LIMIT

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]), ("n", len(units(g, self.area)) - AREA_LIMIT))

    def choices(self, g: Runewars, menu: Decision) -> None:
        for unit, routed in unit_refs(g, self.area):
            menu.offer(OK, option("send_away", unit, "r0" if routed else "0"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.send(g, option.refs[0], option.refs[1] == "r0")
        return None

    def send(self, g: Runewars, unit: str, routed: bool) -> None:
        take(g, self.area, unit, routed)
        (self.routed if routed else self.standing).append(unit)
