"""Teach the network that judges positions of Elven Rage for two: greedy bots play, and who won is noted.

    python -m realms.bots.train_sketches SCENARIO [--habits] [--again] [--games 30000] [--seed 1] [--laps 4]

With `--habits` every second player goes by habits (`minds.er.habits`), as nobody knows who sits opposite; those
networks have a file of their own. With `--again` a network that was learned before teaches the new one: not who
won alone is what a position is worth, but also what the old one says of the turns that follow, the nearer the
more. That is less a matter of luck; each turn is noted once then, where it begins.

Positions are sketched where a turn begins (`minds.er.sketch`). In seven games of ten some choices are made by
chance up to a round drawn by lot, so that odd positions come up; only what comes after that round is noted: it is
always the bots themselves who play it out. The network is fitted by stochastic gradients (Adam); every tenth game
is kept back, and its log loss told after each lap. The network of the other scenario stays as it is in the file.
Needs numpy; playing does not.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from realms import api
from realms.bots.minds.elven_rage import ElvenRageMind, mind
from realms.bots.minds.er.network import FILE, HABITUAL, Network
from realms.bots.minds.er.sketch import WIDTH, sketch
from realms.bots.minds.er.suspicion import SEATS
from realms.bots.search.levels import EXPERT
from realms.bots.search.mind import owed
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, SUPERIORITY
from realms.kernel.rng import seeded

KEPT_BACK: Final = 10
PLAIN: Final = 3
"""Of ten games, how many are greedy from the beginning."""
LATEST: Final = 12
"""The last round in which choices may be made by chance."""
WILD: Final = (30, 80, 200)
"""Of a thousand choices before that, how many are; one of these by lot."""
LONGEST: Final = 80
"""Rounds after which a game is left out."""
BATCH: Final = 2048
PACE: Final = 0.004
"""The greatest step: it grows to this in the first third, and falls to nothing."""
DECAY: Final = 0.05
FIRST: Final = 0.1
"""The spread of the weights at the beginning."""
FOLLOWED: Final = 0.8
"""Taught again: how much of what a position is worth is left to the turns after the next one."""
DIGITS: Final = 4

Noted = tuple[list[int], list[float], bool, float]
"""A sketch, whether the player on turn won, and what the position was worth to that player."""


def play(
    thinker: ElvenRageMind,
    scenario: str,
    seed: int,
    other: ElvenRageMind | None = None,
    teacher: Network | None = None,
) -> list[Noted]:
    """The positions of one game. If there is another thinker, seats are his by lot."""
    options = {"scenario": scenario}
    match = api.new_match("elven_rage", players=SEATS, seed=seed, options=options, record=False, events=False)
    assert isinstance(match, ElvenRage)
    dice = seeded(seed * 977 + 5)
    until = 0 if dice.below(10) < PLAIN else 1 + dice.below(LATEST)
    wild = dice.pick(list(WILD))
    seated = [thinker if other is None or dice.below(2) else other for _ in range(SEATS)]
    noted: list[tuple[int, list[int], list[float]]] = []
    told: list[float] = []
    begun = (0, 0)
    while match.due:
        if match.round > LONGEST:
            return []
        if thinker.quiet(match) and match.round >= until and (not teacher or (match.round, match.active) != begun):
            begun = (match.round, match.active)
            noted.append((match.active, *sketch(match)))
            if teacher:
                told.append(teacher.chance(match))
        decision = owed(match)
        if len(decision.options) > 1 and match.round < until and dice.below(1000) < wild:
            chosen = dice.pick(decision.options)
        else:
            chosen = seated[decision.seat].choice(match, decision)
        match.apply(decision.seat, chosen.key)
    outcome = match.outcome()
    assert outcome is not None
    seats = [seat for seat, _, _ in noted]
    won = [outcome.share(seat) > 0.5 for seat in seats]
    worth = worths(seats, told, outcome.share(0)) if teacher else [float(w) for w in won]
    return [(at, numbers, w, x) for (_, at, numbers), w, x in zip(noted, won, worth, strict=True)]


def worths(seats: list[int], told: list[float], share: float) -> list[float]:
    """What each position was worth to the player on turn: what was told of the next one and of those that follow
    it, and at the end who won. `share`: of the first seat."""
    found: list[float] = []
    later = share
    for place in range(len(seats) - 1, -1, -1):
        if found:
            following = told[place + 1] if seats[place + 1] == 0 else 1.0 - told[place + 1]
            later = (1.0 - FOLLOWED) * following + FOLLOWED * later
        found.append(later if seats[place] == 0 else 1.0 - later)
    return found[::-1]


class Positions:
    """The positions of many games, one after the other, without the numbers that are nothing."""

    def __init__(self) -> None:
        self.at: Final = array("H")
        self.numbers: Final = array("f")
        self.ends: Final = array("q", [0])
        self.won: Final = array("b")
        self.worth: Final = array("f")
        self.game: Final = array("i")

    def add(self, noted: list[Noted], game: int) -> None:
        for at, numbers, won, worth in noted:
            self.at.extend(at)
            self.numbers.extend(numbers)
            self.ends.append(len(self.at))
            self.won.append(won)
            self.worth.append(worth)
            self.game.append(game)


def some(scenario: str, seed: int, habits: bool, again: bool, numbers: range) -> list[list[Noted]]:
    plain = mind()
    other = plain.at(EXPERT) if habits else None
    assert other is None or isinstance(other, ElvenRageMind)
    teacher = (other or plain).judges[scenario] if again else None
    return [play(plain, scenario, seed + number, other, teacher) for number in numbers]


def gather(
    scenario: str, seed: int, games: int, workers: int, habits: bool = False, again: bool = False
) -> Positions:
    """All games, with a word on how it goes."""
    found = Positions()
    began = perf_counter()
    parts = [range(first, min(first + 100, games)) for first in range(0, games, 100)]
    with ProcessPoolExecutor(workers) as pool:
        for part, played in zip(parts, pool.map(partial(some, scenario, seed, habits, again), parts), strict=True):
            for game, noted in zip(part, played, strict=True):
                found.add(noted, game)
            rate = part.stop / (perf_counter() - began)
            left = (games - part.stop) / rate
            told = f"\r{part.stop} of {games} games, {rate:.0f} a second, {left:.0f} s left "
            print(told, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


class Learner:
    """The network while it learns: units × numbers, the way around them, and what the units add."""

    def __init__(self, units: int, dice: Any, decay: float = DECAY) -> None:
        import numpy as np

        self.decay: Final = decay
        scale = 1.0 / units**0.5
        self.weights: Final[list[Any]] = [
            dice.normal(0.0, FIRST, (WIDTH, units)).astype(np.float32),
            np.zeros(WIDTH, dtype=np.float32),
            dice.uniform(-scale, scale, units).astype(np.float32),
            np.zeros(1, dtype=np.float32),
        ]
        self.means: Final = [np.zeros_like(w) for w in self.weights]
        self.squares: Final = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def chances(self, rows: Any) -> tuple[Any, Any]:
        """For a batch of sketches: how likely the player on turn wins, and what the units came to."""
        import numpy as np

        hidden, straight, out, shift = self.weights
        units = np.maximum(rows @ hidden, 0.0)
        return 1.0 / (1.0 + np.exp(-(units @ out + rows @ straight + shift[0]))), units

    def learn(self, rows: Any, worth: Any, pace: float) -> None:
        """One step down the slope of the log loss."""
        import numpy as np

        chances, units = self.chances(rows)
        error = ((chances - worth) / len(worth)).astype(np.float32)
        back = np.where(units > 0.0, error[:, None] * self.weights[2][None, :], 0.0)
        slopes = [rows.T @ back, rows.T @ error, units.T @ error, error.sum(keepdims=True)]
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            even = mean / (1.0 - 0.9**self.steps)
            size = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            weight -= pace * (even / size + self.decay * weight)


def rows_of(at: Any, numbers: Any, ends: Any, chosen: Any, width: int = WIDTH) -> Any:
    """A batch of sketches with all their numbers."""
    import numpy as np

    starts, sizes = ends[chosen], ends[chosen + 1] - ends[chosen]
    row = np.repeat(np.arange(len(chosen)), sizes)
    first = np.cumsum(sizes) - sizes
    taken = np.repeat(starts - first, sizes) + np.arange(sizes.sum())
    flat = np.bincount(row * width + at[taken], weights=numbers[taken], minlength=len(chosen) * width)
    return flat.reshape(len(chosen), width).astype(np.float32)


def learn(found: Positions, units: int, laps: int, seed: int, decay: float = DECAY) -> dict[str, Any]:
    """The network, as it stands in the file."""
    import numpy as np

    at, numbers = np.array(found.at, dtype=np.int64), np.array(found.numbers, dtype=np.float32)
    ends, won = np.array(found.ends), np.array(found.won, dtype=np.float32)
    worth = np.array(found.worth, dtype=np.float32)
    kept = np.array(found.game) % KEPT_BACK == 0
    learned, held = np.flatnonzero(~kept), np.flatnonzero(kept)
    dice = np.random.default_rng(seed)
    learner = Learner(units, dice, decay)
    steps = laps * -(-len(learned) // BATCH)
    for lap in range(laps):
        order = dice.permutation(learned)
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            part = learner.steps / steps
            pace = PACE * min(3.0 * part, 1.5 * (1.0 - part)) + PACE / 100
            learner.learn(rows_of(at, numbers, ends, chosen), worth[chosen], pace)
        seen = [held[first : first + BATCH] for first in range(0, len(held), BATCH)]
        chances = np.concatenate([learner.chances(rows_of(at, numbers, ends, c))[0] for c in seen])
        right = np.where(won[held] > 0.5, chances, 1.0 - chances)
        print(f"lap {lap + 1}: log loss {-np.log(right).mean():.4f}, the likelier won {(right > 0.5).mean():.1%}")
    hidden, straight, out, shift = learner.weights
    return {
        "units": [[round(float(x), DIGITS) for x in unit] for unit in hidden.T],
        "straight": [round(float(x), DIGITS) for x in straight],
        "out": [round(float(x), DIGITS) for x in out],
        "shift": round(float(shift[0]), DIGITS),
    }


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m realms.bots.train_sketches", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("scenario", choices=(SUPERIORITY, DRAGON_LORD))
    parser.add_argument("--games", type=int, default=30000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--laps", type=int, default=4)
    parser.add_argument("--decay", type=float, default=DECAY)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--habits", action="store_true", help="every second player goes by habits")
    parser.add_argument("--again", action="store_true", help="the network in the file teaches the new one")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args(arguments)
    out = wish.out or Path(__file__).parent / "minds" / (HABITUAL if wish.habits else FILE)
    found = gather(wish.scenario, wish.seed, wish.games, wish.workers, wish.habits, wish.again)
    networks = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    networks[wish.scenario] = learn(found, wish.units, wish.laps, wish.seed, wish.decay)
    lines = [f"{json.dumps(name)}: {json.dumps(networks[name])}" for name in sorted(networks)]
    out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
