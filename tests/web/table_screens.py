"""Tables at all their moments, as the gallery shows them: for the layout lint and axe."""

from __future__ import annotations

from web import er_moments, moments, rw_moments
from web.browsers import Window
from web.screens import Screen, at


async def _drawn(window: Window) -> None:
    """The words are there and the table is laid: a page that still waits for them is still, too."""
    await window.page.locator(".frame :is([data-ref], .over)").first.wait_for()


def _page(name: str, page: str, states: list[str]) -> tuple[Screen, ...]:
    return tuple(
        Screen(f"{name}-{s}", at(f"/gallery/{page}?bare&state={s}"), invented=True, prepare=_drawn) for s in states
    )


TABLE_SCREENS = (
    *_page("mage-knight", "MageKnight", [moment.__name__ for moment in moments.MOMENTS]),
    *_page("elven-rage", "ElvenRage", [moment.__name__ for moment in er_moments.MOMENTS]),
    *_page("runewars", "Runewars", [moment.__name__ for moment in rw_moments.MOMENTS]),
)
