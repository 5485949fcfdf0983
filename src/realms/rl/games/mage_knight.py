"""What is observed of Mage Knight. Hexes are seven to a tile, the middle first: hex 7 is "1.mid"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.data.heroes import HEROES
from realms.games.mage_knight.data.hexes import HEX_NAMES, TILES, across, along
from realms.games.mage_knight.data.options import SWITCHES
from realms.games.mage_knight.data.ruins import RUINS
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.rules.tactics import TACTICS
from realms.games.mage_knight.terms import BACKS, COLOURS, ELEMENTS, KINDS, SIDEWAYS

from ..blocks import (
    Bag,
    Block,
    Cards,
    Code,
    Eye,
    Flag,
    Number,
    Numbers,
    Out,
    Place,
    Places,
    Row,
    Seat,
    Seats,
    Word,
    Words,
    Zones,
    told,
)
from ..frozen import frozen
from ..groups import BySeat, Group, Several
from ..layout import Layout

GAME: Final = "mage_knight"
NAMES_SEAT: Final = ("seat", "leader", "rival", "defender", "who")
SPARE: Final = 2048
PLAYERS: Final = 4
HEXES: Final = len(HEX_NAMES)
UNITS_MOST: Final = 8
FOES: Final = 12
CAUSES: Final = ("assault", "provoked", "challenge", "adventure", "burn", "incantation", "hero")


def words() -> dict[str, Sequence[str]]:
    """The lists of words as they are today; `freeze` keeps them."""
    return {
        "hero": HEROES,
        "card": tuple(CARDS),
        "skill": tuple(SKILLS),
        "token": (*ENEMIES, *RUINS),
        "unit": tuple(UNITS),
        "tactic": tuple(TACTICS),
        "tile": TILES,
        "hex": HEX_NAMES,
        "scenario": tuple(SCENARIOS),
        "switch": tuple(SWITCHES),
        "colour": COLOURS,
        "cause": CAUSES,
    }


def lists() -> list[Sequence[str]]:
    """Further words that options refer to."""
    return [ELEMENTS, KINDS, SIDEWAYS, BACKS, tuple(ENEMIES), [str(n) for n in range(31)]]


def rare() -> list[str]:
    """Options that play hardly ever comes to."""
    return ["none", "withdraw"]


class Map(Block):
    """Where the tiles lie: for each whether it does, and its place on the grid of tiles."""

    def __init__(self, tiles: Words) -> None:
        super().__init__("where", 3 * len(tiles.words), "")
        self.tiles: Final = tiles

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        for place in value[: len(self.tiles.words)]:
            if place >= 0:
                out[at] = 1
                out[at + 1] = across(place)
                out[at + 2] = along(place)
            at += 3

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for i, tile in enumerate(self.tiles.words):
            yield Row(at + 3 * i, 1, f"where.{tile}", 0, 1, "1 if the tile is on the map")
            yield Row(at + 3 * i + 1, 2, f"where.{tile}.spot", -32, 32, "its place on the grid of tiles")


class Tokens(Block):
    """Tokens on the map. Face up: how many in each hex and what the last of them is. Face down: how many of each
    back. Reads the whole state."""

    def __init__(self, tokens: Words) -> None:
        super().__init__("", (2 + len(BACKS)) * HEXES, "")
        self.tokens: Final = tokens

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        place, other = self.tokens.place, self.tokens.other
        for token, hex in zip(value["up"], value["up_at"], strict=True):
            if 0 <= hex < HEXES:
                out[at + hex] += 1
                out[at + HEXES + hex] = place.get(token, other) + 1
        for back, hexes in enumerate(value["down_at"][: len(BACKS)]):
            here = at + (2 + back) * HEXES
            for hex in hexes:
                if 0 <= hex < HEXES:
                    out[here + hex] += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, HEXES, "up.count", 0, 99, "tokens face up in each hex")
        kind = told("0 for none, or the last token face up in each hex", self.tokens, first=1)
        yield Row(at + HEXES, HEXES, "up.kind", 0, self.tokens.size, kind)
        for i, back in enumerate(BACKS):
            yield Row(at + (2 + i) * HEXES, HEXES, f"down_at.{back}", 0, 99, "tokens face down in each hex")


class Shields(Block):
    """Whose shield lies on each hex."""

    def __init__(self) -> None:
        super().__init__("shields", PLAYERS * HEXES, "")

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        for hex, seat in value.items():
            if 0 <= seat < eye.seats:
                out[at + (seat - eye.seat) % eye.seats * HEXES + int(hex)] = 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(
            at, self.size, "shields", 0, 1, f"whose shield; {PLAYERS} seats from the observer on x {HEXES} hexes"
        )


def hero(take: Any) -> tuple[Block, ...]:
    """What a player has."""
    card, skill = take("card"), take("skill")
    unit = (
        Code("kind", take("unit")),
        Flag("spent"),
        Number("wounds", 9),
        Code("banner", card),
        Flag("banner_used"),
        Flag("resisted"),
        Flag("under_bonds"),
    )
    now = (
        Number("move", 999),
        Number("influence", 999),
        Number("heal", 999),
        Flag("did", "a card was played or discarded"),
        Flag("moved"),
        Flag("acted"),
        Number("may_take", 9, meaning="dice of the source that may still be used"),
        Places("took", len(COLOURS), "colours of the dice in use"),
        Places("path", HEXES, "hexes gone through"),
        Bag("skills", skill, "used in this turn"),
        Number("wounds", 99),
        Number("wounds_discarded", 99),
        Number("recruited", 99),
        Number("slain", 99),
        Bag("cast", card),
        Numbers("melted", 4, 9, meaning="crystals spent: red, blue, green, white"),
        Flag("again", "another turn follows at once"),
    )
    return (
        Word("name", take("hero")),
        Cards("hand", card),
        Cards("deck", card),
        Cards("stored", card, "face down under a tactic"),
        Bag("discard", card),
        Bag("played", card, "the play area"),
        Bag("aside", card, "set aside until the round ends"),
        Numbers("crystals", 4, 9, meaning="red, blue, green, white"),
        Numbers("tokens", 6, 99, meaning="mana: red, blue, green, white, gold, black"),
        Several("units", UNITS_MOST, unit),
        Bag("skills", skill, "owned"),
        Bag("flipped", skill, "used up for this round, or in the centre"),
        Group("now", now, "1: what counts for this turn"),
        Number("fame", 999),
        Number("reputation", 9, -9),
        Number("level", 20),
        Place("hex", HEXES, "where the hero is"),
        Word("tactic", take("tactic")),
        Flag("tactic_used"),
        Number("kept_die", 5, -1, "the colour of the die on Mana Steal, -1 none"),
        Places("claimed", len(COLOURS), "dice of Mana Claim"),
        Number("more_cards", 9),
        Flag("plundered"),
        Flag("token_down"),
        Flag("out"),
        Number("incantation", 99),
    )


def fight(take: Any) -> tuple[Block, ...]:
    """A combat."""
    foe = (
        Code("token", take("token")),
        Number("hex", HEXES, -1, "-1: drawn for this fight only"),
        Numbers("attacks", 3, 9, meaning="0 pending, 1 blocked, 2 cancelled, 3 dealt"),
        Flag("rampaging"),
        Flag("walls", "fortified by the site"),
        Number("city", 5, -1, "the colour of the city it defends, -1 none"),
        Number("summoner", 99, -1, "the place of the one that called it, -1 none"),
        Flag("away"),
        Flag("dead"),
        Flag("calm", "does not attack"),
        Flag("bare", "lost all fortifications"),
        Number("stripped", 7, meaning="resistances lost: 1 physical, 2 fire, 4 ice"),
        Number("armour", 99, -99, "change of its armour"),
        Number("weaker", 99, -99, "attack lowered by so much"),
        Flag("slow", "lost swiftness"),
    )
    duel = (
        Seat("aggressor", PLAYERS),
        Seat("defender", PLAYERS),
        Seat("attacker", PLAYERS),
        Number("stage", 9, -1),
        Flag("full", "the defender attends fully"),
        Number("passes", 9),
        Number("mana", 99),
        Number("wounds", 99),
        Flag("fallen"),
        Seat("loser", PLAYERS),
    )
    return (
        Seat("seat", PLAYERS),
        Place("hex", HEXES),
        Word("cause", take("cause")),
        Several("foes", FOES, foe),
        Numbers("attack", 12, 999, meaning="melee, ranged, siege x physical, fire, ice, cold fire"),
        Numbers("block", 4, 999, meaning="physical, fire, ice, cold fire"),
        Flag("dark", "night rules"),
        Flag("no_units"),
        Flag("breached", "site fortifications are ignored"),
        Flag("began"),
        Number("wounds", 99),
        Flag("fallen"),
        Group("duel", duel, "1 in a battle of heroes"),
    )


def layout() -> Layout:
    fixed = frozen(GAME)
    take = fixed.words
    card, token, stack = take("card"), take("token"), take("stack")
    dummy = (
        Word("name", take("hero")),
        Cards("deck", card),
        Bag("discard", card),
        Numbers("crystals", 4, 9),
        Word("tactic", take("tactic")),
    )
    city = (
        Place("hex", HEXES),
        Number("colour", 5),
        Number("level", 99),
        Flag("conquered"),
        Flag("friendly"),
        Seats("shields", PLAYERS),
    )
    modifier = (
        Code("what", take("lasting")),
        Number("amount", 999, -999),
        Code("source", stack),
        Seat("seat", PLAYERS),
    )
    return Layout(
        GAME,
        PLAYERS,
        (
            Word("scenario", take("scenario")),
            Bag("switches", take("switch"), "optional rules that are on"),
            BySeat("heroes", PLAYERS, hero(take)),
            Map(take("tile")),
            Cards("tiles", take("tile"), "countryside tiles to come"),
            Cards("core_tiles", take("tile")),
            Tokens(token),
            Zones("down", len(BACKS), token, "tokens face down on the map"),
            Zones("piles", len(BACKS), token),
            Shields(),
            Several("cities", 4, city),
            Places("source", len(COLOURS), "dice of each colour: red, blue, green, white, gold, black"),
            Bag("unit_offer", take("unit")),
            Bag("monastery_offer", card),
            Bag("action_offer", card),
            Bag("spell_offer", card),
            Zones("unit_decks", 2, take("unit"), "regular, elite"),
            Cards("action_deck", card),
            Cards("spell_deck", card),
            Cards("artifact_deck", card),
            Bag("common_skills", take("skill")),
            Bag("tactics", take("tactic"), "laid out for this round"),
            Bag("tactics_gone", take("tactic")),
            Bag("removed", stack, "cards and units thrown away"),
            Several("modifiers", 12, modifier),
            Group("fight", fight(take), "1 during a combat"),
            Group("dummy", dummy, "1 if there is a virtual player"),
            Seats("order", PLAYERS, "who plays in this round"),
            Seats("last_turns", PLAYERS, "who still has a turn before the round ends"),
            Number("rounds", 99, meaning="how many there will be"),
            Number("round", 99),
            Flag("night"),
            Place("phase", 9, "movement, interaction, ranged, block, damage, melee, rest, afterwards, idle"),
            Seat("active", PLAYERS),
            Seat("announced", PLAYERS, "who announced the end of the round"),
            Flag("ending"),
            Flag("core_seen"),
            Flag("finished"),
            Number("nights", 99),
        ),
        NAMES_SEAT,
    )
