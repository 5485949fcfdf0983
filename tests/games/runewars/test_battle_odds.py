"""Battles against a second, independent carrying out of the rulebook, written here as briefly as it goes.

Both draw from the same decks and always take the first of the sorted options, so they must agree deck by deck: in
the strengths, and in who is left of the winner. The odds of ten fixed armies agree all the more.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from long import LONG
from realms.games.runewars.data.fate import FATE, FATE_IDS
from realms.games.runewars.data.units import UNITS
from realms.games.runewars.rules.battle import start_battle
from realms.testing.rules import rule

from .bare import bare
from .builder import words

DECKS = 1_000 if LONG else 40

ARMIES = [
    ("daqan", "footman*3 bowman*2 knight", "uthuk", "berserker*4 flesh_ripper warlock", 0),
    ("uthuk", "berserker*4 flesh_ripper warlock chaos_lord", "daqan", "footman*4 bowman knight siege_tower", 0),
    ("latari", "archer*4 warrior sorceress", "waiqar", "reanimate*3 skeleton_archer*2 necromancer", 0),
    ("waiqar", "reanimate*3 skeleton_archer*2 necromancer", "latari", "archer*2 warrior*2 pegasus_rider", 0),
    ("waiqar", "dark_knight*2 reanimate*3 necromancer", "uthuk", "chaos_lord flesh_ripper*2 warlock*2", 0),
    ("daqan", "siege_tower*2 knight*3 footman*3", "uthuk", "berserker*3", 5),
    ("latari", "pegasus_rider warrior*2 archer*3", "daqan", "bowman*2 knight", 3),
    ("daqan", "footman*3 knight*2", "", "beastman*3 sorcerer*2", 0),
    ("uthuk", "flesh_ripper*3 berserker*4", "", "giant hellhound*2 razorwing*2", 0),
    ("latari", "warrior*2 archer*4 sorceress*2", "", "dragon hellhound razorwing*3", 0),
]


# What the game makes of it.


def played(army: tuple[str, str, str, str, int], deck: list[str]) -> tuple[int, int, list[str]]:
    ours, attackers, theirs, defenders, walls = army
    g = bare([ours, theirs or ("uthuk" if ours != "uthuk" else "daqan")])
    area = g.land.index["5B"]
    g.standing[area] = sorted(words(defenders))
    g.holder[area] = 1 if defenders and theirs else -1 if defenders else -2
    if walls:
        g.fort[area] = 1
        g.broken[area] = walls == 3
    g.fate.items = deck[::-1]
    g.log = []
    g.stack.append(start_battle(g, 0, area, words(attackers), False))
    g.advance()
    told = list(g.log)
    while g.due:
        menu = g.due[0]
        told += g.apply(menu.seat, min([o.key for o in menu.options if o.key != "pass"]))
    strengths = next(e.args for e in told if e.kind.name == "rw-strengths")
    return int(strengths[0]), int(strengths[1]), sorted(g.standing[area] + [f"{unit}!" for unit in g.routed[area]])


# What the rulebook says.


class Man:
    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.kind = UNITS[unit]
        self.harm = 0
        self.down = False

    def key(self) -> str:
        return f"{self.unit}:{'r' if self.down else ''}{self.harm}"


class Fight:
    def __init__(self, attackers: list[str], defenders: list[str], walls: int, deck: list[str]) -> None:
        self.sides = [[Man(unit) for unit in attackers], [Man(unit) for unit in defenders]]
        self.extra = [0, walls]
        self.tough: set[tuple[int, str]] = set()
        self.drawn: set[tuple[int, str]] = set()
        self.deck = deck[:]

    def health(self, side: int, man: Man) -> int:
        return man.kind.health + ((side, man.unit) in self.tough)

    def up(self, side: int) -> list[Man]:
        return [man for man in self.sides[side] if not man.down]

    def kill(self, side: int, some: list[Man]) -> None:
        if some:
            self.sides[side].remove(min(some, key=Man.key))

    def hurt(self, side: int, some: list[Man]) -> None:
        if some:
            man = min(some, key=Man.key)
            man.harm += 1
            if man.harm >= self.health(side, man):
                self.sides[side].remove(man)

    def rout(self, some: list[Man]) -> None:
        if some:
            min(some, key=Man.key).down = True

    def flags(self, side: int, n: int) -> None:
        for _ in range(n):
            self.rout([man for man in self.up(side) if not man.harm] or self.up(side))

    def damage(self, side: int, n: int) -> None:
        for _ in range(n):
            some = self.up(side) or self.sides[side]
            self.hurt(side, [man for man in some if man.harm] or some)

    def shaped(self, side: int, shape: str) -> list[Man]:
        return [man for man in self.sides[side] if man.kind.shape == shape]

    def orb(self, side: int, unit: str) -> None:
        foe = 1 - side
        enemies = self.sides[foe]
        triangles, rectangles = self.shaped(foe, "triangle"), self.shaped(foe, "rectangle")
        if unit == "bowman":
            some = self.up(foe) or enemies
            some = [man for man in some if man.harm] or some
            self.hurt(foe, [man for man in some if self.health(foe, man) > 1] or some)
        elif unit == "knight":
            self.flags(foe, 1)
        elif unit == "footman":
            before = len(enemies)
            self.damage(foe, 1)
            self.damage(foe, 1 if len(enemies) == before else 0)
        elif unit == "siege_tower":
            self.extra[side] += 2
        elif unit == "archer":
            self.hurt(foe, enemies)
        elif unit == "pegasus_rider":
            self.charge([man for man in triangles + rectangles if not man.down])
        elif unit == "sorceress":
            self.kill(foe, self.up(foe))
        elif unit == "warrior":
            weak = [man for man in enemies if man.harm or man.down]
            self.kill(foe, weak)
            self.damage(foe, 0 if weak else 1)
        elif unit == "skeleton_archer":
            self.kill(foe, [man for man in enemies if man.kind.shape != "hexagon"])
        elif unit == "necromancer":
            self.sides[side] += [Man("reanimate"), Man("reanimate")]
        elif unit == "reanimate":
            self.damage(foe, 2 if len([m for m in self.up(side) if m.unit == unit]) > 2 else 0)
        elif unit == "dark_knight":
            self.flags(foe, min(3, len({man.unit for man in self.up(side)})))
        elif unit in ("flesh_ripper", "sorcerer"):
            self.tough.add((side, unit))
        elif unit == "berserker":
            mine = [man for man in self.up(side) if man.unit == unit]
            if mine and enemies:
                self.kill(side, mine)
                self.damage(foe, 2)
        elif unit == "warlock":
            self.rain(foe, triangles, rectangles)
        elif unit == "chaos_lord":
            self.terrify(foe)
        elif unit == "razorwing":
            self.rout([man for man in self.up(foe) if man.kind.initiative >= 2])
        elif unit == "beastman":
            self.damage(foe, 1)
        elif unit == "hellhound":
            left = self.up(foe)
            for _ in range(min(2, len(left))):
                man = min(left, key=Man.key)
                left.remove(man)
                self.hurt(foe, [man])
        elif unit == "dragon":
            for _ in range(3):
                self.kill(foe, self.shaped(foe, "triangle"))
        elif unit == "giant":
            self.damage(foe, max([man.harm for man in self.sides[side] if man.unit == unit], default=0))

    def charge(self, some: list[Man]) -> None:
        if some:
            first = min(some, key=Man.key)
            first.down = True
            if first.kind.shape == "triangle":
                self.rout([man for man in some if man.kind.shape == "triangle" and not man.down])

    def rain(self, foe: int, triangles: list[Man], rectangles: list[Man]) -> None:
        some = rectangles + (triangles if len(triangles) >= 2 or not rectangles else [])
        if some:
            first = min(some, key=Man.key)
            self.sides[foe].remove(first)
            if first.kind.shape == "triangle":
                self.kill(foe, self.shaped(foe, "triangle"))

    def terrify(self, foe: int) -> None:
        left = self.sides[foe][:]
        for _ in range(min(2, len(left))):
            man = min(left, key=Man.key)
            left.remove(man)
            if man.down:
                self.sides[foe].remove(man)
            man.down = True

    def draw(self, unit: str, icons: Counter[str]) -> None:
        cell = FATE[self.deck.pop(0)].cells[UNITS[unit].base]
        icons[cell.kind] += cell.n

    def step(self, types: list[str]) -> None:
        icons: list[Counter[str]] = [Counter(), Counter()]
        for side in (0, 1):
            self.drawn.add((side, types[side]))
            for _ in [man for man in self.up(side) if man.unit == types[side]]:
                self.draw(types[side], icons[side])
        for side in (0, 1):
            for _ in range(icons[side]["O"]):
                self.orb(side, types[side])
                if types[side] == "beastman":
                    more: Counter[str] = Counter()
                    self.draw("beastman", more)
                    self.damage(1 - side, more.pop("O", 0))
                    icons[side].update(more)
        for side in (0, 1):
            self.flags(side, icons[1 - side]["R"])
        for side in (0, 1):
            self.damage(side, icons[1 - side]["D"])

    def next_type(self, side: int, initiative: int) -> str:
        fresh = [m.unit for m in self.up(side) if (side, m.unit) not in self.drawn]
        return min([unit for unit in fresh if UNITS[unit].initiative == initiative], default="")

    def outcome(self) -> tuple[int, int, list[str]]:
        for initiative in range(1, 6):
            while any(types := [self.next_type(side, initiative) for side in (0, 1)]):
                self.step(types)
        ours, theirs = [len(self.up(side)) + self.extra[side] for side in (0, 1)]
        winner = self.sides[0 if ours > theirs else 1]
        return ours, theirs, sorted([man.unit + ("!" if man.down else "") for man in winner])


def simulated(army: tuple[str, str, str, str, int], deck: list[str]) -> tuple[int, int, list[str]]:
    return Fight(words(army[1]), words(army[3]), army[4], deck).outcome()


@rule("RW-BATTLE-05", "RW-BATTLE-08", "RW-BATTLE-09", "RW-BATTLE-10", "RW-BATTLE-17")
@pytest.mark.parametrize("army", ARMIES, ids=[f"{a[0]}-{a[2] or 'neutrals'}-{i}" for i, a in enumerate(ARMIES)])
def test_both_agree_on_every_deck(army: tuple[str, str, str, str, int]) -> None:
    dice = random.Random(f"odds {army}")
    wins = 0
    for _ in range(DECKS):
        deck = list(FATE_IDS)
        dice.shuffle(deck)
        result = played(army, deck)
        assert result == simulated(army, deck), deck
        wins += result[0] > result[1]
    # Neither side is without a chance: the samples say something about both outcomes.
    assert 0 < wins < DECKS
