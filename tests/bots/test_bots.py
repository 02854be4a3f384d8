"""Bots: legal, harmless, and greedy better than random."""

from __future__ import annotations

from random import Random

import pytest

from bocage.bots import BOTS, Bot, GreedyBot, RandomBot
from bocage.bots.base import sensible_actions
from bocage.games.creatures import Game as Creatures
from bocage.games.farmerama import Game as Farmerama
from tests.bots.positions import NAMES, finished, started


@pytest.mark.parametrize("bot", ["random", "greedy", "hazel"])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_legally_and_leaves_the_game_as_it_is(bot: str, name: str) -> None:
    game = started(name, 3)
    player = BOTS[bot](1)
    rng = Random(5)
    for _ in range(40):
        if game.to_act is None:
            break
        before = game.key()
        assert player.decide(game) in game.legal_actions()
        assert game.key() == before
        game.play(rng.choice(sensible_actions(game)))


def test_the_random_bot_lets_no_animal_go_for_nothing() -> None:
    game = Creatures(seed=1, first_player=0)
    game.play("space pig_and_sheep")
    game.play("space three_wood")
    assert game.idle_actions()
    assert all(RandomBot(seed).decide(game) not in game.idle_actions() for seed in range(50))


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (finished(Creatures(seed=2), [RandomBot(7), RandomBot(8)]) for _ in range(2))
    assert first.moves() == second.moves()


def test_greedy_beats_random_in_creatures() -> None:
    for seat in range(2):
        bots: list[Bot] = [RandomBot(1), RandomBot(1)]
        bots[seat] = GreedyBot(1)
        outcome = finished(Creatures(seed=seat), bots).outcome()
        assert outcome is not None
        assert outcome.winners == (seat,)


def test_greedy_knows_alone_how_far_its_work_is() -> None:
    """It once judged every step of the solo game as if the work began anew, and wasted most of it."""
    for seed in range(3):
        outcome = finished(Farmerama(seats=1, mode="solo", seed=seed), [GreedyBot(seed)]).outcome()
        assert outcome is not None
        assert outcome.scores[0] > 115


def test_greedy_beats_random_in_farmerama() -> None:
    margin = 0.0
    for seed in range(3):
        outcome = finished(Farmerama(seats=2, seed=seed), [GreedyBot(seed), RandomBot(seed)]).outcome()
        assert outcome is not None
        margin += outcome.scores[0] - outcome.scores[1]
    assert margin > 0
