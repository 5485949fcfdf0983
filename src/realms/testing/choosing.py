"""What a choice does: copies, saves, undo, and what others may notice. The dear checks of the kit.

Positions are compared as they are dumped, not by their digests: that is quicker, and it says where they differ.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Final, TypeAlias, final

from realms.kernel import codec, view
from realms.kernel.history import History
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR, Event, IllegalChoice, Seat
from realms.kernel.rng import Rng
from realms.kernel.stock import SealedAsk

from . import watch
from .notes import Notes

BOGUS: Final = "no:such:option"

Dump: TypeAlias = dict[str, object]


@final
class Choosing:
    """Makes choices on copies, on loaded matches and in other worlds, and compares."""

    def __init__(self, notes: Notes, redeals: int) -> None:
        self.notes: Final = notes
        self.redeals: Final = redeals

    def check_choice(self, history: History, seat: Seat, key: str, guess: Rng) -> list[Event]:
        """Make the choice, and all the dear checks around it."""
        expect = self.notes.expect
        match = history.match
        before, due = codec.dump(match), watch.plain_due(match.due)
        self.check_bogus(match, seat, before)
        for text in watch.stray_attributes(self.notes.spec, match):
            self.notes.blame("attributes", text)
        self.notes.report.made["attributes"] += 1
        expect("outcome", match.outcome() is None, "there is an outcome before the end")
        flaw = self.notes.spec.flaw(match)
        expect("flaw", not flaw, f"a save of this position would not be believed: {flaw}")
        loaded = self.check_load(match, before, due)
        watchers = [*range(match.seats), SPECTATOR]
        worlds = [(s, view.redeal(match, s, guess)) for s in watchers for _ in range(self.redeals)]
        now = {s: watch.seen(match, s) for s in watchers}
        for s, world in worlds:
            gap = watch.difference(now[s], watch.seen(world, s))
            expect("hidden", not gap, f"depends on what is hidden from the seat: {gap}", s)
        for s in (seat, SPECTATOR):
            self.check_scene(match, s)
        self.same("pure", before, match, "looking at the match changed it")

        self.check_sealed(match, seat, key, guess)

        copy, kept = match.clone(), match.clone()
        for name in watch.shared_parts(self.notes.spec, match, copy):
            self.notes.blame("clone", f"a copy shares its {name} with the match")
        self.same("clone", before, copy, "a copy is another position")
        copied = copy.apply(seat, key)
        self.same("clone", before, match, f"{key!r} on a copy changed the match", seat)
        expect("clone", watch.plain_due(match.due) == due, f"{key!r} on a copy changed what is asked", seat)

        draws = match.rng.draws
        events = history.apply(seat, key)
        match = history.match
        after = codec.dump(match)
        self.same("clone", before, kept, f"{key!r} on the match changed a copy", seat)
        self.same("clone", after, copy, f"{key!r} on a copy gave something else", seat)
        heard = watch.told(copied, seat) == watch.told(events, seat)
        expect("clone", heard, f"{key!r} on a copy told something else", seat)
        if loaded is not None:
            loaded.apply(seat, key)
            self.same("load", after, loaded, f"{key!r} after loading gave something else", seat)
        if history.can_undo(seat):
            self.check_undo_once(history, seat, key, before, after, due)
            match = history.match
        rolled = match.rng.draws != draws
        self.check_worlds(match, worlds, seat, key, events, rolled)
        return events

    def check_scene(self, match: Match, seat: Seat) -> None:
        """There is a picture for front ends, always the same, and no two things in it have one id."""
        try:
            picture = self.notes.spec.scene(view.project(match, seat))
            again = self.notes.spec.scene(view.project(match, seat))
        except NotImplementedError:
            return
        except Exception as error:
            self.notes.blame("scene", f"there is no picture: {type(error).__name__}: {error}", seat)
            return
        self.notes.expect("scene", picture == again, "drawn twice it is another picture", seat)
        ids = [piece.id for piece in picture.pieces]
        twice = [id for id, n in Counter(ids).items() if n > 1]
        self.notes.expect("scene", not twice, f"two pieces are called {', '.join(twice)}", seat)

    def same(self, check: str, dumped: Dump, match: Match, text: str, seat: Seat = -1) -> None:
        """The match is still, or again, where it was when it was dumped."""
        gap = watch.difference(dumped, codec.dump(match))
        self.notes.expect(check, not gap, f"{text}: {gap}", seat)

    def check_bogus(self, match: Match, seat: Seat, before: Dump) -> None:
        """A choice that was not offered is refused and changes nothing."""
        for who, key in ((seat, BOGUS), (match.seats, BOGUS), (-1, "")):
            try:
                match.apply(who, key)
                self.notes.blame("illegal", f"seat {who} was not offered {key!r} and could choose it", seat)
            except IllegalChoice:
                self.notes.report.made["illegal"] += 1
        self.same("illegal", before, match, "a refused choice changed the match", seat)

    def check_load(self, match: Match, before: Dump, due: list[object]) -> Match | None:
        """Dump, through JSON, load: the same position to the letter, asking the same."""
        written = codec.canonical(before)
        try:
            loaded = codec.load(json.loads(written))
        except Exception as error:
            self.notes.blame("load", f"the position cannot be loaded: {error}")
            return None
        again = codec.dump(loaded)
        gap = watch.difference(before, again)
        exact = not gap and codec.canonical(again) == written
        self.notes.expect("load", exact, f"loading changed the position: {gap}")
        gap = watch.difference(due, watch.plain_due(loaded.due))
        self.notes.expect("load", not gap, f"after loading something else is asked: {gap}")
        return loaded

    def check_undo_once(
        self, history: History, seat: Seat, key: str, before: Dump, after: Dump, due: list[object]
    ) -> None:
        """Take the choice back, look, and make it again."""
        moves = list(history.match.moves or [])
        history.undo(seat)
        self.same("undo", before, history.match, f"taking back {key!r} gives another position", seat)
        asked = watch.plain_due(history.match.due) == due
        self.notes.expect("undo", asked, f"taking back {key!r} asks something else", seat)
        history.apply(seat, key)
        self.same("undo", after, history.match, f"{key!r} after taking it back gives another position", seat)
        again = history.match.moves == moves
        self.notes.expect("undo", again, f"{key!r} after taking it back is recorded otherwise", seat)

    def check_undo(self, history: History, passed: list[Dump]) -> None:
        """Take back all that may be taken back, look at each step, and play on as before.

        `passed`: where the match was before each of its last choices.
        """
        moves = list(history.match.moves or [])
        if not moves:
            return
        seat = moves[-1][0]
        depth = history.depth(seat)
        for i in range(depth):
            history.undo(seat)
            self.same(
                "undo", passed[-1 - i], history.match, f"undo {i + 1} of {depth} gives another position", seat
            )
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
                self.notes.blame("hidden", f"{key!r} fails in a world this seat believes in: {error!r}", s)
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
            self.notes.expect(name, not gap, f"{text}: {gap}", s)

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
                self.notes.expect("sealed", not gap, f"{key!r} and {other!r} can be told apart: {gap}", s)
