"""The engine as plain Python: the same tests, from the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# Only what is compiled otherwise: words, screens and referees are plain Python in both forms. Of the contract
# one table of Agricola, whose positions take longest.
ENGINE = {
    "core": ("tests/core",),
    "contract": ("tests/contract/test_contract.py", "-k", "not agricola or agricola-beginner-2"),
    "creatures": ("tests/games/creatures/rules", "tests/games/creatures/cards"),
    "farmerama": ("tests/games/farmerama/rules",),
    **{part: (f"tests/{part}",) for part in ("playthroughs", "recorded", "counts")},
}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the sources, where nothing is compiled."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    env["PYTHONPATH"] = str(ROOT / "src")
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


def test_the_sources_are_not_compiled() -> None:
    done = run("-c", "import bocage.core.kernel as kernel; print(kernel.__file__)")
    assert Path(done.stdout.strip()) == ROOT / "src" / "bocage" / "core" / "kernel.py"


@pytest.mark.slow
@pytest.mark.parametrize("part", ENGINE)
def test_the_engine_passes_its_tests_interpreted(part: str) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *ENGINE[part])
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
