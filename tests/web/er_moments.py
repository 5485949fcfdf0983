"""Moments of Elven Rage for the gallery and the tests of its table, as web/moments.py has those of Mage Knight.

PYTHONPATH=tests python -m web.er_moments > moments.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict

from games.elven_rage.builder import ER
from realms.server.rooms.picture import position

FOUR = "black high snow forest"


def table(peoples: str = FOUR) -> ER:
    """In the middle of a match: everyone has some lands, cards and Artifacts."""
    t = ER(peoples, saves=False)
    near = (("A5 B5 B6 C6 A4", 0), ("A2 B1 B2 C1", 1), ("E1 E2 F2 D1", 2), ("E6 F5 E5", 3))
    for lands, seat in near[: t.g.seats]:
        t.lands(seat, lands)
    t.artifacts(0, "art_mirror art_builders_rune art_thunder_arrow")
    t.artifacts(1, "art_feather art_elixir")
    t.treasures(1, "tr_silver_harp")
    t.treasures(0, "tr_star_shard")
    t.hand(0, "bl_spider_rider bl_shadow_spy bl_assassin bl_velkarr")
    return t


def cross() -> ER:
    """The battle of the mock-up: black elves attack a land of the snow elves."""
    t = ER("black snow high forest", saves=False)
    t.lands(0, "A5 B5 B6 C6 A4 B4")
    t.lands(1, "A2 B1 B2 C1 D5")
    t.lands(2, "E1 E2 F2")
    t.artifacts(0, "art_mirror art_builders_rune")
    t.artifacts(2, "art_thunder_arrow")
    t.hand(0, "bl_spider_rider bl_shadow_spy")
    t.hand(1, "sn_lord_of_the_blizzard sn_frost_archer sn_sentinel")
    t.set("bl_janira@N", icons="S2 SH P1", lives=2, initiative=9)
    t.set("bl_guard_of_darn@W", icons="S2 S1 SH", lives=2, initiative=3)
    t.set("sn_raider@E", icons="S1 S2 --", lives=1, initiative=7)
    t.set("sn_elite_of_sareon@S", icons="S1 S2 SH", lives=2, initiative=6)
    ours = "bl_janira@N bl_guard_of_darn@W bl_initiate@BOTTOM"
    t.battle(ours, "sn_raider@E sn_elite_of_sareon@S sn_sentinel@TOP", land="D5", at="reserve_exchange")
    t.pass_to(0, "start")
    return t


def start() -> ER:
    return cross()


def named() -> ER:
    """A strike is named: it would kill."""
    t = cross()
    t.pass_to(0, "named")
    return t


def declared() -> ER:
    """An Action waits for answers."""
    t = cross()
    t.pass_to(1, "start")
    t.choose("use_at", "sn_lord_of_the_blizzard", "sn_elite_of_sareon@S", "F", seat=1)
    while t.active != 0:
        t.choose("pass", seat=t.active)
    return t


def changed() -> ER:
    """The Action has worked: the icon is another one now, and its strike is named."""
    t = declared()
    t.choose("pass", seat=0)
    for _ in range(60):
        d = t.due[0]
        if d.prompt == "er-icon" or ("trigger", "struck") in d.args:
            break
        t.choose("pass", seat=d.seat)
    return t


def level() -> ER:
    """A strike from the west to the east kills; another one would be stopped."""
    t = field(W="S1 S2 --", N="-- -- SH")
    t.pass_to(0, "named")
    return t


def shielded() -> ER:
    """All that the one on turn could strike is behind a shield."""
    t = field(W="S1 S1 S1", N="-- -- SH", E="-- SH --", S="SH -- --")
    t.pass_to(0, "start")
    return t


def which() -> ER:
    """The one on turn has three strikes to choose from."""
    t = field(W="S1 P1 S2")
    t.turns(until="bl_guard_of_darn@W")
    while t.prompt != "er-icon":
        t.choose("pass", seat=t.active)
    return t


def equals() -> ER:
    """Two own fighters of the same initiative: which of them acts first?"""
    t = field(W="S1 -- --", N="S1 -- --", first=5, ours="WN")
    while t.prompt != "er-who-first":
        t.choose("pass", seat=t.active)
    return t


def dying() -> ER:
    """A fighter is dying, and its owner may save it."""
    t = field(W="-- S2 --", artifacts="art_feather")
    t.pass_to(1, "struck")
    return t


def fell() -> ER:
    """A fighter has died: its place says who stood there, and who did it."""
    t = field(W="-- S2 --", N="-- S1 --")
    while len([event for event in t.all_events if event.kind.name == "er-died"]) < 2:
        t.choose("pass", seat=t.due[0].seat)
    return t


PLACED = {"W": "bl_guard_of_darn", "N": "sn_sentinel", "E": "sn_raider", "S": "sn_elite_of_sareon"}


def field(*, first: int = 0, ours: str = "W", artifacts: str = "", **icons: str) -> ER:
    """Black in the west against snow all around, as the icons say."""
    t = ER("black snow high", saves=False)
    t.lands(0, "1-0 1-1 2-0")
    t.artifacts(0, "art_mirror")
    t.artifacts(1, artifacts)
    cards = {**PLACED, **({"N": "bl_janira"} if "N" in ours else {})}
    for place, card in cards.items():
        quick = 9 if place == "W" else 6 - "NES".index(place)
        t.set(f"{card}@{place}", icons=icons.get(place, "-- -- --"), lives=2, initiative=first or quick)
    mine = " ".join([f"{card}@{place}" for place, card in cards.items() if place in ours])
    theirs = " ".join([f"{card}@{place}" for place, card in cards.items() if place not in ours])
    t.battle(f"{mine} bl_initiate@BOTTOM", f"{theirs} sn_ice_shaman@TOP", land="2-1", at="reserve_exchange")
    return t


def outside() -> ER:
    """Something is declared outside battle, and waits for answers."""
    t = turn()
    t.artifacts(1, "art_horn")
    t.choose(next(key for key in t.options() if key.startswith("artifact")))
    return t


def recover() -> ER:
    """Cards of the discard pile to choose from, in two rows."""
    t = three()
    t.discard(
        0, "fo_treant fo_pathfinder fo_thicket_warden fo_blade_dancer fo_taelin_wolfheart fo_miraina_sharpleaf"
    )
    t.artifacts(0, "art_lamp")
    t.unanswered("artifact", "art_lamp")
    return t


def reply() -> ER:
    """An own land is attacked."""
    t = three()
    t.lands(1, "3-0")
    t.turn(1)
    t.choose("conquer", "2-0")
    while t.prompt != "er-reply":
        t.choose("pass", seat=t.active)
    return t


def confirm() -> ER:
    """The one who was asked has named what to give; the one who asked sees it, and agrees or not."""
    t = table()
    t.choose("trade", "high")
    t.choose("give", "art_builders_rune")
    t.choose("want", "artifact")
    t.choose("propose")
    t.choose("name", "art_feather", seat=1)
    t.choose("accept", seat=1)
    return t


def reveal() -> ER:
    """Six cards lie open; the reserve may be exchanged."""
    t = table()
    ours = "bl_initiate@TOP bl_slaver@E bl_xaranta@W"
    theirs = "ne_orc_axeman@N ne_grey_wolf@S ne_goblin_mob@BOTTOM"
    t.battle(ours, theirs, land="C5", mover=1, at="reserve_exchange")
    return t


def send() -> ER:
    """Which three cards go to battle."""
    t = table()
    t.choose("conquer", "C5")
    for _ in range(60):
        d = t.due[0]
        if d.prompt == "er-send":
            break
        t.choose(
            d.options[-1].key if d.prompt in ("er-moment", "er-look-squad") else d.options[0].key, seat=d.seat
        )
    return t


def squads() -> ER:
    t = table()
    t.choose("conquer", "C5")
    while t.prompt == "er-moment":
        t.choose("pass")
    return t


def lay_open() -> ER:
    t = squads()
    t.choose("look", "squad-1")
    return t


def choose_squad() -> ER:
    t = lay_open()
    t.choose(t.options("open")[0])
    return t


def compose() -> ER:
    t = table()
    t.choose("trade", "high")
    t.choose("give", "art_builders_rune")
    t.choose("want", "tr_silver_harp")
    return t


def consider() -> ER:
    t = compose()
    t.choose("propose")
    return t


def turn() -> ER:
    """Four peoples in the middle of a match, as on the mock-up."""
    t = ER("black high snow forest", saves=False)
    for seat, lands in enumerate(("A2 B1 B2 C1 A3 B3", "E1 E2 F2 F3 D1", "E6 F5 E5 D6", "A5 B5 B6 C6 A4")):
        t.lands(seat, lands)
    t.hand(0, "bl_xaranta bl_janira bl_guard_of_darn bl_spider_rider bl_velkarr")
    t.discard(0, "bl_initiate bl_slaver")
    t.artifacts(0, "art_builders_rune art_mirror art_web")
    t.treasures(0, "tr_star_shard")
    t.artifacts(1, "art_feather art_elixir")
    t.goal(0, "goal_portal")
    return t


def aim() -> ER:
    """An Artifact that is aimed at a land, for those who click it."""
    t = turn()
    t.artifacts(0, "art_ward art_quake")
    return t


def three() -> ER:
    t = ER("forest snow high", saves=False)
    for seat, lands in enumerate(("1-0 1-1 2-0 2-1", "6-5 5-5 5-4 6-4", "6-1 5-0 5-1 4-0")):
        t.lands(seat, lands)
    t.hand(0, "fo_oromil fo_sniper fo_druid fo_treant fo_wolf_rider")
    return t


def two() -> ER:
    t = ER("snow high", "dragon_lord", saves=False)
    t.lands(0, "A2 B1 B2 C1")
    t.lands(1, "E1 F2 E2 F3")
    t.hand(0, "sn_jarl_oreval sn_raider sn_sentinel sn_sentinel sn_ice_shaman")
    return t


MOMENTS: tuple[Callable[[], ER], ...] = (
    start, named, declared, changed, level, shielded, which, equals, dying, fell, reveal, send, squads,
    lay_open, choose_squad, compose, consider, confirm, outside, recover, reply, turn, aim, three, two,
)  # fmt: skip


def positions() -> dict[str, object]:
    found: dict[str, object] = {}
    for moment in MOMENTS:
        t = moment()
        match = t.match
        events = [
            {"seq": 1, "kind": e.kind.name, "args": dict(zip(e.kind.params, e.args, strict=True))}
            for e in t.all_events
        ]
        found[moment.__name__] = {"position": asdict(position(match, match.due[0].seat)), "events": events}
    return found


if __name__ == "__main__":
    json.dump(positions(), sys.stdout, ensure_ascii=False, separators=(",", ":"))
