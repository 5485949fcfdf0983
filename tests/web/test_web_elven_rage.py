"""Elven Rage in the browser: three at a table against bots, and two people who fight and trade with each other."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.async_api import expect

from realms.kernel.registry import get
from server.live import Api
from web import lint
from web.browsers import LAPTOP, PHONE, Browsers, Looking, Window
from web.er_screens import ER_SCREENS
from web.playing import Option, Player, Seat, Way, log
from web.saying import say
from web.screens import Screen
from web.world import BARGAIN, SENDING, World

GAME: Final = "elven_rage"
LONG = bool(os.environ.get("REALMS_LONG"))
"""`make check` plays to the score sheet."""
IDLE = ("skip", "give_up", "trade", "exchange", "cancel", "refuse", "counter", "stay")
BATTLE = "battle"
SOME = {"declared": "ru", "turn": "ru", "consider": "en"}
"""Moments whose layout is looked at, and in which language."""


def busy(options: list[Option], rng: random.Random) -> Option:
    """Somebody who marches and fights, and now and then has a word to say."""
    verbs = {option["verb"] for option in options}
    if "pass" in verbs and rng.random() < 0.6:
        return next(option for option in options if option["verb"] == "pass")
    marches = [option for option in options if option["verb"] == "conquer"]
    return rng.choice(marches or [option for option in options if option["verb"] not in IDLE] or options)


class Elf(Player):
    """Somebody who clicks cards, lands and sides of fighters, and knows every word of the page's socket."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        super().__init__(window, seed)
        self.heard: list[str] = []
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text)))
        )

    def pick(self, seat: Seat) -> Option:
        return busy(seat.options, self.rng)

    @property
    def asked(self) -> bool:
        """Is there something to choose? Against bots the server passes where that is all there is."""
        return bool(self.seat.options) and [option["verb"] for option in self.seat.options] != ["pass"]

    async def play(self, way: Callable[[int], Way] = lambda number: "list", most: int = 10_000) -> None:
        for number in range(most):
            await self.until(lambda: self.asked or self.seat.over)
            if self.seat.over:
                return
            await self.choose(self.pick(self.seat), way(number))

    async def _show(self, option: Option, way: Way, seat: Seat) -> None:
        if option["verb"] == "send":
            await self._send(option, seat)
            self.ways["map"] += 1
        else:
            await super()._show(option, way, seat)

    async def _send(self, option: Option, seat: Seat) -> None:
        """Three cards are clicked, equal ones one after the other; where there is no choice they lie there."""
        lang, send = self.window.lang, self.page.locator(".send")
        pressed = send.locator(".pool [aria-pressed=true]")
        hand = {
            card["id"]
            for zone in seat.position["scene"]["zones"]
            for card in zone["cards"]
            if zone["kind"] == "hand"
        }
        for ref in [ref for ref in option["refs"] if ref in hand and len(seat.options) > 1]:
            free = say(lang, "web-er-battle-send-card", name=get(GAME).label(ref, lang), chosen="no")
            already = await pressed.count()
            await send.get_by_label(free, exact=True).first.click()
            await expect(pressed).to_have_count(already + 1)
        await send.get_by_role("button", name=say(lang, "web-er-battle-send-go")).click()

    def scene(self) -> dict[str, Any]:
        return self.seat.position["scene"]  # type: ignore[no-any-return]

    def cards(self, zone: str) -> list[str]:
        """What this page knows to lie there."""
        [found] = [z for z in self.scene()["zones"] if z["id"] == zone]
        return sorted(card["id"] for card in found["cards"])

    @property
    def fights(self) -> bool:
        return BATTLE in self.scene()["marks"]


def now_and_then(number: int) -> Way:
    return "map" if number % 2 else "list"


async def test_against_bots(windows: Browsers, api: Api) -> None:
    """By clicks on the table and in the list into a battle; a reload there; then on, in long runs to the end."""
    ann = await api.guest("Ann")
    one = Elf(await windows.window(ann), seed=2)
    await one.sit(await api.table([ann, "greedy", "random"], game=GAME))
    while not (one.fights and one.asked):
        await one.play(now_and_then, most=1)
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
    await one.play(now_and_then, most=8 if not LONG else 10_000)
    assert one.ways["map"] > 2 and one.ways["list"] > 2
    if one.seat.over:
        sheet = one.page.get_by_role("dialog", name=say("en", "web-table-score-title"))
        await expect(sheet).to_be_visible()
        for score in one.seat.position["result"]["scores"]:
            await expect(sheet.get_by_text(str(score), exact=True).first).to_be_visible()


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
    await ann.choose(ann.seat.options[0])
    for page, at in zip((bob, looker), before, strict=True):
        await page.until(lambda page=page: page.seat.seq >= ann.seat.seq)  # type: ignore[misc]
        assert not [card for card in hand for text in page.heard[at:] if card in text]
    await bob.choose(bob.seat.options[0])
    for page in (ann, looker):
        await page.until(lambda page=page: page.fights)  # type: ignore[misc]
        assert len([piece for piece in page.scene()["pieces"] if piece["kind"] == "fighter"]) == 6
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
    return [(screen, lang) for screen in ER_SCREENS if (lang := SOME.get(screen.name.removeprefix("elven-rage-")))]


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
