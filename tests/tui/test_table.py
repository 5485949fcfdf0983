"""The table behind the screen: turns, undo, saves, seats."""

from __future__ import annotations

from pathlib import Path

import pytest

import realms
from realms import api, saves
from realms.bots import UnknownBot
from realms.i18n import LANGUAGES
from realms.kernel.history import reseed
from realms.tui import seating
from realms.tui.app import open_table
from realms.tui.table import HUMAN, Table, best_bot, resume, save_folder, write

from .helpers import FOUR, GAME, asked, finished, table


def digest(of: Table) -> str:
    return api.digest(of.match)


def test_a_save_remembers_position_log_and_seats() -> None:
    at = table(until=asked("select-action"))
    again = resume(at.save())
    assert digest(again) == digest(at)
    assert again.players == at.players
    assert [(e.seat, e.key, len(e.events)) for e in again.log] == [(e.seat, e.key, len(e.events)) for e in at.log]
    due, due_again = at.next(0), again.next(0)
    assert due is not None and due_again is not None
    assert [o.key for o in due.options] == [o.key for o in due_again.options]


def test_a_save_of_the_table_is_a_save_like_any_other() -> None:
    at = table(until=asked("select-action"))
    assert api.digest(realms.load(at.save())) == digest(at)


def test_any_save_can_be_resumed() -> None:
    match = realms.new_match(GAME, players=3, seed=1)
    again = resume(realms.save(match))
    assert again.players == (HUMAN, best_bot(GAME), best_bot(GAME))
    copy = match.clone()
    copy.header = match.header
    assert resume(realms.save(copy)).log == []


@pytest.mark.parametrize("table_entry", [None, "x", [], ["human"], [1, 2, 3, 4], ["human", "nobody", "x", "y"]])
def test_odd_seats_in_a_save_fall_back(table_entry: object) -> None:
    at = table()
    body = saves.unpack(at.save())
    assert isinstance(body, dict)
    body["table"] = table_entry
    assert resume(saves.pack(body)).players[0] == HUMAN


def test_a_match_that_began_from_another_one_can_be_resumed() -> None:
    match = table(until=asked("select-action")).match
    due = next(d for d in match.due if not d.optional)
    reseed(match, 7)
    match.apply(due.seat, due.options[0].key)
    again = resume(realms.save(match))
    assert digest(again) == api.digest(match)
    assert again.match.moves == match.moves
    assert [entry.seat for entry in again.log[-2:]] == [-1, due.seat]


def test_undo_takes_back_choice_and_log() -> None:
    at = table(until=asked("select-action"))
    before, told = digest(at), len(at.log)
    due = at.next(0)
    assert due is not None
    at.choose(0, due.options[0].key)
    assert digest(at) != before
    assert at.undo(0)
    assert (digest(at), len(at.log)) == (before, told)
    assert at.save()
    assert not at.undo(0)


def test_the_viewer_is_asked_first_then_people_then_bots() -> None:
    at = table((HUMAN, "random", HUMAN, "random"), 6, until=asked("war-dice"))
    owing = [due.seat for due in at.match.due]
    assert len(owing) == 2
    for seat in owing:
        due = at.next(seat)
        assert due is not None and due.seat == seat


def test_names_tell_people_from_bots() -> None:
    for lang in LANGUAGES:
        names = table().names(lang)
        assert len(set(names)) == 4
        assert names[0] != names[1]


def test_the_outcome_is_there_at_the_end_only() -> None:
    assert table().outcome() is None
    assert finished().outcome() is not None
    assert finished().next(0) is None


def test_seating() -> None:
    assert seating(GAME, None, None) == [HUMAN] + [best_bot(GAME)] * 3
    assert seating(GAME, 3, ["random"]) == [HUMAN, "random", "random"]
    assert seating(GAME, 3, ["random", "random"]) == [HUMAN, "random", "random"]
    assert seating(GAME, None, list(FOUR)) == list(FOUR)
    assert seating(GAME, 2, [HUMAN, HUMAN]) == [HUMAN, HUMAN]
    with pytest.raises(UnknownBot):
        seating(GAME, 5, ["random", "random"])
    with pytest.raises(UnknownBot):
        seating(GAME, 3, ["nobody"])


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert save_folder() == tmp_path / "realms"
    target = save_folder() / "x.realms"
    write(target, table().save())
    write(target, table().save())
    assert [path.name for path in target.parent.iterdir()] == ["x.realms"]
    assert open_table(target).players == FOUR
    with pytest.raises(realms.BadSave):
        open_table(tmp_path / "missing")
    target.write_bytes(b"nonsense")
    with pytest.raises(realms.BadSave):
        open_table(target)
