"""What the numbers of an environment mean: they stay as they are, keep to their ranges, and tell no secrets."""

from __future__ import annotations

import pickle
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from long import LONG
from realms.kernel import codec, view
from realms.kernel.rng import seeded
from realms.rl import describe
from realms.rl.actions import Actions, actions
from realms.rl.blocks import Bag, Cards, Eye, Number, Seat, Words
from realms.rl.frozen import frozen
from realms.rl.layout import layout
from rl_seats import GAMES, played, rules

TESTS = Path(__file__).resolve().parents[1]
STEPS = 400 if LONG else 60

LAYOUTS = {
    "tiny_epic_kingdoms": "c5a37c28ea8c04b2",
    "elven_rage": "f70a4beeb391748c",
    "mage_knight": "2f9a22743e091057",
    "runewars": "61d5ad9375288a70",
}
"""Of version 0. Another digest means that a number has come to mean something else: that is a new version."""

LISTS = {
    "tiny_epic_kingdoms": "b567d8db4ee2627c",
    "elven_rage": "184ec279e9da8fbf",
    "mage_knight": "0d226c5989f1ecda",
    "runewars": "8dbd100c7d843d2e",
}
"""Of the option keys of version 0, in their order."""


@pytest.mark.parametrize("game", GAMES)
def test_version_0_stays_as_it_is(game: str) -> None:
    listed = "\n".join((*frozen(game).actions, str(frozen(game).spare)))
    found = layout(game).digest(), blake2b(listed.encode(), digest_size=8).hexdigest()
    assert found == (LAYOUTS[game], LISTS[game])


@pytest.mark.parametrize("game", GAMES)
def test_rows_cover_every_number_once(game: str) -> None:
    at = 0
    names = set()
    for row in layout(game).rows():
        assert row.at == at, row
        assert row.size > 0 and row.low <= row.high and row.meaning, row
        names.add(row.name)
        at += row.size
    assert at == layout(game).size
    assert len(names) == len(layout(game).rows())


@pytest.mark.parametrize("game", GAMES)
def test_numbers_keep_to_their_ranges(game: str) -> None:
    made = rules(game)
    low, high = made.layout.bounds()
    for table in played(made, STEPS, seed=3):
        seen = table.observe(table.seat)
        wrong = np.flatnonzero((seen < low) | (seen > high))
        assert not wrong.size, [(row.name, seen[wrong[0]]) for row in made.layout.rows() if row.at <= wrong[0]][-1]


@pytest.mark.parametrize("game", GAMES)
def test_observation_and_mask_are_the_same_in_every_world_the_seat_believes_in(game: str) -> None:
    """Nothing is told but what the view tells: in a redealt world the seat sees and is offered the same."""
    differs = 0
    for step, table in enumerate(played(rules(game), STEPS, seed=5)):
        if step % 6:
            continue
        for seat in range(table.rules.players):
            other = table.copy()
            other.match = view.redeal(table.match, seat, seeded(step))
            assert np.array_equal(other.observe(seat), table.observe(seat)), (step, seat)
            mine = [d for d in other.match.due if d.seat == seat and not d.optional]
            if seat == table.seat:
                keys = [option.key for option in mine[0].options]
                assert table.rules.actions.menu(keys) == table.menu
            rest = [s for s in range(table.rules.players) if s != seat]
            differs += any(not np.array_equal(other.observe(s), table.observe(s)) for s in rest)
    # The test sees something: to the others, who know more, the redealt world is another one.
    assert differs or game == "tiny_epic_kingdoms"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_sent_to_another_process(game: str) -> None:
    [*_, table] = played(rules(game), 30, seed=4)
    other = pickle.loads(pickle.dumps(table))
    assert (other.seat, other.menu) == (table.seat, table.menu)
    assert np.array_equal(other.observe(other.seat), table.observe(table.seat))
    number = next(iter(table.menu))
    for each in (table, other):
        each.act(number)
    assert codec.digest(other.match) == codec.digest(table.match)


