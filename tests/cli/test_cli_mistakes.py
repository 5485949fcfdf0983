"""Whatever is typed wrongly: one plain sentence on standard error, status 2, nothing on standard output."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import realms as package
from realms import cli as command_line

MISTAKES = [
    (("frobnicate",), "frobnicate"),
    (("--frobnicate",), "--frobnicate"),
    (("sim",), "GAME"),
    (("sim", "chess"), "There is no game 'chess'; the games are "),
    (("sim", "toy_harvest@9"), "There is no game 'toy_harvest@9'"),
    (("sim", "toy_harvest", "extra"), "extra"),
    (("sim", "toy_harvest", "--players", "9"), "toy_harvest takes 2 to 4 players, not 9."),
    (("sim", "toy_harvest", "--players", "two"), "--players takes a whole number, not 'two'."),
    (("sim", "toy_harvest", "--players", "-3"), "--players takes a number of at least 1, not -3."),
    (("sim", "toy_harvest", "--seed", "abc"), "--seed takes a whole number, not 'abc'."),
    (("sim", "toy_harvest", "--seed", "1.5"), "--seed takes a whole number, not '1.5'."),
    (("sim", "toy_harvest", "--seed", "9" * 25), "--seed takes a number of at most"),
    (("sim", "toy_harvest", "--seed", "9" * 9999), "--seed takes a whole number"),
    (("sim", "toy_harvest", "--games", "0"), "--games takes a number of at least 1, not 0."),
    (("sim", "toy_harvest", "--games", "many"), "--games takes a whole number, not 'many'."),
    (("sim", "toy_harvest", "--workers", "-1"), "--workers takes a number of at least 0, not -1."),
    (("sim", "toy_harvest", "--seed"), "--seed"),
    (("sim", "toy_harvest", "--bots", "hal"), "There is no bot 'hal' for toy_harvest; the bots are random, easy,"),
    (("sim", "toy_harvest", "--bots", "greedy"), "There is no bot 'greedy' for toy_harvest"),
    (("sim", "toy_harvest", "--bots", "../random"), "There is no bot '../random'"),
    (("sim", "toy_harvest", "--bots", ""), "Name one bot for all seats"),
    (
        ("sim", "toy_harvest", "--players", "2", "--bots", "random,random,random"),
        "Name one bot for all seats or one for each of the 2, not 3.",
    ),
    (("sim", "toy_harvest", "--options", "{"), "--options is not JSON: '{'."),
    (("sim", "toy_harvest", "--options", "[" * 99999), "--options is not JSON"),
    (("sim", "toy_harvest", "--options", "[1]"), "--options must be a JSON object"),
    (
        ("sim", "toy_harvest", "--options", '{"speed": 1}'),
        "has no option 'speed'; the options are mood.",
    ),
    (
        ("sim", "toy_harvest", "--options", '{"mood": "sad"}'),
        "mood is one of calm, crash, endless, slow, deadly, not",
    ),
    (("sim", "toy_harvest", "--options", '{"mood": []}'), "mood is one of"),
    (("sim", "toy_harvest", "--ray", "nowhere:1"), "Ray"),
    (("sim", "toy_harvest", "--lang", "de"), "There is no language 'de'; the languages are en and ru."),
    (("check", "chess"), "There is no game 'chess'"),
    (
        ("check", "toy_harvest", "--seeds", "9..1"),
        "goes from the smaller number to the larger, not from 9 to 1.",
    ),
    (("check", "toy_harvest", "--seeds", "few"), "--seeds is a range such as 0..9, not 'few'."),
    (("check", "toy_harvest", "--seeds", "1-5"), "--seeds is a range such as 0..9, not '1-5'."),
    (("check", "toy_harvest", "--players", "7"), "toy_harvest takes 2 to 4 players, not 7."),
    (("check", "all", "--players", "99"), "No game takes 99 players."),
    (("bench", "chess"), "There is no game 'chess'"),
    (("rules", "chess"), "There is no game 'chess'"),
    (("rules", "toy_harvest"), "toy_harvest has no rulebook yet."),
    (("rules", "toy_harvest", "--lang", "RU"), "There is no language 'RU'"),
    (("replay",), "FILE"),
    (("replay", "no/such.save"), "no/such.save cannot be read: No such file or directory."),
    (("replay", "."), ". cannot be read: Is a directory."),
    (("replay", "no/such.save", "--at", "-1"), "--at takes a number of at least 0, not -1."),
    (("serve", "--port", "0"), "--port takes a number of at least 1, not 0."),
    (("serve", "--port", "http"), "--port takes a whole number, not 'http'."),
    (("serve", "--port", "70000"), "--port takes a number of at most 65535, not 70000."),
    (("serve", "--workers", "0"), "--workers takes a number of at least 1, not 0."),
    (("serve", "--workers", "2"), "Several workers need PostgreSQL"),
    (("serve", "--workers", "2", "--database", "sqlite:///some.db"), "Several workers need PostgreSQL"),
    (("serve", "--database", "sqlite://"), "A server keeps its games in a file"),
    (("serve", "--database", "realms.db"), "The database is an address such as sqlite:///realms.db"),
    (("serve", "--database", "mysql://root@localhost/realms"), "in SQLite or PostgreSQL, not in mysql."),
    (("serve", "--public-url", "realms.example"), "A public address is such as https://realms.example"),
    (("serve", "--public-url", "https://realms.example/games"), "without a path"),
    (("serve", "--log-level", "loud"), "The log level is one of debug, info, warning, error, not 'loud'."),
    (("play", "chess"), "There is no game 'chess'"),
    (("play", "toy_harvest", "--players", "9"), "toy_harvest takes 2 to 4 players, not 9."),
    (("play", "toy_harvest", "--bots", "hal"), "There is no bot 'hal'"),
    (("play", "toy_harvest", "--players", "4", "--bots", "random,random"), "Name one bot for all other seats"),
    (("play", "toy_harvest", "--lang", "xx"), "There is no language 'xx'"),
    (("play", "toy_harvest", "--seed", "x"), "--seed takes a whole number, not 'x'."),
    (("play", "toy_harvest", "--options", "no"), "--options is not JSON"),
    (("play", "toy_harvest", "--resume", "no/such.save"), "no/such.save cannot be read"),
    (("play", "toy_harvest"), "draws on a terminal"),
]


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES, ids=[" ".join(a)[:50] for a, _ in MISTAKES])
def test_a_mistake_is_one_sentence(realms: Any, arguments: tuple[str, ...], sentence: str) -> None:
    said = realms(*arguments)
    assert said.status == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    assert said.err.rstrip().endswith(".")


def save(tmp_path: Path, data: bytes) -> str:
    path = tmp_path / "game.save"
    path.write_bytes(data)
    return str(path)


def finished() -> bytes:
    match = package.new_match("toy_harvest", players=2, seed=3)
    while match.due:
        menu = next(d for d in match.due if not d.optional)
        match.apply(menu.seat, menu.options[0].key)
    return package.save(match)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "The save is empty."),
        (b"PNG\n", "This is not a Realms save."),
        (b"realms-save 7\nwhatever", "The save has format 7; this version reads format 1: update Realms."),
        (finished()[:-5], "The save is cut short."),
        (finished() + b"more", "something follows its end"),
        (finished()[:40] + b"\x00\x00" + finished()[42:], "The save is damaged"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "play"])
def test_a_damaged_save_is_one_sentence(
    realms: Any, tmp_path: Path, data: bytes, sentence: str, command: str
) -> None:
    path = save(tmp_path, data)
    said = realms("replay", path) if command == "replay" else realms("play", "--resume", path)
    assert (said.status, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_a_huge_file_is_not_read(realms: Any, tmp_path: Path) -> None:
    path = tmp_path / "huge.save"
    with path.open("wb") as file:
        file.truncate(1 << 33)
    said = realms("replay", str(path))
    assert (said.status, said.err) == (2, f"{path} is far longer than any save.\n")


def test_a_position_that_is_not_there(realms: Any, tmp_path: Path) -> None:
    path = save(tmp_path, finished())
    said = realms("replay", path, "--at", "999")
    assert said.status == 2
    assert said.err == f"{path} holds 16 choices, so there is no position after 999.\n"


def test_a_save_of_another_game(realms: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = save(tmp_path, finished())
    said = realms("play", "tiny_epic_kingdoms", "--resume", path)
    assert said.status == 2
    assert said.err == f"{path} is a save of another game, not of tiny_epic_kingdoms.\n"


def test_an_unexpected_failure_is_one_sentence(realms: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> object:
        raise ZeroDivisionError("the\nmill broke")

    monkeypatch.setattr("realms.cli.show.games_table", broken)
    said = realms("games")
    assert said.status == 1
    assert said.err.startswith("Something went wrong that should not have (ZeroDivisionError: the mill broke); ")
    assert said.err.count("\n") == 1
    monkeypatch.setenv("REALMS_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        command_line.main(["games"])


def test_ctrl_c_elsewhere_is_one_word(realms: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*arguments: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("realms.cli.show.games_table", stopped)
    said = realms("games")
    assert (said.status, said.err) == (1, "Stopped.\n")
