"""What lies before each player in a scene: cards, units, skills, the tactic, and figures of the hero."""

from __future__ import annotations

from functools import cache

from realms.kernel.scene import Card, Panel, Sum, Track, Zone

from .data import tracks as scale
from .data.cards import CARDS
from .data.units import UNITS
from .rules import units
from .rules.endturn import hand_limit
from .rules.ground import allied
from .rules.mana import dice_left
from .rules.skills import table as skills
from .rules.tactics import TACTICS
from .scene_fight import resists_sums
from .state import Hero, MageKnight
from .terms import BASIC, BEST_REPUTATION, COLOURS, FAME_TRACK, NONE, SITES, TOP_LEVEL, WORST_REPUTATION

UNKNOWN = "?"
_STEPS = tuple(range(WORST_REPUTATION, BEST_REPUTATION + 1))


@cache
def deed(name: str) -> Card:
    """A deed card; its kind tells its colour, too ("spell:red"). The second line is the strong effect."""
    card = CARDS[name]
    kind = card.kind if card.colour == NONE else f"{card.kind}:{COLOURS[card.colour]}"
    lines = ["basic"] if card.basic is not None or card.banner or card.strong is None else []
    if card.strong is not None:
        lines.append("strong")
    return Card(name, kind, tuple([f"{name}.{way}" for way in lines]))


@cache
def unit(name: str) -> Card:
    kind = UNITS[name]
    lines = tuple([f"{name}.{i}" for i in range(len(kind.abilities))])
    return Card(name, "elite" if kind.elite else "regular", lines)


@cache
def skill(name: str, on: int) -> Card:
    """`on`: 1 while it may be used."""
    return Card(name, "skill", (f"{name}.effect",), on)


@cache
def tactic(name: str, on: int) -> Card:
    return Card(name, "tactic:night" if TACTICS[name].night else "tactic:day", (f"{name}.effect",), on)


def cards(id: str, kind: str, owner: int, names: list[str]) -> Zone:
    """Deed cards; of those nobody showed the viewer only the number is told."""
    known = tuple([deed(name) for name in names if name != UNKNOWN])
    return Zone(id, kind, owner, known, len(names))


def seat_zones(g: MageKnight) -> list[Zone]:
    found: list[Zone] = []
    for hero in g.heroes:
        seat = hero.seat
        found.append(cards(f"hand-{seat}", "hand", seat, hero.hand.items))
        found.append(cards(f"deck-{seat}", "pile", seat, hero.deck.items))
        found.append(cards(f"discard-{seat}", "discard", seat, hero.discard))
        found.append(cards(f"played-{seat}", "played", seat, hero.played))
        if hero.aside:
            found.append(cards(f"aside-{seat}", "aside", seat, hero.aside))
        if hero.stored.items:
            found.append(cards(f"stored-{seat}", "pile", seat, hero.stored.items))
        if g.drafted:
            found.append(cards(f"drafted-{seat}", "drafted", seat, g.drafted[seat].items))
        found.append(_units(hero))
        found.append(_skills(hero))
        if hero.tactic != "":
            shown = (tactic(hero.tactic, 0 if hero.tactic_used else 1),)
            found.append(Zone(f"tactic-{seat}", "tactic", seat, shown, 1))
        if hero.kept_die != NONE:
            found.append(Zone(f"kept-{seat}", "dice", seat, (Card(COLOURS[hero.kept_die], "die"),), 1))
        if hero.claimed:
            dice = tuple([Card(COLOURS[die], "die") for die in hero.claimed])
            found.append(Zone(f"claimed-{seat}", "dice", seat, dice, len(dice)))
    return found


def _units(hero: Hero) -> Zone:
    """In their order: the place of a card is the number of options and sums ("unit-0-1")."""
    found = tuple([unit(one.kind) for one in hero.units])
    return Zone(f"units-{hero.seat}", "units", hero.seat, found, len(found))


def _skills(hero: Hero) -> Zone:
    found = [
        skill(name, 0 if name in hero.flipped or name in hero.now.skills else 1)
        for name in hero.skills
        if name in skills()
    ]
    return Zone(f"skills-{hero.seat}", "skills", hero.seat, tuple(found), len(found))


def panels(g: MageKnight) -> tuple[Panel, ...]:
    """The figures of each hero, what is looked at most first."""
    return tuple([_panel(g, hero) for hero in g.heroes])


