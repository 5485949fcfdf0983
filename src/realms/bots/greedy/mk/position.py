"""The position as the bot reads it from its view: heroes, map, mana, the fight, and how long it will last."""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.mage_knight.data.hexes import Land, land
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.data.tiles import SITE
from realms.games.mage_knight.data.tracks import ARMOUR, COMMAND, HAND_LIMIT
from realms.games.mage_knight.terms import CITY, DUNGEON, NONE, TOMB, WOUND
from realms.kernel.view import View

from . import weights as w
from .aims import Aim

NO_AIM: Final = Aim()


@final
class Troop:
    """A unit in service."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.kind: Final[str] = raw["kind"]
        self.spent: Final[bool] = raw["spent"]
        self.wounds: Final[int] = raw["wounds"]
        self.resisted: Final[bool] = raw["resisted"]
        self.bonds: Final[bool] = raw["under_bonds"]


@final
class Knight:
    """The bot's own hero."""

    def __init__(self, raw: dict[str, Any]) -> None:
        now: dict[str, Any] = raw["now"]
        self.seat: Final[int] = raw["seat"]
        self.name: Final[str] = raw["name"]
        self.hand: Final[list[str]] = raw["hand"]["items"]
        self.deck: Final[int] = raw["deck"]["n"]
        self.discard: Final[list[str]] = raw["discard"]
        self.crystals: Final[list[int]] = raw["crystals"]
        self.tokens: Final[list[int]] = raw["tokens"]
        self.troops: Final = [Troop(unit) for unit in raw["units"]]
        self.skills: Final[list[str]] = raw["skills"]
        self.flipped: Final[list[str]] = raw["flipped"]
        self.fame: Final[int] = raw["fame"]
        self.reputation: Final[int] = raw["reputation"]
        self.level: Final[int] = raw["level"]
        self.hex: Final[int] = raw["hex"]
        self.tactic: Final[str] = raw["tactic"]
        self.tactic_used: Final[bool] = raw["tactic_used"]
        self.kept_die: Final[int] = raw["kept_die"]
        self.marked: Final[list[int]] = raw["marked"]
        self.incantation: Final[int] = raw["incantation"]
        self.stored: Final[int] = raw["stored"]["n"]
        self.move: Final[int] = now["move"]
        self.influence: Final[int] = now["influence"]
        self.heal: Final[int] = now["heal"]
        self.may_take: Final[int] = now["may_take"]
        self.used: Final[list[str]] = now["skills"]
        self.moved: Final[bool] = now["moved"]
        self.did: Final[bool] = now["did"]
        self.again: Final[bool] = now["again"]
        self.hurt: Final[int] = now["wounds"]
        self.armour: Final = ARMOUR[self.level]
        self.limit: Final = HAND_LIMIT[self.level]
        self.wounds: Final = self.hand.count(WOUND)
        self.room: Final = COMMAND[self.level] - len([t for t in self.troops if not t.bonds])


