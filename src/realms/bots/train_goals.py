"""Teach the mind of Elven Rage which Goal a rival follows: greedy bots play, and what everyone sees is noted.

    python -m realms.bots.train_goals [--games 4000] [--seed 1] [--wild 30] [--out FILE]

A softmax over the Goals, fitted to the figures of `suspicion.traces`; the Goal that the other seat holds is left
out. `--wild`: how many of a thousand choices are made by chance. Every tenth game is kept back to check it with.
Needs numpy; playing does not.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from realms import api, bots
from realms.bots.minds.er.suspicion import GOAL_NAMES, KEY, SEATS, traces
from realms.bots.search.mind import owed
from realms.games.elven_rage.rules.turn import OwnTurn
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import SUPERIORITY
from realms.kernel.rng import seeded

KEPT_BACK: Final = 10
STEPS: Final = 400
PACE: Final = 0.05
RIDGE: Final = 0.0001
DIGITS: Final = 3

Note = tuple[list[float], int, int, int]
"""What is seen of a seat, its Goal, the Goal of the other, the number of the game."""


def play(seed: int, number: int, wild: int) -> list[Note]:
    """What the player on turn sees of the other, turn by turn."""
    match = api.new_match(
        "elven_rage",
        players=SEATS,
        seed=seed + number,
        options={"scenario": SUPERIORITY},
        record=False,
        events=False,
    )
    assert isinstance(match, ElvenRage)
    dice = seeded((seed + number) * 977 + 5)
    seated = [bots.make("greedy", "elven_rage", seat, seat) for seat in range(SEATS)]
    looks = [bots.Sight(match, seat) for seat in range(SEATS)]
    noted: list[Note] = []
    while match.due:
        decision = owed(match)
        if isinstance(match.stack[-1], OwnTurn):
            rival = 1 - match.active
            noted.append((traces(match, rival), goal_of(match, rival), goal_of(match, match.active), number))
        if len(decision.options) > 1 and dice.below(1000) < wild:
            chosen = dice.pick(decision.options)
        else:
            chosen = seated[decision.seat].choose(decision, looks[decision.seat])
        match.apply(decision.seat, chosen.key)
    return noted


def goal_of(match: ElvenRage, seat: int) -> int:
    return GOAL_NAMES.index(match.elves[seat].goal.items[0])


def fit(rows: Any, goals: Any, barred: Any) -> Any:
    """Weights by gradient descent with momentum of two kinds (Adam). `barred`: the Goal that it cannot be."""
    import numpy as np

    weights = np.zeros((rows.shape[1], len(GOAL_NAMES)))
    wanted = np.eye(len(GOAL_NAMES))[goals]
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        gradient = rows.T @ (chances(rows, weights, barred) - wanted) / len(rows) + RIDGE * weights
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        weights = weights - PACE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return weights


def chances(rows: Any, weights: Any, barred: Any) -> Any:
    import numpy as np

    sums = rows @ weights
    sums[np.arange(len(rows)), barred] = -np.inf
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def main(arguments: list[str]) -> None:
    import numpy as np

    parser = argparse.ArgumentParser(
        prog="python -m realms.bots.train_goals", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wild", type=int, default=30)
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args(arguments)
    noted: list[Note] = []
    for number in range(wish.games):
        noted += play(wish.seed, number, wish.wild)
    rows = np.array([note[0] for note in noted])
    goals, barred = np.array([note[1] for note in noted]), np.array([note[2] for note in noted])
    kept = np.array([note[3] % KEPT_BACK == 0 for note in noted])
    trial = chances(rows[kept], fit(rows[~kept], goals[~kept], barred[~kept]), barred[kept])
    loss = -np.log(trial[np.arange(len(trial)), goals[kept]]).mean()
    right = (trial.argmax(axis=1) == goals[kept]).mean()
    print(
        f"{len(rows)} positions, log loss {loss:.3f} (evenly {np.log(len(GOAL_NAMES) - 1):.3f}), right {right:.1%}"
    )
    out = wish.out or Path(__file__).parent / "minds" / "elven_rage.json"
    weights = json.loads(out.read_text(encoding="utf-8"))
    weights[KEY] = [round(float(x), DIGITS) for x in fit(rows, goals, barred).T.reshape(-1)]
    lines = [f"{json.dumps(kind)}: {json.dumps(weights[kind])}" for kind in sorted(weights)]
    out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
