"""Positions of Elven Rage for rule tests: components are moved to where a test needs them, never invented.

t = ER("black snow")
t.lands(1, "B1 C1 D1")
t.set("sn_raider@E", icons="S1 -- SH", lives=2, initiative=5)
t.battle("bl_janira@N bl_guard_of_darn@W bl_initiate@BOTTOM", "sn_raider@E sn_elite_of_sareon@S sn_sentinel@TOP")

Figures that a test rests on are set, not read off the cards: those are our design and may be tuned.
"""

from __future__ import annotations

from typing import Any

from realms.games.elven_rage.data.warriors import DRAGONS, TREASURES, WARRIORS
from realms.games.elven_rage.rules.battle import Battle
from realms.games.elven_rage.rules.conquest import Conquest
from realms.games.elven_rage.rules.fighting import fighter, ref
from realms.games.elven_rage.rules.strike import FighterTurn
from realms.games.elven_rage.rules.turn import Game, Turn
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage, Elves, Fight, Fighter
from realms.games.elven_rage.terms import ARMY, ATTACKER, DEFENDER, ICONS, LAND, NEUTRAL, NONE, OFF, PLACES, TOP
from realms.kernel.model import EVERYONE
from realms.testing.scenario import Scenario, named

PEOPLES = ("high", "black", "forest", "snow")
WINDOWS = ("er-moment", "er-answer")


def words(text: str) -> list[str]:
    return text.replace(",", " ").split()


