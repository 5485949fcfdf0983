"""What the rules under way cannot be, in a position that comes from outside: their order, and what they name."""

from __future__ import annotations

from typing import Final

from realms.kernel.frame import Frame
from realms.kernel.model import Decision
from realms.kernel.stock import AskSeat
from realms.kernel.validity import all_between, between, like

from .data.artifacts import ARTIFACTS
from .rules.battle import Battle, ExchangeReserve, WhoFirst, at_place
from .rules.conquest import Conquest, LayOpen, Send
from .rules.declaring import Answers, Declared, Moment
from .rules.fighting import controller, living, owner
from .rules.hand import TrimHands
from .rules.strike import ChooseIcon, Dying, FighterTurn, Strike
from .rules.trade import Consider, Trade, tray
from .rules.turn import Game, Turn
from .state import ElvenRage
from .terms import (
    ATTACKER,
    DEPLOYED,
    ICONS,
    IN_TURN,
    LAST_CALL,
    NAMED,
    NONE,
    REVEALED,
    SIDES,
    SQUAD,
    STRUCK,
    TARGETED,
    TOP,
    TURN_ENDS,
    TURN_STARTS,
    WON,
)
from .vocabulary.base import POWERS
from .vocabulary.both import Both, OneByOne
from .vocabulary.cards import Reorder, TakeBack
from .vocabulary.leaving import StepIn

MANY: Final = 400  # no count of lives, turns or lands comes near it
WORKING: Final = ("Declared.be_spent", "OneByOne.part")  # an Action at work

ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "Game": ("",),
    "Turn": ("Game.next_turn",),
    "OwnTurn": ("Turn.conquest",),
    "Conquest": ("Turn.once_more",),
    "LookAtSquad": ("Conquest.lay_open",),
    "LayOpen": ("Conquest.choose_squad",),
    "ChooseSquad": ("Conquest.choose_mover",),
    "ChooseMover": ("Conquest.speak",),
    "Reply": ("Conquest.send",),
    "Send": ("Conquest.fight",),
    "Battle": ("Conquest.spoils",),
    "ExchangeReserve": ("Battle.at_reveal",),
    "WhoFirst": ("Battle.next_fighter",),
    "FighterTurn": ("Battle.next_fighter", *WORKING),
    "ChooseIcon": ("FighterTurn.act",),
    "Strike": ("FighterTurn.ends", *WORKING),
    "Dying": ("Battle.reserve_goes", *WORKING),
    "Declared": ("Moment", "Answers", "OwnTurn"),
    "Answers": ("Declared.work",),
    "OneByOne": ("Declared.be_spent",),
    "TakeBack": WORKING,
    "Reorder": WORKING,
    "KeepGoal": WORKING,
    "StepIn": WORKING,
    "TrimHands": ("Turn.others", "Battle.", "Moment", "Answers", "OwnTurn", "TakeBack", *WORKING),
    "Trade": ("OwnTurn",),
    "Compose": ("Trade.consider",),
    "Consider": ("Trade.confirm",),
    "Confirm": ("Trade.settle",),
}
"""Which rule may be under way within which other one, and at which step of that."""

MOMENTS: Final[dict[str, str]] = {
    "Turn.mine": IN_TURN,
    "Conquest.reply": TARGETED,
    "Conquest.over": WON,
    "Battle.fallen": REVEALED,
    "Battle.cycle": DEPLOYED,
    "Battle.last_call": LAST_CALL,
    "FighterTurn.choose": TURN_STARTS,
    "FighterTurn.doom": TURN_ENDS,
    "Strike.hit": NAMED,
    "Strike.deaths": STRUCK,
}
"""Where each moment comes up; that of a death is named by the rule itself."""


