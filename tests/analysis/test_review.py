"""The review of a game."""

from __future__ import annotations

import pytest

from bocage.analysis import review
from bocage.analysis.lines import line_differences
from bocage.analysis.moves import moves_of
from bocage.bots import Budget, RandomBot
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.games.creatures import Game as Creatures
from bocage.games.farmerama import Game as Farmerama
from tests.bots.positions import finished, last_worker

QUICK = Budget(simulations=10)


def random_game(fresh: Game, seed: int) -> list[tuple[int, int]]:
    bots = [RandomBot(seed + seat) for seat in range(int(fresh.state.seats))]
    return finished(fresh, list(bots)).moves()


def test_a_compound_move_is_one_move() -> None:
    game = Creatures.from_position({"game": "creatures", "farms": [{"wood": 3}, {}]})
    fresh = game.copy()
    game.play_line("space fences; border a1n; border a1w; stop; space three_wood")
    moves = list(moves_of(fresh, game.moves()))
    assert [(move.number, move.seat, len(move.actions)) for move in moves] == [(1, 0, 4), (5, 1, 1)]


def test_all_answers_of_players_are_in_some_move() -> None:
    played = random_game(Farmerama(seats=3, seed=2), 1)
    fresh = Farmerama(seats=3)
    moves = list(moves_of(fresh, played))
    assert sum(len(move.actions) for move in moves) == sum(seat != NATURE for seat, _ in played)
    assert fresh.outcome() is not None


def test_a_blunder_is_named_with_the_better_move_and_its_score_lines() -> None:
    game = last_worker()
    played = [(1, game.codec.parse("space horse_and_sheep"))]
    found = review(game, played, Budget(simulations=100))
    worst = found.costliest(3)
    assert [judgement.number for judgement in worst] == [1]
    assert game.codec.text(worst[0].better[0]) == "space cow_and_pigs"
    assert worst[0].loss > 1
    assert worst[0].lines["animals"] > 0
    assert found.losses() == [0.0, worst[0].loss]


def test_the_best_move_costs_nothing() -> None:
    game = last_worker()
    found = review(game, [(1, game.codec.parse("space cow_and_pigs"))], Budget(simulations=100))
    assert found.losses() == [0.0, 0.0]
    assert found.costliest(3) == []


def test_a_game_with_secrets_and_chance_can_be_reviewed() -> None:
    played = random_game(Farmerama(seats=2, seed=4), 3)[:30]
    told: list[int] = []
    found = review(Farmerama(seats=2), played, QUICK, most=0, tell=told.append)
    assert found.judgements
    assert told == sorted(told)
    assert all(loss >= 0 for loss in found.losses())


@pytest.mark.parametrize("seed", [1, 2])
def test_the_losses_of_a_game_add_up_by_score_lines(seed: int) -> None:
    """Each loss is the sum of its lines, and what a seat gave away is the sum of its moves."""
    fresh = Creatures.from_position({"game": "creatures", "round": 8, "farms": [{"wood": 3}, {"stone": 3}]})
    played = random_game(fresh.copy(), seed)
    found = review(fresh, played, Budget(simulations=40), most=len(played))
    costly = found.costliest(len(played))
    assert costly
    for one in costly:
        assert sum(one.lines.values()) == pytest.approx(one.loss, abs=0.06)
    for seat, loss in enumerate(found.losses()):
        assert loss == pytest.approx(sum(one.loss for one in found.judgements if one.seat == seat), abs=0.06)


def test_score_lines_of_equal_positions_do_not_differ() -> None:
    game = last_worker()
    assert not any(line_differences(game, game.copy(), 1).values())
