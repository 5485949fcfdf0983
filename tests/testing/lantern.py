"""Lantern: draw, play, answer, bid. A game small enough to read at a glance, made to be broken on purpose.

`options={"slip": NAME}` breaks it in one way; the kit has to notice every one of them.
"""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar, Final, final

from realms.kernel import derive
from realms.kernel.frame import Frame, Steps
from realms.kernel.match import Derived, Match
from realms.kernel.model import (
    EVERYONE,
    OK,
    Arg,
    BadOptions,
    Decision,
    EventKind,
    Option,
    Outcome,
    Public,
    Sealed,
    Seat,
    Secret,
    Zoned,
    option,
)
from realms.kernel.registry import GameSpec
from realms.kernel.rng import Rng, seeded
from realms.kernel.stock import DONE, AskSeat, SealedAsk, Window, clockwise
from realms.kernel.zones import Zone, move
from realms.testing.texts import Voice

CARDS: Final = ("spark", "spark", "bolt", "bolt", "shade", "shade", "moth")
RULES: Final = ("LA-GAME-01", "LA-TURN-01", "LA-TURN-02", "LA-BOLT-01", "LA-BID-01", "LA-BID-02")
PLAYED: Final = EventKind("played", "who", "card")
WON: Final = EventKind("won", "who", "n")
ROUNDS: Final = 3

TICKS = count()
"""Something outside the state, for the slips that must not reach for it."""


@final
class Lantern(Match):
    GAME: ClassVar[str] = "lantern@1"

    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        deck: Zoned[Zone],
        hands: Zoned[list[Zone]],
        table: Zoned[Zone],
        coins: Public[list[int]],
        points: Public[list[int]],
        slip: Public[str],
        round: Public[int] = 0,
        learned: Secret[int] = 0,
        seq: Secret[int] = 0,
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.deck = deck
        self.hands = hands
        self.table = table
        self.coins = coins
        self.points = points
        self.slip = slip
        self.round = round

    def outcome(self) -> Outcome | None:
        if not self.over:
            return Outcome((0,), (0,)) if self.slip == "outcome-early" else None
        scores = tuple(self.points)
        winners = tuple([s for s in range(self.seats) if scores[s] == max(scores)])
        if self.slip == "outcome-none":
            return None
        if self.slip == "outcome-scores":
            scores = scores[1:]
        if self.slip == "outcome-nobody":
            winners = ()
        if self.slip == "outcome-stranger":
            winners = (self.seats,)
        if self.slip == "outcome-worst":
            winners = tuple([s for s in range(self.seats) if scores[s] == min(scores)])
        if self.slip == "outcome-pointless":
            return Outcome((), winners, (("points", scores),))
        sheet = tuple([p + (self.slip == "outcome-sheet") for p in scores])
        return Outcome(scores, winners, (("points", sheet),))


def play(g: Lantern, seat: Seat, card: str) -> None:
    hand = g.hands[seat]
    if g.slip == "lost":
        hand.take(hand.find(card))
    else:
        move(g, hand, hand.find(card), g.table)
    g.tell(PLAYED, seat, "?card" if g.slip == "event-label" else card)
    g.points[seat] += 1


@final
class Game(Steps[Lantern]):
    """LA-GAME-01. Three rounds: everyone has a turn, then all bid."""

    RULE: ClassVar[str] = "LA-GAME-01"
    ORDER: ClassVar[tuple[str, ...]] = ("turns", "bids", "pay")

    def __init__(self, turn: Public[int] = 0, at: Public[str] = "turns") -> None:
        super().__init__(at)
        self.turn = turn

    def turns(self, g: Lantern) -> Frame | None:
        self.turn += 1
        if self.turn <= g.seats:
            self.again("turns")
            return Turn(self.turn - 1)
        return None

    def bids(self, g: Lantern) -> Frame | None:
        return Bids(clockwise(g.seats, 0), {})

    def pay(self, g: Lantern) -> Frame | None:
        offers = {s: int(key.split(":")[1]) for s, key in g.took(Bids).sealed.items()}
        best = max(offers.values())
        winner = min([s for s in sorted(offers) if offers[s] == best])
        g.coins[winner] -= best
        if g.slip != "coins-burn":
            g.coins[(winner + 1) % g.seats] += best
        g.points[winner] += best
        g.tell(WON, winner, best)
        if g.slip == "outside":
            g.points[winner] += next(TICKS) % 2
        g.round += 1
        if g.round < ROUNDS or g.slip == "endless":
            self.turn = 0
            self.again("turns")
        return None


