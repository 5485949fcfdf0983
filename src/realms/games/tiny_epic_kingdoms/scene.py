"""View -> Scene: territories, armies, find tokens, the action card, towers and race cards for any front end.

Things that look the same are the same object, made once (`@cache`): a server draws every seat after every move,
and knows again what it has already encoded.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from realms.kernel.model import EVERYONE
from realms.kernel.rng import Rng
from realms.kernel.scene import Board, Card, Line, Panel, Piece, Scene, Slot, Space, Track, Zone as Cards
from realms.kernel.view import View
from realms.kernel.zones import Zone

from .data.components import TOWER_VP
from .data.territories import ADJACENT, AREAS, AREAS_OF, CARDS, EDGE, PLACES, TERRAIN, TERRITORIES, WET
from .rules.scoring import points, score
from .state import EMPTY, LYING, NEUTRAL, OWNER, Realm, TinyEpicKingdoms
from .sums import of_score, of_war
from .terms import ACTIONS, NONE, RESOURCES, TERRAINS, TOP_MAGIC, TOP_TOWER, YIELD

CARD_SIZE: Final = (100.0, 70.0)
HIDDEN: Final = "hidden"
"""Kind of a face-down find token."""
STOCK: Final = tuple([f"fact-{resource}" for resource in RESOURCES])


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
        slots=_slots(tuple(g.shields)),
        panels=tuple([_panel(g, realm) for realm in g.realms]),
        marks=("end-triggered",) if g.ending and not over else (),
        sheet=score(g).sheet if over else (),
        sums=of_score(g) if over else of_war(g, view.state),
    )


def homes_chosen(view: View) -> bool:
    """Has every seat a home? Until then a scene depends on who looks."""
    realms: Any = view.state["realms"]
    return all(realm["home"] != NONE for realm in realms)


def public_table(state: dict[str, Any]) -> TinyEpicKingdoms:
    """The table again, from what a view tells of it: no dice, no frames, blank backs of face-down tokens.

    A view is not a save: it comes from a match, so its values need no check. Its lists are used as they are;
    nothing here changes them.
    """
    return TinyEpicKingdoms(
        seats=state["seats"],
        stack=[],
        rng=Rng(0, 0),
        learned=0,
        seq=state["seq"],
        realms=[_realm(raw) for raw in state["realms"]],
        slots=state["slots"],
        territories=state["territories"],
        lost_kingdom=state["lost_kingdom"],
        neutrals=state["neutrals"],
        active=state["active"],
        shields=state["shields"],
        ending=state["ending"],
        clearings=state["clearings"],
        with_tokens=state["with_tokens"],
        choosing=state["choosing"],
        hidden=Zone("face-down", "find", 0, [HIDDEN] * len(state["hidden_at"]), []),
        hidden_at=state["hidden_at"],
        open=Zone("face-up", "find", EVERYONE, state["open"]["items"], []),
        open_at=state["open_at"],
        crown=state["crown"],
        dummy=state["dummy"],
    )


def _realm(raw: dict[str, Any]) -> Realm:
    return Realm(
        seat=raw["seat"],
        race=raw["race"],
        card=raw["card"],
        home=raw["home"],
        stock=raw["stock"],
        tower=raw["tower"],
        magic=raw["magic"],
        armies=raw["armies"],
        taken=raw["taken"],
        removed=raw["removed"],
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
    slots = g.slots
    return tuple([_army(place, slots[place]) for place in _places(tuple(g.territories)) if slots[place] != EMPTY])


@cache
def _places(territories: tuple[int, ...]) -> tuple[int, ...]:
    """Where armies can be, rising."""
    areas = sorted([area for territory in territories for area in AREAS_OF[territory]])
    return tuple([2 * area + place for area in areas for place in (0, 1)])


@cache
def _army(place: int, army: int) -> Piece:
    area, neutral = AREAS[place // 2], army & OWNER == NEUTRAL
    return Piece(
        id=f"army-{area}-{place % 2}",
        kind="neutral" if neutral else "army",
        owner=NONE if neutral else army & OWNER,
        at=area,
        state="lying" if army & LYING else "",
    )


def _tokens(g: TinyEpicKingdoms) -> tuple[Piece, ...]:
    """Face-down tokens are all alike; face-up ones lie where they work."""
    found = [_token(HIDDEN, area, "face-down") for area in g.hidden_at if area != NONE]
    for token, area in zip(g.open.items, g.open_at, strict=True):
        if area != NONE:
            found.append(_token(token, area, "face-up"))
    return tuple(found)


@cache
def _token(token: str, area: int, state: str) -> Piece:
    return Piece(f"token-{AREAS[area]}", token, NONE, AREAS[area], state)


def _race_cards(g: TinyEpicKingdoms) -> tuple[Cards, ...]:
    return tuple([_race_card(realm.seat, realm.race, realm.magic) for realm in g.realms if realm.race != ""])


@cache
def _race_card(seat: int, race: str, magic: int) -> Cards:
    texts = tuple([f"race-{race}-{level}" for level in range(1, TOP_MAGIC + 1)])
    return Cards(f"race-{seat}", "race", seat, (Card(race, "race", texts, magic),), 1)


def _piles(g: TinyEpicKingdoms) -> tuple[Cards, ...]:
    """Find tokens that are not on the map: set aside face down, or revealed and gone."""
    if not g.with_tokens:
        return ()
    gone = [token for token, area in zip(g.open.items, g.open_at, strict=True) if area == NONE]
    cards = tuple([_token_card(token) for token in gone])
    return (_aside(g.hidden_at.count(NONE)), Cards("tokens-gone", "row", NONE, cards, len(cards)))


@cache
def _token_card(token: str) -> Card:
    return Card(token, "token", (f"token-{token}",))


@cache
def _aside(count: int) -> Cards:
    return Cards("tokens-aside", "pile", NONE, (), count)


def _tracks(g: TinyEpicKingdoms) -> tuple[Track, ...]:
    return tuple([_tower(r.seat, r.tower) for r in g.realms] + [_magic(r.seat, r.magic) for r in g.realms])


@cache
def _tower(seat: int, level: int) -> Track:
    return Track(f"tower-{seat}", "tower", seat, level, TOP_TOWER, TOWER_VP)


@cache
def _magic(seat: int, level: int) -> Track:
    """Magic scores its level (TEK-SCORE-02)."""
    return Track(f"magic-{seat}", "magic", seat, level, TOP_MAGIC, tuple(range(TOP_MAGIC + 1)))


@cache
def _slots(shields: tuple[str, ...]) -> tuple[Slot, ...]:
    return tuple([Slot(action, action in shields, action in shields[-1:]) for action in ACTIONS])


def _panel(g: TinyEpicKingdoms, realm: Realm) -> Panel:
    """Points are what the seat would score if the game ended now."""
    facts = [
        *zip(STOCK, realm.stock, strict=True),
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
