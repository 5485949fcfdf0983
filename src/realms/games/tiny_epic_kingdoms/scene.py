"""View -> Scene: territories, armies, find tokens, the action card, towers and race cards for any front end."""

from __future__ import annotations

from functools import cache
from typing import Final

from realms.kernel.codec import a_bool, a_dict, a_list, a_str, an_int
from realms.kernel.scene import Board, Card, Line, Panel, Piece, Scene, Slot, Space, Track, Zone
from realms.kernel.view import View

from .data.components import TOWER_VP
from .data.territories import ADJACENT, AREAS, AREAS_OF, CARDS, EDGE, PLACES, TERRAIN, TERRITORIES, WET
from .state import EMPTY, LYING, NEUTRAL, OWNER
from .terms import ACTIONS, ARMIES, NONE, RESOURCES, TERRAINS, TOP_MAGIC, TOP_TOWER, YIELD

CARD_SIZE: Final = (100.0, 70.0)


def scene(view: View) -> Scene:
    """What the seat of the view sees."""
    state = view.state
    realms = [a_dict(raw) for raw in a_list(state["realms"])]
    shields = [a_str(raw) for raw in a_list(state["shields"])]
    lost = an_int(state["lost_kingdom"])
    return Scene(
        game=view.game,
        seat=view.seat,
        active=an_int(state["active"]),
        boards=_boards(realms, lost),
        pieces=_armies(state) + _tokens(state),
        zones=_race_cards(realms) + _piles(state),
        tracks=_tracks(realms),
        slots=tuple([Slot(action, action in shields, action in shields[-1:]) for action in ACTIONS]),
        panels=tuple([_panel(state, realm, lost != NONE) for realm in realms]),
        marks=("end-triggered",) if a_bool(state["ending"]) else (),
    )


@cache
def board(territory: int, owner: int, kind: str) -> Board:
    """A territory card as it is drawn."""
    card = TERRITORIES[territory]
    return Board(
        id=card.code,
        kind=kind,
        size=CARD_SIZE,
        owner=owner,
        spaces=tuple([_space(area) for area in AREAS_OF[territory]]),
        lines=(Line("river", card.river),) if card.river else (),
    )


def _space(area: int) -> Space:
    terrain = TERRAIN[area]
    marks: list[str] = []
    if YIELD[terrain] != NONE:
        marks.append(RESOURCES[YIELD[terrain]])
    if EDGE[area]:
        marks.append("edge")
    if WET[area]:
        marks.append("wet")
    return Space(
        id=AREAS[area],
        kind=TERRAINS[terrain],
        at=PLACES[area].pos,
        outline=PLACES[area].polygon,
        neighbours=tuple([AREAS[other] for other in ADJACENT[area]]),
        marks=tuple(marks),
    )


def _boards(realms: list[dict[str, object]], lost: int) -> tuple[Board, ...]:
    """Homes in seat order, then the Lost Kingdom; while homes are chosen, both sides of each dealt card."""
    found: list[Board] = []
    for realm in realms:
        seat, home, card = an_int(realm["seat"]), an_int(realm["home"]), an_int(realm["card"])
        if home != NONE:
            found.append(board(home, seat, "home"))
        elif card != NONE:
            found += [board(side, seat, "side") for side in CARDS[card]]
    if lost != NONE:
        found.append(board(lost, NONE, "lost_kingdom"))
    return tuple(found)


def _armies(state: dict[str, object]) -> tuple[Piece, ...]:
    found: list[Piece] = []
    for i, raw in enumerate(a_list(state["slots"])):
        army = an_int(raw)
        if army == EMPTY:
            continue
        owner, area = army & OWNER, AREAS[i // 2]
        neutral = owner == NEUTRAL
        found.append(
            Piece(
                id=f"army-{area}-{i % 2}",
                kind="neutral" if neutral else "army",
                owner=NONE if neutral else owner,
                at=area,
                state="lying" if army & LYING else "",
            )
        )
    return tuple(found)


def _tokens(state: dict[str, object]) -> tuple[Piece, ...]:
    """Face-down tokens are all alike; face-up ones lie where they work."""
    found: list[Piece] = []
    for raw in a_list(state["hidden_at"]):
        area = an_int(raw)
        if area != NONE:
            found.append(Piece(f"token-{AREAS[area]}", "hidden", NONE, AREAS[area], "face-down"))
    tokens = [a_str(raw) for raw in a_list(a_dict(state["open"])["items"])]
    for token, raw in zip(tokens, a_list(state["open_at"]), strict=True):
        area = an_int(raw)
        if area != NONE:
            found.append(Piece(f"token-{AREAS[area]}", token, NONE, AREAS[area], "face-up"))
    return tuple(found)


def _race_cards(realms: list[dict[str, object]]) -> tuple[Zone, ...]:
    found: list[Zone] = []
    for realm in realms:
        race, seat = a_str(realm["race"]), an_int(realm["seat"])
        if race != "":
            texts = tuple([f"race-{race}-{level}" for level in range(1, TOP_MAGIC + 1)])
            card = Card(race, "race", texts, an_int(realm["magic"]))
            found.append(Zone(f"race-{seat}", "race", seat, (card,), 1))
    return tuple(found)


def _piles(state: dict[str, object]) -> tuple[Zone, ...]:
    """Find tokens that are no longer, or not yet, on the map."""
    if not a_bool(state["with_tokens"]):
        return ()
    hidden = [an_int(raw) for raw in a_list(state["hidden_at"])]
    tokens = [a_str(raw) for raw in a_list(a_dict(state["open"])["items"])]
    spent = [token for token, raw in zip(tokens, a_list(state["open_at"]), strict=True) if an_int(raw) == NONE]
    cards = tuple([Card(token, "token", (f"token-{token}",)) for token in spent])
    return (
        Zone("tokens-aside", "pile", NONE, (), hidden.count(NONE)),
        Zone("tokens-spent", "row", NONE, cards, len(cards)),
    )


def _tracks(realms: list[dict[str, object]]) -> tuple[Track, ...]:
    found: list[Track] = []
    for kind, most, steps in (("tower", TOP_TOWER, TOWER_VP), ("magic", TOP_MAGIC, ())):
        for realm in realms:
            seat = an_int(realm["seat"])
            found.append(Track(f"{kind}-{seat}", kind, seat, an_int(realm[kind]), most, steps))
    return tuple(found)


def _panel(state: dict[str, object], realm: dict[str, object], with_neutrals: bool) -> Panel:
    seat = an_int(realm["seat"])
    stock = [an_int(raw) for raw in a_list(realm["stock"])]
    armies = len(a_list(realm["armies"]))
    facts = [(f"fact-{resource}", n) for resource, n in zip(RESOURCES, stock, strict=True)]
    facts += [
        ("fact-armies", armies),
        ("fact-supply", ARMIES - armies),
        ("fact-tower", an_int(realm["tower"])),
        ("fact-magic", an_int(realm["magic"])),
    ]
    if with_neutrals:
        facts.append(("fact-neutral", an_int(realm["taken"])))
    marks = ("crown",) if an_int(state["crown"]) == seat else ()
    return Panel(seat, a_str(realm["race"]), tuple(facts), marks)
