"""Pictures of the screen, kept as SVG beside the tests.

Compared is what a reader sees: each run of text, where it stands, in which colour and on which ground. Ids,
fonts and the order of styles are not. REGEN_SNAPSHOTS=1 writes the pictures anew; look at the diff.
"""

from __future__ import annotations

import os
import re
from html import unescape
from pathlib import Path

from realms.tui.picture import self_contained

FOLDER = Path(__file__).parent / "snapshots"
REGEN = "REGEN_SNAPSHOTS"

CELL, LINE, FIRST = 12.2, 24.4, 20
"""Width and height of a cell in the pictures, and where the first line stands."""

_STYLE = re.compile(r"\.(?:terminal-[\w-]+?-)?(r\d+)\s*\{([^}]*)\}")
_TEXT = re.compile(r'<text class="(?:terminal-[\w-]+?-)?(r\d+)" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')
_RECT = re.compile(r'<rect fill="(#\w+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"')


def seen(svg: str) -> list[tuple[float, float, str, str]]:
    """Runs of text as (y, x, style, text), top to bottom; then grounds as (y, x, colour, width)."""
    styles = {name: " ".join(rule.split()) for name, rule in _STYLE.findall(svg)}
    runs = [
        (float(y), float(x), styles.get(style, ""), unescape(text).replace("\xa0", " ").strip("\n"))
        for style, x, y, text in _TEXT.findall(svg)
    ]
    grounds = [(float(y), float(x), colour, width) for colour, x, y, width in _RECT.findall(svg)]
    return sorted(runs) + sorted(grounds)


def lines(svg: str) -> list[str]:
    """The screen as plain text."""
    rows: list[str] = []
    for _, x, y, text in sorted(_TEXT.findall(svg), key=lambda run: (float(run[2]), float(run[1]))):
        row, column = round((float(y) - FIRST) / LINE), round(float(x) / CELL)
        rows += [""] * (row + 1 - len(rows))
        rows[row] = rows[row].ljust(column) + unescape(text).replace("\xa0", " ").strip("\n")
    return rows


def check(name: str, svg: str) -> None:
    """The picture is as it was; or is written anew."""
    path = FOLDER / f"{name}.svg"
    if os.environ.get(REGEN):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(self_contained(svg), encoding="utf-8")
        return
    assert path.exists(), f"no snapshot {name}: run with {REGEN}=1 and look at it"
    was = path.read_text(encoding="utf-8")
    assert lines(svg) == lines(was), f"{name} reads differently"
    assert seen(svg) == seen(was), f"{name} has other colours"
