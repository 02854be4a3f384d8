"""What the server carries and outlives, as pages quote it: from what was measured and kept.

Measuring takes many cores and minutes, so it is a command of its own (`scripts/device-server`); what it found
is kept in `docs/server.json` and told here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

FILE = "server.json"
HOW = "The commands of docs/hosting.md (What it is held to), kept in docs/server.json with when and on what."

Part = dict[str, Any]
Told = tuple[str, str, Callable[[], str]]


def told(docs: Path) -> Iterator[Told]:
    """Every figure: its name, how it was found, and what gives its text."""
    file = docs / FILE
    if not file.is_file():
        return
    kept = json.loads(file.read_text(encoding="utf-8"))
    found = {"when": f"{kept['when']}, {kept['machine']}"}
    for name in ("load", "many"):
        if name in kept["parts"]:
            found |= {f"{name}.{key}": text for key, text in carried(kept["parts"][name]).items()}
    found |= {f"kills.{key}": text for key, text in killed(_those(kept, "kill")).items()}
    found |= {f"hostile.{key}": text for key, text in besieged(_those(kept, "hostile")).items()}
    found |= {f"outages.{key}": text for key, text in interrupted(_those(kept, "outages")).items()}
    if "soak" in kept["parts"]:
        found |= {f"soak.{key}": text for key, text in soaked(kept["parts"]["soak"]).items()}
    for name, text in found.items():
        yield f"server.{name}", HOW, partial(str, text)


def _those(kept: dict[str, Any], kind: str) -> list[Part]:
    return [part for name, part in kept["parts"].items() if name.split("-")[0] == kind]


def carried(part: Part) -> dict[str, str]:
    """What people felt, and what the servers needed."""
    return {
        "tables": f"{part['tables']:,}",
        "per_second": f"{part['per_second']:.0f}",
        "p95": f"{part['times']['other']['p95']:,.0f}",
        "memory": f"{part['memory']:.0f}",
        "cost": f"{part['cost']:.2f}",
        "problems": str(sum(part["problems"].values())),
    }


def killed(parts: list[Part]) -> dict[str, str]:
    """How many processes were ended, and what was lost by it."""
    if not parts:
        return {}
    found = {
        "all": f"{sum(part['kills'] for part in parts):,}",
        "decisions": f"{sum(part['decisions'] for part in parts):,}",
        "lost": str(sum(len(part["lost"]) for part in parts)),
        "still": f"{max(part['stood_still']['max'] for part in parts) / 1000:.1f}",
    }
    for database in ("sqlite", "postgresql"):
        found[database] = f"{sum(part['kills'] for part in parts if part['database'] == database):,}"
    return found


def besieged(parts: list[Part]) -> dict[str, str]:
    """How many requests came, and how many the server failed at."""
    if not parts:
        return {}
    return {
        "requests": f"{sum(part['requests'] for part in parts):,}",
        "failures": str(sum(len(part["failures"]) for part in parts)),
    }


def interrupted(parts: list[Part]) -> dict[str, str]:
    """How many rounds of the tests of outages there were, and how many failed."""
    if not parts:
        return {}
    rounds = sum(len(part["rounds"]) for part in parts)
    return {
        "rounds": str(rounds),
        "failures": str(sum(len(part["failures"]) for part in parts)),
    }


def soaked(part: Part) -> dict[str, str]:
    """How the memory of a server went over the time."""
    line = part["line"]
    half = [memory for _, memory in line[len(line) // 2 :]]
    return {
        "tables": f"{part['tables']:,}",
        "minutes": f"{part['seconds'] / 60:.0f}",
        "decisions": f"{part['decisions']:,}",
        "games": f"{part['finished']:,}",
        "least": f"{min(half):.0f}",
        "most": f"{max(half):.0f}",
    }
