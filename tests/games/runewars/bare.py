"""The table before anything is put on it: a fixed map, empty, and all cards in their decks."""

from __future__ import annotations

from collections.abc import Sequence

from realms.games.runewars.data.factions import SHEETS
from realms.games.runewars.data.fate import FATE_IDS
from realms.games.runewars.data.heroes import HERO_IDS
from realms.games.runewars.data.objectives import deck_of as objectives_of
from realms.games.runewars.data.quests import QUESTS
from realms.games.runewars.data.rewards import deck as all_rewards
from realms.games.runewars.data.seasons import deck_of as seasons_of
from realms.games.runewars.data.tactics import deck as all_tactics
from realms.games.runewars.data.tiles import FIXED_HOMES, FIXED_TILES
from realms.games.runewars.rules.land import map_name
from realms.games.runewars.state import Realm, Runewars
from realms.games.runewars.terms import EVIL, GOOD, NOBODY, ORDERS, RESOURCES, SEASONS, SUMMER, TITLES
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone


def bare(factions: Sequence[str], *, seed: int = 1, hidden: bool = False) -> Runewars:
    """The fixed map of so many players: no units, runes or heroes on it; all cards in their decks, in order."""
    n = len(factions)
    homes = [(faction, *FIXED_HOMES[n][seat]) for seat, faction in enumerate(factions)]
    laid = map_name((*FIXED_TILES[n], *homes))
    realms = []
    for seat, faction in enumerate(factions):
        sheet = SHEETS[faction]
        tactics, fresh, quests, objectives = [
            Zone(f"{name}-{seat}", pool, 1 << seat, [], [])
            for name, pool in (
                ("tactics", "tactics"),
                ("fresh", "tactics"),
                ("quests", "quest"),
                ("objectives", f"objective-{sheet.alignment}"),
            )
        ]
        dials = [sheet.dials[resource] for resource in RESOURCES]
        realms.append(
            Realm(
                seat,
                faction,
                dials,
                sheet.influence,
                tactics,
                fresh,
                quests,
                objectives,
                list(ORDERS),
                [],
                "",
                False,
                [],
            )
        )
    g = Runewars(
        seats=n,
        stack=[],
        rng=Rng(seed),
        learned=0,
        seq=0,
        laid=laid,
        realms=realms,
        first=0,
        year=1,
        season=SEASONS.index(SUMMER),
        card="",
        void=[],
        active=0,
        standing=[],
        routed=[],
        holder=[],
        fort=[],
        broken=[],
        development=[],
        city=[],
        activated=[],
        runes=[],
        rune_at=[],
        heroes=[],
        remains=[],
        titles=[NOBODY] * len(TITLES),
        paid=[0] * len(TITLES),
        fate=Zone("fate", "fate", 0, list(FATE_IDS), []),
        fate_drawn=[],
        fate_discard=[],
        hero_deck=Zone("heroes", "hero", 0, list(HERO_IDS), []),
        reward_deck=Zone("rewards", "reward", 0, all_rewards(), []),
        reward_discard=[],
        tactics_deck=Zone("tactics-deck", "tactics", 0, all_tactics(), []),
        tactics_discard=[],
        quest_deck=Zone("quests-deck", "quest", 0, list(QUESTS), []),
        quest_discard=[],
        objective_decks=[
            Zone(f"objectives-{side}", f"objective-{side}", 0, objectives_of(side), []) for side in (GOOD, EVIL)
        ],
        objective_discard=[],
        season_decks=[Zone(f"season-{season}", season, 0, seasons_of(season), []) for season in SEASONS],
        season_discard=[],
        hidden=hidden,
        winner=NOBODY,
    )
    areas = len(g.land.areas)
    g.standing = [[] for _ in range(areas)]
    g.routed = [[] for _ in range(areas)]
    g.holder = [NOBODY] * areas
    g.fort = [NOBODY] * areas
    g.broken = [False] * areas
    g.development = [""] * areas
    g.city = [""] * areas
    g.activated = [0] * areas
    return g
