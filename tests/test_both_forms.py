"""The compiled and the interpreted engine play the same games.

Where the installed engine is not compiled there is only one form: the tests then compare it with itself, and
their names say so.
"""

import json
import subprocess
import sys

import pytest

from bocage import games

GAMES = 250  # of each mode: a thousand in all
FORM = "compiled" if games.is_compiled() else "interpreted"
MODES = {
    "standard": [],
    "advanced": [],
    "expert": [],
    "free": [
        "--tiles",
        "barn,stewards_office,carpenter,rearing_station,breeding_station,assembly_hall,woodshop",
    ],
}


def run(module: str, mode: str) -> dict[str, object]:
    """Simulate the games of one mode in a process of its own."""
    words = ["simulate", "creatures", "--games", str(GAMES), "--seed", "11", "--mode", mode, *MODES[mode]]
    done = subprocess.run(
        [sys.executable, "-P", "-m", module, *words, "--json", "--jobs", "2"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    facts: dict[str, object] = json.loads(done.stdout)
    del facts["seconds"]
    return facts


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode}-{FORM}-and-interpreted")
def test_both_forms_play_the_same_games(mode: str) -> None:
    assert run("bocage", mode) == run("bocage.interpreted", mode)
