"""What is observed of Tiny Epic Kingdoms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from realms.games.tiny_epic_kingdoms.data.races import RACES
from realms.games.tiny_epic_kingdoms.data.territories import AREAS, CODES
from realms.games.tiny_epic_kingdoms.state import LYING as _LYING, NEUTRAL as _NEUTRAL, OWNER as _OWNER
from realms.games.tiny_epic_kingdoms.terms import ACTIONS, MAX_PLAYERS, RESOURCES, TOKENS

from ..blocks import Bag, Block, Cards, Eye, Flag, Number, Numbers, Out, Place, Places, Row, Seat, Word, Words
from ..frozen import frozen
from ..groups import BySeat
from ..layout import Layout

GAME: Final = "tiny_epic_kingdoms"
NAMES_SEAT: Final = ("seat", "loser", "winner", "instigator", "defender", "other")
"""Fields of rules under way that name a seat."""
SPARE: Final = 64


def words() -> dict[str, Sequence[str]]:
    """The lists of words as they are today; `freeze` keeps them."""
    return {"race": tuple(RACES), "area": AREAS, "territory": CODES, "action": ACTIONS, "token": TOKENS}


def lists() -> list[Sequence[str]]:
    """Further words that options refer to."""
    return [RESOURCES, [str(n) for n in range(13)]]


def rare() -> list[str]:
    """Options that play hardly ever comes to."""
    return ["none", *(f"flee:{area}" for area in AREAS)]


def spots(areas: Words, territory: str) -> tuple[int, int]:
    """Where the places of a territory's areas begin and end among all places, two to an area."""
    inside = [i for i, area in enumerate(areas.words) if area.startswith(f"{territory}-")]
    assert inside == list(range(inside[0], inside[-1] + 1))
    return 2 * inside[0], 2 * inside[-1] + 2


class Ground(Block):
    """Where neutral armies are, and where armies lie. Reads the whole state: only what is in play."""

    def __init__(self, areas: Words, territories: Words) -> None:
        super().__init__("", 2 * len(areas.words), "")
        self.areas: Final = len(areas.words)
        self._inside: Final = [spots(areas, territory) for territory in territories.words]

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        slots = value["slots"]
        for territory in value["territories"]:
            first, end = self._inside[territory]
            here = slots[first:end]
            if max(here) >= _NEUTRAL:
                for i, army in enumerate(here, first):
                    if army >= _NEUTRAL:
                        if army & _OWNER == _NEUTRAL:
                            out[at + i // 2] += 1
                        if army & _LYING:
                            out[at + i // 2 + self.areas] += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, self.areas, "slots.neutral", 0, 2, "armies of the Lost Kingdom in each area")
        yield Row(at + self.areas, self.areas, "slots.lying", 0, 2, "armies that lie in each area, whosever")


class OpenTokens(Block):
    """Find tokens face up: for each kind the areas where it lies."""

    def __init__(self, tokens: Words, areas: int) -> None:
        super().__init__("", tokens.size * areas, "")
        self.tokens: Final = tokens
        self.areas: Final = areas

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        tokens = self.tokens
        for token, area in zip(value["open"]["items"], value["open_at"], strict=True):
            if area >= 0:
                out[at + tokens.place.get(token, tokens.other) * self.areas + area] += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for i, token in enumerate((*self.tokens.words, "other")):
            here = at + i * self.areas
            yield Row(here, self.areas, f"open_at.{token}", 0, 9, "find tokens of this kind face up in each area")


def layout() -> Layout:
    fixed = frozen(GAME)
    areas = len(fixed.words("area").words)
    territories = len(fixed.words("territory").words)
    return Layout(
        GAME,
        MAX_PLAYERS,
        (
            BySeat(
                "realms",
                MAX_PLAYERS,
                (
                    Word("race", fixed.words("race")),
                    Place("home", territories, "the home territory"),
                    Numbers("stock", 3, 9, meaning="mana, ore, food"),
                    Number("tower", 9, meaning="level of the tower"),
                    Number("magic", 9, meaning="level of magic"),
                    Places("armies", areas, "armies in each area"),
                    Number("taken", 9, meaning="neutral armies captured"),
                    Number("removed", 99, meaning="armies of others removed by own wars"),
                ),
            ),
            Ground(fixed.words("area"), fixed.words("territory")),
            Places("territories", territories, "a 1 for every territory in play"),
            Place("lost_kingdom", territories, "which territory is the Lost Kingdom"),
            Number("neutrals", 9, meaning="neutral armies in play"),
            Seat("active", MAX_PLAYERS, "whose turn it is"),
            Bag("shields", fixed.words("action"), "actions selected in this round"),
            Flag("ending", "the last round has begun"),
            Number("clearings", 99, meaning="how often the action card was cleared"),
            Flag("with_tokens", "played with find tokens"),
            Cards("hidden", fixed.words("token"), "find tokens face down"),
            Places("hidden_at", areas, "find tokens face down in each area"),
            OpenTokens(fixed.words("token"), areas),
            Seat("crown", MAX_PLAYERS, "who holds the crown"),
            Seat("dummy", MAX_PLAYERS, "who is the solo opponent"),
        ),
        NAMES_SEAT,
    )
