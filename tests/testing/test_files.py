"""Perft and golden files: written the same twice, read back, and sharp enough to notice a changed rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from realms.kernel.history import Header
from realms.testing import files, golden, perft, regen
from realms.testing.scenario import least
from testing import lantern
from testing.lantern import MESSAGES, SPEC, Table

HEADER = Header(SPEC.ruleset, 2, 1, {})


def test_a_header_reads_back() -> None:
    header = Header("lantern@1", 3, 42, {"slip": "a b", "n": 1})
    text = files.header_text(header)
    assert text == 'match lantern@1 players=3 seed=42 options={"n":1,"slip":"a b"}'
    again = files.parse_header(text)
    assert (again.ruleset, again.players, again.seed, again.options) == (
        "lantern@1",
        3,
        42,
        {"slip": "a b", "n": 1},
    )


NO_HEADERS = ["", "match", "game a players=1 seed=1 options={}", "match a players=x seed=1 options={}"]


@pytest.mark.parametrize("line", NO_HEADERS)
def test_a_bad_header_is_told(line: str) -> None:
    with pytest.raises(files.BadFile, match="not the first line of a match"):
        files.parse_header(line)


@pytest.mark.parametrize("text", ["", "draw", "x draw", "0 "])
def test_a_bad_choice_is_told(text: str) -> None:
    with pytest.raises(files.BadFile, match="not a choice"):
        files.parse_choice(text)


def test_leaves_are_counted_by_hand() -> None:
    """Two cards of a kind are one option: with bolt, moth and shade in hand there are draw, three plays, done."""
    match = SPEC.new_match(2, 1, {})
    hand = sorted(set(match.hands[0].items))
    assert perft.leaves(match, 0) == 1
    assert perft.leaves(match, 1) == len(hand) + 2
    second = 0
    for option in match.due[0].options:
        child = match.clone()
        child.apply(0, option.key)
        second += len(child.due[0].options)
    assert perft.leaves(match, 2) == second
    assert perft.count(match)[:2] == (len(hand) + 2, second)


def test_simultaneous_choices_are_counted_once() -> None:
    t = SPEC.new_match(2, 1, {})
    while t.due[0].prompt != "bid":
        t.apply(*least(t))
    assert perft.leaves(t, 1) == 5
    assert perft.leaves(t, 2) == 25


def test_a_match_that_ends_is_one_leaf() -> None:
    match = SPEC.new_match(2, 1, {})
    while not match.over:
        match.apply(*least(match))
    assert perft.leaves(match, 3) == 1


def test_perft_files_read_back_and_verify(tmp_path: Path) -> None:
    assert perft.regenerate(SPEC, tmp_path)
    assert not perft.regenerate(SPEC, tmp_path)
    path = perft.path_of("lantern", tmp_path)
    found = perft.read(path)
    assert len(found) > 4
    assert {p.header.players for p in found if isinstance(p, perft.Position)} == {2, 3}
    assert [len(p.after) for p in found[:2] if isinstance(p, perft.Position)] == [0, 5]
    assert perft.verify(path) == []


BUILT = """
from testing.lantern import SPEC
from realms.testing.scenario import Scenario

def the_first_turn():
    return Scenario(SPEC.new_match(2, 1, {}))

