"""One round of measuring: every figure once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from types import MappingProxyType

from bocage.benchmark.clock import nanoseconds
from bocage.core.chance import Dice
from bocage.core.errors import BadOption
from bocage.core.game import Game, Options
from bocage.core.menu import Menu
from bocage.core.playout import play_out
from bocage.games import game_class, installed, kits

POSITIONS = 8
DEPTH = 45  # decisions played before a position is measured: the middle of a game
PER_SECOND = "/s"
NANOSECONDS = "ns"
NO_OPTIONS: Options = MappingProxyType({})


@dataclass(frozen=True)
class Figure:
    """Something measured.

    Attributes:
        game, mode: where; mode is empty for figures of the whole game.
        what: what was measured; unit: PER_SECOND or NANOSECONDS.
    """

    game: str
    mode: str
    what: str
    unit: str
    value: float

    @property
    def key(self) -> tuple[str, str, str]:
        """What the same figure of another round has in common with it."""
        return self.game, self.mode, self.what


def measure_round(
    games: tuple[str, ...], seconds: float, brief: bool = False, options: Options = NO_OPTIONS
) -> Iterator[Figure]:
    """Measure every figure of these games once, spending about so long.

    What a game measures beside the others takes its own time; a brief round leaves it out, and so does one
    with options: with other decks, say.
    """
    pairs = [(id, mode) for id in games or installed() for mode in modes_of(id)]
    end = time.perf_counter() + seconds
    for number, (id, mode) in enumerate(pairs):
        # Half of what is left for all modes, so that a slow one takes nothing from what comes after.
        left = max(0.0, end - time.perf_counter() - seconds / 2)
        yield from measure_mode(id, mode, left / (len(pairs) - number), options)
    for id in games or installed():
        measure = kits()[id].bench
        if measure is not None and not brief and not options:
            yield from measure()
    # Imported here: they count on what stands in this module.
    searching = import_module(f"{__package__}.searching")
    left = max(0.0, end - time.perf_counter())
    for id in games or installed():
        yield from searching.measure(id, left / 3 / len(games or installed()), options)
    environments = import_module(f"{__package__}.environments")
    yield from environments.measure(games or installed(), max(0.0, end - time.perf_counter()), options)


def modes_of(id: str) -> list[str]:
    """The modes that need no further options."""
    kind = game_class(id)
    assert kind is not None
    found = []
    for mode in kind.modes:
        try:
            kind.from_options({"mode": mode})
        except BadOption:
            continue
        found.append(mode)
    return found


def measure_mode(id: str, mode: str, seconds: float, options: Options = NO_OPTIONS) -> Iterator[Figure]:
    """The figures of one mode of a game."""
    kind = game_class(id)
    assert kind is not None
    fresh = kind.from_options({**options, "mode": mode})
    games, decisions, taken = play_for(fresh, seconds / 2)
    yield Figure(id, mode, "games", PER_SECOND, games / taken)
    yield Figure(id, mode, "decisions", PER_SECOND, decisions / taken)
    positions = [position_in(fresh, seed) for seed in range(POSITIONS)]
    for what, values in measure_positions(positions, seconds / 2).items():
        yield Figure(id, mode, what, NANOSECONDS, sum(values) / len(values))


def play_for(fresh: Game, seconds: float) -> tuple[int, int, float]:
    """Random games for so long: how many, with how many decisions, and how long it took this core."""
    games, decisions, taken = 0, 0, 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or games == 0:
        game = fresh.copy()
        dice = Dice(games)
        start = time.process_time()  # what others do on the machine shall not count
        decisions += play_out(game.kernel, game.state, dice).decisions
        taken += time.process_time() - start
        games += 1
    return games, decisions, taken


def position_in(fresh: Game, seed: int) -> Game:
    """A position in the middle of a random game."""
    game = fresh.copy()
    play_out(game.kernel, game.state, Dice(seed), DEPTH)
    return game


def measure_positions(positions: list[Game], seconds: float) -> dict[str, list[float]]:
    """Copy, menu, list of legal actions and refusals, in each position, for about so long in all."""
    time_of = partial(nanoseconds, seconds=seconds / len(positions) / 4)
    found: dict[str, list[float]] = {"copy": [], "settle": [], "legal": [], "why_not": []}
    for game in positions:
        menu = Menu()
        game.kernel.settle(game.state, menu)
        found["copy"].append(time_of(game.state.copy))
        found["settle"].append(time_of(partial(game.kernel.settle, game.state, menu)))
        found["legal"].append(time_of(partial(list_actions, game, menu)))
        found["why_not"].append(time_of(partial(ask_why_not, game)) / len(game.codec.actions))
    return found


def list_actions(game: Game, menu: Menu) -> list[int]:
    """The legal actions, as asked for the first time in a position."""
    game.kernel.settle(game.state, menu)
    return menu.actions()


def ask_why_not(game: Game) -> None:
    """Ask for every action of the game."""
    for action in game.codec.actions:
        game.why_not(action)
