"""Actions and Artifacts: when they may be used, how they are declared, answered and carried out (ER-ACTION)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Arg, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import Window, clockwise

from ..data.artifacts import ARTIFACTS
from ..data.warriors import BY_PEOPLE, WARRIORS, Warrior
from ..events import ANSWERED, ARTIFACT_USED, CANCELLED, DECLARED, FIZZLED, TREASURE_SPENT
from ..state import ElvenRage, Elves
from ..terms import (
    AFTER_DEPLOY,
    AFTER_WIN,
    ANY,
    AT_REVEAL,
    BATTLE,
    BEFORE_BATTLE,
    DEPLOYED,
    DYING,
    FALLEN,
    FIGHT_MOMENTS,
    HAND,
    IN_TURN,
    MY_TURN,
    NAMED,
    OFF,
    ON_ACTION,
    ON_DEATH,
    ON_LOSS,
    OUTSIDE,
    OWN_BATTLE,
    OWN_STRIKE,
    PEACE_MOMENTS,
    REVEALED,
    STRUCK,
    TARGETED,
    TURN_STARTS,
    WON,
)
from ..vocabulary.base import POWERS
from .board import count_lands
from .fighting import FighterSteps, ref
from .hand import TrimHands, draw, leave_hand, spend
from .scoring import check_goals

TREASURE_CARDS: Final = 2
OPEN_AIMS: Final = (OWN_STRIKE, ON_LOSS, ON_DEATH)
"""What is used at these times is aimed at cards of the battlefield only: everyone sees whether it could be."""


def fits(g: ElvenRage, seat: Seat, timing: str, moment: str, answered: Declared | None) -> bool:
    """Is this the time for it? Public facts only: it also decides who is asked."""
    fighting = moment in FIGHT_MOMENTS
    if timing == ANY:
        return True
    if timing == BATTLE:
        return fighting
    if timing == OUTSIDE:
        return moment in PEACE_MOMENTS
    if timing == ON_ACTION:
        return answered is not None and not answered.cancelled
    if timing == ON_LOSS:
        return moment == NAMED if answered is None else fighting and answered.hurts()
    if timing == MY_TURN:
        return moment == IN_TURN and seat == g.active
    if timing == BEFORE_BATTLE:
        return moment == TARGETED and seat in (g.active, g.owner[g.target])
    if timing == AFTER_WIN:
        return moment == WON and seat == g.active
    if g.fight is None or seat not in (g.fight.attacker, g.fight.defender):
        return False
    if timing == OWN_BATTLE:
        return fighting
    if timing == AT_REVEAL:
        return moment == REVEALED
    if timing == AFTER_DEPLOY:
        return moment == DEPLOYED
    if timing == OWN_STRIKE:
        return moment == STRUCK and answered is None
    assert timing == ON_DEATH, timing
    return moment in (STRUCK, DYING, FALLEN) and answered is None


def silenced(g: ElvenRage, seat: Seat) -> bool:
    return g.fight is not None and seat in g.fight.silenced


def may_speak(g: ElvenRage, seat: Seat, moment: str, answered: Declared | None) -> bool:
    """Could the seat hold something for this moment, as far as everyone can tell?"""
    elves = g.elves[seat]
    if elves.out or silenced(g, seat):
        return False
    if elves.treasures and answered is None and moment in PEACE_MOMENTS:
        return True
    if 0 < len(elves.hand.items) <= HAND:
        owned = count_lands(g, seat)
        for w in BY_PEOPLE[elves.people]:
            usable = w.timing != "" and w.cost <= owned and _could_use(g, seat, w.name, w.timing, moment, answered)
            if usable and _seen_elsewhere(g, elves, w) < w.copies and _may_again(elves, w, moment):
                return True
    if elves.artifacts.items:
        for name, timing in ARTIFACTS.items():
            gone = name in g.spent or any(name in e.laid for e in g.elves)
            if not gone and _could_use(g, seat, name, timing, moment, answered):
                return True
    return False


def _could_use(g: ElvenRage, seat: Seat, thing: str, timing: str, moment: str, answered: Declared | None) -> bool:
    """Is it the time, and is there something to aim it at, where that lies open on the battlefield?"""
    if not fits(g, seat, timing, moment, answered):
        return False
    return timing not in OPEN_AIMS or bool(POWERS[thing].targets(g, seat))


def _may_again(elves: Elves, w: Warrior, moment: str) -> bool:
    """ER-ACTION-12. Equal copies cannot be told apart: as many uses in a turn as there are copies."""
    return moment not in PEACE_MOMENTS or elves.used.count(w.name) < w.copies


def _seen_elsewhere(g: ElvenRage, elves: Elves, w: Warrior) -> int:
    """Copies of a card that lie open, so that they are not in the hand."""
    n = elves.discard.count(w.name) + elves.laid.count(w.name)
    if g.fight is not None:
        n += len([f for f in g.fight.fighters if f.card == w.name and f.place != OFF])
    return n


def action_why(g: ElvenRage, seat: Seat, card: str, moment: str, answered: Declared | None) -> Why:
    """ER-ACTION-02, 05, 09, 12. May this card of the hand use its Action now?"""
    w = WARRIORS[card]
    if not fits(g, seat, w.timing, moment, answered):
        return "ER-ACTION-02"
    if count_lands(g, seat) < w.cost:
        return "ER-ACTION-05"
    if len(g.elves[seat].hand.items) > HAND:
        return "ER-ACTION-09"
    return OK if _may_again(g.elves[seat], w, moment) else "ER-ACTION-12"


def offer_things(g: ElvenRage, seat: Seat, menu: Decision, moment: str, answered: Declared | None = None) -> None:
    """Everything the seat may use now, aimed at everything it may be aimed at."""
    elves = g.elves[seat]
    for card in sorted({*elves.hand.items}):
        _offer_aimed(g, seat, menu, action_why(g, seat, card, moment, answered), "use", card)
    for name in sorted(elves.artifacts.items):
        why = OK if fits(g, seat, ARTIFACTS[name], moment, answered) else "ER-ARTIFACT-02"
        _offer_aimed(g, seat, menu, why, "artifact", name)
    if answered is None:
        for treasure in elves.treasures:
            menu.offer(OK if moment in PEACE_MOMENTS else "ER-TREASURE-04", option("exchange", treasure))


AIMS: Final = ("", "_on", "_at")
"""What a verb is called with no, one or two things that it is aimed at: each reads differently."""


def _offer_aimed(g: ElvenRage, seat: Seat, menu: Decision, why: Why, verb: str, thing: str) -> None:
    aims = POWERS[thing].targets(g, seat) if why == OK else []
    for refs in aims:
        menu.offer(OK, option(verb + AIMS[len(refs)], thing, *refs))
    if not aims:
        menu.offer(why or "ER-ACTION-07R", option(verb, thing))


def carry_out(g: ElvenRage, seat: Seat, chosen: Option, moment: str) -> Frame | None:
    """What was chosen among the things of `offer_things`."""
    thing = chosen.refs[0]
    elves = g.elves[seat]
    if chosen.verb == "exchange":
        return exchange(g, seat, thing)
    if chosen.verb.startswith("use"):
        leave_hand(g, seat, thing)
        if moment in PEACE_MOMENTS:
            elves.used.append(thing)
        kinds = DECLARED
    else:
        i = elves.artifacts.find(thing)
        g.learned |= EVERYONE & ~elves.artifacts.mask(i)
        elves.artifacts.take(i)
        kinds = ARTIFACT_USED
    elves.laid.append(thing)
    told = ANSWERED if isinstance(g.stack[-1], Answers) else kinds
    g.tell(told[len(chosen.refs) - 1], seat, *chosen.refs)
    return Declared(seat, thing, held(g, chosen.refs[1:]), moment, [])


def exchange(g: ElvenRage, seat: Seat, treasure: str) -> Frame:
    """ER-TREASURE-03. A Treasure for two cards."""
    g.elves[seat].treasures.remove(treasure)
    g.neutral_discard.append(treasure)
    g.tell(TREASURE_SPENT, seat, treasure)
    draw(g, seat, TREASURE_CARDS)
    return TrimHands(seat)


# Fighters move about while an Action waits for answers: an aim holds on to the fighter, not to its place.


def held(g: ElvenRage, refs: Refs) -> list[str]:
    fighters = [ref(f) if f.place != OFF else "" for f in g.fight.fighters] if g.fight is not None else []
    return [f"#{fighters.index(r)}" if r in fighters else r for r in refs]


def aimed(g: ElvenRage, aim: list[str]) -> Refs:
    refs = []
    for r in aim:
        if r.startswith("#") and g.fight is not None:
            f = g.fight.fighters[int(r[1:])]
            refs.append(ref(f) if f.place != OFF else "")
        else:
            refs.append(r)
    return tuple(refs)


@final
class Declared(Steps[ElvenRage]):
    """ER-ACTION-07R. An Action or Artifact: the others may answer, then it works if it still has a target.

    `spared`: lives that protections take off the loss it is about to cause, by fighter.
    """

    RULE: ClassVar[str] = "ER-ACTION-07"
    ORDER: ClassVar[tuple[str, ...]] = ("be_answered", "work", "be_spent")

    def __init__(
        self,
        seat: Public[int],
        thing: Public[str],
        aim: Public[list[str]],
        moment: Public[str],
        spared: Public[list[int]],
        cancelled: Public[bool] = False,
        at: Public[str] = "be_answered",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.thing = thing
        self.aim = aim
        self.moment = moment
        self.spared = spared
        self.cancelled = cancelled

    def hurts(self) -> bool:
        return POWERS[self.thing].harm() > 0

    def be_answered(self, g: ElvenRage) -> Frame | None:
        return Answers(self.moment, clockwise(g.seats, self.seat)[1:])

    def work(self, g: ElvenRage) -> Frame | None:
        if self.cancelled:
            g.tell(CANCELLED, self.thing)
            return None
        refs = aimed(g, self.aim)
        power = POWERS[self.thing]
        if not power.still(g, self.seat, refs):
            g.tell(FIZZLED, self.thing)
            return None
        return power.work(g, self.seat, refs)

    def be_spent(self, g: ElvenRage) -> Frame | None:
        spend(g, self.seat, self.thing)
        check_goals(g)
        return None


@final
class Moment(Window[ElvenRage]):
    """A time at which players may use Actions and Artifacts; `trigger` says which."""

    RULE: ClassVar[str] = "ER-ACTION-02"
    PROMPT: ClassVar[str] = "er-moment"

    def __init__(self, trigger: Public[str], order: Public[tuple[int, ...]], passed: Public[int] = 0) -> None:
        super().__init__(trigger, order, passed)

    def args(self, g: ElvenRage) -> tuple[tuple[str, Arg], ...]:
        """What it is about, as everyone sees it: the fighter, the land that is attacked, whose turn it is."""
        moment: tuple[str, Arg] = ("trigger", self.trigger)
        parent = g.stack[-2]
        if isinstance(parent, FighterSteps):
            return (moment, ("fighter", ref(parent.subject(g))))
        if self.trigger == TARGETED:
            return (moment, ("land", g.map.cells[g.target]))
        return (moment, ("who", g.active))

    def may_hold(self, g: ElvenRage, seat: Seat) -> bool:
        """ER-ATTACK-10R. Before the turn of a fighter that will have none there is nothing more to say."""
        if self.trigger == TURN_STARTS:
            parent = g.stack[-2]
            if isinstance(parent, FighterSteps) and not parent.goes_on(g):
                return False
        return may_speak(g, seat, self.trigger, None)

    def answers(self, g: ElvenRage, seat: Seat, menu: Decision) -> None:
        offer_things(g, seat, menu, self.trigger)

    def answer(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        return carry_out(g, seat, option, self.trigger)


@final
class Answers(Window[ElvenRage]):
    """ER-ACTION-07. The others may answer what was declared; the last answer works first."""

    RULE: ClassVar[str] = "ER-ACTION-07"
    PROMPT: ClassVar[str] = "er-answer"

    def __init__(self, trigger: Public[str], order: Public[tuple[int, ...]], passed: Public[int] = 0) -> None:
        super().__init__(trigger, order, passed)

    def may_hold(self, g: ElvenRage, seat: Seat) -> bool:
        return may_speak(g, seat, self.trigger, answered(g))

    def answers(self, g: ElvenRage, seat: Seat, menu: Decision) -> None:
        offer_things(g, seat, menu, self.trigger, answered(g))

    def answer(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        return carry_out(g, seat, option, self.trigger)


def answered(g: ElvenRage) -> Declared | None:
    """What is being answered: by the question that is open, or by the Action that works now."""
    for i in range(len(g.stack) - 1, 0, -1):
        frame = g.stack[i]
        if isinstance(frame, Answers):
            below = g.stack[i - 1]
            assert isinstance(below, Declared)
            return below
        if isinstance(frame, Moment):
            return None
    return None
