"""Players of Elven Rage in the browser, for all tests that play it."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.async_api import Locator, expect

from web.browsers import Window
from web.playing import Option, Patient, Seat, Way
from web.saying import say

GAME: Final = "elven_rage"
IDLE = ("skip", "give_up", "trade", "exchange", "cancel", "refuse", "counter", "stay")
BATTLE = "battle"


def busy(options: list[Option], rng: random.Random) -> Option:
    """Somebody who marches and fights, and now and then has a word to say."""
    verbs = {option["verb"] for option in options}
    if "pass" in verbs and rng.random() < 0.6:
        return next(option for option in options if option["verb"] == "pass")
    marches = [option for option in options if option["verb"] == "conquer"]
    return rng.choice(marches or [option for option in options if option["verb"] not in IDLE] or options)


class Elf(Patient):
    """Somebody who clicks cards, lands and sides of fighters, and knows every word of the page's socket."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        super().__init__(window, seed)
        self.heard: list[str] = []
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text)))
        )

    def pick(self, seat: Seat) -> Option:
        return busy(seat.options, self.rng)

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
            already = await pressed.count()
            await send.locator(f".pool [data-ref={ref}][aria-pressed=false]").first.click()
            await expect(pressed).to_have_count(already + 1)
        await send.get_by_role("button", name=say(lang, "web-er-battle-send-go")).click()

    async def _on_list(self, option: Option) -> None:
        """On a phone, in a battle, things are listed; what one can be aimed at is listed when it was tapped."""
        offers = self.page.locator(f'[aria-pressed=false][data-offers~="{option["key"]}"]').locator("visible=true")
        if self.window.size.touch and await offers.count() and not await self.option(option["key"]).count():
            await offers.first.tap()
        await super()._on_list(option)

    async def _point(self, thing: Locator) -> bool:
        """On a phone a card of the hand is shown large, with what can be done with it."""
        hit = await super()._point(thing)
        use = self.page.locator("dialog[open] .do button")
        if hit and await use.count():
            await use.tap()
            await expect(use).to_have_count(0)
        return hit

    async def _go(self) -> None:
        """What can be done with a card that is shown large is sent at once, if it is one thing."""
        if not await self._has_sent():
            await super()._go()

    def scene(self) -> dict[str, Any]:
        return self.seat.position["scene"]  # type: ignore[no-any-return]

    def cards(self, zone: str) -> list[str]:
        """What this page knows to lie there."""
        [found] = [z for z in self.scene()["zones"] if z["id"] == zone]
        return sorted(card["id"] for card in found["cards"])

    @property
    def fights(self) -> bool:
        return BATTLE in self.scene()["marks"]
