"""Bots by name, and the one that plays every game."""

from __future__ import annotations

from collections import Counter

import pytest

import realms
from realms import bots
from realms.bots import UnknownBot
from realms.bots.random_bot import RandomBot
from realms.kernel.model import Decision, UnknownGame, option
from realms.kernel.view import View

GAME = "tiny_epic_kingdoms"


def no_look() -> View:
    raise AssertionError("it looked")


def menu(*keys: str) -> Decision:
    made = Decision(0, "test")
    for key in keys:
        made.offer("", option(key))
    return made


def test_random_takes_every_option_alike() -> None:
    bot = bots.make("random", GAME, 0, 5)
    found = Counter(bot.choose(menu("a", "b", "c"), no_look).key for _ in range(3000))
    assert set(found) == {"a", "b", "c"}
    assert all(850 < n < 1150 for n in found.values())


def test_the_same_seed_chooses_alike() -> None:
    def choices(seed: int) -> list[str]:
        bot = RandomBot(0, seed)
        return [bot.choose(menu(*"abcdefgh"), no_look).key for _ in range(20)]

    assert choices(1) == choices(1) != choices(2)


def test_unknown_bots_are_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=f"There is no bot 'hal' for {GAME}; the bots are random"):
        bots.make("hal", GAME, 0, 1)
    for name in ("", "..", "greedy.tiny_epic_kingdoms", "base", "__init__", "random_bot"):
        with pytest.raises(UnknownBot):
            bots.find(name, GAME)
    with pytest.raises(UnknownGame):
        bots.find("random", "chess")
    assert isinstance(UnknownBot("x"), realms.RealmsError)


def test_names() -> None:
    realms.spec(GAME)
    assert bots.names(GAME)[0] == "random"
    assert bots.names("no_such_game") == ["random"]


def test_seating() -> None:
    realms.spec(GAME)
    assert bots.seating(["random"], GAME, 3) == ["random"] * 3
    assert bots.seating(["random"] * 2, GAME, 2) == ["random"] * 2
    with pytest.raises(UnknownBot, match="Name one bot for all seats or one for each of the 3, not 2"):
        bots.seating(["random"] * 2, GAME, 3)


def test_a_bot_for_one_game_is_found_by_its_place(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, int]] = []

    class Fake:
        @staticmethod
        def make(seat: int, seed: int) -> RandomBot:
            made.append((seat, seed))
            return RandomBot(seat, seed)

    monkeypatch.setattr(bots, "_module", lambda name, game: "there" if name == "clever" else None)
    monkeypatch.setattr(bots, "import_module", lambda name: Fake)
    monkeypatch.setattr(bots, "_MAKERS", dict(bots._MAKERS))
    bots.make("clever", GAME, 2, 9)
    bots.make("clever", f"{GAME}@1", 1, 8)
    assert made == [(2, 9), (1, 8)]
