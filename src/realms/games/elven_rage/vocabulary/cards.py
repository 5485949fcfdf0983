"""Primitives outside the battle: cards that are drawn, looked at, taken; Goals."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, option
from realms.kernel.stock import PASS, AskSeat
from realms.kernel.zones import move

from ..events import (
    ARTIFACT_SEEN,
    ARTIFACT_STOLEN,
    GOAL_CHANGED,
    LOOKED,
    LOOKED_AT_DECK,
    LOOKED_AT_HAND,
    RECOVERED,
    TREASURE_STOLEN,
)
from ..rules.board import opponents, people, seat_of
from ..rules.hand import TrimHands, discard, draw, into_hand, look_at
from ..state import ElvenRage
from ..terms import DRAGON_LORD
from .base import Power
from .words import say

TOP_CARDS = 3


@final
class Draw(Power):
    """Cards from the own deck, then trim."""

    def __init__(self, n: int) -> None:
        super().__init__("draw", 0)
        self.n = n

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        elves = g.elves[user]
        return [()] if elves.deck.items or elves.discard else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        draw(g, user, self.n)
        return TrimHands(user)

    def text(self, lang: str) -> str:
        return say(lang, "draw", say(lang, f"cards_{self.n}"))


@final
class DiscardRandom(Power):
    """An opponent loses a card of the hand, at random."""

    def __init__(self) -> None:
        super().__init__("discard_random", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [(people(g, s),) for s in opponents(g, user) if g.elves[s].hand.items]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        whom = seat_of(g, refs[0])
        hand = g.elves[whom].hand.items
        discard(g, whom, hand[g.rng.below(len(hand))])
        return None

    def text(self, lang: str) -> str:
        return say(lang, "discard_random")


@final
class Recover(Power):
    """Cards of the own discard pile come to the hand; never one of the name of the card that is used."""

    def __init__(self, n: int, itself: str) -> None:
        super().__init__("recover", 0)
        self.n = n
        self.itself = itself

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [()] if [c for c in g.elves[user].discard if c != self.itself] else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        return TakeBack(user, self.itself, self.n)

    def text(self, lang: str) -> str:
        return say(lang, "recover_one") if self.n == 1 else say(lang, "recover", self.n)


@final
class TakeBack(AskSeat[ElvenRage]):
    """Which cards come back from the discard pile."""

    RULE: ClassVar[str] = "ER-ACTION-03"
    PROMPT: ClassVar[str] = "er-recover"

    def __init__(self, seat: Public[int], itself: Public[str], left: Public[int]) -> None:
        super().__init__(seat)
        self.itself = itself
        self.left = left

    def open(self, g: ElvenRage) -> bool:
        return self.left > 0 and any(c != self.itself for c in g.elves[self.seat].discard)

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for card in sorted({*g.elves[self.seat].discard}):
            if card != self.itself:
                menu.offer(OK, option("recover", card))
        menu.offer(OK, PASS)

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "pass":
            self.left = 0
            return TrimHands(seat)
        self.left -= 1
        g.elves[seat].discard.remove(option.refs[0])
        into_hand(g, seat, option.refs[0])
        g.tell(RECOVERED, seat, option.refs[0])
        return None if self.open(g) else TrimHands(seat)


@final
class Look(Power):
    """The user alone sees the hand of an opponent; with `squads` a squad will do as well."""

    def __init__(self, squads: bool) -> None:
        super().__init__("look", 1)
        self.squads = squads

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        found: list[Refs] = [(people(g, s),) for s in opponents(g, user) if g.elves[s].hand.items]
        if self.squads:
            found += [(f"squad-{i}",) for i in range(len(g.squads))]
        return found

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        if refs[0].startswith("squad-"):
            look_at(g, g.squads[int(refs[0].removeprefix("squad-"))], user)
            g.tell(LOOKED, user, refs[0])
        else:
            whom = seat_of(g, refs[0])
            look_at(g, g.elves[whom].hand, user)
            g.tell(LOOKED_AT_HAND, user, whom)
        return None

    def text(self, lang: str) -> str:
        return say(lang, "look_squad" if self.squads else "look_hand")


@final
class LookAhead(Power):
    """The top three cards of the own deck, put back in any order."""

    def __init__(self) -> None:
        super().__init__("look_ahead", 0)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [()] if g.elves[user].deck.items else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        deck = g.elves[user].deck
        n = min(TOP_CARDS, len(deck.items))
        for i in range(len(deck.items) - n, len(deck.items)):
            deck.show(g, i, 1 << user)
        g.tell(LOOKED_AT_DECK, user)
        return Reorder(user, n)

    def text(self, lang: str) -> str:
        return say(lang, "look_ahead")


@final
class Reorder(AskSeat[ElvenRage]):
    """Which of the cards that were looked at comes next, from the top of the deck down."""

    RULE: ClassVar[str] = "ER-ARTIFACT-02"
    PROMPT: ClassVar[str] = "er-reorder"

    def __init__(self, seat: Public[int], left: Public[int]) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, g: ElvenRage) -> bool:
        return self.left > 1

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for card in sorted({*g.elves[self.seat].deck.items[-TOP_CARDS:][: self.left]}):
            menu.offer(OK, option("next", card))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        """It goes under those that were named before it: the last of the deck is its top."""
        deck = g.elves[seat].deck
        end = len(deck.items)
        start = max(0, end - TOP_CARDS)
        i = deck.items.index(option.refs[0], start, start + self.left)
        last = start + self.left - 1
        deck.items[i], deck.items[last] = deck.items[last], deck.items[i]
        deck.known[i], deck.known[last] = deck.known[last], deck.known[i]
        self.left -= 1
        return None


@final
class Steal(Power):
    """A random Artifact or a chosen Treasure of an opponent."""

    def __init__(self) -> None:
        super().__init__("steal", 2)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        found: list[Refs] = []
        for s in opponents(g, user):
            if g.elves[s].artifacts.items:
                found.append((people(g, s), "artifact"))
            found += [(people(g, s), treasure) for treasure in g.elves[s].treasures]
        return found

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        whom = seat_of(g, refs[0])
        theirs = g.elves[whom]
        if refs[1] == "artifact":
            stolen = g.rng.below(len(theirs.artifacts.items))
            knew = theirs.artifacts.mask(stolen) | 1 << user
            item = move(g, theirs.artifacts, stolen, g.elves[user].artifacts)
            g.tell(ARTIFACT_STOLEN, user, whom)
            g.whisper(ARTIFACT_SEEN, (item,), knew, ())
        else:
            theirs.treasures.remove(refs[1])
            g.elves[user].treasures.append(refs[1])
            g.tell(TREASURE_STOLEN, user, whom, refs[1])
        return None

    def text(self, lang: str) -> str:
        return say(lang, "steal")


@final
class NewGoal(Power):
    """An unused Goal, one of the two is kept. Where there are no Goals: cards."""

    CARDS = 2

    def __init__(self) -> None:
        super().__init__("new_goal", 0)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        if g.scenario == DRAGON_LORD:
            return Draw(self.CARDS).targets(g, user)
        return [()] if g.goals.items else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        if g.scenario == DRAGON_LORD:
            return Draw(self.CARDS).work(g, user, refs)
        move(g, g.goals, g.rng.below(len(g.goals.items)), g.elves[user].goal)
        return KeepGoal(user)

    def text(self, lang: str) -> str:
        return say(lang, "new_goal", say(lang, f"cards_{self.CARDS}"))


@final
class KeepGoal(AskSeat[ElvenRage]):
    """Which of two Goals is kept; the other goes back unseen."""

    RULE: ClassVar[str] = "ER-GOAL-02"
    PROMPT: ClassVar[str] = "er-keep-goal"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: ElvenRage) -> bool:
        return len(g.elves[self.seat].goal.items) > 1

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        for goal in sorted(g.elves[self.seat].goal.items):
            menu.offer(OK, option("keep", goal))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        held = g.elves[seat].goal
        move(g, held, 1 - held.items.index(option.refs[0]), g.goals)
        g.goals.shuffle(g.rng)
        g.tell(GOAL_CHANGED, seat)
        return None
