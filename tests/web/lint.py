"""The layout lint and axe: both look at a page in the browser and answer with findings, one line each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from web.browsers import ROOT, Size, Window
from web.screens import GALLERY, Screen

GRAVE = ("serious", "critical")
GAMES = ("Tiny Epic Kingdoms", "Mage Knight", "Elven Rage", "Runewars")
CREDITS = (
    "The Philosopher Project Authors",
    "Philosopher",
    "PT Sans",
    "ParaType",
    "SIL Open Font License",
    "game-icons.net",
)
NAMES = ["Ann", "Bob", "Realms", "English", "Русский", "EN", "RU", *GAMES, *CREDITS, *GALLERY]
"""What is called the same in every language."""


@cache
def _lint() -> str:
    return (Path(__file__).parent / "lint.js").read_text(encoding="utf-8")


@cache
def _axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


async def layout(window: Window, screen: Screen, size: Size | None = None) -> list[str]:
    """What is wrong with the layout of the page as it is now; of which size, if the window was enlarged."""
    wanted = {
        "target": window.size.target,
        "lang": "" if screen.invented else window.lang,
        "fixed": screen.fixed(size or window.size),
        "names": NAMES,
    }
    found: list[str] = await window.page.evaluate(_lint(), wanted)
    return found


async def access(window: Window, *, contrast: bool = False) -> list[str]:
    """What keeps people out, by axe: only what it calls serious or critical. `contrast`: of colours alone."""
    page = window.page
    # Evaluated by the debugger: the page's own policy lets no foreign script in, and must not.
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(f"() => {{ {_axe()} }}")
    wanted: dict[str, Any] = {"resultTypes": ["violations"]}
    if contrast:
        wanted["runOnly"] = ["color-contrast"]
    answer: dict[str, Any] = await page.evaluate("(wanted) => axe.run(document, wanted)", wanted)
    return [
        f"axe {broken['id']} ({broken['impact']}): {node['html'][:120]}: {_why(node)}"
        for broken in answer["violations"]
        if broken["impact"] in GRAVE
        for node in broken["nodes"]
    ]


@asynccontextmanager
async def in_the_dark(window: Window) -> AsyncIterator[None]:
    """The same page with dark colours."""
    await window.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    await window.rest()
    try:
        yield
    finally:
        await window.page.evaluate("document.documentElement.dataset.theme = 'light'")


@asynccontextmanager
async def enlarged(window: Window, size: Size) -> AsyncIterator[None]:
    """The same page on a larger screen."""
    await window.page.set_viewport_size({"width": size.width, "height": size.height})
    await window.rest()
    try:
        yield
    finally:
        await window.page.set_viewport_size({"width": window.size.width, "height": window.size.height})


def _why(node: dict[str, Any]) -> str:
    checks = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
    return "; ".join(checks)[:200]