@final
class Turn(AskSeat[Lantern]):
    """LA-TURN-01. Draw a card, or play one, or do neither."""

    RULE: ClassVar[str] = "LA-TURN-01"
    PROMPT: ClassVar[str] = "turn"

    def __init__(self, seat: Public[int], steps: Public[int] = 2) -> None:
        super().__init__(seat)
        self.steps = steps

    def open(self, g: Lantern) -> bool:
        return self.steps > 0

    def args(self, g: Lantern) -> tuple[tuple[str, Arg], ...]:
        n = len(g.hands[self.seat].items)
        if g.slip == "args":
            n = g.hands[self.seat].items.count("moth")
        return (("who", self.seat), ("n", n))

    def pending(self, g: Lantern) -> list[Decision]:
        due = super().pending(g)
        for menu in due:
            if g.slip == "pass-first":
                menu.options.reverse()
            if g.slip == "order" and next(TICKS) % 2:
                menu.options[:-1] = menu.options[-2::-1]
            if g.slip == "impure":
                g.points[self.seat] += 1
            if g.slip == "unknown-rule":
                return [_renamed(menu, rule="LA-NOPE-01")]
            if g.slip == "prompt-missing":
                return [_renamed(menu, prompt="nope")]
            if g.slip == "nothing":
                menu.options.clear()
        return due

    def choices(self, g: Lantern, menu: Decision) -> None:
        drawable = OK if g.deck.items else "LA-TURN-02"
        menu.offer(drawable, option("draw"))
        if g.slip == "contradiction":
            menu.offer("LA-TURN-02", option("draw"))
        for card in sorted(g.hands[self.seat].items):
            if g.slip == "duplicates":
                menu.offer(OK, option("play", card))
            else:
                menu.offer_once(OK, option("play", card))
        if g.slip == "refusal-leak" and "moth" in g.hands[(self.seat + 1) % g.seats].items:
            menu.offer("LA-TURN-02", option("play", "moth2"))
        if g.slip == "option-missing":
            menu.offer(OK, option("juggle"))
        menu.offer(OK, DONE)

    def chosen(self, g: Lantern, seat: Seat, option: Option) -> Frame | None:
        self.steps -= 1
        if g.slip == "crash" and g.round == 1:
            raise ValueError("out of lamp oil")
        if g.slip == "stray":
            self.extra = True
        if option.verb == "draw":
            if g.slip == "silent":
                g.table.put(g.deck.take(0))
                g.learned = EVERYONE
            elif g.slip == "barrier":
                g.hands[seat].put(g.deck.take(0))
            else:
                move(g, g.deck, 0, g.hands[seat])
        elif option.verb == "play":
            play(g, seat, option.refs[0])
            if option.refs[0] == "bolt":
                others = clockwise(g.seats, (seat + 1) % g.seats)[:-1]
                return Answers("bolt", others)
        else:
            self.steps = 0
        return None


def _renamed(menu: Decision, prompt: str = "", rule: str = "") -> Decision:
    other = Decision(menu.seat, prompt or menu.prompt, rule or menu.rule, menu.args)
    other.options = menu.options
    return other


@final
class Answers(Window[Lantern]):
    """LA-BOLT-01. After a bolt everyone with cards in hand may play a shade."""

    RULE: ClassVar[str] = "LA-BOLT-01"
    PROMPT: ClassVar[str] = "answer"

    def __init__(self, trigger: Public[str], order: Public[tuple[int, ...]], passed: Public[int] = 0) -> None:
        super().__init__(trigger, order, passed)

    def may_hold(self, g: Lantern, seat: Seat) -> bool:
        if g.slip == "auto-pass":
            return "shade" in g.hands[seat].items
        return bool(g.hands[seat].items)

    def answers(self, g: Lantern, seat: Seat, menu: Decision) -> None:
        if "shade" in g.hands[seat].items:
            menu.offer(OK, option("play", "shade"))

    def answer(self, g: Lantern, seat: Seat, option: Option) -> Frame | None:
        play(g, seat, option.refs[0])
        return None


@final
class Bids(SealedAsk[Lantern]):
    """LA-BID-01. All bid at once; the highest bid wins that many points."""

    RULE: ClassVar[str] = "LA-BID-01"
    PROMPT: ClassVar[str] = "bid"

    def __init__(self, seats: Public[tuple[int, ...]], sealed: Sealed[dict[int, str]]) -> None:
        super().__init__(seats, sealed)

    def choices(self, g: Lantern, menu: Decision) -> None:
        broke = "LA-NOPE-02" if g.slip == "refusal-rule" else "LA-BID-02"
        for n in range(6):
            menu.offer(OK if n <= g.coins[menu.seat] else broke, option("bid", str(n)))

    def chosen(self, g: Lantern, seat: Seat, option: Option) -> Frame | None:
        if g.slip == "bid-shown" and option.verb == "bid":
            g.points[seat] += int(option.refs[0])
        return super().chosen(g, seat, option)


