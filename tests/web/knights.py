"""Players of Mage Knight in the browser, who also find their way on a phone."""

from __future__ import annotations

from typing import Final

from web.playing import Option, Player
from web.saying import say

GAME: Final = "mage_knight"


class Knight(Player):
    """Somebody who knows the tabs of the phone's sheet, and where it says what is looked at."""

    async def _unfold(self, option: Option) -> None:
        """What the tab that is open does not show is in the list of all options."""
        if not self.window.size.touch:
            await super()._unfold(option)
        elif not await self.option(option["key"]).count():
            name = say(self.window.lang, "web-mk-tab-list")
            await self.page.get_by_role("tab", name=name).tap()

    async def _go(self) -> None:
        await self.page.locator(".look button").locator("visible=true").first.tap()
