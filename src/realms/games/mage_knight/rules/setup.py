"""Set-up (MK-SETUP): everything on the table before the first round.

Players have to choose something only by optional rules: a hero (MK-OPT-02), cards (MK-OPT-35).
"""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, Public
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

from ..data import decks  # noqa: F401 (it makes the cards and skills known)
from ..data.cards import of_kind
from ..data.cities import cities, city_levels
from ..data.enemies import tokens as tokens_of
from ..data.heroes import DOTS, HEROES, deck_of
from ..data.hexes import SHAPES, START, TILES, place
from ..data.options import (
    CORE_TILES,
    COUNTRYSIDE_TILES,
    DRAFTING,
    HERO_AUCTION,
    MAP,
    NIGHT_ARRIVAL,
    NO_INTERACTIVE_SKILLS,
    NO_INTERACTIVE_SPELLS,
    number,
    word,
)
from ..data.ruins import RUINS
from ..data.scenarios import ScenarioData, has_dummy, played, shape_of
from ..data.skills import friendly_skills_of, skills_of
from ..data.tiles import CITIES, CORE, COUNTRYSIDE, SITE, sites_of
from ..data.units import UNITS, unit_deck
from ..events import SELECTION_ORDER
from ..state import Dummy, Hero, MageKnight, new_turn
from ..terms import ADVANCED_ACTION, ARTIFACT, BACKS, NO_SITE, NONE, OFFER, RUIN_BACK, SPELL, VILLAGE
from .auction import Auction, free
from .cards import refill, reveal_top
from .drafting import begin, drafted_zones
from .exploring import lay_tile
from .rampage import start_reputation
from .rounds import Game, deal_units, dice_in_game, roll_source
from .scenario import of
from .teams import by_lot

COMPETITIVE_SPELLS = ("mana_meltdown", "mana_claim", "mind_read", "energy_flow")
"""109 to 112: removed in solo and cooperative games (MK-SCEN-04-04)."""


def pile(name: str, pool: str, items: list[str], rng: Rng) -> Zone:
    """A shuffled face-down pile; its last item is the top."""
    rng.shuffle(items)
    return Zone(name, pool, 0, items, [])


def skill_tokens(name: str, players: int, scenario: ScenarioData, switches: tuple[str, ...]) -> list[str]:
    """MK-SETUP-30, MK-OPT-17. The skills of a hero that are in the game."""
    if has_dummy(scenario, players):
        return skills_of(name, competitive=False)
    return friendly_skills_of(name) if NO_INTERACTIVE_SKILLS in switches else skills_of(name, competitive=True)


def hero(seat: int, name: str, players: int, scenario: ScenarioData, switches: tuple[str, ...], rng: Rng) -> Hero:
    """MK-SETUP-01, 24 to 31. A hero with a shuffled deck and nothing else; a nameless one has nothing."""
    own = 1 << seat
    pool = f"deeds-{seat}"
    skills = skill_tokens(name, players, scenario, switches) if name != "" else []
    return Hero(
        seat=seat,
        name=name,
        hand=Zone(f"hand-{seat}", pool, own, [], []),
        deck=pile(f"deck-{seat}", pool, deck_of(name) if name != "" else [], rng),
        stored=Zone(f"stored-{seat}", pool, 0, [], []),
        stack=pile(f"skills-{seat}", f"skills-{seat}", skills, rng),
        discard=[],
        played=[],
        aside=[],
        crystals=[0, 0, 0, 0],
        tokens=[0] * 6,
        units=[],
        skills=[],
        flipped=[],
        now=new_turn(NONE),
        claimed=[],
        fame=scenario.start_fame,
        reputation=scenario.start_reputation,
    )


def dummy(name: str, rng: Rng) -> Dummy:
    """MK-DUMMY-02 to 04."""
    crystals = [0, 0, 0, 0]
    for colour in DOTS[name]:
        crystals[colour] += 1
    return Dummy(
        name=name,
        deck=pile("deck-dummy", "deeds-dummy", deck_of(name), rng),
        discard=[],
        crystals=crystals,
        stack=pile("skills-dummy", "skills-dummy", skills_of(name, competitive=False), rng),
    )


def tile_names(tiles: list[int]) -> list[str]:
    return [TILES[tile] for tile in tiles]


def has_site(tile: int, site: int) -> bool:
    return any(SITE[hex] == site for hex in sites_of(tile))


