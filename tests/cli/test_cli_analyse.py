"""`realms analyse`: a saved game looked back on, as a table and as JSON; one sentence where that cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coach.positions import played
from realms import saves
from realms.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["analyse", *arguments])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "game.realms"
    found.write_bytes(saves.save(played(8)))
    return found


def test_a_game_is_looked_back_on(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told, _ = run(capsys, str(file), "--seconds", "1", "--lang", "ru")
    assert status == 0 and "шансы на победу" in told and "Игрок 2" in told
    status, told, _ = run(capsys, str(file), "--seconds", "1", "--json")
    review = json.loads(told)
    assert status == 0 and review["choices"] == 8
    assert review["curve"][0]["at"] == 0 and review["curve"][-1]["at"] == 8
    assert [account["seat"] for account in review["accounts"]] == [0, 1]


def test_what_cannot_be_looked_back_on_gets_a_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = tmp_path / "bare.realms"
    bare.write_bytes(saves.save(played(0)))
    for arguments in ((str(bare),), (str(tmp_path / "none.realms"),), (str(file), "--seconds", "0")):
        status, told, why = run(capsys, *arguments)
        assert status != 0 and told == "" and len(why.strip().splitlines()) == 1, arguments
