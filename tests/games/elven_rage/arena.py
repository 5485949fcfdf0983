"""A battle in which cards are tried: two fighters of each side, and nobody can hurt anybody.

Seat 0 stands in the north and the east, seat 1 in the south and the west; all are left with two lives. They act
in the order N, E, S, W. Whoever is named by a place ("N") is the fighter that stands there.
"""

from __future__ import annotations

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.testing.scenario import key_of

from .builder import ER

TROOPS = {
    "high": ("hi_sun_blade", "hi_silver_spear"),
    "black": ("bl_guard_of_darn", "bl_initiate"),
    "forest": ("fo_thicket_warden", "fo_pathfinder"),
    "snow": ("sn_sentinel", "sn_raider"),
}
LANDS = {
    2: ("B2 B3 C2 A3 C1", "E1 E2 E3 F3 D1"),
    3: ("2-0 2-1 2-2 3-0 3-1", "5-5 6-5 4-4 5-4 3-3", "5-0 6-1 4-0 5-1 6-2"),
}
WITNESS = "art_horn"
"""Of no use in a battle; but who has an Artifact is asked at every moment, so that the test sees it."""
INITIATIVE = {"N": 8, "E": 6, "S": 4, "W": 2}


def peace(peoples: str, *hands: str) -> ER:
    """The turn of seat 0. Everybody has land enough for every Action, and nothing but these cards in hand."""
    t = ER(peoples)
    for seat, lands in enumerate(LANDS[t.g.seats]):
        t.lands(seat, lands)
        t.hand(seat, hands[seat] if seat < len(hands) else "")
    return t


def arena(
    peoples: str,
    *hands: str,
    artifacts: tuple[str, ...] = (),
    at: str = "cycle",
    middle: tuple[str, str] = ("", ""),
    **shown: str,
) -> ER:
    """The battle between the first two peoples; a third one looks on. `shown`: icons, by place (N="S1 -- --")."""
    t = peace(peoples, *hands)
    for seat, names in enumerate((WITNESS, *artifacts)):
        t.artifacts(max(0, seat - 1), names)
    named = peoples.split()
    cards = [f"{name}@{place}" for name, place in zip(TROOPS[named[0]] + TROOPS[named[1]], "NESW", strict=True)]
    for card in cards:
        t.set(card, icons=shown.get(card[-1], "-- -- --"), lives=2, initiative=INITIATIVE[card[-1]])
    t.battle(" ".join([*cards[:2], middle[0]]), " ".join([*cards[2:], middle[1]]), at=at)
    return t


def fighter(t: ER, place: str) -> str:
    return f"{t.at(place).card}@{place}"


def use(t: ER, thing: str, *aims: str, seat: int = 0) -> None:
    """It is declared, nobody answers, it works."""
    declare(t, thing, *aims, seat=seat)
    nobody_answers(t)


def declare(t: ER, thing: str, *aims: str, seat: int = 0) -> None:
    named = [fighter(t, aim) if aim in INITIATIVE else aim for aim in aims]
    verb = "use" if thing in WARRIORS else "artifact"
    t.choose(verb + ("", "_on", "_at")[len(aims)], thing, *named, seat=seat)


def nobody_answers(t: ER) -> None:
    while t.due and t.prompt == "er-answer":
        t.choose("pass", seat=t.active)


def aims(t: ER, thing: str, seat: int = 0) -> list[str]:
    """What it may be aimed at now, fighters by their places: "N L"."""
    found = []
    for key in t.options(seat=seat):
        verb, _, rest = key.partition(":")
        name, _, refs = rest.partition(":")
        if name == thing and verb.startswith(("use", "artifact")):
            found.append(" ".join([ref.rpartition("@")[2] for ref in refs.split(":")]))
    return sorted(found)


def refused(t: ER, thing: str, seat: int = 0) -> str:
    """The rule that refuses the thing, however it would be aimed."""
    return t.refused(key_of("use" if thing in WARRIORS else "artifact", (thing,)), seat=seat)


def told(t: ER, kind: str) -> list[tuple[object, ...]]:
    return [e.args for e in t.all_events if e.kind.name == kind]


def left(t: ER) -> dict[str, int]:
    """What everyone on the field has left."""
    return {place: f.lives for place in INITIATIVE for f in t.fight.fighters if f.place == "NESW".index(place)}


def wound(t: ER, place: str, n: int = 1) -> int:
    """The fighter has lost n of its printed lives; how many it has left."""
    f = t.at(place)
    with t.edit():
        f.lives = WARRIORS[f.card].lives - n
    return f.lives
