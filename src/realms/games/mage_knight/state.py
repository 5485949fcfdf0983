"""The state of a match: heroes, map, piles, offers. Fields only; no rules. Fights: fights.py.

Cards and tokens are named by what they are ("march", "wolf_riders"): copies of one card are alike. Whatever
somebody may not see lies in a `Zone`: hands, decks, piles, tokens face down. What everybody sees is a plain list.
"""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Part
from realms.kernel.match import Match
from realms.kernel.model import Outcome, Public, Secret, Zoned
from realms.kernel.modifiers import Modifier
from realms.kernel.rng import Rng
from realms.kernel.zones import Zone

from .assaults import Joint
from .data.hexes import Land, land
from .fights import Fight
from .terms import IDLE, NONE


@final
class Unit(Part):
    """A unit in a hero's service (MK-UNIT). `under_bonds`: it uses the token of Bonds of Loyalty."""

    def __init__(
        self,
        kind: Public[str],
        spent: Public[bool] = False,
        wounds: Public[int] = 0,
        banner: Public[str] = "",
        banner_used: Public[bool] = False,
        resisted: Public[bool] = False,
        under_bonds: Public[bool] = False,
    ) -> None:
        self.kind = kind
        self.spent = spent
        self.wounds = wounds
        self.banner = banner  # the banner attached to it (MK-UNIT-12)
        self.banner_used = banner_used  # turned face down for this round
        self.resisted = resisted  # took damage without a wound in this combat (MK-COMBAT-76)
        self.under_bonds = under_bonds

    @property
    def ready(self) -> bool:
        """MK-UNIT-07. Can it be activated?"""
        return not self.spent and self.wounds == 0


@final
class Now(Part):
    """What counts for one turn of a hero; a new turn begins with a new one."""

    def __init__(
        self,
        took: Public[list[int]],
        path: Public[list[int]],
        gains: Public[list[str]],
        skills: Public[list[str]],
        cast: Public[list[str]],
        melted: Public[list[int]],
        move: Public[int] = 0,
        influence: Public[int] = 0,
        heal: Public[int] = 0,
        did: Public[bool] = False,
        moved: Public[bool] = False,
        acted: Public[bool] = False,
        may_take: Public[int] = 1,
        wounds: Public[int] = 0,
        wounds_discarded: Public[int] = 0,
        recruited: Public[int] = 0,
        slain: Public[int] = 0,
        again: Public[bool] = False,
        refused: Public[int] = 0,
    ) -> None:
        self.move = move
        self.influence = influence
        self.heal = heal
        self.did = did  # a card was played or discarded (MK-TURN-15)
        self.moved = moved
        self.acted = acted
        self.may_take = may_take  # dice of the source that may still be used (MK-MANA-07)
        self.took = took  # colours of the dice in use
        self.path = path  # hexes gone through, the first one first
        self.gains = gains  # rewards for the end of the turn
        self.skills = skills  # used in this turn
        self.wounds = wounds  # received into hand
        self.wounds_discarded = wounds_discarded  # received into the discard pile (poison)
        self.recruited = recruited
        self.slain = slain  # enemies defeated
        self.cast = cast  # spells
        self.melted = melted  # crystals spent
        self.again = again  # another turn follows at once
        self.refused = refused  # calls to a joint assault that came to nothing (MK-COOP-05)


def new_turn(hex: int) -> Now:
    """A turn that begins on this hex."""
    return Now([], [hex], [], [], [], [0, 0, 0, 0])


