"""The turn of a fighter: windows, the choice of an icon, the strike and the deaths (ER-ATTACK)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce, clockwise

from ..data.warriors import WARRIORS
from ..events import DIED, MOVED, REPLIED, SAVED, STAYED, STOPPED, STRIKE_LOST, STRUCK, TURN_SKIPPED
from ..state import ElvenRage, Fighter
from ..terms import (
    ATTACKER,
    DEFENDER,
    DRAGON,
    DYING,
    EDGES,
    FACING,
    FALLEN,
    ICONS,
    NAMED,
    NEUTRAL,
    NONE,
    OFF,
    SIDES,
    STRIKES,
    STRUCK as STRUCK_MOMENT,
    TURN_ENDS,
    TURN_STARTS,
)
from .declaring import Moment
from .fighting import (
    BattleSteps,
    FighterSteps,
    ahead,
    compulsory,
    controller,
    enemy_ahead,
    exchange,
    fight_of,
    living,
    lose,
    losses,
    movements,
    owner,
    ref,
    standing,
)
from .hand import into_hand, spend_all

# Leaving the battlefield.


def bury(g: ElvenRage, f: Fighter) -> None:
    """ER-ATTACK-07, ER-CASTLE-04. To the discard pile of its own deck; a Dragon never."""
    f.place = OFF
    g.tell(DIED, f.card)
    w = WARRIORS[f.card]
    if w.flag == DRAGON:
        return
    if w.people == NEUTRAL:
        g.neutral_discard.append(f.card)
    else:
        g.elves[owner(fight_of(g), f)].discard.append(f.card)


def bring_home(g: ElvenRage, f: Fighter) -> None:
    """Alive to its owner's hand; a Dragon to its Castle, a neutral card to the discard pile."""
    f.place = OFF
    w = WARRIORS[f.card]
    if w.flag == DRAGON:
        return
    if w.people == NEUTRAL:
        g.neutral_discard.append(f.card)
    else:
        into_hand(g, owner(fight_of(g), f), f.card)


def save(g: ElvenRage, f: Fighter) -> None:
    """A card that would die goes to its owner's hand; it is out of the battle."""
    f.place = OFF
    into_hand(g, owner(fight_of(g), f), f.card)
    g.tell(SAVED, f.card)


def deaths(g: ElvenRage, who: list[int]) -> None:
    """ER-ATTACK-07R. Those who are still dying die; with the last of a side the battle ends (ER-RESULT-01R2)."""
    fight = fight_of(g)
    bury_dying(g, who)
    if not standing(fight, ATTACKER) or not standing(fight, DEFENDER):
        if any(f.place < EDGES and f.lives == 0 for f in fight.fighters):
            return  # another card still hangs between life and death
        spend_all(g)
        g.unwind(BattleSteps, "result")


def bury_dying(g: ElvenRage, who: list[int]) -> None:
    for i in who:
        f = fight_of(g).fighters[i]
        if f.lives == 0 and f.place < OFF:
            bury(g, f)


@final
class Dying(FighterSteps):
    """A loss outside a strike: answers that save, then the deaths."""

    RULE: ClassVar[str] = "ER-ATTACK-07"
    ORDER: ClassVar[tuple[str, ...]] = ("answers", "deaths")

    def __init__(
        self,
        who: Public[list[int]],
        first: Public[int],
        moment: Public[str] = DYING,
        at: Public[str] = "answers",
    ) -> None:
        super().__init__(at)
        self.who = who
        self.first = first
        self.moment = moment

    def subject(self, g: ElvenRage) -> Fighter:
        fighters = [fight_of(g).fighters[i] for i in self.who]
        return ([f for f in fighters if f.lives == 0] or fighters)[0]

    def answers(self, g: ElvenRage) -> Frame | None:
        if not any(fight_of(g).fighters[i].lives == 0 for i in self.who):
            return None
        return Moment(self.moment, clockwise(g.seats, self.first))

    def deaths(self, g: ElvenRage) -> Frame | None:
        if self.moment == FALLEN:
            bury_dying(g, self.who)  # it was no fighter: what follows the reveal goes on (ER-DEPLOY-09)
        else:
            deaths(g, self.who)
        return None


