"""`python -m bocage.training.levels LADDER --to FOLDER`: sets the levels of every game, and measures them.

LADDER is what `bocage.training.ladder` found. The levels are put in even steps, played against each other,
and put right by what came of it; FOLDER gets `GAME.json` for each game, to be kept as `levels.json` beside
its network. `--keep` puts the files of FOLDER there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from bocage.bots.levels import FILE, LEVELS
from bocage.games import kit
from bocage.training.bars import machine, tell
from bocage.training.ladder import SETTINGS, player_at, rating_of, weight_of
from bocage.training.meter import Match, MatchMeter

RANDOM = "random"
EVEN = 155.0  # rating of who wins 71 of 100 games
LOWEST = 190.0  # the first level wins three of four games against chance, or more
ENOUGH = 400  # games of a match
SLOW = {"agricola": 1.8}  # games that take longer
DAMPED = 0.5  # how much of what the first games show is put right: they are few


def even_steps(rated: dict[str, float], count: int) -> list[str]:
    """So many players: the last one is the best that was measured, the others stand below it in even steps.

    The steps are of 70 of 100 games where there is room for them, else as large as the room allows.
    """
    top = max(rated.values())
    first = max(LOWEST, top - EVEN * (count - 1))
    step = (top - first) / (count - 1)
    return [player_at(rated, first + step * number) for number in range(count)]


def matches(game: str, players: list[str]) -> list[Match]:
    """Every level against the one below."""
    setting = SETTINGS[game]
    slow = SLOW.get(game, 1.0)
    return [
        Match(f"{game} {place}", game, setting, better, worse, slow * weight_of(better), ENOUGH)
        for place, (worse, better) in enumerate(pairwise([RANDOM, *players]))
    ]


def rated_again(results: list[dict[str, Any]]) -> dict[str, float]:
    """Ratings of the levels of one game by how they did against each other, and by what they were set to."""
    found = {RANDOM: 0.0}
    rating = 0.0
    for place, result in enumerate(results):
        shown = rating_of(result["won"]["value"], result["games"])
        rating += max(1.0, shown if place == 0 else DAMPED * shown + (1.0 - DAMPED) * EVEN)
        found[result["ours"]] = rating
    return found


def kept(results: list[dict[str, Any]]) -> list[dict[str, object]]:
    """The levels of one game as they are kept: how they play, what they do against the one below."""
    found: list[dict[str, object]] = []
    for place, (level, result) in enumerate(zip(LEVELS, results, strict=True)):
        own = [result["points"]["value"]]
        if place + 1 < len(results):
            own.append(results[place + 1]["best_other"]["value"])
        name = result["ours"]
        simulations = int(name.partition(":")[2] or 0)
        found.append(
            {
                "id": level.id,
                "simulations": simulations,
                "whim": 0.0 if simulations else float(name.partition("~")[2] or 0.0),
                "points": {"value": round(fmean(own), 1)},
                "against": result["others"],
                "games": result["games"],
                "won": result["won"],
                "margin": result["margin"],
            }
        )
    return found


def keep(folder: Path) -> None:
    """Put the files of a folder beside the networks."""
    for game in SETTINGS:
        file, there = folder / f"{game}.json", kit(game)
        if file.is_file() and there is not None and there.networks is not None:
            (there.networks / FILE).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")


def measured(ratings: dict[str, dict[str, float]], seconds: float, cores: int, folder: Path) -> None:
    """Set the levels twice, the second time by what the first showed, and write down what was found."""
    players = {game: even_steps(rated, len(LEVELS)) for game, rated in ratings.items()}
    for part in (0.3, 0.7):
        wanted = [match for game, names in players.items() for match in matches(game, names)]
        results = MatchMeter(wanted, part * seconds, cores).run()
        for game in players:
            own = [result for result in results if result["game"] == game]
            for result in own:
                tell(result)
            if all("won" in result for result in own):
                text = json.dumps({**machine(), "options": SETTINGS[game], "levels": kept(own)}, indent=1)
                (folder / f"{game}.json").write_text(text + "\n", encoding="utf-8")
                players[game] = even_steps(rated_again(own), len(LEVELS))


def main() -> int:
    """Set the levels, or keep them."""
    words = argparse.ArgumentParser(prog="bocage.training.levels")
    words.add_argument("ladder", type=Path, nargs="?")
    words.add_argument("--to", type=Path, required=True)
    words.add_argument("--seconds", type=float, default=300.0)
    words.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    words.add_argument("--keep", action="store_true")
    given = words.parse_args()
    if given.keep:
        keep(given.to)
        return 0
    given.to.mkdir(parents=True, exist_ok=True)
    ratings = json.loads(given.ladder.read_text(encoding="utf-8"))["ratings"]
    measured(ratings, given.seconds, given.cores, given.to)
    return 0


if __name__ == "__main__":
    sys.exit(main())
