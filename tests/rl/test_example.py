"""The example learns: a shortened run beats random play, and an untaught player does not."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from long import LONG
from realms.rl.vector import VectorEnv

FILE = Path(__file__).resolve().parents[2] / "examples" / "train_tiny_epic_kingdoms.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_tiny_epic_kingdoms", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns_to_beat_random_play() -> None:
    lesson = example()
    player = lesson.Player(VectorEnv(lesson.GAME, 1, lesson.PLAYERS), seed=1)
    games, checked, least = (600, 200, 0.75) if LONG else (70, 40, 0.62)
    before = lesson.share_won(player, checked, seed=10_000)
    lesson.train(player, games, seed=1, rate=0.3, count=2)
    after = lesson.share_won(player, checked, seed=20_000)
    assert before < 0.62 and after >= least and after > before, (before, after)