def _panel(g: MageKnight, hero: Hero) -> Panel:
    now = hero.now
    facts = [
        ("fact-level", hero.level),
        ("fact-fame", hero.fame),
        ("fact-reputation", hero.reputation),
        ("fact-armour", scale.ARMOUR[hero.level]),
        ("fact-hand", len(hero.hand.items)),
        ("fact-limit", hand_limit(g, hero)),
        ("fact-deck", len(hero.deck.items)),
        ("fact-units", len(hero.units)),
        ("fact-command", units.slots(hero)),
        ("fact-move", now.move),
        ("fact-influence", now.influence),
        ("fact-heal", now.heal),
        *[(f"fact-{COLOURS[colour]}", hero.crystals[colour]) for colour in BASIC],
        *[(f"fact-{name}-mana", hero.tokens[colour]) for colour, name in enumerate(COLOURS)],
        ("fact-discard", len(hero.discard)),
        ("fact-dice", max(0, dice_left(g, hero))),
    ]
    marks: list[str] = []
    if hero.seat == g.active:
        marks.append("active")
    if g.announced == hero.seat:
        marks.append("announced")
    if hero.token_down:
        marks.append("skips")
    if hero.out:
        marks.append("out")
    elif hero.hex == NONE:
        marks.append("off-map")
    if g.teams and max(g.teams) > 0:
        marks.append(f"team-{g.teams[hero.seat]}")
    return Panel(hero.seat, hero.name or "nobody", tuple(facts), tuple(marks))


def tracks(g: MageKnight) -> tuple[Track, ...]:
    found = [Track(f"fame-{hero.seat}", "fame", hero.seat, hero.fame, FAME_TRACK) for hero in g.heroes]
    for hero in g.heroes:
        at = hero.reputation - WORST_REPUTATION
        found.append(Track(f"reputation-{hero.seat}", "reputation", hero.seat, at, len(_STEPS) - 1, _STEPS))
    found.append(Track("round", "round", NONE, g.round, g.rounds))
    return tuple(found)


def seat_sums(g: MageKnight, chooser: int) -> list[Sum]:
    """What there is to say of heroes and their units; the same names options of the chooser that count units."""
    found: list[Sum] = []
    for hero in g.heroes:
        of = f"hero-{hero.seat}"
        if hero.level < TOP_LEVEL:
            left = scale.LEVEL_AT[hero.level + 1] - hero.fame
            args = (
                ("n", left),
                ("level_n", hero.level + 1),
                ("from_n", scale.LEVEL_AT[hero.level]),
                ("to_n", scale.LEVEL_AT[hero.level + 1]),
            )
            found.append(Sum(of, hero.seat, "sum-next-level", args))
        bonus = scale.influence_of(hero.reputation)
        if bonus == scale.X:
            found.append(Sum(of, hero.seat, "sum-shunned"))
        else:
            found.append(Sum(of, hero.seat, "sum-interaction", (("n", bonus),)))
        if hero.seat in g.last_turns:
            found.append(Sum(of, hero.seat, "sum-last-turn"))
        if hero.token_down:
            found.append(Sum(of, hero.seat, "sum-token-down"))
        for other in g.heroes:
            if g.teams and max(g.teams) > 0 and allied(g, hero.seat, other.seat):
                found.append(Sum(of, hero.seat, "sum-ally", (("who", other.seat),)))
        for i in range(len(hero.units)):
            found.extend(_unit_sums(g, hero, i))
        if hero.seat == chooser:
            found.extend(_names_of_units(hero))
    return found


def _unit_sums(g: MageKnight, hero: Hero, i: int) -> list[Sum]:
    one, of, seat = hero.units[i], f"unit-{hero.seat}-{i}", hero.seat
    found = [Sum(of, seat, "sum-armour", (("n", units.armour(g, seat, one)),))]
    found += resists_sums(of, units.resistances(g, seat, one))
    if one.spent:
        found.append(Sum(of, seat, "sum-spent"))
    if one.wounds:
        found.append(Sum(of, seat, "sum-wounded", (("n", one.wounds),)))
    if one.banner != "":
        found.append(Sum(of, seat, "sum-banner", (("card", one.banner),)))
    if one.resisted:
        found.append(Sum(of, seat, "sum-resisted"))
    if one.under_bonds:
        found.append(Sum(of, seat, "sum-bonds"))
    return found


def _names_of_units(hero: Hero) -> list[Sum]:
    """Options that go by the place of a unit, with its name."""
    found: list[Sum] = []
    for i, one in enumerate(hero.units):
        seat, said = hero.seat, ("unit", one.kind)
        found.append(Sum(f"unit:{i}", seat, "named-unit", (said,)))
        found.append(Sum(f"disband:{i}", seat, "named-disband", (said,)))
        found.append(Sum(f"attach:{i}", seat, "named-attach", (said,)))
        if one.spent:
            found.append(Sum(f"ready:{i}", seat, "named-ready", (said,)))
            found.append(Sum(f"courage:{i}", seat, "named-courage", (said,)))
        if one.wounds:
            found.append(Sum(f"heal:{i}", seat, "named-heal", (said, ("n", UNITS[one.kind].level))))
        if one.banner != "":
            found.append(Sum(f"return:{i}", seat, "named-return", (("banner", one.banner), said)))
    return found


@cache
def unit_sums(name: str) -> tuple[Sum, ...]:
    """A kind of unit as its card shows it."""
    kind = UNITS[name]
    args = (("level_n", kind.level), ("armour_n", kind.armour), ("price_n", kind.cost))
    found = [Sum(name, NONE, "sum-unit", args), *resists_sums(name, kind.resists)]
    found += [Sum(name, NONE, "sum-place", (("site", SITES[site]),)) for site in kind.sites]
    return tuple(found)
