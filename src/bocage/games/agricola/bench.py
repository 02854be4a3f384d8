"""Agricola: other numbers of players, people placed a second, and the slowest question of many games."""

from __future__ import annotations

import time
from collections.abc import Iterator

from bocage.benchmark.clock import percentile
from bocage.benchmark.figures import NANOSECONDS, PER_SECOND, Figure, play_for
from bocage.core.chance import Dice
from bocage.core.events import Listener
from bocage.core.menu import Menu
from bocage.core.playout import play_out
from bocage.games.agricola import Game

TABLES: tuple[tuple[str, int], ...] = (("full", 1), ("full", 2), ("full", 3), ("full", 4), ("beginner", 2))
SECONDS = 0.4  # for each table
COUNTED = 30  # games in which placements are counted
QUESTIONED = 40  # games whose questions are timed one by one


class Placements(Listener):
    """Counts the people placed (A-6.1): other engines cut a turn into other decisions."""

    def __init__(self) -> None:
        self.count = 0

    def hear(self, key: str, seat: int, x: int, y: int, z: int) -> None:
        self.count += key == "space"


def measure() -> Iterator[Figure]:
    """The figures of every table, then those of single questions."""
    for mode, seats in TABLES:
        fresh = Game(seats=seats, mode=mode)
        games, _, taken = play_for(fresh, SECONDS)
        name = f"{mode} {seats}"
        yield Figure(Game.id, name, "games", PER_SECOND, games / taken)
        placed = placements(fresh, min(games, COUNTED))
        yield Figure(Game.id, name, "placements", PER_SECOND, placed * games / taken)
    times = question_times(QUESTIONED)
    for figure, value in (("p99", percentile(times, 0.99)), ("max", max(times))):
        yield Figure(Game.id, "", f"query.legal.{figure}", NANOSECONDS, value)


def placements(fresh: Game, games: int) -> float:
    """How many people are placed in a random game, on average."""
    counter = Placements()
    for seed in range(games):
        game = fresh.copy()
        game.listen(counter)
        play_out(game.kernel, game.state, Dice(seed))
    return counter.count / games


def question_times(games: int) -> list[float]:
    """How long each question of random games takes to be put, with all its legal actions."""
    found = []
    for seed in range(games):
        mode, seats = TABLES[seed % len(TABLES)]
        game = Game(seats=seats, mode=mode)
        menu, dice = Menu(), Dice(seed)
        game.kernel.settle(game.state, menu)
        while menu.count:
            game.kernel.answer(game.state, menu.pick(dice.below(menu.size())))
            start = time.perf_counter_ns()
            game.kernel.settle(game.state, menu)
            menu.actions()
            found.append(float(time.perf_counter_ns() - start))
    return found
