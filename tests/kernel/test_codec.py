"""Saves: they come back as they were, survive renames and new fields, and damaged ones are refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kernel.games.spire.oddities import Echo
from kernel.play import SPECS, after
from kernel.setups import names, play, spire
from realms.kernel import codec, rng
from realms.kernel.match import Match
from realms.kernel.model import BadSave

POSITIONS = [(game, n) for game in SPECS for n in (0, 7, 19, 33, 48, 2_000)]


def saved(match: Match) -> Any:
    return json.loads(json.dumps(codec.dump(match)))


@pytest.mark.parametrize(("game", "n"), POSITIONS)
def test_a_save_comes_back_with_the_same_digest_and_the_same_question(game: str, n: int) -> None:
    match = after(SPECS[game], 3, n, n)
    again = codec.load(saved(match))
    assert codec.digest(again) == codec.digest(match)
    assert type(again) is type(match)
    assert [(d.seat, d.prompt, [o.key for o in d.options]) for d in again.due] == [
        (d.seat, d.prompt, [o.key for o in d.options]) for d in match.due
    ]


def test_the_digest_is_of_what_is_saved_and_never_changes() -> None:
    assert codec.digest_of({"b": [1, "é"], "a": None}) == "7d7f81ce56f3a470"
    assert codec.canonical({"b": [1, "é"], "a": None}) == b'{"b":[1,"\\u00e9"],"a":null}'
    assert codec.digest(spire("march")) != codec.digest(spire("rage"))


def test_menus_and_records_are_not_part_of_a_save() -> None:
    match = spire("march")
    before = codec.digest(match)
    match.moves, match.log, match.explain = [(0, "x")], None, True
    match.due = []
    assert codec.digest(match) == before


@pytest.mark.parametrize("raw", [None, 3, "spire", [], {}, {"schema": 1}, {"schema": "1"}, {"schema": True}])
def test_what_is_no_save_is_refused(raw: object) -> None:
    with pytest.raises(BadSave):
        codec.load(raw)


def test_a_save_of_an_unknown_game_is_refused_by_name() -> None:
    raw = saved(spire("march"))
    raw["game"] = "chess@1"
    with pytest.raises(BadSave, match=r"'chess@1'"):
        codec.load(raw)


@pytest.mark.parametrize("schema", [0, -1, codec.SCHEMA + 1])
def test_a_save_of_another_schema_is_refused(schema: int) -> None:
    raw = saved(spire("march"))
    raw["schema"] = schema
    with pytest.raises(BadSave, match=f"schema {schema}"):
        codec.load(raw)


def test_a_save_with_other_dice_is_refused() -> None:
    raw = saved(spire("march"))
    raw["rng"] = "mersenne"
    with pytest.raises(BadSave, match="mersenne"):
        codec.load(raw)


def places(raw: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a save with each key or index in it, from the inside out."""
    for key, value in list(raw.items()) if isinstance(raw, dict) else list(enumerate(raw)):
        if isinstance(value, dict | list):
            yield from places(value)
        yield raw, key


@pytest.mark.parametrize(("game", "n"), POSITIONS[:5] + POSITIONS[6:11])
def test_a_wrong_type_in_any_field_is_a_bad_save(game: str, n: int) -> None:
    raw = saved(after(SPECS[game], 2, 3, n))
    tried = 0
    for container, key in places(raw):
        if key == "is" and not any(container is frame for frame in raw["state"]["stack"]):
            continue  # only frames are looked up by name
        right = container[key]
        container[key] = 1.5
        with pytest.raises(BadSave) as caught:
            codec.load(raw)
        assert str(caught.value).endswith(".")
        container[key] = right
        tried += 1
    assert tried > 100
    codec.load(raw)


