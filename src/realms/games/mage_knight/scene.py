"""View -> Scene: the map, the fight, what lies before each player and in the middle of the table.

A view is plain data. It becomes a table again (hidden things are blank there), so that every figure in the scene
is worked out by the rules themselves. Facts of a thing are sums: `of` names the thing ("foe-0", "unit-1-2", a hex,
a kind of enemy or unit), or the option they speak of.
"""

from __future__ import annotations

from typing import Any

from realms.kernel.scene import BLANK, Scene, Sum, laid_open
from realms.kernel.view import View

from .rules.scoring import deed_cards, sheet
from .scene_claims import claim_sums
from .scene_duel import duel_sums, duel_zones
from .scene_fight import fight_sums, fight_zones
from .scene_goals import goal_sum
from .scene_joint import joint_sums, joint_zones
from .scene_map import board, map_sums, pieces, ways_now
from .scene_options import die_sums
from .scene_score import score_sums
from .scene_seats import panels, seat_sums, seat_zones, tracks
from .scene_table import frame_sums, playing, table_sums, table_zones
from .state import MageKnight
from .terms import IDLE, NONE, PHASES


def scene(view: View) -> Scene:
    """What the seat of the view sees."""
    g = public_table(view.state)
    stack: Any = view.state["stack"]
    over = not view.asked
    told = over and all_known(g)
    ways = ways_now(g)
    asked = chooser(view, g.active)
    seat = playing(g, asked)
    return Scene(
        game=view.game,
        seat=view.seat,
        active=g.active,
        boards=(board(g, ways),),
        pieces=pieces(g),
        zones=(*seat_zones(g), *fight_zones(g), *duel_zones(g), *joint_zones(g), *table_zones(g, stack, seat)),
        tracks=tracks(g),
        panels=panels(g),
        marks=marks(g, over=over),
        sheet=tuple(sheet(g)) if told else (),
        # What the open question says of its options comes first: the first that names an option counts.
        sums=(
            *frame_sums(g, stack),
            *state_of_play(g),
            *map_sums(g, ways),
            *fight_sums(g),
            *die_sums(g),
            *duel_sums(g),
            *joint_sums(g),
            *seat_sums(g, asked),
            *claim_sums(g),
            *table_sums(g, seat),
            *(score_sums(g, told) if over else ()),
        ),
    )


def chooser(view: View, active: int) -> int:
    """Whose options are to be named: of who is at turn, unless only others are asked, as a rival who blocks."""
    asked = [seat for seat, _, _ in view.asked]
    return active if active in asked or not asked else asked[0]


def public_table(state: dict[str, Any]) -> MageKnight:
    """The table again, from what a view tells of it: no dice to come, no frames, blanks for what is not known."""
    from .derived import load_MageKnight

    opened: Any = laid_open({name: part for name, part in state.items() if name != "stack"})
    opened["shields"] = [[int(hex), seat] for hex, seat in opened["shields"].items()]
    return load_MageKnight({**opened, "stack": [], "rng": {"seed": 0, "draws": 0}, "learned": 0})


def all_known(g: MageKnight) -> bool:
    """Are all cards known that count for the points?"""
    return not any(BLANK in deed_cards(hero) for hero in g.heroes)


def marks(g: MageKnight, *, over: bool) -> tuple[str, ...]:
    """What holds for the whole table."""
    found = ["night" if g.night else "day"]
    if g.ending and not over:
        found.insert(0, "end-triggered")
    elif g.announced != NONE and not over:
        found.insert(0, "announced")
    return tuple(found)


def state_of_play(g: MageKnight) -> list[Sum]:
    """Scenario, round and phase: said of the map."""
    found = [
        Sum("map", -1, "sum-scenario", (("scenario", g.scenario),)),
        Sum(
            "map",
            -1,
            "sum-round",
            (("n", g.round), ("of_n", g.rounds), ("time", "night" if g.night else "day")),
        ),
    ]
    if g.phase != IDLE and (g.fight is None or g.fight.duel is None):
        found.append(Sum("map", g.active, "sum-phase", (("phase", PHASES[g.phase]),)))
    found.append(goal_sum(g))
    return found
