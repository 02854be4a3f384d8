"""The command line with a scripted keyboard and a folder of its own for saved games."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage import messages
from tests.terminal.sitting import Typist


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("BOCAGE_LANG", "en")
    yield
    messages.choose(None)


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What will be typed; filled by the test before it calls the command."""
    lines: list[str] = []
    monkeypatch.setattr(sys, "stdin", Typist(lines))
    return lines
