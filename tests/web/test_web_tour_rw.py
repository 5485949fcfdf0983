"""The first year of Runewars with a guide: all it asks for can be done, and what it points at can be seen."""

from __future__ import annotations

from playwright.async_api import expect

from long import LONG
from web.browsers import LAPTOP, PHONE, Browsers
from web.playing import HITTABLE, press
from web.rw_players import GAME, Warlord
from web.saying import say
from web.tours import points_at_something, script, stands_at

DONE = 11
"""`make test` does so many steps, until units march; `make check` does the whole year."""
ON_MAP = ("activate", "place", "rune")
IN_THE_BAR = ("muster_all", "bring_all", "develop")
"""What an area alone does not tell."""


async def test_the_tour_of_the_first_year(windows: Browsers) -> None:
    window = await windows.window(size=LAPTOP, lang="en")
    page = await window.open(f"/tour/{GAME}")
    learner, steps = Warlord(window), await script(page, GAME)
    *told, last = steps
    for number, step in enumerate(told if LONG else told[:DONE], 1):
        await stands_at(page, "en", number, steps)
        await points_at_something(page, step)
        verb, _, _ = step["key"].partition(":")
        await learner.follow(step, "list" if verb in IN_THE_BAR else "map")
    if not LONG:
        return
    assert last["position"]["result"] is None
    await expect(page.get_by_role("heading", name=say("en", f"web-tour-{GAME}-won"))).to_be_visible()


async def test_on_a_phone_the_map_is_free_where_it_is_to_be_tapped(windows: Browsers) -> None:
    window = await windows.window(size=PHONE, lang="ru")
    page = await window.open(f"/tour/{GAME}")
    steps = await script(page, GAME)
    told = steps[:-1] if LONG else steps[:DONE]
    for number, step in enumerate(told, 1):
        await stands_at(page, "ru", number, steps)
        await points_at_something(page, step)
        verb, _, area = step["key"].partition(":")
        if verb in ON_MAP:
            thing = page.locator(f'[data-ref="{area}"]:is(button, [role=button])').locator("visible=true").first
            await thing.wait_for()
            assert await thing.evaluate(HITTABLE), f"{area} is covered"
        await press(page, "web-tour-skip", "ru")
