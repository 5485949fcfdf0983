"""View -> Scene: territories, armies, find tokens, the action card, towers and race cards for any front end."""

from __future__ import annotations

from functools import cache
from typing import Final

from realms.kernel.codec import a_bool, a_dict, a_list, a_str, an_int
from realms.kernel.model import EVERYONE
from realms.kernel.rng import Rng
from realms.kernel.scene import Board, Card, Line, Panel, Piece, Scene, Slot, Space, Track
from realms.kernel.scene import Zone as Cards
from realms.kernel.view import View
from realms.kernel.zones import Zone

from .data.components import TOWER_VP
from .data.territories import ADJACENT, AREAS, AREAS_OF, CARDS, EDGE, PLACES, TERRAIN, TERRITORIES, WET
from .rules.scoring import points, score
from .state import EMPTY, LYING, NEUTRAL, OWNER, Realm, TinyEpicKingdoms
from .terms import ACTIONS, NONE, RESOURCES, TERRAINS, TOP_MAGIC, TOP_TOWER, YIELD

CARD_SIZE: Final = (100.0, 70.0)
HIDDEN: Final = "hidden"
"""Kind of a face-down find token."""


def scene(view: View) -> Scene:
    """What the seat of the view sees."""
    g = public_table(view.state)
    over = not view.asked
    return Scene(
        game=view.game,
        seat=view.seat,
        active=g.active,
        boards=_boards(g, view.seat),
        pieces=_armies(g) + _tokens(g),
        zones=_race_cards(g) + _piles(g),
        tracks=_tracks(g),
        slots=tuple([Slot(action, action in g.shields, action in g.shields[-1:]) for action in ACTIONS]),
        panels=tuple([_panel(g, realm) for realm in g.realms]),
        marks=("end-triggered",) if g.ending and not over else (),
        sheet=score(g).sheet if over else (),
    )


def public_table(state: dict[str, object]) -> TinyEpicKingdoms:
    """The table again, from what a view tells of it: no dice, no frames, blank backs of face-down tokens."""
    hidden_at = _ints(state["hidden_at"])
    found = [a_str(raw) for raw in a_list(a_dict(state["open"])["items"])]
    return TinyEpicKingdoms(
        seats=an_int(state["seats"]),
        stack=[],
        rng=Rng(0, 0),
        learned=0,
        seq=an_int(state["seq"]),
        realms=[_realm(a_dict(raw)) for raw in a_list(state["realms"])],
        slots=_ints(state["slots"]),
        territories=_ints(state["territories"]),
        lost_kingdom=an_int(state["lost_kingdom"]),
        neutrals=an_int(state["neutrals"]),
        active=an_int(state["active"]),
        shields=[a_str(raw) for raw in a_list(state["shields"])],
        ending=a_bool(state["ending"]),
        clearings=an_int(state["clearings"]),
        with_tokens=a_bool(state["with_tokens"]),
        choosing=a_bool(state["choosing"]),
        hidden=Zone("face-down", "find", 0, [HIDDEN] * len(hidden_at), []),
        hidden_at=hidden_at,
        open=Zone("face-up", "find", EVERYONE, found, []),
        open_at=_ints(state["open_at"]),
        crown=an_int(state["crown"]),
        dummy=an_int(state["dummy"]),
    )


def _realm(raw: dict[str, object]) -> Realm:
    return Realm(
        seat=an_int(raw["seat"]),
        race=a_str(raw["race"]),
        card=an_int(raw["card"]),
        home=an_int(raw["home"]),
        stock=_ints(raw["stock"]),
        tower=an_int(raw["tower"]),
        magic=an_int(raw["magic"]),
        armies=_ints(raw["armies"]),
        taken=an_int(raw["taken"]),
        removed=an_int(raw["removed"]),
    )


def _ints(raw: object) -> list[int]:
    return [an_int(one) for one in a_list(raw)]


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