@final
class Position:
    """All the bot knows at one decision."""

    def __init__(self, view: View, aim: Aim = NO_AIM) -> None:
        raw: dict[str, Any] = view.state
        self.aim: Final = aim
        self.raw: Final = raw
        self.seats: Final[int] = raw["seats"]
        self.scenario: Final[str] = raw["scenario"]
        self.shape: Final[str] = raw["shape"]
        self.together: Final = self.seats == 1 or SCENARIOS[self.scenario].cooperative
        """Is there nobody who plays against the bot?"""
        self.me: Final = Knight(raw["heroes"][view.seat])
        self.others: Final[list[int]] = [h["hex"] for h in raw["heroes"] if h["seat"] != view.seat]
        self.where: Final[list[int]] = raw["where"]
        self.land: Final[Land] = land(raw["where"], tuple(raw["turns"]))
        self.night: Final[bool] = raw["night"]
        self.tiles: Final[int] = raw["tiles"]["n"]
        self.core_tiles: Final[int] = raw["core_tiles"]["n"]
        self.spare: Final[int] = raw["box"]["n"] + raw["core_box"]["n"]
        self.source: Final[list[int]] = raw["source"]
        self.shields: Final[dict[int, int]] = {int(hex): seat for hex, seat in raw["shields"].items()}
        self.fight: Final[dict[str, Any] | None] = raw["fight"]
        self.phase: Final[int] = raw["phase"]
        self.stack: Final[list[dict[str, Any]]] = raw["stack"]
        self.modifiers: Final[list[dict[str, Any]]] = raw["modifiers"]
        self.up: Final[list[str]] = raw["up"]
        self.up_at: Final[list[int]] = raw["up_at"]
        self.ending: Final[bool] = raw["ending"]
        self.nights: Final[int] = raw["nights"]
        self.secret: Final[dict[int, int]] = dict.fromkeys(raw["secret_dungeons"], DUNGEON)
        self.secret.update(dict.fromkeys(raw["secret_tombs"], TOMB))
        self.cities: Final[dict[int, tuple[int, int]]] = {}
        self.conquered: Final[list[int]] = []
        self.annexes: Final[dict[int, int]] = {}
        self._look_at_cities()
        self.turns: Final = self._turns_this_round()
        self.rounds_left: Final[int] = raw["rounds"] - raw["round"]
        self.turns_left: Final = self.turns + w.TURNS_A_ROUND * (0 if self.ending else self.rounds_left)
        self.card_price: Final = self._card_price()

    def _look_at_cities(self) -> None:
        """The colours of each city, of a megapolis by either hex (MK-OPT-44); its garrison lies on the first."""
        for city in self.raw["cities"]:
            hexes = [city["hex"]] if city["annex"] == NONE else [city["hex"], city["annex"]]
            for hex in hexes:
                self.cities[hex] = (city["colour"], city["annex_colour"])
                self.annexes[hex] = city["hex"]
                self.secret[hex] = CITY
                if city["conquered"]:
                    self.conquered.append(hex)

    def _turns_this_round(self) -> float:
        """Own turns until the round ends, this one included."""
        raw = self.raw
        mine = 1.0 + (len(self.me.hand) + self.me.deck) / 3.0
        if raw["ending"] or raw["announced"] != NONE:
            return 2.0 if self.me.seat in raw["last_turns"] else 1.0
        dummy = raw["dummy"]
        if dummy is not None:
            flipped: float = 3.0 + sum(dummy["crystals"]) / 4.0
            theirs: float = 1.5 + dummy["deck"]["n"] / flipped
            return min(mine, theirs)
        rivals = [h for h in raw["heroes"] if h["seat"] != self.me.seat and not h["out"]]
        others = [h["hand"]["n"] + h["deck"]["n"] for h in rivals]
        return min([mine, *[1.5 + int(n) / 3.5 for n in others]])

    def _card_price(self) -> float:
        """What playing a card costs: little if not all can be played in the round anyway."""
        if self.turns < 1.6:
            return w.SPARE_CARD
        cards = len(self.me.hand) + self.me.deck
        return w.CARD * min(1.0, w.CARDS_A_TURN * self.turns / max(1, cards))

    def ours(self, seat: int) -> bool:
        """The bot's own seat, or that of an ally."""
        teams: list[int] = self.raw["teams"]
        return seat == self.me.seat or (bool(teams) and teams[seat] == teams[self.me.seat])

    def site(self, hex: int) -> int:
        """What is on a hex, secret places and what a megapolis covers included."""
        return self.secret.get(hex, SITE[hex])

    def at(self, hex: int) -> list[str]:
        """The tokens face up on a hex, or in the megapolis there."""
        main = self.annexes.get(hex, hex)
        return [token for token, there in zip(self.up, self.up_at, strict=True) if there == main]

    def frame(self, name: str) -> dict[str, Any] | None:
        """The topmost frame of that name."""
        for raw in self.stack[::-1]:
            if raw["is"] == name:
                found: dict[str, Any] = raw
                return found
        return None
