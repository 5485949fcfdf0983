"""The position as the bot reads it from its view: who has which area, who could come, and how far the game is."""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.runewars.data.units import UNITS
from realms.games.runewars.rules.land import Land, land_of
from realms.games.runewars.terms import (
    FALSE,
    NEUTRALS,
    NOBODY,
    REAL,
    RUNES_TO_WIN,
    SEASONS,
    TITLES,
    YEARS,
)
from realms.kernel.view import View

FAR: Final = 9
"""Stands for more steps than anybody takes."""
MAYBE: Final = 0.4
"""A rune whose face the bot does not know, in real ones."""
_MOST: Final = 512
_STEPS: Final[dict[str, list[list[int]]]] = {}


def steps_of(laid: str, land: Land) -> list[list[int]]:
    """Steps on foot between all areas, whatever stands there; made once for each map."""
    found = _STEPS.get(laid)
    if found is None:
        if len(_STEPS) >= _MOST:
            _STEPS.clear()
        rows = [land.steps([area], False, False) for area in range(len(land.areas))]
        found = _STEPS[laid] = [[n if n >= 0 else FAR for n in row] for row in rows]
    return found


def is_neutral(unit: str) -> bool:
    return UNITS[unit].faction == ""


@final
class Position:
    """All the bot knows at one decision. What costs time is worked out when it is first asked for; not by
    `cached_property`, which compiled code works out at every use."""

    def __init__(self, view: View) -> None:
        raw: dict[str, Any] = view.state
        self.raw: Final = raw
        self.seq: Final = view.seq
        self.seat: Final = view.seat
        self.seats: Final[int] = raw["seats"]
        self.land: Final = land_of(raw["laid"])
        self.names: Final = self.land.areas
        self.index: Final = self.land.index
        self.realms: Final[list[dict[str, Any]]] = raw["realms"]
        self.me: Final[dict[str, Any]] = raw["realms"][view.seat]
        self.faction: Final[str] = self.me["faction"]
        self.dials: Final[list[int]] = self.me["dials"]
        self.influence: Final[int] = self.me["influence"]
        self.standing: Final[list[list[str]]] = raw["standing"]
        self.routed: Final[list[list[str]]] = raw["routed"]
        self.holder: Final[list[int]] = raw["holder"]
        self.fort: Final[list[int]] = raw["fort"]
        self.activated: Final[list[int]] = raw["activated"]
        self.city: Final[list[str]] = raw["city"]
        self.heroes: Final[list[dict[str, Any]]] = raw["heroes"]
        self.objectives: Final[list[str]] = self.me["objectives"]["items"]
        self.titles: Final[list[int]] = raw["titles"]
        self.paid: Final[list[int]] = raw["paid"]
        self.season: Final[str] = SEASONS[raw["season"]] if raw["season"] >= 0 else SEASONS[0]
        self.stack: Final[list[dict[str, Any]]] = raw["stack"]
        self.areas: Final = range(len(self.holder))
        self.plans: Final[dict[Any, Any]] = {}
        """What the bot has thought out at this decision already."""
        self.left: Final[float] = YEARS - raw["year"] + (len(SEASONS) - raw["season"]) / len(SEASONS)
        """Years until the game ends anyway."""
        self.time: Final[float] = min(1.0, 0.1 + self.left / YEARS)
        """How much is still to be gained from what pays off later."""
        self.home_seat: Final = self._home_seat()
        self.rivals: Final = self._rivals()
        self.control: Final = self._control()
        self.own: Final = self._own()
        self.forts: Final = self._forts()
        self.rune: Final = self._rune()
        self.runes: Final = self._runes()
        self.my_heroes: Final = self._my_heroes()
        self.rewards: Final = self._rewards()
        self.tactics: Final = self._tactics()
        self.food: Final = self.dials[0]
        """How many units an area will feed in winter."""
        self.known_bases: list[int] | None = None
        self.known_host: int | None = None
        self.known_flies: list[bool] | None = None
        self.known_guards: list[int] | None = None
        self.known_token: list[bool] | None = None
        self.known_leader: int | None = None
        self.known_weakest: int | None = None
        self.known_income: list[int] | None = None
        self.known_steps: list[list[int]] | None = None
        self.known_danger: list[float] | None = None
        self.known_front: list[int] | None = None

    # Who has what.

    def _home_seat(self) -> list[int]:
        seats: dict[str, int] = {realm["faction"]: realm["seat"] for realm in self.realms}
        return [seats.get(home, NOBODY) if home else NOBODY for home in self.land.home]

    def _control(self) -> list[int]:
        """A seat, NEUTRALS or NOBODY for each area."""
        found: list[int] = []
        for area in self.areas:
            who = self.holder[area]
            if who < 0 and self.fort[area] != NOBODY:
                who = self.fort[area]
            elif who < 0 and self.home_seat[area] != NOBODY:
                who = self.home_seat[area]
            found.append(who)
        return found

    def _own(self) -> list[int]:
        return [area for area in self.areas if self.control[area] == self.seat]

    def _forts(self) -> list[int]:
        """The bot's strongholds."""
        return [area for area in self.areas if self.fort[area] == self.seat]

    @property
    def bases(self) -> list[int]:
        if self.known_bases is None:
            self.known_bases = self._bases()
        return self.known_bases

    def _bases(self) -> list[int]:
        """Areas with units of the bot that may march."""
        return [a for a in self.areas if self.holder[a] == self.seat and self.standing[a] and not self.held(a)]

    @property
    def host(self) -> int:
        if self.known_host is None:
            self.known_host = self._host()
        return self.known_host

    def _host(self) -> int:
        """How many units the bot has in all."""
        return sum([self.count(area) for area in self.areas if self.holder[area] == self.seat])

    def hungry(self, food: int) -> int:
        """Units that would starve in the next winter if the dial showed so much."""
        return sum([max(0, self.count(area) - food) for area in self.areas if self.holder[area] == self.seat])

    @property
    def flies(self) -> list[bool]:
        if self.known_flies is None:
            self.known_flies = self._flies()
        return self.known_flies

    def _flies(self) -> list[bool]:
        return [bool([u for u in there if UNITS[u].flying]) for there in self.standing]

    @property
    def guards(self) -> list[int]:
        if self.known_guards is None:
            self.known_guards = self._guards()
        return self.known_guards

    def _guards(self) -> list[int]:
        return [self.guard(area) if self.holder[area] == self.seat else 0 for area in self.areas]

    def _rivals(self) -> list[int]:
        return [realm["seat"] for realm in self.realms if realm["seat"] != self.seat and not realm["out"]]

    def empty(self, area: int) -> bool:
        return self.control[area] == NOBODY

    def wild(self, area: int) -> bool:
        """Are unallied neutrals there?"""
        return self.holder[area] == NEUTRALS

    def count(self, area: int) -> int:
        return len(self.standing[area]) + len(self.routed[area])

    def held(self, area: int) -> bool:
        """Does the bot's own token keep its units there?"""
        return self.activated[area] >> self.seat & 1 == 1

    def kept(self, area: int) -> bool:
        """Is it the bot's without anybody in it?"""
        return self.fort[area] == self.seat or self.home_seat[area] == self.seat

    def walls(self, area: int) -> int:
        if self.fort[area] == NOBODY:
            return 0
        return 3 if self.raw["broken"][area] else 5

    def has_title(self, title: str, seat: int) -> bool:
        return bool(self.titles[TITLES.index(title)] == seat)

    # Runes.

    def _rune(self) -> list[float]:
        """How many real runes there are in each area, as far as the bot knows."""
        found = [0.0] * len(self.holder)
        for token, area in enumerate(self.raw["rune_at"]):
            seen = self.raw["runes"][token]["items"]
            found[area] = MAYBE if not seen or seen[0] not in (REAL, FALSE) else 1.0 if seen[0] == REAL else 0.0
        return found

    @property
    def token(self) -> list[bool]:
        if self.known_token is None:
            self.known_token = self._token()
        return self.known_token

    def _token(self) -> list[bool]:
        lies: list[int] = self.raw["rune_at"]
        return [area in lies for area in self.areas]

    def _runes(self) -> list[float]:
        """By seat."""
        found = [0.0] * self.seats
        for area in self.areas:
            if self.control[area] >= 0:
                found[self.control[area]] += self.rune[area]
        return found

    @property
    def missing(self) -> float:
        """Runes to the end of the game."""
        return RUNES_TO_WIN - self.runes[self.seat]

    def lead(self, seat: int) -> float:
        """How close a rival is to the end, from 0 to 1."""
        return max(0.0, min(1.0, (self.runes[seat] - 2.0) / (RUNES_TO_WIN - 3.0)))

    def might(self, seat: int) -> tuple[float, int]:
        return self.runes[seat], self.realms[seat]["influence"]

    @property
    def leader(self) -> int:
        if self.known_leader is None:
            self.known_leader = self._leader()
        return self.known_leader

    def _leader(self) -> int:
        """The rival to fear most."""
        found = NOBODY
        for seat in self.rivals:
            if found == NOBODY or self.might(seat) > self.might(found):
                found = seat
        return found

    @property
    def weakest(self) -> int:
        if self.known_weakest is None:
            self.known_weakest = self._weakest()
        return self.known_weakest

    def _weakest(self) -> int:
        found = NOBODY
        for seat in self.rivals:
            if found == NOBODY or self.might(seat) < self.might(found):
                found = seat
        return found

    # Income.

    @property
    def income(self) -> list[int]:
        if self.known_income is None:
            self.known_income = self._income()
        return self.known_income

    def _income(self) -> list[int]:
        total = [0, 0, 0]
        for area in self.own:
            for i, n in enumerate(self.land.resources[area]):
                total[i] += n
        return total

    # Distances and dangers.

    @property
    def steps(self) -> list[list[int]]:
        if self.known_steps is None:
            self.known_steps = self._steps()
        return self.known_steps

    def _steps(self) -> list[list[int]]:
        return steps_of(self.raw["laid"], self.land)

    @property
    def danger(self) -> list[float]:
        if self.known_danger is None:
            self.known_danger = self._danger()
        return self.known_danger

    def _danger(self) -> list[float]:
        """The strongest force that one rival could send into each area."""
        found = [0.0] * len(self.holder)
        for seat in self.rivals:
            bases: list[tuple[int, float]] = []
            for area in self.areas:
                if self.holder[area] == seat:
                    n = len(self.standing[area]) + 0.5 * len(self.routed[area])
                    bases.append((area, 0.5 * n if self.activated[area] >> seat & 1 else float(n)))
            for area in self.areas:
                row = self.steps[area]
                force = 0.0
                for base, n in bases:
                    if row[base] <= 2:
                        force += n if row[base] == 1 else 0.8 * n
                found[area] = max(found[area], force)
        return found

    @property
    def front(self) -> list[int]:
        if self.known_front is None:
            self.known_front = self._front()
        return self.known_front

    def _front(self) -> list[int]:
        """Steps from each area to the nearest that a rival has."""
        theirs = [area for area in self.areas if self.control[area] in self.rivals]
        return [min([self.steps[area][other] for other in theirs], default=FAR) for area in self.areas]

    def guard(self, area: int) -> int:
        """How many units should stay in an own area."""
        kept = self.kept(area)
        plain = 0 if kept else 1
        if self.rune[area] == 0.0:
            return plain
        wanted = round(0.75 * self.danger[area]) - self.walls(area)
        return max(plain, min(6, wanted))

    # Things in hand.

    def _my_heroes(self) -> list[dict[str, Any]]:
        return [hero for hero in self.heroes if hero["owner"] == self.seat]

    def _rewards(self) -> int:
        return sum([hero["rewards"]["n"] for hero in self.my_heroes])

    def _tactics(self) -> int:
        n: int = self.me["tactics"]["n"] + self.me["fresh"]["n"]
        return n

    def allies(self) -> int:
        """Neutral units on the bot's side."""
        return len(
            [u for a in self.areas if self.holder[a] == self.seat for u in self.standing[a] if is_neutral(u)]
        )

    def seat_of(self, faction: str) -> int:
        for realm in self.realms:
            if realm["faction"] == faction:
                seat: int = realm["seat"]
                return seat
        return NOBODY

    def frame(self, name: str) -> dict[str, Any] | None:
        """The topmost frame of that name."""
        for raw in self.stack[::-1]:
            if raw["is"] == name:
                found: dict[str, Any] = raw
                return found
        return None
