"""Figures of the page without a server: what travels, when one can play, how long its bots take."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from bocage.games import installed

HOW = (
    "`bocage bench --site`: Chromium, plain files from the same machine; the second visit without a network."
)
WEIGHED = "`bocage site`: every file that travels before a page is kept, packed as servers pack it."
WEIGH = (
    "import sys; from pathlib import Path; from bocage.site import folder; place = Path(sys.argv[1]); "
    "folder.write_site(place); print(folder.first_load(place))"
)
STEPS = ("interpreter", "engine", "words")


@cache
def measured() -> dict[str, Any]:
    """What the command says; asked once."""
    command = [sys.executable, "-P", "-m", "bocage", "bench", "--site", "--json"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return dict(json.loads(said))


def weight() -> str:
    """How much a first visit fetches: a matter of files, which no browser needs to open."""
    with tempfile.TemporaryDirectory() as place:
        command = [sys.executable, "-P", "-c", WEIGH, str(Path(place) / "site")]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return f"{int(said) / 1e6:.1f} MB"


def told() -> list[tuple[str, str, Callable[[], str]]]:
    """Names, how each was measured, and what measures it."""
    found: list[tuple[str, str, Callable[[], str]]] = [
        ("site.bytes", WEIGHED, weight),
        ("site.kept", HOW, lambda: f"{measured()['kept']:.1f} s"),
    ]
    for visit in ("first", "second"):
        found += [(f"site.{visit}.{what}", HOW, partial(_time, visit, what)) for what in ("shown", "ready")]
        found += [(f"site.{visit}.{step}", HOW, partial(_step, visit, step)) for step in STEPS]
    return found + [(f"site.answer.{game}", HOW, partial(_answer, game)) for game in installed()]


def _time(visit: str, what: str) -> str:
    return f"{measured()[visit][what]:.1f} s"


def _step(visit: str, step: str) -> str:
    """How long a step took: until the next one began."""
    steps: dict[str, float] = {"interpreter": 0.0, **measured()[visit]["steps"]}
    order = sorted(steps, key=steps.__getitem__)
    return f"{(steps[order[order.index(step) + 1]] - steps[step]) / 1000:.2f} s"


def _answer(game: str) -> str:
    return f"{measured()['answers'][game]:.1f} s"
