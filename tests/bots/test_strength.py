"""A small fixed match: a sign turned round in search, judge or prior loses it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bocage.bots import Bot, Budget, ChampionBot, GreedyBot, InstinctBot, MctsBot, RandomBot
from bocage.bots.advice import champion_for, every_network
from bocage.bots.base import sensible_actions
from bocage.bots.greedy import outlook
from bocage.bots.network import read_network
from bocage.bots.search.planning import Planner
from bocage.core.chance import Dice
from bocage.core.game import Game
from bocage.games import game_class, is_compiled
from tests.bots.test_network import sort_of
from tests.needs import PLAIN

FILES = every_network()
# A move. In Farmerama much is luck, and it takes longer for the better player to come out ahead.
SIMULATIONS = {"farmerama": 120}
FEWEST = 40
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not is_compiled() and not os.environ.get("BOCAGE_STRENGTH"),
        reason=PLAIN,
    ),
]


def fresh(game: str, options: object, seed: int) -> Game:
    kind = game_class(game)
    assert kind is not None
    assert isinstance(options, dict)
    made: Game = kind.fresh(seed, options)
    return made


def margins(game: str, options: object, ours: list[Bot], others: list[Bot]) -> list[float]:
    """By how much ours are ahead of the best other, each deal played from two seats."""
    found: list[float] = []
    for number, (our, other) in enumerate(zip(ours, others, strict=True)):
        played = fresh(game, options, 500 + number // 2)
        seats = int(played.state.seats)
        seat = number % seats
        bots = [our if place == seat else other for place in range(seats)]
        while played.to_act is not None:
            bot = bots[played.to_act]
            played.play(bot.decide(played.sample(played.to_act, bot.rng)))
        outcome = played.outcome()
        assert outcome is not None
        scores = outcome.scores
        found.append(scores[seat] - max(score for place, score in enumerate(scores) if place != seat))
    return found


def setting(file: Path) -> tuple[str, dict[str, object]]:
    """The game of a network with as many players as it is for, usually two, in the mode it is for."""
    game = file.stem.partition("-")[0]
    usual: dict[str, object] = {} if game == "creatures" else {"seats": 2}
    return game, usual | sort_of(file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_champion_beats_the_classic_adviser(file: Path) -> None:
    game, options = setting(file)
    budget = Budget(simulations=SIMULATIONS.get(game, FEWEST))
    ours: list[Bot] = [ChampionBot(seed, budget) for seed in range(6)]
    others: list[Bot] = [MctsBot(seed, budget) for seed in range(6)]
    found = margins(game, options, ours, others)
    assert sum(margin > 0 for margin in found) >= 5, found
    assert sum(found) / len(found) > 5.0, found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_champion_beats_one_who_does_not_search(file: Path) -> None:
    # A mistake in the search itself spoils the classic player as well; this one has none.
    game, options = setting(file)
    budget = Budget(simulations=SIMULATIONS.get(game, FEWEST))
    ours: list[Bot] = [ChampionBot(seed, budget) for seed in range(6)]
    found = margins(game, options, ours, [GreedyBot(seed) for seed in range(6)])
    assert sum(margin > 0 for margin in found) >= 5, found
    assert sum(found) / len(found) > 5.0, found


class PlanningBot(Bot):
    """Makes the plan that the network judges best: no search, no prior."""

    def decide(self, game: Game) -> int:
        actions, seat = sensible_actions(game), game.to_act
        assert seat is not None
        planner = Planner(game.kernel, champion_for(game), Dice(0))
        return max(actions, key=lambda action: outlook(planner, game, seat, action))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_plans_judged_by_the_network_beat_chance(file: Path) -> None:
    # A search that makes bad plans may still beat others.
    game, options = setting(file)
    found = margins(
        game, options, [PlanningBot(seed) for seed in range(6)], [RandomBot(seed) for seed in range(6)]
    )
    assert sum(margin > 0 for margin in found) >= 5, found
    assert sum(found) / len(found) > 10.0, found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_prior_alone_beats_chance(file: Path) -> None:
    game, options = setting(file)
    assert read_network(file).moves, "a network has a prior"
    found = margins(
        game, options, [InstinctBot(seed) for seed in range(6)], [RandomBot(seed) for seed in range(6)]
    )
    # Of three who play anything one is sometimes lucky.
    assert sum(margin > 0 for margin in found) >= (6 if options.get("seats", 2) == 2 else 5), found
    assert sum(found) / len(found) > 10.0, found
