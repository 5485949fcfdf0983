"""The commands on a game of several players with scenarios and peoples to choose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import realms as package

GAME = "elven_rage"
THREE = ("sim", GAME, "--players", "3", "--bots", "random", "--games", "2")


def test_sim_tells_what_the_games_came_to(realms: Any) -> None:
    found = realms(*THREE, "--json").json
    assert found["finished"] == 2
    assert found["feats"]["rounds"]["games"] == 2 and found["feats"]["rounds"]["mean"] >= 1
    assert sum(line["seats"] for tag, line in found["by_tag"].items() if tag.startswith("people:")) == 6


@pytest.mark.parametrize("scenario", ["superiority", "dragon_lord"])
def test_some_peoples_are_named_and_the_others_dealt(realms: Any, scenario: str) -> None:
    options = f'{{"scenario": "{scenario}", "peoples": ["dealt", "snow"]}}'
    found = realms("sim", GAME, "--players", "2", "--games", "3", "--options", options, "--json").json
    played = {tag: line["seats"] for tag, line in found["by_tag"].items() if tag.startswith("people:")}
    assert found["finished"] == played["people:snow"] == 3 and sum(played.values()) == 6


@pytest.mark.parametrize(("lang", "word"), [("en", "Player 1"), ("ru", "Игрок 1")])
def test_a_replay_is_told_in_words(realms: Any, tmp_path: Path, lang: str, word: str) -> None:
    match = package.new_match(GAME, players=3, seed=8)
    keys: set[str] = set()
    for _ in range(200):
        menu = match.due[0]
        keys.update(option.key for option in menu.options)
        match.apply(menu.seat, menu.options[match.seq * 7 % len(menu.options)].key)
    path = tmp_path / "game.realms"
    path.write_bytes(package.save(match))
    said = realms("replay", str(path), "--lang", lang)
    assert said.status == 0 and word in said.out
    assert not [key for key in keys if ":" in key and key in said.out]


def test_a_rule_is_found_in_both_languages(realms: Any) -> None:
    english = realms("rules", GAME, "battle-05", "--json", "--lang", "en").json["rules"]
    russian = realms("rules", GAME, "ER-BATTLE-05", "--json", "--lang", "ru").json["rules"]
    assert [rule["id"] for rule in english] == [rule["id"] for rule in russian] == ["ER-BATTLE-05"]
    assert english[0]["text"] != russian[0]["text"]


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        ("1", "{}", "elven_rage takes 2 to 4 players, not 1."),
        ("5", "{}", "elven_rage takes 2 to 4 players, not 5."),
        ("2", '{"scenario": "picnic"}', "scenario is one of superiority, dragon_lord, not 'picnic'."),
        ("2", '{"scenario": 3}', "not 3."),
        ("2", '{"peoples": ["orcs", "snow"]}', "(high, black, forest, snow), not ['orcs', 'snow']."),
        ("2", '{"peoples": ["snow", "snow"]}', "different peoples"),
        ("3", '{"peoples": ["snow", "black"]}', "one a seat"),
        ("2", '{"peoples": "snow"}', "not 'snow'."),
        ("2", '{"peoples": [["snow"], null]}', "different peoples"),
        ("2", '{"goals": true}', "elven_rage has no option 'goals'; the options are peoples, scenario."),
    ],
)
def test_one_sentence_for_a_game_that_cannot_be_set_up(
    realms: Any, players: str, options: str, sentence: str
) -> None:
    for command in ("sim", "play"):
        said = realms(command, GAME, "--players", players, "--options", options)
        assert said.status == 2
        assert sentence in said.err and said.err.count("\n") == 1
