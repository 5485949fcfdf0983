"""A first game with a guide in the browser: its script, where it stands, and what it points at."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page, expect

from web.saying import say


async def script(page: Page, game: str) -> list[Any]:
    tour = await page.evaluate(f"fetch('/api/tours/{game}').then((answer) => answer.json())")
    return list(tour["steps"])


async def stands_at(page: Page, lang: str, number: int, steps: list[Any]) -> None:
    await expect(page.get_by_text(say(lang, "web-tour-progress", at=number, n=len(steps)))).to_be_visible()


async def points_at_something(page: Page, step: Any) -> None:
    things = [page.locator(f'[data-ref="{ref}"]') for ref in step["point"]]
    assert any([await thing.locator("visible=true").count() for thing in things]), step["hint"]
