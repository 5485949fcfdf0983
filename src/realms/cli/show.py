"""What the commands say: plain data for scripts, tables and lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from realms import api, wording
from realms.balance.words import kind_name, label
from realms.fair import begun_at
from realms.i18n import LocaleError, words
from realms.kernel import codec
from realms.kernel.history import NOBODY, choices, first, new_dice
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR, Outcome, option
from realms.kernel.registry import GameSpec
from realms.kernel.scene import RESULT
from realms.kernel.view import plain_decision, project

from .output import table

if TYPE_CHECKING:
    from realms.rulebook import Rule
    from realms.saves import Body
    from realms.sim import Result
    from realms.tally import Line, Tally
    from realms.testing.report import Report

Piece = str | Table | Text


def games_table(games: Sequence[dict[str, Any]], lang: str) -> Table:
    say = words(lang).format
    drawn = table(
        "", say("cli-id"), say("cli-game"), say("cli-players"), say("cli-bots"), say("cli-options"), numbers_from=9
    )
    for game in games:
        fewest, most = game["players"]
        players = f"{fewest}–{most}" if fewest != most else str(most)
        drawn.add_row(
            game["id"], game["name"][lang], players, ", ".join(game["bots"]), ", ".join(game["options"]) or "–"
        )
    return drawn


def simulation(result: Result, lang: str) -> Iterator[Piece]:
    """Tables of bots, seats and whatever the game counts; then the figures, failures and the digest."""
    say = words(lang).format
    tally, job = result.tally, result.job
    spec = api.spec(job.ruleset)
    title = say("cli-sim-title", game=spec.name(lang), players=job.players, games=tally.finished)
    yield _lines(spec, title, say("cli-bot"), tally.bots, lang)
    if job.players > 1:
        seats = {str(int(seat) + 1): line for seat, line in tally.seats.items()}
        yield _lines(spec, "", say("cli-seat"), seats, lang)
    kinds: dict[str, dict[str, Line]] = {}
    for tag, line in tally.tags.items():
        kind, _, name = tag.partition(":")
        kinds.setdefault(kind, {})[label(spec, kind, name, lang)] = line
    for kind in sorted(kinds):
        ranked = dict(sorted(kinds[kind].items(), key=lambda entry: (-entry[1].share, entry[0])))
        if kind != "seat":
            yield _lines(spec, "", kind_name(kind, lang), ranked, lang)
    if tally.feats:
        yield _feats(spec, tally, lang)
    yield say(
        "cli-sim-speed",
        decisions=tally.decisions,
        seconds=f"{result.seconds:.2f}",
        rate=f"{result.decisions_per_second:,.0f}",
    )
    if result.interrupted:
        yield say("cli-sim-interrupted", done=tally.played, games=job.games)
    if result.lost:
        yield say("cli-lost", count=result.lost)
    if tally.failures:
        yield say("cli-sim-errors", count=len(tally.failures))
        for number in sorted(tally.failures)[:10]:
            yield f"  {job.seed + number}: {tally.failures[number]}"
    if tally.forfeits:
        yield say("cli-forfeits", count=len(tally.forfeits))
        for number in sorted(tally.forfeits)[:10]:
            for forfeit in tally.forfeits[number]:
                yield f"  {job.seed + number}: {forfeit.bot}: {forfeit.reason}"
    yield say("cli-digest", digest=result.digest)


def _lines(spec: GameSpec, title: str, what: str, lines: dict[str, Line], lang: str) -> Table:
    say = words(lang).format
    heads = [what, say("cli-played"), say("cli-wins"), say("cli-share"), say("cli-interval")]
    drawn = table(title, *heads, *[say("cli-score")] * spec.points)
    for name, line in lines.items():
        plain = line.plain()
        drawn.add_row(
            name,
            str(line.seats),
            f"{line.wins:.2f}".rstrip("0").rstrip("."),
            f"{line.share:.1%}",
            f"{plain['low']:.1%} – {plain['high']:.1%}",
            *[f"{line.mean_score:.2f}"] * spec.points,
        )
    return drawn


def _feats(spec: GameSpec, tally: Tally, lang: str) -> Table:
    """What the games came to: in how many, and how much of it on average."""
    say = words(lang).format
    drawn = table(
        "",
        say("cli-feat"),
        say("cli-games"),
        say("cli-of-games"),
        say("cli-interval"),
        say("cli-mean"),
        say("cli-spread"),
    )
    for name, feat in tally.feats.items():
        plain = feat.plain(tally.finished)
        drawn.add_row(
            words(lang, spec.id).format(f"feat-{name}"),
            str(feat.games),
            f"{plain['share']:.1%}",
            f"{plain['low']:.1%} – {plain['high']:.1%}",
            f"{plain['mean']:.2f}",
            f"{plain['tenth']} · {plain['median']} · {plain['nine_tenths']}",
        )
    return drawn


def replay_plain(
    body: Body, match: Match, at: int | None, verified: bool | None, fair: bool | None
) -> dict[str, object]:
    ended = api.outcome(match)
    header = body.header
    return {
        "game": header.ruleset.partition("@")[0],
        "ruleset": header.ruleset,
        "realms": body.version,
        "players": header.players,
        "seed": header.seed,
        "options": header.options,
        "choices": None if body.moves is None else choices(body.moves),
        "at": match.seq,
        "moves": None if body.moves is None else [list(move) for move in _upto(body.moves, at)],
        "digest": codec.digest(match),
        "verified": verified,
        "fair": fair,
        "over": match.over,
        "outcome": None
        if ended is None
        else {
            "scores": list(ended.scores),
            "winners": list(ended.winners),
            "sheet": [[name, list(points)] for name, points in ended.sheet],
        },
        "due": [{"seat": d.seat, **plain_decision(d)} for d in match.due],
    }


def verdict(body: Body, holds: bool, lang: str) -> str:
    count = choices(body.moves or [])
    return words(lang).format("cli-verified" if holds else "cli-not-verified", count=count)


def fairness(body: Body, fair: bool | None, noted: str | None, lang: str) -> str:
    """Whether the shuffles are those that were promised, or why that cannot be said."""
    say = words(lang).format
    if body.fair is None:
        return say("cli-no-hash")
    if noted not in (None, body.fair.seed_hash):
        return say("cli-other-hash")
    if not fair:
        return say("cli-not-fair")
    taken_over = begun_at(body.moves or ())
    return say("cli-fair") if taken_over is None else say("cli-fair-fork", count=taken_over)


def _upto(moves: list[tuple[int, str]], at: int | None) -> list[tuple[int, str]]:
    return moves if at is None else first(moves, at)


def replay(body: Body, match: Match, at: int | None, lang: str) -> Iterator[Piece]:
    """The header, every choice in words, and how it ended or who is to choose."""
    say = words(lang).format
    header = body.header
    spec = api.spec(header.ruleset)
    yield say("cli-replay-title", game=spec.name(lang), players=header.players, seed=str(header.seed))
    number = 0
    for seat, key in _upto(body.moves or [], at):
        if seat == NOBODY:
            yield f"{'':5}  {say('cli-new-dice', seed=str(new_dice(key)))}"
        else:
            number += 1
            yield f"{number:5}  {say('seat', number=str(seat + 1))}: {_choice(spec, key, lang)}"
    if body.moves is None:
        yield say("cli-position-only", count=match.seq)
    ended = api.outcome(match)
    if ended is not None:
        yield from _ending(spec, match, ended, lang)
    for decision in match.due:
        if not decision.optional:
            options = ", ".join(_choice(spec, o.key, lang) for o in decision.options)
            yield say("cli-to-choose", seat=say("seat", number=str(decision.seat + 1)), options=options)
    yield say("cli-digest", digest=codec.digest(match))


def _ending(spec: GameSpec, match: Match, ended: Outcome, lang: str) -> Iterator[Piece]:
    """The scores; without points, what each came to and how it was won."""
    say = words(lang).format
    names = [say("seat", number=str(seat + 1)) for seat in range(match.seats)]
    heads = [say("cli-score")] if spec.points else [words(lang, spec.id).format(row) for row, _ in ended.sheet]
    drawn = table("", say("cli-seat"), *heads)
    for seat, name in enumerate(names):
        mark = " ★" if seat in ended.winners else ""
        figures = [ended.scores[seat]] if spec.points else [row[seat] for _, row in ended.sheet]
        drawn.add_row(name + mark, *[str(n) for n in figures])
    yield drawn
    if not spec.points:
        told = [one for one in spec.scene(project(match, SPECTATOR)).sums if one.of == RESULT]
        for seat, name in enumerate(names):
            lines = [wording.sum_up(spec, one, names, lang) for one in told if one.seat == seat]
            yield f"{name}: {' '.join(lines)}"


def _choice(spec: GameSpec, key: str, lang: str) -> str:
    """A choice in words, or its key where the game has no words for it."""
    try:
        return wording.option(spec, option(*key.split(":")), lang)
    except (LocaleError, LookupError, NotImplementedError):
        return key


def checks_plain(reports: Sequence[Report]) -> dict[str, object]:
    return {
        "ok": all(report.ok for report in reports),
        "reports": [
            {
                "ruleset": report.ruleset,
                "ok": report.ok,
                "interrupted": report.interrupted,
                "every": report.every,
                "games": report.games,
                "decisions": report.decisions,
                "checks": dict(sorted(report.made.items())),
                "violations": [asdict(violation) for violation in report.violations],
                "skipped": report.skipped,
                "fingerprint": report.fingerprint,
            }
            for report in reports
        ],
    }


def rule_plain(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "section": rule.section,
        "text": rule.text,
        "ruling": rule.ruling,
        "designed": rule.designed,
    }


def rules(found: Sequence[Rule]) -> Iterator[Piece]:
    """One rule a paragraph, under the headings of its sections."""
    section = None
    for rule in found:
        if rule.section != section:
            if section is not None:
                yield ""
            section = rule.section
            yield Text(section, style="bold")
        yield Text.assemble((rule.id, "cyan"), "  ", rule.text)
