"""A new table where there is much to agree on: scenarios, optional rules, and what others are told of them."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from realms.i18n import words
from realms.kernel.registry import get
from web.browsers import LANGUAGES, LAPTOP, PHONE, Browsers, Size
from web.playing import press
from web.saying import say

GAME = "mage_knight"


def called(lang: str, message: str) -> str:
    return words(lang, GAME).format(message)


async def scenario(page: Page, lang: str, name: str) -> None:
    await page.get_by_role("radio", name=get(GAME).label(name, lang)).check(force=True)


async def switch(page: Page, lang: str, name: str) -> None:
    await page.get_by_role("switch", name=called(lang, f"setting-{name}")).check(force=True)


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, LANGUAGES[0]), (PHONE, LANGUAGES[1])])
async def test_what_was_agreed_on_is_kept_and_told_at_the_table(windows: Browsers, size: Size, lang: str) -> None:
    window = await windows.window(size=size, lang=lang)
    page = await window.open(f"/new/{GAME}")
    await page.get_by_role("radio", name="2", exact=True).check(force=True)
    await page.get_by_text(say(lang, "web-lobby-company-friends"), exact=True).click()
    alone = page.get_by_role("radio", name=get(GAME).label("solo_conquest", lang))
    await expect(alone).to_be_disabled()
    await scenario(page, lang, "druid_nights")
    await expect(page.locator(".shown")).to_contain_text(called(lang, "setting-note-scenario-druid_nights"))
    await page.get_by_text(say(lang, "web-lobby-optional"), exact=True).click()
    await switch(page, lang, "glade_limit")
    await switch(page, lang, "night_arrival")
    await expect(page.get_by_role("switch", name=called(lang, "setting-falling_darkness"))).to_be_disabled()
    await page.reload()
    agreed = page.get_by_role("list", name=say(lang, "web-lobby-optional-altered"))
    await expect(agreed.get_by_role("listitem")).to_have_text(
        [called(lang, f"setting-{name}") for name in ("glade_limit", "night_arrival")]
    )
    await press(page, "web-lobby-open", lang)
    for told in (get(GAME).label("druid_nights", lang), called(lang, "setting-night_arrival")):
        await expect(page.locator(".terms")).to_contain_text(told)


async def test_a_rule_is_looked_up_and_everything_put_back(windows: Browsers) -> None:
    window = await windows.window()
    page = await window.open(f"/new/{GAME}")
    await page.get_by_text(say("en", "web-lobby-optional"), exact=True).click()
    await switch(page, "en", "drafting")
    name = f"{called('en', 'setting-drafting')}: {say('en', 'web-rules-chip', id='MK-OPT-35')}"
    await page.get_by_role("button", name=name).click()
    await expect(page.get_by_role("dialog")).to_contain_text("MK-OPT-35")
    await page.keyboard.press("Escape")
    await press(page, "web-lobby-optional-usual")
    await expect(page.get_by_role("switch", name=called("en", "setting-drafting"))).not_to_be_checked()


async def test_a_scenario_for_more_players_seats_them(windows: Browsers) -> None:
    window = await windows.window()
    page = await window.open(f"/new/{GAME}")
    closed = page.locator(".row", has_text=get(GAME).label("full_cooperation", "en"))
    await expect(closed).to_contain_text(words("en").format("setting-why-seats", players="2–3", most=3, n=1))
    await closed.get_by_role("button").click()
    await expect(page.get_by_role("radio", name=get(GAME).label("full_cooperation", "en"))).to_be_checked()
    await expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
