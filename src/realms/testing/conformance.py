"""Random play on any game, with everything checked at every decision that must hold in all games.

    report = check(spec, seeds=range(5))
    assert report.ok, report

A violation quotes the seed and the choices as numbers; `reproduce` plays up to it, and the strategies of
`realms.testing.strategies` with `examine` shrink it.
"""

from __future__ import annotations

import json
import traceback
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Final, TypeAlias, final

from realms.kernel import codec, derive, view
from realms.kernel.history import Header, History, replay
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR, Decision, Event, IllegalChoice, Option, Refusal, Seat
from realms.kernel.registry import GameSpec
from realms.kernel.rng import Rng, seeded
from realms.kernel.stock import SealedAsk

from . import watch
from .choices import at, at_random, number_of, play
from .games import catalogue
from .report import Report, Violation
from .texts import LANGUAGES, Teller, Voice, shipped

Progress: TypeAlias = Callable[[int, int, int], None]
"""Called with rounds done, rounds in all, decisions made so far. A round is a seed at a player count."""

LAST: Final = ("pass", "done")
BOGUS: Final = "no:such:option"


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
) -> Report:
    """Play one random game for each seed, player count and variant of the game, checking as it goes.

    Where `options` are given they are the only variant.

    The dear checks (copies, saves, undo, hidden information) are made at one decision in `every`, with
    `redeals` worlds a seat. `rules` and `texts` default to the game's shipped catalogue and messages.
    Of each check it quotes the first `most` violations and counts the rest.
    """
    examiner = Examiner(
        spec, every=every, redeals=redeals, rules=rules, texts=texts, best_score_wins=best_score_wins, most=most
    )
    counts = list(players) if players is not None else list(range(spec.fewest, spec.most + 1))
    rounds = [(count, seed) for seed in seeds for count in counts]
    ends: list[str] = []
    examiner.check_code()
    for i, (count, seed) in enumerate(rounds):
        for variant in spec.variants(count) if options is None else [options]:
            rng = seeded(seed * 1000 + count)
            ends.append(examiner.game(count, seed, dict(variant), _at_random(rng), to_the_end=True))
        if progress is not None:
            progress(i + 1, len(rounds), examiner.report.decisions)
    examiner.report.fingerprint = blake2b(" ".join(ends).encode(), digest_size=8).hexdigest()
    return examiner.report


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
    return examiner.report


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
        self.redeals: Final = redeals
        self.best_score_wins: Final = best_score_wins
        self.most: Final = most
        self.report: Final = Report(spec.ruleset)
        if rules is None:
            rules = catalogue(spec.id)
        if rules is None:
            self.report.skipped.append(f"rule ids: {spec.id} has no catalogue")
        self.rules: Final = None if rules is None else frozenset(rules)
        if texts is None:
            texts = shipped(spec.id)
        if texts is None:
            self.report.skipped.append(f"messages: {spec.id} has no locale file")
        self.tellers: Final = [] if texts is None else [Teller(spec, texts, lang) for lang in LANGUAGES]
        self._said: Final[set[object]] = set()
        self._known: Final[set[tuple[str, str]]] = set()
        self._players = 0
        self._seed = 0
        self._options: dict[str, object] = {}
        self._choices: list[int] = []
        self._census: dict[str, int] = {}
        self._decision = 0

    def blame(self, check: str, text: str, seat: Seat = -1) -> None:
        """Note a violation; the same text of the same check is quoted once."""
        text = " ".join(text.split())
        most = self.most * (20 if check == "messages" else 1)
        if (check, text) in self._known or self.report.broken[check] >= most:
            self.report.more[check] += 1
            return
        self._known.add((check, text))
        self.report.broken[check] += 1
        self.report.violations.append(
            Violation(
                check,
                self.spec.ruleset,
                self._players,
                self._seed,
                self._options,
                self._decision,
                seat,
                text,
                tuple(self._choices),
            )
        )

    def expect(self, check: str, holds: bool, text: str, seat: Seat = -1) -> bool:
        self.report.made[check] += 1
        if not holds:
            self.blame(check, text, seat)
        return holds

    def check_code(self) -> None:
        """What can be seen without playing: rule ids and steps of frames, and the derived code."""
        for frame in watch.frames_of(self.spec):
            if frame.RULE and self.rules is not None:
                known = frame.RULE in self.rules
                self.expect("frame-rule", known, f"{frame.__name__}.RULE is {frame.RULE}, not in the catalogue")
        for text in watch.broken_steps(self.spec):
            self.blame("frame-steps", text)
        self.report.made["frame-steps"] += 1
        for name in self.spec.derived.stale():
            self.blame("derived", f"the derived code does not know the fields of {name}")
        module = getattr(self.spec.derived.clone, "__module__", "") or ""
        if module.endswith(".derived") and hasattr(self.spec.derived.clone, "__code__"):
            self.report.made["derived"] += 1
            for text in derive.drift(module.removesuffix(".derived")):
                self.blame("derived", text)
        else:
            self.report.skipped.append("derived code: compiled, or not a module of its own")

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
        self._players, self._seed, self._options = players, seed, options
        self._choices, self._decision = [], 0
        try:
            history = self._play(choose)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            self.blame("crash", f"{type(error).__name__}: {error} at {where.name}, line {where.lineno}")
            return ""
        finally:
            self.report.games += 1
        match = history.match
        if to_the_end and match.over:
            self.check_end(match)
        return codec.digest(match)

    def _play(self, choose: Callable[[Match], int | None]) -> History:
        spec = self.spec
        match = spec.new_match(self._players, self._seed, self._options)
        match.log, match.moves = [], []
        history = History(match)
        self._census = dict(spec.census(match))
        guess = seeded(self._seed + 77)
        digests: list[str] = []
        waited = 0
        while not history.match.over:
            match = history.match
            if not self.check_menus(match):
                break
            number = choose(match)
            if number is None:
                break
            seat, key = at(match, number)
            waited += not next(d for d in match.due if d.seat == seat and d.find(key) is not None).optional
            if not self.expect("ends", waited <= spec.bound, f"still playing after {spec.bound} decisions"):
                break
            self._choices.append(number_of(match, seat, key))
            digests.append(codec.digest(match))
            if guess.below(self.every) == 0:
                events = self.check_choice(history, seat, key, guess)
            else:
                events = history.apply(seat, key)
            self.check_texts_of_events(events)
            if guess.below(6) == 0:
                self.check_undo(history, digests)
            self._decision += 1
            self.report.decisions += 1
            self.check_census(history.match)
        return history

    # What is asked

    def check_menus(self, match: Match) -> bool:
        """Menus: something to choose, unique, in fixed order, rules and texts known. False: cannot go on."""
        ok = True
        again = watch.plain_due(watch.recompute(match))
        self.expect("order", again == watch.plain_due(match.due), "asking twice gives two different menus")
        explained = watch.recompute(match, explain=True)
        same = [[o.key for o in d.options] for d in explained] == [[o.key for o in d.options] for d in match.due]
        self.expect("refusals", same, "asking for refusals changes the options")
        offered: set[tuple[Seat, str]] = set()
        for menu in match.due:
            keys = [o.key for o in menu.options]
            prompt = menu.prompt
            ok &= self.expect("options", bool(keys), f"{prompt!r} offers nothing", menu.seat)
            twice = [k for k, n in Counter(keys).items() if n > 1 or (menu.seat, k) in offered]
            self.expect("unique", not twice, f"{prompt!r} offers {', '.join(twice)} twice", menu.seat)
            offered.update((menu.seat, k) for k in keys)
            ends = [o.verb in LAST for o in menu.options]
            self.expect("order", ends == sorted(ends), f"{prompt!r}: pass and done must come last", menu.seat)
            if self.rules is not None:
                known = menu.rule in self.rules
                text = f"{prompt!r} is asked by the rule {menu.rule!r}, which is not in the catalogue"
                self.expect("decision-rule", known, text, menu.seat)
            self.check_texts_of_menu(menu)
        for menu in explained:
            refused = Counter(r.option.key for r in menu.refused)
            both = [k for k in refused if (menu.seat, k) in offered]
            text = f"{menu.prompt!r} both offers and refuses {', '.join(both)}"
            self.expect("refusals", not both, text, menu.seat)
            twice = [k for k, n in refused.items() if n > 1]
            self.expect("refusals", not twice, f"{menu.prompt!r} refuses {', '.join(twice)} twice", menu.seat)
            for r in menu.refused:
                self.check_refusal(r, menu.seat)
        waiting = any(not d.optional for d in match.due)
        ok &= self.expect("options", waiting, "the match is not over and waits for nobody")
        return ok

    def check_refusal(self, refusal: Refusal, seat: Seat) -> None:
        if self.rules is not None:
            text = f"{refusal.option.key} is refused by {refusal.rule!r}, which is not in the catalogue"
            self.expect("refusal-rule", refusal.rule in self.rules, text, seat)
        name, option = f"why-{refusal.rule}", refusal.option
        self.say(("option", option.key), f"option-{option.verb}", partial(_option, option))
        self.say(("why", refusal.rule, refusal.option.key), name, partial(_refusal, refusal))

    def check_texts_of_menu(self, menu: Decision) -> None:
        name = f"prompt-{menu.prompt}"
        self.say(("prompt", menu.prompt, menu.args), name, partial(_prompt, menu))
        for o in menu.options:
            self.say(("option", o.key), f"option-{o.verb}", partial(_option, o))

    def check_texts_of_events(self, events: list[Event]) -> None:
        for e in events:
            told = view.redact([e], SPECTATOR)
            for event in [e, *told]:
                name = f"event-{event.kind.name}"
                self.say((name, event.args), name, partial(_event, event, self._players))

    def say(self, key: object, name: str, say: Callable[[Teller], str]) -> None:
        """Each text once, in both languages."""
        if not self.tellers or key in self._said:
            return
        self._said.add(key)
        said: list[str] = []
        for teller in self.tellers:
            self.report.made["messages"] += 1
            try:
                said.append(say(teller))
            except Exception as error:
                self.blame("messages", f"{name} in {teller.lang}: {error if str(error) else type(error).__name__}")
        if len(said) == 2 and said[0] == said[1] and any("a" <= c <= "z" for c in said[0].lower()):
            self.blame("messages", f"{name} is not translated: {said[0]!r}")

    # What a choice does

    def check_choice(self, history: History, seat: Seat, key: str, guess: Rng) -> list[Event]:
        """Make the choice, and all the dear checks around it."""
        match = history.match
        before = codec.digest(match)
        due = watch.plain_due(match.due)
        self.check_bogus(match, seat, before)
        for text in watch.stray_attributes(self.spec, match):
            self.blame("attributes", text)
        self.report.made["attributes"] += 1
        self.expect("outcome", match.outcome() is None, "there is an outcome before the end")
        loaded = self.check_load(match, before, due)
        watchers = [*range(match.seats), SPECTATOR]
        worlds = [(s, view.redeal(match, s, guess)) for s in watchers for _ in range(self.redeals)]
        now = {s: watch.seen(match, s) for s in watchers}
        for s, world in worlds:
            gap = watch.difference(now[s], watch.seen(world, s))
            self.expect("hidden", not gap, f"depends on what is hidden from the seat: {gap}", s)
        self.expect("pure", codec.digest(match) == before, "looking at the match changed it")

        self.check_sealed(match, seat, key, guess)

        copy, kept = match.clone(), match.clone()
        for name in watch.shared_parts(self.spec, match, copy):
            self.blame("clone", f"a copy shares its {name} with the match")
        self.expect("clone", codec.digest(copy) == before, "a copy has another digest")
        copied = copy.apply(seat, key)
        alone = codec.digest(match) == before and watch.plain_due(match.due) == due
        self.expect("clone", alone, f"{key!r} on a copy changed the match", seat)

        draws = match.rng.draws
        events = history.apply(seat, key)
        match = history.match
        after = codec.digest(match)
        self.expect("clone", codec.digest(kept) == before, f"{key!r} on the match changed a copy", seat)
        same = codec.digest(copy) == after and watch.told(copied, seat) == watch.told(events, seat)
        self.expect("clone", same, f"{key!r} on a copy gave something else", seat)
        if loaded is not None:
            loaded.apply(seat, key)
            gap = watch.difference(codec.dump(match), codec.dump(loaded))
            self.expect("load", not gap, f"{key!r} after loading gave something else: {gap}", seat)
        if history.can_undo(seat):
            self.check_undo_once(history, seat, key, before, due)
            match = history.match
        rolled = match.rng.draws != draws
        self.check_worlds(match, worlds, seat, key, events, rolled)
        return events

    def check_bogus(self, match: Match, seat: Seat, before: str) -> None:
        """A choice that was not offered is refused and changes nothing."""
        for who, key in ((seat, BOGUS), (match.seats, BOGUS), (-1, "")):
            try:
                match.apply(who, key)
                self.blame("illegal", f"seat {who} was not offered {key!r} and could choose it", seat)
            except IllegalChoice:
                self.expect("illegal", codec.digest(match) == before, "a refused choice changed the match", seat)

    def check_load(self, match: Match, before: str, due: list[object]) -> Match | None:
        """Dump, through JSON, load: the same position, asking the same."""
        raw = json.loads(codec.canonical(codec.dump(match)))
        try:
            loaded = codec.load(raw)
        except Exception as error:
            self.blame("load", f"the position cannot be loaded: {error}")
            return None
        gap = watch.difference(raw, json.loads(codec.canonical(codec.dump(loaded))))
        self.expect("load", not gap and codec.digest(loaded) == before, f"loading changed the position: {gap}")
        gap = watch.difference(due, watch.plain_due(loaded.due))
        self.expect("load", not gap, f"after loading something else is asked: {gap}")
        return loaded

    def check_undo_once(self, history: History, seat: Seat, key: str, before: str, due: list[object]) -> None:
        """Take the choice back, look, and make it again."""
        after, moves = codec.digest(history.match), list(history.match.moves or [])
        history.undo(seat)
        back = codec.digest(history.match) == before and watch.plain_due(history.match.due) == due
        self.expect("undo", back, f"taking back {key!r} gives another position", seat)
        history.apply(seat, key)
        again = codec.digest(history.match) == after and history.match.moves == moves
        self.expect("undo", again, f"{key!r} after taking it back gives another position", seat)

    def check_undo(self, history: History, digests: list[str]) -> None:
        """Take back all that may be taken back, look at each step, and play on as before."""
        moves = list(history.match.moves or [])
        if not moves:
            return
        seat = moves[-1][0]
        depth = history.depth(seat)
        for i in range(depth):
            history.undo(seat)
            same = codec.digest(history.match) == digests[len(moves) - 1 - i]
            self.expect("undo", same, f"undo {i + 1} of {depth} gives another position", seat)
        for who, key in moves[len(moves) - depth :]:
            history.apply(who, key)

    def check_worlds(
        self,
        match: Match,
        worlds: list[tuple[Seat, Match]],
        actor: Seat,
        key: str,
        events: list[Event],
        rolled: bool,
    ) -> None:
        """The same choice in worlds the seats believe in: undo hides nothing new, others learn by events."""
        noticed: dict[Seat, watch.Plain] = {}
        for s, world in worlds:
            if not any(d.seat == actor and d.find(key) is not None for d in world.due):
                continue
            draws = world.rng.draws
            try:
                shown = world.apply(actor, key)
            except Exception as error:
                self.blame("hidden", f"{key!r} fails in a world this seat believes in: {error!r}", s)
                continue
            if s == actor:
                if rolled or match.learned >> actor & 1:
                    continue
                name, text = "barrier", f"{key!r} showed the seat something new and could be taken back"
            else:
                if rolled or world.rng.draws != draws or watch.told(shown, s) != watch.told(events, s):
                    continue
                name, text = "events", f"{key!r} showed the seat something new that no event told"
            if s not in noticed:
                noticed[s] = watch.seen(match, s)
            gap = watch.difference(noticed[s], watch.seen(world, s))
            self.expect(name, not gap, f"{text}: {gap}", s)

    def check_sealed(self, match: Match, actor: Seat, key: str, guess: Rng) -> None:
        """While others still think, no seat can tell one sealed answer from another."""
        if not isinstance(match.stack[-1], SealedAsk):
            return
        menu = next(d for d in match.due if d.seat == actor and d.find(key) is not None)
        others = [o.key for o in menu.options if o.key != key]
        if not others:
            return
        other = guess.pick(others)
        this, that = match.clone(), match.clone()
        depth = len(match.stack)
        shown, instead = this.apply(actor, key), that.apply(actor, other)
        top = this.stack[-1] if len(this.stack) == depth else None
        if not isinstance(top, SealedAsk) or actor not in top.sealed:
            return
        for s in [*range(match.seats), SPECTATOR]:
            if s != actor:
                gap = watch.difference(watch.told(shown, s), watch.told(instead, s), "events")
                gap = gap or watch.difference(watch.seen(this, s), watch.seen(that, s))
                self.expect("sealed", not gap, f"{key!r} and {other!r} can be told apart: {gap}", s)

    def check_census(self, match: Match) -> None:
        counted = self.spec.census(match)
        gap = watch.difference(dict(self._census), dict(counted))
        self.expect("census", not gap, f"components were lost or made: {gap}")

    # How it ended

    def check_end(self, match: Match) -> None:
        self.expect("ends", not match.due, "the match is over and still asks")
        try:
            match.apply(0, "pass")
            self.blame("illegal", "a finished match takes another choice")
        except IllegalChoice as error:
            self.expect("illegal", error.reason == "over", "a finished match does not say that it is over")
        self.check_outcome(match)
        before = codec.digest(match)
        self.check_load(match, before, [])
        moves = match.moves or []
        again = replay(Header(self.spec.ruleset, self._players, self._seed, self._options), moves)
        gap = watch.difference(codec.dump(match), codec.dump(again))
        self.expect("replay", not gap, f"the same seed and choices end differently: {gap}")

    def check_outcome(self, match: Match) -> None:
        outcome = match.outcome()
        if outcome is None:
            self.expect("outcome", False, "the match is over and has no outcome")
            return
        seats = match.seats
        scores, winners = outcome.scores, outcome.winners
        self.expect("outcome", len(scores) == seats, f"{len(scores)} scores for {seats} seats")
        # Who plays alone can lose to the game itself.
        self.expect("outcome", bool(winners) or seats == 1, "nobody has won")
        proper = list(winners) == sorted(set(winners)) and all(0 <= s < seats for s in winners)
        if not self.expect("outcome", proper, f"the winners are {winners}") or len(scores) != seats:
            return
        if self.best_score_wins and winners:
            best = all(scores[w] == max(scores) for w in winners)
            self.expect("outcome", best, f"the winners {winners} do not have the best of the scores {scores}")
        for name, points in outcome.sheet:
            self.expect(
                "outcome", len(points) == seats, f"row {name!r} of the score sheet has {len(points)} seats"
            )
        if outcome.sheet and all(len(points) == seats for _, points in outcome.sheet):
            total = tuple(sum(points[s] for _, points in outcome.sheet) for s in range(seats))
            self.expect(
                "outcome", total == tuple(scores), f"the sheet adds up to {total}, the scores are {scores}"
            )


def _prompt(menu: Decision, teller: Teller) -> str:
    return teller.prompt(menu)


def _option(option: Option, teller: Teller) -> str:
    return teller.option(option)


def _event(event: Event, seats: int, teller: Teller) -> str:
    return teller.event(event, seats)


def _refusal(refusal: Refusal, teller: Teller) -> str:
    return teller.refusal(refusal)
