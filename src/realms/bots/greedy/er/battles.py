"""Choices in a battle: each is tried out in thought, and the battle fought out from there."""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.games.elven_rage.terms import (
    ATTACKER,
    DEFENDER,
    EDGES,
    LAST_CALL,
    NAMED,
    NONE,
    PLACES,
    SIDES,
    TOP,
    TURN_STARTS,
)
from realms.games.elven_rage.vocabulary.base import POWERS, Power
from realms.games.elven_rage.vocabulary.battle import (
    ChangeInitiative,
    Damage,
    Heal,
    Prevent,
    ReplaceIcon,
    StrikeAgain,
)
from realms.games.elven_rage.vocabulary.both import Both
from realms.kernel.model import Decision, Option

from .aims import Ahead, threat
from .conquests import CARD, THREAT, gain, threats_of
from .picking import best_of, verb
from .position import Position
from .skirmish import Man, Skirmish, man_of
from .strength import MIGHT, USUAL, keep
from .things import HOARD

SURVIVOR: Final = 0.4
"""An own card that comes home."""
FOE: Final = 0.15
"""A card of a rival that comes home."""
LAND: Final = 1.3
"""A land that is defended; more for a Tower or a Castle."""
HOME: Final = 4.0
"""The last Castle."""
MEDDLE: Final = 0.9
"""A land that a rival does not get; shared with the other rivals."""
ARTIFACT: Final = 0.25
HOARDED: Final = 0.9
"""What is given up with an Artifact, and where they are collected."""
QUIET: Final = 0.2
"""What silence is worth, as a part of the stake."""


@final
class Scene:
    """A battle as it stands, what is at stake for the bot, and what is just going on."""

    def __init__(self, pos: Position, trigger: str = "") -> None:
        fight = pos.fight
        assert fight is not None
        self.pos: Final = pos
        self.fight: Final = fight
        self.trigger: Final = trigger
        self.side: Final = ATTACKER if pos.seat == fight["attacker"] else DEFENDER
        self.takes_part: Final = pos.seat in (fight["attacker"], fight["defender"])
        self.stake: Final = self.at_stake()
        strike = pos.frame("Strike") if trigger == NAMED else None
        self.strike: Final[dict[str, Any] | None] = strike
        turn = pos.frame("FighterTurn") if trigger == TURN_STARTS else None
        self.who: Final[int] = turn["who"] if turn is not None and not turn["extra"] else NONE

    def at_stake(self) -> float:
        pos, fight = self.pos, self.fight
        land: int = fight["land"]
        if self.side == ATTACKER:
            ahead = Ahead(pos, pos.goal)
            return max(0.5, gain(pos, ahead, ahead.left(), land, threats_of(pos)))
        if not self.takes_part:
            share = 1.0 / len(pos.rivals())
            return share * (MEDDLE + THREAT * threat(pos, fight["attacker"]))
        if land in pos.map.castles:
            held = [c for c in pos.map.castles if pos.owner[c] == pos.seat]
            return HOME if len(held) == 1 else LAND * 2.0
        return LAND * (1.5 if pos.is_tower(land) else 1.0) + THREAT * threat(pos, fight["attacker"])

    def thought(self) -> Thought:
        return Thought(self)


@final
class Thought:
    """One way the battle may go on."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        fight = scene.fight
        self.field: Final = Skirmish([man_of(raw) for raw in fight["fighters"]], fight["quiet"])
        self.field.hurt = fight["hurt"]
        self.tie: int = fight["tie"]
        self.spared: Final = [0] * len(self.field.men) if scene.strike is None else scene.strike["spared"][:]
        self.more = 0.0

    def man(self, named: str) -> Man:
        card, _, place = named.rpartition("@")
        at = PLACES.index(place)
        for man in self.field.men:
            if man.place == at and man.card == card:
                return man
        return self.field.men[0]

    def proceed(self) -> None:
        """What is just going on, then the rest."""
        scene, field = self.scene, self.field
        strike = scene.strike
        if strike is not None:
            striker = field.men[strike["striker"]]
            other = field.at[(striker.place + 1 + strike["side"]) % EDGES] if striker.place < EDGES else None
            spared = self.spared[field.men.index(other)] if other is not None else 0
            field.strike(striker, strike["side"], strike["icon"], spared, self.spared[strike["striker"]])
        elif scene.who != NONE:
            self.act(field.men[scene.who])
        field.fight_out()

    def act(self, man: Man) -> None:
        if man.place < EDGES and man.lives > 0 and not man.acted:
            man.acted = True
            self.field.act(man)

    def won(self) -> bool:
        """By the bot's side."""
        ours, theirs = self.field.left(ATTACKER), self.field.left(DEFENDER)
        attacker: int = self.scene.fight["attacker"]
        if ours != theirs:
            won = ours > theirs
        elif self.tie != NONE:
            won = self.tie == attacker
        else:
            won = self.scene.fight["reserve"] == ATTACKER
        return won == (self.scene.side == ATTACKER)

    def value(self) -> float:
        """Once it is fought out."""
        scene = self.scene
        mine = self.field.left(scene.side)
        foes = self.field.left(1 - scene.side)
        value = scene.stake * self.won() + self.more
        if scene.takes_part:
            value += SURVIVOR * mine
        if scene.side == DEFENDER or scene.fight["defender"] != NONE:
            value -= FOE * foes
        return value


