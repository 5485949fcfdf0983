"""Positions of Mage Knight for rule tests: components are moved to where a test needs them, never invented.

t = MK(hero="tovak", hand="determination, rage")
t.fight("wolf_riders", phase="block")
t.play("determination", "basic", "do:block")
assert t.refused("block", 0, 0) == "MK-COMBAT-57"
"""

from __future__ import annotations

from contextlib import suppress

from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.hexes import FIRST_CORE, HEX, TILE, place
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.fights import Foe
from realms.games.mage_knight.rules import battle, tokens
from realms.games.mage_knight.rules.combat import Combat
from realms.games.mage_knight.rules.exploring import lay_tile
from realms.games.mage_knight.rules.rounds import Game, Round
from realms.games.mage_knight.rules.turn import Turn
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import Dummy, Hero, MageKnight, Unit, new_turn
from realms.games.mage_knight.terms import COLOUR, GOLD, IDLE, NONE, WOUND
from realms.testing.scenario import Scenario

OTHERS = ("goldyx", "norowas", "tovak", "arythea")
PHASE_STEP = {"ranged": "ranged", "block": "summon", "damage": "hurt", "melee": "melee"}


class MK(Scenario[MageKnight]):
    """A match in the first turn of seat 0, in its movement phase, by day."""

    def __init__(
        self,
        scenario: str = "first_reconnaissance",
        *,
        players: int = 1,
        hero: str = "arythea",
        seed: int = 1,
        hand: str = "",
        at: str = "",
        options: dict[str, object] | None = None,
        saves: bool = True,
    ) -> None:
        names = [hero, *[other for other in OTHERS if other != hero]][:players]
        match = SPEC.new_match(players, seed, {"scenario": scenario, "heroes": names, **(options or {})})
        assert isinstance(match, MageKnight)
        super().__init__(match, saves=saves)
        self.until("move")
        while self.active != 0:
            self.choose("end")
            self.until("move")
        if hand:
            self.hand(hand)
        if at:
            self.at(at)

    @property
    def g(self) -> MageKnight:
        return self.match

    @property
    def foes(self) -> list[Foe]:
        """The enemies of the fight that goes on."""
        assert self.match.fight is not None
        return self.match.fight.foes

    @property
    def dummy(self) -> Dummy:
        assert self.match.dummy is not None
        return self.match.dummy

    def hero(self, seat: int = 0) -> Hero:
        return self.match.heroes[seat]

    # Where things are.

    def hand(self, names: str, seat: int = 0) -> None:
        """Exactly these cards in hand ("march, rage, wound"); the others of the hand go back into the deck."""
        wanted = [name.strip() for name in names.split(",") if name.strip()]
        with self.edit() as g:
            hero = g.heroes[seat]
            hero.deck.items[:0] = [card for card in hero.hand.items if card != WOUND]
            hero.deck.known = []
            hero.hand.items.clear()
            hero.hand.known = []
            for name in wanted:
                if name != WOUND:
                    self._fetch(g, hero, name)
                hero.hand.put(name)

    def _fetch(self, g: MageKnight, hero: Hero, name: str) -> None:
        """Take a card from wherever it is."""
        zones = [hero.deck, g.action_deck, g.spell_deck, g.artifact_deck]
        lists = [hero.discard, hero.played, g.action_offer, g.spell_offer, g.monastery_offer]
        for zone in zones:
            if name in zone.items:
                zone.take(zone.items.index(name))
                return
        for cards in lists:
            if name in cards:
                cards.remove(name)
                return
        assert name in CARDS, f"there is no card {name}"
        raise AssertionError(f"{name} is not to be had: seat {hero.seat} is {hero.name}")

    def deck(self, names: str, seat: int = 0) -> None:
        """Exactly these cards in the deed deck, the first on top; the others go to the discard pile."""
        wanted = [name.strip() for name in names.split(",") if name.strip()]
        with self.edit() as g:
            hero = g.heroes[seat]
            hero.discard.extend(hero.deck.items)
            hero.deck.items.clear()
            hero.deck.known = []
            for name in reversed(wanted):
                if name != WOUND:
                    self._fetch(g, hero, name)
                hero.deck.put(name)

    def discard(self, names: str, seat: int = 0) -> None:
        """These cards, too, in the discard pile."""
        with self.edit() as g:
            for name in [name.strip() for name in names.split(",")]:
                if name != WOUND:
                    self._fetch(g, g.heroes[seat], name)
                g.heroes[seat].discard.append(name)

    def offer(self, names: str) -> None:
        """These advanced actions or spells in their offer, the first on top; others go under the deck."""
        wanted = [name.strip() for name in names.split(",")]
        with self.edit() as g:
            spell = CARDS[wanted[0]].kind == "spell"
            offer, deck = (g.spell_offer, g.spell_deck) if spell else (g.action_offer, g.action_deck)
            deck.items[:0] = offer
            deck.known = []
            offer.clear()
            for name in wanted:
                deck.items.remove(name)
                offer.append(name)

    def unit_offer(self, names: str) -> None:
        with self.edit() as g:
            for kind in g.unit_offer:
                g.unit_decks[1 if UNITS[kind].elite else 0].items.insert(0, kind)
            g.unit_offer.clear()
            for kind in [name.strip() for name in names.split(",")]:
                g.unit_decks[1 if UNITS[kind].elite else 0].items.remove(kind)
                g.unit_offer.append(kind)

    def units(self, names: str, seat: int = 0, level: int = 0) -> list[Unit]:
        """These units in service ("peasants, fire_golems"), and enough levels to command them."""
        wanted = [name.strip() for name in names.split(",")]
        with self.edit() as g:
            hero = g.heroes[seat]
            for kind in wanted:
                deck = g.unit_decks[1 if UNITS[kind].elite else 0]
                if kind in deck.items:
                    deck.items.remove(kind)
                else:
                    g.unit_offer.remove(kind)
                hero.units.append(Unit(kind))
            hero.level = max(hero.level, level, 2 * len(hero.units) - 1)
            hero.fame = max(hero.fame, hero.level * hero.level - 1)
        return self.hero(seat).units

    def skill(self, name: str, seat: int = 0) -> None:
        """A skill of any hero, face up."""
        with self.edit() as g:
            for zone in [*[h.stack for h in g.heroes], *([g.dummy.stack] if g.dummy else [])]:
                if name in zone.items:
                    zone.items.remove(name)
                    g.heroes[seat].skills.append(name)
                    return
        with self.invent() as g:
            g.heroes[seat].skills.append(name)

    def mana(self, crystals: str = "", tokens: str = "", source: str = "", seat: int = 0) -> None:
        """Crystals and tokens by colour ("red red blue"), and what the dice of the source show."""
        with self.edit() as g:
            hero = g.heroes[seat]
            for name in crystals.split():
                hero.crystals[COLOUR[name]] += 1
            for name in tokens.split():
                hero.tokens[COLOUR[name]] += 1
            if source:
                dice = [COLOUR[name] for name in source.split()]
                assert len(dice) == len(g.source), f"the source has {len(g.source)} dice"
                g.source = sorted(dice)

    def no_mana(self) -> None:
        """Nothing in the source that anybody could use."""
        with self.edit() as g:
            g.source = [5 if not g.night else GOLD] * len(g.source)

    def points(self, seat: int = 0, **points: int) -> None:
        """`points(move=5)`."""
        with self.edit() as g:
            for name, n in points.items():
                setattr(g.heroes[seat].now, name, n)

    def fame(self, n: int, seat: int = 0) -> None:
        with self.edit() as g:
            g.heroes[seat].fame = n

    def reputation(self, n: int, seat: int = 0) -> None:
        with self.edit() as g:
            g.heroes[seat].reputation = n

    def level(self, n: int, seat: int = 0) -> None:
        with self.edit() as g:
            g.heroes[seat].level = n
            g.heroes[seat].fame = max(g.heroes[seat].fame, n * n - 1)

    def night(self, *, dark: bool = True) -> None:
        with self.edit() as g:
            g.night = dark

    def tactic(self, name: str, seat: int = 0) -> None:
        with self.edit() as g:
            g.heroes[seat].tactic = name

    # The map.

    def tile(self, name: str, a: int, b: int) -> None:
        """Lay a tile there, with all that its sites bring, if it is not on the map already."""
        with self.edit() as g:
            if g.where[TILE[name]] != NONE:
                return
            for zone in (g.tiles, g.core_tiles, g.box, g.core_box):
                if name in zone.items:
                    zone.items.remove(name)
                    zone.known = []
                    lay_tile(g, TILE[name], place(a, b))
                    return
        with self.invent() as g:
            lay_tile(g, TILE[name], place(a, b))

    def at(self, hex: str, seat: int = 0) -> None:
        """The hero stands there; its tile is laid down first if need be."""
        name = hex.partition(".")[0]
        if self.match.where[TILE[name]] == NONE:
            self.tile(name, 1, 1) if TILE[name] < FIRST_CORE else self.tile(name, 2, 1)
        with self.edit() as g:
            g.heroes[seat].hex = HEX[hex]
            g.heroes[seat].now.path = [HEX[hex]]

    def token(self, name: str, hex: str) -> None:
        """Exactly this token lies face up on the hex."""
        with self.edit() as g:
            where = HEX[hex]
            for zone, places in zip(g.down, g.down_at, strict=True):
                while where in places:
                    i = places.index(where)
                    g.piles[g.down.index(zone)].items.insert(0, zone.take(i))
                    del places[i]
            for old in [t for t, at in zip(g.up, g.up_at, strict=True) if at == where]:
                tokens.lift(g, old, where)
                g.piles[tokens.back_of(old)].items.insert(0, old)
            self._draw(g, name)
            g.up.append(name)
            g.up_at.append(where)

    def clear(self, hex: str) -> None:
        """No token lies on the hex."""
        with self.edit() as g:
            for old in [t for t, at in zip(g.up, g.up_at, strict=True) if at == HEX[hex]]:
                tokens.lift(g, old, HEX[hex])
                g.piles[tokens.back_of(old)].items.insert(0, old)

    def next_token(self, *names: str) -> None:
        """These tokens are drawn next from their piles, the first of a back first."""
        with self.edit() as g:
            for name in reversed(names):
                self._draw(g, name)
                g.piles[tokens.back_of(name)].items.append(name)

    def _draw(self, g: MageKnight, name: str) -> None:
        back = tokens.back_of(name)
        for pile in (g.piles[back].items, g.discards[back]):
            if name in pile:
                pile.remove(name)
                return
        i = g.down[back].items.index(name)
        other = g.piles[back].items.pop()
        g.down[back].items[i] = other

    def shield(self, hex: str, seat: int = 0) -> None:
        with self.edit() as g:
            g.shields[HEX[hex]] = seat

    # Fights.

    def fight(
        self, *enemies: str, phase: str = "ranged", walls: bool = False, city: str = "", seat: int = 0
    ) -> list[Foe]:
        """A fight against these enemies, at a phase ("ranged", "block", "damage", "melee")."""
        with self.invent() as g:
            battle.face(g, seat, "challenge", g.heroes[seat].hex)
            assert g.fight is not None
            for name in enemies:
                # Tokens of expansions are not in the box; what there is of the others leaves its pile.
                with suppress(ValueError, IndexError):
                    self._draw(g, name)
                colour = COLOUR[city] if city else NONE
                g.fight.foes.append(battle.foe(name, NONE, walls=walls or bool(city), city=colour))
        self.restart(
            Game("next_round"), Round(0, seat, "after_turn"), Turn(seat, "after"), Combat(seat, PHASE_STEP[phase])
        )
        assert self.match.fight is not None
        return self.match.fight.foes

    def turn(self, seat: int = 0) -> None:
        """A new turn of the seat, from its start."""
        with self.edit() as g:
            g.phase = IDLE
            g.heroes[seat].now = new_turn(g.heroes[seat].hex)
        self.restart(Game("next_round"), Round(1, seat, "after_turn"), Turn(seat))

    # Playing.

    def play(self, card: str, way: str = "basic", *more: str) -> None:
        """Play a card of the hand: how, and the choices it asks for."""
        self.choose("card", card)
        self.choose("way", way)
        left = list(more)
        while left or self.prompt == "pay-mana":
            if self.prompt == "pay-mana" and not (left and left[0].startswith("pay:")):
                self.choose(self.options("pay")[0])  # tokens first: what would be lost anyway
            else:
                self.choose(left.pop(0))

    def ways(self, card: str) -> list[str]:
        """How the card could be played now; the match is as before."""
        if not self.offers("card", card):
            return []
        self.choose("card", card)
        found = self.refs("way")
        self.undo()
        return found

    def attack(self) -> list[int]:
        """The attack gathered, by kind and element."""
        assert self.match.fight is not None
        return self.match.fight.attack

    def block(self) -> list[int]:
        assert self.match.fight is not None
        return self.match.fight.block


def end_round(t: MK) -> None:
    """All have had their last turn."""
    with t.edit() as g:
        g.active = NONE
    t.restart(Game("next_round"), Round(0, 0, "close"))
