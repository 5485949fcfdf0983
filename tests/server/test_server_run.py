"""Running a server: what is refused before it starts, and how it goes."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import pytest

from realms.cli import main
from realms.kernel.model import BadOptions
from realms.server import run
from realms.server.settings import ENVIRONMENT, Limits, Rate, Settings, from_json
from realms.server.store.database import Database
from server.live import free_port

TESTS = str(Path(__file__).parent.parent)
Said = tuple[int, str]
Serve = Callable[..., Said]


@pytest.fixture
def serve(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Serve:
    """`realms serve` where it does not come to serving: status and standard error."""
    monkeypatch.delenv(ENVIRONMENT, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def tried(*arguments: str) -> Said:
        status = main(["serve", *arguments])
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        return status, err

    return tried


@contextmanager
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


# What is wrong before it starts.


def test_a_port_that_is_taken(serve: Serve) -> None:
    with taken() as port:
        assert serve("--port", str(port)) == (1, f"Port {port} of 127.0.0.1 is taken by another program.\n")


def test_when_any_port_will_do_the_next_free_one_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found: list[int] = []
    monkeypatch.setenv(ENVIRONMENT, "")
    monkeypatch.setattr(run, "work", lambda config, listener: found.append(listener.getsockname()[1]))
    with taken() as port:
        arguments = ("serve", "--port", str(port), "--any-port", "--database", f"sqlite:///{tmp_path}/realms.db")
        assert main(arguments) == 0
    assert found[0] > port
    assert from_json(os.environ[ENVIRONMENT]).port == found[0]
    assert capsys.readouterr().out.splitlines() == [
        f"Port {port} is taken by another program; the next that is free is {found[0]}.",
        f"Realms serves on http://127.0.0.1:{found[0]} (Ctrl-C stops)",
    ]


def test_when_any_port_will_do_but_all_are_taken(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PORTS", 1)
    with taken() as port:
        sentence = f"The ports {port} to {port} of 127.0.0.1 are all taken by other programs.\n"
        assert serve("--port", str(port), "--any-port") == (1, sentence)


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        ("no.such.host.invalid", "There is no address 'no.such.host.invalid' to listen on.\n"),
        ("192.0.2.1", "192.0.2.1 is no address of this machine.\n"),
        ("a" * 300, f"There is no address '{'a' * 300}' to listen on.\n"),
    ],
)
def test_an_address_that_is_not_ours(serve: Serve, host: str, sentence: str) -> None:
    assert serve("--host", host, "--port", str(free_port())) == (2, sentence)


def test_a_file_that_is_no_database(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("buy milk\n" * 1000)
    status, sentence = serve("--database", f"sqlite:///{file}", "--port", str(free_port()))
    assert status == 1
    assert sentence == "The database cannot be opened (DatabaseError: file is not a database).\n"
    assert file.read_text() == "buy milk\n" * 1000


def test_a_folder_that_cannot_be_made(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, sentence = serve("--database", f"sqlite:///{tmp_path}/file/realms.db", "--port", str(free_port()))
    assert status == 1
    assert sentence.startswith(f"There is no writing beside {tmp_path}/file/realms.db: ")


def test_two_servers_never_share_a_file(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "realms.db"
    (tmp_path / "link.db").symlink_to(file)
    with run.claimed(file):
        status, sentence = serve("--database", f"sqlite:///{tmp_path}/link.db", "--port", str(free_port()))
        assert (status, sentence) == (1, f"Another server has {file} open already.\n")
    with run.claimed(file):
        pass


def test_a_killed_server_gives_its_file_free(tmp_path: Path) -> None:
    file = tmp_path / "realms.db"
    hold = f"from realms.server.run import *\nwith claimed(Path({str(file)!r})):\n print(1, flush=True)\n input()"
    holder = subprocess.Popen([sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holder.stdout is not None and holder.stdin is not None
    with holder, holder.stdout, holder.stdin:
        assert holder.stdout.readline() == b"1\n"
        with pytest.raises(run.CannotServe, match="Another server"), run.claimed(file):
            pass
        holder.kill()
        holder.wait(10)
    with run.claimed(file):
        pass


def test_a_postgresql_that_is_not_there(serve: Serve) -> None:
    url = f"postgresql://realms:hunter2@127.0.0.1:{free_port()}/realms"
    status, sentence = serve("--database", url, "--port", str(free_port()))
    assert status == 1
    assert sentence.startswith("The database cannot be opened (OperationalError: ")
    assert "Connection refused" in sentence
    assert "hunter2" not in sentence


async def test_a_database_of_a_newer_realms(tmp_path: Path) -> None:
    file = tmp_path / "realms.db"
    db = Database(f"sqlite:///{file}")
    await db.open()
    await db.close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(run.CannotServe, match="is of another Realms, probably a newer one"):
        await run._try_database(f"sqlite:///{file}")


def test_the_failed_start_leaves_nothing(serve: Serve, tmp_path: Path) -> None:
    with taken() as port:
        serve("--port", str(port), "--database", f"sqlite:///{tmp_path}/realms.db")
    assert ENVIRONMENT not in os.environ
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    with run.claimed(tmp_path / "realms.db"):
        pass


# Settings.


def test_flags_count_for_more_than_the_environment() -> None:
    text = '{"port": 9000, "host": "::1", "limits": {"requests": {"per_second": 5, "burst": 7}}, "origins": ["http://a"]}'
    settings = run.given({ENVIRONMENT: text}, port=7000, workers=None)
    assert (settings.port, settings.host, settings.workers) == (7000, "::1", 1)
    assert settings.limits.requests == Rate(5, 7)
    assert settings.limits.messages == Settings().limits.messages
    assert settings.origins == ("http://a",)
    assert from_json(settings.to_json()) == settings


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "makes no sense at it"),
        ("[]", "makes no sense at it"),
        ('{"port": "many"}', "makes no sense at port"),
        ('{"limits": {"requests": {"burst": 1}}}', "makes no sense at limits.requests.per_second"),
        ('{"colour": "red"}', "holds 'colour', which is no setting"),
        ('{"limits": {"speed": 1}}', "holds 'speed', which is no setting"),
    ],
)
def test_settings_that_make_no_sense(text: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        run.given({ENVIRONMENT: text})


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": 0},
        {"port": 65536},
        {"workers": 0},
        {"origins": ("http://a/b",)},
        {"modules": ("no_such_module",)},
    ],
)
def test_settings_out_of_bounds(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        run.check(Settings().but(**wrong))


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({}, "http://127.0.0.1:8000 ("),
        ({"host": "::1", "port": 9}, "http://[::1]:9 ("),
        ({"host": "0.0.0.0"}, "http://localhost:8000 and on every other address of this machine ("),
        ({"host": "0.0.0.0", "public_url": "https://realms.example"}, "https://realms.example ("),
    ],
)
def test_the_address_to_open(changes: dict[str, object], where: str) -> None:
    assert run.greeting(Settings().but(**changes)) == f"Realms serves on {where}Ctrl-C stops)"


def test_hosts_are_told_of_every_setting() -> None:
    guide = (Path(TESTS).parent / "docs" / "hosting.md").read_text()
    settings = Settings()
    for field in fields(Settings):
        value = getattr(settings, field.name)
        if field.name in ("database", "host", "port", "workers", "public_url", "log_level", "log_json", "limits"):
            assert f"`{field.name}`" in guide
        else:
            assert f"| `{field.name}` | {value if isinstance(value, int) else '`[]`'} |" in guide
    for field in fields(Limits):
        value = getattr(settings.limits, field.name)
        shown = f"{value.per_second:g}" if isinstance(value, Rate) else f"{value} |"
        assert f"| `{field.name}` | {shown}" in guide
        assert not isinstance(value, Rate) or re.search(
            rf"`{field.name}` \| .*, {value.burst}( at once)? \|", guide
        )
