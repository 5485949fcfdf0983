"""Teach tactics for Elven Rage for two: at many moments of battles every move is played on, and what pays is
remembered.

    python -m realms.bots.train_tactics SCENARIO [--anew] [--games 1000] [--seed 1] [--units 16] [--laps 10]

Bots play by the habits and tactics that there are (`--anew`: by habits alone), now and then by chance. At some
moments each move is made in a copy of the match, with the same dice for all, played on until the turn is over, and
judged by the network (`minds.er.network`). Tactics are then fitted so that what they make likely is worth most;
every sixth game is kept back, and what tactics gain there against what was done without them is told after each
lap. Learning begins with the tactics there are; those of the other scenario stay as they are in the file. Needs
numpy; playing does not.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final, final

from realms import api
from realms.bots.minds.elven_rage import ElvenRageMind, mind
from realms.bots.minds.er.suspicion import SEATS
from realms.bots.minds.er.tactics import (
    DEEDS,
    FACTS,
    FILE,
    MOMENTS,
    USUAL,
    WIDTH,
    Call,
    called,
)
from realms.bots.search.levels import EXPERT
from realms.bots.search.mind import owed
from realms.bots.train_habits import gather, spread
from realms.bots.train_sketches import rows_of
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, NAMED, SUPERIORITY, TURN_STARTS
from realms.kernel.model import Decision
from realms.kernel.rng import Rng, seeded

KEPT_BACK: Final = 6
LONGEST: Final = 60
"""Rounds after which a game is left."""
WILD: Final = (0, 10, 40)
"""Of a thousand choices, how many are made by chance; one of these for each game."""
OFTEN: Final = (MOMENTS.index(TURN_STARTS), MOMENTS.index(NAMED))
OFTEN_NOTED: Final = 35
NOTED: Final = 70
"""Of a hundred moments that come often, and of all others, how many are played on."""
BATCH: Final = 2048
PACE: Final = 0.01
DECAY: Final = 0.02
FIRST: Final = 0.1
"""The spread of the weights at the beginning."""
LIKED: Final = 1.0
"""How much what was done without tactics counts at the beginning."""
SHARP: Final = 0.02
DOUBT: Final = 0.005
"""The worth that counts as one, and how much it counts to keep other moves likely."""
DIGITS: Final = 4


@final
class Noted:
    """A moment that was played on."""

    def __init__(self, call: Call, worth: list[float]) -> None:
        self.moment: Final = call.moment
        self.at: Final = call.at
        self.numbers: Final = call.numbers
        self.deeds: Final = [move.deed for move in call.moves]
        self.facts: Final = [move.facts for move in call.moves]
        usual = [facts[USUAL] for facts in self.facts].index(1.0)
        self.gain: Final = [value - worth[usual] for value in worth]


def play(thinker: ElvenRageMind, scenario: str, seed: int) -> list[Noted]:
    """The moments of one game that were played on."""
    options = {"scenario": scenario}
    match = api.new_match("elven_rage", players=SEATS, seed=seed, options=options, record=False, events=False)
    assert isinstance(match, ElvenRage)
    dice = seeded(seed * 991 + 11)
    wild = dice.pick(list(WILD))
    noted: list[Noted] = []
    while match.due and match.round < LONGEST:
        decision = owed(match)
        chosen = thinker.choice(match, decision)
        if len(decision.options) > 1:
            call = called(match, decision, thinker.untaught(match, decision))
            if call is not None and len(call.moves) > 1:
                if dice.below(100) < (OFTEN_NOTED if call.moment in OFTEN else NOTED):
                    noted.append(Noted(call, played_on(thinker, match, decision, call, dice)))
                if dice.below(1000) < wild:
                    chosen = dice.pick(call.moves).option
        match.apply(decision.seat, chosen.key)
    return noted


def played_on(thinker: ElvenRageMind, match: ElvenRage, decision: Decision, call: Call, dice: Rng) -> list[float]:
    """What each move leads to, with the same dice for all."""
    seed = dice.below(1 << 31)
    found: list[float] = []
    for move in call.moves:
        world = match.clone()
        world.rng = Rng(seed, 0)
        world.apply(decision.seat, move.option.key)
        found.append(thinker.outlook(world, 1, 1)[0][decision.seat])
    return found


def some(scenario: str, seed: int, anew: bool, numbers: range) -> list[list[Noted]]:
    thinker = mind().at(EXPERT)
    assert isinstance(thinker, ElvenRageMind)
    if anew:
        thinker.tactics.pop(scenario, None)
    return [play(thinker, scenario, seed + number) for number in numbers]


class Calls:
    """Many moments in arrays: the numbers of each, and its moves."""

    def __init__(self, found: list[Noted]) -> None:
        import numpy as np

        self.kinds: Final[Any] = np.array([one.moment for one in found])
        self.at: Final[Any] = np.array([x for one in found for x in one.at])
        self.numbers: Final[Any] = np.array([x for one in found for x in one.numbers], dtype=np.float32)
        self.ends: Final[Any] = np.cumsum([0, *[len(one.at) for one in found]])
        self.moves: Final[Any] = np.cumsum([0, *[len(one.deeds) for one in found]])
        self.deeds: Final[Any] = np.array([deed for one in found for deed in one.deeds])
        self.facts: Final[Any] = np.array([row for one in found for row in one.facts], dtype=np.float32)
        self.gain: Final[Any] = np.array([x for one in found for x in one.gain], dtype=np.float32)

    def batch(self, chosen: Any) -> Batch:
        return Batch(self, chosen)


class Batch:
    """Some of them: whole rows of numbers, and for each move where it belongs."""

    def __init__(self, of: Calls, chosen: Any) -> None:
        import numpy as np

        self.rows: Final[Any] = rows_of(of.at, of.numbers, of.ends, chosen, WIDTH)
        moves, self.first, self.moment = spread(of.moves, chosen)
        self.deeds: Final[Any] = of.deeds[moves]
        self.facts: Final[Any] = of.facts[moves]
        self.gain: Final[Any] = of.gain[moves]
        self.size: Final = len(chosen)
        self.number: Final[Any] = np.arange(len(moves))


class Learner:
    """Tactics while they are learned; those there are, or fresh ones that change nothing."""

    def __init__(self, units: int, dice: Any, old: dict[str, Any] | None = None) -> None:
        import numpy as np

        usual = np.zeros(FACTS, dtype=np.float32)
        usual[USUAL] = LIKED
        fresh = [
            dice.normal(0.0, FIRST, (WIDTH, units)).astype(np.float32),
            dice.normal(0.0, FIRST, (FACTS, units)).astype(np.float32),
            dice.normal(0.0, FIRST, (DEEDS, units)).astype(np.float32),
            np.zeros(units, dtype=np.float32),
            usual,
            np.zeros(DEEDS, dtype=np.float32),
        ]
        self.weights: Final[list[Any]] = fresh if old is None else _weights(old)
        self.means: Final = [np.zeros_like(w) for w in self.weights]
        self.squares: Final = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def liked(self, batch: Batch) -> tuple[Any, Any]:
        """How much each move is liked, and what the units came to."""
        import numpy as np

        seen, looks, deeds, out, facts, liking = self.weights
        inner = (batch.rows @ seen)[batch.moment] + batch.facts @ looks + deeds[batch.deeds]
        units = np.maximum(inner, 0.0)
        return units @ out + batch.facts @ facts + liking[batch.deeds], units

    def learn(self, batch: Batch, pace: float) -> None:
        """One step: moves that gain more than is usual for their moment become likelier."""
        import numpy as np

        liked, units = self.liked(batch)
        top = np.maximum.reduceat(liked, batch.first)
        raw = np.exp(liked - top[batch.moment])
        likely = raw / np.add.reduceat(raw, batch.first)[batch.moment]
        expected = np.add.reduceat(likely * batch.gain, batch.first)[batch.moment]
        logs = np.log(likely + 1e-9)
        open_ = -np.add.reduceat(likely * logs, batch.first)[batch.moment]
        slope = (likely * ((expected - batch.gain) / SHARP + DOUBT * (logs + open_)) / batch.size).astype(
            np.float32
        )
        back = np.where(units > 0.0, slope[:, None] * self.weights[3][None, :], 0.0).astype(np.float32)
        by_moment = np.add.reduceat(back, batch.first, axis=0)
        by_deed = np.zeros_like(self.weights[2])
        np.add.at(by_deed, batch.deeds, back)
        liking = np.bincount(batch.deeds, weights=slope, minlength=DEEDS).astype(np.float32)
        slopes = [
            batch.rows.T @ by_moment,
            batch.facts.T @ back,
            by_deed,
            units.T @ slope,
            batch.facts.T @ slope,
            liking,
        ]
        self._step(slopes, pace)

    def _step(self, slopes: list[Any], pace: float) -> None:
        import numpy as np

        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1.0 - 0.999**self.steps)) + 1e-8
            weight -= pace * (mean / (1.0 - 0.9**self.steps) / size + DECAY * weight)

    def gains(self, batch: Batch) -> Any:
        """What the moves that are made gain against those that were made without tactics."""
        import numpy as np

        liked = self.liked(batch)[0]
        top = np.maximum.reduceat(liked, batch.first)
        best = np.where(liked == top[batch.moment], batch.number, len(liked))
        return batch.gain[np.minimum.reduceat(best, batch.first)]


def _weights(old: dict[str, Any]) -> list[Any]:
    """Tactics as they stand in the file, to learn on."""
    import numpy as np

    found = [
        np.array(old[name], dtype=np.float32) for name in ("units", "looks", "deeds", "out", "facts", "liking")
    ]
    return [found[0].T.copy(), found[1].T.copy(), *found[2:]]


def learn(
    found: list[tuple[int, Noted]], units: int, laps: int, seed: int, old: dict[str, Any] | None
) -> dict[str, Any]:
    """The tactics, as they stand in the file."""
    import numpy as np

    calls = Calls([one for _, one in found])
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
            learner.learn(calls.batch(order[first : first + BATCH]), pace)
        parts = [held[first : first + BATCH] for first in range(0, len(held), BATCH)]
        gains = 100.0 * np.concatenate([learner.gains(calls.batch(part)) for part in parts])
        told = [f"lap {lap + 1}: all {gains.mean():.3f} ± {gains.std() / len(gains) ** 0.5:.3f}"]
        for kind, name in enumerate(MOMENTS):
            one = gains[calls.kinds[held] == kind]
            if len(one) > 1:
                told.append(f"{name} {one.mean():.2f} ± {one.std() / len(one) ** 0.5:.2f}")
        print(*told, sep="  ", flush=True)
    seen, looks, deeds, out, facts, liking = learner.weights
    return {
        "units": _rounded(seen.T),
        "looks": _rounded(looks.T),
        "deeds": _rounded(deeds),
        "out": _rounded([out])[0],
        "facts": _rounded([facts])[0],
        "liking": _rounded([liking])[0],
    }


def _rounded(rows: Any) -> list[list[float]]:
    return [[round(float(x), DIGITS) for x in row] for row in rows]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m realms.bots.train_tactics", description=(__doc__ or "").partition("\n\n")[0]
    )
    parser.add_argument("scenario", choices=(SUPERIORITY, DRAGON_LORD))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=16)
    parser.add_argument("--laps", type=int, default=10)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="play by habits alone, not by the tactics there are")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "minds" / FILE)
    wish = parser.parse_args(arguments)
    found = gather(partial(some, wish.scenario, wish.seed, wish.anew), wish.games, wish.workers)
    tactics = json.loads(wish.out.read_text(encoding="utf-8")) if wish.out.exists() else {}
    old = None if wish.anew else tactics.get(wish.scenario)
    tactics[wish.scenario] = learn(found, wish.units, wish.laps, wish.seed, old)
    lines = [f"{json.dumps(name)}: {json.dumps(tactics[name])}" for name in sorted(tactics)]
    wish.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