# What Actions and Artifacts do, in thought.


def apply(thought: Thought, power: Power, refs: tuple[str, ...]) -> bool:
    """False: the bot does not know what it would do, or it would do nothing."""
    kind = power.kind
    field = thought.field
    if isinstance(power, Both):
        known = False
        for part in power.parts:
            aim = refs[: part.width]
            refs = refs[part.width :]
            named = len(aim) == part.width and "-" not in aim
            known = (named and apply(thought, part, aim)) or known
        return known
    if isinstance(power, StrikeAgain):
        strike = thought.scene.pos.frame("Strike")
        if strike is not None:
            field.strike(field.men[strike["striker"]], strike["side"], power.icon)
        return strike is not None
    if kind == "tie_win":
        thought.tie = thought.scene.pos.seat
        return thought.scene.trigger == LAST_CALL
    if kind not in AIMED:
        return False
    man = thought.man(refs[0])
    if isinstance(power, ReplaceIcon):
        side = SIDES.index(refs[1])
        other = field.at[(man.place + 1 + side) % EDGES]
        if other is None or other.side == man.side:
            return False
        man.icons = [power.icon if s == side else icon for s, icon in enumerate(man.icons)]
    elif isinstance(power, Damage):
        field.harm(man, power.n)
    elif isinstance(power, Prevent):
        thought.spared[field.men.index(man)] += power.n
    elif isinstance(power, Heal):
        man.lives = min(max(0, man.lives) + power.n, WARRIORS[man.card].lives)
        field.at[man.place] = man
    elif isinstance(power, ChangeInitiative):
        man.initiative = max(0, man.initiative + power.n)
    elif kind == "swap":
        field.exchange(man, thought.man(refs[1]))
    elif kind == "substitute":
        hand = thought.scene.pos.hand
        if not hand or man.side != thought.scene.side:
            return False
        best = max(hand, key=lambda card: MIGHT[card])
        step_in(field, man, best)
        thought.spared.append(0)
    elif kind == "return":
        field.leave(man)
    elif kind == "skip_turn":
        man.skips += 1
    elif kind == "extra_turn":
        field.act(man)
    elif kind == "act_now":
        thought.act(man)
    elif kind == "last_turn":
        side = field.choice(man)
        if side == NONE:
            return False
        field.strike(man, side)
    else:
        thought.more += CARD
        field.leave(man)
    return True


def step_in(field: Skirmish, man: Man, card: str) -> None:
    fresh = Man(card, man.side, man.place)
    fresh.acted = man.acted
    field.leave(man)
    field.men.append(fresh)
    field.at[fresh.place] = fresh


AIMED: Final = (
    "replace_icon",
    "damage",
    "prevent",
    "heal",
    "initiative",
    "swap",
    "substitute",
    "return",
    "skip_turn",
    "extra_turn",
    "act_now",
    "last_turn",
    "save",
)
LATER: Final = (
    "replace_icon",
    "damage",
    "initiative",
    "swap",
    "substitute",
    "return",
    "skip_turn",
    "act_now",
    "both",
)
"""What can as well be used when the next fighter begins."""


def cost(pos: Position, thing: str) -> float:
    if thing in WARRIORS:
        return CARD * keep(thing, pos.lands) / USUAL[pos.me["people"]]
    return HOARDED if pos.goal == HOARD else ARTIFACT


def war(pos: Position, decision: Decision, moment: str) -> Option:
    """Something is used where it turns the battle, or saves more than it costs."""
    best = verb(decision, "pass")
    scene = Scene(pos, moment)
    waits = moment not in (TURN_STARTS, NAMED, LAST_CALL)
    candidates = [o for o in decision.options if o.verb not in IDLE and not (waits and later(o))]
    if not candidates:
        return best
    plain = scene.thought()
    plain.proceed()
    base = plain.value()
    if plain.won() and moment in (TURN_STARTS, LAST_CALL):
        return best
    most = base
    for option in candidates:
        thing = option.refs[0]
        thought = scene.thought()
        if apply(thought, POWERS[thing], option.refs[1:]):
            thought.proceed()
            value = thought.value() - cost(pos, thing)
            if value > most:
                best, most = option, value
    return best


