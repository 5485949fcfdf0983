"""Elven Rage for the outside: players, options, set-up, census, names."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, final

from realms.kernel.match import Match
from realms.kernel.model import BadOptions
from realms.kernel.registry import DEALT, GameSpec, one_a_seat, register
from realms.kernel.rng import seeded
from realms.kernel.stock import clockwise

from .data import powers  # noqa: F401 (it makes known what the cards do)
from .data.warriors import DRAGONS
from .derived import DERIVED
from .names import label, names
from .rules.declaring import Answers, Moment
from .rules.setup import lay_out
from .rules.trade import Trade
from .state import ElvenRage
from .terms import DRAGON_LORD, MAX_PLAYERS, MIN_PLAYERS, OFF, PEOPLES, SUPERIORITY
from .validity import flaw

if TYPE_CHECKING:
    from realms.kernel.scene import Scene
    from realms.kernel.view import View

SCENARIOS: Final = (SUPERIORITY, DRAGON_LORD)


@final
class ElvenRageSpec(GameSpec):
    """Options: scenario, peoples (dealt, or a list by seat, in which some may be dealt)."""

    def __init__(self) -> None:
        super().__init__(
            "elven_rage",
            1,
            MIN_PLAYERS,
            MAX_PLAYERS,
            DERIVED,
            SCENARIOS,
            complete=True,
            bound=60_000,
            quiet=(Moment.PROMPT, Answers.PROMPT),
            points=False,
        )

    def name(self, lang: str) -> str:
        return "Ярость эльфов" if lang == "ru" else "Elven Rage"

    def options(self) -> dict[str, object]:
        return {
            "scenario": {"type": "string", "default": SUPERIORITY, "choices": list(SCENARIOS)},
            "peoples": {"type": "string or list", "default": DEALT, "choices": [DEALT, *PEOPLES], "seats": True},
        }

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Match:
        self.check_players(players)
        for name in options:
            if name not in self.options():
                known = ", ".join(self.options())
                raise BadOptions(f"{self.id} has no option {name!r}; its options are {known}.")
        scenario = options.get("scenario", SUPERIORITY)
        if not isinstance(scenario, str) or scenario not in SCENARIOS:
            raise BadOptions(f"scenario is one of {', '.join(SCENARIOS)}, not {scenario!r}.")
        rng = seeded(seed)
        g = lay_out(scenario, one_a_seat("peoples", options.get("peoples", DEALT), PEOPLES, players, rng), rng)
        g.advance()
        return g

    def census(self, match: Match) -> dict[str, int]:
        """Every card, Artifact and Goal, wherever it is."""
        assert isinstance(match, ElvenRage)
        return census(match)

    def variants(self, players: int) -> list[dict[str, object]]:
        return [{"scenario": s} for s in SCENARIOS]

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

    def flaw(self, match: Match) -> str:
        return flaw(match)

    def tags(self, match: Match) -> list[list[str]]:
        assert isinstance(match, ElvenRage)
        return [[f"people:{e.people}", f"seat:{e.seat}"] for e in match.elves]

    def dealt(self, match: Match) -> list[list[str]]:
        """The place in the order of turns, and the Goal, while it is known whose it was."""
        assert isinstance(match, ElvenRage)
        found = []
        for e in match.elves:
            place = clockwise(match.seats, match.active).index(e.seat) + 1
            found.append([f"order:{place}", *[f"goal:{goal}" for goal in e.goal.items]])
        return found

    def feats(self, match: Match) -> dict[str, int]:
        """How long it took, and how it ended."""
        assert isinstance(match, ElvenRage)
        out = len([e for e in match.elves if e.out])
        return {"rounds": match.round, "out": out, "last-standing": 1 if out == match.seats - 1 else 0}


def census(g: ElvenRage) -> dict[str, int]:
    count: Counter[str] = Counter()
    for elves in g.elves:
        for zone in (elves.hand, elves.deck, elves.artifacts, elves.goal):
            count.update(zone.items)
        for cards in (elves.discard, elves.treasures, elves.laid):
            count.update(cards)
    for zone in (g.neutral_deck, *g.squads, g.artifact_deck, g.goals, *g.away):
        count.update(zone.items)
    count.update(g.neutral_discard + g.spent)
    if g.fight is not None:
        count.update(g.fight.treasures)
        count.update([f.card for f in g.fight.fighters if f.place != OFF])
    for frame in g.stack:
        if isinstance(frame, Trade):
            count.update(frame.given.items + frame.asked.items)
    # Dragons belong to their Castles and are never gone.
    return {name: n for name, n in count.items() if name not in DRAGONS.values()}


SPEC: Final = ElvenRageSpec()
register(SPEC)
