"""What is observed of Elven Rage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from realms.games.elven_rage.data.artifacts import ARTIFACTS
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.maps import BY_PLAYERS
from realms.games.elven_rage.data.warriors import TREASURES, WARRIORS
from realms.games.elven_rage.terms import ICONS, PEOPLES, PLACES, SIDES

from ..blocks import (
    Bag,
    Cards,
    Code,
    Codes,
    Flag,
    Number,
    Numbers,
    Owners,
    Place,
    Places,
    Seat,
    Seats,
    Word,
    Zones,
)
from ..frozen import frozen
from ..groups import BySeat, Group, Several
from ..layout import Layout

GAME: Final = "elven_rage"
NAMES_SEAT: Final = ("seat", "mover", "giver", "taker", "Game.first", "TrimHands.first")
SPARE: Final = 2048
PLAYERS: Final = 4
SQUADS: Final = PLAYERS + 1
LANDS: Final = 33
FIGHTERS: Final = 8


def words() -> dict[str, Sequence[str]]:
    """The lists of words as they are today; `freeze` keeps them."""
    cards = [*WARRIORS, *TREASURES]
    return {
        "people": PEOPLES,
        "card": cards,
        "artifact": tuple(ARTIFACTS),
        "goal": tuple(GOALS),
        "play": [*WARRIORS, *ARTIFACTS],
    }


def lists() -> list[Sequence[str]]:
    """Further words that options refer to."""
    lands = sorted({cell for board in BY_PLAYERS.values() for cell in board.cells})
    placed = [f"{card}@{place}" for card in WARRIORS for place in PLACES[:4]]
    return [ICONS, SIDES, PLACES, TREASURES, tuple(WARRIORS), lands, placed]


def rare() -> list[str]:
    """Options that play hardly ever comes to."""
    return ["none", "done", "withdraw"]


def layout() -> Layout:
    fixed = frozen(GAME)
    card, artifact, goal = fixed.words("card"), fixed.words("artifact"), fixed.words("goal")
    fighter = (
        Code("card", card),
        Number("side", 1, meaning="0 attacker, 1 defender"),
        Number("place", 6, meaning="0 N, 1 E, 2 S, 3 W, 4 top, 5 bottom, 6 has left"),
        Number("lives", 20),
        Number("initiative", 40),
        Numbers("icons", 3, 8, meaning="left, forward, right: the number of the icon"),
        Flag("acted", "had its turn of this cycle"),
        Number("skips", 9, meaning="turns it will not have"),
    )
    return Layout(
        GAME,
        PLAYERS,
        (
            BySeat(
                "elves",
                PLAYERS,
                (
                    Word("people", fixed.words("people")),
                    Cards("hand", card),
                    Cards("deck", card),
                    Bag("discard", card),
                    Cards("artifacts", artifact),
                    Bag("treasures", card),
                    Cards("goal", goal),
                    Number("taken", 99, meaning="lands taken from other players"),
                    Flag("began", "had a first turn"),
                    Flag("out", "has left the game"),
                    Bag("laid", fixed.words("play"), "cards and Artifacts declared, not worked yet"),
                    Bag("used", card, "Actions used outside battle in this turn"),
                ),
            ),
            Owners(
                "owner", LANDS, PLAYERS, "whose token lies on each land (lands of the board of this many players)"
            ),
            Places("built", LANDS, "a Tower was built on the land"),
            Owners("wards", LANDS, PLAYERS, "who protects each land"),
            Cards("neutral_deck", card),
            Bag("neutral_discard", card),
            Zones("squads", SQUADS, card, "a squad of neutrals"),
            Codes("opened", SQUADS, card, "the open card of each squad"),
            Cards("artifact_deck", artifact),
            Bag("spent", artifact, "Artifacts that were used"),
            Cards("goals", goal, "Goals nobody has"),
            Seat("active", PLAYERS, "whose turn it is"),
            Number("round", 999),
            Place("target", LANDS, "the land named for conquest"),
            Number("reach", 9, meaning="how far the target may be"),
            Number("again", 2, meaning="more Conquest phases: 0 none yet, 1 granted, 2 used"),
            Seat("winner", PLAYERS),
            Group(
                "fight",
                (
                    Place("land", LANDS),
                    Seat("attacker", PLAYERS),
                    Seat("defender", PLAYERS, "all zero: neutrals"),
                    Seat("mover", PLAYERS, "who moves the neutrals"),
                    Several("fighters", FIGHTERS, fighter),
                    Bag("treasures", card),
                    Number("reserve", 1, -1, "the side whose card was in reserve, -1 none"),
                    Seat("tie", PLAYERS, "who wins a tie by an effect"),
                    Seats("silenced", PLAYERS, "seats without Actions and Artifacts"),
                    Number("quiet", 99, meaning="cycles in a row without a loss of lives"),
                    Flag("hurt", "a life was lost in this cycle"),
                    Flag("moved", "a card was moved in this cycle"),
                ),
                "1 while a battle is fought",
            ),
        ),
        NAMES_SEAT,
    )
