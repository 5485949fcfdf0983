"""Tiny Epic Kingdoms for the outside: players, options, set-up, census, names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from realms.kernel.match import Match
from realms.kernel.model import EVERYONE, BadOptions
from realms.kernel.registry import GameSpec, register
from realms.kernel.rng import seeded
from realms.kernel.zones import Zone

from .data.components import token_bag
from .data.races import RACES
from .data.territories import CODES, TERRITORIES, TERRITORY_BY_CODE
from .derived import DERIVED
from .names import NAMES, label
from .rules.setup import SetUp
from .rules.turn import Game
from .state import EMPTY, NEUTRAL, OWNER, Realm, TinyEpicKingdoms, empty_slots
from .terms import ARMIES, MAX_PLAYERS, MIN_PLAYERS, NONE, SHIELDS
from .validity import flaw

if TYPE_CHECKING:
    from realms.kernel.scene import Scene
    from realms.kernel.view import View

DEALT: Final = "dealt"
CHOSEN: Final = "chosen"


@final
class TinyEpicKingdomsSpec(GameSpec):
    """Options: find_tokens, races (dealt, chosen, or a list by seat), territories (a list by seat), solo."""

    def __init__(self) -> None:
        super().__init__(
            "tiny_epic_kingdoms", 1, MIN_PLAYERS, MAX_PLAYERS, DERIVED, (), complete=True, bound=8_000
        )

    def name(self, lang: str) -> str:
        return "Крошечные эпические королевства" if lang == "ru" else "Tiny Epic Kingdoms"

    def options(self) -> dict[str, object]:
        return {
            "find_tokens": {"type": "boolean", "default": False},
            "races": {"type": "string or list", "default": DEALT, "choices": [DEALT, CHOSEN, *RACES]},
            "territories": {"type": "list", "default": [], "choices": list(CODES)},
            "solo": {"type": "boolean", "default": False},
        }

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Match:
        self.check_players(players)
        for name in options:
            if name not in self.options():
                known = ", ".join(self.options())
                raise BadOptions(f"{self.id} has no option {name!r}; its options are {known}.")
        solo = flag(options, "solo")
        if solo and players != 2:
            raise BadOptions("solo takes 2 players: you, and the dummy in seat 1.")
        dummy = 1 if solo else NONE
        tokens = flag(options, "find_tokens")
        races = options.get("races", DEALT)
        cards = homes(options, players)
        realms = [
            Realm(
                seat=seat,
                race="",
                card=TERRITORIES[cards[seat]].card - 1 if cards else NONE,
                home=cards[seat] if cards else NONE,
                stock=[0, 0, 0],
                tower=0,
                magic=0,
                armies=[],
                taken=0,
                removed=0,
            )
            for seat in range(players)
        ]
        if isinstance(races, list):
            for seat, race in enumerate(named_races(races, players, dummy)):
                realms[seat].race = race
        elif races not in (DEALT, CHOSEN):
            raise BadOptions(f"races is {DEALT!r}, {CHOSEN!r} or a list of one race a seat, not {races!r}.")
        bag = token_bag(players) if tokens else []
        g = TinyEpicKingdoms(
            seats=players,
            stack=[Game(), SetUp()],
            rng=seeded(seed),
            learned=0,
            seq=0,
            realms=realms,
            slots=empty_slots(),
            territories=[],
            lost_kingdom=NONE,
            neutrals=0,
            active=0,
            shields=[],
            ending=False,
            clearings=0,
            with_tokens=tokens,
            choosing=races == CHOSEN,
            hidden=Zone("face-down", "find", 0, bag, []),
            hidden_at=[],
            open=Zone("face-up", "find", EVERYONE, [], []),
            open_at=[],
            crown=NONE,
            dummy=dummy,
        )
        g.log = []
        g.advance()
        return g

    def census(self, match: Match) -> dict[str, int]:
        assert isinstance(match, TinyEpicKingdoms)
        count: dict[str, int] = {}
        for realm in match.realms:
            on_board = len([a for a in match.slots if a != EMPTY and a & OWNER == realm.seat])
            assert on_board == len(realm.armies), "slots and armies differ"
            count[f"armies of seat {realm.seat}"] = on_board + ARMIES - len(realm.armies)
        neutral = len([a for a in match.slots if a != EMPTY and a & OWNER == NEUTRAL])
        assert neutral == match.neutrals, "slots and neutrals differ"
        tokens = match.hidden.items + match.open.items
        for token in sorted(tokens):
            count[f"token {token}"] = count.get(f"token {token}", 0) + 1
        count["shields"] = len(match.shields) + SHIELDS - len(match.shields)
        return count

    def variants(self, players: int) -> list[dict[str, object]]:
        found: list[dict[str, object]] = [{}, {"find_tokens": True, "races": CHOSEN}]
        if players == 2:
            found.append({"solo": True, "find_tokens": True})
        return found

    def label(self, ref: str, lang: str) -> str:
        return label(ref, lang)

    def names(self, lang: str) -> dict[str, str]:
        return dict(NAMES[lang])

    def scene(self, view: View) -> Scene:
        from .scene import scene

        return scene(view)

    def same_for_all(self, view: View) -> bool:
        """Only whoever has yet to choose a side of the own territory card is shown both."""
        from .scene import homes_chosen

        return homes_chosen(view)

    def flaw(self, match: Match) -> str:
        return flaw(match)

    def tags(self, match: Match) -> list[list[str]]:
        """What each seat played, for statistics."""
        assert isinstance(match, TinyEpicKingdoms)
        return [[f"race:{r.race}", f"territory:{CODES[r.home]}", f"seat:{r.seat}"] for r in match.realms]


def flag(options: dict[str, object], name: str) -> bool:
    value = options.get(name, False)
    if not isinstance(value, bool):
        raise BadOptions(f"{name} is true or false, not {value!r}.")
    return value


def named_races(races: list[object], players: int, dummy: int) -> list[str]:
    """TEK-SETUP-03: one race a seat, none twice; the dummy has none (TEK-SOLO-09R)."""
    wanted = players if dummy == NONE else players - 1
    named = [r for r in races if isinstance(r, str) and r in RACES]
    if len(races) != wanted or len(named) != wanted or len({*named}) != wanted:
        raise BadOptions(f"races must name {wanted} different races out of {', '.join(RACES)}.")
    return named


def homes(options: dict[str, object], players: int) -> list[int]:
    """The territories given by option, one a seat, or an empty list."""
    given = options.get("territories", [])
    if given == []:
        return []
    if not isinstance(given, list):
        raise BadOptions("territories is a list of one territory code a seat.")
    found = [TERRITORY_BY_CODE[c] for c in given if isinstance(c, str) and c in TERRITORY_BY_CODE]
    cards = {TERRITORIES[t].card for t in found}
    if len(given) != players or len(found) != players or len(cards) != players:
        raise BadOptions(f"territories must name {players} codes of different cards out of {', '.join(CODES)}.")
    return found


SPEC: Final = TinyEpicKingdomsSpec()
register(SPEC)
