"""Every test here knows the toy game and runs commands in this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import cli.toygame.spec
from realms.cli import main

assert cli.toygame.spec.SPEC.id == "toy_harvest"


class Said:
    """What a command answered."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Realms = Callable[..., Said]


@pytest.fixture
def realms(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Realms:
    """Runs a command line."""
    monkeypatch.setenv("REALMS_LANG", "en")
    monkeypatch.delenv("REALMS_DEBUG", raising=False)

    def run(*arguments: str) -> Said:
        status = main(arguments)
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return run
