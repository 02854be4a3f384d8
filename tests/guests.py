"""Guests for the tests: what is in `examples`, installed by pip or added to what this process has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
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

    def refused(self, *words: str) -> tuple[int, str]:
        """With which code a command ends that cannot do what was asked, and its one sentence."""
        done = self._done([sys.executable, "-P", "-m", "bocage", *words], "")
        assert done.stdout == ""
        return done.returncode, done.stderr.strip()

    def _run(self, command: list[str], typed: str, **variables: str) -> str:
        done = self._done(command, typed, **variables)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def _done(self, command: list[str], typed: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            input=typed,
            env=self.environment | variables,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )


@pytest.fixture(scope="session")
def goose_guest(tmp_path_factory: pytest.TempPathFactory) -> Guest:
    """The package of `examples/goose` as pip installs it."""
    return installed("goose", tmp_path_factory.mktemp("goose"))


@pytest.fixture(scope="session")
def orchard_guest(tmp_path_factory: pytest.TempPathFactory) -> Guest:
    """The package of `examples/orchard` as pip installs it."""
    return installed("orchard", tmp_path_factory.mktemp("orchard"))


def installed(name: str, folder: Path) -> Guest:
    """A package of `examples`, put by pip where nothing but its own processes finds it."""
    source = folder / "source"  # the build leaves its own things there
    shutil.copytree(
        EXAMPLES / name, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
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


@contextmanager
def goose_here() -> Iterator[Kit]:
    """The same game among the games of this process, for as long as this lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLES / "goose"))
        guest = Folder("goose", "goose", rules=("G",))
        ours = games.kits()
        patch.setattr(games, "kits", lambda: {**ours, "goose": guest})
        patch.setattr(messages, "_guests", [EXAMPLES / "goose" / "goose" / "messages"])
        messages._bundle.cache_clear()
        yield guest
    messages._bundle.cache_clear()


@pytest.fixture
def goose() -> Iterator[Kit]:
    """The same game among the games of this process, for as long as a test lasts."""
    with goose_here() as guest:
        yield guest