def with_site_first(tiles: list[int], site: int) -> list[int]:
    """The tiles on which there is such a site before those without; else in the order they have."""
    has = [tile for tile in tiles if has_site(tile, site)]
    return has + [tile for tile in tiles if tile not in has]


def countryside_tiles(scenario: ScenarioData, wanted: int, rng: Rng) -> tuple[list[int], list[int]]:
    """MK-SETUP-16, 17. Those of the deck and those left in the box; the first to be drawn is the last."""
    tiles = list(COUNTRYSIDE)
    if scenario.in_order:
        tiles.reverse()
        return tiles[-wanted:], tiles[:-wanted]
    rng.shuffle(tiles)
    if scenario.seek != NO_SITE:
        tiles = with_site_first(with_site_first(tiles, scenario.seek_also), scenario.seek)
        drawn = tiles[:wanted]
        rng.shuffle(drawn)
        return drawn, tiles[wanted:]
    return tiles[:wanted], tiles[wanted:]


def core_tiles(
    scenario: ScenarioData, core_wanted: int, city_wanted: int, rng: Rng
) -> tuple[list[int], list[int]]:
    """MK-SETUP-18. Core tiles and cities of the deck, and the core tiles left in the box."""
    plain, with_city = list(CORE), list(CITIES)
    rng.shuffle(plain)
    rng.shuffle(with_city)
    if scenario.seek_core != NO_SITE:
        plain = with_site_first(with_site_first(plain, scenario.seek_also), scenario.seek_core)
    if scenario.only_sought:
        plain = [tile for tile in plain if has_site(tile, scenario.seek_core)]
    if scenario.city_tile != NONE:
        with_city = [scenario.city_tile]
    return plain[:core_wanted] + with_city[:city_wanted], plain[core_wanted:]


def tiles_wanted(scenario: ScenarioData, players: int, switches: tuple[str, ...]) -> tuple[int, int, int]:
    """MK-MAP-01, MK-OPT-10. Countryside tiles, core tiles without and with city: the scenario's, or as agreed."""
    return (
        number(switches, COUNTRYSIDE_TILES) or scenario.at(scenario.countryside, players),
        number(switches, CORE_TILES) or scenario.at(scenario.core, players),
        cities(scenario, players, switches),
    )


def lay_out(
    scenario_name: str,
    names: list[str],
    rng: Rng,
    *,
    switches: tuple[str, ...] = (),
    teams: tuple[int, ...] = (),
    expansions: int = 0,
) -> MageKnight:
    """The whole table, set up for a scenario and these heroes."""
    scenario, players = played(scenario_name, switches), len(names)
    alone = has_dummy(scenario, players)
    wanted, core_wanted, city_wanted = tiles_wanted(scenario, players, switches)
    drawn, box = countryside_tiles(scenario, wanted, rng)
    core, core_box = core_tiles(scenario, core_wanted, city_wanted, rng)
    spells = of_kind(SPELL)
    if alone or NO_INTERACTIVE_SPELLS in switches:
        spells = [spell for spell in spells if spell not in COMPETITIVE_SPELLS]
    others = [name for name in HEROES if name not in names]
    later = HERO_AUCTION in switches or DRAFTING in switches  # players choose before the table is laid
    seen = EVERYONE if scenario.in_order else 0
    where = [NONE] * len(TILES)
    where[START] = place(0, 0)
    g = MageKnight(
        seats=players,
        stack=[Game(), SetUp()] if later else [Game()],
        rng=rng,
        learned=0,
        seq=0,
        scenario=scenario_name,
        shape=word(switches, MAP) or shape_of(scenario, players),
        heroes=[hero(seat, name, players, scenario, switches, rng) for seat, name in enumerate(names)],
        where=where,
        tiles=Zone("tiles", "countryside", seen, tile_names(drawn), []),
        core_tiles=pile("core-tiles", "core", tile_names(core), rng),
        box=Zone("box", "countryside", seen, tile_names(box), []),
        core_box=pile("core-box", "core", tile_names(core_box), rng),
        piles=[
            pile(f"pile-{name}", name, list(RUINS) if i == RUIN_BACK else tokens_of(i, expansions), rng)
            for i, name in enumerate(BACKS)
        ],
        discards=[[] for _ in BACKS],
        down=[Zone(f"down-{name}", name, 0, [], []) for name in BACKS],
        down_at=[[] for _ in BACKS],
        up=[],
        up_at=[],
        shields={},
        cities=[],
        city_levels=city_levels(scenario, players, switches),
        source=[],
        unit_decks=[
            pile("regular-units", "regular", unit_deck(elite=False), rng),
            pile("elite-units", "elite", unit_deck(elite=True, levels=scenario.unit_levels), rng),
        ],
        unit_offer=[],
        monastery_offer=[],
        action_deck=pile("actions", "actions", of_kind(ADVANCED_ACTION), rng),
        action_offer=[],
        spell_deck=pile("spells", "spells", spells, rng),
        spell_offer=[],
        artifact_deck=pile("artifacts", "artifacts", of_kind(ARTIFACT), rng),
        common_skills=[],
        tactics=[],
        tactics_gone=[],
        removed=[],
        centre=[],
        modifiers=[],
        fight=None,
        dummy=dummy(rng.pick(others), rng) if alone and "" not in names else None,
        order=list(range(players)),
        last_turns=[],
        teams=teams_of(scenario, players, teams, rng),
        switches=switches,
        chosen=[],
        drafted=drafted_zones(players) if DRAFTING in switches else [],
        rounds=scenario.at(scenario.rounds, players),
        night=NIGHT_ARRIVAL in switches,
    )
    for one in g.heroes:
        one.reputation = start_reputation(switches, one.reputation)
    of(g).prepare(g)
    if not later:
        open_table(g)
    return g


