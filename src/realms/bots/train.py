"""Teach a mind who is ahead: play games of bots, note the figures of quiet positions, and fit weights to who won.

    python -m realms.bots.train GAME [--players 2] [--games 1000] [--seed 1] [--bots greedy] [--wild 8]
                                     [--options JSON] [--workers 1] [--ridge 2] [--good] [--out FILE]

The game's mind gives `features(world)`, a row of figures for each seat, and `kind(world)`, which weights they are
weighed with. The weights of a kind make who won most likely, if chances go by the sums of rows (a conditional
logit, with a ridge). `--wild`: how many of a thousand choices are made by chance, so that odd positions come up.
`--good`: every figure is known to be good for its seat; those that seem to do harm are left out.
Every fifth game is kept back to check the weights with. Kinds that are not played stay as they are in the file.
Needs numpy; playing does not.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from realms import api, bots
from realms.bots.search import mind_of
from realms.bots.search.mind import owed
from realms.kernel.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Mapping

Row = list[float]
Sample = tuple[str, list[Row], list[float], int]
"""Kind, a row for each seat, each seat's part of the win, and the number of the game."""

KEPT_BACK: Final = 5
ROUNDS: Final = 30
DIGITS: Final = 4


def play(
    game: str, players: int, names: list[str], wild: int, seed: int, options: Mapping[str, object], number: int
) -> list[Sample]:
    """The quiet positions of one game."""
    match = api.new_match(game, players=players, seed=seed + number, options=options, record=False, events=False)
    mind = mind_of(game)
    dice = seeded((seed + number) * 977 + 5)
    turned = [names[(seat + number) % len(names)] for seat in range(match.seats)]
    seated = [bots.make(name, game, seat, dice.below(1 << 31)) for seat, name in enumerate(turned)]
    looks = [bots.Sight(match, seat) for seat in range(match.seats)]
    noted: list[tuple[str, list[Row]]] = []
    while match.due:
        if mind.quiet(match):
            noted.append((mind.kind(match), mind.features(match)))
        decision = owed(match)
        if len(decision.options) > 1 and dice.below(1000) < wild:
            chosen = dice.pick(decision.options)
        else:
            chosen = seated[decision.seat].choose(decision, looks[decision.seat])
        match.apply(decision.seat, chosen.key)
    outcome = match.outcome()
    assert outcome is not None
    shares = [outcome.share(seat) for seat in range(match.seats)]
    return [(kind, rows, shares, number) for kind, rows in noted]


def fit_good(rows: Any, shares: Any, present: Any, ridge: float) -> Any:
    """As `fit`, with no weight below nothing: what seems to do harm is left out, and the rest fitted again."""
    import numpy as np

    used = np.ones(rows.shape[2], dtype=bool)
    while True:
        weights = np.zeros(rows.shape[2])
        weights[used] = fit(rows[:, :, used], shares, present, ridge)
        if not (weights < 0.0).any():
            return weights
        used &= weights > weights.min() if (weights < 0.0).sum() > 3 else weights >= 0.0


def fit(rows: Any, shares: Any, present: Any, ridge: float) -> Any:
    """Weights by Newton's method. `rows`: positions × seats × figures; `present`: which seats have figures."""
    import numpy as np

    positions, _, size = rows.shape
    scale = np.sqrt((rows**2).mean(axis=(0, 1)))
    scale[scale == 0.0] = 1.0
    scaled = rows / scale
    weights = np.zeros(size)
    for _ in range(ROUNDS):
        chances = _chances(scaled, weights, present)
        gradient = np.einsum("ps,psf->f", shares - chances, scaled) / positions - ridge * weights / positions
        centred = scaled - np.einsum("ps,psf->pf", chances, scaled)[:, None, :]
        flat = centred.reshape(-1, size)
        hessian = (flat * chances.reshape(-1, 1)).T @ flat / positions
        step = np.linalg.solve(hessian + (ridge / positions + 1e-9) * np.eye(size), gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights / scale


def _chances(rows: Any, weights: Any, present: Any) -> Any:
    import numpy as np

    sums = np.where(present, rows @ weights, -np.inf)
    sums = sums - sums.max(axis=1, keepdims=True)
    parts = np.exp(sums)
    return parts / parts.sum(axis=1, keepdims=True)


def learn(samples: list[Sample], ridge: float, *, good: bool) -> tuple[list[float], str]:
    """The weights of one kind, and how good they are on games they were not fitted to."""
    import numpy as np

    size = max(len(row) for _, rows, _, _ in samples for row in rows)
    alone = len(samples[0][1]) == 1
    # Who plays alone plays against the game itself, whose figures are all nothing.
    rows = np.array(
        [[*[row or [0.0] * size for row in s[1]], *([[0.0] * size] if alone else [])] for s in samples]
    )
    shares = np.array([[*s[2], *([1.0 - s[2][0]] if alone else [])] for s in samples])
    present = np.array([[*[bool(row) for row in s[1]], *([True] if alone else [])] for s in samples])
    won = shares.sum(axis=1) > 0.0
    rows, shares, present = rows[won], shares[won], present[won]
    kept = np.array([s[3] % KEPT_BACK == 0 for s in samples])[won]
    fitted = fit_good if good else fit
    trial = fitted(rows[~kept], shares[~kept], present[~kept], ridge)
    chances = _chances(rows[kept], trial, present[kept])
    loss = -(shares[kept] * np.log(chances + 1e-9)).sum(axis=1).mean()
    right = (shares[kept][np.arange(len(chances)), chances.argmax(axis=1)]).mean()
    weights = fitted(rows, shares, present, ridge)
    note = f"{len(rows)} positions, log loss {loss:.4f}, the likeliest won {right:.1%}"
    return [round(float(x), DIGITS) for x in weights], note


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m realms.bots.train", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="greedy", help="one for all seats, or several that take turns")
    parser.add_argument("--wild", type=int, default=8)
    parser.add_argument("--options", default="{}")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=2.0)
    parser.add_argument("--good", action="store_true")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args(arguments)
    names = wish.bots.split(",")
    one = partial(play, wish.game, wish.players, names, wish.wild, wish.seed, json.loads(wish.options))
    if wish.workers > 1:
        with ProcessPoolExecutor(wish.workers) as pool:
            played = list(pool.map(one, range(wish.games), chunksize=4))
    else:
        played = [one(number) for number in range(wish.games)]
    kinds: dict[str, list[Sample]] = {}
    for samples in played:
        for sample in samples:
            kinds.setdefault(sample[0], []).append(sample)
    out = wish.out or Path(__file__).parent / "minds" / f"{wish.game}.json"
    weights = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    for kind in sorted(kinds):
        weights[kind], note = learn(kinds[kind], wish.ridge, good=wish.good)
        print(f"{wish.game} {kind}: {note}")
    lines = [f"{json.dumps(kind)}: {json.dumps(weights[kind])}" for kind in sorted(weights)]
    out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
