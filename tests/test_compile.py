"""scripts/compile: what did not change is not compiled again, and what builds on a change is."""

from __future__ import annotations

import os
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "compile"
LONG_AGO = 10**18
KERNEL, KERNEL_HEADER = "__native_realms_kernel.c", "__native_realms_kernel.h"
BOTS, BOTS_HEADER = "__native_realms_bots.c", "__native_realms_bots.h"
FILES = (KERNEL, KERNEL_HEADER, BOTS, BOTS_HEADER)


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with a folder of its own in which C was written long ago."""
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    loader = SourceFileLoader("compile_script", str(SCRIPT))
    spec = spec_from_loader("compile_script", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    monkeypatch.setattr(module, "WORK", tmp_path)
    monkeypatch.setattr(module, "MAKER", tmp_path / "maker")
    (tmp_path / "c").mkdir()
    for name in FILES:
        (tmp_path / "c" / name).write_text("as it was")
        os.utime(tmp_path / "c" / name, ns=(LONG_AGO, LONG_AGO))
    return module


def renewed(script: ModuleType, changed: str) -> set[str]:
    """Files that count as new when all were written anew and one of them differs."""
    with script.keeping_times():
        for name in FILES:
            (script.WORK / "c" / name).write_text("changed" if name == changed else "as it was")
    return {name for name in FILES if (script.WORK / "c" / name).stat().st_mtime_ns > LONG_AGO}


@pytest.mark.parametrize("changed", ["", KERNEL, BOTS, BOTS_HEADER])
def test_what_came_out_the_same_keeps_its_time(script: ModuleType, changed: str) -> None:
    assert renewed(script, changed) == ({changed} if changed else set())
    assert script.MAKER.read_text() == script.maker()


def test_all_is_new_when_others_build_on_what_changed(script: ModuleType) -> None:
    assert renewed(script, KERNEL_HEADER) == set(FILES)
