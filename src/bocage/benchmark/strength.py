"""How strong bots are, as pages quote it: from what was measured and kept.

The matches take many cores and minutes, so they are commands of their own (`python -m bocage.training.bars`,
`… .levels`); what they found is kept, in `docs/bars.json` and beside the networks, and told here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from bocage.bots.advice import every_network
from bocage.bots.levels import FILE
from bocage.bots.network import read_network
from bocage.games import kits

BARS = "bars.json"
HOW_BARS = "`python -m bocage.training.bars`, kept in docs/bars.json with when and on what."
HOW_LEVELS = "`python -m bocage.training.levels`, kept beside the network with when and on what."

HOW_NETWORKS = "The card of the network, which its training wrote."

Told = tuple[str, str, Callable[[], str]]


def told(docs: Path) -> Iterator[Told]:
    """Every figure: its name, how it was found, and what gives its text."""
    file = docs / BARS
    if file.is_file():
        yield from _bars(json.loads(file.read_text(encoding="utf-8")))
    for file in every_network():
        yield from _network(file)
    for game, kit in kits().items():
        if kit.networks is not None and (kit.networks / FILE).is_file():
            kept = json.loads((kit.networks / FILE).read_text(encoding="utf-8"))
            yield from _levels(game, kept["levels"])


def _network(file: Path) -> Iterator[Told]:
    made = read_network(file).made
    name = f"networks.{file.stem.replace('-', '_')}"
    yield f"{name}.games", HOW_NETWORKS, partial(str, f"{made['games']:,}")
    yield f"{name}.core_hours", HOW_NETWORKS, partial(str, made["core_hours"])
    yield f"{name}.learning", HOW_NETWORKS, partial(str, made["learning_minutes"])


def _bars(kept: dict[str, Any]) -> Iterator[Told]:
    yield "bars.when", HOW_BARS, partial(str, f"{kept['when']}, {kept['machine']}")
    for bar in kept["bars"]:
        name = f"bars.{bar['name'].replace('-', '_')}"
        yield name, HOW_BARS, partial(share if bar["figure"] == "won" else points, bar)
        if "best_other" in bar and bar["figure"] == "won":
            yield f"{name}.points", HOW_BARS, partial(both_points, bar)
    for speed in kept["speeds"]:
        yield f"bars.speed.{speed['game']}", HOW_BARS, partial(str, f"{speed['ratio']:.2f}")
        yield f"bars.speed_random.{speed['game']}", HOW_BARS, partial(str, f"{speed['ratio_random']:.2f}")


def _levels(game: str, levels: list[dict[str, Any]]) -> Iterator[Told]:
    for level in levels:
        name = f"levels.{game}.{level['id']}"
        yield f"{name}.plays", HOW_LEVELS, partial(manner, level)
        yield f"{name}.won", HOW_LEVELS, partial(share, level)
        yield f"{name}.points", HOW_LEVELS, partial(str, f"{level['points']['value']:.0f}")


def share(result: dict[str, Any]) -> str:
    """The share won with its interval, and of how many games."""
    won = result["won"]
    low, high = round(100 * won["low"]), round(100 * won["high"])
    return f"{100 * won['value']:.0f} % ({low}–{high}) of {result['games']}"


def points(result: dict[str, Any]) -> str:
    """Mean points with their interval, and of how many games."""
    found = result["points"]
    return f"{found['value']:.1f} ({found['low']:.1f}–{found['high']:.1f}) in {result['games']}"


def both_points(result: dict[str, Any]) -> str:
    """Mean points of one, and of the best other."""
    return f"{result['points']['value']:.1f} : {result['best_other']['value']:.1f}"


def manner(level: dict[str, Any]) -> str:
    """How a level plays."""
    if level["simulations"]:
        return f"{level['simulations']} simulations"
    return f"prior, whim {level['whim']:g}" if level["whim"] else "prior"