def open_table(g: MageKnight) -> None:
    """What is open before the first round: offers, the source, the first tiles, and a hand for everybody."""
    open_offers(g)
    roll_source(g, dice_in_game(g))
    for at in SHAPES[g.shape].first:
        lay_tile(g, TILES.index(reveal_top(g, g.tiles)), at)
    for one in g.heroes:
        for _ in range(5):
            one.hand.put(one.deck.take(len(one.deck.items) - 1))
    of(g).set_up(g)


def teams_of(scenario: ScenarioData, players: int, asked: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """MK-TEAM-01, MK-SCEN-05-07. As asked; where there are always teams, and none were asked for, by lot."""
    if scenario.cooperative:
        return (0,) * players
    if asked or not scenario.in_teams or players < 4:
        return asked
    return by_lot(rng)


def open_offers(g: MageKnight) -> None:
    """MK-SETUP-06, 07, 10, MK-SCEN-01-06."""
    for _ in range(OFFER):
        refill(g, g.spell_offer, g.spell_deck)
        refill(g, g.action_offer, g.action_deck)
    deal_units(g)
    while g.scenario == "first_reconnaissance" and not any(VILLAGE in UNITS[u].sites for u in g.unit_offer):
        g.unit_decks[0].items.extend(g.unit_offer)
        g.unit_offer.clear()
        g.unit_decks[0].shuffle(g.rng)
        deal_units(g)


@final
class SetUp(Steps[MageKnight]):
    """What players choose before the table is laid: heroes, then cards of their later decks."""

    RULE: ClassVar[str] = "MK-SETUP-01"
    ORDER: ClassVar[tuple[str, ...]] = ("choose_heroes", "get_ready", "draft", "lay_table")

    def __init__(self, at: Public[str] = "choose_heroes") -> None:
        super().__init__(at)

    def choose_heroes(self, g: MageKnight) -> Frame | None:
        """MK-OPT-02. In an order by lot."""
        if HERO_AUCTION not in g.switches:
            return None
        g.rng.shuffle(g.order)
        for i, seat in enumerate(g.order):
            g.tell(SELECTION_ORDER, seat, i + 1)
        return Auction([], [])

    def get_ready(self, g: MageKnight) -> Frame | None:
        """MK-SETUP-24 to 31, MK-DUMMY-02. Decks and skills of the heroes that were chosen."""
        if HERO_AUCTION not in g.switches:
            return None
        scenario = played(g.scenario, g.switches)
        for one in g.heroes:
            fill(one.deck, deck_of(one.name), g.rng)
            fill(one.stack, skill_tokens(one.name, g.seats, scenario, g.switches), g.rng)
        if has_dummy(scenario, g.seats):
            g.dummy = dummy(g.rng.pick(free(g)), g.rng)
        return None

    def draft(self, g: MageKnight) -> Frame | None:
        return begin(g) if DRAFTING in g.switches else None

    def lay_table(self, g: MageKnight) -> Frame | None:
        g.learned = EVERYONE
        open_table(g)
        return None


def fill(zone: Zone, items: list[str], rng: Rng) -> None:
    zone.items.extend(items)
    zone.shuffle(rng)
