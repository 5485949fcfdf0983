"""Names of warriors on a phone: none of them breaks within a word, on any card, wherever it is drawn.

All warriors of a moment are given the same name, one after the other: which of them lie in a hand is chance.
"""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Route

from long import LONG
from realms.games.elven_rage.data.warriors import WARRIORS
from realms.kernel.registry import get
from web import lint
from web.browsers import LANGUAGES, PHONE, Looking, Window
from web.elves import GAME
from web.screens import Screen
from web.table_screens import TABLE_SCREENS
from web.world import World

SHORT = (("send", "ru"), ("start", "ru"))
MOMENTS = ("send", "recover", "start", "fell")
"""All ways to draw a card: to be sent, in the hand, to be chosen, on the battlefield and beside it."""
LONG_WORD = 9
"""Shorter words have room wherever a card is drawn."""
ROUNDS = 4
"""So many names are tried in a short run: those with the longest words."""


def longest(name: str) -> str:
    return max(re.split(r"[\s-]+", name), key=len)


def names(lang: str) -> list[str]:
    """Names with long words, each such word once; the longest come first."""
    found = {longest(name): name for name in (get(GAME).label(card, lang) for card in WARRIORS)}
    return [found[word] for word in sorted(found, key=len, reverse=True) if len(word) >= LONG_WORD]


async def called(window: Window, name: str) -> None:
    """From the next page on every warrior has this name."""

    async def answer(route: Route) -> None:
        words = await (await route.fetch()).json()
        await route.fulfill(json={**words, "names": {**words["names"], **dict.fromkeys(WARRIORS, name)}})

    await window.page.unroute_all()
    await window.page.route(f"**/api/words/*/{GAME}", answer)


@pytest.mark.parametrize(
    ("moment", "lang"), [(moment, lang) for moment in MOMENTS for lang in LANGUAGES] if LONG else SHORT
)
async def test_no_name_breaks_within_a_word(looking: Looking, world: World, moment: str, lang: str) -> None:
    [screen] = [one for one in TABLE_SCREENS if one.name == f"elven-rage-{moment}"]
    window = await looking.window(None, PHONE, lang)
    found: set[str] = set()
    try:
        for name in names(lang)[: None if LONG else ROUNDS]:
            await called(window, name)
            await screen.show(window, world)
            found.update(await looked(window, screen))
            if moment == "send":
                for card in range(3):
                    await window.page.locator(".send .pool button").nth(card).tap()
                found.update(await looked(window, screen))
    finally:
        await window.page.unroute_all()
    assert not found, "\n".join(sorted(found))


async def looked(window: Window, screen: Screen) -> list[str]:
    await window.rest()
    return await lint.layout(window, screen) + window.unexpected()
