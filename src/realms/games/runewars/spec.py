"""Runewars for the outside: players, options, set-up, census, names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from realms.kernel.match import Match
from realms.kernel.model import BadOptions
from realms.kernel.registry import DEALT, GameSpec, one_a_seat, register
from realms.kernel.rng import Rng, seeded
from realms.kernel.zones import Zone

from .data.heroes import HEROES
from .data.quests import QUESTS
from .derived import DERIVED
from .names import label, names
from .rules import (  # noqa: F401 (chapters make known what orders and cards do)
    battle,
    fortify,
    moving,
    objectives,
    orders_home,
    orders_march,
    plays,
    plays_battle,
    plays_map,
    plays_turn,
    portals,
    rewards,
    season_cards,
    season_councils,
    strategy,
    titles,
)
from .rules.building import BUILT, MAPS
from .rules.setup import AtHome, lay_out
from .rules.tactics import TacticsMoment
from .state import Runewars
from .terms import FACTIONS, MAX_PLAYERS, MIN_PLAYERS, SEASONS
from .validity import flaw

if TYPE_CHECKING:
    from realms.kernel.scene import Scene
    from realms.kernel.view import View

CHOSEN: Final = "chosen"
"""Of the factions: everyone picks one at the table (RW-SETUP-03)."""


@final
class RunewarsSpec(GameSpec):
    """Options: factions (chosen at the table, dealt, or a list by seat), map, hidden runes."""

    def __init__(self) -> None:
        super().__init__(
            "runewars",
            1,
            MIN_PLAYERS,
            MAX_PLAYERS,
            DERIVED,
            complete=True,
            bound=60_000,
            quiet=(TacticsMoment.PROMPT,),
            points=False,
        )

    def name(self, lang: str) -> str:
        return label("runewars", lang)

    def options(self) -> dict[str, object]:
        return {
            "map": {"type": "string", "default": BUILT, "choices": list(MAPS)},
            "factions": {
                "type": "string or list",
                "default": CHOSEN,
                "choices": [CHOSEN, DEALT, *FACTIONS],
                "seats": True,
            },
            "hidden_runes": {"type": "boolean", "default": False},
        }

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Match:
        self.check_players(players)
        for name in options:
            if name not in self.options():
                known = ", ".join(self.options())
                raise BadOptions(f"{self.id} has no option {name!r}; its options are {known}.")
        map = options.get("map", BUILT)
        if not isinstance(map, str) or map not in MAPS:
            raise BadOptions(f"map is one of {', '.join(MAPS)}, not {map!r}.")
        hidden = options.get("hidden_runes", False)
        if not isinstance(hidden, bool):
            raise BadOptions(f"hidden_runes is true or false, not {hidden!r}.")
        rng = seeded(seed)
        factions = factions_of(options.get("factions", CHOSEN), players, rng)
        g = lay_out(players, factions, map, hidden, rng)
        g.advance()
        return g

    def census(self, match: Match) -> dict[str, int]:
        """Every card, wherever it is."""
        assert isinstance(match, Runewars)
        return census(match)

    def flaw(self, match: Match) -> str:
        return flaw(match)

    def variants(self, players: int) -> list[dict[str, object]]:
        return [{}, {"map": "random", "factions": DEALT}, {"map": "fixed", "hidden_runes": True}]

    def busiest(self) -> list[Match]:
        from .busiest import busiest

        return busiest()

    def label(self, ref: str, lang: str) -> str:
        return label(ref, lang)

    def names(self, lang: str) -> dict[str, str]:
        return dict(names(lang))

    def scene(self, view: View) -> Scene:
        from .scene import scene

        return scene(view)

    def tags(self, match: Match) -> list[list[str]]:
        assert isinstance(match, Runewars)
        return [[f"faction:{r.faction}", f"seat:{r.seat}"] for r in match.realms]

    def dealt(self, match: Match) -> list[list[str]]:
        """The place in the order of set-up."""
        assert isinstance(match, Runewars)
        return [[f"order:{(r.seat - match.first) % match.seats + 1}"] for r in match.realms]

    def feats(self, match: Match) -> dict[str, int]:
        """How long it took, and how it ended."""
        assert isinstance(match, Runewars)
        from .rules.runes import runes_of
        from .terms import RUNES_TO_WIN

        runes = runes_of(match, match.winner)
        early = runes >= RUNES_TO_WIN
        return {
            "years": match.year,
            "seasons": (match.year - 1) * len(SEASONS) + match.season + 1,
            "seven-runes": int(early),
        }


def factions_of(asked: object, players: int, rng: Rng) -> list[str]:
    """By seat; an empty word for who picks one at the table. Raises BadOptions."""
    wanted = [CHOSEN] * players if asked == CHOSEN else asked
    if not isinstance(wanted, list) or len(wanted) != players:
        return one_a_seat("factions", asked, FACTIONS, players, rng)
    found = one_a_seat("factions", [DEALT if one == CHOSEN else one for one in wanted], FACTIONS, players, rng)
    return ["" if wanted[seat] == CHOSEN else name for seat, name in enumerate(found)]


def census(g: Runewars) -> dict[str, int]:
    count: dict[str, int] = {}
    zones: list[Zone] = []
    DERIVED.zones(g, zones)
    for zone in zones:
        if zone.pool != "rune":
            for item in zone.items:
                count[item] = count.get(item, 0) + 1
    for pile in (
        g.fate_drawn,
        g.fate_discard,
        g.reward_discard,
        g.tactics_discard,
        g.quest_discard,
        g.objective_discard,
        g.season_discard,
        [hero.id for hero in g.heroes],
        [frame.what for frame in g.stack if isinstance(frame, AtHome) and frame.what in HEROES],
        boxed(g),
    ):
        for item in pile:
            count[item] = count.get(item, 0) + 1
    return count


def boxed(g: Runewars) -> list[str]:
    """RW-SETUP-13. Quests that are not in the deck yet, or whose area is not on the map."""
    if not g.holder:
        return [quest for quest in QUESTS if quest not in g.quest_deck.items]
    return [quest for quest, what in QUESTS.items() if what.area != "" and what.area not in g.land.index]


SPEC: Final = RunewarsSpec()
register(SPEC)
