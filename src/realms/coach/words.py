"""The coach in words of a language, for whoever has no page to show them on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from realms import wording
from realms.i18n import words
from realms.kernel.model import option as option_of
from realms.kernel.registry import GameSpec

from .model import Advice, Fact, Follow, Reason, Review, Turning

BARS: Final = "▁▂▃▄▅▆▇█"


def reason(spec: GameSpec, why: Reason, lang: str) -> str:
    """A reason as a sentence."""
    args: dict[str, str | int | float] = dict(why.args)
    if why.facts:
        args["facts"] = listed([fact(spec, one, lang) for one in why.facts], lang)
    return words(lang, spec.id).format(why.text, **args)


def fact(spec: GameSpec, counted: Fact, lang: str) -> str:
    n = abs(counted.n)
    more = "yes" if counted.n > 0 else "no"
    return words(lang, spec.id).format(f"coach-fact-{counted.name}", more=more, n=int(n) if n == int(n) else n)


def listed(parts: Sequence[str], lang: str) -> str:
    """ "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return words(lang).format("coach-and", a=", ".join(parts[:-1]), b=parts[-1])


def choice(spec: GameSpec, key: str, lang: str) -> str:
    """An option by its key."""
    return wording.option(spec, option_of(*key.split(":")), lang)


def line(spec: GameSpec, follows: Sequence[Follow], seats: Sequence[str], lang: str) -> str:
    """What is likely to follow: who chooses what."""
    say = words(lang).format
    return "; ".join([say("coach-follow", who=seats[f.seat], what=choice(spec, f.key, lang)) for f in follows])


def percent(chance: float) -> int:
    return round(100 * chance)


def worth(advice: Advice, lang: str) -> str:
    """The value of an option and its interval."""
    low, high = percent(advice.low), percent(advice.high)
    return words(lang).format("coach-worth", value=percent(advice.value), low=low, high=high, n=advice.tries)


# A review.


def sparkline(review: Review, seat: int, width: int) -> str:
    """How a seat stood over the course of the match, a sign for each part of it."""
    found: list[str] = []
    for place in range(width):
        at = review.choices * place / max(1, width - 1)
        stand = [stand for stand in review.curve if stand.at <= at][-1]
        found.append(BARS[min(len(BARS) - 1, int(stand.chances[seat] * len(BARS)))])
    return "".join(found)


def points(chance: float) -> str:
    """Percentage points with a sign."""
    rounded = percent(chance)
    return f"−{-rounded}" if rounded < 0 else f"+{rounded}"


def turning(spec: GameSpec, found: Turning, seats: Sequence[str], lang: str) -> tuple[str, str]:
    """What happened at a turning point, and what would have been better, with reasons ("" after chance)."""
    say = words(lang).format
    what = choice(spec, found.key, lang)
    who = seats[found.seat]
    if found.kind == "chance":
        return say("coach-bad-luck" if found.lost > 0 else "coach-good-luck", who=who, what=what), ""
    told = say("coach-follow", who=who, what=what)
    if found.better is None:
        return told, ""
    parts = [say("coach-better", what=choice(spec, found.better.key, lang))]
    parts += [reason(spec, why, lang) for why in found.better.reasons]
    if found.better.line:
        parts.append(say("coach-then", line=line(spec, found.better.line, seats, lang)))
    return told, " ".join(parts)
