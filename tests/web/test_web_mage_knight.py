"""Mage Knight in the browser: alone, from the first page on."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from long import LONG
from web import lint
from web.browsers import LAPTOP, PHONE, WIDE, Browsers, Size, Window
from web.knights import Knight
from web.playing import Option, Seat, Way, log, press
from web.saying import say
from web.screens import Screen, at

IDLE = ("rest", "end", "done", "pass", "discard")
TABLE = Screen("mage_knight", at(""), whole=True)


class Busy(Knight):
    """Somebody who would rather do something than rest."""

    def pick(self, seat: Seat) -> Option:
        busy = [option for option in seat.options if option["verb"] not in IDLE]
        return self.rng.choice(busy or seat.options)


async def alone(window: Window, seed: int = 1) -> Busy:
    """From the first page to a table for one, by one click."""
    page = await window.open("/")
    knight = Busy(window, seed)
    await press(page, "web-home-play-alone", window.lang)
    await knight.until(lambda: knight.seats and knight.seat.options)
    await page.locator("[data-ref]").first.wait_for()
    return knight


def now_and_then(number: int) -> Way:
    return "map" if number % 2 else "list"


async def test_a_game_alone(windows: Browsers) -> None:
    """Some choices on the table and in the list, a reload, and a step back; in the long run to the last point."""
    one = await alone(await windows.window())
    assert one.seat.prompt == "pick-tactic"
    await one.play(now_and_then, most=10)
    await one.until(lambda: one.seat.options)
    await one.drawn()
    heading = one.page.get_by_role("heading", level=1)
    question, story, before = await heading.inner_text(), await log(one), one.seat.options
    one.seats.clear()
    await one.page.reload()
    await one.until(lambda: one.seats and one.seat.options)
    assert one.seat.options == before
    await expect(heading).to_have_text(question)
    assert await log(one) == story
    await one.play(now_and_then, most=2 if not LONG else 10_000)
    if not one.seat.over:
        return
    sheet = one.page.get_by_role("dialog", name=say("en", "web-table-score-title"))
    await expect(sheet).to_be_visible()
    [score] = one.seat.position["result"]["scores"]
    await expect(sheet.get_by_text(str(score), exact=True).first).to_be_visible()


async def test_a_card_is_taken_back(windows: Browsers) -> None:
    """What was played of the hand is there again after a step back, and so is the question."""
    one = await alone(await windows.window(lang="ru"))
    await one.choose(one.seat.options[0])
    await one.until(lambda: one.seat.options)
    while one.seat.prompt != "move":
        await one.choose(one.pick(one.seat))
        await one.until(lambda: one.seat.options)
    await one.drawn()
    heading = one.page.get_by_role("heading", level=1)
    question, before = await heading.inner_text(), one.seat.options
    await one.choose(next(option for option in before if option["verb"] == "card"), "map")
    await expect(heading).not_to_have_text(question)
    seq = one.seat.seq
    await one.page.keyboard.press("u")
    await one.until(lambda: one.seat.seq > seq)
    await expect(heading).to_have_text(question)
    assert one.seat.options == before


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "ru"), (PHONE, "en")], ids=["laptop-ru", "phone-en"])
async def test_the_table_is_laid_out_well(windows: Browsers, size: Size, lang: str) -> None:
    """Nothing cut, covered or too small, and nobody kept out, at every question of the first turn."""
    window = await windows.window(size=size, lang=lang)
    one = await alone(window, seed=3)
    found: list[str] = []
    looked: set[str] = set()
    for _ in range(40 if LONG else 5):
        if one.seat.prompt not in looked:
            looked.add(one.seat.prompt)
            await window.rest()
            lines = await lint.layout(window, TABLE) + await lint.access(window)
            if size is LAPTOP and LONG:
                async with lint.enlarged(window, WIDE):
                    lines += await lint.layout(window, TABLE, WIDE)
            found += [f"{one.seat.prompt}: {line}" for line in lines]
        # By its number: here it matters what is shown, not how it is reached.
        await one.choose(one.rng.choice(one.seat.options[:9]), "keys")
        await one.until(lambda: one.seat.options or one.seat.over)
    assert not found, "\n".join([f"{len(found)} findings at {', '.join(sorted(looked))}", *found[:25]])
