"""Closing the window ends the game: nothing goes on in the dark."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import pytest

PATIENCE = 30.0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_closed_terminal_ends_the_program(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    # A session of its own without a controlling terminal: no signal comes when the window closes.
    game = subprocess.Popen(
        [sys.executable, "-m", "realms", "play", "tiny_epic_kingdoms", "--seed", "1"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment,
        start_new_session=True,
    )
    os.close(follower)
    try:
        assert os.read(leader, 100)  # it draws
        os.close(leader)
        begin = time.monotonic()
        while game.poll() is None and time.monotonic() - begin < PATIENCE:
            time.sleep(0.2)
        assert game.poll() is not None
    finally:
        game.kill()
        game.wait()
