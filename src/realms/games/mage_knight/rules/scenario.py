"""What a scenario changes in the general rules (MK-SCEN): one class a scenario, one method a place where it may.

The chapters ask `of(g)`. What scenarios have in common stands here; each has its own module in `scenarios`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Seat, Why

from ..data.cities import cities
from ..data.options import NO_HERO_BATTLES
from ..data.scenarios import SCENARIOS, ScenarioData, played
from ..events import END_TRIGGERED
from ..state import MageKnight
from ..terms import DUMMY, EXPLORING_COST, KEEP, NO_SITE, NONE

Row = tuple[str, tuple[int, ...]]
"""A line of the score sheet: its name, and the points of each seat."""

Title = tuple[str, int, int]
"""The name of its row, and what a title is worth alone and shared."""
Progress = tuple[str, int, int]
ADVENTURE_POINTS: Final = 2
OWNED_SITES: Final[tuple[int, ...]] = (KEEP,)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioRule:
    """A scenario that changes nothing: every method does what the general rules say."""

    def prepare(self, g: MageKnight) -> None:
        """Piles of its own, and who sees which; before anything is chosen or opened."""

    def set_up(self, g: MageKnight) -> None:
        """After the general set-up; nobody has to choose."""

    def game_begins(self, g: MageKnight) -> Frame | None:
        """Before the first round."""
        return None

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        """What a hero may do in the movement phase besides the usual."""
        return ()

    def after_verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        """What a hero may do after the action besides the usual."""
        return ()

    def tile_revealed(self, g: MageKnight, seat: Seat, tile: int) -> Frame | None:
        """A hero has explored this tile. Its sites have their tokens already."""
        return None

    def site_revealed(self, g: MageKnight, hex: int) -> None:
        """A site came to the map, in the set-up or by exploring."""

    def closed_why(self, g: MageKnight, seat: Seat, hex: int) -> Why:
        """May this hex not be entered at all?"""
        return OK

    def again_why(self, g: MageKnight, hex: int) -> Why:
        """MK-COMBAT-113. May this conquered dungeon or tomb not be entered again?"""
        return OK

    def site_conquered(self, g: MageKnight, seat: Seat, hex: int) -> None:
        """A hero has put a shield on an adventure site, or on what is like one."""

    def site_held(self, g: MageKnight, hex: int) -> None:
        """MK-COMBAT-110. Not all enemies of such a site were defeated."""

    def mine_works(self, g: MageKnight, hex: int) -> bool:
        """MK-END-05. Does this mine give crystals?"""
        return True

    def passages(self, g: MageKnight, hex: int) -> dict[int, int]:
        """Where a hero may go at once from here besides the next hexes, and for how many points."""
        return {}

    def portal_open(self, g: MageKnight) -> bool:
        """MK-MOVE-37, 38. May several heroes stand on the portal, and leave the map there?"""
        return True

    def owned_sites(self, g: MageKnight) -> tuple[int, ...]:
        """MK-COMBAT-02. What belongs to who conquered it, gives no reward, and can be assaulted by others."""
        return OWNED_SITES

    def assault_reputation(self, g: MageKnight, hex: int) -> int:
        """MK-COMBAT-01. What an assault does to the reputation."""
        return -1

    def new_defenders(self, g: MageKnight) -> int:
        """MK-COMBAT-02. How many enemies defend what belongs to another hero."""
        return 1

    def recruits_like(self, g: MageKnight, site: int) -> int:
        """Another kind of site whose units can be recruited at this one, too."""
        return NO_SITE

    def elites_offered(self, g: MageKnight) -> bool:
        """MK-ROUND-06. Are elite units among those offered in this round?"""
        return g.core_seen and SCENARIOS[g.scenario].elites

    def battles_allowed(self, g: MageKnight) -> bool:
        """MK-PVP-01. May heroes fight each other now, if they do at all at this table?"""
        return True

    def dummy_first(self, g: MageKnight) -> bool:
        """MK-DUMMY-05. Does the virtual player take its tactic before the players?"""
        return False

    def tactics_used(self, g: MageKnight) -> Frame | None:
        """A round is over. MK-SCEN-04-06: alone, both tactics leave the game."""
        if g.dummy is not None:
            g.tactics_gone.extend([hero.tactic for hero in g.heroes])
            g.tactics_gone.append(g.dummy.tactic)
        return None

    def turn_begins(self, g: MageKnight, seat: Seat) -> None:
        """After everything else that happens at the start of a turn."""

    def turn_ends(self, g: MageKnight, seat: Seat) -> Frame | None:
        """After all steps of the end of a turn."""
        return None

    def round_begins(self, g: MageKnight) -> None:
        """After the preparation of a round, before tactics are chosen; not before the first."""

    def round_ends(self, g: MageKnight) -> Frame | None:
        """When the last turn of a round is over."""
        return None

    def city_conquered(self, g: MageKnight) -> None:
        """MK-SCEN-02-04. The last city ends the game, after one more turn of everybody."""
        if len([city for city in g.cities if city.conquered]) >= cities_in_game(g):
            trigger_end(g)

    def fame_counts(self, g: MageKnight) -> bool:
        """MK-SCORE-01. Are fame and achievements counted at the end?"""
        return True

    def progress(self, g: MageKnight) -> Progress:
        """How far the goal of the scenario has been reached, for those who look on: of what (the name of a site),
        how many, and of how many."""
        return "city", len([city for city in g.cities if city.conquered]), cities_in_game(g)

    def adventure_points(self, g: MageKnight, hex: int) -> int:
        """MK-SCORE-06. What the own shield on this adventure site is worth."""
        return ADVENTURE_POINTS

    def title(self, g: MageKnight, category: str) -> Title:
        """MK-SCORE-08, 09. The title of a category: its row, and what it is worth alone and shared."""
        return (f"title-{category}", -3, -1) if category == "beating" else (f"title-{category}", 3, 1)

    def rows(self, g: MageKnight) -> list[Row]:
        """What it adds to the score sheet."""
        return []

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        """MK-SCORE-13. Most points win, equal ones share."""
        return tuple([seat for seat in range(g.seats) if scores[seat] == max(scores)])


RULES: Final[dict[str, ScenarioRule]] = {}
"""By name. The modules of `scenarios` register themselves."""


def of(g: MageKnight) -> ScenarioRule:
    return RULES[g.scenario]


def data_of(g: MageKnight) -> ScenarioData:
    return played(g.scenario, g.switches)


def cities_in_game(g: MageKnight) -> int:
    return cities(data_of(g), g.seats, g.switches)


def hero_battles(g: MageKnight) -> bool:
    """MK-PVP-01, MK-OPT-15, MK-SCEN-01-05. Do heroes fight each other at this table?"""
    data = SCENARIOS[g.scenario]
    if g.seats == 1 or not data.hero_battles or data.cooperative or NO_HERO_BATTLES in g.switches:
        return False
    return of(g).battles_allowed(g)


def exploring_cost(g: MageKnight, seat: Seat) -> int:
    """MK-MOVE-13."""
    return EXPLORING_COST


def trigger_end(g: MageKnight) -> None:
    """MK-ROUND-22, 23. Everybody has one more turn, unless the end of the round was announced before."""
    if g.ending:
        return
    g.ending = True
    g.tell(END_TRIGGERED)
    if g.announced == NONE:
        at = g.order.index(g.active)
        after = g.order[at + 1 :] + g.order[: at + 1]
        g.last_turns = [seat for seat in after if seat != DUMMY]
