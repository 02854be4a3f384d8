"""The engine as plain Python: the same tests, from the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FARMERAMA = "tests/games/farmerama/rules"
# Only what is compiled otherwise: words, screens and referees are plain Python in both forms. Of the contract
# one table of Agricola, whose positions take longest; of the random games of Farmerama the smallest table of
# each mode and the largest of the one with most rules.
ENGINE = {
    "core": ("tests/core", "tests/playthroughs", "tests/recorded", "tests/counts"),
    "contract": ("tests/contract/test_contract.py", "-k", "not agricola or agricola-beginner-2"),
    "creatures": ("tests/games/creatures/rules", "tests/games/creatures/cards"),
    "farmerama": (
        *(FARMERAMA, "--ignore", f"{FARMERAMA}/test_messages.py"),
        *("-k", "not basic-3 and not basic-4 and not advanced-3"),
    ),
}
# Plugins are for other tests; and where one of these fails, the compiled engine says more.
QUICKLY = ("-q", "-p", "no:cacheprovider", "--assert", "plain")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the sources, where nothing is compiled."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    env["PYTHONPATH"] = str(ROOT / "src")
    env["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


def test_the_sources_are_not_compiled() -> None:
    done = run("-c", "import bocage.core.kernel as kernel; print(kernel.__file__)")
    assert Path(done.stdout.strip()) == ROOT / "src" / "bocage" / "core" / "kernel.py"


@pytest.mark.slow
@pytest.mark.parametrize("part", ENGINE)
def test_the_engine_passes_its_tests_interpreted(part: str) -> None:
    done = run("-m", "pytest", *QUICKLY, *ENGINE[part])
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
