"""The commands on a real game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import realms as package
from realms.i18n import LANGUAGES
from realms.sim import simulate

GAME = "tiny_epic_kingdoms"


def test_it_is_listed(realms: Any) -> None:
    found = {game["id"]: game for game in realms("games", "--json").json["games"]}
    assert found[GAME]["players"] == [2, 5]
    assert set(found[GAME]["name"]) == set(LANGUAGES)
    assert GAME in realms("games").out


def test_the_digest_does_not_depend_on_the_workers() -> None:
    one = simulate(GAME, players=3, games=6, seed=5, options={"find_tokens": True})
    two = simulate(GAME, players=3, games=6, seed=5, options={"find_tokens": True}, workers=2)
    assert one.errors == two.errors == 0
    assert one.digest == two.digest
    assert one.tally.decisions == two.tally.decisions


def test_races_and_territories_are_counted_by_name(realms: Any) -> None:
    found = realms("sim", GAME, "--games", "3", "--json").json
    kinds = {tag.partition(":")[0] for tag in found["by_tag"]}
    assert {"race", "territory"} <= kinds
    assert sum(line["seats"] for tag, line in found["by_tag"].items() if tag.startswith("race:")) == 12
    assert "территория" in realms("sim", GAME, "--games", "3", "--lang", "ru").out


@pytest.mark.parametrize(("lang", "word"), [("en", "Player 1: "), ("ru", "Игрок 1: ")])
def test_a_replay_is_told_in_words(realms: Any, tmp_path: Path, lang: str, word: str) -> None:
    match = package.new_match(GAME, players=2, seed=8)
    keys = set()
    for _ in range(60):
        menu = next(d for d in match.due if not d.optional)
        keys.update(option.key for option in menu.options)
        match.apply(menu.seat, menu.options[match.seq * 7 % len(menu.options)].key)
    path = tmp_path / "game.realms"
    path.write_bytes(package.save(match))
    said = realms("replay", str(path), "--lang", lang)
    assert said.status == 0
    assert word in said.out
    assert not [key for key in keys if ":" in key and key in said.out]


def test_a_rule_is_found_in_both_languages(realms: Any) -> None:
    english = realms("rules", GAME, "war-05", "--json", "--lang", "en").json["rules"]
    russian = realms("rules", GAME, "TEK-WAR-05", "--json", "--lang", "ru").json["rules"]
    assert [rule["id"] for rule in english] == [rule["id"] for rule in russian] == ["TEK-WAR-05"]
    assert english[0]["text"] != russian[0]["text"]
    assert realms("rules", GAME, "--lang", "en").out.count("TEK-") > 250