@final
class Strike(FighterSteps):
    """ER-ATTACK-10R, 11. A named strike: window (b), lives, window (c), deaths.

    `icon`: the one it is made with if not the one the side shows; `target`: the fighter it must hit, if any.
    """

    RULE: ClassVar[str] = "ER-ATTACK-01"
    ORDER: ClassVar[tuple[str, ...]] = ("named", "hit", "struck", "deaths")

    def __init__(
        self,
        striker: Public[int],
        side: Public[int],
        spared: Public[list[int]],
        icon: Public[int] = -1,
        target: Public[int] = -1,
        took: Public[bool] = False,
        at: Public[str] = "named",
    ) -> None:
        super().__init__(at)
        self.striker = striker
        self.side = side
        self.spared = spared
        self.icon = icon
        self.target = target
        self.took = took

    def subject(self, g: ElvenRage) -> Fighter:
        return fight_of(g).fighters[self.striker]

    def first(self, g: ElvenRage) -> Seat:
        return controller(fight_of(g), self.subject(g))

    def hits(self, g: ElvenRage) -> Fighter | None:
        """The enemy it would hit if it were made now."""
        fight = fight_of(g)
        striker = fight.fighters[self.striker]
        if striker.place >= EDGES or self.shows(g) not in STRIKES:
            return None
        other = enemy_ahead(fight, striker, self.side)
        if other is None or self.target not in (NONE, fight.fighters.index(other)):
            return None
        return other

    def shows(self, g: ElvenRage) -> int:
        return fight_of(g).fighters[self.striker].icons[self.side] if self.icon == NONE else self.icon

    def about_to_lose(self, g: ElvenRage) -> list[tuple[int, int]]:
        """Who would lose how many lives now: fighter and number."""
        other = self.hits(g)
        if other is None:
            return []
        fighters = fight_of(g).fighters
        taken, reply = losses(fighters[self.striker], other, self.side, self.shows(g))
        found = [(fighters.index(other), taken), (self.striker, reply)]
        return [(i, max(0, n - self.spared[i])) for i, n in found if n > 0]

    def named(self, g: ElvenRage) -> Frame | None:
        return Moment(NAMED, clockwise(g.seats, self.first(g)))

    def hit(self, g: ElvenRage) -> Frame | None:
        fighters = fight_of(g).fighters
        striker = fighters[self.striker]
        other = self.hits(g)
        if other is None:
            g.tell(STRIKE_LOST, striker.card)
            self.leave()
            return None
        self.target = fighters.index(other)
        suffered = self.about_to_lose(g)
        hurt = dict(suffered).get(self.target, 0)
        g.tell(STRUCK if hurt else STOPPED, ref(striker), ref(other), ICONS[self.shows(g)])
        for i, n in suffered:
            if n and i == self.striker:
                g.tell(REPLIED, ref(other), ref(striker), ICONS[other.icons[FACING[self.side]]])
            lose(g, fighters[i], n)
        self.took = hurt > 0
        if not any(n > 0 for _, n in suffered):
            self.leave()
        return None

    def struck(self, g: ElvenRage) -> Frame | None:
        return Moment(STRUCK_MOMENT, clockwise(g.seats, self.first(g)))

    def deaths(self, g: ElvenRage) -> Frame | None:
        deaths(g, [self.striker, self.target])
        return None


@final
class ChooseIcon(AskOnce[ElvenRage]):
    """ER-ATTACK-06. Which strike, or which movement if nothing is compulsory."""

    RULE: ClassVar[str] = "ER-ATTACK-06"
    PROMPT: ClassVar[str] = "er-icon"

    def __init__(
        self, seat: Public[int], who: Public[int], side: Public[int] = -1, going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.who = who
        self.side = side

    def args(self, g: ElvenRage) -> tuple[tuple[str, str], ...]:
        return (("fighter", ref(fight_of(g).fighters[self.who])),)

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        fight = fight_of(g)
        f = fight.fighters[self.who]
        forced = compulsory(fight, f)
        for side in forced or movements(fight, f):
            other = ahead(fight, f, side)
            assert other is not None
            menu.offer(OK, option("strike" if forced else "move", SIDES[side], ref(other)))
        menu.offer(OK if not forced else "ER-ATTACK-02", option("stay"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.refs:
            self.side = SIDES.index(option.refs[0])
        return None


@final
class FighterTurn(FighterSteps):
    """ER-ATTACK-10R. `extra`: not its turn of the cycle. `doomed`: it dies afterwards, nobody answers."""

    RULE: ClassVar[str] = "ER-ATTACK-01"
    ORDER: ClassVar[tuple[str, ...]] = ("starts", "choose", "act", "ends", "doom")

    def __init__(
        self,
        who: Public[int],
        extra: Public[bool] = False,
        doomed: Public[bool] = False,
        ending: Public[bool] = False,
        at: Public[str] = "starts",
    ) -> None:
        super().__init__(at)
        self.who = who
        self.extra = extra
        self.doomed = doomed
        self.ending = ending

    def subject(self, g: ElvenRage) -> Fighter:
        return fight_of(g).fighters[self.who]

    def able(self, g: ElvenRage) -> bool:
        f = self.subject(g)
        return living(f) or (self.doomed and f.place < EDGES)

    def goes_on(self, g: ElvenRage) -> bool:
        return self.able(g) and (self.extra or not self.subject(g).acted)

    def starts(self, g: ElvenRage) -> Frame | None:
        if self.doomed:
            return None
        return Moment(TURN_STARTS, clockwise(g.seats, controller(fight_of(g), self.subject(g))))

    def choose(self, g: ElvenRage) -> Frame | None:
        fight = fight_of(g)
        f = fight.fighters[self.who]
        if not self.goes_on(g):
            self.leave()
            return None
        if not self.extra:
            f.acted = True
            if f.skips:
                f.skips -= 1
                g.tell(TURN_SKIPPED, ref(f))
                self.again("ends")
                return None
        forced = compulsory(fight, f)
        if len(forced) == 1:
            self.again("ends")
            return Strike(self.who, forced[0], [0] * len(fight.fighters))
        if forced or movements(fight, f):
            return ChooseIcon(controller(fight, f), self.who)
        self.again("ends")
        return None

    def act(self, g: ElvenRage) -> Frame | None:
        fight = fight_of(g)
        f = fight.fighters[self.who]
        side = g.took(ChooseIcon).side
        if side == NONE:
            g.tell(STAYED, ref(f))
            return None
        if compulsory(fight, f):
            return Strike(self.who, side, [0] * len(fight.fighters))
        other = ahead(fight, f, side)
        assert other is not None
        g.tell(MOVED, ref(f), ref(other))
        exchange(f, other)
        fight.moved = True
        return None

    def ends(self, g: ElvenRage) -> Frame | None:
        if self.doomed or not self.able(g):
            return None
        self.ending = True
        fight = fight_of(g)
        return Moment(TURN_ENDS, clockwise(g.seats, controller(fight, fight.fighters[self.who])))

    def doom(self, g: ElvenRage) -> Frame | None:
        if self.doomed:
            deaths(g, [self.who])
        return None
