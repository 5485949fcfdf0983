"""Players of Runewars in the browser, for all tests that play it."""

from __future__ import annotations

import random
from typing import Any, Final

from web.playing import Option, Patient, Seat

GAME: Final = "runewars"
IDLE = ("done", "pass", "none", "random_map")


def busy(options: list[Option], rng: random.Random) -> Option:
    """Somebody who gathers an army and marches, and ends a turn only now and then while there is more to do."""
    active = [option for option in options if option["verb"] not in IDLE]
    if not active or (len(active) < len(options) and rng.random() < 0.45):
        return rng.choice([option for option in options if option["verb"] in IDLE] or options)
    alike = rng.choice(sorted({option["verb"] for option in active}))
    return rng.choice([option for option in active if option["verb"] == alike])


class Warlord(Patient):
    """Somebody who clicks areas, stacks of units, heroes and cards."""

    def pick(self, seat: Seat) -> Option:
        return busy(seat.options, self.rng)

    def scene(self) -> dict[str, Any]:
        return self.seat.position["scene"]  # type: ignore[no-any-return]

    @property
    def fights(self) -> bool:
        return any(board["id"] == "battle" for board in self.scene()["boards"])

    async def _on_map(self, option: Option, seat: Seat) -> bool:
        """A stack goes by its area and its type; one click on it says both. Some things offer all of an option."""
        stack = f'button[data-piece="{":".join(option["refs"])}"]'
        whole = f'button[data-offers~="{option["key"]}"]'
        thing = self.page.locator(f"{stack}, {whole}").locator("visible=true")
        if await thing.count():
            # What offers all of an option sends it at once, and is gone then.
            piece = await thing.first.get_attribute("data-piece")
            hit = await self._point(thing.first)
            if hit and self.window.size.touch and piece:
                await self._go()
            return hit
        if option["verb"] == "step":
            return await self._step(option, seat)
        # What an area gives or a hero learns is chosen in the bar; so is what others begin with: all of an area.
        for ref in option["refs"][1:]:
            if not await self.page.locator(f'[data-ref="{ref}"]').locator("visible=true").count():
                return False
        refs = option["refs"]
        alone = [one["refs"][: len(refs)] for one in seat.options].count(refs) == 1
        return alone and await super()._on_map(option, seat)

    async def _step(self, option: Option, seat: Seat) -> bool:
        """Somebody who goes: the stack or the hero is clicked, then the area."""
        *who, area = option["refs"]
        figure = self.page.locator(f'button[data-piece="{":".join(who)}"]').locator("visible=true")
        if not await figure.count() or not await self._point(figure.first):
            return False
        if [one["refs"][:-1] for one in seat.options].count(who) > 1:
            goal = self.page.locator(f'[data-ref="{area}"]:is(button, [role=button])').locator("visible=true")
            assert await goal.count() and await self._point(goal.first), f"{area} of {option} cannot be clicked"
        if self.window.size.touch:
            await self._go()
        return True
