"""Choices in a battle under way."""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.runewars.rules.battle_lines import ATTACKER, BEFORE, DEFENDER, ROUTED, STANDING
from realms.games.runewars.terms import LORD_COMMANDER
from realms.kernel.model import Decision, Option

from .odds import MIGHT, battle
from .picking import best_of, verb
from .position import Position

SIEGE: Final = 3


@final
class Fight:
    """The battle as the bot's side sees it."""

    def __init__(self, pos: Position, frame: dict[str, Any]) -> None:
        self.pos: Final = pos
        self.frame: Final = frame
        self.area: Final[int] = frame["area"]
        sides = frame["sides"]
        deciders = [side["decider"] for side in sides]
        self.takes_part: Final = pos.seat in deciders and len(sides) == 2
        self.side: Final = deciders.index(pos.seat) if self.takes_part else ATTACKER
        self.mine: Final[list[dict[str, Any]]] = sides[self.side]["fighters"]
        self.theirs: Final[list[dict[str, Any]]] = sides[1 - self.side]["fighters"] if len(sides) == 2 else []

    @staticmethod
    def of(pos: Position) -> Fight | None:
        frame = pos.frame("Battle")
        return None if frame is None else Fight(pos, frame)

    def more(self, side: int) -> int:
        """Strength of a side besides its units."""
        army = self.frame["sides"][side]
        total: int = sum(army["bonus"].values())
        if self.pos.token[self.area] and self.pos.has_title(LORD_COMMANDER, army["seat"]):
            total += 2
        if side == DEFENDER:
            walls = self.pos.walls(self.area)
            total += max(0, walls - SIEGE) if self.frame["siege"] else walls
        return total

    def strength(self, side: int) -> int:
        fighters = self.frame["sides"][side]["fighters"]
        return len([f for f in fighters if f["state"] == STANDING]) + self.more(side)

    def chance(self) -> float:
        """Before anything was drawn: the chance of the bot's side."""
        units = [
            tuple(sorted([f["unit"] for f in side["fighters"] if f["state"] == STANDING]))
            for side in self.frame["sides"]
        ]
        won = battle(units[ATTACKER], units[DEFENDER], self.more(ATTACKER), self.more(DEFENDER)).chance
        return won if self.side == ATTACKER else 1.0 - won

    def lying(self) -> int:
        return len([f for f in self.mine if f["state"] in (ROUTED, BEFORE)])

    def turned(self, card: str) -> bool:
        """Would the card turn a battle that is lost as it stands?"""
        lead = self.strength(self.side) - self.strength(1 - self.side)
        short = 1 - lead if self.side == ATTACKER else -lead
        if short <= 0:
            return False
        if card == "battle_cry":
            return len({f["unit"] for f in self.mine if f["state"] == STANDING}) >= short
        return card == "rally_cry" and min(4, self.lying()) >= short


def pick(pos: Position, decision: Decision) -> Option:
    """The own that are worth least, or the most dangerous of the others; who has drawn is missed less."""
    fight = Fight.of(pos)
    frame = pos.frame("Pick")
    if fight is None or frame is None:
        return decision.options[0]
    mine = frame["side"] == fight.side
    drawn = fight.frame["sides"][frame["side"]]["drawn"]

    def value(option: Option) -> float:
        if option.verb == "pass":
            return -9.0
        unit, state = option.refs
        worth = MIGHT[unit] * (0.6 if unit in drawn else 1.0)
        # A routed unit adds nothing to the tally: who may choose takes those who stand.
        worth += -0.6 if state.startswith("r") else 0.0
        # Wounded ones fall for less.
        worth += (0.4 if not mine else -0.4) * int(state[-1])
        return -worth if mine else worth

    return best_of(decision, value)


def overpower(pos: Position, decision: Decision) -> Option:
    def value(option: Option) -> float:
        if option.verb == "overpower":
            return 0.9
        return MIGHT[option.refs[0]] * (0.6 if option.refs[1].startswith("r") else 1.0)

    return best_of(decision, value)


def fury(pos: Position, decision: Decision) -> Option:
    """Two damage for a Berserker: good while the foe stands on more than one leg."""
    fight = Fight.of(pos)
    if fight is None:
        return verb(decision, "pass")
    small = [f for f in fight.theirs if f["state"] == STANDING and MIGHT[f["unit"]] < 1.6]
    return verb(decision, "fury" if len(small) >= 2 else "pass")


def defences(pos: Position, decision: Decision) -> Option:
    """They are used where the battle would be lost."""
    fight = Fight.of(pos)
    lost = fight is not None and fight.strength(ATTACKER) > fight.strength(DEFENDER)
    return decision.options[0] if lost else verb(decision, "pass")
