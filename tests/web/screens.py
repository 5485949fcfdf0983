"""All screens of the client, with something to see on each: for the layout lint, axe and screenshots."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from server.live import GAME, Person
from web.browsers import ROOT, SIZES, Size, Window
from web.world import PROMPTS, World

Address = Callable[[World], Awaitable[str]]
Who = Literal["ann", "bob", ""]


async def _nothing(window: Window) -> None:
    pass


@dataclass(frozen=True)
class Screen:
    """`whole`: at a desk all of it is on the screen, nothing scrolls."""

    name: str
    address: Address
    who: Who = "ann"
    whole: bool = False
    invented: bool = False
    """Shows made-up things, whose names are in no language file."""
    desk: bool = False
    """Is not there on a phone."""
    prepare: Callable[[Window], Awaitable[None]] = _nothing

    def __str__(self) -> str:
        return self.name

    def sizes(self) -> tuple[Size, ...]:
        return tuple(size for size in SIZES if not (self.desk and size.touch))

    def fixed(self, size: Size) -> bool:
        return self.whole and not size.touch

    def person(self, world: World) -> Person | None:
        return {"ann": world.ann, "bob": world.bob, "": None}[self.who]

    async def show(self, window: Window, world: World) -> None:
        """Have a window show this screen, and wait until it rests."""
        await window.open(await self.address(world))
        await self.prepare(window)
        await window.rest()


def at(path: str) -> Address:
    async def address(world: World) -> str:
        return path

    return address


def _asked(prompt: str, seats: int = 5) -> Address:
    """A table at which Ann is asked something. One table serves all who only look."""

    async def address(world: World) -> str:
        return f"/table/{await world.once(prompt, seats)}"

    return address


def _busy(path: str) -> Address:
    """A page for somebody who plays: one table waits for her, one for others, one for players."""

    async def address(world: World) -> str:
        await world.once("act-or-collect")
        await world.once("select-action", 2)
        await world.waiting()
        return path

    return address


async def _lobby(world: World) -> str:
    return f"/table/{await world.waiting()}"


async def _join(world: World) -> str:
    return f"/join/{await world.invitation(await world.lobby())}"


async def _finished(world: World) -> str:
    return f"/table/{world.finished[5]}"


async def _replay(world: World) -> str:
    return f"/replay/{world.finished[5]}"


GALLERY = sorted(path.stem for path in (ROOT / "web" / "src" / "gallery").glob("*.svelte"))

WHOLE_TABLES = ("ElvenRage", "MageKnight", "Runewars")
"""Pages whose moments are screens of their own (table_screens.py)."""

AT_A_DESK = ("PromptBar",)
"""A phone has a sheet instead."""

SCREENS = (
    Screen("home", _busy("/")),
    Screen("home-new", at("/"), who=""),
    Screen("mine", _busy("/mine")),
    Screen("new", at(f"/new/{GAME}")),
    Screen("new-alone", at("/new/mage_knight")),
    Screen("join", _join, who=""),
    Screen("lobby", _lobby),
    *(Screen(f"table-{prompt}", _asked(prompt), whole=True) for prompt in PROMPTS),
    Screen("table-two", _asked("select-action", 2), whole=True),
    Screen("table-waiting", _asked("select-action"), who="bob", whole=True),
    Screen("table-watching", _asked("act-or-collect"), who="", whole=True),
    Screen("finished", _finished),
    Screen("replay", _replay),
    Screen("rules", at("/rules")),
    Screen("rules-game", at(f"/rules/{GAME}")),
    Screen("rules-mage-knight", at("/rules/mage_knight")),
    Screen("tour", at(f"/tour/{GAME}"), whole=True),
    Screen("settings", at("/settings")),
    Screen("about", at("/about")),
    Screen("lost", at("/nowhere/at/all")),
    Screen("gallery", at("/gallery")),
    *(
        Screen(f"gallery-{name}", at(f"/gallery/{name}"), invented=True, desk=name in AT_A_DESK)
        for name in GALLERY
        if name not in WHOLE_TABLES
    ),
)