POSITIONS = [the_first_turn]
"""


def test_positions_with_a_name_are_built_and_counted(tmp_path: Path) -> None:
    (tmp_path / "perft").mkdir()
    (tmp_path / "perft" / "lantern.py").write_text(BUILT)
    perft.regenerate(SPEC, tmp_path)
    path = perft.path_of("lantern", tmp_path)
    text = path.read_text()
    named = perft.read(path)[0]
    assert isinstance(named, perft.Named)
    assert named == perft.Named("the_first_turn", perft.count(SPEC.new_match(2, 1, {})))
    assert perft.verify(path) == []
    path.write_text(text.replace("position the_first_turn\ncounts ", "position the_first_turn\ncounts 7 "))
    assert "lantern.perft: the_first_turn: counts (" in perft.verify(path)[0]
    path.write_text(text.replace("the_first_turn", "the_last_turn"))
    wrong = perft.verify(path)
    assert wrong == [
        "lantern.perft: the_last_turn: No position the_last_turn is built.",
        "lantern.perft: the_first_turn is missing: make regen",
    ]


def test_a_new_option_changes_perft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    perft.regenerate(SPEC, tmp_path)
    path = perft.path_of("lantern", tmp_path)
    monkeypatch.setattr(lantern.Answers, "may_hold", lambda self, g, seat: "shade" in g.hands[seat].items)
    wrong = perft.verify(path)
    assert wrong and "counts (" in wrong[0]


def test_perft_says_when_a_position_cannot_be_reached(tmp_path: Path) -> None:
    path = tmp_path / "x.perft"
    path.write_text(f"{files.header_text(HEADER)}\nafter 0 bid:9\ncounts 1\n")
    assert "was not offered 'bid:9'" in perft.verify(path)[0]
    path.write_text("nonsense\n")
    with pytest.raises(files.BadFile, match="not perft"):
        perft.verify(path)


def test_games_of_bots_are_kept_as_they_are_listed(tmp_path: Path) -> None:
    home = golden.folder("lantern", tmp_path)
    home.mkdir(parents=True)
    (home / "games.txt").write_text(f"quick random {files.header_text(HEADER)}\n")
    assert f"{home / 'quick.replay'} is missing" in golden.verify_all(SPEC, tmp_path, texts=Table())
    golden.regenerate(SPEC, tmp_path, texts=Table())
    assert golden.verify_all(SPEC, tmp_path, texts=Table()) == []
    assert " winners " in (home / "quick.replay").read_text()


def test_golden_replays_verify(tmp_path: Path) -> None:
    written = golden.regenerate(SPEC, tmp_path, texts=Table())
    assert written == len(golden.headers(SPEC)) + 1
    assert golden.regenerate(SPEC, tmp_path, texts=Table()) == 0
    assert golden.verify_all(SPEC, tmp_path, texts=Table()) == []
    text = (golden.folder("lantern", tmp_path) / "p2-s1.replay").read_text()
    assert "\n= 10 " in text and " scores " in text


def test_a_changed_rule_changes_the_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    golden.regenerate(SPEC, tmp_path, texts=Table())
    play = lantern.play

    def generous(g: lantern.Lantern, seat: int, card: str) -> None:
        play(g, seat, card)
        g.points[seat] += 1

    monkeypatch.setattr(lantern, "play", generous)
    wrong = golden.verify_all(SPEC, tmp_path, texts=Table())
    assert any("another position between choices" in line for line in wrong)


def test_damaged_replays_are_told(tmp_path: Path) -> None:
    path = tmp_path / "p.replay"
    text = golden.record(HEADER)
    lines = text.splitlines()
    path.write_text("\n".join(lines[:-1]))
    assert golden.verify(path) == "p.replay: has no end"
    path.write_text(text.replace(lines[2], "1 draw", 1))
    assert golden.verify(path).startswith("p.replay: choice 1: Seat 1 owes no choice now")
    path.write_text(text.replace("end ", "end 9", 1))
    assert "ends in 'end " in golden.verify(path)
    path.write_text("")
    assert golden.verify(path) == "p.replay: has no end"


def test_missing_replays_are_told_and_old_ones_removed(tmp_path: Path) -> None:
    golden.regenerate(SPEC, tmp_path, texts=Table())
    home = golden.folder("lantern", tmp_path)
    (home / "p2-s1.replay").rename(home / "p9-s9.replay")
    (home / "kept.replay").write_text((home / "p2-s2.replay").read_text())
    assert golden.verify_all(SPEC, tmp_path, texts=Table()) == [f"{home / 'p2-s1.replay'} is missing"]
    golden.regenerate(SPEC, tmp_path, texts=Table())
    assert not (home / "p9-s9.replay").exists()
    assert (home / "kept.replay").exists()


def test_the_told_game_reads_well_and_is_compared(tmp_path: Path) -> None:
    golden.regenerate(SPEC, tmp_path, texts=Table())
    path = golden.folder("lantern", tmp_path) / "verbose.txt"
    text = path.read_text()
    assert "1. Player 1: Player 1, 3 cards: draw or play [LA-TURN-01]" in text
    assert "   may: Draw; Play " in text
    assert " wins " in text
    path.write_text(text.replace("Draw;", "Take;"))
    assert "reads differently now" in golden.verify_all(SPEC, tmp_path, texts=Table())[0]


def test_the_told_game_shows_what_has_no_words(tmp_path: Path) -> None:
    messages = {"en": {name: text for name, text in MESSAGES["en"].items() if name != "option-draw"}, "ru": {}}
    text = golden.told(HEADER, SPEC, Table(messages))
    assert "may: <KeyError: 'option-draw'>; Play " in text


def test_any_chooser_can_make_replays() -> None:
    text = golden.record(HEADER, lambda header: least)
    verbs = [line.split()[1].split(":")[0] for line in text.splitlines() if line[0].isdigit()]
    assert verbs == ["done", "done", "bid", "bid"] * 3


def test_regen_has_a_step_for_everything() -> None:
    steps = [step[0] for step in regen.steps(False, "tests")]
    assert steps[-2:] == ["realms.testing.perft", "realms.testing.golden"]
    assert all(step[-1] == "--check" or "--verify" in step for step in regen.steps(True, "tests"))
