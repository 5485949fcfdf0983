"""Tournaments: who meets whom where, ratings, files to go on from, the ladder."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from random import Random

import pytest

from cli.conftest import Realms
from realms import bots
from realms.bots import UnknownBot
from realms.kernel.model import BadOptions, Decision, Option, RealmsError
from realms.tournament import Ladder, Played, Tournament, plan, run
from realms.tournament.plan import round_the_table, tables
from realms.tournament.play import play_one
from realms.tournament.ratings import rate

VOLATILE = ("mean_ms", "worst_ms")


class Last:
    """Always takes the last option; that is to pass."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat

    def choose(self, decision: Decision, look: bots.Look) -> Option:
        return decision.options[-1]


class Most(Last):
    """Takes as much grain as it can, and bids all it may."""

    def choose(self, decision: Decision, look: bots.Look) -> Option:
        return (
            decision.options[-2]
            if len(decision.options) > 1 and decision.prompt == "take"
            else decision.options[-1]
        )


class Raises(Last):
    def choose(self, decision: Decision, look: bots.Look) -> Option:
        raise ZeroDivisionError("nothing to divide by")


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, maker in (("last", Last), ("most", Most), ("raises", Raises)):
        monkeypatch.setitem(bots._MAKERS, (name, "toy_harvest"), maker)


def here(planned: Tournament, games: range | None = None) -> Played:
    """Played in this process, where the bots of this file are known."""
    numbers = games if games is not None else range(planned.total)
    return Played(planned, {number: play_one(planned, number) for number in numbers}, 0)


