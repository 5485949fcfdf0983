"""The first game of Mage Knight with a guide: all it asks for can be done, and what it points at can be seen."""

from __future__ import annotations

from playwright.async_api import expect

from long import LONG
from web.browsers import LAPTOP, PHONE, Browsers
from web.playing import HITTABLE, Player, press
from web.saying import say
from web.tours import points_at_something, script, stands_at

GAME = "mage_knight"
DONE = 8
"""`make test` does so many steps, the first turn; `make check` does them all."""
ON_MAP = ("walk", "challenge", "explore")


async def test_the_tour_to_its_end(windows: Browsers) -> None:
    window = await windows.window(size=LAPTOP, lang="en")
    page = await window.open(f"/tour/{GAME}")
    guide, steps = Player(window), await script(page, GAME)
    *told, last = steps
    for number, step in enumerate(told if LONG else told[:DONE], 1):
        await stands_at(page, "en", number, steps)
        await points_at_something(page, step)
        await guide.follow(step)
    if not LONG:
        return
    await expect(page.get_by_role("heading", name=say("en", f"web-tour-{GAME}-won"))).to_be_visible()
    (score,) = last["position"]["result"]["scores"]
    await expect(page.locator("section", has=page.locator("#tour-end"))).to_contain_text(str(score))


async def test_on_a_phone_the_map_is_free_where_it_is_to_be_tapped(windows: Browsers) -> None:
    window = await windows.window(size=PHONE, lang="ru")
    page = await window.open(f"/tour/{GAME}")
    steps = await script(page, GAME)
    told = steps[:-1] if LONG else steps[:DONE]
    for number, step in enumerate(told, 1):
        await stands_at(page, "ru", number, steps)
        verb, _, space = step["key"].partition(":")
        if verb in ON_MAP:
            thing = page.locator(f'[data-ref="{space}"]:is(button, [role=button])').locator("visible=true").first
            await thing.wait_for()
            assert await thing.evaluate(HITTABLE), f"{space} is covered"
        await press(page, "web-tour-skip", "ru")
