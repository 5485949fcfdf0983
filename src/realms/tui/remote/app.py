"""The application at a server: who one is, and from the hall to a table and back."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from textual import work

from realms.kernel.model import RealmsError
from realms.server import wire
from realms.server.client import Client, ServerSays

from ..app import RealmsApp
from ..new_game import Wish
from .dialogs import TypeIn
from .hall import Hall
from .lobby import Lobby
from .new_table import CLOCKS, TableWish
from .purse import Purse
from .screen import RemoteScreen
from .table import sit_down, told


class RemoteApp(RealmsApp):
    """Begins in the hall, or at once at a table: by its id, or by an invitation."""

    def __init__(
        self,
        url: str,
        token: str = "",
        *,
        name: str = "",
        table: str = "",
        join: str = "",
        lang: str = "en",
        store: Path | None = None,
    ) -> None:
        super().__init__(lang=lang, store=store)
        self.client = Client(url, token)
        self.person: wire.Person | None = None
        self.wanted_name = name
        self.wanted_table = table
        self.wanted_join = join

    def ask_for_game(self) -> None:
        self.push_screen(Hall())
        self.arrive()

    @work(exclusive=True, group="arrive")
    async def arrive(self) -> None:
        """Be somebody, then go where one wanted to go."""
        try:
            self.person = await self.client.me() if self.client.token else None
            while self.person is None:
                name = self.wanted_name or await self.push_screen_wait(
                    TypeIn(self.lang, "tui-name", "tui-name-hint")
                )
                self.wanted_name = ""
                if name is None:
                    self.exit()
                    return
                self.person = await self.become(name)
            if self.wanted_join:
                await self._join(self.wanted_join)
            elif self.wanted_table:
                await self._enter(self.wanted_table)
            elif isinstance(self.screen, Hall):
                self.screen.action_look()
        except RealmsError as error:
            self.notify(told(error, self.lang), severity="error", markup=False)
        if isinstance(self.screen, Hall):
            self.screen.draw()

    async def become(self, name: str) -> wire.Person | None:
        """A guest of this name; None if the server does not like it."""
        try:
            signed_in = await self.client.guest(name)
        except RealmsError as error:
            self.notify(told(error, self.lang), severity="error", markup=False)
            return None
        self.keep(signed_in)
        return signed_in.person

    def keep(self, signed_in: wire.SignedIn) -> None:
        try:
            Purse(self.store).keep(self.client.url, signed_in.person.name, signed_in.token)
        except OSError as error:
            self.notify(str(error), severity="warning", markup=False)

    @work(group="arrive")
    async def try_to(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something that the server may refuse; then say so."""
        try:
            await doing
        except RealmsError as error:
            self.notify(told(error, self.lang), severity="error", markup=False)

    def enter(self, table: wire.TableInfo) -> None:
        self.try_to(self._enter(table.id))

    async def _enter(self, table: str) -> None:
        await self.go_to(await self.client.table(table))

    async def go_to(self, info: wire.TableInfo) -> None:
        """To a table: into its lobby while it is open, else to the match. Raises RealmsError."""
        person = self.person.id if self.person is not None else ""
        if info.state == "open":
            line = self.client.seat(info.id, None)
            await line.open()
            self.push_screen(Lobby(line), self.begun)
        elif info.state == "closed":
            raise ServerSays(409, "closed", "That table was closed before it began.")
        else:
            self.push_screen(RemoteScreen(await sit_down(self.client, info, person)))

    def begun(self, info: wire.TableInfo | None) -> None:
        if info is not None:
            self.enter(info)

    def make_table(self, wish: Wish | None) -> None:
        if isinstance(wish, TableWish):
            self.try_to(self._make_table(wish))

    async def _make_table(self, wish: TableWish) -> None:
        """Open a table; where no seat is open it begins at once."""
        seats = wish.seats()
        made = await self.client.make_table(
            game=wish.game,
            players=len(seats),
            options=wish.options,
            seats=seats,
            public=wish.public,
            clock=CLOCKS[wish.clock],
            start=all(seat.kind != "open" for seat in seats),
        )
        await self.go_to(made)

    def join(self, link: str | None) -> None:
        if link:
            self.try_to(self._join(link))

    async def _join(self, link: str) -> None:
        await self.go_to(await self.client.join(link))

    def register(self, wanted: tuple[str, str] | None) -> None:
        if wanted is not None:
            self.try_to(self._make_account(*wanted))

    async def _make_account(self, name: str, password: str) -> None:
        """A guest turns into an account and keeps the games."""
        signed_in = await self.client.register(name, password)
        self.person = signed_in.person
        self.keep(signed_in)
        if isinstance(self.screen, Hall):
            self.screen.draw()

    def start_over(self) -> None:
        """Back to the hall, whatever lies on top of it."""
        while len(self.screen_stack) > 1 and not isinstance(self.screen, Hall):
            self.pop_screen()

    async def on_unmount(self) -> None:
        await self.client.close()
