"""Advice for a position."""

from __future__ import annotations

import pytest

from bocage.analysis import advise
from bocage.bots import Budget
from bocage.core.state import NATURE
from bocage.games.creatures import Game as Creatures
from bocage.games.farmerama import Game as Farmerama
from tests.bots.positions import NAMES, last_worker, started


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_move_is_there_once(name: str) -> None:
    game = started(name, 3)
    seat = game.to_act
    assert seat is not None
    advice = advise(game, seat, Budget(simulations=40))
    assert sorted(candidate.action for candidate in advice.candidates) == game.legal_actions()
    assert sum(candidate.visits for candidate in advice.candidates) == advice.simulations == 40


def test_the_best_move_comes_first_with_its_points() -> None:
    game = last_worker()
    advice = advise(game, 1, Budget(simulations=200))
    assert game.codec.text(advice.best.action) == "space cow_and_pigs"
    assert advice.best.points is not None
    rest = [candidate.points for candidate in advice.candidates[1:] if candidate.points is not None]
    assert all(points < advice.best.points for points in rest)


def test_moves_that_are_never_needed_have_no_value() -> None:
    game = Creatures(seed=1, first_player=0)
    game.play("space pig_and_sheep")
    game.play("space three_wood")
    advice = advise(game, 0, Budget(simulations=20))
    idle = [candidate for candidate in advice.candidates if candidate.action in game.idle_actions()]
    assert idle
    assert all(candidate.visits == 0 and candidate.points is None for candidate in idle)


def test_only_the_seat_that_is_to_act_can_be_advised() -> None:
    with pytest.raises(ValueError, match="seat 1"):
        advise(Creatures(seed=1, first_player=0), 1, Budget(simulations=5))
    with pytest.raises(ValueError, match="seat -1"):
        advise(Farmerama(seats=3), NATURE, Budget(simulations=5))
