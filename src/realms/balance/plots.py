"""Small drawings as SVG inside a page. Places are per cents and colours the page's: they fit any screen and theme.

A library for plots would draw text as pictures, in one size and one theme, and weigh more than the rest of Realms;
a dot, a bar and a line need none.
"""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Final, final

NARROWEST: Final = 0.1
"""An axis spans at least that much: small differences shall look small."""
BARS: Final = 40
"""Most bars of a histogram; more values share bars."""


@final
class Axis:
    """From figures to places, with round numbers at the marks."""

    def __init__(self, low: float, high: float) -> None:
        middle, span = (low + high) / 2, max(high - low, NARROWEST)
        low = min(low, max(0.0, middle - span / 2))
        high = max(high, low + span)
        step = 10 ** floor(log10(span))
        step = next(step * part for part in (0.1, 0.2, 0.25, 0.5, 1, 2) if span / (step * part) <= 5)
        self.low: Final = floor(low / step) * step
        self.high: Final = max(ceil(high / step) * step, self.low + step)
        count = round((self.high - self.low) / step)
        self.marks: Final = [self.low + step * at for at in range(count + 1)]

    def at(self, figure: float) -> str:
        return f"{100 * (figure - self.low) / (self.high - self.low):.2f}%"

    def grid(self) -> str:
        return "".join(
            f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="100%"/>' for x in map(self.at, self.marks)
        )

    def scale(self) -> str:
        """The numbers at the marks, for the head of a column of plots."""
        texts = []
        for place, mark in enumerate(self.marks):
            anchor = "start" if place == 0 else "end" if place == len(self.marks) - 1 else "middle"
            texts.append(f'<text x="{self.at(mark)}" y="12" text-anchor="{anchor}">{mark:.0%}</text>')
        return f'<svg class="scale" width="100%" height="16" aria-hidden="true">{"".join(texts)}</svg>'


def interval(axis: Axis, share: float, low: float, high: float, fair: float, look: str, told: str) -> str:
    """A share as a dot, its interval as a bar, the fair share as a line through it."""
    return (
        f'<svg class="plot {look}" width="100%" height="22" role="img"><title>{escape(told)}</title>{axis.grid()}'
        f'<line class="fair" x1="{axis.at(fair)}" x2="{axis.at(fair)}" y1="0" y2="100%"/>'
        f'<line class="bar" x1="{axis.at(low)}" x2="{axis.at(high)}" y1="11" y2="11"/>'
        f'<circle class="dot" cx="{axis.at(share)}" cy="11" r="5"/></svg>'
    )


def change(axis: Axis, old: float, new: float, look: str, told: str) -> str:
    """From a small dot to a large one."""
    return (
        f'<svg class="plot {look}" width="100%" height="22" role="img"><title>{escape(told)}</title>{axis.grid()}'
        f'<line class="bar" x1="{axis.at(old)}" x2="{axis.at(new)}" y1="11" y2="11"/>'
        f'<circle class="was" cx="{axis.at(old)}" cy="11" r="3.5"/>'
        f'<circle class="dot" cx="{axis.at(new)}" cy="11" r="5"/></svg>'
    )


def histogram(often: dict[int, int], told: str) -> str:
    """How often how much."""
    first, last = min(often), max(often)
    wide = max(1, ceil((last - first + 1) / BARS))
    bars: dict[int, int] = {}
    for n, times in often.items():
        bars[(n - first) // wide] = bars.get((n - first) // wide, 0) + times
    count, top, games = (last - first) // wide + 1, max(bars.values()), sum(often.values())
    drawn = []
    for place, times in sorted(bars.items()):
        begin = first + place * wide
        which = str(begin) if wide == 1 else f"{begin}–{begin + wide - 1}"
        drawn.append(
            f'<rect x="{100 * (place + 0.08) / count:.2f}%" width="{84 / count:.2f}%" '
            f'y="{100 - 100 * times / top:.2f}%" height="{100 * times / top:.2f}%">'
            f"<title>{which}: {times / games:.1%}</title></rect>"
        )
    return (
        f'<svg class="histogram" width="100%" height="90" role="img"><title>{escape(told)}</title>'
        f'{"".join(drawn)}</svg><div class="ends"><span>{first}</span><span>{last}</span></div>'
    )
