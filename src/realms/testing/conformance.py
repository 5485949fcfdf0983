"""Random play on any game, with everything checked on the way that must hold in all games.

    report = check(spec, seeds=range(5))
    assert report.ok, report

A violation quotes the seed and the choices as numbers; `reproduce` plays up to it, and the strategies of
`realms.testing.strategies` with `examine` shrink it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Final, TypeAlias, final

from realms import workers as pool
from realms.kernel import codec, derive, registry
from realms.kernel.history import History
from realms.kernel.match import Match
from realms.kernel.registry import GameSpec
from realms.kernel.rng import Rng, seeded

from . import watch
from .asking import Asking
from .choices import at, at_random, number_of, play
from .choosing import Choosing, Dump
from .ending import check_end
from .games import catalogue
from .notes import Notes
from .report import Report, Violation
from .texts import Voice, shipped

Progress: TypeAlias = Callable[[int, int, int], None]
"""Called with rounds done, rounds in all, decisions made so far. A round is a seed at a player count."""

UNDO_ONE_IN: Final = 6
"""How often everything is taken back that may be, and played again."""


def check(
    spec: GameSpec,
    seeds: Iterable[int] = range(3),
    players: Sequence[int] | None = None,
    options: dict[str, object] | None = None,
    progress: Progress | None = None,
    *,
    every: int = 1,
    redeals: int = 1,
    rules: Collection[str] | None = None,
    texts: Voice | None = None,
    best_score_wins: bool = True,
    most: int = 10,
    workers: int = 1,
) -> Report:
    """Play one random game for each seed, player count and variant of the game, checking as it goes.

    Where `options` are given they are the only variant.

    Menus, words, components and the end of the game are always looked at. The dear checks (copies, saves, undo,
    hidden information) are made at one decision in `every`, and where a game asks a kind of question for the first
    time, with `redeals` worlds a seat; at which ones depends on the seed only. `rules` and `texts` default to the
    game's shipped catalogue and messages.
    Of each check it quotes the first `most` violations and counts the rest.

    Ctrl-C ends it after the games under way; the report says so.
    """
    examine = partial(
        Examiner,
        every=every,
        redeals=redeals,
        rules=rules,
        texts=texts,
        best_score_wins=best_score_wins,
        most=most,
    )
    examiner = examine(spec)
    examiner.check_code()
    report = examiner.notes.report
    counts = list(players) if players is not None else list(range(spec.fewest, spec.most + 1))
    rounds = [(count, seed) for seed in seeds for count in counts]
    told = 0

    def tell(decisions: int) -> None:
        nonlocal told
        told += 1
        if progress is not None:
            progress(told, len(rounds), decisions)

    if min(workers, len(rounds)) <= 1:
        with pool.CtrlC() as ctrl_c:
            for count, seed in rounds:
                examiner.round(count, seed, options)
                tell(report.decisions)
                if ctrl_c.pressed:
                    break
    else:
        parts: dict[tuple[int, int], Report] = {}

        def take(part: tuple[int, int, Report] | None) -> None:
            if part is not None:
                parts[part[0], part[1]] = part[2]
                tell(sum(p.decisions for p in parts.values()))

        work = partial(_elsewhere, examine, spec.ruleset, options)
        pool.spread(work, rounds, min(workers, len(rounds)), type(spec).__module__, take)
        report.add([parts[at] for at in rounds if at in parts], most)
    report.interrupted = told < len(rounds)
    return report


_mine: Examiner | None = None


def _elsewhere(
    examine: Callable[[GameSpec], Examiner],
    ruleset: str,
    options: dict[str, object] | None,
    at: tuple[int, int],
) -> tuple[int, int, Report] | None:
    """One round in a worker. Its examiner stays, so that it says each text once."""
    global _mine  # noqa: PLW0603
    if pool.stopping():
        return None
    if _mine is None:
        _mine = examine(registry.get(ruleset))
    _mine.round(*at, options)
    return *at, _mine.notes.hand_over()


def examine(
    spec: GameSpec,
    players: int,
    seed: int,
    choices: Sequence[int],
    options: dict[str, object] | None = None,
    *,
    rules: Collection[str] | None = None,
    texts: Voice | None = None,
    redeals: int = 1,
) -> Report:
    """Check one stretch of play, given as numbers: the form that hypothesis shrinks."""
    examiner = Examiner(spec, redeals=redeals, rules=rules, texts=texts)
    rest = list(choices)

    def choose(match: Match) -> int | None:
        return rest.pop(0) if rest else None

    examiner.game(players, seed, dict(options or {}), choose, to_the_end=False)
    return examiner.notes.report


def reproduce(spec: GameSpec, violation: Violation) -> Match:
    """The match at the decision where the violation was found, the last choice still to be made."""
    match = spec.new_match(violation.players, violation.seed, violation.options)
    return play(match, violation.choices[: violation.decision])


def _at_random(rng: Rng) -> Callable[[Match], int | None]:
    def choose(match: Match) -> int | None:
        return number_of(match, *at_random(match, rng))

    return choose


@final
class Examiner:
    """Plays games and looks. One object a report; `game` may be called any number of times."""

    def __init__(
        self,
        spec: GameSpec,
        *,
        every: int = 1,
        redeals: int = 1,
        rules: Collection[str] | None = None,
        texts: Voice | None = None,
        best_score_wins: bool = True,
        most: int = 10,
    ) -> None:
        self.spec: Final = spec
        self.every: Final = max(1, every)
        self.notes: Final = Notes(spec, self.every, most, best_score_wins)
        if rules is None:
            rules = catalogue(spec.id)
        if rules is None:
            self.notes.report.skipped.append(f"rule ids: {spec.id} has no catalogue")
        if texts is None:
            texts = shipped(spec.id)
        if texts is None:
            self.notes.report.skipped.append(f"messages: {spec.id} has no locale file")
        self.asking: Final = Asking(self.notes, rules, texts)
        self.choosing: Final = Choosing(self.notes, redeals)

    def check_code(self) -> None:
        """What can be seen without playing: rule ids and steps of frames, and the derived code."""
        notes, rules = self.notes, self.asking.rules
        for frame in watch.frames_of(self.spec):
            if frame.RULE and rules is not None:
                known = frame.RULE in rules
                notes.expect("frame-rule", known, f"{frame.__name__}.RULE is {frame.RULE}, not in the catalogue")
        for text in watch.broken_steps(self.spec):
            notes.blame("frame-steps", text)
        notes.report.made["frame-steps"] += 1
        for name in self.spec.derived.stale():
            notes.blame("derived", f"the derived code does not know the fields of {name}")
        module = getattr(self.spec.derived.clone, "__module__", "") or ""
        if module.endswith(".derived") and hasattr(self.spec.derived.clone, "__code__"):
            notes.report.made["derived"] += 1
            for text in derive.drift(module.removesuffix(".derived")):
                notes.blame("derived", text)
        else:
            notes.report.skipped.append("derived code: compiled, or not a module of its own")

    def round(self, players: int, seed: int, options: dict[str, object] | None) -> None:
        """A random game of each variant."""
        for variant in self.spec.variants(players) if options is None else [options]:
            chosen = _at_random(seeded(seed * 1000 + players))
            self.notes.report.ends.append(self.game(players, seed, dict(variant), chosen, to_the_end=True))

    def game(
        self,
        players: int,
        seed: int,
        options: dict[str, object],
        choose: Callable[[Match], int | None],
        *,
        to_the_end: bool,
    ) -> str:
        """Play and check one game; returns its last digest."""
        self.notes.turn_to(players, seed, options)
        try:
            history = self._play(choose)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            text = f"{type(error).__name__}: {error} at {where.name}, line {where.lineno}"
            self.notes.blame("crash", text)
            return ""
        finally:
            self.notes.report.games += 1
        match = history.match
        if to_the_end and match.over:
            check_end(self.notes, match)
            self.choosing.check_load(match, codec.dump(match), [])
        return codec.digest(match)

    def _play(self, choose: Callable[[Match], int | None]) -> History:
        notes, spec = self.notes, self.spec
        match = spec.new_match(notes.players, notes.seed, notes.options)
        match.log, match.moves = [], []
        history = History(match)
        components = dict(spec.census(match))
        guess = seeded(notes.seed + 77)
        passed: list[Dump] = []
        asked: set[str] = set()
        waited = 0
        while not history.match.over:
            match = history.match
            if not self.asking.check_menus(match):
                break
            number = choose(match)
            if number is None:
                break
            seat, key = at(match, number)
            decision = next(d for d in match.due if d.seat == seat and d.find(key) is not None)
            waited += not decision.optional
            if not notes.expect("ends", waited <= spec.bound, f"still playing after {spec.bound} decisions"):
                break
            notes.choices.append(number_of(match, seat, key))
            passed.append(codec.dump(match))
            # What is asked seldom is where slips hide: chance alone would look there in one game of hundreds.
            seldom = decision.prompt not in asked
            asked.add(decision.prompt)
            if guess.below(self.every) == 0 or seldom:
                events = self.choosing.check_choice(history, seat, key, guess)
            else:
                events = history.apply(seat, key)
            self.asking.check_events(events)
            passed = passed[len(passed) - history.settled()[0] :]
            if guess.below(UNDO_ONE_IN) == 0:
                self.choosing.check_undo(history, passed)
            notes.decision += 1
            notes.report.decisions += 1
            gap = watch.difference(components, dict(spec.census(history.match)))
            notes.expect("census", not gap, f"components were lost or made: {gap}")
        return history