def stack_flaw(g: ElvenRage) -> str:
    """Every rule is within one that it can be within, and names what there is."""
    if not g.stack:
        return ""
    below = ""
    under: Frame | None = None
    for frame in g.stack:
        name = type(frame).__name__
        fits = below in MOMENTS or isinstance(under, Dying) if name == "Moment" else below in ABOVE[name]
        if not fits or not frame_fits(g, frame, under, below):
            return f"the rule {name} is in a state that cannot be."
        under = frame
        below = f"{name}.{frame.at}" if hasattr(frame, "at") else name
    conquest = g.nearest(Conquest)
    battle = g.nearest(Battle)
    if (conquest is not None) != (g.target != NONE):
        return "a land is named for conquest and nobody conquers."
    if (battle is not None and battle.at != "") != (g.fight is not None):
        return "a battle is fought that no rule carries on."
    for elves in g.elves:
        declared = [f.thing for f in g.stack if isinstance(f, Declared) and f.seat == elves.seat]
        if sorted(declared) != sorted(elves.laid):
            return "something is declared that does not lie on the table."
    return ""


def frame_fits(g: ElvenRage, frame: Frame, under: Frame | None, below: str) -> bool:
    """What the rules need to find in this frame; `under` is the one it is within."""
    last = g.seats - 1
    if isinstance(frame, AskSeat) and (not between(frame.seat, 0, last) or g.elves[frame.seat].out):
        return False
    if isinstance(frame, Game):
        return between(frame.first, 0, last) and frame.turn == g.active
    if isinstance(frame, Turn):
        return frame.seat == g.active and not g.elves[frame.seat].out
    if isinstance(frame, TrimHands):
        return between(frame.first, 0, last)
    if isinstance(frame, (Moment, Answers)):
        return window_fits(g, frame, under, below)
    if isinstance(frame, Declared):
        return declared_fits(g, frame)
    if isinstance(frame, OneByOne):
        return parts_fit(frame, under)
    if isinstance(frame, Trade):
        return trade_fits(g, frame)
    if isinstance(frame, Consider):
        return isinstance(under, Trade) and frame.seat == under.taker and frame.answer == ""
    if isinstance(frame, TakeBack):
        return between(frame.left, 0, MANY)
    if isinstance(frame, Reorder):
        return between(frame.left, 2, min(SQUAD, len(g.elves[frame.seat].deck.items)))
    if isinstance(frame, (Conquest, LayOpen, Send)):
        return conquest_fits(g, frame)
    if isinstance(frame, (Battle, ExchangeReserve, WhoFirst, FighterTurn, ChooseIcon, StepIn, Strike, Dying)):
        return battle_fits(g, frame, under)
    if isinstance(under, Trade):
        assert isinstance(frame, AskSeat)
        return bool(frame.seat == under.giver)
    return True


def window_fits(g: ElvenRage, frame: Moment | Answers, under: Frame | None, below: str) -> bool:
    if not all_between(list(frame.order), 0, g.seats - 1) or len({*frame.order}) != len(frame.order):
        return False
    if isinstance(under, (Declared, Dying)):
        return frame.trigger == under.moment and between(frame.passed, 0, len(frame.order))
    return frame.trigger == MOMENTS[below] and between(frame.passed, 0, len(frame.order))


def declared_fits(g: ElvenRage, frame: Declared) -> bool:
    if not between(frame.seat, 0, g.seats - 1) or frame.thing not in POWERS:
        return False
    many = len(g.fight.fighters) if g.fight is not None else 0
    for aim in frame.aim:
        if aim.startswith("#") and (not aim[1:].isdecimal() or int(aim[1:]) >= many):
            return False
    spared = len(frame.spared) in (0, many) and all_between(frame.spared, 0, MANY)
    return spared and len(frame.aim) <= POWERS[frame.thing].width


def parts_fit(frame: OneByOne, under: Frame | None) -> bool:
    card = POWERS.get(frame.thing)
    if not isinstance(under, Declared) or (under.seat, under.thing) != (frame.seat, frame.thing):
        return False
    if not isinstance(card, Both) or not between(frame.turn, 1, len(card.parts)):
        return False
    return len(frame.aim) <= sum([part.width for part in card.parts[frame.turn :]])