@final
class Hero(Part):
    """A player: the hero, the deed cards, mana, units and skills."""

    def __init__(
        self,
        seat: Public[int],
        name: Public[str],
        hand: Zoned[Zone],
        deck: Zoned[Zone],
        stored: Zoned[Zone],
        stack: Zoned[Zone],
        discard: Public[list[str]],
        played: Public[list[str]],
        aside: Public[list[str]],
        crystals: Public[list[int]],
        tokens: Public[list[int]],
        units: Public[list[Unit]],
        skills: Public[list[str]],
        flipped: Public[list[str]],
        now: Public[Now],
        claimed: Public[list[int]],
        fame: Public[int] = 0,
        reputation: Public[int] = 0,
        level: Public[int] = 1,
        hex: Public[int] = NONE,
        tactic: Public[str] = "",
        tactic_used: Public[bool] = False,
        kept_die: Public[int] = NONE,
        more_cards: Public[int] = 0,
        plundered: Public[bool] = False,
        token_down: Public[bool] = False,
        out: Public[bool] = False,
        marked: Public[tuple[int, ...]] = (),
        incantation: Public[int] = 0,
    ) -> None:
        self.seat = seat
        self.name = name
        self.hand = hand
        self.deck = deck  # the last item is the top card
        self.stored = stored  # face down under a tactic
        self.stack = stack  # skill tokens not yet revealed
        self.discard = discard
        self.played = played  # the play area
        self.aside = aside  # set aside until the round ends
        self.crystals = crystals
        self.tokens = tokens  # pure mana
        self.units = units
        self.skills = skills  # owned, face up or down
        self.flipped = flipped  # skills used up for this round, or lying in the centre
        self.now = now
        self.fame = fame
        self.reputation = reputation
        self.level = level
        self.hex = hex  # NONE: not on the map
        self.tactic = tactic
        self.tactic_used = tactic_used
        self.kept_die = kept_die  # the colour of the die on Mana Steal
        self.claimed = claimed  # the colours of dice of Mana Claim, until the round ends
        self.more_cards = more_cards  # the hand limit at the next draw is that much higher
        self.plundered = plundered  # since the own last turn (MK-INTERACT-19)
        self.token_down = token_down  # the order token lies face down (MK-TURN-07)
        self.out = out  # removed from the game (MK-SCEN-11-04): no more turns
        self.marked = marked  # the glades with a shield of this hero (MK-SCEN-08-04)
        self.incantation = incantation  # the last night of an own incantation, the first one is 1


@final
class Dummy(Part):
    """The virtual player (MK-DUMMY)."""

    def __init__(
        self,
        name: Public[str],
        deck: Zoned[Zone],
        discard: Public[list[str]],
        crystals: Public[list[int]],
        stack: Zoned[Zone],
        tactic: Public[str] = "",
    ) -> None:
        self.name = name
        self.deck = deck
        self.discard = discard
        self.crystals = crystals
        self.stack = stack  # its skill tokens (MK-SOLO-01)
        self.tactic = tactic


@final
class City(Part):
    """A revealed city (MK-CITY): its level, and the shields on its card in the order they were placed.

    `annex`: the hex of the second part of a megapolis (MK-OPT-42), `annex_colour` the city that stands there.
    """

    def __init__(
        self,
        hex: Public[int],
        colour: Public[int],
        level: Public[int],
        shields: Public[list[int]],
        conquered: Public[bool] = False,
        annex: Public[int] = NONE,
        annex_colour: Public[int] = NONE,
        friendly: Public[bool] = False,
    ) -> None:
        self.hex = hex  # the garrison of both parts lies here
        self.colour = colour
        self.level = level  # of a megapolis: the sum
        self.shields = shields
        self.conquered = conquered
        self.annex = annex
        self.annex_colour = annex_colour
        self.friendly = friendly  # open to everybody, led by nobody (MK-SCEN-07-03)


@final
class SpareDie(Part):
    """The die that was set in secret for a combat (MK-OPT-26). `top`: the face it shows; `faces`: those that
    others think possible besides; `denied`: those that were said not to be it."""

    def __init__(
        self,
        seat: Public[int],
        top: Zoned[Zone],
        faces: Zoned[Zone],
        denied: Public[list[str]],
        shown: Public[bool] = False,
    ) -> None:
        self.seat = seat  # who set it
        self.top = top
        self.faces = faces
        self.denied = denied
        self.shown = shown


@final
class Centre(Part):
    """An interactive skill in the middle of the table (MK-SKILL-05). `mark`: a colour chosen for it."""

    def __init__(self, skill: Public[str], seat: Public[int], mark: Public[int] = NONE) -> None:
        self.skill = skill
        self.seat = seat
        self.mark = mark


