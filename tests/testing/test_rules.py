"""Rule coverage counts tests that would run and do something, and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from realms.testing import games, rules
from realms.testing.rules import Collected, rule

HEAD = """
    import pytest
    from realms.testing.rules import rule

"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "realms.testing.rules", "--tests", "suite", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    home = tmp_path / "suite"
    home.mkdir()
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    (home / "conftest.py").write_text('pytest_plugins = ["realms.testing.plugin"]\n')
    return home


def write(suite: Path, text: str, name: str = "test_it.py") -> None:
    (suite / name).write_text(textwrap.dedent(HEAD + text))


def test_only_tests_that_would_do_something_count(suite: Path) -> None:
    write(
        suite,
        """
    @rule("TEK-WAR-01", "TEK-WAR-02")
    def test_counts() -> None:
        assert True

    @rule("TEK-WAR-03")
    class TestToo:
        def test_counts(self) -> None:
            assert True

    @pytest.mark.parametrize("x", [1, pytest.param(2, marks=rule("TEK-WAR-04"))])
    def test_one_parameter(x: int) -> None:
        assert x

    @pytest.mark.skip
    @rule("TEK-WAR-05")
    def test_skipped() -> None:
        assert True

    @pytest.mark.skipif(True, reason="never")
    @rule("TEK-WAR-06")
    def test_skipped_here() -> None:
        assert True

    @pytest.mark.skipif(False, reason="always")
    @rule("TEK-WAR-07")
    def test_not_skipped() -> None:
        assert True

    @pytest.mark.xfail
    @rule("TEK-WAR-08")
    def test_expected_to_fail() -> None:
        assert True

    @rule("TEK-WAR-09")
    def test_empty() -> None:
        '''To be written.'''
        ...

    @rule("TEK-WAR-10")
    def test_skips_itself() -> None:
        pytest.skip("later")

    @rule("TEK-WAR-11")
    def not_a_test() -> None:
        assert True
    """,
    )
    done = run(suite.parent, "tiny_epic_kingdoms", "--json")
    found = json.loads(done.stdout)["games"]["tiny_epic_kingdoms"]
    assert sorted(found["covered"]) == [f"TEK-WAR-0{n}" for n in (1, 2, 3, 4, 7)]
    assert found["total"] == 303
    assert len(found["missing"]) == 298
    told = run(suite.parent, "tiny_epic_kingdoms").stdout
    assert "tiny_epic_kingdoms: 5 of 303 rules have a test (1.7 %)" in told
    for id, reason in (("05", "skipped"), ("06", "skipped here"), ("08", "expected to fail"), ("09", "empty")):
        assert f"does not count for TEK-WAR-{id}: " in told and f"({reason})" in told
    assert "(skips itself)" in told


def test_an_unknown_id_fails_the_command_and_the_test(suite: Path) -> None:
    write(
        suite,
        """
    @rule("TEK-WAR-99")
    def test_of_nothing() -> None:
        assert True
    """,
    )
    done = run(suite.parent)
    assert done.returncode == 1
    assert "no catalogue has TEK-WAR-99, named by suite/test_it.py::test_of_nothing" in done.stderr
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "suite"]
    ran = subprocess.run(command, cwd=suite.parent, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "no catalogue has the rule TEK-WAR-99" in ran.stdout


def test_tests_that_do_not_import_fail_the_command(suite: Path) -> None:
    write(suite, "    import nothing_of_that_name\n")
    done = run(suite.parent)
    assert done.returncode == 1
    assert "nothing_of_that_name" in done.stderr


def test_a_left_over_roll_fails_the_test_that_left_it(suite: Path) -> None:
    write(
        suite,
        """
    from realms.testing.scenario import Scenario
    from realms.kernel.match import Match
    from realms.kernel.rng import Rng

    def test_dice() -> None:
        Scenario(Match(1, [], Rng(1), 0, 0), saves=False).dice(3)
    """,
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "suite"]
    ran = subprocess.run(command, cwd=suite.parent, capture_output=True, text=True, check=False)
    assert "1 scripted rolls were never made" in ran.stdout
    assert "1 failed" in ran.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"), [(["no_game"], "no rule catalogue of no_game"), (["--tests", "no"], "no folder no")]
)
def test_wrong_arguments_are_told_in_a_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "suite").mkdir()
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_a_complete_game_needs_every_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = ["LA-A-01", "LA-A-02"]
    monkeypatch.setattr(games, "catalogue", lambda game: ids)

    class Spec:
        id = "lantern"
        complete = True

    monkeypatch.setattr(games, "specs", lambda: [Spec])
    partly = rules.coverage("lantern", Collected({"LA-A-01": ["test_a"]}))
    assert not partly.ok and partly.missing == ["LA-A-02"] and partly.total == 2
    assert rules.coverage("lantern", Collected({id: ["test_a"] for id in ids})).ok
    Spec.complete = False
    assert rules.coverage("lantern", Collected()).ok
    assert rules.page(partly) == [
        "lantern: 1 of 2 rules have a test (50.0 %), complete",
        "  without a test: LA-A-02",
    ]


def test_the_marker_wants_ids() -> None:
    with pytest.raises(TypeError, match="with the ids in brackets"):
        rule()
    with pytest.raises(TypeError, match="with the ids in brackets"):
        rule(test_the_marker_wants_ids)  # type: ignore[arg-type]