class ER(Scenario[ElvenRage]):
    """A match in the turn of seat 0, who may name a land; everyone has had a first turn."""

    def __init__(
        self, peoples: str = "black snow", scenario: str = "superiority", *, seed: int = 1, saves: bool = True
    ) -> None:
        named = words(peoples)
        match = SPEC.new_match(len(named), seed, {"scenario": scenario, "peoples": named})
        assert isinstance(match, ElvenRage)
        super().__init__(match, saves=saves)
        self._figures: dict[str, dict[str, Any]] = {}
        self._laid = NONE
        self._cards: list[str] = []
        with self.edit() as g:
            for elves in g.elves:
                elves.began = True
        self.turn(0)

    @property
    def g(self) -> ElvenRage:
        return self.match

    def elves(self, seat: int = 0) -> Elves:
        return self.match.elves[seat]

    @property
    def fight(self) -> Fight:
        assert self.match.fight is not None
        return self.match.fight

    # Where things are.

    def turn(self, seat: int = 0) -> None:
        """The seat's turn, from its own menu on."""
        self.match.active = seat
        self.match.reach = 1
        self.match.again = 0
        self.restart(Game(seat, seat), Turn(seat, "mine"))

    def hand(self, seat: int, names: str) -> None:
        """Exactly these cards in hand; the others go back into the deck."""
        with self.edit() as g:
            elves = g.elves[seat]
            elves.deck.items[:0] = elves.hand.items
            elves.deck.known = []
            elves.hand.items.clear()
            elves.hand.known = []
            for name in words(names):
                self._fetch(elves, name)
                elves.hand.put(name)

    def discard(self, seat: int, names: str) -> None:
        """These cards, too, in the discard pile."""
        with self.edit() as g:
            for name in words(names):
                self._fetch(g.elves[seat], name)
                g.elves[seat].discard.append(name)

    def deck(self, seat: int, names: str) -> None:
        """Exactly these cards in the deck, the first on top; the others are discarded."""
        with self.edit() as g:
            elves = g.elves[seat]
            elves.discard += elves.deck.items
            elves.deck.items.clear()
            elves.deck.known = []
            for name in reversed(words(names)):
                self._fetch(elves, name)
                elves.deck.put(name)

    def _fetch(self, elves: Elves, name: str) -> None:
        """Take a card of the people from wherever it is."""
        if name in elves.deck.items:
            elves.deck.items.remove(name)
            elves.deck.known = []
        elif name in elves.discard:
            elves.discard.remove(name)
        else:
            assert name in elves.hand.items, f"{name} is not to be had: seat {elves.seat} leads the {elves.people}"
            elves.hand.take(elves.hand.items.index(name))

    def lands(self, seat: int, names: str) -> None:
        """These lands, too, belong to the seat; NONE (-1) sets them free."""
        with self.edit() as g:
            for name in words(names):
                g.owner[g.map.index[name]] = seat

    def own(self, seat: int, n: int) -> None:
        """The seat has exactly so many lands: its Castle, the land that is fought for, and ordinary ones."""
        with self.edit() as g:
            plain = [cell for cell, kind in enumerate(g.map.kinds) if kind == LAND and cell != g.target]
            for cell in plain:
                if g.owner[cell] == seat and g.owner.count(seat) > n:
                    g.owner[cell] = NONE
                elif g.owner[cell] == NONE and g.owner.count(seat) < n and cell not in g.map.near[g.map.homes[0]]:
                    g.owner[cell] = seat
            assert g.owner.count(seat) == n, f"seat {seat} has {g.owner.count(seat)} lands"

    def artifacts(self, seat: int, names: str) -> None:
        """These Artifacts, too."""
        with self.edit() as g:
            for name in words(names):
                for zone in (g.artifact_deck, *[e.artifacts for e in g.elves]):
                    if name in zone.items:
                        zone.take(zone.items.index(name))
                        break
                g.elves[seat].artifacts.put(name)

    def treasures(self, seat: int, names: str) -> None:
        with self.edit() as g:
            for name in words(names):
                self._neutral(g, name)
                g.elves[seat].treasures.append(name)

    def goal(self, seat: int, name: str) -> None:
        """The seat's secret Goal; whoever had it gets the seat's former one."""
        with self.edit() as g:
            mine = g.elves[seat].goal
            for zone in (g.goals, *[e.goal for e in g.elves]):
                if name in zone.items:
                    i = zone.items.index(name)
                    zone.items[i], mine.items[0] = mine.items[0], zone.items[i]
                    break

    def squad(self, i: int, names: str) -> None:
        """Exactly these cards in a squad."""
        with self.edit() as g:
            g.neutral_discard += g.squads[i].items
            g.squads[i].items.clear()
            g.squads[i].known = []
            for name in words(names):
                self._neutral(g, name)
                g.squads[i].put(name)

    def _neutral(self, g: ElvenRage, name: str) -> None:
        for items in (g.neutral_deck.items, g.neutral_discard, *[s.items for s in g.squads]):
            if name in items:
                items.remove(name)
                return
        raise AssertionError(f"{name} is not among the neutral cards")

    # Battles.

    def set(
        self, who: str, *, icons: str | None = None, lives: int | None = None, initiative: int | None = None
    ) -> None:
        """Figures of a fighter ("sn_raider@E"), for the next battle that is laid, or for the one that is fought.

        Icons from left to right: "S1 -- SH". Set before anybody has chosen, a battle begins with them.
        """
        figures: dict[str, Any] = {"icons": icons and [icon_of(word) for word in words(icons)], "lives": lives}
        figures["initiative"] = initiative
        self._figures.setdefault(who, {}).update({k: v for k, v in figures.items() if v is not None})
        if self.match.fight is not None:
            with self.edit():
                self._apply_figures(self.at(who.partition("@")[2]), who)
            if self._laid == len(self.match.moves or []):
                self._begin(self.fight, "cycle")

    def _apply_figures(self, f: Fighter, who: str) -> None:
        assert who.startswith(f"{f.card}@"), f"{who} does not stand there: {f.card} does"
        for name, value in self._figures.get(who, {}).items():
            setattr(f, name, list(value) if name == "icons" else value)

    def battle(
        self,
        ours: str,
        theirs: str,
        *,
        land: str = "",
        attacker: int = 0,
        defender: int | None = None,
        mover: int = NONE,
        at: str = "cycle",
    ) -> None:
        """A battle after the reveal, card by card where it lies ("bl_janira@N"); neutrals if `theirs` are.

        What happens to the middle cards has happened: the reserve is at home, the wounded one is discarded.
        `at="reserve_exchange"`: they have just been revealed, and it is still to happen (ER-DEPLOY-09).
        `at="deploy"`: the cards are handed in, and dealt to places by chance.
        """
        sides = [words(ours), words(theirs)]
        neutral = all(name.partition("@")[0] in NEUTRALS for name in sides[DEFENDER])
        if defender is None:
            defender = NONE if neutral else (attacker + 1) % self.g.seats
        with self.edit() as g:
            fight = Fight(NONE, attacker, defender, mover, [], [], DEFENDER, NONE, [], 0, hurt=False, moved=False)
            for side in (ATTACKER, DEFENDER):
                for i, word in enumerate(sides[side]):
                    at_first = f"{word}@{PLACES[side * ARMY + i]}" if at == "deploy" else word
                    self._deploy(g, fight, side, at_first, middle=at != "cycle")
            fight.land = g.map.index[land] if land else free_land(g, defender)
            if defender != NONE and g.owner[fight.land] != defender:
                g.owner[fight.land] = defender
            g.target = fight.land
            g.fight = fight
        self._cards = [word.partition("@")[0] for word in sides[ATTACKER] + sides[DEFENDER]]
        self._begin(fight, at)

    def _begin(self, fight: Fight, at: str) -> None:
        self.restart(
            Game(fight.attacker, fight.attacker),
            Turn(fight.attacker, "once_more"),
            Conquest(fight.attacker, NONE, fight.mover, "spoils"),
            Battle(list(self._cards), [], at=at),
        )
        self.all_events = list(self.events)
        self._laid = len(self.match.moves or [])

    def _deploy(self, g: ElvenRage, fight: Fight, side: int, word: str, *, middle: bool) -> None:
        name, _, place = word.partition("@")
        owner = fight.attacker if side == ATTACKER else fight.defender
        if name in TREASURES:
            self._neutral(g, name)
            fight.treasures.append(name)
            return
        if name not in DRAGONS.values():
            if WARRIORS[name].people == NEUTRAL:
                self._neutral(g, name)
            else:
                self._fetch(g.elves[owner], name)
        if place == "TOP":
            fight.reserve = side
        if place in ("N", "E", "S", "W") or middle:
            f = fighter(name, side, PLACES.index(place))
            self._apply_figures(f, word)
            fight.fighters.append(f)
        elif place == "TOP" and owner != NONE:
            g.elves[owner].hand.put(name, EVERYONE)
        else:
            (g.elves[owner].discard if owner != NONE else g.neutral_discard).append(name)

    def at(self, place: str) -> Fighter:
        """Who stands there."""
        for f in self.fight.fighters:
            if f.place == PLACES.index(place):
                return f
        raise AssertionError(f"nobody stands in the {place}")

    def standing(self) -> list[str]:
        """The living fighters, by name."""
        return sorted([f.card for f in self.fight.fighters if f.place < TOP and f.lives > 0])

    @property
    def on_turn(self) -> str:
        """The fighter whose turn it is; "" if it has left."""
        turn = self.match.nearest(FighterTurn)
        f = self.fight.fighters[turn.who] if turn is not None else None
        return ref(f) if f is not None and f.place != OFF else ""

    def fight_on(self) -> list[tuple[str, int]]:
        """Everybody passes until the battle is over, or somebody must choose; at what moments who was asked."""
        asked = []
        while self.match.fight is not None and self.due and self.prompt in WINDOWS:
            asked.append((str(dict(self.due[0].args)["trigger"]), self.active))
            self.choose("pass", seat=self.active)
        return asked

    def turns(self, until: str = "") -> list[str]:
        """Everybody passes: who has a turn, in order, until the battle is over, or this fighter is on turn."""
        found: list[str] = []
        while self.match.fight is not None and self.due and self.prompt in WINDOWS:
            if ("trigger", "start") in self.due[0].args and self.on_turn not in ("", *found[-1:]):
                found.append(self.on_turn)
                if self.on_turn == until:
                    break
            self.choose("pass", seat=self.active)
        return found

    def told_of(self, kind: str, *names: str) -> list[tuple[object, ...]]:
        """What was told of a kind since the battle was laid: these arguments of it, or all."""
        found = [named(e) for e in self.all_events if e.kind.name == kind]
        return [tuple([e[n] for n in names or [n for n in e if n != "kind"]]) for e in found]

    def unanswered(self, verb: str, *refs: object) -> None:
        """Choose it; nobody answers, so it works."""
        self.choose(verb, *refs)
        while self.due and self.prompt == "er-answer":
            self.choose("pass", seat=self.active)

    def pass_to(self, seat: int, moment: str) -> None:
        """Everybody passes until this seat is asked at this moment."""
        for _ in range(200):
            d = self.due[0]
            if d.seat == seat and ("trigger", moment) in d.args:
                return
            assert d.prompt in WINDOWS, f"{d.prompt} came before {moment}"
            self.choose("pass", seat=d.seat)
        raise AssertionError(f"seat {seat} is never asked at {moment}")


NEUTRALS = {name for name, w in WARRIORS.items() if w.people == NEUTRAL} | {*TREASURES}


def duel(ours: str, theirs: str, *, lives: int = 3) -> ER:
    """Black's Guard in the north attacks Snow's Sentinel in the south; the Guard is faster, nobody holds a card.

    Black holds an Artifact that fits no moment of a battle: it is asked in every window and can only pass.
    """
    t = ER("black snow")
    t.hand(0, "")
    t.hand(1, "")
    t.artifacts(0, "art_horn")
    t.set("bl_guard_of_darn@N", icons=ours, lives=lives, initiative=6)
    t.set("sn_sentinel@S", icons=theirs, lives=lives, initiative=4)
    t.battle("bl_guard_of_darn@N", "sn_sentinel@S")
    return t


def icon_of(word: str) -> int:
    """The icon of the catalogue's code: "S1", "--"."""
    return 0 if word == "--" else ICONS.index(word.lower())


def free_land(g: ElvenRage, defender: int) -> int:
    """A land for a battle: an ordinary one that nobody owns, or one of the defender."""
    for cell in g.map.near[g.map.homes[0]]:
        if g.owner[cell] in (NONE, defender):
            return cell
    raise AssertionError("no land is left beside the first Castle")
