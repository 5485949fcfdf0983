"""The state of a match: the players' realms, areas, heroes, runes, decks. Fields only; no rules.

What a battle, a duel or a bid needs while it goes on is kept by its own frame."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Part
from realms.kernel.match import Match
from realms.kernel.model import Outcome, Public, Secret, Zoned
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

from .rules.land import LANDS, Land, land_of


@final
class Realm(Part):
    """What one player has. `faction` is "" until one is picked."""

    def __init__(
        self,
        seat: Public[int],
        faction: Public[str],
        dials: Public[list[int]],
        influence: Public[int],
        tactics: Zoned[Zone],
        fresh: Zoned[Zone],
        quests: Zoned[Zone],
        objectives: Zoned[Zone],
        orders: Public[list[str]],
        played: Public[list[str]],
        order: Public[str],
        out: Public[bool],
        played_in: Public[list[int]],
    ) -> None:
        self.seat = seat
        self.faction = faction
        self.dials = dials  # food, wood, ore, as RESOURCES has them
        self.influence = influence
        self.tactics = tactics
        self.fresh = fresh  # tactics drawn in this season, which cannot be played yet (RW-TACTIC-02)
        self.quests = quests
        self.objectives = objectives
        self.orders = orders  # in hand
        self.played = played  # of this year, in order; the one of this season too, once it is revealed
        self.order = order  # of this season, once it is revealed
        self.out = out
        self.played_in = played_in  # the season of each of `played`; NONE: of last year (RW-SEASON-21)


@final
class Hero(Part):
    """A hero on the map. `trained`: what training has added to strength, agility and wisdom."""

    def __init__(
        self,
        id: Public[str],
        owner: Public[int],
        area: Public[int],
        routed: Public[bool],
        damage: Public[int],
        trained: Public[list[int]],
        rewards: Zoned[Zone],
    ) -> None:
        self.id = id
        self.owner = owner
        self.area = area
        self.routed = routed
        self.damage = damage
        self.trained = trained
        self.rewards = rewards


@final
class Remains(Part):
    """A defeated-hero marker: rewards that wait for the first hero who ends a move there (RW-HERO-12)."""

    def __init__(self, area: Public[int], rewards: Zoned[Zone]) -> None:
        self.area = area
        self.rewards = rewards


@final
class Runewars(Match):
    """The table. Lists by area follow `land.areas`; before the map is laid they are empty."""

    GAME: ClassVar[str] = "runewars@1"

    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        learned: Secret[int],
        seq: Public[int],
        laid: Public[str],
        realms: Public[list[Realm]],
        first: Public[int],
        year: Public[int],
        season: Public[int],
        card: Public[str],
        void: Public[list[str]],
        active: Public[int],
        standing: Public[list[list[str]]],
        routed: Public[list[list[str]]],
        holder: Public[list[int]],
        fort: Public[list[int]],
        broken: Public[list[bool]],
        development: Public[list[str]],
        city: Public[list[str]],
        activated: Public[list[int]],
        runes: Zoned[list[Zone]],
        rune_at: Public[list[int]],
        heroes: Public[list[Hero]],
        remains: Public[list[Remains]],
        titles: Public[list[int]],
        paid: Public[list[int]],
        fate: Zoned[Zone],
        fate_drawn: Public[list[str]],
        fate_discard: Public[list[str]],
        hero_deck: Zoned[Zone],
        reward_deck: Zoned[Zone],
        reward_discard: Public[list[str]],
        tactics_deck: Zoned[Zone],
        tactics_discard: Public[list[str]],
        quest_deck: Zoned[Zone],
        quest_discard: Public[list[str]],
        objective_decks: Zoned[list[Zone]],
        objective_discard: Public[list[str]],
        season_decks: Zoned[list[Zone]],
        season_discard: Public[list[str]],
        hidden: Public[bool],
        winner: Public[int],
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.laid = laid  # the tiles and homes of the map, as `land_of` reads them; "" until all are laid
        self.realms = realms
        self.first = first
        self.year = year
        self.season = season  # index in SEASONS
        self.card = card  # the season card in force
        self.void = void  # orders that do nothing this season
        self.active = active  # whose turn it is, or NOBODY
        self.standing = standing  # units by area, sorted; in a battle its frame has those that fight
        self.routed = routed
        self.holder = holder  # whose units they are: a seat, NEUTRALS or NOBODY
        self.fort = fort  # the seat whose stronghold stands there, or NOBODY
        self.broken = broken  # is that stronghold damaged
        self.development = development  # of that stronghold, or ""
        self.city = city
        self.activated = activated  # mask of the seats whose activation token lies there
        self.runes = runes  # one zone a token, "real" or "false"
        self.rune_at = rune_at  # the area of each token
        self.heroes = heroes
        self.remains = remains
        self.titles = titles  # the seat that owns each of TITLES, or NOBODY
        self.paid = paid  # influence that lies on each
        self.fate = fate
        self.fate_drawn = fate_drawn  # in use: not discarded yet
        self.fate_discard = fate_discard
        self.hero_deck = hero_deck
        self.reward_deck = reward_deck
        self.reward_discard = reward_discard
        self.tactics_deck = tactics_deck
        self.tactics_discard = tactics_discard
        self.quest_deck = quest_deck
        self.quest_discard = quest_discard
        self.objective_decks = objective_decks  # good, evil
        self.objective_discard = objective_discard
        self.season_decks = season_decks
        self.season_discard = season_discard
        self.hidden = hidden  # the option of hidden runes (RW-RUNE-07)
        self.winner = winner

    @property
    def land(self) -> Land:
        return LANDS.get(self.laid) or land_of(self.laid)

    def outcome(self) -> Outcome | None:
        from .rules.winning import score

        return None if self.stack else score(self)
