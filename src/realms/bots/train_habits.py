"""Teach habits for Elven Rage for two: at many decisions every option is played on, and what pays is remembered.

    python -m realms.bots.train_habits SCENARIO [--anew] [--games 2000] [--seed 1] [--units 32] [--laps 3]

Bots play by the habits that there are (`--anew`: by none, as the greedy bot), now and then by chance. At some
decisions each course is taken in a copy of the match, with the same dice for all, played on for some turns, and
judged by the network (`minds.er.network`). Habits are then fitted so that what they make likely is worth most
(stochastic gradients, Adam); every sixth game is kept back, and what habits gain there against the greedy bot is
told after each lap. Learning begins with the habits there are, so that what was learned before is not lost. The
habits of the other scenario stay as they are in the file. Needs numpy; playing does not.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar, final

from realms import api
from realms.bots.minds.elven_rage import ElvenRageMind, mind
from realms.bots.minds.er.habits import DEEDS, FILE, OPINIONS, USUAL, Question, question
from realms.bots.minds.er.survey import ATTACKS, DEFENDS, OWN_TURN, TRIMS, WIDTH, survey
from realms.bots.minds.er.suspicion import SEATS
from realms.bots.search.levels import EXPERT
from realms.bots.search.mind import owed
from realms.bots.train_sketches import rows_of
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, SUPERIORITY
from realms.kernel.model import Decision
from realms.kernel.rng import Rng, seeded

KEPT_BACK: Final = 6
LONGEST: Final = 60
"""Rounds after which a game is left."""
WILD: Final = (0, 30, 100)
"""Of a thousand choices, how many are made by chance; one of these for each game."""
NOTED: Final = {OWN_TURN: 60, ATTACKS: 35, DEFENDS: 50, TRIMS: 40}
"""Of a hundred decisions of a kind, how many are played on."""
ASKED: Final = {OWN_TURN: "own turns", ATTACKS: "attackers sent", DEFENDS: "defenders sent", TRIMS: "discards"}
OUTLOOK: Final = {SUPERIORITY: (4, 2), DRAGON_LORD: (3, 1)}
"""How many turns a course is played on, and the first of them that counts: once in a single world, so luck would
hide most of what is seen at the end, and in Superiority the network knows little of what has just been done."""
BATCH: Final = 1024
PACE: Final = 0.002
DECAY: Final = 0.1
FIRST: Final = 0.1
"""The spread of the weights at the beginning."""
LIKED: Final = 3.0
"""How much the greedy bot's choice counts at the beginning."""
SHARP: Final = 0.05
DOUBT: Final = 0.1
"""The worth that counts as one, and how much it counts to keep other courses likely."""
DIGITS: Final = 4

T = TypeVar("T")


@final
class Noted:
    """A decision that was played on."""

    def __init__(self, asked: Question, at: list[int], numbers: list[float], worth: list[float]) -> None:
        self.kind: Final = asked.asked
        self.at: Final = at
        self.numbers: Final = numbers
        self.deeds: Final = [course.deeds for course in asked.courses]
        self.opinions: Final = [course.opinions for course in asked.courses]
        self.usual: Final = [row[USUAL] for row in self.opinions].index(1.0)
        """The greedy bot's course."""
        self.gain: Final = [value - worth[self.usual] for value in worth]


def play(thinker: ElvenRageMind, scenario: str, seed: int) -> list[Noted]:
    """The decisions of one game that were played on."""
    options = {"scenario": scenario}
    match = api.new_match("elven_rage", players=SEATS, seed=seed, options=options, record=False, events=False)
    assert isinstance(match, ElvenRage)
    dice = seeded(seed * 983 + 7)
    wild = dice.pick(list(WILD))
    noted: list[Noted] = []
    while match.due and match.round < LONGEST:
        decision = owed(match)
        chosen = thinker.choice(match, decision)
        asked = question(match, decision) if len(decision.options) > 1 else None
        if asked is not None and len(asked.courses) > 1:
            if dice.below(100) < NOTED[asked.asked]:
                worth = played_on(thinker, match, decision, asked, dice)
                noted.append(Noted(asked, *survey(match, decision.seat, asked.asked), worth))
            if dice.below(1000) < wild:
                chosen = dice.pick(asked.courses).option
        match.apply(decision.seat, chosen.key)
    return noted


def played_on(
    thinker: ElvenRageMind, match: ElvenRage, decision: Decision, asked: Question, dice: Rng
) -> list[float]:
    """What each course leads to, with the same dice for all."""
    turns, first = OUTLOOK[match.scenario]
    seed = dice.below(1 << 31)
    found: list[float] = []
    for course in asked.courses:
        world = match.clone()
        world.rng = Rng(seed, 0)
        world.apply(decision.seat, course.option.key)
        seen = thinker.outlook(world, turns, first)
        found.append(sum([chances[decision.seat] for chances in seen]) / len(seen))
    return found