def _boards(g: TinyEpicKingdoms, viewer: int) -> tuple[Board, ...]:
    """Homes in seat order, then the Lost Kingdom; a viewer who has no home yet sees both sides of the own card."""
    found: list[Board] = []
    for realm in g.realms:
        if realm.home != NONE:
            found.append(board(realm.home, realm.seat, "home"))
        elif realm.card != NONE and realm.seat == viewer:
            found += [board(side, realm.seat, "side") for side in CARDS[realm.card]]
    if g.lost_kingdom != NONE:
        found.append(board(g.lost_kingdom, NONE, "lost_kingdom"))
    return tuple(found)


def _armies(g: TinyEpicKingdoms) -> tuple[Piece, ...]:
    found: list[Piece] = []
    for i, army in enumerate(g.slots):
        if army != EMPTY:
            area, neutral = AREAS[i // 2], army & OWNER == NEUTRAL
            found.append(
                Piece(
                    id=f"army-{area}-{i % 2}",
                    kind="neutral" if neutral else "army",
                    owner=NONE if neutral else army & OWNER,
                    at=area,
                    state="lying" if army & LYING else "",
                )
            )
    return tuple(found)


def _tokens(g: TinyEpicKingdoms) -> tuple[Piece, ...]:
    """Face-down tokens are all alike; face-up ones lie where they work."""
    found: list[Piece] = []
    for area in g.hidden_at:
        if area != NONE:
            found.append(Piece(f"token-{AREAS[area]}", HIDDEN, NONE, AREAS[area], "face-down"))
    for token, area in zip(g.open.items, g.open_at, strict=True):
        if area != NONE:
            found.append(Piece(f"token-{AREAS[area]}", token, NONE, AREAS[area], "face-up"))
    return tuple(found)


def _race_cards(g: TinyEpicKingdoms) -> tuple[Cards, ...]:
    found: list[Cards] = []
    for realm in g.realms:
        if realm.race != "":
            texts = tuple([f"race-{realm.race}-{level}" for level in range(1, TOP_MAGIC + 1)])
            card = Card(realm.race, "race", texts, realm.magic)
            found.append(Cards(f"race-{realm.seat}", "race", realm.seat, (card,), 1))
    return tuple(found)


def _piles(g: TinyEpicKingdoms) -> tuple[Cards, ...]:
    """Find tokens that are not on the map: set aside face down, or revealed and gone."""
    if not g.with_tokens:
        return ()
    gone = [token for token, area in zip(g.open.items, g.open_at, strict=True) if area == NONE]
    cards = tuple([Card(token, "token", (f"token-{token}",)) for token in gone])
    return (
        Cards("tokens-aside", "pile", NONE, (), g.hidden_at.count(NONE)),
        Cards("tokens-gone", "row", NONE, cards, len(cards)),
    )


def _tracks(g: TinyEpicKingdoms) -> tuple[Track, ...]:
    """Magic scores its level (TEK-SCORE-02)."""
    towers = [Track(f"tower-{r.seat}", "tower", r.seat, r.tower, TOP_TOWER, TOWER_VP) for r in g.realms]
    levels = tuple(range(TOP_MAGIC + 1))
    magic = [Track(f"magic-{r.seat}", "magic", r.seat, r.magic, TOP_MAGIC, levels) for r in g.realms]
    return tuple(towers + magic)


def _panel(g: TinyEpicKingdoms, realm: Realm) -> Panel:
    """Points are what the seat would score if the game ended now."""
    facts = [(f"fact-{resource}", n) for resource, n in zip(RESOURCES, realm.stock, strict=True)]
    facts += [
        ("fact-armies", len(realm.armies)),
        ("fact-supply", realm.supply),
        ("fact-tower", realm.tower),
        ("fact-magic", realm.magic),
    ]
    if g.lost_kingdom != NONE:
        facts.append(("fact-neutral", realm.taken))
    facts.append(("fact-points", sum(points(g, realm))))
    marks = ["crown"] if g.crown == realm.seat else []
    if realm.seat == g.active:
        marks.append("active")
    return Panel(realm.seat, realm.race, tuple(facts), tuple(marks))
