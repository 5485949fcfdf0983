"""View -> Scene: the map and what is on it, cards, dials, a battle, a duel, a bid, the map as it is built.

A view is plain data. It becomes a table again (hidden things are blank there), so that every figure in the scene
is worked out by the rules themselves. Facts of a thing are sums: `of` names the thing, or the option they speak
of. How many figures a piece stands for is its `sum-figures`.
"""

from __future__ import annotations

from typing import Any, Final

from realms.kernel.scene import Scene, Sum, laid_open
from realms.kernel.view import View

from .rules.winning import score
from .scene_battle import aim_sums, battle_boards, battle_in, battle_pieces, battle_sums, battle_zones
from .scene_bids import bid_sums
from .scene_cards import card_sums, frame_zones, played_sums, table_zones
from .scene_heroes import duel_sums, duel_zones, hero_sums, quest_sums
from .scene_map import MAP
from .scene_pieces import area_sums, map_pieces, moving, unit_sums
from .scene_seats import dial_sums, dials, objective_sums, panels, result_sums, title_sums
from .scene_setup import build_sums, build_zones, maps
from .state import Runewars
from .terms import NOBODY, NONE, SEASONS, YEARS


def scene(view: View) -> Scene:
    """What the seat of the view sees."""
    g = public_table(view.state)
    stack: Any = view.state["stack"]
    battle = battle_in(stack)
    there, figures = map_pieces(g)
    under_way, more = moving(g, stack)
    fighters, told = battle_pieces(battle)
    pieces = (*there, *under_way, *fighters)
    zones = (
        *table_zones(g, stack),
        *build_zones(g, stack),
        *battle_zones(battle),
        *duel_zones(stack),
        *frame_zones(stack),
    )
    over = g.winner != NOBODY
    return Scene(
        game=view.game,
        seat=view.seat,
        active=g.active if g.active >= 0 else NONE,
        boards=(*maps(g, stack, view.due), *battle_boards(battle)),
        pieces=pieces,
        zones=zones,
        tracks=dials(g),
        panels=panels(g, battle),
        marks=() if over else (phase(stack),),
        sheet=score(g).sheet if over else (),
        sums=(
            *year_sums(g),
            *turn_sums(stack),
            *figures,
            *more,
            *told,
            *area_sums(g),
            *hero_sums(g, zones),
            *battle_sums(g, battle),
            *aim_sums(stack),
            *duel_sums(g, stack),
            *quest_sums(stack),
            *bid_sums(g, stack),
            *played_sums(g),
            *title_sums(g),
            *dial_sums(g),
            *objective_sums(g),
            *unit_sums(pieces, zones),
            *card_sums(zones),
            *build_sums(g, view.due),
            *result_sums(g),
        ),
    )


def public_table(state: dict[str, Any]) -> Runewars:
    """The table again, from what a view tells of it: no frames, and blanks for what is not known."""
    from .derived import load_Runewars

    opened: Any = laid_open({name: part for name, part in state.items() if name != "stack"})
    return load_Runewars({**opened, "stack": [], "rng": {"seed": 0, "draws": 0}, "learned": 0})


PHASES: Final = {
    "Battle": "battle",
    "Duel": "duel",
    "Bid": "bid",
    "QuestPhase": "quests",
    "ChooseOrders": "orders",
    "Turn": "turn",
    "SetUp": "setup",
    "Season": "season",
}
"""Frame -> what goes on as long as it is on the stack; the uppermost one is told."""


def phase(stack: list[dict[str, Any]]) -> str:
    for name in reversed([str(frame["is"]) for frame in stack]):
        if name in PHASES:
            return PHASES[name]
    return "season"


def year_sums(g: Runewars) -> list[Sum]:
    """RW-SEASON-01. Where the game is; nothing before the first year."""
    if g.year == 0:
        return []
    return [
        Sum(MAP, NONE, "sum-year", (("n", g.year), ("of_n", YEARS))),
        Sum(MAP, NONE, "sum-season", (("season", SEASONS[g.season]),)),
        *[Sum("season", NONE, "sum-void", (("order", order),)) for order in g.void],
    ]


def turn_sums(stack: list[dict[str, Any]]) -> list[Sum]:
    """RW-ORDER-02. Whose turns are still to come, and whether the one under way has its supremacy bonus."""
    found: list[Sum] = []
    for frame in stack:
        if frame["is"] == "Season":
            found += [
                Sum("turns", seat, "sum-to-come", (("who", seat), ("n", i + 1)))
                for i, seat in enumerate(frame["turns"])
            ]
        if frame["is"] == "Turn":
            text = "sum-turn-void" if frame["void"] else "sum-turn-bonus" if frame["bonus"] else "sum-turn-plain"
            found.append(Sum("turns", frame["seat"], text, (("who", frame["seat"]), ("order", frame["order"]))))
    return found
