"""How long to look ahead in Elven Rage, and how much to doubt what is seen: judged by who wins in the end.

    python -m realms.bots.tune_elven_rage OUT [--prompts er-turn] [--seed 930000] [--positions 40] [--worlds 160]

Greedy bots play two-player games, by turns of both scenarios. At about every fifth choice of the kinds asked for
each option is tried in the same worlds, greedy plays on to the end of the match, and what the position seems to be
worth is noted after each turn. OUT gets a line for each position; what it holds already is not played again.

Then the table: what a choice would have gained, in hundredths of a chance to win, if it had been made by the turns
named (the mean of all of them) with the doubt of the column. It is made in one half of the worlds and judged by
who won in the other half, both ways round.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from typing import Any, Final

from realms import api, bots
from realms.bots.minds.elven_rage import ElvenRageMind, mind
from realms.bots.minds.er.suspicion import suspect
from realms.bots.minds.er.weighing import MARGIN, NEVER, Candidate, ahead
from realms.bots.search.mind import owed
from realms.bots.search.tree import reseal
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, SUPERIORITY
from realms.kernel.model import Decision, Option, option as option_of
from realms.kernel.rng import Rng, seeded

SCENARIOS: Final = (SUPERIORITY, DRAGON_LORD)
TURNS: Final = 8
"""How many turns are judged one by one; after them only who wins is noted."""
ONE_IN: Final = 5
FOREVER: Final = 60
"""Turns after which a match is taken for a draw that goes on."""
DOUBTS: Final = (0.0, 12.0, 24.0, 40.0)
SPANS: Final = ((1, 1), (2, 2), (3, 3), (4, 4), (6, 6), (8, 8), (1, 4), (2, 5), (1, 8), (3, 8))
"""First and last turn that count."""
DIGITS: Final = 4
NOTHING: Final = option_of("pass")

Position = dict[str, Any]
"""Scenario, kind, options, which is greedy's; `worth`: for each option and world the turns, and who won last."""


def tried(thinker: ElvenRageMind, world: ElvenRage, seat: int, option: Option) -> list[float]:
    """What the position is worth to a seat after each turn, and at the end."""
    copy = world.clone()
    copy.apply(seat, option.key)
    seen = thinker.outlook(copy, TURNS, 1)
    end = thinker.outlook(copy, FOREVER, FOREVER) if copy.stack else seen[-1:]
    return [round(one[seat], DIGITS) for one in [*seen, *end]]


def position(thinker: ElvenRageMind, match: ElvenRage, decision: Decision, worlds: int, seed: int) -> Position:
    """All options in so many worlds."""
    seat = decision.seat
    look = bots.Sight(match, seat)
    usual = thinker.choice(match, decision)
    options = [o for o in decision.options if o.verb not in NEVER or o is usual]
    worth: list[list[list[float]]] = [[] for _ in options]
    for number in range(worlds):
        world = look.redeal(Rng(seed, number << 12))
        assert isinstance(world, ElvenRage)
        suspect(world, seat, thinker.goals, Rng(seed, (number << 12) + 2048))
        reseal(thinker, world, seat)
        for place, option in enumerate(options):
            worth[place].append(tried(thinker, world, seat, option))
    keys = [option.key for option in options]
    return {"scenario": match.scenario, "options": keys, "usual": options.index(usual), "worth": worth}


def gather(out: Path, prompts: list[str], seed: int, positions: int, worlds: int) -> list[Position]:
    """Positions of the file, and as many more as are missing."""
    known = [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []
    thinker = mind()
    found = 0
    while found < positions:
        dice = seeded(seed)
        options = {"scenario": SCENARIOS[seed % len(SCENARIOS)]}
        match = api.new_match("elven_rage", players=2, seed=seed, options=options, record=False, events=False)
        assert isinstance(match, ElvenRage)
        while match.due and found < positions:
            decision = owed(match)
            if decision.prompt in prompts and len(decision.options) > 1 and dice.below(ONE_IN) == 0:
                drawn = dice.below(1 << 31)
                if found >= len(known):
                    known.append(position(thinker, match, decision, worlds, drawn))
                    with out.open("a") as file:
                        file.write(json.dumps(known[-1]) + "\n")
                found += 1
                print(f"\r{found} of {positions} positions", end="", file=sys.stderr, flush=True)
            match.apply(decision.seat, thinker.choice(match, decision).key)
        seed += 1
    print(file=sys.stderr)
    return known[:positions]


def chosen(worth: list[list[list[float]]], usual: int, span: tuple[int, int], doubt: float) -> int:
    """Which option is taken by what was seen in these worlds, as levels take theirs."""
    first, last = span
    candidates: list[Candidate] = []
    for worlds in worth:
        candidate = Candidate(NOTHING)
        for seen in worlds:
            candidate.add(sum(seen[first - 1 : last]) / (last - first + 1))
        candidates.append(candidate)
    best = max(range(len(candidates)), key=lambda place: candidates[place].total)
    mean, error = ahead(candidates[best], candidates[usual])
    return best if mean > MARGIN + doubt * error else usual


def gained(one: Position, span: tuple[int, int], doubt: float) -> float:
    """How many more of the other half of the worlds are won."""
    worth, usual = one["worth"], one["usual"]
    total = 0.0
    for half in (0, 1):
        place = chosen([worlds[half::2] for worlds in worth], usual, span, doubt)
        judged = zip(worth[place][1 - half :: 2], worth[usual][1 - half :: 2], strict=True)
        more = [a[-1] - b[-1] for a, b in judged]
        total += sum(more) / len(more)
    return total / 2


def table(positions: list[Position]) -> list[str]:
    lines = [f"{len(positions)} positions; doubt " + " ".join([f"{doubt:>6g}" for doubt in DOUBTS])]
    for span in SPANS:
        row: list[str] = []
        error = 0.0
        for doubt in DOUBTS:
            gains = [gained(one, span, doubt) for one in positions]
            mean = sum(gains) / len(gains)
            error = sqrt(sum([(gain - mean) ** 2 for gain in gains])) / len(gains)
            row.append(f"{100 * mean:+6.2f}")
        lines.append(f"turns {span[0]} to {span[1]}:        " + " ".join(row) + f"  ± {100 * error:.2f}")
    return lines


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m realms.bots.tune_elven_rage", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--prompts", default="er-turn", help="kinds of choices, with commas between them")
    parser.add_argument("--seed", type=int, default=930000)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=160)
    wish = parser.parse_args(arguments)
    found = gather(wish.out, wish.prompts.split(","), wish.seed, wish.positions, wish.worlds)
    for scenario in SCENARIOS:
        some = [one for one in found if one["scenario"] == scenario]
        if some:
            print(scenario, *table(some), sep="\n")
    print("both", *table(found), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
