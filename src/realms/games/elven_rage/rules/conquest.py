"""The Conquest phase: the target, the squad, the answer of the owner, the cards that are sent, the spoils."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Sealed, Seat, option
from realms.kernel.stock import AskOnce, SealedAsk, clockwise
from realms.kernel.zones import Zone, gather, move

from ..data.warriors import EBRUNG, WARRIORS
from ..events import (
    ARTIFACT_GAINED,
    ARTIFACT_SEEN,
    ARTIFACTS_LOST,
    ATTACK_OFF,
    CONQUERED,
    DEFENDS,
    ELIMINATED,
    GAVE_UP,
    LOOKED,
    MOVER_NAMED,
    OPENED,
    SQUAD_CHOSEN,
    SQUADS_DEALT,
    TAKEN_FROM,
)
from ..state import ElvenRage, Fight
from ..terms import ARMY, DRAGON, NEUTRAL, NONE, SQUAD, TARGETED, WON
from .battle import Battle
from .board import castles, dragon_of, free_dragons, is_castle, ordinary, people, seat_of, strength
from .declaring import Moment
from .hand import draw, draw_neutral, leave_hand, look_at
from .scoring import check_goals, check_last


def deal_squads(g: ElvenRage) -> None:
    """ER-SETUP-07, ER-BATTLE-03. One squad more than players; as many full ones as there are cards for."""
    while len(g.squads) <= g.seats:
        squad = Zone(f"squad-{len(g.squads)}", NEUTRAL, 0, [], [])
        while len(squad.items) < SQUAD and draw_neutral(g):
            squad.put(g.neutral_deck.take(len(g.neutral_deck.items) - 1))
        if len(squad.items) < SQUAD and g.squads:
            for card in squad.items:
                g.neutral_deck.put(card)
            break
        g.squads.append(squad)
        g.opened.append("")
    g.tell(SQUADS_DEALT, len(g.squads))


def movers(g: ElvenRage, attacker: Seat) -> list[Seat]:
    """ER-BATTLE-07. Who may move the neutrals, the next player clockwise first."""
    return [seat for seat in clockwise(g.seats, attacker)[1:] if not g.elves[seat].out]


@final
class Conquest(Steps[ElvenRage]):
    """ER-CONQUER, ER-BATTLE. `squad`: which is fought; `mover`: who moves the neutrals."""

    RULE: ClassVar[str] = "ER-CONQUER-01"
    ORDER: ClassVar[tuple[str, ...]] = (
        "look",
        "lay_open",
        "choose_squad",
        "choose_mover",
        "speak",
        "reply",
        "send",
        "fight",
        "spoils",
        "after_win",
        "over",
    )

    def __init__(
        self,
        seat: Public[int],
        squad: Public[int] = -1,
        mover: Public[int] = -1,
        at: Public[str] = "look",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.squad = squad
        self.mover = mover

    def against_squad(self, g: ElvenRage) -> bool:
        return g.owner[g.target] == NONE and g.target != g.map.central

    # Against neutrals.

    def look(self, g: ElvenRage) -> Frame | None:
        """ER-BATTLE-01."""
        if not self.against_squad(g):
            self.again("choose_mover")
            return None
        if not g.squads:
            deal_squads(g)
        if "" not in g.opened:
            self.again("choose_squad")
            return None
        return LookAtSquad(self.seat)

    def lay_open(self, g: ElvenRage) -> Frame | None:
        looked = g.took(LookAtSquad).squad
        return LayOpen(self.seat, looked) if looked != NONE else None

    def choose_squad(self, g: ElvenRage) -> Frame | None:
        if len(g.squads) == 1:
            self.squad = 0
            g.tell(SQUAD_CHOSEN, self.seat, g.squads[0].name)
            return None
        return ChooseSquad(self.seat)

    def choose_mover(self, g: ElvenRage) -> Frame | None:
        """ER-BATTLE-07."""
        last = g.last
        if isinstance(last, ChooseSquad):
            self.squad = last.squad
        if g.owner[g.target] != NONE:
            return None
        others = movers(g, self.seat)
        self.mover = others[0]
        return ChooseMover(self.seat) if len(others) > 1 else None

    def speak(self, g: ElvenRage) -> Frame | None:
        last = g.last
        if isinstance(last, ChooseMover):
            self.mover = last.mover
        return Moment(TARGETED, clockwise(g.seats, self.seat))

    # The owner's answer.

    def reply(self, g: ElvenRage) -> Frame | None:
        """ER-BATTLE-04, 08, ER-CASTLE-03."""
        defender = g.owner[g.target]
        if strength(g, self.seat) < ARMY or defender == self.seat:
            g.tell(ATTACK_OFF, self.seat, g.map.cells[g.target])
            self.again("over")
            return None
        if defender == NONE:
            return None
        if is_castle(g, g.target):
            draw(g, defender, max(0, ARMY - 1 - len(g.elves[defender].hand.items)))
            return None
        if strength(g, defender) < ARMY:
            self.give_up(g)
            return None
        return Reply(defender)

    def give_up(self, g: ElvenRage) -> None:
        """ER-CONQUER-09."""
        g.tell(GAVE_UP, g.owner[g.target], g.map.cells[g.target])
        conquer(g, self.seat)
        self.again("over")

    def send(self, g: ElvenRage) -> Frame | None:
        last = g.last
        if isinstance(last, Reply):
            if last.surrenders:
                self.give_up(g)
                return None
            g.tell(DEFENDS, last.seat, g.map.cells[g.target])
        defender = g.owner[g.target]
        return Send((self.seat,) if defender == NONE else (self.seat, defender), {})

    # The battle.

    def fight(self, g: ElvenRage) -> Frame | None:
        sent = g.took(Send).sealed
        cards: list[str] = []
        for seat in (self.seat, g.owner[g.target]):
            if seat == NONE:
                cards += self.neutrals(g)
                continue
            for card in sent[seat].split(":")[1:]:
                if WARRIORS[card].flag != DRAGON:
                    leave_hand(g, seat, card)
                cards.append(card)
        g.fight = Fight(
            g.target, self.seat, g.owner[g.target], self.mover, [], [], NONE, NONE, [], 0, hurt=False, moved=False
        )
        return Battle(cards, [])

    def neutrals(self, g: ElvenRage) -> list[str]:
        """ER-BATTLE-02, ER-CENTRAL-01. The squad that was chosen, or Ebrung and two cards of the deck."""
        if self.squad != NONE:
            g.opened.pop(self.squad)
            squad = g.squads.pop(self.squad)
            for i, rest in enumerate(g.squads):
                rest.name = f"squad-{i}"
            return squad.items
        cards = [EBRUNG]
        while len(cards) < ARMY and draw_neutral(g):
            cards.append(g.neutral_deck.take(len(g.neutral_deck.items) - 1))
        return cards

    def spoils(self, g: ElvenRage) -> Frame | None:
        if not g.took(Battle).won:
            self.again("over")
            return None
        conquer(g, self.seat)
        return None

    def after_win(self, g: ElvenRage) -> Frame | None:
        return Moment(WON, (self.seat,))

    def over(self, g: ElvenRage) -> Frame | None:
        g.target = NONE
        return None


def conquer(g: ElvenRage, seat: Seat) -> None:
    """ER-GOAL-01R, ER-ELIM-03. It may decide the game, before anything is used after it."""
    take_land(g, seat)
    check_last(g)
    check_goals(g)


def take_land(g: ElvenRage, seat: Seat) -> None:
    """ER-CONQUER-04, 05, 06. The token is laid; an ordinary ownerless land gives an Artifact."""
    land = g.target
    before = g.owner[land]
    g.owner[land] = seat
    if before == NONE:
        g.tell(CONQUERED, seat, g.map.cells[land])
        if ordinary(g, land) and g.artifact_deck.items:
            item = move(g, g.artifact_deck, len(g.artifact_deck.items) - 1, g.elves[seat].artifacts)
            g.tell(ARTIFACT_GAINED, seat)
            g.whisper(ARTIFACT_SEEN, (item,), 1 << seat, ())
        return
    g.tell(TAKEN_FROM, seat, g.map.cells[land], before)
    g.elves[seat].taken += 1
    if land == g.map.homes[before]:
        lose_artifacts(g, before)
    if is_castle(g, land) and not castles(g, before):
        eliminate(g, before)


def lose_artifacts(g: ElvenRage, seat: Seat) -> None:
    """ER-ARTIFACT-05. The home Castle is lost, and the Artifacts with it."""
    held = g.elves[seat].artifacts
    if held.items:
        g.tell(ARTIFACTS_LOST, seat, len(held.items))
        gather(g, held, g.away[0])


def eliminate(g: ElvenRage, seat: Seat) -> None:
    """ER-ELIM-01, 02."""
    elves = g.elves[seat]
    elves.out = True
    g.owner[:] = [NONE if owner == seat else owner for owner in g.owner]
    g.wards[:] = [NONE if ward == seat else ward for ward in g.wards]
    lose_artifacts(g, seat)
    gather(g, elves.hand, elves.deck)
    gather(g, elves.goal, g.away[1])
    g.neutral_discard += elves.treasures
    elves.treasures.clear()
    g.tell(ELIMINATED, seat)


# The questions.


@final
class LookAtSquad(AskOnce[ElvenRage]):
    """ER-BATTLE-01. One squad without an open card may be looked at."""

    RULE: ClassVar[str] = "ER-BATTLE-01"
    PROMPT: ClassVar[str] = "er-look-squad"

    def __init__(self, seat: Public[int], squad: Public[int] = -1, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.squad = squad

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for i, card in enumerate(g.opened):
            menu.offer(OK if card == "" else "ER-BATTLE-02", option("look", f"squad-{i}"))
        menu.offer(OK, option("no_look"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "look":
            self.squad = int(option.refs[0].removeprefix("squad-"))
            look_at(g, g.squads[self.squad], seat)
            g.tell(LOOKED, seat, option.refs[0])
        return None


@final
class LayOpen(AskOnce[ElvenRage]):
    """ER-BATTLE-01. One card of the squad is laid open on top of it."""

    RULE: ClassVar[str] = "ER-BATTLE-01"
    PROMPT: ClassVar[str] = "er-lay-open"

    def __init__(self, seat: Public[int], squad: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.squad = squad

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for card in sorted({*g.squads[self.squad].items}):
            menu.offer(OK, option("open", card))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        squad = g.squads[self.squad]
        squad.show(g, squad.items.index(option.refs[0]), EVERYONE)
        g.opened[self.squad] = option.refs[0]
        g.tell(OPENED, seat, f"squad-{self.squad}", option.refs[0])
        return None


@final
class ChooseSquad(AskOnce[ElvenRage]):
    """ER-BATTLE-02. The squad that is fought."""

    RULE: ClassVar[str] = "ER-BATTLE-02"
    PROMPT: ClassVar[str] = "er-choose-squad"

    def __init__(self, seat: Public[int], squad: Public[int] = -1, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.squad = squad

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for i in range(len(g.squads)):
            menu.offer(OK, option("fight", f"squad-{i}"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        self.squad = int(option.refs[0].removeprefix("squad-"))
        g.tell(SQUAD_CHOSEN, seat, option.refs[0])
        return None


@final
class ChooseMover(AskOnce[ElvenRage]):
    """ER-BATTLE-07. Which opponent moves the neutral cards."""

    RULE: ClassVar[str] = "ER-BATTLE-07"
    PROMPT: ClassVar[str] = "er-choose-mover"

    def __init__(self, seat: Public[int], mover: Public[int] = -1, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.mover = mover

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for seat in movers(g, self.seat):
            menu.offer(OK, option("mover", people(g, seat)))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        self.mover = seat_of(g, option.refs[0])
        g.tell(MOVER_NAMED, seat, self.mover)
        return None


@final
class Reply(AskOnce[ElvenRage]):
    """ER-BATTLE-04. Send three cards, or give the land up."""

    RULE: ClassVar[str] = "ER-BATTLE-04"
    PROMPT: ClassVar[str] = "er-reply"

    def __init__(self, seat: Public[int], surrenders: Public[bool] = False, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.surrenders = surrenders

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        menu.offer(OK, option("defend"))
        menu.offer(OK, option("give_up"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        self.surrenders = option.verb == "give_up"
        return None


@final
class Send(SealedAsk[ElvenRage]):
    """ER-BATTLE-05. Both sides choose their cards secretly and at the same time."""

    RULE: ClassVar[str] = "ER-BATTLE-05"
    PROMPT: ClassVar[str] = "er-send"

    def __init__(self, seats: Public[tuple[int, ...]], sealed: Sealed[dict[int, str]]) -> None:
        super().__init__(seats, sealed)

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        seat = menu.seat
        must: list[str] = []
        if seat == g.owner[g.target] and is_castle(g, g.target):
            must = [dragon_of(g, g.target)]  # ER-CASTLE-02
        could = sorted([*g.elves[seat].hand.items, *[d for d in free_dragons(g, seat) if d not in must]])
        for cards in sorted({*combinations(could, min(ARMY - len(must), len(could)))}):
            menu.offer(OK, option("send", *must, *cards))
