"""What the levels usually score, line by line of the score sheet.

python -m bocage.learning.typical creatures --games 40 --minutes 2

plays games of every level against itself and writes `typical.json` beside the network of the game. What is
there is kept where the new games are fewer; so a slow machine can go on another day. What other networks,
levels or rules have scored is not kept.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random

from bocage.analysis.prospect import by_heading
from bocage.bots.base import Bot
from bocage.bots.budget import Budget
from bocage.bots.counts import tally_of
from bocage.bots.instinct import InstinctBot
from bocage.bots.levels import LEVELS, level_bot
from bocage.bots.mcts import ChampionBot
from bocage.core.game import Game
from bocage.core.outcome import Outcome
from bocage.core.state import NATURE
from bocage.games import kit

FILE = "typical.json"
CHAMPION = "champion"
SEARCH = 200  # simulations of a champion: more of them score hardly more
# Decisions that are varied, and how freely: where there is no chance all games would be the same.
OPENING, LIVELINESS = 6, 0.5
SHOWN = 8  # levels; the highest take as long as champions and score the same


@dataclass(frozen=True)
class Typical:
    """What a level scores on average: points, and points by heading of the score sheet."""

    level: str
    games: int
    points: float
    lines: Mapping[str, float]

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        lines = {heading: round(points, 2) for heading, points in self.lines.items()}
        return {"level": self.level, "games": self.games, "points": round(self.points, 2), "lines": lines}


def players() -> dict[str, Callable[[int], Bot]]:
    """Who plays, weakest first."""
    found: dict[str, Callable[[int], Bot]] = {level.id: level_bot(level) for level in LEVELS[:SHOWN]}
    return {**found, CHAMPION: lambda seed: ChampionBot(seed, Budget(SEARCH))}


def play(game: str, level: str, player: Callable[[int], Bot], games: int, until: float) -> Typical | None:
    """Let a level play the usual game against itself so many times, or until the clock says so."""
    found = kit(game)
    assert found is not None
    total: Counter[str] = Counter()
    points, sheets = 0.0, 0
    for seed in range(games):
        if time.monotonic() >= until:
            break
        rng = Random(seed)
        end = found.game.from_options({}, seed)
        outcome = _played(end, player, rng)
        for sheet in outcome.sheets:
            total.update(by_heading(end, tally_of(end).sums(sheet)))
            points += sheet.total
            sheets += 1
    if not sheets:
        return None
    lines = {heading: value / sheets for heading, value in total.items()}
    return Typical(level, sheets // len(outcome.sheets), points / sheets, lines)


def _played(end: Game, player: Callable[[int], Bot], rng: Random) -> Outcome:
    bots = [player(rng.getrandbits(30)) for _ in range(int(end.state.seats))]
    opening = InstinctBot(rng.getrandbits(30), LIVELINESS)
    decisions = 0
    while (acting := end.to_act) is not None:
        if acting == NATURE:
            end.play(rng.choice(end.legal_actions()))
            continue
        bot = opening if decisions < OPENING else bots[acting]
        end.play(bot.decide(end))
        decisions += 1
    outcome = end.outcome()
    assert outcome is not None
    return outcome


@cache
def typical_of(game: str) -> tuple[Typical, ...]:
    """What the levels score in the usual game, weakest first; nothing where that was never measured."""
    file = _file(game)
    if file is None or not file.is_file():
        return ()
    kept = json.loads(file.read_text(encoding="utf-8"))
    return tuple(Typical(one["level"], one["games"], one["points"], one["lines"]) for one in kept["levels"])


def _file(game: str) -> Path | None:
    found = kit(game)
    return None if found is None or found.networks is None else found.networks / FILE


def measure(game: str, games: int, minutes: float) -> list[Typical]:
    """Measure every level anew, as far as the time goes; what was measured by more games stays.

    Raises:
        ValueError: there is no such game, or no folder to write to.
    """
    file = _file(game)
    if file is None:
        raise ValueError(f"no network of {game}")
    kind = kit(game)
    assert kind is not None
    head = {"game": game, "rules": kind.game.rules_version, "played_by": _played_by(file.parent)}
    kept = {one.level: one for one in typical_of(game)} if _says(file, head) else {}
    found = []
    for number, (level, player) in enumerate(players().items(), start=1):
        until = time.monotonic() + 60 * minutes * number / len(players())
        new = play(game, level, player, games, until)
        old = kept.get(level)
        best = max((one for one in (new, old) if one is not None), key=lambda one: one.games, default=None)
        if best is not None:
            found.append(best)
    value = {**head, "levels": [one.as_json() for one in found]}
    file.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
    return found


def _played_by(folder: Path) -> str:
    """A checksum of the networks and levels that play."""
    files = sorted((*folder.glob("*.net"), *folder.glob("levels.json")))
    return blake2b(b"".join(one.read_bytes() for one in files), digest_size=8).hexdigest()


def _says(file: Path, head: Mapping[str, object]) -> bool:
    """Whether a file was measured under these conditions."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return all(kept.get(name) == value for name, value in head.items())


def main() -> None:
    """Read the words, measure, and say what came of it."""
    import argparse  # a page without a server reads this file, and has no such module

    parser = argparse.ArgumentParser(prog="bocage.learning.typical")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=10.0)
    words = parser.parse_args()
    for one in measure(words.game, words.games, words.minutes):
        sys.stdout.write(f"{one.level}: {one.points:.1f} points in {one.games} games\n")


if __name__ == "__main__":
    main()
