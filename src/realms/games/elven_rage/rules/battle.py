"""The battle: deployment, cycles in order of initiative, result (ER-DEPLOY, ER-INIT, ER-RESULT)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce, clockwise

from ..data.warriors import TREASURES
from ..events import (
    BATTLE_WON,
    CYCLE_BEGAN,
    DEPLOYED as CARD_DEPLOYED,
    EXCHANGED,
    NEUTRALS_WON,
    TO_RESERVE,
    TREASURE_GAINED,
    TREASURE_LEFT,
)
from ..state import ElvenRage, Fighter
from ..terms import (
    ATTACKER,
    BOTTOM,
    DEFENDER,
    DEPLOYED,
    EDGES,
    FALLEN,
    LAST_CALL,
    NONE,
    OFF,
    PLACES,
    REVEALED,
    TOP,
)
from .declaring import Moment
from .fighting import BattleSteps, compulsory, controller, fight_of, fighter, living, owner, ref, standing
from .hand import TrimHands
from .strike import Dying, FighterTurn, bring_home

QUIET_CYCLES = 2  # ER-RESULT-01R3


@final
class Battle(BattleSteps):
    """ER-DEPLOY-09 gives the order after the reveal. `won`: the attacker has won."""

    RULE: ClassVar[str] = "ER-BATTLE-06"
    ORDER: ClassVar[tuple[str, ...]] = (
        "deploy",
        "reserve_exchange",
        "at_reveal",
        "fallen",
        "reserve_goes",
        "after_deploy",
        "cycle",
        "next_fighter",
        "end_cycle",
        "last_call",
        "result",
        "home",
    )

    def __init__(
        self,
        cards: Public[list[str]],
        turns: Public[list[int]],
        won: Public[bool] = False,
        at: Public[str] = "deploy",
    ) -> None:
        super().__init__(at)
        self.cards = cards  # as handed in: three of the attacker, then those of the defender
        self.turns = turns  # of this cycle, in order: with which initiative, for which side (turn_mark)
        self.won = won

    def context(self) -> str:
        return "battle"

    def deploy(self, g: ElvenRage) -> Frame | None:
        """ER-DEPLOY-01, 08. All cards are mixed and dealt to the six places; Treasures are empty places."""
        fight = fight_of(g)
        places = list(range(len(PLACES)))
        g.rng.shuffle(places)
        fight.fighters = []
        fight.treasures = []
        fight.reserve = DEFENDER
        for i, card in enumerate(self.cards):
            if card in TREASURES:
                fight.treasures.append(card)
                continue
            f = fighter(card, ATTACKER if i < 3 else DEFENDER, places[i])
            fight.fighters.append(f)
            if f.place == TOP:
                fight.reserve = f.side
            g.tell(CARD_DEPLOYED, card, PLACES[f.place])
        g.learned = EVERYONE
        return None

    def reserve_exchange(self, g: ElvenRage) -> Frame | None:
        fight = fight_of(g)
        spare = at_place(fight.fighters, TOP)
        if spare is None or spare.side != ATTACKER or not standing(fight, ATTACKER):
            return None
        return ExchangeReserve(fight.attacker)

    def at_reveal(self, g: ElvenRage) -> Frame | None:
        return Moment(REVEALED, clockwise(g.seats, fight_of(g).attacker))

    def fallen(self, g: ElvenRage) -> Frame | None:
        """ER-DEPLOY-03. The critically wounded card dies, unless somebody saves it."""
        fight = fight_of(g)
        f = at_place(fight.fighters, BOTTOM)
        if f is None:
            return None
        f.lives = 0
        return Dying([fight.fighters.index(f)], fight.attacker, FALLEN)

    def reserve_goes(self, g: ElvenRage) -> Frame | None:
        """ER-DEPLOY-04."""
        f = at_place(fight_of(g).fighters, TOP)
        if f is not None:
            g.tell(TO_RESERVE, f.card)
            bring_home(g, f)
        return None

    def after_deploy(self, g: ElvenRage) -> Frame | None:
        return Moment(DEPLOYED, clockwise(g.seats, fight_of(g).attacker))

    def cycle(self, g: ElvenRage) -> Frame | None:
        fight = fight_of(g)
        if not standing(fight, ATTACKER) or not standing(fight, DEFENDER):
            self.again("result")
            return None
        fight.hurt = False
        fight.moved = False
        self.turns.clear()
        for f in fight.fighters:
            f.acted = False
        g.tell(CYCLE_BEGAN)
        return None

    def next_fighter(self, g: ElvenRage) -> Frame | None:
        """ER-INIT-01, 02, 03. The order is looked up anew before each turn."""
        fighters = fight_of(g).fighters
        last = g.last
        if isinstance(last, WhoFirst):
            return self.turn_of(fighters, last.who)
        first = next_to_act(fighters, self.turns)
        if not first:
            return None
        if len(first) == 1:
            return self.turn_of(fighters, fighters.index(first[0]))
        self.again("next_fighter")
        return WhoFirst(controller(fight_of(g), first[0]), [fighters.index(f) for f in first])

    def turn_of(self, fighters: list[Fighter], who: int) -> Frame:
        self.again("next_fighter")
        self.turns.append(turn_mark(fighters[who]))
        return FighterTurn(who)

    def end_cycle(self, g: ElvenRage) -> Frame | None:
        """ER-RESULT-01R, 01R3."""
        fight = fight_of(g)
        fight.quiet = 0 if fight.hurt else fight.quiet + 1
        if fight.quiet >= QUIET_CYCLES:
            self.again("result")
        elif fight.moved or self.goes_on(g):
            self.again("cycle")
        else:
            return Moment(LAST_CALL, last_order(g))
        return None

    def last_call(self, g: ElvenRage) -> Frame | None:
        if self.goes_on(g):
            self.again("cycle")
        return None

    def goes_on(self, g: ElvenRage) -> bool:
        fight = fight_of(g)
        return any(living(f) and compulsory(fight, f) for f in fight.fighters)

    def result(self, g: ElvenRage) -> Frame | None:
        """ER-RESULT-02, 03. More survivors; else an effect, else whose card was in reserve."""
        fight = fight_of(g)
        ours, theirs = standing(fight, ATTACKER), standing(fight, DEFENDER)
        if ours != theirs:
            self.won = ours > theirs
        elif fight.tie != NONE:
            self.won = fight.tie == fight.attacker
        else:
            self.won = fight.reserve == ATTACKER
        winner = fight.attacker if self.won else fight.defender
        land = g.map.cells[fight.land]
        if winner == NONE:
            g.tell(NEUTRALS_WON, land)
        else:
            g.tell(BATTLE_WON, winner, land)
        return None

    def home(self, g: ElvenRage) -> Frame | None:
        """ER-RESULT-04, ER-TREASURE-02. Survivors go home, Treasures to a victorious attacker."""
        fight = fight_of(g)
        for f in fight.fighters:
            if f.place != OFF:
                bring_home(g, f)
        for treasure in fight.treasures:
            if self.won:
                g.elves[fight.attacker].treasures.append(treasure)
                g.tell(TREASURE_GAINED, fight.attacker, treasure)
            else:
                g.neutral_discard.append(treasure)
                g.tell(TREASURE_LEFT, treasure)
        g.fight = None
        return TrimHands(fight.attacker)


def at_place(fighters: list[Fighter], place: int) -> Fighter | None:
    for f in fighters:
        if f.place == place:
            return f
    return None


def next_to_act(fighters: list[Fighter], turns: list[int]) -> list[Fighter]:
    """Who acts next: one, or several tied cards of one side among which the owner chooses."""
    waiting = [f for f in fighters if living(f) and not f.acted]
    if not waiting:
        return []
    best = max([f.initiative for f in waiting])
    tied = [f for f in waiting if f.initiative == best]
    # The attacker begins, then the sides take turns (ER-INIT-02).
    side = ATTACKER
    for mark in turns:
        if mark // 2 == best:
            side = DEFENDER if mark % 2 == ATTACKER else ATTACKER
    return [f for f in tied if f.side == side] or tied


def turn_mark(f: Fighter) -> int:
    """What alternation remembers of a turn, whatever becomes of the fighter: its initiative and its side."""
    return f.initiative * 2 + f.side


def last_order(g: ElvenRage) -> tuple[Seat, ...]:
    """Participants first, then clockwise."""
    fight = fight_of(g)
    sides = [s for s in (fight.attacker, fight.defender) if s != NONE]
    return (*sides, *[s for s in clockwise(g.seats, fight.attacker) if s not in sides])


@final
class ExchangeReserve(AskOnce[ElvenRage]):
    """ER-DEPLOY-05. The attacker may exchange an own card in reserve with one of the own fighters."""

    RULE: ClassVar[str] = "ER-DEPLOY-05"
    PROMPT: ClassVar[str] = "er-exchange"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        fight = fight_of(g)
        for f in fight.fighters:
            if living(f) and owner(fight, f) == self.seat:
                menu.offer(OK, option("swap", ref(f)))
        menu.offer(OK, option("keep_reserve"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "keep_reserve":
            return None
        fighters = fight_of(g).fighters
        spare = at_place(fighters, TOP)
        assert spare is not None
        for f in fighters:
            if f.place < EDGES and ref(f) == option.refs[0]:
                g.tell(EXCHANGED, seat, spare.card, f.card)
                f.place, spare.place = TOP, f.place
                break
        return None


@final
class WhoFirst(AskOnce[ElvenRage]):
    """ER-INIT-02R. Between tied cards of one side the owner chooses."""

    RULE: ClassVar[str] = "ER-INIT-02"
    PROMPT: ClassVar[str] = "er-who-first"

    def __init__(
        self, seat: Public[int], tied: Public[list[int]], who: Public[int] = -1, going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.tied = tied
        self.who = who

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for i in self.tied:
            menu.offer(OK, option("first", ref(fight_of(g).fighters[i])))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        for i in self.tied:
            if ref(fight_of(g).fighters[i]) == option.refs[0]:
                self.who = i
        return None
