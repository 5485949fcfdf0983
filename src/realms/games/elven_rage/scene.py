"""View -> Scene: the land, what lies before each player, the squads, the battlefield, a trade.

A view is plain data. It becomes a table again (hidden things are blank there), so that every figure in the scene
is worked out by the rules themselves. Facts of a thing are sums: `of` names the thing (a card, a fighter
"sn_raider@N", a Goal, a land, "battle"), or the option they speak of.
"""

from __future__ import annotations

from typing import Any

from realms.kernel.scene import Scene, Sum, laid_open
from realms.kernel.view import View

from .rules.scoring import score
from .scene_cards import card_sums, table_zones
from .scene_fight import fight_boards, fight_pieces, fight_sums
from .scene_land import land, land_pieces, land_sums
from .scene_seats import goal_sums, panels, result_sums
from .scene_stack import stack_sums, stack_zones
from .state import ElvenRage
from .terms import NONE


def scene(view: View) -> Scene:
    """What the seat of the view sees."""
    g = public_table(view.state)
    stack: Any = view.state["stack"]
    over = not view.asked
    zones = (*table_zones(g), *stack_zones(g, stack))
    return Scene(
        game=view.game,
        seat=view.seat,
        active=g.active,
        boards=(land(g.seats), *fight_boards(g)),
        pieces=(*land_pieces(g), *fight_pieces(g)),
        zones=zones,
        panels=panels(g),
        marks=marks(g),
        sheet=score(g).sheet if over else (),
        sums=(
            Sum("land", NONE, "sum-round", (("n", g.round),)),
            Sum("land", NONE, "sum-scenario", (("scenario", g.scenario),)),
            *land_sums(g, view.due),
            *stack_sums(g, stack),
            *fight_sums(g, stack, view.due),
            *card_sums(g, zones),
            *goal_sums(g),
            *result_sums(g),
        ),
    )


def public_table(state: dict[str, Any]) -> ElvenRage:
    """The table again, from what a view tells of it: no frames, and blanks for what is not known."""
    from .derived import load_ElvenRage

    opened: Any = laid_open({name: part for name, part in state.items() if name != "stack"})
    return load_ElvenRage({**opened, "stack": [], "rng": {"seed": 0, "draws": 0}, "learned": 0})


def marks(g: ElvenRage) -> tuple[str, ...]:
    """What holds for the whole table: where the turn is."""
    if g.winner != NONE:
        return ()
    if g.fight is not None:
        return ("battle",)
    return ("conquest",) if g.target != NONE else ("turn",)