def trade_fits(g: ElvenRage, frame: Trade) -> bool:
    sides = [frame.giver, frame.taker]
    if not all_between(sides, 0, g.seats - 1) or frame.giver == frame.taker:
        return False
    if g.elves[frame.giver].out or g.elves[frame.taker].out or g.active not in sides:
        return False
    if not like(frame.given, tray(frame.giver)) or not like(frame.asked, tray(frame.taker)):
        return False
    theirs = [*g.elves[frame.giver].treasures, *g.elves[frame.taker].treasures]
    if [t for t in frame.treasures if t not in theirs] or len({*frame.treasures}) != len(frame.treasures):
        return False
    offered = [*frame.given.items, *frame.asked.items]
    return not [a for a in offered if a not in ARTIFACTS] and between(frame.wanted, 0, len(ARTIFACTS))


def conquest_fits(g: ElvenRage, frame: Conquest | LayOpen | Send) -> bool:
    if isinstance(frame, LayOpen):
        return between(frame.squad, 0, len(g.squads) - 1) and g.opened[frame.squad] == ""
    if isinstance(frame, Send):
        return sent_fits(g, frame)
    if frame.seat != g.active or g.target == NONE:
        return False
    others = [elves.seat for elves in g.elves if elves.seat != frame.seat and not elves.out]
    if frame.at in ("reply", "send", "fight") and g.owner[g.target] == NONE and frame.mover not in others:
        return False
    named = frame.at not in ("reply", "send", "fight") or between(frame.squad, NONE, len(g.squads) - 1)
    return named and (frame.mover == NONE or frame.mover in [elves.seat for elves in g.elves])


def sent_fits(g: ElvenRage, frame: Send) -> bool:
    """Who is asked for cards, and that those sealed could be sent."""
    defender = g.owner[g.target]
    if frame.seats != ((g.active,) if defender == NONE else (g.active, defender)):
        return False
    for seat, sent in frame.sealed.items():
        if seat not in frame.seats:
            return False
        menu = Decision(seat, frame.PROMPT)
        frame.choices(g, menu)
        if menu.find(sent) is None:
            return False
    return True


def battle_fits(
    g: ElvenRage,
    frame: Battle | ExchangeReserve | WhoFirst | FighterTurn | ChooseIcon | StepIn | Strike | Dying,
    under: Frame | None,
) -> bool:
    fight = g.fight
    if isinstance(frame, Battle) and frame.at == "":
        return True
    if fight is None:
        return False
    last = len(fight.fighters) - 1
    if isinstance(frame, Battle):
        # Whatever was handed in may be dealt once more as long as the reveal may be answered.
        there = [*[f.card for f in fight.fighters], *fight.treasures]
        handed_in = frame.at not in ("at_reveal", "fallen") or sorted(there) == sorted(frame.cards)
        return handed_in and all_between(frame.turns, 0, MANY)
    if isinstance(frame, ExchangeReserve):
        spare = at_place(fight.fighters, TOP)
        return spare is not None and spare.side == ATTACKER and frame.seat == fight.attacker
    if isinstance(frame, (WhoFirst, Dying)):
        who = frame.tied if isinstance(frame, WhoFirst) else frame.who
        if not who or len({*who}) != len(who) or not all_between(who, 0, last):
            return False
        if isinstance(frame, Dying):
            return between(frame.first, 0, g.seats - 1)
        return not [i for i in who if controller(fight, fight.fighters[i]) != frame.seat]
    if isinstance(frame, Strike):
        figures = between(frame.side, 0, len(SIDES) - 1) and between(frame.icon, NONE, len(ICONS) - 1)
        spared = len(frame.spared) == len(fight.fighters) and all_between(frame.spared, 0, MANY)
        return figures and spared and between(frame.striker, 0, last) and between(frame.target, NONE, last)
    if not between(frame.who, 0, last):
        return False
    if isinstance(frame, StepIn):
        out = fight.fighters[frame.who]
        return living(out) and owner(fight, out) == frame.seat and bool(g.elves[frame.seat].hand.items)
    if isinstance(frame, ChooseIcon):
        chooses = controller(fight, fight.fighters[frame.who]) == frame.seat
        return chooses and isinstance(under, FighterTurn) and under.who == frame.who
    return True
