"""`python -m bocage.training.ladder --to FILE`: how far apart weak and strong players are, to set the levels.

Players from one who plays anything to a long search, each measured against the next on paired deals, in every
game that has a network. From the shares won come ratings, and from the ratings the levels
(`bocage.training.levels`).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from itertools import pairwise
from math import exp, log, log10
from pathlib import Path

from bocage.training.bars import BASIC, BEGINNER, EXPERT, machine, tell
from bocage.training.meter import Match, MatchMeter

SETTINGS: dict[str, dict[str, object]] = {"creatures": EXPERT, "agricola": BEGINNER, "farmerama": BASIC}
# The weakest choose among all answers by what the network takes for likely, the more freely the higher the
# number; the others look ahead, so many simulations.
WHIMS = (20.0, 6.0, 4.0, 3.0, 2.2, 1.6, 1.2, 0.8, 0.5)
BUDGETS = (8, 24, 64, 160, 400, 1000, 3000)
ENOUGH = 240  # games of a match
SHORTEST = 2  # simulations
FADED = 0.5  # where between a whim and a search the whim has gone
RATING = 400.0  # points of rating for odds of ten to one


def references() -> list[str]:
    """The players that are measured, the weakest first."""
    whims = [f"instinct~{whim:g}" for whim in WHIMS]
    return ["random", *whims, "instinct", *(f"champion:{budget}" for budget in BUDGETS)]


def matches(games: list[str]) -> list[Match]:
    """Every player against the one before."""
    return [
        Match(f"{game} {better} {worse}", game, SETTINGS[game], better, worse, weight_of(better), ENOUGH)
        for game in games
        for worse, better in pairwise(references())
    ]


def weight_of(player: str) -> float:
    """Longer searches need more time for as many games."""
    return 1.0 + int(player.partition(":")[2] or 0) / 400.0


def rating_of(share: float, games: int) -> float:
    """How much higher a player is rated who wins this share; as if one game more had been drawn."""
    smoothed = (share * games + 0.5) / (games + 1)
    return RATING * log10(smoothed / (1.0 - smoothed))


def ratings(results: list[dict[str, object]]) -> dict[str, dict[str, float]]:
    """For each game the rating of every reference; the weakest has 0."""
    found: dict[str, dict[str, float]] = {}
    for result in results:
        game = found.setdefault(str(result["game"]), {})
        worse = str(result["others"])
        won = result.get("won")
        gain = rating_of(float(won["value"]), int(str(result["games"]))) if isinstance(won, dict) else 0.0
        game[str(result["ours"])] = game.setdefault(worse, 0.0) + gain
    return found


def player_at(rated: dict[str, float], rating: float) -> str:
    """The player with this rating, between the references around it; the last one for any higher."""
    known = [(name, value) for name, value in rated.items() if name != "random"]
    if rating <= known[0][1]:
        return known[0][0]
    for (worse, low), (better, high) in pairwise(known):
        if rating <= high and high > low:
            return between(worse, better, (rating - low) / (high - low))
    return known[-1][0]


def between(worse: str, better: str, part: float) -> str:
    """A player between two references: the whim, or the budget, in proportion on a logarithmic scale.

    From one with a whim to one that looks ahead, the whim fades first, then the shortest searches come.
    """
    whim = float(worse.partition("~")[2] or 0.0)
    if not better.startswith("champion"):
        return f"instinct~{scaled(whim, float(better.partition('~')[2] or whim / 2), part):.2f}"
    if whim:
        if part < FADED:
            return f"instinct~{scaled(whim, whim / 4, part / FADED):.2f}"
        part = (part - FADED) / (1.0 - FADED)
    low, high = (float(name.partition(":")[2] or SHORTEST) for name in (worse, better))
    return f"champion:{round(scaled(low, high, part))}"


def scaled(low: float, high: float, part: float) -> float:
    """A number between two on a logarithmic scale."""
    return exp(log(low) + part * (log(high) - log(low)))


def main() -> int:
    """Measure."""
    words = argparse.ArgumentParser(prog="bocage.training.ladder")
    words.add_argument("--seconds", type=float, default=200.0)
    words.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    words.add_argument("--games", default=",".join(SETTINGS))
    words.add_argument("--to", type=Path, required=True)
    given = words.parse_args()
    results = MatchMeter(matches(given.games.split(",")), given.seconds, given.cores).run()
    for result in results:
        tell(result)
    found = {**machine(), "matches": results, "ratings": ratings(results)}
    given.to.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