@final
class MageKnight(Match):
    """The table. `where`: the place of every tile on the grid. Tokens face down lie in `down`, one zone a back."""

    GAME: ClassVar[str] = "mage_knight@1"

    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        learned: Secret[int],
        seq: Public[int],
        scenario: Public[str],
        shape: Public[str],
        heroes: Public[list[Hero]],
        where: Public[list[int]],
        tiles: Zoned[Zone],
        core_tiles: Zoned[Zone],
        box: Zoned[Zone],
        core_box: Zoned[Zone],
        piles: Zoned[list[Zone]],
        discards: Public[list[list[str]]],
        down: Zoned[list[Zone]],
        down_at: Public[list[list[int]]],
        up: Public[list[str]],
        up_at: Public[list[int]],
        shields: Public[dict[int, int]],
        cities: Public[list[City]],
        city_levels: Public[tuple[int, ...]],
        source: Public[list[int]],
        unit_decks: Zoned[list[Zone]],
        unit_offer: Public[list[str]],
        monastery_offer: Public[list[str]],
        action_deck: Zoned[Zone],
        action_offer: Public[list[str]],
        spell_deck: Zoned[Zone],
        spell_offer: Public[list[str]],
        artifact_deck: Zoned[Zone],
        common_skills: Public[list[str]],
        tactics: Public[list[str]],
        tactics_gone: Public[list[str]],
        removed: Public[list[str]],
        centre: Public[list[Centre]],
        modifiers: Public[list[Modifier]],
        fight: Public[Fight | None],
        dummy: Public[Dummy | None],
        order: Public[list[int]],
        last_turns: Public[list[int]],
        teams: Public[tuple[int, ...]],
        switches: Public[tuple[str, ...]],
        chosen: Zoned[list[Zone]],
        drafted: Zoned[list[Zone]],
        rounds: Public[int],
        round: Public[int] = 1,
        night: Public[bool] = False,
        phase: Public[int] = IDLE,
        active: Public[int] = NONE,
        announced: Public[int] = NONE,
        ending: Public[bool] = False,
        core_seen: Public[bool] = False,
        finished: Public[bool] = False,
        weighing: Public[str] = "",
        before: Public[int] = NONE,
        spare_die: Public[SpareDie | None] = None,
        joint: Public[Joint | None] = None,
        nights: Public[int] = 0,
        owed: Public[tuple[int, ...]] = (),
        secret_dungeons: Public[tuple[int, ...]] = (),
        secret_tombs: Public[tuple[int, ...]] = (),
        turns: Public[tuple[int, ...]] = (),
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.scenario = scenario
        self.shape = shape
        self.heroes = heroes
        self.where = where
        self.tiles = tiles  # the deck of countryside tiles; the last is the top
        self.core_tiles = core_tiles  # under them
        self.box = box  # unused countryside tiles (MK-MOVE-21)
        self.core_box = core_box
        self.piles = piles
        self.discards = discards
        self.down = down
        self.down_at = down_at
        self.up = up  # tokens face up on the map; up_at: their hexes
        self.up_at = up_at
        self.shields = shields  # by hex: who conquered, owns or burned it
        self.cities = cities
        self.city_levels = city_levels  # of the cities still to be revealed, in order
        self.source = source
        self.unit_decks = unit_decks  # regular, elite; the last item is the top card
        self.unit_offer = unit_offer
        self.monastery_offer = monastery_offer
        self.action_deck = action_deck
        self.action_offer = action_offer  # the first is the top, the last the lowest
        self.spell_deck = spell_deck
        self.spell_offer = spell_offer
        self.artifact_deck = artifact_deck
        self.common_skills = common_skills
        self.tactics = tactics  # laid out for this round
        self.tactics_gone = tactics_gone  # left the game (MK-SCEN-04-06)
        self.removed = removed  # cards and units thrown away
        self.centre = centre
        self.modifiers = modifiers
        self.fight = fight
        self.dummy = dummy
        self.order = order  # of turns in this round: seats, and DUMMY
        self.last_turns = last_turns  # who still has a turn before the round (or the game) ends
        self.teams = teams  # by seat: which team (MK-TEAM); empty: everybody for himself
        self.switches = switches  # the optional rules that are on (MK-OPT)
        self.chosen = chosen  # MK-SCEN-11-09: by team the shield of who is to return, then that of the other
        self.drafted = drafted  # by seat: advanced actions kept in secret (MK-OPT-35); empty: nobody drafts
        self.rounds = rounds
        self.round = round
        self.night = night
        self.phase = phase
        self.active = active
        self.announced = announced  # who announced the end of the round
        self.ending = ending  # the scenario's end was triggered
        self.core_seen = core_seen  # a core tile is revealed
        self.finished = finished
        self.weighing = weighing  # a card of the hand while it is asked what could be done with it; else ""
        self.before = before  # whose turn came before the turn of the active player
        self.spare_die = spare_die
        self.joint = joint  # a joint assault under way
        self.nights = nights  # that are over (MK-SCEN-08)
        self.owed = owed  # mines whose brown enemy is drawn only when a hero goes down (MK-SCEN-07-09)
        self.secret_dungeons = secret_dungeons  # hexes (MK-SCEN-09-04)
        self.secret_tombs = secret_tombs  # MK-SCEN-09-06
        self.turns = turns  # by tile: sixths of a turn clockwise (MK-OPT-11); empty: all lie as printed

    @property
    def land(self) -> Land:
        return land(self.where, self.turns)

    def outcome(self) -> Outcome | None:
        from .rules.scoring import score

        return None if self.stack else score(self)
