"""The layout lint and axe: both look at a page in the browser and answer with findings, one line each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from web.browsers import ROOT, Window
from web.screens import GALLERY

GRAVE = ("serious", "critical")
NAMES = ["Ann", "Bob", "Realms", "English", "Русский", "Tiny Epic Kingdoms", "EN", "RU", *GALLERY]
"""What is called the same in every language."""


@cache
def _lint() -> str:
    return (Path(__file__).parent / "lint.js").read_text(encoding="utf-8")


@cache
def _axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


async def layout(window: Window, *, fixed: bool = False) -> list[str]:
    """What is wrong with the layout of the page as it is now. `fixed`: the whole of it must be on the screen."""
    wanted = {"target": window.size.target, "lang": window.lang, "fixed": fixed, "names": NAMES}
    found: list[str] = await window.page.evaluate(_lint(), wanted)
    return found


async def access(window: Window) -> list[str]:
    """What keeps people out, by axe: only what it calls serious or critical."""
    page = window.page
    # Evaluated by the debugger: the page's own policy lets no foreign script in, and must not.
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(f"() => {{ {_axe()} }}")
    answer: dict[str, Any] = await page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'], elementRef: false })"
    )
    return [
        f"axe {broken['id']} ({broken['impact']}): {node['html'][:120]} — {_why(node)}"
        for broken in answer["violations"]
        if broken["impact"] in GRAVE
        for node in broken["nodes"]
    ]


def _why(node: dict[str, Any]) -> str:
    checks = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
    return "; ".join(checks)[:200]
