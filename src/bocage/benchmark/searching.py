"""Tree search: simulations a second, where a leaf costs nothing and where it is judged."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from bocage.benchmark.figures import NO_OPTIONS, PER_SECOND, Figure, modes_of
from bocage.bots.advice import adviser_of, champion_for, network_file
from bocage.bots.search.adviser import Adviser
from bocage.bots.thinking import Thinking
from bocage.core.game import Game, Options
from bocage.core.state import NATURE
from bocage.games import game_class

SIMULATIONS = 100  # a move: a common setting of other engines


def measure(id: str, seconds: float, options: Options = NO_OPTIONS) -> Iterator[Figure]:
    """The figures of every mode of a game."""
    kind = game_class(id)
    assert kind is not None
    modes = modes_of(id)
    for mode in modes:
        fresh = kind.from_options({**options, "mode": mode})
        advisers = {"search": Adviser(), "search_judged": adviser_of(fresh)}
        if network_file(fresh) is not None:
            advisers["search_learned"] = champion_for(fresh)
        for what, adviser in advisers.items():
            speed = simulations_per_second(fresh, adviser, seconds / len(modes) / len(advisers))
            yield Figure(id, mode, what, PER_SECOND, speed)


def simulations_per_second(fresh: Game, adviser: Adviser, seconds: float) -> float:
    """A search for every move of random games, for so long; a game that was begun is played on."""
    rng = Random(1)
    game, simulations, taken = fresh.copy(), 0, 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not simulations:
        if game.to_act is None:
            game = fresh.copy()
        actions = game.legal_actions()
        if game.to_act != NATURE and len(actions) > 1:
            thinking = Thinking(game, rng, adviser)
            start = time.process_time()  # what others do on the machine shall not count
            thinking.search.run(SIMULATIONS)
            taken += time.process_time() - start
            simulations += SIMULATIONS
        game.play(rng.choice(actions))
    return simulations / taken
