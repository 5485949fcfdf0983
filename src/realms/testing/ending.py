"""How a match ended: its outcome, and that the same choices lead there again."""

from __future__ import annotations

from realms.kernel import codec
from realms.kernel.history import Header, replay
from realms.kernel.match import Match
from realms.kernel.model import IllegalChoice, Outcome

from . import watch
from .notes import Notes


def check_end(notes: Notes, match: Match) -> None:
    notes.expect("ends", not match.due, "the match is over and still asks")
    try:
        match.apply(0, "pass")
        notes.blame("illegal", "a finished match takes another choice")
    except IllegalChoice as error:
        notes.expect("illegal", error.reason == "over", "a finished match does not say that it is over")
    outcome = match.outcome()
    if notes.expect("outcome", outcome is not None, "the match is over and has no outcome"):
        assert outcome is not None
        check_outcome(notes, outcome, match)
    header = Header(notes.spec.ruleset, notes.players, notes.seed, notes.options)
    again = replay(header, match.moves or [])
    gap = watch.difference(codec.dump(match), codec.dump(again))
    notes.expect("replay", not gap, f"the same seed and choices end differently: {gap}")


def check_outcome(notes: Notes, outcome: Outcome, match: Match) -> None:
    scores, winners, seats = outcome.scores, outcome.winners, match.seats
    counted = seats if notes.spec.points else 0
    scored = len(scores) == counted
    notes.expect("outcome", scored, f"{len(scores)} scores for {counted} seats with points")
    notes.expect("outcome", bool(winners) or notes.spec.unwon(match), "nobody has won")
    proper = list(winners) == sorted(set(winners)) and all(0 <= s < seats for s in winners)
    if not notes.expect("outcome", proper, f"the winners are {winners}") or not scored:
        return
    if counted and notes.best_score_wins and winners:
        best = all(scores[w] == max(scores) for w in winners)
        notes.expect("outcome", best, f"the winners {winners} do not have the best of the scores {scores}")
    for name, points in outcome.sheet:
        short = f"row {name!r} of the score sheet has {len(points)} seats"
        notes.expect("outcome", len(points) == seats, short)
    if counted and outcome.sheet and all(len(points) == seats for _, points in outcome.sheet):
        total = tuple(sum(points[s] for _, points in outcome.sheet) for s in range(seats))
        text = f"the sheet adds up to {total}, the scores are {scores}"
        notes.expect("outcome", total == tuple(scores), text)
