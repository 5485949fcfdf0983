"""The first game of Elven Rage with a guide: all it asks for can be done, and what it points at can be seen."""

from __future__ import annotations

from playwright.async_api import Locator, Page, expect

from long import LONG
from web.browsers import LAPTOP, PHONE, Browsers
from web.elves import GAME, Elf
from web.playing import HITTABLE
from web.saying import say
from web.tours import points_at_something, script, stands_at

DONE = 12
"""`make test` does so many steps, two turns and their battles; `make check` does them all."""
ON_TABLE = ("conquer", "swap")
LAID_OVER = ".send, .trade"
"""What covers the table while it is asked."""


def guide(page: Page, lang: str) -> Locator:
    return page.get_by_role("complementary", name=say(lang, "web-tour-guide"))


async def skip(page: Page, lang: str) -> None:
    """At the guide: a battle can be skipped, too."""
    await guide(page, lang).get_by_role("button", name=say(lang, "web-tour-skip")).click()


async def test_the_tour_to_its_end(windows: Browsers) -> None:
    window = await windows.window(size=LAPTOP, lang="en")
    page = await window.open(f"/tour/{GAME}")
    learner, steps = Elf(window), await script(page, GAME)
    *told, last = steps
    for number, step in enumerate(told if LONG else told[:DONE], 1):
        await stands_at(page, "en", number, steps)
        await points_at_something(page, step)
        await learner.follow(step)
    if not LONG:
        return
    await expect(page.get_by_role("heading", name=say("en", "web-tour-won"))).to_be_visible()
    end = page.locator("section", has=page.locator("#tour-end"))
    assert last["position"]["result"]["scores"] == []
    await expect(end.get_by_text("Victory: the Goal is met.")).to_be_visible()


async def test_on_a_phone_hint_and_table_leave_each_other_free(windows: Browsers) -> None:
    window = await windows.window(size=PHONE, lang="ru")
    page = await window.open(f"/tour/{GAME}")
    steps = await script(page, GAME)
    told = steps[:-1] if LONG else steps[:DONE]
    for number, step in enumerate(told, 1):
        await stands_at(page, "ru", number, steps)
        verb, _, thing = step["key"].partition(":")
        if verb in ON_TABLE:
            button = page.locator(f'[data-ref="{thing}"]:is(button, [role=button])').locator("visible=true").first
            await button.wait_for()
            assert await button.evaluate(HITTABLE), f"{thing} is covered"
        laid = page.locator(LAID_OVER)
        if await laid.count():
            said, over = await guide(page, "ru").bounding_box(), await laid.bounding_box()
            assert said and over and said["y"] + said["height"] <= over["y"], f"{step['hint']} is covered"
        await skip(page, "ru")