def test_the_observer_sits_in_the_first_place() -> None:
    for table in played(rules("tiny_epic_kingdoms"), 40, seed=2):
        state = view.project(table.match, 0).state
        stocks = [realm["stock"] for realm in state["realms"]]  # type: ignore[attr-defined]
        for seat in range(3):
            seen = table.observe(seat)
            rows = {row.name: row for row in table.rules.layout.rows()}
            for i in range(3):
                at = rows[f"realms[{i}].stock"].at
                assert seen[at : at + 3].tolist() == stocks[(seat + i) % 3]
            assert seen[rows["realms[3]"].at] == 0


def test_action_numbers_are_the_same_in_another_process() -> None:
    code = (
        "from rl_seats import GAMES, played, rules\n"
        "for game in GAMES:\n"
        "    for table in played(rules(game), 25, seed=7): print(sorted(table.menu.items()))"
    )
    here = [str(sorted(table.menu.items())) for game in GAMES for table in played(rules(game), 25, seed=7)]
    env = {"PYTHONPATH": str(TESTS), "PYTHONHASHSEED": "12345"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == here


@pytest.mark.parametrize("game", GAMES)
def test_a_menu_has_one_number_for_each_option(game: str) -> None:
    made = rules(game, forced=True)
    for table in played(made, STEPS, seed=9):
        offered = [o.key for d in table.match.due if d.seat == table.seat and not d.optional for o in d.options]
        assert sorted(table.menu.values()) == sorted(offered)
        mask = table.mask(table.seat)
        assert np.flatnonzero(mask).tolist() == sorted(table.menu)
        for number, key in table.menu.items():
            if number < made.actions.listed:
                assert made.actions.keys[number] == key
        assert not table.mask((table.seat + 1) % made.players).any()


def test_every_key_of_the_list_has_its_line_number() -> None:
    for game in GAMES:
        numbers = actions(game)
        assert [numbers.number[key] for key in numbers.keys] == list(range(numbers.listed))
        assert len(set(numbers.keys)) == numbers.listed


def test_unlisted_options_get_spare_numbers_and_never_the_same_one() -> None:
    numbers = Actions(["pass", "bid:1"], spare=8)
    alone = numbers.menu(["new:1"])
    (spare,) = alone
    assert 2 <= spare < 10
    assert numbers.menu(["pass", "new:1"]) == {0: "pass", spare: "new:1"}
    many = [f"new:{n}" for n in range(8)]
    menu = numbers.menu(["bid:1", *many])
    assert sorted(menu) == [1, *range(2, 10)]
    assert sorted(menu.values()) == sorted(["bid:1", *many])
    # The first of those that meet keeps the number it has alone.
    assert menu[spare] == "new:1" or numbers.menu([menu[spare]]) == {spare: menu[spare]}


def test_blocks_cut_off_and_count_what_is_unknown_as_other() -> None:
    from array import array

    out, eye, words = array("h", bytes(40)), Eye(1, 3), Words(["a", "b"])
    Number("n", 9, -1).write(77, out, 0, eye)
    Number("n", 9, -1).write(-5, out, 1, eye)
    Seat("s", 3).write(0, out, 2, eye)
    Bag("l", words).write(["b", "b", "z"], out, 5, eye)
    Cards("z", words).write({"n": 4, "items": ["a"]}, out, 8, eye)
    assert out.tolist()[:12] == [9, -1, 0, 0, 1, 0, 2, 1, 4, 1, 0, 0]


def test_the_table_of_numbers_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert describe.main(["tiny_epic_kingdoms"]) == 0
    printed = capsys.readouterr().out
    assert "realms[0].stock" in printed and "mana, ore, food" in printed
    assert describe.main(["tiny_epic_kingdoms", "--actions"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[actions("tiny_epic_kingdoms").number["pass"]].endswith(" pass")
    assert describe.main(["chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err
