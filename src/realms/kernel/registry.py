"""Games and their ruleset versions: "tiny_epic_kingdoms" is the newest, "tiny_epic_kingdoms@1" a given one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .match import DERIVED, Derived, Match
from .model import BadOptions, UnknownGame
from .rng import Rng

if TYPE_CHECKING:
    from .scene import Scene
    from .view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSpec:
    """What the outside needs to know of a game. Subclassed once per game (and ruleset) in its spec.py."""

    def __init__(
        self,
        id: str,
        version: int,
        fewest: int,
        most: int,
        derived: Derived,
        scenarios: tuple[str, ...] = (),
        complete: bool = False,
        bound: int = 20_000,
        quiet: tuple[str, ...] = (),
        points: bool = True,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.fewest: Final = fewest
        self.most: Final = most
        self.derived: Final = derived
        self.scenarios: Final = scenarios
        self.complete: Final = complete
        self.bound: Final = bound
        # Prompts that come so often that, against bots, who can only pass is not asked unless they want to be.
        self.quiet: Final = quiet
        # Does it count points? If not, outcomes have no scores, and sums of RESULT tell how it was won.
        self.points: Final = points

    @property
    def ruleset(self) -> str:
        """Also `Match.GAME` of its matches."""
        return f"{self.id}@{self.version}"

    def name(self, lang: str) -> str:
        raise NotImplementedError

    def options(self) -> dict[str, object]:
        """JSON-schema-like description of each option: type, default, choices.

        `players`: the fewest and the most that a choice takes, where not all do. `seats`: a list may name one of
        the choices, each once, for every seat; the default in it stands for none in particular.

        What helps to choose, where there is something to tell. `rule`: the id of its rule. `group`: optional
        rules of one group stand together. `takes`: the scenarios in which it can be had, each with the numbers of
        players. `without`: options that must be as usual beside it; `needs`: those that must not. By these three
        front ends may grey out what would be refused; the judge is `new_match`.
        `about`, of a scenario: its `kinds` (solo, competitive, cooperative, teams), its `difficulty` from 1 to 3,
        and `at` each number of players the `rounds`, the `minutes` it may take (from, to), the number of `tiles`
        of each kind, and a `map` as it may come to look: axial q and r of the middle of each tile of seven hexes,
        and its kind."""
        raise NotImplementedError

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Match:
        """A new match, set up as far as nobody has to choose. Raises BadOptions."""
        raise NotImplementedError

    def census(self, match: Match) -> dict[str, int]:
        """How many of each component there are, wherever they lie; the same at every decision."""
        raise NotImplementedError

    def flaw(self, match: Match) -> str:
        """Why a position from outside cannot come up in this game, in one sentence; "" if nothing is wrong."""
        return ""

    def tags(self, match: Match) -> list[list[str]]:
        """What each seat played ("race:orcs"), for statistics."""
        return [[] for _ in range(match.seats)]

    def dealt(self, match: Match) -> list[list[str]]:
        """What each seat began with ("goal:lands"), asked before the first choice, for statistics."""
        return [[] for _ in range(match.seats)]

    def feats(self, match: Match) -> dict[str, int]:
        """What a finished game came to, all seats together ("cities-found": 1), for statistics."""
        return {}

    def unwon(self, match: Match) -> bool:
        """May it end without a winner? Who plays alone can lose to the game itself."""
        return match.seats == 1

    def variants(self, players: int) -> list[dict[str, object]]:
        """Options under which the game is another game; the conformance kit plays them all."""
        return [{}]

    def busiest(self) -> list[Match]:
        """Turns with as many choices as players ever meet: `realms bench` measures their menus."""
        return []

    def label(self, ref: str, lang: str) -> str:
        """The name of a thing an option or an event refers to."""
        raise NotImplementedError

    def names(self, lang: str) -> dict[str, str]:
        """Every name there is, by ref: for front ends that are not in this process."""
        return {}

    def scene(self, view: View) -> Scene:
        """The view as a picture for any front end."""
        raise NotImplementedError

    def same_for_all(self, view: View) -> bool:
        """Would another seat that knows the same be shown the same scene? Then front ends make it once for all."""
        return False

    def check_players(self, players: int) -> None:
        if not self.fewest <= players <= self.most:
            raise BadOptions(f"{self.id} takes {self.fewest} to {self.most} players, not {players}.")


DEALT: Final = "dealt"
"""In an option for every seat: by lot."""


def one_a_seat(name: str, asked: object, choices: tuple[str, ...], players: int, rng: Rng) -> list[str]:
    """What an option with `seats` comes to, none twice: those named, and for the others one of the rest by lot.
    Raises BadOptions."""
    wanted = [DEALT] * players if asked == DEALT else asked
    if isinstance(wanted, list) and len(wanted) == players:
        named = [one for one in wanted if isinstance(one, str) and one in choices]
        if len(named) + wanted.count(DEALT) == players and len({*named}) == len(named):
            rest = [one for one in choices if one not in named]
            if len(named) < players:
                rng.shuffle(rest)
            return [rest.pop(0) if one == DEALT else one for one in wanted]
    known = ", ".join(choices)
    raise BadOptions(f"{name} is {DEALT!r}, or a list of different {name}, one a seat ({known}), not {asked!r}.")


SPECS: Final[dict[str, GameSpec]] = {}
_NEWEST: Final[dict[str, str]] = {}


def register(spec: GameSpec) -> None:
    """Make a ruleset known. The newest version answers to the bare game id."""
    stale = spec.derived.stale()
    if stale:
        raise RuntimeError(f"{spec.id}/derived.py does not know the fields of {', '.join(stale)}: run make regen")
    SPECS[spec.ruleset] = spec
    DERIVED[spec.ruleset] = spec.derived
    newest = _NEWEST.get(spec.id)
    if newest is None or SPECS[newest].version < spec.version:
        _NEWEST[spec.id] = spec.ruleset


def get(name: str) -> GameSpec:
    """The spec of a game id or of a ruleset."""
    found = SPECS.get(_NEWEST.get(name, name))
    if found is None:
        known = ", ".join(games()) or "none"
        raise UnknownGame(f"There is no game {name!r}; the games are {known}.")
    return found


def games() -> list[str]:
    """All game ids, in the order they were registered."""
    return list(_NEWEST)
