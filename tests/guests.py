"""Guests for the tests: the game of `examples/goose`, installed by pip or added to those of this process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage import games, messages
from bocage.games.parts import Folder, Kit

EXAMPLES = Path(__file__).parents[1] / "examples"
PATIENCE = 240.0  # seconds: many tests may run at once


class Guest:
    """Bocage as somebody has it who has installed a guest: every call is a process of its own.

    Attributes:
        environment: in which the guest is installed; folder: where the processes run.
    """

    def __init__(self, site: Path, folder: Path) -> None:
        ours = os.environ.get("PYTHONPATH", "")
        self.folder = folder
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, [str(site), ours])),
            "XDG_STATE_HOME": str(folder / "state"),
            "BOCAGE_LANG": "en",
        }

    def python(self, source: str) -> str:
        """What a program prints."""
        return self._run([sys.executable, "-P", "-c", source], "")

    def bocage(self, *words: str, typed: str = "", lang: str = "en") -> str:
        """What a command prints; it must end well."""
        return self._run([sys.executable, "-P", "-m", "bocage", *words], typed, BOCAGE_LANG=lang)

    def _run(self, command: list[str], typed: str, **variables: str) -> str:
        done = subprocess.run(
            command,
            input=typed,
            env=self.environment | variables,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="session")
def goose_guest(tmp_path_factory: pytest.TempPathFactory) -> Guest:
    """The package of `examples/goose` as pip installs it."""
    folder = tmp_path_factory.mktemp("goose")
    source = folder / "source"  # the build leaves its own things there
    shutil.copytree(
        EXAMPLES / "goose", source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    )
    install = [
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
    ]
    subprocess.run(
        [sys.executable, "-m", *install, "--target", str(folder / "site"), str(source)],
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    return Guest(folder / "site", folder)


@pytest.fixture
def goose(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    """The same game among the games of this process, for as long as a test lasts."""
    monkeypatch.syspath_prepend(str(EXAMPLES / "goose"))
    guest = Folder("goose", "goose", rules=("G",))
    ours = games.kits()
    monkeypatch.setattr(games, "kits", lambda: {**ours, "goose": guest})
    monkeypatch.setattr(messages, "_guests", [EXAMPLES / "goose" / "goose" / "messages"])
    messages._bundle.cache_clear()
    yield guest
    messages._bundle.cache_clear()