def test_every_table_holds_as_many_different_bots_as_it_can() -> None:
    assert tables("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables("abc", 1) == [("a",), ("b",), ("c",)]
    assert tables("abc", 3) == [("a", "b", "c")]
    assert [Counter(table) for table in tables("ab", 3)] == [Counter("aba"), Counter("abb")]
    assert tables("ab", 4) == [("a", "b", "a", "b")]


def test_all_orders_round_the_table() -> None:
    assert len(round_the_table("ab")) == 1
    assert len(round_the_table("abc")) == 2
    assert len(round_the_table("abcd")) == 6
    assert len(round_the_table("abab")) == 2


def test_each_deal_is_played_with_everybody_in_every_seat() -> None:
    planned = plan("toy_harvest", ["random", "last", "most"], players=3, games=12)
    assert planned.total == 12
    for deal in range(4):
        games = [n for n in range(planned.total) if planned.deal(n) == deal]
        assert {planned.seed_of(n) for n in games} == {deal}
        for seat in range(3):
            assert {planned.seating(n)[seat] for n in games} == {"random", "last", "most"}
    following = Counter(
        (a, b) for n in range(12) for a, b in zip(planned.seating(n), planned.seating(n)[1:], strict=False)
    )
    assert set(following.values()) == {4}


def test_all_tables_meet_equally_often_on_the_same_deals() -> None:
    planned = plan("toy_harvest", ["random", "last", "most"], players=2, games=4, seed=7)
    met = Counter(frozenset(planned.seating(n)) for n in range(planned.total))
    assert met == Counter({frozenset(pair): 4 for pair in combinations(["random", "last", "most"], 2)})
    assert {planned.seed_of(n) for n in range(planned.total)} == {7, 8}
    longer = plan("toy_harvest", ["random", "last", "most"], players=2, games=9, seed=7)
    assert [longer.seating(n) for n in range(12)] == [planned.seating(n) for n in range(12)]


@pytest.mark.parametrize(
    ("names", "more", "error", "why"),
    [
        (["random"], {}, UnknownBot, "at least two"),
        (["random", "random"], {}, UnknownBot, "once"),
        (["random", "hal"], {}, UnknownBot, "no bot 'hal'"),
        (["random", "last"], {"players": 9}, BadOptions, "players"),
        (["random", "last"], {"games": 0}, BadOptions, "At least one game"),
        (["random", "last"], {"options": {"x": 1}}, BadOptions, "x"),
    ],
)
def test_mistakes(names: list[str], more: dict[str, int], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        plan("toy_harvest", names, **more)  # type: ignore[arg-type]


def test_ratings_of_two_are_the_odds_of_their_games() -> None:
    """With the drawn game beforehand, 30 to 10 is 30.5 to 10.5; the error of the log odds is known as well."""
    (one, low, high), (other, _, _) = rate([[0, 30], [10, 0]])
    scale = 400 / log(10)
    assert one + other == pytest.approx(3000)
    assert one - other == pytest.approx(scale * log(30.5 / 10.5), rel=1e-4)
    assert (high - low) / 2 == pytest.approx(scale * 1.959964 * sqrt(1 / 30.5 + 1 / 10.5) / 2, rel=1e-3)


def test_who_never_lost_has_a_rating_and_a_wide_interval() -> None:
    few, many = rate([[0, 5], [0, 0]])[0], rate([[0, 500], [0, 0]])[0]
    assert 1500 < few[0] < many[0] < 3000
    assert few[2] - few[0] > 200


def test_more_games_make_narrower_intervals() -> None:
    widths = [rate([[0, 6 * n, 5 * n], [4 * n, 0, 5 * n], [5 * n, 5 * n, 0]])[0] for n in (1, 10, 100)]
    spans = [high - low for _, low, high in widths]
    assert spans[0] > 2.5 * spans[1] > 6 * spans[2]


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    """400 tournaments of three bots of known strength, drawn from the model."""
    draw, true, inside = Random(4), (1600.0, 1500.0, 1400.0), 0
    for _ in range(400):
        beaten = [[0.0] * 3 for _ in range(3)]
        for a, b in combinations(range(3), 2):
            for _ in range(60):
                won = draw.random() < 1 / (1 + 10 ** ((true[b] - true[a]) / 400))
                beaten[a][b] += won
                beaten[b][a] += not won
        inside += sum(low <= at <= high for at, (_, low, high) in zip(true, rate(beaten), strict=True))
    assert 0.93 <= inside / 1200 <= 0.97


def test_the_ladder() -> None:
    found = Ladder(here(plan("toy_harvest", ["last", "random", "most"], players=2, games=20)))
    assert [rung.bot for rung in found.rungs] == ["most", "random", "last"]
    told = found.plain()
    assert told["games"] == told["played"] == 60
    assert sum(rung.wins for rung in found.rungs) == pytest.approx(60)
    assert all(rung.games == 40 for rung in found.rungs)
    for one, other in combinations(("last", "random", "most"), 2):
        met, mine = found.met(one, other)
        assert (met, mine + found.met(other, one)[1]) == (20, 20)
    top = found.rungs[0].plain()
    assert top["low"] < top["rating"] < top["high"]  # type: ignore[operator]
    assert 0 <= top["mean_ms"] <= top["worst_ms"]  # type: ignore[operator]
    assert top["worst_ms"] > 0 and top["decisions"] > 100  # type: ignore[operator]


def test_three_at_a_table_and_bots_that_sit_twice() -> None:
    three = Ladder(here(plan("toy_harvest", ["last", "random", "most"], players=3, games=12)))
    assert sum(rung.wins for rung in three.rungs) == pytest.approx(12)
    assert all(rung.games == 12 for rung in three.rungs)
    compared = sum(three.met(one, other)[0] for one, other in combinations(("last", "random", "most"), 2))
    assert compared >= 2 * 12
    two = Ladder(here(plan("toy_harvest", ["last", "most"], players=4, games=8)))
    assert [(rung.bot, rung.games, rung.seats) for rung in two.rungs] == [("most", 8, 16), ("last", 8, 16)]


def test_a_bot_that_raises_loses_by_forfeit_and_the_tournament_goes_on() -> None:
    found = Ladder(here(plan("toy_harvest", ["raises", "last"], players=2, games=4)))
    assert [(rung.bot, rung.wins, rung.forfeits) for rung in found.rungs] == [("last", 4, 0), ("raises", 0, 4)]
    told = found.plain()
    assert told["errors"] == 4
    assert told["forfeited"][0]["reason"] == "ZeroDivisionError: nothing to divide by"  # type: ignore[index]


def test_a_game_that_fails_is_told_and_not_rated() -> None:
    planned = plan("toy_harvest", ["random", "last"], games=8, options={"mood": "crash"})
    found = Ladder(here(planned))
    assert found.failures
    assert len(found.failures) + sum(rung.seats for rung in found.rungs) // 2 == 8


def steady(found: Ladder) -> dict[str, object]:
    told = found.plain()
    for rung in told["ladder"]:  # type: ignore[attr-defined]
        for name in VOLATILE:
            del rung[name]
    return told


def test_the_ladder_does_not_depend_on_workers_nor_on_interruptions(tmp_path: Path) -> None:
    """One run in one go; another in pieces, from a file whose last line was torn."""
    bare = ["greedy", "random"]
    whole = Ladder(run(plan("tiny_epic_kingdoms", bare, games=2), workers=2))
    out = tmp_path / "kept"
    run(plan("tiny_epic_kingdoms", bare, games=1), out=out)
    with out.open("a") as file:
        file.write('{"game": 1, "seed')
    told: list[int] = []
    parts = Ladder(run(plan("tiny_epic_kingdoms", bare, games=2), out=out, progress=told.append))
    assert told == [1, 1]
    assert steady(parts) == steady(whole)
    assert len(out.read_text().splitlines()) == 3
    assert steady(Ladder(run(plan("tiny_epic_kingdoms", bare, games=2), out=out))) == steady(whole)


@pytest.mark.parametrize("text", ["hello\n", "[]\n", '{"format": "other"}\n', '{"a": 1}\n{"b": 2}\n', "\xff\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    out = tmp_path / "kept"
    out.write_text(text, encoding="latin-1")
    with pytest.raises(RealmsError, match="no file of a tournament"):
        run(plan("toy_harvest", ["random", "last"], games=1), out=out)
    assert out.read_text(encoding="latin-1") == text


def test_commands(realms: Realms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realms.workers.spread", in_process)
    out = tmp_path / "kept"
    said = realms("tournament", "toy_harvest", "--bots", "most,last", "--games", "4", "--out", str(out))
    assert (said.status, said.err) == (0, "")
    for word in ("Harvest: 2 players, 4 games", "rating", "wins against", "at worst", "Digest"):
        assert word in said.out
    ru = realms("tournament", "toy_harvest", "--bots", "most,last", "--games", "4", "--lang", "ru")
    assert "рейтинг" in ru.out
    told = realms("tournament", "toy_harvest", "--bots", "most,last", "--games", "4", "--json").json
    assert [rung["bot"] for rung in told["ladder"]] == ["most", "last"]
    other = realms("tournament", "toy_harvest", "--bots", "most,random", "--out", str(out))
    assert other.status == 2
    assert other.err == f'{out} holds another tournament (bots ["most", "last"]); name another file.\n'
    bad = realms("tournament", "toy_harvest", "--bots", "raises,last", "--games", "2")
    assert bad.status == 1
    assert "raises: ZeroDivisionError: nothing to divide by" in bad.out
    assert realms("tournament", "toy_harvest").status == 2
    nowhere = realms("tournament", "toy_harvest", "--bots", "most,last", "--out", str(tmp_path / "no" / "file"))
    assert (nowhere.status, nowhere.out) == (2, "")


def in_process(work: object, pieces: object, *arguments: object, **more: object) -> object:
    """The work of workers, here: they would not know the bots of this file."""
    from realms.workers import Done

    for piece in pieces:  # type: ignore[attr-defined]
        arguments[2](work(piece))  # type: ignore[operator]
    return Done(1)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "kept"
    command = [sys.executable, str(Path(__file__).parent / "run_toy.py"), "tournament", "toy_harvest", "--json"]
    command += ["--bots", "random,again", "--games", "10000", "--options", '{"mood": "slow"}', "--out", str(out)]
    environment = {**os.environ, "REALMS_LANG": "en"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    )
    deadline = time.monotonic() + 90
    while not out.exists() or len(out.read_text().splitlines()) < 3:
        assert process.poll() is None and time.monotonic() < deadline, process.communicate()
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    printed, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (1, "")
    told = json.loads(printed)
    kept = out.read_text().splitlines()
    assert told["interrupted"] is True
    assert told["played"] == len(kept) - 1 >= 2
