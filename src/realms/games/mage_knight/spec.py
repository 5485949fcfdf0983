"""Mage Knight for the outside: players, options, set-up, census, names."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, final

from realms.kernel.match import Match
from realms.kernel.model import BadOptions
from realms.kernel.registry import DEALT, GameSpec, one_a_seat, register
from realms.kernel.rng import seeded

from . import oddities  # noqa: F401 (it makes the odd cards known)
from .data.heroes import HEROES, deck_of
from .data.hexes import TILES
from .data.options import HERO_AUCTION, combination
from .data.scenarios import SCENARIOS
from .derived import DERIVED
from .names import label, names
from .offer import FIRST, offered
from .rules import scenarios  # noqa: F401 (it makes the scenarios known)
from .rules.auction import Auction
from .rules.rounds import dice_in_game
from .rules.scenario import of as scenario_of
from .rules.setup import SetUp, lay_out, skill_tokens
from .rules.teams import NO_TEAMS, seated
from .state import MageKnight
from .terms import MAX_PLAYERS, MIN_PLAYERS, WOUND
from .validity import flaw

if TYPE_CHECKING:
    from realms.kernel.scene import Scene
    from realms.kernel.view import View


@final
class MageKnightSpec(GameSpec):
    """Options: scenario, heroes (dealt, or a list by seat, in which some may be dealt), optional rules."""

    def __init__(self) -> None:
        super().__init__(
            "mage_knight", 1, MIN_PLAYERS, MAX_PLAYERS, DERIVED, tuple(SCENARIOS), complete=True, bound=60_000
        )

    def name(self, lang: str) -> str:
        return "Рыцарь-маг" if lang == "ru" else "Mage Knight"

    def options(self) -> dict[str, object]:
        return dict(offered())

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Match:
        self.check_players(players)
        for name in options:
            if name not in self.options():
                known = ", ".join(self.options())
                raise BadOptions(f"{self.id} has no option {name!r}; its options are {known}.")
        scenario = options.get("scenario", FIRST)
        if not isinstance(scenario, str) or scenario not in SCENARIOS:
            raise BadOptions(f"scenario is one of {', '.join(SCENARIOS)}, not {scenario!r}.")
        data = SCENARIOS[scenario]
        if not data.fewest <= players <= data.most:
            some = f"{data.fewest} to {data.most} players" if data.fewest < data.most else f"{data.most} player"
            raise BadOptions(f"{scenario} takes {some}, not {players}.")
        switches = combination(data, players, options)
        if HERO_AUCTION in switches and named_heroes(options.get("heroes", DEALT)):
            raise BadOptions(f"{HERO_AUCTION} and a list of heroes cannot go together.")
        rng = seeded(seed)
        heroes = [""] * players
        if HERO_AUCTION not in switches:
            heroes = one_a_seat("heroes", options.get("heroes", DEALT), HEROES, players, rng)
        teams = seated(options.get("teams", NO_TEAMS), data, players, rng)
        g = lay_out(scenario, heroes, rng, switches=switches, teams=teams)
        g.log = []
        g.advance()
        return g

    def census(self, match: Match) -> dict[str, int]:
        """Every card, unit, token, tile and die, wherever it is; wounds and mana tokens are unlimited."""
        assert isinstance(match, MageKnight)
        return census(match)

    def unwon(self, match: Match) -> bool:
        """Alone or together players may fail; and where fame does not count, what does may be won by nobody."""
        assert isinstance(match, MageKnight)
        together = SCENARIOS[match.scenario].cooperative
        return match.seats == 1 or together or not scenario_of(match).fame_counts(match)

    def variants(self, players: int) -> list[dict[str, object]]:
        return [{"scenario": s.name} for s in SCENARIOS.values() if s.fewest <= players <= s.most]

    def busiest(self) -> list[Match]:
        from .busiest import busiest

        return busiest()

    def label(self, ref: str, lang: str) -> str:
        return label(ref, lang)

    def names(self, lang: str) -> dict[str, str]:
        return dict(names(lang))

    def scene(self, view: View) -> Scene:
        from .scene import scene

        return scene(view)

    def same_for_all(self, view: View) -> bool:
        """Nothing in a scene depends on who looks but what the view knows."""
        return True

    def flaw(self, match: Match) -> str:
        return flaw(match)

    def feats(self, match: Match) -> dict[str, int]:
        """How far the map was explored and conquered, and how far the best hero came."""
        assert isinstance(match, MageKnight)
        return {
            "cities-found": len(match.cities),
            "cities-fallen": len([city for city in match.cities if city.conquered]),
            "sites-conquered": len(match.shields),
            "best-level": max([hero.level for hero in match.heroes]),
            "rounds": match.round,
        }

    def tags(self, match: Match) -> list[list[str]]:
        assert isinstance(match, MageKnight)
        return [[f"hero:{hero.name}", f"seat:{hero.seat}"] for hero in match.heroes]


def named_heroes(asked: object) -> bool:
    """Is somebody given a certain hero?"""
    return asked != DEALT and not (isinstance(asked, list) and all(one == DEALT for one in asked))


def census(g: MageKnight) -> dict[str, int]:
    count: Counter[str] = Counter()
    for hero in g.heroes:
        for zone in (hero.hand, hero.deck, hero.stored, hero.stack):
            count.update(zone.items)
        for cards in (hero.discard, hero.played, hero.aside, hero.skills):
            count.update(cards)
        count.update([unit.kind for unit in hero.units])
        count.update([unit.banner for unit in hero.units if unit.banner != ""])
    if HERO_AUCTION in g.switches:
        count.update(unchosen(g))
    if g.dummy is not None:
        count.update(g.dummy.deck.items + g.dummy.discard + g.dummy.stack.items)
    for zone in (g.action_deck, g.spell_deck, g.artifact_deck, *g.drafted, *g.unit_decks, *g.piles, *g.down):
        count.update(zone.items)
    for cards in (
        g.unit_offer,
        g.monastery_offer,
        g.action_offer,
        g.spell_offer,
        g.common_skills,
        g.removed,
        g.up,
    ):
        count.update(cards)
    for discards in g.discards:
        count.update(discards)
    if g.fight is not None:
        count.update([foe.token for foe in g.fight.foes if foe.hex < 0 and not foe.dead])
    held = sum([len(hero.now.took) + (1 if hero.kept_die >= 0 else 0) + len(hero.claimed) for hero in g.heroes])
    unrolled = any(isinstance(frame, SetUp) for frame in g.stack)
    count["dice"] = dice_in_game(g) if unrolled else len(g.source) + held
    for tile in [TILES[i] for i, at in enumerate(g.where) if at >= 0]:
        count.update([f"tile:{tile}"])
    for zone in (g.tiles, g.core_tiles, g.box, g.core_box):
        count.update([f"tile:{tile}" for tile in zone.items])
    from .rules.drafting import Draft
    from .rules.levelup import ChooseSkill
    from .rules.rewards import GainArtifacts
    from .rules.upgrades import Upgrade

    for frame in g.stack:
        if isinstance(frame, ChooseSkill) and frame.going:
            count.update(frame.shown)
        if isinstance(frame, Upgrade):
            count.update(frame.shown)
        if isinstance(frame, Draft):
            count.update([card for pack in frame.packs for card in pack.items])
        if isinstance(frame, GainArtifacts):
            count.update(frame.drawn.items)
    count.pop(WOUND, None)
    return count


def unchosen(g: MageKnight) -> list[str]:
    """The cards and skills of the heroes in the box: in an auction of all of them."""
    used = [hero.name for hero in g.heroes] + ([g.dummy.name] if g.dummy is not None else [])
    if any(isinstance(frame, Auction) for frame in g.stack):
        used = []
    scenario = SCENARIOS[g.scenario]
    left = [name for name in HEROES if name not in used]
    decks = [card for name in left for card in deck_of(name)]
    return decks + [skill for name in left for skill in skill_tokens(name, g.seats, scenario, g.switches)]


SPEC: Final = MageKnightSpec()
register(SPEC)
