"""Runewars in the browser: against a bot, by clicks on the map, in the list and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from playwright.async_api import expect

from long import LONG
from server.live import Api
from web.browsers import PHONE, Browsers
from web.playing import Way, log
from web.rw_players import GAME, Warlord
from web.saying import say

SHORT = 30
"""So many choices lead through the building of the map and the set-up into the first orders."""


async def test_against_a_bot(windows: Browsers, api: Api) -> None:
    """From the first tile; a reload on the way; in long runs to the end of the match."""
    ann = await api.guest("Ann")
    one = Warlord(await windows.window(ann, lang="ru"), seed=2)
    await one.sit(await api.table([ann, "greedy"], game=GAME))
    ways: Iterator[Way] = cycle(("map", "list", "keys"))
    await one.play(lambda _: next(ways), most=SHORT)
    await one.until(lambda: one.asked)
    await one.drawn()
    heading = one.page.get_by_role("heading", level=1)
    question, story, before = await heading.inner_text(), await log(one), one.seat.options
    one.seats.clear()
    await one.page.reload()
    await one.until(lambda: one.seats and one.seat.options)
    assert one.seat.options == before
    await expect(heading).to_have_text(question)
    assert await log(one) == story
    await one.play(lambda _: next(ways), most=5 if not LONG else 10_000)
    assert all(one.ways.values()), one.ways
    if one.seat.over:
        sheet = one.page.get_by_role("dialog", name=say("ru", "web-table-score-title"))
        await expect(sheet).to_be_visible()


async def test_a_phone_with_fingers(windows: Browsers, api: Api) -> None:
    """A tap on a place, a stack or a card shows, another one on the sheet sends."""
    ann = await api.guest("Ann")
    one = Warlord(await windows.window(ann, size=PHONE), seed=3)
    await one.sit(await api.table([ann, "greedy"], game=GAME, options={"map": "fixed"}))
    await one.play(lambda _: "map", most=24 if not LONG else 400)
    assert one.ways["map"] > 8, one.ways
