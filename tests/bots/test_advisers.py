"""Evaluations: true at the end, and sensible on the way."""

from __future__ import annotations

from random import Random

import pytest

from bocage.bots.advice import adviser_for, is_advised
from bocage.bots.search.adviser import Adviser
from bocage.core.game import Game
from bocage.core.lanes import times
from bocage.core.menu import Menu
from bocage.games import installed
from bocage.games.agricola import Game as Agricola
from bocage.games.agricola.adviser import between
from bocage.games.agricola.rules.goods import FOOD
from bocage.games.creatures import Game as Creatures
from bocage.games.farmerama import Game as Farmerama

FRESH: dict[str, Game] = {
    "creatures": Creatures(seed=1, mode="expert"),
    "farmerama": Farmerama(seats=3, seed=1),
    "solo": Farmerama(seats=1, seed=1),
    "agricola": Agricola(seats=2, seed=1),
    "beginner": Agricola(seats=3, seed=1, mode="beginner"),
}


@pytest.mark.parametrize("name", sorted(FRESH))
def test_the_value_at_the_end_is_the_score(name: str) -> None:
    game = FRESH[name].copy()
    rng = Random(2)
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    outcome = game.outcome()
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert adviser_for(game.id).value(game.state, seat) == pytest.approx(score, abs=0.5)


def test_every_game_has_an_adviser() -> None:
    assert all(is_advised(game) for game in installed())


def test_a_game_without_adviser_gets_one_that_knows_nothing() -> None:
    assert type(adviser_for("chess")) is Adviser


def test_points_grow_evenly_between_the_steps_of_the_table() -> None:
    steps: list[int] = [1, 4, 6, 8]
    assert [between(count, steps) for count in (0, 1, 4, 5, 6, 8, 20)] == [-1, 1, 2, 2.5, 3, 4, 4]


def worth(game: Game, seat: int = 0) -> float:
    game.menu()
    return adviser_for(game.id).value(game.state, seat)


def harvest_soon(food: int, people: int = 2) -> Agricola:
    game = Agricola.from_position({"game": "agricola", "options": {"mode": "beginner"}, "round": 4})
    farm = game.board.farm(0)
    farm.stock = times(food, FOOD)
    farm.people = people
    farm.home = 0
    return game


def test_a_hungry_family_fears_the_harvest() -> None:
    lacking = [worth(harvest_soon(food)) for food in (0, 2, 4)]
    assert lacking[1] - lacking[0] > 5
    assert lacking[2] - lacking[1] > 5


def test_food_beyond_all_harvests_is_worth_nothing() -> None:
    assert worth(harvest_soon(60)) == pytest.approx(worth(harvest_soon(61)))


def test_a_child_is_worth_more_than_it_eats() -> None:
    assert worth(harvest_soon(40, people=3)) > worth(harvest_soon(40)) + 3


def test_a_pasture_being_fenced_counts_as_closed() -> None:
    options = {"mode": "beginner", "first_player": 0}
    farms = [{"wood": 4, "food": 9}, {}]
    game = Agricola.from_position({"game": "agricola", "options": options, "round": 4, "farms": farms})
    game.play("space fencing")
    before = worth(game)
    game.play(game.legal_actions()[0])
    begun = worth(game)
    assert begun > before
    while game.to_act == 0:
        game.play("stop")
    assert worth(game) == pytest.approx(begun)


def test_another_worker_to_place_is_worth_something() -> None:
    earlier, later = (Creatures.from_position({"game": "creatures", "round": round}) for round in (4, 5))
    assert worth(earlier) > worth(later)


def test_cards_laid_face_down_are_asked_for_again() -> None:
    game = Farmerama(seats=3, seed=4)
    first = game.to_act
    assert first is not None
    game.play(game.legal_actions()[0])
    second = game.to_act
    assert second is not None
    state = game.state.copy()
    adviser_for("farmerama").reopen(state, second)
    asked = []
    menu = Menu()
    for _ in range(3):
        game.kernel.settle(state, menu)
        assert state.top is not None
        asked.append(int(state.top.seat))
        game.kernel.answer(state, menu.pick(0))
    assert asked[0] == second
    assert sorted(asked) == [0, 1, 2]
