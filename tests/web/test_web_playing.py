"""Matches in the browser: whole ones, interrupted ones, by mouse, finger and keyboard."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.async_api import expect

from long import LONG
from server.live import GAME, Api, Nursery, Place
from web import houses
from web.browsers import PHONE, Browsers
from web.playing import Player, Way, log, play_together, press, whoever_is_asked
from web.saying import say
from web.world import EARLY, PASSING, World

GONE = ("WebSocket connection", "ERR_CONNECTION", "Failed to load resource")
"""What a browser says of a server that is not there."""
OPENED = "dialog[open]"
"""What was opened, whatever else is asked on the table in a box."""


def in_turn(*ways: Way) -> Callable[[int], Way]:
    return lambda number: ways[number % len(ways)]


def after(player: Player, entries: int, since: int | None = None) -> Callable[[], bool]:
    """Whether so much has been entered since now; or the match is over."""
    wanted = (player.seat.seq if since is None else since) + entries
    return lambda: player.seat.seq >= wanted or player.seat.over


async def test_two_browsers_play_a_whole_game(windows: Browsers, api: Api) -> None:
    """One in English and one in Russian; on the map where something can be clicked there, else in the list."""
    ann, bob = await api.guest("Ann"), await api.guest("Bob")
    table = await api.table([ann, bob])
    one = Player(await windows.window(ann, motion=True), seed=1)
    two = Player(await windows.window(bob, lang="ru"), seed=2)
    await one.sit(table)
    await two.sit(table)
    end = (lambda: one.seat.over and two.seat.over) if LONG else after(one, 24)
    await play_together([one, two], in_turn("map", "list"), end)
    # How long a match is depends on chance; but both ways were used.
    assert min(player.ways[way] for player in (one, two) for way in ("map", "list")) > 0, (one.ways, two.ways)
    if not LONG:
        return
    assert one.seat.position["result"] == two.seat.position["result"]
    scores = [str(score) for score in one.seat.position["result"]["scores"]]
    for player in (one, two):
        sheet = player.page.get_by_role("dialog", name=say(player.window.lang, "web-table-score-title"))
        await expect(sheet).to_be_visible()
        for score in scores:
            await expect(sheet.get_by_text(score, exact=True).first).to_be_visible()


async def test_a_bot_game_to_the_end(windows: Browsers, api: Api) -> None:
    ann = await api.guest("Ann")
    table = await api.table([ann, "greedy", "random"])
    one = Player(await windows.window(ann))
    await one.sit(table)
    await one.play(most=10_000 if LONG else 12)
    if not one.seat.over:
        return
    await expect(one.page.get_by_role("dialog", name=say("en", "web-table-score-title"))).to_be_visible()
    await one.page.keyboard.press("Escape")
    await expect(one.page.get_by_role("link", name=say("en", "web-table-replay"))).to_be_visible()


async def test_reload_in_the_middle(windows: Browsers, api: Api, world: World) -> None:
    table = await world.table(EARLY, 2)
    one, two = Player(await windows.window(world.ann)), Player(await windows.window(world.bob))
    await one.sit(table)
    await two.sit(table)
    await play_together([one, two], in_turn("list", "map"), after(one, 5))
    asked = await whoever_is_asked([one, two])
    assert asked is not None
    await asked.drawn()
    heading = asked.page.get_by_role("heading", level=1)
    question = await heading.inner_text()
    story = await log(asked)
    before = asked.seat.options
    asked.seats.clear()
    await asked.page.reload()
    await asked.until(lambda: asked.seats and asked.seat.options)
    assert asked.seat.options == before
    await expect(heading).to_have_text(question)
    assert await log(asked) == story
    await play_together([one, two], in_turn("list"), after(one, 3))


async def test_the_server_is_killed_and_comes_back(windows: Browsers, nursery: Nursery, tmp_path: Path) -> None:
    """Nobody has to do anything: the page waits, and goes on where it was."""
    settings = houses.settings(tmp_path / "realms.db")
    first = await nursery.start(settings, bots=False)
    async with Api(first.url) as api:
        ann, bob = await api.guest("Ann"), await api.guest("Bob")
        table = await api.table([ann, bob])
    one = Player(await windows.window(ann, url=first.url))
    two = Player(await windows.window(bob, url=first.url))
    for player in (one, two):
        player.window.allow(*GONE)
        await player.sit(table)
    await play_together([one, two], in_turn("list"), after(one, 5))
    position, frames = one.seat.position, one.seat.frames
    first.tell(signal.SIGKILL)
    await expect(one.page.get_by_text(say("en", "web-table-lost"))).to_be_visible()
    await first.gone()
    await nursery.start(settings, bots=False)
    await one.until(lambda: one.seat.frames > frames + 1)
    await two.until(lambda: two.seat.seq == one.seat.seq)
    await expect(one.page.get_by_text(say("en", "web-table-lost"))).to_be_hidden()
    assert one.seat.position["scene"] == position["scene"]
    await play_together([one, two], in_turn("list"), after(one, 3))


async def test_a_spectator_follows_and_cannot_act(windows: Browsers, api: Api, world: World) -> None:
    table = await world.table("select-action", 2)
    looker = Player(await windows.window(lang="ru"))
    await looker.sit(table)
    seq = looker.seat.seq
    await expect(looker.page.get_by_text(say("ru", "web-table-looking-on")).first).to_be_visible()
    await expect(looker.page.locator("[data-option]")).to_have_count(0)
    await expect(looker.page.locator("[data-state=legal]")).to_have_count(0)
    async with Place(
        api.url, table, seat_of(await api.done("GET", f"/api/tables/{table}"), "Ann"), world.ann
    ) as ann:
        await ann.choose(ann.options()[0])
    await looker.until(after(looker, 1, seq))
    lines = await log(looker)
    assert any("Ann" in line for line in lines), lines


def seat_of(table: dict[str, Any], name: str) -> int:
    return next(seat["seat"] for seat in table["seats"] if seat["name"] == name)


async def test_a_phone_with_fingers(windows: Browsers, api: Api) -> None:
    """A tap shows, another one sends: by the sheet and by the map."""
    ann = await api.guest("Ann")
    table = await api.table([ann, "random"])
    one = Player(await windows.window(ann, size=PHONE))
    await one.sit(table)
    await one.play(in_turn("map", "list"), most=10_000 if LONG else 20)
    assert one.ways["map"] > 3 and one.ways["list"] > 3


async def test_keys_are_enough(windows: Browsers) -> None:
    """From the first page to a table and through some turns, without a mouse."""
    window = await windows.window()
    player = Player(window, seed=4)
    await window.open("/")
    await tab_to(player, say("en", "web-home-play-now"))
    await player.page.keyboard.press("Enter")
    await player.until(lambda: player.seats and player.seat.options)
    await player.page.locator("[data-ref]").first.wait_for()
    await player.play(in_turn("keys"), most=12)
    while await player.asked_in_a_box():
        await player.play(in_turn("keys"), most=1)
    await player.drawn()
    await player.page.keyboard.press("?")
    await expect(player.page.get_by_role("heading", name=say("en", "web-table-why-title"))).to_be_visible()
    await player.page.keyboard.press("Escape")
    await expect(player.page.get_by_role("heading", name=say("en", "web-table-why-title"))).to_be_hidden()
    opened = player.page.locator(OPENED)
    await player.page.keyboard.press("h")
    await expect(opened).to_be_visible()
    await player.page.keyboard.press("Escape")
    await expect(opened).to_be_hidden()
    await player.page.keyboard.press("k")
    await expect(player.page.get_by_role("dialog", name=say("en", "web-table-menu-keys"))).to_be_visible()
    if LONG:
        await player.page.keyboard.press("Escape")
        await expect(opened).to_be_hidden()
        await player.play(in_turn("keys"))


async def tab_to(player: Player, name: str, most: int = 60) -> None:
    """Go on with Tab until what has the focus is called so."""
    for _ in range(most):
        await player.page.keyboard.press("Tab")
        focused = player.page.locator(":focus")
        if await focused.count() and name in await focused.inner_text():
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


async def test_undo_by_button_and_by_key(windows: Browsers, world: World) -> None:
    table = await world.table("select-action", 2)
    one = Player(await windows.window(world.ann))
    await one.sit(table)
    await one.drawn()
    heading = one.page.get_by_role("heading", level=1)
    question = await heading.inner_text()
    for by_key in (False, True):
        await one.choose(one.seat.options[0])
        await expect(heading).not_to_have_text(question)
        seq = one.seat.seq
        if by_key:
            await one.page.keyboard.press("u")
        else:
            await one.page.get_by_role("button", name=say("en", "web-table-undo"), exact=False).first.click()
        await one.until(lambda seq=seq: one.seat.seq > seq)
        await expect(heading).to_have_text(question)


async def test_the_language_changes_at_the_table(windows: Browsers, world: World) -> None:
    table = await world.table("act-or-collect")
    one = Player(await windows.window(world.ann))
    await one.sit(table)
    await one.page.get_by_role("button", name=say("en", "web-shell-language")).first.click()
    await expect(one.page.locator("html")).to_have_attribute("lang", "ru")
    await expect(one.page.get_by_text(say("ru", "web-table-why")).first).to_be_visible()
    await one.page.reload()
    await expect(one.page.get_by_text(say("ru", "web-table-why")).first).to_be_visible()


async def test_hot_seat_with_a_curtain(windows: Browsers, api: Api) -> None:
    """What one seat sees is gone before the other is asked to lift the curtain."""
    window = await windows.window(await api.guest("Ann"))
    player = Player(window)
    await window.open(f"/new/{GAME}")
    await window.page.get_by_text(say("en", "web-lobby-company-here"), exact=True).click()
    await window.page.get_by_role("radio", name="2", exact=True).check(force=True)
    await window.page.get_by_role("button", name=say("en", "web-lobby-start")).click()
    await player.until(lambda: len(player.seats) == 2 and all(seat.position for seat in player.seats.values()))
    shown, seen = "", set()
    for _ in range(8):
        await player.until(lambda: any(seat.options for seat in player.seats.values()))
        asked = sorted(name for name, seat in player.seats.items() if seat.options)
        if shown not in asked:
            curtain = window.page.get_by_role(
                "heading", name=say("en", "web-table-hand-over", name=f"Ann {int(asked[0]) + 1}")
            )
            await expect(curtain).to_be_visible()
            await expect(window.page.locator("[data-ref], [data-option]")).to_have_count(0)
            shown = asked[0]
            await press(window.page, "web-table-lift", name=f"Ann {int(shown) + 1}")
        seat = player.seats[shown]
        await player.choose(player.pick(seat), seat=seat)
        seen.add(shown)
    assert seen == {"0", "1"}


async def test_why_not_and_the_rule_behind_it(windows: Browsers, world: World) -> None:
    one = Player(await windows.window(world.ann))
    await one.sit(await world.table("act-or-collect"))
    await one.page.get_by_role("button", name=say("en", "web-table-why"), exact=True).click()
    reasons = one.page.get_by_role("region", name=say("en", "web-table-why-title"))
    await expect(reasons).to_be_visible()
    await one.page.locator(".prompt").get_by_text("TEK-").first.click()
    drawer = one.page.get_by_role("dialog")
    await expect(drawer).to_be_visible()
    await expect(drawer).to_contain_text("TEK-")


async def test_asked_twice_by_who_wants_it(windows: Browsers, world: World) -> None:
    """`confirm` is a preference: a choice that ends something needs a second click."""
    window = await windows.window(world.ann)
    await window.page.add_init_script("localStorage.setItem('realms.prefs', JSON.stringify({ confirm: true }))")
    one = Player(window)
    await one.sit(await world.table(PASSING))
    [passing] = [option for option in one.seat.options if option["verb"] in ("pass", "done")]
    await one.option(passing["key"]).click()
    sure = one.page.get_by_role("alertdialog")
    await expect(sure).to_be_visible()
    await one.page.keyboard.press("Escape")
    await expect(sure).to_be_hidden()
    await one.option(passing["key"]).click()
    seq = one.seat.seq
    await sure.get_by_role("button").first.click()
    await one.until(lambda: one.seat.seq > seq)


async def test_the_others_let_one_go_back(windows: Browsers, api: Api) -> None:
    """What cannot be taken back any more can be asked for; the other allows it, and both are back there."""
    ann, bob = await api.guest("Ann"), await api.guest("Bob")
    table = await api.table([ann, bob])
    one, two = Player(await windows.window(ann)), Player(await windows.window(bob, lang="ru"))
    await one.sit(table)
    await two.sit(table)
    await play_together([one, two], in_turn("list"), after(one, 8))
    asking = await whoever_is_asked([one, two])
    assert asking is not None
    before = one.seat.position["scene"]
    other = two if asking is one else one
    await press(asking.page, "web-table-menu", asking.window.lang)
    await press(asking.page, "web-table-menu-plea", asking.window.lang)
    await asking.page.locator(OPENED).locator("li button").nth(2).click()
    await press(other.page, "web-table-plea-grant", other.window.lang)
    await one.until(lambda: one.seat.position["scene"] != before)
    await two.until(lambda: two.seat.seq == one.seat.seq)
    assert one.seat.position["asked"] == two.seat.position["asked"]
