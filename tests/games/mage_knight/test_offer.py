"""What front ends are told of scenarios and optional rules, against what the rules take."""

from __future__ import annotations

import itertools
from typing import Any, cast

import pytest

from realms.games.mage_knight.data.hexes import OFFSETS
from realms.games.mage_knight.data.options import SWITCHES
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.offer import layout
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.kernel.model import BadOptions
from realms.rulebook import rules

OPTIONS = cast("dict[str, dict[str, Any]]", SPEC.options())
ABOUT = OPTIONS["scenario"]["about"]
TABLES = [(name, n) for name, data in SCENARIOS.items() for n in range(data.fewest, data.most + 1)]


def taken(players: int, options: dict[str, object]) -> bool:
    try:
        SPEC.new_match(players, 1, options)
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_facts_of_a_scenario_are_those_of_its_match(name: str, players: int) -> None:
    match = SPEC.new_match(players, 1, {"scenario": name})
    assert isinstance(match, MageKnight)
    told = ABOUT[name]["at"][str(players)]
    assert told["rounds"] == match.rounds
    laid = [tile for tile, at in enumerate(match.where) if at >= 0]
    assert sum(told["tiles"].values()) == len(laid) - 1 + len(match.tiles.items) + len(match.core_tiles.items)
    assert ("cooperative" in ABOUT[name]["kinds"]) == SCENARIOS[name].cooperative
    assert ("solo" in ABOUT[name]["kinds"]) == (SCENARIOS[name].fewest == 1)
    assert told["minutes"][0] < told["minutes"][1]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_map_has_all_its_tiles_and_none_lies_on_another(name: str, players: int) -> None:
    told = ABOUT[name]["at"][str(players)]
    kinds = [kind for _, _, kind in told["map"]]
    core = told["tiles"]["core"] + told["tiles"]["city"]
    assert [kinds.count(kind) for kind in ("start", "countryside", "core")] == [
        1,
        told["tiles"]["countryside"],
        core,
    ]
    hexes = [(q + dq, r + dr) for q, r, _ in told["map"] for dq, dr in OFFSETS]
    assert len({*hexes}) == len(hexes)


def test_in_a_wedge_no_core_tile_lies_at_the_coast() -> None:
    wedge, free = [[at for at in layout(shape, 8, 3) if at[2] == "core"] for shape in ("wedge", "free_wedge")]
    assert len(wedge) == len(free) == 3
    assert all(r < 0 < q for q, r, _ in [(int(q), int(r), kind) for q, r, kind in wedge])


@pytest.mark.parametrize("name", [*SWITCHES, "teams"])
def test_what_a_rule_takes_is_what_is_not_refused(name: str) -> None:
    """Alone, with what it needs, or with another number of cities; and nowhere else."""
    told = OPTIONS[name]
    values = [True] if told["type"] == "boolean" else told["choices"][1:]
    cities = [{}, *[{"city_tiles": n} for n in ("2", "4")]] if name != "city_tiles" else [{}]
    for scenario, players in TABLES:
        needed = {other: OPTIONS[other]["choices"][1] for other in told.get("needs", [])}
        tries = itertools.product((values[0], values[-1]), cities)
        possible = any(
            taken(players, {"scenario": scenario, **needed, **more, name: value}) for value, more in tries
        )
        assert possible == (players in told.get("takes", {scenario: [players]}).get(scenario, [])), (
            scenario,
            players,
        )


def test_what_cannot_go_together_is_named_on_both_sides() -> None:
    assert OPTIONS["rampage"]["without"] == ["more_rampage"] and OPTIONS["more_rampage"]["without"] == ["rampage"]
    for name, told in OPTIONS.items():
        for other in told.get("without", []):
            values: list[object] = [["tovak", "dealt"] if one == "heroes" else True for one in (name, other)]
            assert not taken(2, dict(zip((name, other), values, strict=True))), (name, other)
            assert taken(2, {name: values[0]}) and name in OPTIONS[other]["without"], (name, other)


def test_every_optional_rule_is_offered_in_a_group_with_its_rule() -> None:
    known = {rule.id for rule in rules("mage_knight", "en")}
    for name in SWITCHES:
        assert OPTIONS[name]["group"] and OPTIONS[name]["rule"] in known