IDLE: Final = ("pass", "exchange")


def later(option: Option) -> bool:
    return POWERS[option.refs[0]].kind in LATER


def revealed(pos: Position, decision: Decision) -> Option:
    """Cards that were dealt badly are dealt again."""
    for option in decision.options:
        if option.verb.startswith("artifact") and POWERS[option.refs[0]].kind == "redeal":
            thought = Scene(pos).thought()
            thought.proceed()
            if not thought.won() and thought.scene.stake > 2 * cost(pos, option.refs[0]):
                return option
    return verb(decision, "pass")


def deployed(pos: Position, decision: Decision) -> Option:
    """A battle that is as good as won is kept quiet."""
    fight = pos.fight
    for option in decision.options:
        if fight is None or option.verb in IDLE or POWERS[option.refs[0]].kind != "no_actions":
            continue
        foe = fight["defender"] if fight["attacker"] == pos.seat else fight["attacker"]
        if pos.seat_of(option.refs[1]) != foe or pos.elves[foe]["hand"]["n"] < 2:
            continue
        thought = Scene(pos).thought()
        thought.proceed()
        if thought.won() and QUIET * thought.scene.stake > cost(pos, option.refs[0]):
            return option
    return verb(decision, "pass")


def answer(pos: Position, decision: Decision) -> Option:
    """What was declared is undone or softened if it would turn the battle."""
    declared = pos.frame("Declared")
    best = verb(decision, "pass")
    useful = [
        o for o in decision.options if o.verb not in IDLE and POWERS[o.refs[0]].kind in ("cancel", "prevent")
    ]
    if pos.fight is None or declared is None or declared["cancelled"] or not useful:
        return best
    scene = Scene(pos, str(dict(decision.args)["trigger"]))
    with_it, without = scene.thought(), scene.thought()
    aim = tuple([ref_of(pos.fight, a) for a in declared["aim"]])
    if declared["seat"] == pos.seat or "" in aim or not apply(with_it, POWERS[declared["thing"]], aim):
        return best
    with_it.proceed()
    without.proceed()
    gained = without.value() - with_it.value()
    for option in useful:
        if gained > cost(pos, option.refs[0]) + 0.2:
            return option
    return best


def ref_of(fight: dict[str, Any], aim: str) -> str:
    """How a fighter is named that an aim holds on to."""
    if not aim.startswith("#"):
        return aim
    raw = fight["fighters"][int(aim[1:])]
    return f"{raw['card']}@{PLACES[raw['place']]}" if raw["place"] < len(PLACES) else ""


# Choices that are compulsory.


def icon(pos: Position, decision: Decision) -> Option:
    scene = Scene(pos)
    named = str(dict(decision.args)["fighter"])

    def worth(option: Option) -> float:
        thought = scene.thought()
        man = thought.man(named)
        if option.verb == "strike":
            thought.field.strike(man, SIDES.index(option.refs[0]))
        elif option.verb == "move":
            thought.field.exchange(man, thought.man(option.refs[1]))
        thought.field.fight_out()
        return thought.value()

    return best_of(decision, worth)


def who_first(pos: Position, decision: Decision) -> Option:
    scene = Scene(pos)

    def worth(option: Option) -> float:
        thought = scene.thought()
        thought.act(thought.man(option.refs[0]))
        thought.field.fight_out()
        return thought.value()

    return best_of(decision, worth)


def substitute(pos: Position, decision: Decision) -> Option:
    scene = Scene(pos)
    named = str(dict(decision.args)["fighter"])

    def worth(option: Option) -> float:
        thought = scene.thought()
        step_in(thought.field, thought.man(named), option.refs[0])
        thought.field.fight_out()
        return thought.value()

    return best_of(decision, worth)


def exchange(pos: Position, decision: Decision) -> Option:
    """The card in reserve, or one that stands worse."""
    scene = Scene(pos)

    def worth(option: Option) -> float:
        thought = scene.thought()
        if option.verb == "swap":
            out = thought.man(option.refs[0])
            for man in thought.field.men:
                if man.place == TOP:
                    man.place, out.place = out.place, TOP
                    thought.field.at[man.place] = man
                    break
        thought.field.fight_out()
        return thought.value()

    return best_of(decision, worth)
