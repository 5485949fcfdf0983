"""Every screen, at every size and in both languages: nothing cut, covered, too small or without a name."""

from __future__ import annotations

import pytest

from web import lint
from web.browsers import LANGUAGES, LAPTOP, PHONE, SIZES, THEMES, Looking
from web.screens import SCREENS, Screen
from web.world import World

SHOW = 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
async def test_layout(looking: Looking, world: World, screen: Screen, lang: str) -> None:
    found = []
    for size in SIZES:
        window = await looking.window(screen.person(world), size, lang)
        await screen.show(window, world)
        lines = await lint.layout(window, fixed=screen.fixed(size)) + window.unexpected()
        found += [f"{screen} {size.name} {lang}: {line}" for line in lines]
    assert not found, report(found)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
async def test_access(looking: Looking, world: World, screen: Screen, theme: str) -> None:
    """No serious or critical finding of axe, in the light and in the dark, on a phone and at a desk."""
    found = []
    for size in (PHONE, LAPTOP):
        window = await looking.window(screen.person(world), size, "en", theme)
        await screen.show(window, world)
        found += [f"{screen} {size.name} {theme}: {line}" for line in await lint.access(window)]
    assert not found, report(found)


def report(found: list[str]) -> str:
    return "\n".join([f"{len(found)} findings", *found[:SHOW]])
