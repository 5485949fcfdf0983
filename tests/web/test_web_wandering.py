"""Somebody who chooses by chance, in every game against bots: what no script thought of must go well, too.

A test fails on any error of the page, its console or the server (see the `windows` fixture), and when a question
stays without a way to answer it. Tables and bots are the same in every run, and so is what is chosen.
"""

from __future__ import annotations

import os
import random
from typing import Final

import pytest
from playwright.async_api import Error

from long import LONG
from server.dice import FIRST
from server.live import GAME as KINGDOMS, Api
from web import elves, knights, rw_players
from web.browsers import LANGUAGES, PHONE, Browsers, Size
from web.elves import Elf
from web.knights import Knight
from web.playing import Option, Player, Seat, Way
from web.rw_players import Warlord

DESK: Final = Size("desk", 1280, 800)
LEGS = 4 if LONG else 1
"""How often somebody comes back to the table in a new window: each is in the other language."""
CHOICES = 50 if LONG else 8
"""How many choices are made in each of them."""
SEED = os.environ.get(FIRST, "1")
"""Other dice, other wanderings."""


def by_chance(options: list[Option], rng: random.Random) -> Option:
    """Any verb, then any option of it: what can be done in many ways would hide the rest."""
    verb = rng.choice(sorted({option["verb"] for option in options}))
    return rng.choice([option for option in options if option["verb"] == verb])


class Wanderer(Player):
    """Somebody who chooses by chance, on the table, in the list or by keys."""

    def pick(self, seat: Seat) -> Option:
        return by_chance(seat.options, self.rng)

    async def wander(self, most: int) -> int:
        """Make so many choices, or fewer if the match ends before that; their number."""
        ways: list[Way] = ["map", "list"] if self.window.size.touch else ["map", "list", "keys"]
        for number in range(most):
            option, way = None, self.rng.choice(ways)
            try:
                await self.until(lambda: self.asked or self.seat.over)
                if self.seat.over:
                    return number
                option = self.pick(self.seat)
                await self.choose(option, way)
                assert self.sent[-1] == option["key"], f"the page sent {self.sent[-1]}"
            except (AssertionError, Error, TimeoutError) as error:
                asked = [
                    (due["prompt"], [one["key"] for one in due["options"]]) for due in self.seat.position["due"]
                ]
                error.add_note(f"choice {number}, dice {SEED}, {self.window.where}: asked {asked}")
                error.add_note(
                    f"chosen: {option['key']} by {way}" if option else "nothing to choose, and nothing came"
                )
                raise
        return most


class WanderingElf(Wanderer, Elf):
    pass


class WanderingKnight(Wanderer, Knight):
    pass


class WanderingWarlord(Wanderer, Warlord):
    pass


GAMES: dict[str, tuple[type[Wanderer], list[str]]] = {
    KINGDOMS: (Wanderer, ["random", "greedy"]),
    elves.GAME: (WanderingElf, ["random", "greedy"]),
    knights.GAME: (WanderingKnight, ["random"]),
    rw_players.GAME: (WanderingWarlord, ["random"]),
}
"""Who wanders, and against whom."""
WANDERINGS = [(game, size) for game in GAMES for size in (DESK, PHONE)]
SOME = [(game, (DESK, PHONE)[number % 2]) for number, game in enumerate(GAMES)]


def called(one: str | Size) -> str:
    return one if isinstance(one, str) else one.name


@pytest.mark.timeout(1200 if LONG else 120)
@pytest.mark.parametrize(("game", "size"), WANDERINGS if LONG else SOME, ids=called)
async def test_by_chance(windows: Browsers, api: Api, game: str, size: Size) -> None:
    """Window after window at the same table, in one language and the other; at a new one when a match is over."""
    ann = await api.guest("Ann")
    player, bots = GAMES[game]
    rng = random.Random(f"{SEED} {game} {size.name}")
    table = ""
    for leg in range(LEGS):
        window = await windows.window(ann, size=size, lang=LANGUAGES[(leg + WANDERINGS.index((game, size))) % 2])
        left = CHOICES
        while left:
            table = table or await api.table([ann, *bots], game=game)
            one = player(window)
            one.rng = rng
            await one.sit(table)
            left -= await one.wander(left)
            if one.seat.over:
                table = ""
        await window.page.close()
