"""Browsers for tests: Chromium, windows of each size, language and theme, and what went wrong in them.

A `Window` is a page that takes note of every error of its console and its scripts; a test that leaves one behind
fails (see conftest.py), unless it said that it would come.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Response, async_playwright

from realms.server.routes.deps import COOKIE
from server.live import Person

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "ru")
THEMES = ("light", "dark")
PATIENCE_MS = 15_000
"""After so long something on a page will not come any more."""


@dataclass(frozen=True)
class Size:
    """A kind of screen."""

    name: str
    width: int
    height: int
    touch: bool = False

    @property
    def target(self) -> int:
        """The least size of what can be clicked or tapped."""
        return 44 if self.touch else 24


PHONE = Size("phone", 390, 844, touch=True)
LAPTOP = Size("laptop", 1366, 768)
WIDE = Size("wide", 2560, 1440)
SIZES = (PHONE, LAPTOP, WIDE)


class NoBrowser(Exception):
    """One sentence: what is missing, and how to get it."""


def executable() -> str:
    """The Chromium that scripts/browser finds, or installs."""
    said = subprocess.run([str(ROOT / "scripts" / "browser")], capture_output=True, text=True, check=False)
    if said.returncode != 0:
        raise NoBrowser(said.stderr.strip())
    return said.stdout.strip().splitlines()[-1]


@dataclass
class Window:
    """A page, and what went wrong on it."""

    page: Page
    url: str
    size: Size
    lang: str
    theme: str
    troubles: list[str] = field(default_factory=list)
    _allowed: list[re.Pattern[str]] = field(default_factory=list)

    def allow(self, *patterns: str) -> None:
        """Errors that the test brings about itself."""
        self._allowed += [re.compile(pattern) for pattern in patterns]

    def unexpected(self) -> list[str]:
        return [text for text in self.troubles if not any(known.search(text) for known in self._allowed)]

    async def open(self, path: str = "/") -> Page:
        """Go to a screen, and wait until it is drawn and rests."""
        await self.page.goto(self.url + path)
        await self.rest()
        return self.page

    async def rest(self) -> None:
        """Nothing is fetched any more, nothing changes, the fonts are there, and nothing moves."""
        await self.page.evaluate(RESTED, {"quiet": 150, "patience": PATIENCE_MS})

    @property
    def where(self) -> str:
        return f"{self.page.url.removeprefix(self.url)} {self.size.name} {self.lang} {self.theme}"


# Counts what is being fetched: a page that waits for an answer is not ready, however still it is.
COUNTING = """(() => {
  const real = window.fetch;
  window.__fetching = 0;
  window.fetch = (...args) => {
    window.__fetching += 1;
    return real(...args).finally(() => setTimeout(() => { window.__fetching -= 1; }, 0));
  };
})()"""

RESTED = """async ({ quiet, patience }) => {
  const until = performance.now() + patience;
  let changed = performance.now();
  const watch = new MutationObserver((all) => {
    // A clock ticks all the time.
    if (all.some((one) => one.type !== "characterData")) changed = performance.now();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const files = () => performance.getEntriesByType("resource").length;
  let known = files();
  while (performance.now() < until) {
    await new Promise((done) => setTimeout(done, 20));
    if (files() !== known) { known = files(); changed = performance.now(); }
    const drawn = document.querySelector("main, [role=main]") && !window.__fetching;
    if (drawn && performance.now() - changed > quiet) break;
  }
  watch.disconnect();
  await document.fonts.ready;
  const moves = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
  const still = Promise.allSettled(moves.map((one) => one.finished));
  await Promise.race([still, new Promise((done) => setTimeout(done, 2000))]);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Browsers:
    """All windows of a test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.windows: list[Window] = []
        self._contexts: list[BrowserContext] = []

    async def window(
        self,
        who: Person | None = None,
        *,
        size: Size = LAPTOP,
        lang: str = "en",
        theme: str = "light",
        motion: bool = False,
        scale: float = 1,
        url: str | None = None,
        **options: Any,
    ) -> Window:
        """A window of its own: no cookie, no setting is shared with another. `who` is signed in already."""
        url = url or self.url
        context = await self.browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            device_scale_factor=scale,
            locale="ru-RU" if lang == "ru" else "en-GB",
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
            **options,
        )
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        await context.add_init_script(COUNTING)
        if who is not None:
            await context.add_cookies([{"name": COOKIE, "value": who.token, "url": url}])
        window = Window(await context.new_page(), url, size, lang, theme)
        _listen(window)
        self.windows.append(window)
        return window

    async def tab(self, window: Window) -> Window:
        """Another page of the same person."""
        tab = Window(await window.page.context.new_page(), window.url, window.size, window.lang, window.theme)
        _listen(tab)
        self.windows.append(tab)
        return tab

    async def picture(self, folder: Path, name: str) -> None:
        """All windows as they are now."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, window in enumerate(self.windows, 1):
            with suppress(Error):
                await window.page.screenshot(path=folder / f"{name}-{number}.png", timeout=5_000)

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()
        self._contexts.clear()


class Looking:
    """Windows for many tests: one for each person, size, language and theme."""

    def __init__(self, browsers: Browsers) -> None:
        self._browsers = browsers
        self._known: dict[tuple[str, Size, str, str], Window] = {}

    async def window(self, who: Person | None, size: Size, lang: str, theme: str = "light") -> Window:
        key = (who.id if who is not None else "", size, lang, theme)
        if key not in self._known:
            self._known[key] = await self._browsers.window(who, size=size, lang=lang, theme=theme)
        window = self._known[key]
        window.troubles.clear()
        return window


def _listen(window: Window) -> None:
    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "") if message.location else ""
            window.troubles.append(f"console: {message.text} {where}".strip())

    def broken(error: Error) -> None:
        window.troubles.append(f"page: {error}")

    def answered(response: Response) -> None:
        if response.status >= 500:
            window.troubles.append(f"answer: {response.status} {response.url}")

    window.page.on("console", console)
    window.page.on("pageerror", broken)
    window.page.on("response", answered)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Without a sandbox of its own: tests run in containers, as root."""
    path = executable()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"],
        )
        try:
            yield browser
        finally:
            await browser.close()
