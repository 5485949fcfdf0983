"""Writes the files of a version (`v0/`): python -m realms.rl.freeze GAME [--games N] [--check SEED].

Words come from the game's tables, rules from its generated code. Option keys come from play: random and greedy
players play every variant at every number of players, and each place of a verb's refs is then filled up with the
whole list of words that its values were found in ("walk:1.sw" brings in every hex), as long as that does not make
a list of things that cannot be. A game with more keys than a list holds keeps those of verbs that have few and,
of the other verbs, those offered most often; the rest get spare numbers. `--check` plays other games and tells how
many offered options the list lacks.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, Final

from realms import api, bots
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Decision, RealmsError
from realms.kernel.registry import GameSpec

from .frozen import VERSION

HERE: Final = Path(__file__).resolve().parent / f"v{VERSION}"
FULL: Final = 400
"""Up to so many keys a verb is filled up with whatever its lists allow."""
GROWTH: Final = 3
"""Beyond, only if that makes at most so many times as many keys as were met."""
LONGEST: Final = 12288
"""So many keys a list holds."""


class Met:
    """What was offered and asked in play."""

    def __init__(self) -> None:
        self.keys: dict[str, int] = {}
        self.prompts: set[str] = set()
        self.lasting: set[str] = set()  # what lasting effects change

    def note(self, decision: Decision) -> None:
        self.prompts.add(decision.prompt)
        for option in decision.options:
            self.keys[option.key] = self.keys.get(option.key, 0) + 1


def play(game: str, players: int, options: dict[str, object], seed: int, bot: str, met: Met) -> None:
    """One whole game, noting every menu."""
    match = api.new_match(game, players=players, seed=seed, options=options, record=False, events=False)
    minds = [bots.make(bot, game, seat, seed + seat) for seat in range(players)]
    while match.due:
        for decision in match.due:
            met.note(decision)
        met.lasting.update([modifier.what for modifier in getattr(match, "modifiers", ())])
        decision = next(d for d in match.due if not d.optional)
        seat = decision.seat
        choice = minds[seat].choose(decision, bots.Sight(match, seat))
        match.apply(seat, choice.key)


def sample(spec: GameSpec, games: int, seed: int) -> Met:
    """Games of every variant, with every number of players, by turns random and greedy."""
    met = Met()
    minds = ["random", bots.usual(spec.id)]
    for players in range(spec.fewest, spec.most + 1):
        for options in spec.variants(players):
            for n in range(games):
                play(spec.id, players, options, seed + n, minds[n % len(minds)], met)
    return met


def filled(keys: Iterable[str], lists: Sequence[Sequence[str]]) -> list[str]:
    """The keys, and those that the lists of words add to them; sorted, so that the order tells nothing."""
    shapes: dict[tuple[str, int], list[list[str]]] = defaultdict(list)
    for key in keys:
        verb, *refs = key.split(":")
        shapes[verb, len(refs)].append(refs)
    sets = [(set(words), words) for words in sorted(lists, key=len)]
    every = set(keys)
    for (verb, _), met in shapes.items():
        places = []
        for values in zip(*met, strict=True):
            seen = set(values)
            places.append(next((words for whole, words in sets if seen <= whole), sorted(seen)))
        count = 1
        for words in places:
            count *= len(words)
        if count <= max(FULL, GROWTH * len(met)):
            every.update(":".join((verb, *refs)) for refs in product(*places))
    return sorted(every)


def shortened(keys: list[str], offered: dict[str, int]) -> list[str]:
    """As many keys as a list holds. Verbs with few keys keep them all; the others those offered most often."""
    verbs = Counter(key.partition(":")[0] for key in keys)

    def rank(key: str) -> tuple[bool, int]:
        return verbs[key.partition(":")[0]] > FULL, -offered.get(key, 0)

    return sorted(sorted(keys, key=rank)[:LONGEST])


def frames(spec: GameSpec) -> dict[str, list[str]]:
    """Every rule that may be under way, and its fields, as the generated code has them."""
    shape: Any = spec.derived.shape
    return {kind.__name__: list(fields) for kind, fields in shape.items() if issubclass(kind, Frame)}


def stack_words(spec: GameSpec, lists: Iterable[Sequence[str]]) -> list[str]:
    """Words that fields of rules may hold: steps of rules, names of things."""
    shape: Any = spec.derived.shape
    steps = {step for kind in shape if issubclass(kind, Steps) for step in kind.ORDER}
    return sorted(steps | {word for words in lists for word in words} | set(spec.names("en")))


def freeze(game: str, games: int, seed: int) -> None:
    """Write the files of one game."""
    spec = api.spec(game)
    observed = import_module(f"{__package__}.games.{game}")
    words = {name: list(listed) for name, listed in observed.words().items()}
    met = sample(spec, games, seed)
    asked = {str(getattr(kind, "PROMPT", "")) for kind in spec.derived.shape} | met.prompts
    raw = {
        "spare": observed.SPARE,
        "prompts": sorted(asked - {""}),
        "frames": frames(spec),
        "words": {**words, "lasting": sorted(met.lasting), "stack": stack_words(spec, words.values())},
    }
    keys = filled([*met.keys, *observed.rare()], [*words.values(), *observed.lists()])
    keys = shortened(keys, met.keys)
    HERE.mkdir(exist_ok=True)
    (HERE / f"{game}.json").write_text(json.dumps(raw, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (HERE / f"{game}.actions").write_text("\n".join(keys) + "\n", encoding="utf-8")
    print(f"{game}: {len(met.keys)} option keys met, {len(keys)} listed, {observed.SPARE} spare numbers")


def check(game: str, games: int, seed: int) -> None:
    """How many of the options offered in other games the list has."""
    from .actions import actions

    listed = actions(game).number
    met = sample(api.spec(game), games, seed)
    missing = {key: count for key, count in met.keys.items() if key not in listed}
    offered = sum(met.keys.values())
    lacking = sum(missing.values())
    print(f"{game}: {lacking} of {offered} offered options are not listed ({lacking / offered:.4%})")
    for key in sorted(missing)[:: max(1, len(missing) // 40)]:
        print(f"  {key}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m realms.rl.freeze", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20, help="games of each variant and number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="write nothing; tell what the list lacks")
    options = parser.parse_args(arguments)
    try:
        api.spec(options.game)
        (check if options.check else freeze)(options.game, options.games, options.seed)
    except RealmsError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
