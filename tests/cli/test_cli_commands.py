"""What the commands answer when all is well; the shapes that scripts depend on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import realms as package
from realms import rulebook
from realms.cli import output, read, show
from realms.kernel.match import Match
from realms.kernel.rng import seeded


def play_on(match: Match, choices: int = 10_000) -> Match:
    while match.due and choices:
        menu = next(d for d in match.due if not d.optional)
        match.apply(menu.seat, menu.options[len(match.moves or ()) % len(menu.options)].key)
        choices -= 1
    return match


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[Match], str]:
    def write(match: Match) -> str:
        path = tmp_path / "game.save"
        path.write_bytes(package.save(match))
        return str(path)

    return write


def test_no_command_prints_help(realms: Any) -> None:
    said = realms()
    assert said.status == 0
    for command in ("games", "play", "serve", "sim", "replay", "check", "bench", "rules"):
        assert f"  {command} " in said.out


@pytest.mark.parametrize("command", ["games", "play", "serve", "sim", "replay", "check", "bench", "rules"])
def test_every_command_has_help(realms: Any, command: str) -> None:
    said = realms(command, "--help")
    assert said.status == 0
    assert said.out.startswith(f"Usage: realms {command}")


def test_help_says_that_bots_change_seats(realms: Any) -> None:
    assert "from game to game" in " ".join(realms("sim", "--help").out.split())


def test_version(realms: Any) -> None:
    assert realms("--version").out == f"realms {package.__version__}\n"


def test_games(realms: Any) -> None:
    said = realms("games", "--json")
    assert said.status == 0
    found = {game["id"]: game for game in said.json["games"]}
    toy = found["toy_harvest"]
    assert toy["name"] == {"en": "Harvest", "ru": "Урожай"}
    assert toy["players"] == [2, 4]
    assert toy["scenarios"] == []
    assert toy["options"] == {
        "mood": {"type": "string", "default": "calm", "choices": ["calm", "crash", "endless", "slow", "deadly"]}
    }
    assert toy["bots"][0] == "random"
    assert "Harvest" in realms("games").out
    assert "Урожай" in realms("games", "--lang", "ru").out


def test_sim_json_has_everything_the_contract_names(realms: Any) -> None:
    said = realms("sim", "toy_harvest", "--players", "3", "--games", "7", "--seed", "-4", "--json")
    assert (said.status, said.err) == (0, "")
    assert said.out.count("\n") == 1
    found = said.json
    assert found["game"] == "toy_harvest"
    assert found["players"] == 3
    assert found["bots"] == ["random"] * 3
    assert (found["games"], found["finished"], found["errors"]) == (7, 7, 0)
    assert found["decisions"] == 7 * 24
    assert found["seconds"] >= 0
    assert found["decisions_per_second"] > 0
    assert found["wins"] == {"random": 7.0}
    assert set(found["mean_score"]) == {"random"}
    assert len(found["digest"]) == 32
    assert found["interrupted"] is False
    assert set(found["by_seat"]) == {"0", "1", "2"}
    assert set(found["by_tag"]) == {"side:north", "side:south"}


def test_sim_for_people(realms: Any) -> None:
    said = realms("sim", "toy_harvest", "--games", "5")
    assert (said.status, said.err) == (0, "")
    assert "Harvest: 4 players, 5 games" in said.out
    assert "95 % interval" in said.out
    assert "Digest " in said.out
    assert "Дайджест " in realms("sim", "toy_harvest", "--games", "5", "--lang", "ru").out


def test_sim_counts_failures_by_seed(realms: Any) -> None:
    said = realms("sim", "toy_harvest", "--games", "20", "--options", '{"mood": "crash"}', "--json")
    assert said.status == 1
    found = said.json
    assert 0 < found["errors"] < 20
    assert found["finished"] + found["errors"] == 20
    assert len(found["failures"]) == found["errors"]
    assert found["failures"][0]["error"] == "ZeroDivisionError after 0 decisions: the mill broke"
    again = realms(
        *("sim", "toy_harvest", "--games", "1", "--options", '{"mood": "crash"}', "--json"),
        *("--seed", str(found["failures"][0]["seed"])),
    )
    assert (again.status, again.json["errors"]) == (1, 1)
    people = realms("sim", "toy_harvest", "--games", "20", "--options", '{"mood": "crash"}')
    assert "games failed" in people.out


def test_replay_of_a_whole_game(realms: Any, saved: Callable[[Match], str]) -> None:
    match = play_on(package.new_match("toy_harvest", players=2, seed=5))
    path = saved(match)
    found = realms("replay", path, "--json").json
    assert found["game"] == "toy_harvest"
    assert (found["players"], found["seed"], found["options"]) == (2, 5, {})
    assert found["choices"] == len(found["moves"]) == found["at"] == 16
    assert found["over"] is True
    assert found["due"] == []
    assert found["digest"] == package.digest(match)
    outcome = match.outcome()
    assert outcome is not None
    assert found["outcome"]["scores"] == list(outcome.scores)
    assert found["outcome"]["winners"] == list(outcome.winners)
    people = realms("replay", path)
    assert people.status == 0
    assert "Harvest: 2 players, seed 5" in people.out
    assert "   16  Player 2: toybid:" in people.out


def test_a_game_without_points_is_told_by_who_won_and_how(realms: Any, saved: Callable[[Match], str]) -> None:
    ended = package.new_match("elven_rage", players=2, seed=4)  # a match that ends by a Goal: nobody is out
    dice = seeded(4)
    while ended.due:
        menu = dice.pick([d for d in ended.due if not d.optional])
        ended.apply(menu.seat, dice.pick(menu.options).key)
    people = realms("replay", saved(ended)).out
    assert "Lands taken" in people and "score" not in people
    assert people.count("Victory: ") == 1 and people.count(" Goal: ") == 2
    table = realms("sim", "elven_rage", "--players", "2", "--games", "1", "--bots", "random").out
    assert "share of wins" in table and "score" not in table
    plain = realms("sim", "elven_rage", "--players", "2", "--games", "1", "--bots", "random", "--json").json
    assert plain["mean_score"] == {} and "mean_score" not in plain["by_seat"]["0"]


def test_replay_stops_where_it_is_told(realms: Any, saved: Callable[[Match], str]) -> None:
    match = play_on(package.new_match("toy_harvest", players=2, seed=5))
    path = saved(match)
    early = play_on(package.new_match("toy_harvest", players=2, seed=5), 3)
    found = realms("replay", path, "--at", "3", "--json").json
    assert (found["at"], len(found["moves"]), found["over"], found["outcome"]) == (3, 3, False, None)
    assert found["digest"] == package.digest(early)
    assert {due["seat"] for due in found["due"]} == {d.seat for d in early.due}
    assert "is to choose" in realms("replay", path, "--at", "3").out
    assert realms("replay", path, "--at", "0", "--json").json["moves"] == []


NO_HASH = "The file carries no hash of its seed, so the shuffles cannot be checked.\n"


def test_replay_verifies(realms: Any, saved: Callable[[Match], str], tmp_path: Path) -> None:
    from realms import saves

    path = saved(play_on(package.new_match("toy_harvest", players=2, seed=5)))
    said = realms("replay", path, "--verify")
    assert (said.status, said.out) == (0, f"Verified: the 16 choices lead to the saved position.\n{NO_HASH}")
    assert realms("replay", path, "--verify", "--json").json["verified"] is True

    body: Any = saves.unpack(Path(path).read_bytes())
    body["header"]["seed"] = 6
    Path(path).write_bytes(saves.pack(body))
    said = realms("replay", path, "--verify")
    assert (said.status, said.out) == (
        1,
        f"Not verified: the 16 choices do not lead to the saved position.\n{NO_HASH}",
    )
    assert realms("replay", path).status == 2


def test_replay_of_a_position(realms: Any, saved: Callable[[Match], str]) -> None:
    match = play_on(package.new_match("toy_harvest", players=2, seed=5), 4)
    path = saved(match.clone())
    found = realms("replay", path, "--json").json
    assert (found["moves"], found["choices"], found["at"]) == (None, None, 4)
    assert found["digest"] == package.digest(match)
    assert "without the choices themselves" in realms("replay", path).out
    said = realms("replay", path, "--verify")
    assert said.status == 2
    assert "nothing to verify" in said.err


def test_check(realms: Any) -> None:
    said = realms("check", "toy_harvest", "--seeds", "3..4", "--players", "2", "--json")
    assert said.status == 0
    assert said.json["ok"] is True
    report = said.json["reports"][0]
    assert (report["ruleset"], report["games"], report["violations"]) == ("toy_harvest@1", 2, [])
    people = realms("check", "toy_harvest", "--seeds", "3", "--players", "2")
    assert people.status == 0
    assert people.out.startswith("toy_harvest@1: 1 games")


def test_check_in_several_processes_finds_the_same(realms: Any) -> None:
    asked = ("check", "toy_harvest", "--seeds", "0..3", "--every", "3")
    alone, together = (realms(*asked, "--workers", workers, "--json").json["reports"][0] for workers in "12")
    for name in ("games", "decisions", "violations", "fingerprint", "every", "interrupted"):
        assert together[name] == alone[name], name
    assert (alone["games"], alone["every"], alone["interrupted"]) == (12, 3, False)
    assert "at one decision in 3" in realms(*asked).out


def test_ctrl_c_ends_a_check_with_what_is_done(realms: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from cli.toygame.spec import HarvestSpec

    def variants(self: HarvestSpec, players: int) -> list[dict[str, object]]:
        os.kill(os.getpid(), signal.SIGINT)
        return [{}]

    monkeypatch.setattr(HarvestSpec, "variants", variants)
    said = realms("check", "toy_harvest", "--seeds", "0..9", "--json")
    assert said.status == 1
    report = said.json["reports"][0]
    assert (report["games"], report["interrupted"], report["ok"]) == (1, True, True)
    assert "stopped before all games" in realms("check", "toy_harvest", "--seeds", "0..9").out


def test_check_tells_what_does_not_hold(realms: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from cli.toygame.spec import HarvestSpec

    monkeypatch.setattr(HarvestSpec, "census", lambda self, match: {"grain": match.pile})
    said = realms("check", "toy_harvest", "--seeds", "1", "--players", "2", "--json")
    assert said.status == 1
    assert said.json["ok"] is False
    assert said.json["reports"][0]["violations"][0]["check"] == "census"
    people = realms("check", "toy_harvest", "--seeds", "1", "--players", "2")
    assert people.status == 1
    assert "violation" in people.out


def test_rules_are_found_and_shown(realms: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    book = [
        rulebook.Rule("TOY-TAKE-01", "Taking", "Take grain.", ruling=False, designed=False),
        rulebook.Rule("TOY-BID-01", "Bidding", "Bid.", ruling=True, designed=True),
    ]
    monkeypatch.setattr(rulebook, "_rules", lambda game, lang: tuple(book))
    said = realms("rules", "toy_harvest")
    assert said.status == 0
    assert said.out.split("\n") == ["Taking", "TOY-TAKE-01  Take grain.", "", "Bidding", "TOY-BID-01  Bid.", ""]
    found = realms("rules", "toy_harvest", "toy-bid-01", "--json").json
    assert found["rules"] == [
        {"id": "TOY-BID-01", "section": "Bidding", "text": "Bid.", "ruling": True, "designed": True}
    ]
    nothing = realms("rules", "toy_harvest", "purple", "cow")
    assert (nothing.status, nothing.out) == (1, "")
    assert nothing.err == "The rulebook of toy_harvest has nothing on 'purple cow'.\n"


def test_bench(realms: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from realms import bench

    asked: list[object] = []
    monkeypatch.setattr(bench, "report", lambda games: asked.append(list(games)) or [])
    assert realms("bench", "toy_harvest", "--json").status == 0
    assert asked == [["toy_harvest"]]
    assert realms("bench").status == 0


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the terminal game was asked to play."""
    asked: list[Any] = []
    monkeypatch.setattr("realms.tui.run", lambda *positional, **named: asked.append((*positional, named)))
    monkeypatch.setattr("realms.cli.tables.sys", SimpleNamespace(stdin=Tty(), stdout=Tty(), stderr=sys.stderr))
    return asked


