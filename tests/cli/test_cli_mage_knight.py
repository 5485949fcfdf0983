"""The commands on a game that is played alone, in several scenarios."""

from __future__ import annotations

from typing import Any

import pytest

GAME = "mage_knight"
ALONE = ("sim", GAME, "--players", "1", "--bots", "random", "--games", "2")


def test_sim_tells_what_the_games_came_to(realms: Any) -> None:
    found = realms(*ALONE, "--json").json
    assert found["finished"] == 2
    feats = found["feats"]
    assert feats["rounds"] == {
        "games": 2,
        "share": 1.0,
        "low": 0.3424,
        "high": 1.0,
        "mean": feats["rounds"]["mean"],
        "tenth": feats["rounds"]["tenth"],
        "median": feats["rounds"]["median"],
        "nine_tenths": feats["rounds"]["nine_tenths"],
    }
    assert 1 <= feats["rounds"]["mean"] <= 4
    assert feats["cities-found"]["games"] <= 2
    assert sum(line["seats"] for tag, line in found["by_tag"].items() if tag.startswith("hero:")) == 2


def test_sim_shows_it_in_both_languages(realms: Any) -> None:
    said = realms(*ALONE).out
    assert "city on the map" in said and "level of the best hero" in said
    assert "│ seat" not in said
    assert "город на карте" in realms(*ALONE, "--lang", "ru").out


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        ("2", '{"scenario": "solo_conquest"}', "solo_conquest takes 1 player, not 2."),
        ("1", '{"scenario": "full_conquest"}', "full_conquest takes 2 to 4 players, not 1."),
        ("5", "{}", "mage_knight takes 1 to 4 players, not 5."),
        ("1", '{"scenario": "picnic"}', "not 'picnic'."),
        ("1", '{"heroes": ["bob"]}', "(arythea, goldyx, norowas, tovak), not ['bob']."),
        ("2", '{"heroes": ["tovak", "tovak"]}', "different heroes"),
    ],
)
def test_one_sentence_for_a_game_that_cannot_be_set_up(
    realms: Any, players: str, options: str, sentence: str
) -> None:
    for command in ("sim", "play"):
        said = realms(command, GAME, "--players", players, "--options", options)
        assert said.status == 2
        assert sentence in said.err and said.err.count("\n") == 1
