"""The state of a match: peoples, lands, squads, and the battle that is fought. Fields only; no rules."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Part
from realms.kernel.match import Match
from realms.kernel.model import Outcome, Public, Secret, Zoned
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

from .data.maps import BY_PLAYERS, LandMap


@final
class Elves(Part):
    """What one player has."""

    def __init__(
        self,
        seat: Public[int],
        people: Public[str],
        hand: Zoned[Zone],
        deck: Zoned[Zone],
        discard: Public[list[str]],
        artifacts: Zoned[Zone],
        treasures: Public[list[str]],
        goal: Zoned[Zone],
        taken: Public[int],
        began: Public[bool],
        out: Public[bool],
        laid: Public[list[str]],
        used: Public[list[str]],
        trades: Public[int],
    ) -> None:
        self.seat = seat
        self.people = people
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.artifacts = artifacts
        self.treasures = treasures
        self.goal = goal
        self.taken = taken  # lands taken from other players
        self.began = began  # had a first turn
        self.out = out
        self.laid = laid  # cards and Artifacts that were declared and have not worked yet
        self.used = used  # Actions used outside battle in this turn (ER-ACTION-12)
        self.trades = trades  # seats that were made an offer in this turn, as a mask


@final
class Fighter(Part):
    """A card on the battlefield; in one of the middle places it does not fight. OFF: it has left."""

    def __init__(
        self,
        card: Public[str],
        side: Public[int],
        place: Public[int],
        lives: Public[int],
        initiative: Public[int],
        icons: Public[list[int]],
        acted: Public[bool] = False,
        skips: Public[int] = 0,
    ) -> None:
        self.card = card
        self.side = side
        self.place = place
        self.lives = lives
        self.initiative = initiative
        self.icons = icons
        self.acted = acted  # had its turn of this cycle
        self.skips = skips  # turns it will not have


@final
class Fight(Part):
    """A battle. `defender` is a seat, or NONE for neutrals, whom the seat `mover` moves."""

    def __init__(
        self,
        land: Public[int],
        attacker: Public[int],
        defender: Public[int],
        mover: Public[int],
        fighters: Public[list[Fighter]],
        treasures: Public[list[str]],
        reserve: Public[int],
        tie: Public[int],
        silenced: Public[list[int]],
        quiet: Public[int],
        hurt: Public[bool],
        moved: Public[bool],
    ) -> None:
        self.land = land
        self.attacker = attacker
        self.defender = defender
        self.mover = mover
        self.fighters = fighters
        self.treasures = treasures  # empty places (ER-TREASURE-01)
        self.reserve = reserve  # the side whose card was in reserve
        self.tie = tie  # the seat that wins a tie by an effect
        self.silenced = silenced  # seats without Actions and Artifacts in this battle
        self.quiet = quiet  # cycles in a row without a loss of lives
        self.hurt = hurt  # a life was lost in this cycle
        self.moved = moved  # a card was moved in this cycle


@final
class ElvenRage(Match):
    """The table."""

    GAME: ClassVar[str] = "elven_rage@1"

    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        learned: Secret[int],
        seq: Public[int],
        scenario: Public[str],
        elves: Public[list[Elves]],
        owner: Public[list[int]],
        built: Public[list[int]],
        wards: Public[list[int]],
        neutral_deck: Zoned[Zone],
        neutral_discard: Public[list[str]],
        squads: Zoned[list[Zone]],
        opened: Public[list[str]],
        artifact_deck: Zoned[Zone],
        spent: Public[list[str]],
        goals: Zoned[Zone],
        away: Zoned[list[Zone]],
        active: Public[int],
        round: Public[int],
        target: Public[int],
        reach: Public[int],
        again: Public[int],
        winner: Public[int],
        fight: Public[Fight | None],
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.scenario = scenario
        self.elves = elves
        self.owner = owner  # the seat whose token lies on each land, or NONE
        self.built = built  # lands with a Tower made by the Builder's Rune
        self.wards = wards  # the seat that protects a land until its next turn, or NONE
        self.neutral_deck = neutral_deck
        self.neutral_discard = neutral_discard
        self.squads = squads
        self.opened = opened  # the open card of each squad, or ""
        self.artifact_deck = artifact_deck
        self.spent = spent  # Artifacts that were used
        self.goals = goals  # unused
        self.away = away  # Artifacts and Goals that left the game unseen
        self.active = active
        self.round = round
        self.target = target  # the land that was named for conquest, or NONE
        self.reach = reach  # how far the target of this Conquest phase may be
        self.again = again  # more Conquest phases in this turn: 0 none yet, 1 granted, 2 used
        self.winner = winner
        self.fight = fight

    @property
    def map(self) -> LandMap:
        return BY_PLAYERS[self.seats]

    def outcome(self) -> Outcome | None:
        from .rules.scoring import score

        return None if self.stack else score(self)