class Tty:
    def isatty(self) -> bool:
        return True


def test_play_seats_the_player_first(realms: Any, terminal: list[Any]) -> None:
    said = realms("play", "toy_harvest", "--players", "3", "--seed", "9", "--lang", "ru", "--bots", "random")
    assert (said.status, said.err) == (0, "")
    assert terminal == [("toy_harvest", 3, ["human", "random", "random"], 9, "ru", {}, {})]


@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        ("", ["human", "random", "random"]),
        ("random", ["human", "random", "random"]),
        ("random,random", ["human", "random", "random"]),
        ("random, human ,random", ["random", "human", "random"]),
        ("human", ["human", "human", "human"]),
    ],
)
def test_play_takes_bots_for_the_others_or_for_all(
    realms: Any, terminal: list[Any], bots: str, seated: list[str]
) -> None:
    assert realms("play", "toy_harvest", "--players", "3", "--bots", bots).status == 0
    assert terminal[0][2] == seated


def test_play_alone_asks_what_to_play(realms: Any, terminal: list[Any]) -> None:
    assert realms("play").status == 0
    assert terminal == [({"lang": "en", "resume": None},)]


def test_play_goes_on_with_a_save(realms: Any, terminal: list[Any], saved: Callable[[Match], str]) -> None:
    path = saved(play_on(package.new_match("toy_harvest", players=2, seed=5), 4))
    assert realms("play", "--resume", path).status == 0
    assert terminal == [({"lang": "en", "resume": Path(path)},)]


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], found: str
) -> None:
    for name in ("REALMS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert output.system_language() == found
    assert read.spoken("ru") == "ru"


def test_a_choice_without_words_is_its_key() -> None:
    assert show._choice(package.spec("toy_harvest"), "toytake:3", "en") == "toytake:3"


def run(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(Path(__file__).parent / "run_toy.py"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        **more,
    )


def test_a_command_from_outside() -> None:
    done = run("sim", "toy_harvest", "--games", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["finished"] == 3
    done = run("sim", "toy_harvest", "--players", "5")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "toy_harvest takes 2 to 4 players, not 5.\n")


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} {Path(__file__).parent / 'run_toy.py'} sim toy_harvest --games 30 | head -c 10"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_python_m_realms() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "realms", "--version"], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, f"realms {package.__version__}\n")
