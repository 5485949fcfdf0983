"""What `realms bench` measures: figures, not speed."""

import json
from dataclasses import fields

import pytest

from long import LONG
from realms import bench
from realms.kernel import registry


@pytest.mark.parametrize(
    ("game", "players"),
    [("mage_knight", [1, 4]), ("tiny_epic_kingdoms", [4]), ("elven_rage", [4]), ("runewars", [4])],
)
def test_games_are_measured_alone_where_that_is_a_game_and_with_four(game: str, players: list[int]) -> None:
    assert bench.usual(registry.get(game)) == players


@pytest.mark.parametrize("game", ["mage_knight", "elven_rage"] if LONG else ["mage_knight"])
def test_every_figure_stands_in_the_table_and_in_the_json(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, less in (("ROUNDS", 1), ("SLICE", 0.001), ("LIVE", 1), ("POSITIONS", 4)):
        monkeypatch.setattr(bench, name, less)
    figures = bench.report([game], players=4, seconds=0.01)
    (found,) = json.loads(bench.as_json(figures))["figures"]
    assert found.pop("game") == game
    assert found.pop("players") == 4
    assert found.pop("compiled") is bench.COMPILED
    assert [name for name, figure in found.items() if not figure > 0] == []
    assert bench.table(figures).row_count == len(found) == len(fields(bench.Figures)) - 3