NAMES: Final = {
    "en": {"spark": "Spark", "bolt": "Bolt", "shade": "Shade", "moth": "Moth", "deck": "the deck"},
    "ru": {"spark": "Искра", "bolt": "Молния", "shade": "Тень", "moth": "Мотылёк", "deck": "колода"},
}


@final
class LanternSpec(GameSpec):
    def name(self, lang: str) -> str:
        return "Lantern"

    def options(self) -> dict[str, object]:
        return {"slip": {"type": "string", "default": ""}}

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Lantern:
        self.check_players(players)
        slip = options.get("slip", "")
        if not isinstance(slip, str):
            raise BadOptions("A slip is a word.")
        rng = seeded(seed)
        deck = Zone("deck", "card", 0, list(CARDS) * players, [])
        deck.shuffle(rng)
        hands = [Zone(f"hand{s}", "card", 1 << s, [], []) for s in range(players)]
        table = Zone("table", "card", EVERYONE, [], [])
        g = Lantern(players, [Game()], rng, deck, hands, table, [4] * players, [0] * players, slip)
        for s in range(players):
            for _ in range(3):
                move(g, deck, 0, hands[s])
        g.learned = 0
        g.advance()
        return g

    def census(self, match: Match) -> dict[str, int]:
        assert isinstance(match, Lantern)
        found = {"coin": sum(match.coins)}
        for zone in (match.deck, match.table, *match.hands):
            for item in zone.items:
                found[item] = found.get(item, 0) + 1
        return found

    def label(self, ref: str, lang: str) -> str:
        if ref.startswith("hand"):
            return {"en": "hand ", "ru": "рука "}[lang] + str(int(ref[4:]) + 1)
        return NAMES[lang].get(ref, {"table": {"en": "the table", "ru": "стол"}}.get(ref, {}).get(lang, ref))


def derived() -> Derived:
    """The generated code of this module, in memory."""
    space: dict[str, Any] = {"__name__": "lantern_derived"}
    exec(derive.emit(__name__), space)
    made = space["DERIVED"]
    assert isinstance(made, Derived)
    return made


SPEC: Final = LanternSpec("lantern", 1, 2, 3, derived(), bound=200)

MESSAGES: Final = {
    "en": {
        "seat": "Player {number}",
        "prompt-turn": "{who}, {n} cards: draw or play",
        "prompt-answer": "Answer {trigger}?",
        "prompt-bid": "Bid",
        "prompt-sealed-wait": "Waiting for the others",
        "option-draw": "Draw",
        "option-play": "Play {a}",
        "option-done": "Done",
        "option-pass": "Pass",
        "option-bid": "Bid {a}",
        "option-withdraw": "Think again",
        "event-played": "{who} plays {card}",
        "event-won": "{who} wins {n}",
        "event-item-moved": "{item} goes from {zone} to {to_zone}",
        "event-sealed-in": "{who} is ready",
        "event-sealed-out": "{who} thinks again",
        "event-revealed": "{who}: {choice}",
        "why-LA-TURN-02": "The deck is empty",
        "why-LA-BID-02": "Not enough coins",
    },
    "ru": {
        "seat": "Игрок {number}",
        "prompt-turn": "{who}, карт: {n}; возьмите или сыграйте",
        "prompt-answer": "Ответить на карту {trigger}?",
        "prompt-bid": "Ставка",
        "prompt-sealed-wait": "Ждём остальных",
        "option-draw": "Взять",
        "option-play": "Сыграть: {a}",
        "option-done": "Готово",
        "option-pass": "Пас",
        "option-bid": "Ставка {a}",
        "option-withdraw": "Передумать",
        "event-played": "{who} играет: {card}",
        "event-won": "{who} выигрывает {n}",
        "event-item-moved": "{item}: {zone} → {to_zone}",
        "event-sealed-in": "{who} готов",
        "event-sealed-out": "{who} передумал",
        "event-revealed": "{who}: {choice}",
        "why-LA-TURN-02": "Колода пуста",
        "why-LA-BID-02": "Не хватает монет",
    },
}


class Table(Voice):
    """Messages from a dict."""

    def __init__(self, messages: dict[str, dict[str, str]] = MESSAGES) -> None:
        self.messages = messages

    def format(self, lang: str, message_id: str, args: dict[str, str | int]) -> str:
        return self.messages[lang][message_id].format(**args)
