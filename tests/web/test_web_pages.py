"""The pages around a table: from nobody to an account, from a link to a seat, settings, replays, the tour."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from long import LONG
from server.live import GAME, Api
from web.browsers import LANGUAGES, LAPTOP, PHONE, SIZES, Browsers, Size
from web.playing import Player, press
from web.saying import say
from web.tours import script, stands_at
from web.world import World


async def test_a_guest_plays_at_once_and_becomes_an_account(windows: Browsers) -> None:
    window = await windows.window()
    page = await window.open("/")
    player = Player(window)
    await press(page, "web-home-play-now")
    await player.until(lambda: player.seats and player.seat.options)
    table = page.url
    await window.open("/settings")
    account = page.locator("#account")
    await account.get_by_label(say("en", "web-account-name"), exact=True).fill("Anna of the Tests")
    await account.get_by_label(say("en", "web-account-password"), exact=True).fill("correct horse")
    await press(page, "web-account-make-go")
    await expect(account).to_contain_text(say("en", "web-account-signed-in", name="Anna of the Tests"))
    await press(page, "web-account-sign-out")
    await account.get_by_text(say("en", "web-account-enter"), exact=True).click()
    await account.get_by_label(say("en", "web-account-name"), exact=True).fill("Anna of the Tests")
    await account.get_by_label(say("en", "web-account-password"), exact=True).fill("correct horse")
    await press(page, "web-account-enter-go")
    await expect(account).to_contain_text(say("en", "web-account-signed-in", name="Anna of the Tests"))
    await window.open("/mine")
    await expect(page.locator(f'main a[href="{table.removeprefix(window.url)}"]')).to_be_visible()


async def test_a_wrong_password_is_said_in_words(windows: Browsers, api: Api) -> None:
    window = await windows.window(lang="ru")
    window.allow("status of 401")
    page = await window.open("/settings")
    account = page.locator("#account")
    await account.get_by_text(say("ru", "web-account-enter"), exact=True).click()
    await account.get_by_label(say("ru", "web-account-name"), exact=True).fill("Nobody at all")
    await account.get_by_label(say("ru", "web-account-password"), exact=True).fill("wrong password")
    await press(page, "web-account-enter-go", "ru")
    await expect(account.get_by_role("alert")).to_have_text(say("ru", "web-shell-sorry-wrong-password"))


async def test_friends_come_by_a_link(windows: Browsers, api: Api) -> None:
    """The host opens a table; whoever follows the link sits down; the host begins, and both are at the table."""
    host = await windows.window(await api.guest("Ann"))
    page = await host.open(f"/new/{GAME}")
    await page.get_by_text(say("en", "web-lobby-company-friends"), exact=True).click()
    await page.get_by_role("radio", name="2", exact=True).check(force=True)
    await press(page, "web-lobby-open")
    link = page.get_by_label(say("en", "web-lobby-invite-note"))
    await expect(link).to_be_visible()
    address = await link.input_value()
    assert address.startswith(f"{host.url}/join/")

    friend = await windows.window(size=PHONE, lang="ru")
    await friend.open(address.removeprefix(host.url))
    await friend.page.wait_for_url("**/table/*")
    await expect(page.get_by_text(say("en", "web-lobby-full")).first).to_be_visible()
    one, two = Player(host), Player(friend)
    await press(page, "web-lobby-start")
    await one.until(lambda: one.seats and any(seat.position for seat in one.seats.values()))
    await two.until(lambda: two.seats and any(seat.position for seat in two.seats.values()))
    await expect(friend.page.locator("[data-ref]").first).to_be_visible()


async def test_a_link_that_was_revoked_says_so(windows: Browsers) -> None:
    window = await windows.window()
    window.allow("status of 404")
    page = await window.open("/join/nothing-at-all")
    await expect(page.get_by_role("heading", name=say("en", "web-home-not-joined"))).to_be_visible()
    await expect(page.get_by_role("alert")).to_have_text(say("en", "web-shell-sorry-no-invitation"))


async def test_settings_are_kept(windows: Browsers) -> None:
    window = await windows.window()
    page = await window.open("/settings")
    await page.get_by_text(say("en", "web-account-theme-dark"), exact=True).click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await page.get_by_role("switch", name=say("en", "web-account-confirm")).check(force=True)
    await page.get_by_text(say("en", "web-account-motion-less"), exact=True).click()
    await page.get_by_text(say("en", "web-account-language-ru"), exact=True).click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("ru", "web-shell-settings"))
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("ru", "web-shell-settings"))
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await expect(page.get_by_role("switch", name=say("ru", "web-account-confirm"))).to_be_checked()
    await expect(page.get_by_role("radio", name=say("ru", "web-account-motion-less"))).to_be_checked()


async def test_a_replay_goes_back_and_forth_and_on(windows: Browsers, world: World) -> None:
    window = await windows.window(world.ann)
    page = await window.open(f"/replay/{world.finished[2]}")
    step = page.get_by_role("slider", name=say("en", "web-replay-timeline"))
    await expect(step).to_have_value("0")
    for wanted in ("1", "2"):
        await press(page, "web-replay-forward")
        await expect(step).to_have_value(wanted)
    await press(page, "web-replay-back")
    await expect(step).to_have_value("1")
    await step.press("End")
    await expect(page.get_by_role("button", name=say("en", "web-replay-scores"))).to_be_visible()
    await step.fill("20")
    await expect(page).to_have_url(f"{window.url}/replay/{world.finished[2]}?at=20")
    await page.reload()
    await expect(step).to_have_value("20")
    await press(page, "web-replay-play")
    await expect(step).not_to_have_value("20")
    await press(page, "web-replay-pause")
    await press(page, "web-replay-on")
    player = Player(window)
    await press(page, "web-replay-on-start")
    await player.until(lambda: player.seats and player.seat.options)


TOURS = [pytest.param(LAPTOP, "en", id="laptop-en"), pytest.param(PHONE, "ru", id="phone-ru")]
"""`make test` takes one of them and skips what comes after a few steps; `make check` does all of both."""
DONE = 10


@pytest.mark.parametrize(("size", "lang"), TOURS if LONG else TOURS[1:])
async def test_the_tour_to_its_end(windows: Browsers, size: Size, lang: str) -> None:
    """Everything the guide asks for is done, on the table itself; then a real game begins."""
    window = await windows.window(size=size, lang=lang)
    page = await window.open(f"/tour/{GAME}")
    guide = Player(window)
    end = page.get_by_role("heading", name=say(lang, "web-tour-won"))
    steps = await script(page, GAME)
    for number, step in enumerate(steps, 1):
        if await end.count():
            break
        await stands_at(page, lang, number, steps)
        if LONG or number <= DONE:
            await guide.follow(step)
        else:
            await press(page, "web-tour-skip", lang)
    await expect(end).to_be_visible()
    real = Player(window)
    await press(page, "web-tour-real", lang)
    await real.until(lambda: real.seats and real.seat.options)


async def test_people_talk_at_the_table(windows: Browsers, world: World) -> None:
    table = await world.table("select-action", 2)
    one, two = Player(await windows.window(world.ann)), Player(await windows.window(world.bob))
    await one.sit(table)
    await two.sit(table)
    await press(one.page, "web-table-chat")
    await one.page.get_by_label(say("en", "web-log-chat-say")).fill("Peace?")
    await one.page.keyboard.press("Enter")
    await press(two.page, "web-table-chat")
    await expect(two.page.get_by_text("Peace?")).to_be_visible()


EVERYWHERE = [pytest.param(size, lang, id=f"{size.name}-{lang}") for size in SIZES for lang in LANGUAGES]


@pytest.mark.parametrize(("size", "lang"), EVERYWHERE if LONG else [EVERYWHERE[1], EVERYWHERE[2]])
async def test_every_page_is_a_click_away(windows: Browsers, size: Size, lang: str) -> None:
    """From the first page by the bar, or by the menu of a phone; without loading anything anew."""
    window = await windows.window(size=size, lang=lang)
    page = await window.open("/")
    await page.evaluate("window.same = true")
    for message, path in (
        ("web-shell-rules", "/rules"),
        ("web-shell-about", "/about"),
        ("web-shell-mine", "/mine"),
    ):
        if size.touch:
            await press(page, "web-shell-menu", lang)
        links = page.get_by_role("navigation").get_by_role("link", name=say(lang, message), exact=True)
        await links.locator("visible=true").first.click()
        await page.wait_for_url(f"**{path}**")
        await window.rest()
        assert await page.evaluate("window.same") is True
