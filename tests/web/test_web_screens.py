"""Every screen, at every size and in both languages: nothing cut, covered, too small, without a name or a word.

And nothing that axe calls serious or critical, in the light and in the dark.
"""

from __future__ import annotations

import pytest

from long import LONG
from web import lint
from web.browsers import LANGUAGES, LAPTOP, PHONE, WIDE, Looking, Size
from web.screens import SCREENS, Screen
from web.table_screens import TABLE_SCREENS
from web.world import World

SOME = (
    "home", "new", "lobby", "table-pay-war", "finished", "replay",
    "runewars-turn", "runewars-battle_damage",
)  # fmt: skip
SHOWN = 25
"""So many findings are told; more do not help."""


def looked_at() -> list[tuple[Screen, str]]:
    """`make check` looks at everything in both languages, `make test` at some screens in one."""
    everything = (*SCREENS, *TABLE_SCREENS)
    if LONG:
        return [(screen, lang) for screen in everything for lang in LANGUAGES]
    screens = [screen for screen in everything if screen.name in SOME]
    return [(screen, LANGUAGES[number % 2]) for number, screen in enumerate(screens)]


@pytest.mark.parametrize(("screen", "lang"), looked_at(), ids=str)
async def test_screen(looking: Looking, world: World, screen: Screen, lang: str) -> None:
    found: list[str] = []

    def tell(size: Size, lines: list[str], theme: str = "light") -> None:
        found.extend(f"{screen} {size.name} {lang} {theme}: {line}" for line in lines)

    for size in (PHONE, LAPTOP):
        if size not in screen.sizes():
            continue
        window = await looking.window(screen.person(world), size, lang)
        await screen.show(window, world)
        tell(size, await lint.layout(window, screen))
        # What axe looks at is the same in both languages.
        if lang == "en" or not LONG:
            tell(size, await lint.access(window))
            async with lint.in_the_dark(window):
                tell(size, await lint.access(window, contrast=True), "dark")
        if size is LAPTOP:
            async with lint.enlarged(window, WIDE):
                tell(WIDE, await lint.layout(window, screen, WIDE))
        tell(size, window.unexpected())
    assert not found, "\n".join([f"{len(found)} findings", *found[:SHOWN]])