@pytest.mark.parametrize(("game", "n"), POSITIONS[:5] + POSITIONS[6:11])
def test_a_truncated_save_loads_or_is_refused_but_never_crashes(game: str, n: int) -> None:
    raw = saved(after(SPECS[game], 2, 3, n))
    refused = 0
    for container, key in places(raw):
        cut = container.pop(key)
        try:
            codec.load(raw)
        except BadSave:
            refused += 1
        if isinstance(container, dict):
            container[key] = cut
        else:
            container.insert(key, cut)
    assert refused > 20


def test_a_number_beyond_all_reason_is_refused() -> None:
    raw = saved(spire("march"))
    raw["state"]["turn"] = 10**30
    with pytest.raises(BadSave):
        codec.load(raw)


def test_dice_of_the_largest_seed_come_back_and_of_a_larger_one_are_refused() -> None:
    for seed in (rng.MAX_SEED, -rng.MAX_SEED):
        assert codec.load_Rng(codec.dump_Rng(rng.Rng(seed, 3))).seed == seed
    for wrong in (rng.MAX_SEED + 1, -rng.MAX_SEED - 1, True, "1", 0.5, None):
        with pytest.raises(BadSave, match="where a seed belongs"):
            codec.load_Rng({"seed": wrong, "draws": 0})


def test_a_missing_field_is_named() -> None:
    raw = saved(spire("march"))
    del raw["state"]["heroes"][0]["mana"]
    with pytest.raises(BadSave, match="'mana'"):
        codec.load(raw)


def test_a_field_added_since_gets_its_default_and_one_dropped_since_is_ignored() -> None:
    match = spire("march")
    raw = saved(match)
    del raw["state"]["heroes"][1]["fame"]
    del raw["state"]["turn"]
    raw["state"]["heroes"][0]["reputation"] = 4
    assert codec.digest(codec.load(raw)) == codec.digest(match)


def echoing() -> Match:
    """In the middle of the odd card: it asks which card to play."""
    match = play(spire("echo", "march"), (0, "play:echo:strong"), (0, "pay:red"))
    assert names(match)[-2:] == ["Echo", "PickCard"]
    return match


def test_a_frame_and_a_step_renamed_since_are_found() -> None:
    match = echoing()
    raw = saved(match)
    frame = raw["state"]["stack"][-2]
    assert (frame["is"], frame["at"]) == ("Echo", "play")
    frame["is"], frame["at"] = Echo.WAS[0], "use"
    again = codec.load(raw)
    assert codec.digest(again) == codec.digest(match)
    play(again, (0, "with:march"))
    assert again.heroes[0].move == 5  # type: ignore[attr-defined]


def test_a_frame_that_is_gone_is_named() -> None:
    raw = saved(echoing())
    raw["state"]["stack"][-2]["is"] = "Mirror"
    with pytest.raises(BadSave, match="'Mirror'"):
        codec.load(raw)


def test_a_step_that_is_gone_is_refused_also_deep_in_the_stack() -> None:
    raw = saved(echoing())
    raw["state"]["stack"][0]["at"] = "no_such_step"
    with pytest.raises(BadSave, match="no_such_step"):
        codec.load(raw)


def test_an_effect_that_is_gone_is_named() -> None:
    match = play(spire("improvise", "march"), (0, "play:improvise:basic"))
    raw = saved(match)
    todo = raw["state"]["stack"][-1]["todo"]
    assert todo == ["spire.improvise.basic/1.one_of", "spire.improvise.basic/0.discard"]
    todo[0] = "spire.improvise.basic/1.move"
    with pytest.raises(BadSave, match=r"improvise\.basic/1\.move"):
        codec.load(raw)


def test_a_zone_must_say_of_each_item_or_of_none_who_knows_it() -> None:
    raw = saved(spire("march"))
    raw["state"]["tiles"]["known"] = [1]
    with pytest.raises(BadSave, match="tiles"):
        codec.load(raw)


def test_a_position_that_cannot_be_played_is_refused() -> None:
    raw = saved(spire("march"))
    raw["state"]["stack"][-1]["seat"] = 7
    with pytest.raises(BadSave, match="playable"):
        codec.load(raw)
