"""A player's turn (MK-TURN): movement, one action, end of turn; or a rest."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.modifiers import expire
from realms.kernel.stock import DONE, AskOnce, Choose, Finish

from ..data.hexes import HEX_NAMES
from ..events import MOVED, RESTED, ROUND_ANNOUNCED, TURN_BEGAN, TURN_SKIPPED
from ..state import MageKnight, new_turn
from ..terms import (
    AFTERWARDS,
    BLACK,
    GOLD,
    IDLE,
    INTERACTION,
    MAGICAL_GLADE,
    MOVEMENT,
    NONE,
    RESTING,
    WOUND,
)
from ..vocabulary import lasting
from . import banners, battle, endturn, interact, interactive, interplay, joint, offers, scenario, tactics
from .cards import discard
from .combat import Combat
from .deeds import PLAY_A_CARD
from .duel import rival_here
from .duel_battle import HeroBattle
from .duel_begin import ATTACK_HERO, HERO
from .exploring import EXPLORE
from .ground import site_at
from .healing import HEAL, MELT
from .mana import gain_token
from .movement import WALK, duty_why
from .skills import GIVE_BACK, USE_SKILL
from .units import USE_UNIT

PORTAL_HEX: Final = 0
FINISH: Final[Finish[MageKnight]] = Finish()


def fresh(g: MageKnight, seat: Seat) -> bool:
    """Has nothing been done yet in this turn that only a regular turn allows?"""
    now = g.heroes[seat].now
    return not now.moved and not now.acted


def still_open(g: MageKnight) -> bool:
    """MK-TURN-10, MK-ROUND-23. Neither the end of the round nor that of the game is announced."""
    return g.announced == NONE and not g.ending


def announce_why(g: MageKnight, seat: Seat) -> Why:
    """MK-TURN-10. Only with an empty deed deck at the start of the turn, and only once a round."""
    hero = g.heroes[seat]
    if hero.deck.items:
        return "MK-TURN-10"
    if not still_open(g):
        return "MK-TURN-10"
    return OK if not hero.now.did and fresh(g, seat) and not hero.now.skills else "MK-TURN-10"


@final
class Announce(Verb[MageKnight]):
    """MK-ROUND-21. Announce the end of the round instead of taking the turn."""

    NAME: ClassVar[str] = "announce"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        if not g.heroes[seat].deck.items:
            menu.offer(announce_why(g, seat), option("announce"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        announce(g, seat)
        battle.end_movement(g, "skip")
        return None


def announce(g: MageKnight, seat: Seat) -> None:
    """Every other player then gets exactly one more turn, the dummy as well."""
    g.announced = seat
    g.tell(ROUND_ANNOUNCED, seat)
    at = g.order.index(seat)
    g.last_turns = g.order[at + 1 :] + g.order[:at]


@final
class Rest(Verb[MageKnight]):
    """MK-TURN-14, 23. A rest instead of a regular turn."""

    NAME: ClassVar[str] = "rest"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        if hero.hand.items:
            menu.offer(OK if fresh(g, seat) else "MK-TURN-23", option("rest"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        battle.end_movement(g, "rest")
        return None


@final
class EndTurnNow(Verb[MageKnight]):
    """MK-TURN-20. No action: the turn ends."""

    NAME: ClassVar[str] = "end"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        why = duty_why(g, seat)
        menu.offer("MK-MOVE-34" if why == OK and rival_here(g, seat) != NONE else why, option("end"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        battle.end_movement(g, "end")
        return None


ANNOUNCE: Final = Announce()
REST: Final = Rest()
END: Final = EndTurnNow()
SPECIAL_VERBS: Final = (
    PLAY_A_CARD,
    USE_UNIT,
    USE_SKILL,
    GIVE_BACK,
    tactics.USE_TACTIC,
    banners.ENCOURAGE,
    HEAL,
    MELT,
)
MOVING_VERBS: Final = (
    *SPECIAL_VERBS,
    WALK,
    EXPLORE,
    interact.INTERACT,
    interact.TRIBUTE,
    battle.ENTER,
    battle.CHALLENGE,
    battle.BURN,
    joint.CALL_OTHERS,
    offers.LEARN,
    REST,
    ANNOUNCE,
    ATTACK_HERO,
    END,
)
STANDING_VERBS: Final = tuple([verb for verb in MOVING_VERBS if verb not in (WALK, EXPLORE)])
"""When the movement is over before the action is chosen."""
IDLE_VERBS: Final = (*SPECIAL_VERBS, REST, ANNOUNCE, END)
"""Until the duty of the turn is met, nothing can be done that would need a regular turn."""
STORM_VERBS: Final = (*SPECIAL_VERBS, offers.LEARN, joint.ENTER_CITY, joint.HOLD_BACK)
"""MK-COOP-10. Into the city, and nothing else."""
AFTER_VERBS: Final = (*SPECIAL_VERBS, offers.LEARN, FINISH)


@final
class Moving(Choose[MageKnight]):
    """MK-TURN-18, 20. The movement phase, until an action, a rest or the end of the turn is chosen."""

    RULE: ClassVar[str] = "MK-TURN-18"
    PROMPT: ClassVar[str] = "move"

    def __init__(self, seat: Public[int], going: Public[bool] = True, then: Public[str] = "") -> None:
        super().__init__(seat, going)
        self.then = then

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        if g.joint is not None:
            return STORM_VERBS
        if duty_why(g, self.seat) != OK:
            return IDLE_VERBS
        usual = MOVING_VERBS if g.phase == MOVEMENT else STANDING_VERBS
        more = scenario.of(g).verbs(g)
        return usual + more if more else usual


@final
class Afterwards(Choose[MageKnight]):
    """MK-TURN-16, MK-HEAL-06. After the action: special and healing effects, until the turn ends."""

    RULE: ClassVar[str] = "MK-TURN-16"
    PROMPT: ClassVar[str] = "afterwards"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        more = scenario.of(g).after_verbs(g)
        return more + AFTER_VERBS if more else AFTER_VERBS


@final
class Resting(AskOnce[MageKnight]):
    """MK-TURN-24, 25. One card that is no wound and any number of wounds; with only wounds exactly one."""

    RULE: ClassVar[str] = "MK-TURN-24"
    PROMPT: ClassVar[str] = "rest"

    def __init__(
        self, seat: Public[int], slow: Public[bool], given: Public[bool] = False, going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.slow = slow
        self.given = given

    def choices(self, g: MageKnight, menu: Decision) -> None:
        seen: list[str] = []
        for card in g.heroes[self.seat].hand.items:
            if card in seen:
                continue
            seen.append(card)
            if self.slow:
                why = OK if not self.given else "MK-TURN-25"
            elif card == WOUND:
                why = OK if self.given else "MK-TURN-24"
            else:
                why = "MK-TURN-24" if self.given else OK
            menu.offer(why, option("discard", card))
        menu.offer(OK if self.given else "MK-TURN-24", DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
            return None
        discard(g, g.heroes[seat], option.refs[0])
        self.given = True
        if self.slow:
            self.going = False
        return None


def begin_turn(g: MageKnight, seat: Seat) -> Frame | None:
    """MK-TURN-11, 12, 28, MK-SETUP-28, MK-INTERACT-19. What happens at the start of a turn that is not skipped."""
    hero = g.heroes[seat]
    hero.now = new_turn(hero.hex)
    hero.plundered = False
    g.tell(TURN_BEGAN, seat)
    if hero.hex == NONE:
        hero.hex = PORTAL_HEX
        hero.now.path[0] = PORTAL_HEX
        g.tell(MOVED, seat, HEX_NAMES[PORTAL_HEX])
    tactics.turn_starts(g, seat)
    interplay.claims_pay(g, seat)
    if site_at(g, hero.hex) == MAGICAL_GLADE:
        gain_token(g, seat, BLACK if g.night else GOLD)
    scenario.of(g).turn_begins(g, seat)
    return interactive.thaw(g, seat)


@final
class Turn(Steps[MageKnight]):
    """MK-TURN. One turn of a player."""

    RULE: ClassVar[str] = "MK-TURN-18"
    ORDER: ClassVar[tuple[str, ...]] = ("start", "move", "act", "after", "end")

    def __init__(self, seat: Public[int], at: Public[str] = "start") -> None:
        super().__init__(at)
        self.seat = seat

    def start(self, g: MageKnight) -> Frame | None:
        """MK-TURN-07 to 12, 28, MK-SETUP-28. Enter the map, or skip the turn."""
        hero = g.heroes[self.seat]
        if g.active != self.seat:
            g.before = g.active
        g.active = self.seat
        interplay.turn_of(g, self.seat)
        hero.now = new_turn(hero.hex)
        if hero.token_down:
            hero.token_down = False
            return self.skip(g)
        if not hero.deck.items and not hero.hand.items:
            if still_open(g):
                announce(g, self.seat)
            return self.skip(g)
        return begin_turn(g, self.seat)

    def skip(self, g: MageKnight) -> Frame | None:
        """MK-TURN-13. It ends at once, without any benefit."""
        g.tell(TURN_SKIPPED, self.seat)
        self.lapse(g)
        return None

    def lapse(self, g: MageKnight) -> None:
        """MK-TURN-13, MK-MANA-02. What the turn has brought already, and what lasts until its end, is gone."""
        g.phase = IDLE
        g.heroes[self.seat].tokens[:] = [0] * 6
        expire(g.modifiers, lasting.END_OF_TURN)
        self.leave()

    def move(self, g: MageKnight) -> Frame | None:
        g.phase = MOVEMENT
        return Moving(self.seat)

    def act(self, g: MageKnight) -> Frame | None:
        """MK-TURN-19 to 22."""
        then = g.took(Moving).then
        now = g.heroes[self.seat].now
        if then == "skip":
            self.lapse(g)
            return None
        if then == "joint":
            from .joint_assault import JointAssault

            self.leave()
            return JointAssault(self.seat)
        now.move = 0
        if then == "end":
            self.again("end")
            return None
        if then == "rest":
            g.phase = RESTING
            g.tell(RESTED, self.seat)
            hero = g.heroes[self.seat]
            slow = all(card == WOUND for card in hero.hand.items)
            for i in range(len(hero.hand.items) if slow else 0):
                hero.hand.show(g, i, EVERYONE)
            return Resting(self.seat, slow)
        now.acted = True
        if then == "fight":
            return Combat(self.seat)
        if then == HERO:
            assert g.fight is not None and g.fight.duel is not None
            return HeroBattle(g.fight.duel.defender)
        if then == "interact":
            g.phase = INTERACTION
            return interact.Interaction(self.seat)
        return None

    def after(self, g: MageKnight) -> Frame | None:
        g.phase = AFTERWARDS
        return Afterwards(self.seat)

    def end(self, g: MageKnight) -> Frame | None:
        g.phase = IDLE
        return endturn.EndOfTurn(self.seat)
