"""Rounds (MK-ROUND): preparation, tactics, turns in order, and the end of a round and of the game."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.modifiers import expire
from realms.kernel.stock import DONE, AskSeat

from ..data.options import ACTION_UPGRADES, DRAFTING, HERO_AUCTION, NIGHT_ARRIVAL
from ..data.scenarios import SCENARIOS
from ..events import GAME_ENDED, OFFERED, ROUND_BEGAN, SOURCE_ROLLED, TACTIC_TAKEN
from ..state import Hero, MageKnight, new_turn
from ..terms import (
    COLOURS,
    DIE_FACES,
    DUMMY,
    GOLD,
    IDLE,
    MONASTERY,
    MORE_THAN_PLAYERS,
    NONE,
    OFFER,
)
from ..vocabulary import lasting
from . import daylight, drafting, dummy, offturn, rampage, scenario, tactics, tokens, upgrades
from .cards import gather_deck, refill, reveal_top
from .endturn import hand_limit
from .ground import burned, reveal_by_day, site_at
from .rewards import DrawUp
from .turn import Turn


def in_game(g: MageKnight) -> list[Hero]:
    """The heroes who take turns (MK-SCEN-11-04)."""
    return [hero for hero in g.heroes if not hero.out]


def roll_source(g: MageKnight, n: int) -> None:
    """MK-SETUP-14. Roll the dice; at least half must show basic colours, else gold and black are rolled again.
    All of them, when heroes arrive by night (MK-OPT-13)."""
    wanted = n if g.round == 1 and NIGHT_ARRIVAL in g.switches else (n + 1) // 2
    dice = [g.rng.below(DIE_FACES) for _ in range(n)]
    while len([die for die in dice if die < GOLD]) < wanted:
        dice = [g.rng.below(DIE_FACES) if die >= GOLD else die for die in dice]
    g.source = sorted(dice)
    g.tell(SOURCE_ROLLED, ",".join([COLOURS[die] for die in g.source]))


def dice_in_game(g: MageKnight) -> int:
    return g.seats + MORE_THAN_PLAYERS + SCENARIOS[g.scenario].more_dice


def units_offered(g: MageKnight) -> int:
    return g.seats + MORE_THAN_PLAYERS + SCENARIOS[g.scenario].more_units


def deal_units(g: MageKnight) -> None:
    """MK-ROUND-06. Regular ones until a core tile is seen; then elite and regular in turn."""
    regular, elite = g.unit_decks
    take_elite = scenario.of(g).elites_offered(g)
    for i in range(units_offered(g)):
        deck = elite if take_elite and i % 2 == 0 else regular
        if not deck.items:
            deck = regular if deck is elite else elite if take_elite else regular
        if deck.items:
            g.unit_offer.append(reveal_top(g, deck))
            g.tell(OFFERED, g.unit_offer[-1])


def fill_monasteries(g: MageKnight) -> None:
    """MK-ROUND-07. An advanced action for each monastery on the map that was not burned; none, if cards run out in
    a game where decks are built (MK-OPT-30)."""
    if not enough_actions(g):
        return
    for hex in g.land.at.values():
        if site_at(g, hex) == MONASTERY and not burned(g, hex) and g.action_deck.items:
            g.monastery_offer.append(reveal_top(g, g.action_deck))
            g.tell(OFFERED, g.monastery_offer[-1])


def enough_actions(g: MageKnight) -> bool:
    """MK-OPT-30. Is there a card for each monastery and for the offer, or are there enough cards anyway?"""
    if ACTION_UPGRADES not in g.switches and DRAFTING not in g.switches:
        return True
    standing = [hex for hex in g.land.at.values() if site_at(g, hex) == MONASTERY and not burned(g, hex)]
    return len(g.action_deck.items) >= len(standing) + OFFER - len(g.action_offer) + 1


def return_offers(g: MageKnight) -> None:
    """MK-ROUND-05. What was not taken goes under its deck."""
    from ..data.units import UNITS

    for kind in g.unit_offer:
        g.unit_decks[1 if UNITS[kind].elite else 0].slip(kind, EVERYONE)
    for card in g.monastery_offer:
        g.action_deck.slip(card, EVERYONE)
    g.unit_offer.clear()
    g.monastery_offer.clear()


def turn_offers(g: MageKnight) -> None:
    """MK-ROUND-08, 09. The lowest card of each offer leaves, a new one enters (MK-DUMMY-10, 11)."""
    action = g.action_offer.pop() if g.action_offer else ""
    spell = g.spell_offer.pop() if g.spell_offer else ""
    if g.dummy is not None:
        dummy.prepare(g, action, spell)
    elif action != "":
        g.action_deck.slip(action, EVERYONE)
    if spell != "":
        g.spell_deck.slip(spell, EVERYONE)
    refill(g, g.action_offer, g.action_deck)
    refill(g, g.spell_offer, g.spell_deck)


@final
class Round(Steps[MageKnight]):
    """MK-ROUND-01. One day or night."""

    RULE: ClassVar[str] = "MK-ROUND-01"
    ORDER: ClassVar[tuple[str, ...]] = (
        "prepare",
        "banners",
        "shuffle",
        "draw",
        "pick_tactics",
        "take_effect",
        "set_order",
        "before_turn",
        "take_turn",
        "after_turn",
        "retire_tactics",
        "close",
        "upgrade",
        "add_drafted",
    )

    def __init__(self, turn: Public[int] = 0, seat: Public[int] = NONE, at: Public[str] = "prepare") -> None:
        super().__init__(at)
        self.turn = turn
        self.seat = seat

    def prepare(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-02 to 10. Not before the first round: the set-up did it."""
        if g.round > 1:
            g.night = daylight.next_is_night(g)
        g.tell(ROUND_BEGAN, g.round, "night" if g.night else "day")
        if g.round > 1:
            self.collect_dice(g)
            roll_source(g, dice_in_game(g))
            return_offers(g)
            deal_units(g)
            fill_monasteries(g)
            turn_offers(g)
        g.tactics = tactics.left(g)
        self.turn = 0
        if not g.night:
            self.day_breaks(g)
        if g.round > 1:
            scenario.of(g).round_begins(g)
        return None

    def collect_dice(self, g: MageKnight) -> None:
        """MK-ROUND-04. Dice kept on cards come back before the roll."""
        for hero in g.heroes:
            hero.kept_die = NONE
            hero.claimed.clear()

    def day_breaks(self, g: MageKnight) -> None:
        """MK-ROUND-27. Ruins that were hidden turn up; garrisons next to heroes are seen."""
        for hex in g.down_at[-1][:]:
            tokens.reveal(g, hex)
        for hero in g.heroes:
            reveal_by_day(g, hero.seat)

    def banners(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-11. Banners may come back to the deck, one player after the other."""
        if g.round == 1:
            return None
        while self.turn < g.seats:
            hero = g.heroes[self.turn]
            self.turn += 1
            if hero.out:
                continue
            for unit in hero.units:
                unit.banner_used = False
            if any(unit.banner != "" for unit in hero.units):
                self.again("banners")
                return ReturnBanners(hero.seat)
        self.turn = 0
        return None

    def shuffle(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-11 to 13."""
        if g.round == 1:
            return None
        for hero in in_game(g):
            hero.flipped.clear()
            for unit in hero.units:
                unit.spent = False
            gather_deck(g, hero)
            hero.tactic = ""
            hero.tactic_used = False
            hero.plundered = False
        g.centre.clear()
        return None

    def draw(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-14."""
        if g.round == 1 or self.turn >= g.seats:
            self.turn = 0
            return None
        hero = g.heroes[self.turn]
        self.turn += 1
        self.again("draw")
        if hero.out:
            return None
        limit = hand_limit(g, hero) + hero.more_cards
        hero.more_cards = 0
        return DrawUp(hero.seat, limit)

    def pick_tactics(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-15, 16. Lowest fame first; of equals whose order token lies lower. After an auction fame does
        not count in the first round (MK-OPT-07)."""
        if g.dummy is not None and g.dummy.tactic == "" and scenario.of(g).dummy_first(g):
            dummy.take_tactic(g)
        left = [hero for hero in in_game(g) if hero.tactic == ""]
        if not left:
            if g.dummy is not None and g.dummy.tactic == "":
                dummy.take_tactic(g)
            return None
        self.again("pick_tactics")
        fame_counts = g.round > 1 or HERO_AUCTION not in g.switches
        left.sort(key=lambda hero: (hero.fame if fame_counts else 0, -g.order.index(hero.seat)))
        return PickTactic(left[0].seat)

    def take_effect(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-17. In the order of the tactics' numbers."""
        ordered = sorted(in_game(g), key=lambda hero: tactics.of(g, hero.seat).number)
        if self.turn >= len(ordered):
            self.turn = 0
            return None
        seat = ordered[self.turn].seat
        self.turn += 1
        self.again("take_effect")
        return tactics.of(g, seat).taken(g, seat)

    def set_order(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-18, 19."""
        numbers = {hero.seat: tactics.of(g, hero.seat).number for hero in in_game(g)}
        if g.dummy is not None:
            numbers[DUMMY] = tactics.TACTICS[g.dummy.tactic].number
        g.order = sorted(numbers, key=lambda seat: numbers[seat])
        g.announced = NONE
        g.last_turns = []
        self.turn = 0
        return None

    def before_turn(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-20, MK-TURN-01, 02. Whose turn it is; others may use what they have before it."""
        if g.announced != NONE or g.ending:
            if not g.last_turns:
                self.again("retire_tactics")
                return None
            self.seat = g.last_turns.pop(0)
        else:
            self.seat = g.order[self.turn % len(g.order)]
            self.turn += 1
        g.phase = IDLE
        return offturn.Between(self.seat, offturn.who(g, self.seat)) if self.seat != DUMMY else None

    def take_turn(self, g: MageKnight) -> Frame | None:
        if self.seat == DUMMY:
            dummy.turn(g)
            return None
        return Turn(self.seat)

    def after_turn(self, g: MageKnight) -> Frame | None:
        """Another turn of the same player, if an effect says so; else the next."""
        if self.seat != DUMMY and g.heroes[self.seat].now.again:
            g.heroes[self.seat].now = new_turn(g.heroes[self.seat].hex)
            self.again("take_turn")
            return offturn.Between(self.seat, offturn.who(g, self.seat))
        self.again("before_turn")
        return None

    def retire_tactics(self, g: MageKnight) -> Frame | None:
        return scenario.of(g).tactics_used(g)

    def close(self, g: MageKnight) -> Frame | None:
        """MK-ROUND-26."""
        expire(g.modifiers, lasting.END_OF_ROUND)
        expire(g.modifiers, lasting.NEXT_TURN)
        if not over(g):
            rampage.come_back(g)
        return scenario.of(g).round_ends(g)

    def upgrade(self, g: MageKnight) -> Frame | None:
        """MK-OPT-31."""
        return upgrades.night_ends(g) if ACTION_UPGRADES in g.switches and not g.ending else None

    def add_drafted(self, g: MageKnight) -> Frame | None:
        """MK-OPT-36."""
        return drafting.day_ends(g) if g.drafted and not over(g) else None


@final
class PickTactic(AskSeat[MageKnight]):
    """MK-ROUND-15."""

    RULE: ClassVar[str] = "MK-ROUND-15"
    PROMPT: ClassVar[str] = "pick-tactic"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: MageKnight) -> bool:
        return g.heroes[self.seat].tactic == ""

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for name in g.tactics:
            menu.offer(OK, option("tactic", name))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        g.heroes[seat].tactic = option.refs[0]
        g.tactics.remove(option.refs[0])
        g.tell(TACTIC_TAKEN, seat, option.refs[0])
        return None


@final
class ReturnBanners(AskSeat[MageKnight]):
    """MK-ROUND-11, MK-UNIT-14. A banner may stay with its unit or go back to the deed deck."""

    RULE: ClassVar[str] = "MK-ROUND-11"
    PROMPT: ClassVar[str] = "return-banners"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.going = going

    def carriers(self, hero: Hero) -> list[int]:
        return [i for i, unit in enumerate(hero.units) if unit.banner != ""]

    def open(self, g: MageKnight) -> bool:
        return self.going and bool(self.carriers(g.heroes[self.seat]))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i in self.carriers(g.heroes[self.seat]):
            menu.offer(OK, option("return", str(i)))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
        else:
            unit = g.heroes[seat].units[int(option.refs[0])]
            g.heroes[seat].discard.append(unit.banner)
            unit.banner = ""
        return None


def over(g: MageKnight) -> bool:
    """Is the round that ends the last one?"""
    return g.ending or g.round >= g.rounds


@final
class Game(Steps[MageKnight]):
    """MK-FLOW-01, 05. Rounds until the scenario ends."""

    RULE: ClassVar[str] = "MK-FLOW-05"
    ORDER: ClassVar[tuple[str, ...]] = ("begin", "play_round", "next_round")

    def __init__(self, at: Public[str] = "begin") -> None:
        super().__init__(at)

    def begin(self, g: MageKnight) -> Frame | None:
        return scenario.of(g).game_begins(g)

    def play_round(self, g: MageKnight) -> Frame | None:
        return Round()

    def next_round(self, g: MageKnight) -> Frame | None:
        if over(g):
            g.finished = True
            g.phase = IDLE
            g.tell(GAME_ENDED)
            return None
        g.round += 1
        self.again("play_round")
        return None