def some(scenario: str, seed: int, anew: bool, numbers: range) -> list[list[Noted]]:
    plain = mind()
    thinker = plain if anew else plain.at(EXPERT)
    assert isinstance(thinker, ElvenRageMind)
    return [play(thinker, scenario, seed + number) for number in numbers]


def gather(play_some: Callable[[range], list[list[T]]], games: int, workers: int) -> list[tuple[int, T]]:
    """The decisions of all games, each with the number of its game; with a word on how it goes."""
    found: list[tuple[int, T]] = []
    began = perf_counter()
    parts = [range(first, min(first + 20, games)) for first in range(0, games, 20)]
    with ProcessPoolExecutor(workers) as pool:
        for part, played in zip(parts, pool.map(play_some, parts), strict=True):
            for game, noted in zip(part, played, strict=True):
                found += [(game, one) for one in noted]
            rate = part.stop / (perf_counter() - began)
            left = (games - part.stop) / rate
            told = f"\r{part.stop} of {games} games, {len(found)} decisions, {left:.0f} s left "
            print(told, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


class Decisions:
    """Many decisions in arrays: the numbers of each, its courses, and the deeds of each course."""

    def __init__(self, found: list[Noted]) -> None:
        import numpy as np

        self.kinds: Final[Any] = np.array([one.kind for one in found])
        self.at: Final[Any] = np.array([x for one in found for x in one.at])
        self.numbers: Final[Any] = np.array([x for one in found for x in one.numbers], dtype=np.float32)
        self.ends: Final[Any] = np.cumsum([0, *[len(one.at) for one in found]])
        self.usual: Final[Any] = np.array([one.usual for one in found])
        self.courses: Final[Any] = np.cumsum([0, *[len(one.deeds) for one in found]])
        self.opinions: Final[Any] = np.array([row for one in found for row in one.opinions], dtype=np.float32)
        self.gain: Final[Any] = np.array([x for one in found for x in one.gain], dtype=np.float32)
        deeds = [course for one in found for course in one.deeds]
        self.deeds: Final[Any] = np.array([deed for course in deeds for deed in course])
        self.parts: Final[Any] = np.cumsum([0, *[len(course) for course in deeds]])

    def batch(self, chosen: Any) -> Batch:
        return Batch(self, chosen)


class Batch:
    """Some of them: whole rows of numbers, and for each course and each deed where it belongs."""

    def __init__(self, of: Decisions, chosen: Any) -> None:
        import numpy as np

        self.rows: Final[Any] = rows_of(of.at, of.numbers, of.ends, chosen, WIDTH)
        courses, self.first, self.decision = spread(of.courses, chosen)
        self.opinions: Final[Any] = of.opinions[courses]
        self.gain: Final[Any] = of.gain[courses]
        self.usual: Final[Any] = self.first + of.usual[chosen]
        deeds, _, self.course = spread(of.parts, courses)
        self.deeds: Final[Any] = of.deeds[deeds]
        self.asker: Final[Any] = self.decision[self.course]
        """The decision of each deed."""
        self.size: Final = len(chosen)
        self.number: Final[Any] = np.arange(len(courses))


def spread(ends: Any, chosen: Any) -> tuple[Any, Any, Any]:
    """Parts of lists that stand one after the other: their places, where each list begins, and whose they are."""
    import numpy as np

    sizes = ends[chosen + 1] - ends[chosen]
    first = np.cumsum(sizes) - sizes
    return (
        np.repeat(ends[chosen] - first, sizes) + np.arange(sizes.sum()),
        first,
        np.repeat(np.arange(len(chosen)), sizes),
    )


class Learner:
    """Habits while they are learned; those there are, or fresh ones that do what the greedy bot does."""

    def __init__(self, units: int, dice: Any, old: dict[str, Any] | None = None) -> None:
        import numpy as np

        opinions = np.zeros(OPINIONS, dtype=np.float32)
        opinions[USUAL] = LIKED
        fresh = [
            dice.normal(0.0, FIRST, (WIDTH, units)).astype(np.float32),
            np.zeros((DEEDS, units), dtype=np.float32),
            np.zeros(DEEDS, dtype=np.float32),
            opinions,
        ]
        self.weights: Final[list[Any]] = fresh if old is None else _weights(old)
        self.means: Final = [np.zeros_like(w) for w in self.weights]
        self.squares: Final = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def liked(self, batch: Batch) -> tuple[Any, Any]:
        """How much each course is liked, and what the units came to."""
        import numpy as np

        hidden, deeds, liking, opinions = self.weights
        units = np.maximum(batch.rows @ hidden, 0.0)
        said = (units @ deeds.T + liking)[batch.asker, batch.deeds]
        total = np.bincount(batch.course, weights=said, minlength=len(batch.gain))
        return total + batch.opinions @ opinions, units

    def learn(self, batch: Batch, pace: float) -> None:
        """One step: courses that gain more than is usual for their decision become likelier."""
        import numpy as np

        liked, units = self.liked(batch)
        top = np.maximum.reduceat(liked, batch.first)
        raw = np.exp(liked - top[batch.decision])
        likely = raw / np.add.reduceat(raw, batch.first)[batch.decision]
        expected = np.add.reduceat(likely * batch.gain, batch.first)[batch.decision]
        logs = np.log(likely + 1e-9)
        open_ = -np.add.reduceat(likely * logs, batch.first)[batch.decision]
        slope = likely * ((expected - batch.gain) / SHARP + DOUBT * (logs + open_)) / batch.size
        slope = slope.astype(np.float32)
        by_deed = np.bincount(
            batch.asker * DEEDS + batch.deeds, weights=slope[batch.course], minlength=batch.size * DEEDS
        )
        by_deed = by_deed.reshape(batch.size, DEEDS).astype(np.float32)
        back = np.where(units > 0.0, by_deed @ self.weights[1], 0.0)
        self._step([batch.rows.T @ back, by_deed.T @ units, by_deed.sum(0), batch.opinions.T @ slope], pace)

    def _step(self, slopes: list[Any], pace: float) -> None:
        import numpy as np

        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            weight -= pace * (mean / (1.0 - 0.9**self.steps) / size + DECAY * weight)

    def gains(self, batch: Batch) -> Any:
        """What the courses taken by habit gain against the greedy bot's."""
        import numpy as np

        liked = self.liked(batch)[0]
        top = np.maximum.reduceat(liked, batch.first)
        best = np.where(liked == top[batch.decision], batch.number, len(liked))
        return batch.gain[np.minimum.reduceat(best, batch.first)]


def _weights(old: dict[str, Any]) -> list[Any]:
    """Habits as they stand in the file, to learn on."""
    import numpy as np

    found = [np.array(old[name], dtype=np.float32) for name in ("units", "deeds", "liking", "opinions")]
    return [found[0].T.copy(), *found[1:]]


def learn(
    found: list[tuple[int, Noted]], units: int, laps: int, seed: int, old: dict[str, Any] | None
) -> dict[str, Any]:
    """The habits, as they stand in the file."""
    import numpy as np

    decisions = Decisions([one for _, one in found])
    kept = np.array([game for game, _ in found]) % KEPT_BACK == 0
    learned, held = np.flatnonzero(~kept), np.flatnonzero(kept)
    dice = np.random.default_rng(seed)
    learner = Learner(units, dice, old)
    steps = laps * -(-len(learned) // BATCH)
    for lap in range(laps):
        order = dice.permutation(learned)
        for first in range(0, len(order), BATCH):
            part = learner.steps / steps
            pace = PACE * min(5.0 * part, 1.25 * (1.0 - part)) + PACE / 100
            learner.learn(decisions.batch(order[first : first + BATCH]), pace)
        parts = [held[first : first + BATCH] for first in range(0, len(held), BATCH)]
        gains = np.concatenate([learner.gains(decisions.batch(part)) for part in parts])
        told = [f"lap {lap + 1}:"]
        for kind, name in ASKED.items():
            one = 100.0 * gains[decisions.kinds[held] == kind]
            if len(one):
                told.append(f"{name} {one.mean():.2f} ± {one.std() / len(one) ** 0.5:.2f}")
        print(*told, sep="  ")
    hidden, deeds, liking, opinions = learner.weights
    return {
        "units": [[round(float(x), DIGITS) for x in unit] for unit in hidden.T],
        "deeds": [[round(float(x), DIGITS) for x in deed] for deed in deeds],
        "liking": [round(float(x), DIGITS) for x in liking],
        "opinions": [round(float(x), DIGITS) for x in opinions],
    }


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m realms.bots.train_habits", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("scenario", choices=(SUPERIORITY, DRAGON_LORD))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="play as the greedy bot, not by the habits there are")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "minds" / FILE)
    wish = parser.parse_args(arguments)
    found = gather(partial(some, wish.scenario, wish.seed, wish.anew), wish.games, wish.workers)
    habits = json.loads(wish.out.read_text(encoding="utf-8")) if wish.out.exists() else {}
    old = None if wish.anew else habits.get(wish.scenario)
    habits[wish.scenario] = learn(found, wish.units, wish.laps, wish.seed, old)
    lines = [f"{json.dumps(name)}: {json.dumps(habits[name])}" for name in sorted(habits)]
    wish.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
