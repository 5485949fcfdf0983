"""The coach in the browser: a hint that can be taken, and the analysis of a match beside its replay."""

from __future__ import annotations

from playwright.async_api import expect

from server.live import Api, Place
from web.browsers import Browsers
from web.playing import Player, press
from web.saying import say

PATIENCE_MS = 30_000
"""A process is started first, on a machine that does much else."""


async def test_a_hint_is_asked_for_by_a_key_and_taken(windows: Browsers, api: Api) -> None:
    ann = await api.guest("Ann")
    table = await api.table([ann, "greedy"])
    one = Player(await windows.window(ann, lang="ru"))
    await one.sit(table)
    await one.play(most=2)
    page, asked = one.page, one.seat.position["due"]
    await page.keyboard.press("a")
    advice = page.get_by_role("region", name=say("ru", "web-coach-title"))
    take = advice.get_by_role("button", name=say("ru", "web-coach-take"))
    await expect(take.first).to_be_visible(timeout=PATIENCE_MS)
    assert one.seat.position["due"] == asked, "the match does not notice"
    assert await advice.get_by_role("listitem").count() in (1, 2, 3)
    await page.keyboard.press("Escape")
    await expect(advice).to_have_count(0)
    await press(page, "web-coach-ask", "ru")
    await take.first.click()
    await expect(advice).to_have_count(0)


async def test_among_several_people_there_is_no_coach_unless_agreed(windows: Browsers, api: Api) -> None:
    ann, bob = await api.guest("Ann"), await api.guest("Bob")
    for agreed, given in ((None, 0), (True, 1)):
        table = await api.table([ann, bob], coach=agreed)
        async with Place(api.url, table, 0, ann) as place:
            asked = ann if place.options() else bob
        one = Player(await windows.window(asked))
        await one.sit(table)
        button = one.page.get_by_role("button", name=say("en", "web-coach-ask"), exact=True)
        await expect(button).to_have_count(given)


async def test_the_analysis_stands_beside_the_replay(windows: Browsers, api: Api) -> None:
    ann = await api.guest("Ann")
    table = await api.table([ann, ann])
    async with Place(api.url, table, 0, ann) as a, Place(api.url, table, 1, ann) as b:
        for _ in range(4):
            mover = a if a.options() else b
            seq = mover.seq
            await mover.choose(mover.options()[0])
            await a.reach(seq + 1)
            await b.reach(seq + 1)
        await a.send(type="resign")
        await a.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "finished")
    window = await windows.window(ann)
    page = await window.open(f"/replay/{table}?review")
    await press(page, "web-coach-review-begin")
    review = page.get_by_role("region", name=say("en", "web-coach-review"))
    curve = review.get_by_role("img").first
    await expect(curve).to_be_visible(timeout=PATIENCE_MS)
    box = await curve.bounding_box()
    assert box is not None
    await curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    step = page.get_by_role("slider", name=say("en", "web-replay-timeline"))
    await expect(step).to_have_value("2")
    await page.reload()
    await expect(review.get_by_role("img").first).to_be_visible()
    await review.get_by_text(say("en", "web-coach-list")).click()
    await review.get_by_role("button", name=say("en", "web-coach-at", at=0)).click()
    await expect(step).to_have_value("0")
