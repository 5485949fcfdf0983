"""Elven Rage in the browser: three at a table against bots, and two people who fight and trade with each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.async_api import expect

from long import LONG
from realms.kernel.registry import get
from server.live import Api
from web import lint
from web.browsers import LANGUAGES, LAPTOP, PHONE, Browsers, Looking, Size
from web.elves import GAME, Elf
from web.playing import Option, Way, log
from web.saying import say
from web.screens import Screen
from web.table_screens import TABLE_SCREENS
from web.world import BARGAIN, SENDING, World

SOME = {"declared": "ru", "turn": "ru", "consider": "en"}
"""Moments whose layout is looked at, and in which language."""
SMALLER = (Size("small laptop", 1280, 800), Size("tablet", 1024, 768))
"""There the board for three reaches the edges of its map, and cards are narrow."""


async def test_against_bots(windows: Browsers, api: Api) -> None:
    """By clicks on the table and in the list into a battle; a reload there; then on, in long runs to the end."""
    ann = await api.guest("Ann")
    one = Elf(await windows.window(ann), seed=2)
    await one.sit(await api.table([ann, "greedy", "random"], game=GAME))
    ways: Iterator[Way] = cycle(("map", "list"))
    while not (one.fights and one.asked):
        await one.play(lambda _: next(ways), most=1)
        await one.until(lambda: one.asked)
    await one.drawn()
    heading = one.page.get_by_role("heading", level=1)
    question, story, before = await heading.inner_text(), await log(one), one.seat.options
    one.seats.clear()
    await one.page.reload()
    await one.until(lambda: one.seats and one.asked)
    assert one.seat.options == before
    await expect(heading).to_have_text(question)
    assert await log(one) == story
    await one.play(lambda _: next(ways), most=8 if not LONG else 10_000)
    # How soon there is a battle depends on chance; but both ways were used.
    assert one.ways["map"] and one.ways["list"], one.ways
    if one.seat.over:
        sheet = one.page.get_by_role("dialog", name=say("en", "web-table-score-title"))
        await expect(sheet).to_be_visible()
        await expect(sheet.get_by_text("Victory: ")).to_be_visible()


# Two people.


async def seated(windows: Browsers, world: World, prompt: str) -> tuple[Elf, Elf, Elf]:
    """Ann who is asked that, Bob in the other language, and somebody who looks on."""
    table = await world.table(prompt, 2)
    pages = [await windows.window(world.ann), await windows.window(world.bob, lang="ru"), await windows.window()]
    elves = [Elf(page) for page in pages]
    for elf in elves:
        await elf.sit(table)
    ann, bob, looker = elves
    return ann, bob, looker


async def test_two_people_fight(windows: Browsers, world: World) -> None:
    """Both click the cards they send; before the deal neither page, nor that of who looks on, is told which."""
    ann, bob, looker = await seated(windows, world, SENDING)
    hand = set(ann.cards(f"hand-{ann.scene()['seat']}"))
    before = [len(bob.heard), len(looker.heard)]
    sent = ann.seat.options[0]
    await ann.choose(sent)
    for page, at in zip((bob, looker), before, strict=True):
        await page.until(lambda page=page: page.seat.seq >= ann.seat.seq)  # type: ignore[misc]
        assert not [card for card in hand for text in page.heard[at:] if card in text]
    await bob.choose(bob.seat.options[0])
    for page in (ann, looker):
        await page.until(lambda page=page: page.fights)  # type: ignore[misc]
        assert all(any(card in text for text in page.heard[before[1] :]) for card in sent["refs"])
        await page.drawn()
        await expect(page.page.get_by_role("region", name=say("en", "web-er-battle-field"))).to_be_visible()


async def test_two_people_trade(windows: Browsers, world: World) -> None:
    """An offer, a counter-offer, agreement: each gets what was shown, and who looks on learns of no Artifact."""
    ann, bob, looker = await seated(windows, world, BARGAIN)
    mine, yours = (f"artifacts-{page.scene()['seat']}" for page in (ann, bob))
    had = ann.cards(mine), bob.cards(yours)
    gift = next(option for option in ann.seat.options if option["key"].startswith("give:art_"))
    await ann.choose(gift)
    await ann.choose(choice(ann, "propose"))
    await bob.until(lambda: bob.seat.prompt == "er-consider")
    tray = bob.page.get_by_role("region", name=say("ru", "web-er-battle-trade"))
    await expect(tray).to_contain_text(get(GAME).label(gift["refs"][0], "ru"))
    await bob.choose(choice(bob, "counter"))
    ours = next(option for option in bob.seat.options if option["key"].startswith("give:art_"))
    await bob.choose(ours)
    await bob.choose(choice(bob, "propose"))
    await ann.until(lambda: ann.seat.prompt == "er-consider")
    tray = ann.page.get_by_role("region", name=say("en", "web-er-battle-trade"))
    await expect(tray).to_contain_text(get(GAME).label(ours["refs"][0], "en"))
    await ann.choose(choice(ann, "accept"))
    await bob.until(lambda: bob.seat.seq >= ann.seat.seq)
    assert ann.cards(mine) == sorted([*had[0], ours["refs"][0]])
    assert sorted([*bob.cards(yours), ours["refs"][0]]) == had[1]
    await looker.until(lambda: looker.seat.seq >= ann.seat.seq)
    assert not [text for text in looker.heard for thing in (gift, ours) if thing["refs"][0] in text]


def choice(elf: Elf, verb: str) -> Option:
    return next(option for option in elf.seat.options if option["verb"] == verb)


# How it looks.


def looked_at() -> list[tuple[Screen, str]]:
    """Some moments, each in one language; all are among the screens of `make check`."""
    return [
        (screen, lang) for screen in TABLE_SCREENS if (lang := SOME.get(screen.name.removeprefix("elven-rage-")))
    ]


@pytest.mark.parametrize(("screen", "lang"), looked_at(), ids=str)
async def test_the_table_is_laid_out_well(looking: Looking, world: World, screen: Screen, lang: str) -> None:
    """Nothing cut, covered or too small, and nobody kept out."""
    found: list[str] = []
    for size in (PHONE, LAPTOP):
        window = await looking.window(None, size, lang)
        await screen.show(window, world)
        lines = await lint.layout(window, screen) + await lint.access(window) + window.unexpected()
        found += [f"{size.name}: {line}" for line in lines]
    assert not found, "\n".join([f"{len(found)} findings", *found[:25]])


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_board_for_three_fits_smaller_screens(looking: Looking, world: World, lang: str) -> None:
    [screen] = [one for one in TABLE_SCREENS if one.name == "elven-rage-three"]
    window = await looking.window(None, LAPTOP, lang)
    await screen.show(window, world)
    found: list[str] = []
    for size in SMALLER:
        async with lint.enlarged(window, size):
            found += [f"{size.name}: {line}" for line in await lint.layout(window, screen, size)]
    assert not found, "\n".join(found)
