"""What tournaments and measures of balance say to people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from realms import api
from realms.i18n import words

from .output import table
from .show import Piece

if TYPE_CHECKING:
    from realms.balance import Findings, Table
    from realms.tournament import Ladder

LONGEST: Final = 30
"""Of longer lists, only what is off is printed; the report has all."""
MOST: Final = 10
"""Failures told one by one."""


def ladder(found: Ladder, lang: str) -> Iterator[Piece]:
    """Ratings, then who met whom; then what went wrong, and the digest."""
    say = words(lang).format
    plan = found.played.plan
    title = say(
        "cli-sim-title",
        game=api.spec(plan.ruleset).name(lang),
        players=plan.players,
        games=len(found.played.games),
    )
    heads = (
        say("cli-bot"),
        say("cli-rating"),
        say("cli-interval"),
        say("cli-games"),
        say("cli-wins"),
        say("cli-share"),
        say("cli-mean-ms"),
        say("cli-worst-ms"),
    )
    drawn = table(title, *heads)
    for rung in found.rungs:
        drawn.add_row(
            rung.bot,
            f"{rung.rating:.0f}",
            f"{rung.low:.0f}–{rung.high:.0f}",
            str(rung.games),
            f"{rung.wins:.2f}".rstrip("0").rstrip("."),
            f"{rung.wins / rung.seats:.1%}" if rung.seats else "–",
            f"{1000 * rung.thinking.mean:.2f}",
            f"{1000 * rung.thinking.worst:.0f}",
        )
    yield drawn
    names = [rung.bot for rung in found.rungs]
    crossed = table("", say("cli-against"), *names)
    for one in names:
        cells = []
        for other in names:
            met, better = found.met(one, other) if one != other else (0, 0.0)
            cells.append(f"{better / met:.1%}" if met else "–")
        crossed.add_row(one, *cells)
    yield crossed
    if found.played.interrupted:
        yield say("cli-sim-interrupted", done=len(found.played.games), games=plan.total)
    if found.played.lost:
        yield say("cli-lost", count=found.played.lost)
    if found.failures:
        yield say("cli-sim-errors", count=len(found.failures))
        for number, error in list(found.failures.items())[:MOST]:
            yield f"  {plan.seed_of(number)}: {error}"
    if found.forfeited:
        yield say("cli-forfeits", count=len({one["game"] for one in found.forfeited}))
        for given_up in found.forfeited[:MOST]:
            yield f"  {given_up['seed']}: {given_up['bot']}: {given_up['reason']}"
    yield say("cli-digest", digest=found.digest)


def balance(found: Findings, old: Findings | None, lang: str) -> Iterator[Piece]:
    """Tables of each kind; of long ones what is off. Then what has changed since the old findings."""
    from realms.balance.words import kind_name

    say = words(lang).format
    spec = api.spec(found.ruleset)
    for part in found.tables:
        yield say("cli-sim-title", game=spec.name(lang), players=part.players, games=part.finished)
        for kind in part.kinds:
            yield from _kind(found, part, kind, kind_name(kind, lang), lang)
    if found.errors:
        yield say("cli-balance-errors", count=found.errors)
    if found.interrupted:
        yield say("cli-balance-interrupted")
    if old is not None:
        yield from _changes(found, old, lang)


def _kind(found: Findings, part: Table, kind: str, heading: str, lang: str) -> Iterator[Piece]:
    from realms.balance import Verdict
    from realms.balance.words import label

    say = words(lang).format
    spec = api.spec(found.ruleset)
    lines, sure, fair = part.kinds[kind], part.verdicts(), part.fair(kind)
    names = sorted(lines, key=lambda name: (-lines[name]["share"], name))
    if len(names) > LONGEST:
        names = [name for name in names if sure[kind, name] is Verdict.SURELY]
    drawn = table("", heading, say("cli-played"), say("cli-share"), say("cli-interval"), say("cli-off"), "")
    marks = {Verdict.SURELY: "‼", Verdict.PERHAPS: "?", Verdict.LUCK: ""}
    for name in names:
        line = lines[name]
        drawn.add_row(
            label(spec, kind, name, lang),
            f"{int(line['seats'])}",
            f"{line['share']:.1%}",
            f"{line['low']:.1%} – {line['high']:.1%}",
            f"{100 * (line['share'] - fair):+.1f}",
            marks[sure[kind, name]],
        )
    if names:
        yield drawn


def _changes(found: Findings, old: Findings, lang: str) -> Iterator[Piece]:
    from realms.balance import Verdict, changes, differing
    from realms.balance.compare import FEAT
    from realms.balance.words import kind_name, label, verdict

    say = words(lang).format
    spec = api.spec(found.ruleset)
    for other in differing(old, found):
        if other == "bots":
            yield say("cli-balance-other-bots", bots=", ".join(old.bots))
        else:
            yield say("cli-balance-other-options", options=str(old.options))
    every = changes(old, found)
    shown = [one for one in every if one.verdict is not Verdict.LUCK]
    sure = sum(one.verdict is Verdict.SURELY for one in shown)
    yield say("cli-balance-changed", sure=sure, perhaps=len(shown) - sure, all=len(every))
    heads = (say("cli-players"), say("cli-balance-changes"), "", say("cli-balance-was"), say("cli-balance-is"), "")
    drawn = table("", *heads, numbers_from=3)
    for one in shown:
        figures = [
            "–" if n is None else f"{n:.2f}" if one.kind == FEAT else f"{n:.1%}" for n in (one.old, one.new)
        ]
        drawn.add_row(
            str(one.players),
            kind_name(one.kind, lang),
            label(spec, one.kind, one.name, lang),
            *figures,
            verdict(one.verdict, lang),
        )
    if shown:
        yield drawn
