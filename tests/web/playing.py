"""People at a table in the browser: they see what the page's own sockets are told, and act on what the page shows.

A `Player` listens to the sockets of its window, so it knows what is asked without reading the screen; but every
choice is made on the screen, by the list, by the map or by keys, and fails where the screen does not offer it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit

from playwright.async_api import Locator, Page, WebSocket, expect

from realms.server.rooms.picture import patched
from server.live import PATIENCE
from web.browsers import Window
from web.saying import say

Option = dict[str, Any]
Way = Literal["list", "map", "keys"]
QUICK = ("research", "build", "expand")
"""Whoever does these ends the game sooner."""
WATCHING = "watch"
AIMS = 3
"""How often a thing is aimed at before it counts as out of reach."""


@dataclass
class Seat:
    """What one seat was told last."""

    seq: int = -1
    position: dict[str, Any] = field(default_factory=dict)
    frames: int = 0

    @property
    def question(self) -> dict[str, Any] | None:
        return next((asked for asked in self.position.get("due", ()) if not asked["optional"]), None)

    @property
    def prompt(self) -> str:
        """What is asked; empty if nothing is."""
        return str((self.question or {}).get("prompt", ""))

    @property
    def asked(self) -> set[int]:
        """The seats that owe a choice."""
        return {asked["seat"] for asked in self.position["asked"] if not asked["optional"]}

    @property
    def options(self) -> list[Option]:
        question = self.question
        return question["options"] if question else []

    @property
    def over(self) -> bool:
        return self.position.get("result") is not None

    def take(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "full":
            self.position, self.seq = frame["position"], frame["seq"]
        elif frame["type"] == "patch" and self.position:
            self.position, self.seq = patched(self.position, frame["changes"]), frame["seq"]
        self.frames += 1


class Player:
    """Somebody in front of a window."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self.window = window
        self.page: Page = window.page
        self.rng = random.Random(seed)
        self.seats: dict[str, Seat] = {}
        self.ways: dict[Way, int] = {"list": 0, "map": 0, "keys": 0}
        """How often a choice was made which way."""
        self.sent: list[str] = []
        """The keys of the options that the page has sent."""
        self._sent_before = 0
        self._news = asyncio.Event()
        self.page.on("websocket", self._listen)

    # What is known.

    def _listen(self, socket: WebSocket) -> None:
        asked = parse_qs(urlsplit(socket.url).query).get("seat")
        if not asked:
            return
        name = asked[0]

        def heard(payload: str | bytes) -> None:
            self.seats.setdefault(name, Seat()).take(json.loads(payload))
            self._news.set()

        def said(payload: str | bytes) -> None:
            command = json.loads(payload)
            if command["type"] == "choose":
                self.sent.append(command["key"])

        socket.on("framereceived", heard)
        socket.on("framesent", said)

    @property
    def seat(self) -> Seat:
        """The seat of somebody who has only one."""
        assert len(self.seats) == 1, self.seats.keys()
        return next(iter(self.seats.values()))

    @property
    def asked(self) -> bool:
        """Is there something to choose?"""
        return bool(self.seat.options)

    async def until(self, happened: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Wait for something that the sockets tell."""
        async with asyncio.timeout(patience):
            while not happened():
                self._news.clear()
                await self._news.wait()

    async def sit(self, table: str) -> None:
        """Open the table, and wait until it is drawn."""
        await self.page.goto(f"{self.window.url}/table/{table}")
        await self.until(lambda: any(seat.position for seat in self.seats.values()))
        await self.page.locator("[data-ref], .curtain").first.wait_for()

    # Choosing.

    def pick(self, seat: Seat) -> Option:
        """An option: what ends the game soon, else any."""
        soon = [one for one in seat.options if one["verb"] in ("do", "select") and one["refs"][0] in QUICK]
        return self.rng.choice(soon or seat.options)

    async def choose(self, option: Option, way: Way = "list", seat: Seat | None = None) -> None:
        """Make a choice on the screen, and wait until the server has said what came of it."""
        seat = seat or self.seat
        seq, prompt, asked = seat.seq, seat.prompt, len(seat.asked)
        await self.drawn(seat)
        await self._show(option, way, seat)
        # Where several choose at once, what is entered first may be another's choice.
        await self.until(lambda: seat.seq >= seq + asked or (seat.seq > seq and seat.prompt != prompt))

    async def follow(self, step: dict[str, Any], way: Way = "map") -> None:
        """Do what a step of a tour asks for."""
        seat = Seat(position=step["position"])
        wanted = [
            one for asked in step["position"]["due"] for one in asked["options"] if one["key"] == step["key"]
        ]
        if wanted:
            await self._show(wanted[0], way, seat)

    async def _show(self, option: Option, way: Way, seat: Seat) -> None:
        self._sent_before = len(self.sent)
        if seat.prompt == "war-dice":
            await self._bid(option)
            way = "list"
        elif seat.prompt == "pick-split":
            await self._split(option)
            way = "list"
        elif way == "map" and await self._on_map(option, seat):
            pass
        elif way == "keys":
            await self._by_key(option, seat)
        else:
            way = "list"
            await self._on_list(option)
        self.ways[way] += 1

    async def play(self, way: Callable[[int], Way] = lambda number: "list", most: int = 10_000) -> None:
        """Choose whenever asked, until the match is over or that often."""
        for number in range(most):
            await self.until(lambda: self.asked or self.seat.over)
            if self.seat.over:
                return
            await self.choose(self.pick(self.seat), way(number))

    async def asked_in_a_box(self) -> bool:
        """Whether the next question is one with a window of its own, where the keys of the table do nothing."""
        await self.until(lambda: self.seat.options)
        return self.seat.prompt == "war-dice"

    def option(self, key: str) -> Locator:
        """The button of an option in the prompt, in the list or in the sheet."""
        return self.page.locator(f'[data-option="{key}"]').locator("visible=true").first

    async def _on_list(self, option: Option) -> None:
        button = self.option(option["key"])
        await self._unfold(option)
        if self.window.size.touch:
            pressed = await button.get_attribute("aria-pressed")
            if pressed != "true":
                await button.tap()
            if pressed is not None:
                await self._go()
            # Those that end something are sent at once; a thing of the table shows, and sends when tapped again.
            # In a tour there is nobody to send to.
            elif self.seats and not await self._has_sent():
                await button.tap()
        else:
            await button.click()

    async def drawn(self, seat: Seat | None = None) -> None:
        """Wait until the page has drawn what its socket was told: that comes a moment later."""
        await self.page.wait_for_function(DRAWN, arg=(seat or self.seat).seq)

    async def _unfold(self, option: Option) -> None:
        """Open what the options are folded into, if they are: the page decides when it has measured itself."""
        button = self.option(option["key"])
        folded = self.page.get_by_role("group", name=say(self.window.lang, "web-table-options")).locator(
            "[aria-expanded=false]"
        )
        sheet = self.page.locator(".grab[aria-expanded=false]")
        await button.or_(folded).or_(sheet).locator("visible=true").first.wait_for()
        if await button.count():
            return
        await folded.or_(sheet).first.click()

    async def _on_map(self, option: Option, seat: Seat) -> bool:
        """Click what the option refers to, one thing after the other; False if they are not all on the screen."""
        refs = option["refs"]
        if not refs:
            return False
        left = seat.options
        for at, ref in enumerate(refs):
            left = [one for one in left if one["refs"][: at + 1] == refs[: at + 1]]
            thing = self.page.locator(f'[data-ref="{ref}"]:is(button, [role=button])').locator("visible=true")
            if not await thing.count():
                if at == 0:
                    return False
                raise AssertionError(f"{ref} of {option} cannot be clicked")
            if not await self._point(thing.first):
                # On a phone the sheet lies over a part of the table; what is under it is in the sheet.
                assert self.window.size.touch, f"{ref} of {option} is covered"
                if at:
                    await self._on_list(option)
                return at > 0
            if len(left) == 1:
                if self.window.size.touch:
                    await self._go()
                return True
        raise AssertionError(f"{option} cannot be told from others by what is clicked")

    async def _point(self, thing: Locator) -> bool:
        """Click or tap a thing where it can be hit: a region is no rectangle. False if all of it is covered. What
        moves away under the finger, because the page found another place for it, is aimed at again."""
        for _ in range(AIMS):
            found = await thing.evaluate(HITTABLE)
            if found is None:
                return False
            if self.window.size.touch:
                await self.page.touchscreen.tap(*found)
            else:
                await self.page.mouse.click(*found)
            if await self.page.evaluate(HIT):
                return True
        raise AssertionError(f"{thing} was missed {AIMS} times")

    async def _has_sent(self) -> bool:
        """Whether what was just clicked or tapped was all that it took."""
        await self.page.evaluate(FRAMES)
        return len(self.sent) > self._sent_before

    async def _go(self) -> None:
        """On a phone the first tap shows, the second one sends."""
        await self.page.locator(".go").locator("visible=true").first.tap()

    async def _by_key(self, option: Option, seat: Seat) -> None:
        """By its number, or by going through the options with the arrows."""
        number = seat.options.index(option) + 1
        if number <= 9:
            await self.page.keyboard.press(str(number))
            return
        await self._unfold(option)
        await self.option(option["key"]).focus()
        await self.page.keyboard.press("Enter")

    async def _bid(self, option: Option) -> None:
        """Set the die in the window of a war, and seal it."""
        face = option["refs"][0] if option["verb"] == "bid" else "0"
        war = self.page.get_by_role("dialog").locator("visible=true")
        # The button is hidden behind the picture of its face.
        await war.locator(f'input[type=radio][value="{face}"]').check(force=True)
        await war.locator("button.lantern:enabled").click()

    async def _split(self, option: Option) -> None:
        rows = self.page.locator(".split [role=group]")
        for at, wanted in enumerate(map(int, option["refs"])):
            shown = rows.nth(at).locator("output")
            while (now := int(await shown.inner_text())) > wanted:
                await rows.nth(at).get_by_role("button").first.click()
                assert now != int(await shown.inner_text())
        for at, wanted in enumerate(map(int, option["refs"])):
            shown = rows.nth(at).locator("output")
            while (now := int(await shown.inner_text())) < wanted:
                await rows.nth(at).get_by_role("button").last.click()
                assert now != int(await shown.inner_text())
        await self.page.locator(".split button.lantern").click()


class Patient(Player):
    """Somebody who plays against bots. There the server passes for whoever can do nothing else, after a moment:
    who waits for that is asked the same questions in every run, however slow the page is."""

    @property
    def asked(self) -> bool:
        return super().asked and [option["verb"] for option in self.seat.options] != ["pass"]


FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
DRAWN = "(seq) => Number(document.querySelector('[data-stage]')?.dataset.seq ?? -1) >= seq"

# A point of a thing at which it is on top, from its middle outwards, when it rests: maps fit themselves to their
# frame a moment after the rest of the page. It will say when it is hit.
HITTABLE = """async (thing) => {
  const steps = [0, -1, 1, -2, 2, -3, 3, -4, 4];
  const point = () => {
    thing.scrollIntoView({ block: "nearest" });
    const box = thing.getBoundingClientRect();
    for (const i of steps) for (const j of steps) {
      const [x, y] = [box.x + box.width * (0.5 + i / 9), box.y + box.height * (0.5 + j / 9)];
      const over = document.elementFromPoint(x, y);
      if (over && (over === thing || thing.contains(over))) return [x, y];
    }
    return null;
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let found = point();
  for (let tries = 0; tries < 20; tries += 1) {
    const before = String(found);
    await frame();
    found = point();
    if (String(found) === before) break;
  }
  window.__hit = false;
  thing.addEventListener("click", () => { window.__hit = true; }, { capture: true, once: true });
  return found;
}"""

# Was it hit? A click comes a moment after the finger has gone.
HIT = """async () => {
  for (let tries = 0; tries < 50 && !window.__hit; tries += 1) await new Promise((done) => setTimeout(done, 20));
  return window.__hit;
}"""


async def press(page: Page, message: str, lang: str = "en", **args: str | int) -> None:
    """Press a button that says this."""
    await page.get_by_role("button", name=say(lang, message, **args)).locator("visible=true").first.click()


async def log(player: Player) -> list[str]:
    """The last lines of the story, when it is written: that comes a moment after the question."""
    await player.window.rest()
    story = player.page.get_by_role("region", name=say(player.window.lang, "web-log-title"))
    await expect(story.locator("li .entry").first).to_be_visible()
    return (await story.locator("li .entry").all_inner_texts())[-8:]


def over(players: Sequence[Player]) -> bool:
    """Whether all were told that the match is over."""
    return all(one.seat.over for one in players)


async def whoever_is_asked(
    players: Sequence[Player], or_else: Callable[[], bool] = lambda: False
) -> Player | None:
    """The player who has a question, as soon as a page was told of it; None if something else happened first, or
    if the match is over: then nobody will be asked any more.

    What one chose is known to the one before the other is asked, so between two questions nobody has any.
    """

    def asked() -> Player | None:
        return next((one for one in players if one.seat.options), None)

    waiting = [asyncio.ensure_future(one.until(lambda: asked() or over(players) or or_else())) for one in players]
    done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    for task in done:
        task.result()
    return asked()


async def play_together(players: Sequence[Player], way: Callable[[int], Way], until: Callable[[], bool]) -> int:
    """Everybody chooses when asked, one after the other, until something has happened; the number of choices."""
    number = 0
    while not until():
        player = await whoever_is_asked(players, until)
        assert until() or not over(players), "the match was over before that"
        if player is not None and not until():
            await player.choose(player.pick(player.seat), way(number))
            number += 1
    return number
