"""The position as the bot reads it from its view: kingdoms, armies on areas, tokens, and how long it will last."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

from realms.games.tiny_epic_kingdoms.data.races import NO_POWERS, POWERS, Powers
from realms.games.tiny_epic_kingdoms.data.territories import TERRITORY_OF
from realms.games.tiny_epic_kingdoms.rules.geography import patrol_targets, quest_areas, retreat_targets
from realms.games.tiny_epic_kingdoms.state import EMPTY, LYING, NEUTRAL, OWNER
from realms.games.tiny_epic_kingdoms.terms import ARMIES, NONE, SHIELDS, TOP_MAGIC, TOP_TOWER
from realms.kernel.view import View

from . import weights as w

NOBODY: Final = -1


@final
class Kingdom:
    """One player's public things."""

    __slots__ = (
        "areas",
        "armies",
        "crown",
        "home",
        "magic",
        "powers",
        "race",
        "removed",
        "seat",
        "stock",
        "taken",
        "tower",
        "worth",
    )  # fmt: skip

    def __init__(self, raw: dict[str, Any], crown: int) -> None:
        self.seat: int = raw["seat"]
        self.race: str = raw["race"]
        self.home: int = raw["home"]
        self.stock: list[int] = raw["stock"]
        self.tower: int = raw["tower"]
        self.magic: int = raw["magic"]
        self.armies: list[int] = raw["armies"]
        self.taken: int = raw["taken"]
        self.removed: int = raw["removed"]
        self.crown = crown == self.seat
        self.areas: list[int] = list(dict.fromkeys(self.armies))
        self.powers: Powers = POWERS[self.race][self.magic] if self.race else NO_POWERS
        self.worth: Any = None
        """What things are worth to it, worked out when first asked (worth.py)."""

    def mastered(self) -> Powers:
        """What the race can do at the highest level."""
        return POWERS[self.race][TOP_MAGIC] if self.race else NO_POWERS


@final
class Position:
    """All the bot knows at one decision. `me` is its own kingdom, `rivals` the others."""

    def __init__(self, view: View) -> None:
        raw: dict[str, Any] = view.state
        crown: int = raw["crown"]
        self.seq: int = view.seq
        self.seats: int = raw["seats"]
        self.kingdoms = [Kingdom(r, crown) for r in raw["realms"]]
        self.me = self.kingdoms[view.seat]
        self.rivals = [k for k in self.kingdoms if k.seat != view.seat]
        self.slots: list[int] = raw["slots"]
        self.territories: list[int] = raw["territories"]
        self.lost_kingdom: int = raw["lost_kingdom"]
        self.neutrals: int = raw["neutrals"]
        self.active: int = raw["active"]
        self.shields: list[str] = raw["shields"]
        self.ending: bool = raw["ending"]
        self.clearings: int = raw["clearings"]
        self.dummy: int = raw["dummy"]
        self.stack: list[dict[str, Any]] = raw["stack"]
        self.hidden: list[int] = raw["hidden_at"]
        self.tokens: dict[int, str] = {}
        for token, area in zip(raw["open"]["items"], raw["open_at"], strict=False):
            if area != NONE:
                self.tokens[area] = token
        self.turns = self._turns_left()
        self.cycles = self.turns / SHIELDS
        self.collects = self.turns * w.COLLECT_SHARE[self.seats] * (self.seats - 1) / self.seats
        self.leader = NOBODY
        """The rival with most points (worth.py fills it in when asked)."""

    def _turns_left(self) -> float:
        """Turns until the game ends, this one included; exact once the end is triggered."""
        left = float(SHIELDS - len(self.shields))
        if self.ending:
            return left
        steps = min([min(ARMIES - len(k.armies), TOP_TOWER - k.tower, TOP_MAGIC - k.magic) for k in self.kingdoms])
        if steps <= 0:
            return left
        return left + SHIELDS * (w.LAST_STEP_CYCLES + (steps - 1) * w.CYCLES_PER_STEP)

    def stranger(self, seat: int, area: int) -> int:
        """Another owner with an army in the area (a seat or NEUTRAL), or NOBODY."""
        first = self.slots[2 * area]
        if first == EMPTY:
            return NOBODY
        if first & OWNER != seat:
            return first & OWNER
        second = self.slots[2 * area + 1]
        return second & OWNER if second != EMPTY and second & OWNER != seat else NOBODY

    def own(self, seat: int, area: int) -> int:
        """How many armies the seat has in the area."""
        first = self.slots[2 * area]
        if first == EMPTY:
            return 0
        second = self.slots[2 * area + 1]
        return (first & OWNER == seat) + (second != EMPTY and second & OWNER == seat)

    def full(self, area: int) -> bool:
        return self.slots[2 * area + 1] != EMPTY

    def vacant(self, area: int) -> bool:
        return self.slots[2 * area] == EMPTY

    def lying(self, seat: int, area: int) -> int:
        """How many of the seat's armies lie in the area."""
        return len(
            [a for a in self.slots[2 * area : 2 * area + 2] if a != EMPTY and a & OWNER == seat and a & LYING]
        )

    def allies(self, seat: int) -> set[int]:
        found = {self.stranger(seat, area) for area in self.kingdoms[seat].areas}
        return found - {NOBODY, NEUTRAL}

    def controlled(self, kingdom: Kingdom, token: str) -> int:
        """How many of these face-up tokens the kingdom has an army on."""
        if not self.tokens:
            return 0
        return len([a for a in kingdom.areas if self.tokens.get(a) == token])

    def frame(self, name: str) -> dict[str, Any] | None:
        """The topmost frame of that name: what is being resolved."""
        for raw in self.stack[::-1]:
            if raw["is"] == name:
                found: dict[str, Any] = raw
                return found
        return None


def powers(race: str, magic: int) -> Powers:
    return POWERS[race][magic] if race else NO_POWERS


@cache
def patrol_reach(race: str, magic: int, area: int) -> tuple[int, ...]:
    return patrol_targets(powers(race, magic), area)


@cache
def retreat_reach(race: str, magic: int, area: int) -> tuple[int, ...]:
    return retreat_targets(powers(race, magic), area)


@cache
def quest_reach(race: str, magic: int, territory: int) -> tuple[int, ...]:
    return quest_areas(powers(race, magic), territory)


def on_edge(kingdom: Kingdom, area: int) -> bool:
    """May its armies set out on a quest here?"""
    return area in quest_reach(kingdom.race, kingdom.magic, TERRITORY_OF[area])
