"""Compound moves: plans for fences and other moves of several answers."""

from __future__ import annotations

from bocage.bots.advice import adviser_for
from bocage.bots.search.planning import Planner
from bocage.core.chance import Dice
from bocage.core.menu import Menu
from bocage.core.state import State
from bocage.games.creatures import Game


def fencing() -> tuple[Planner, Game]:
    game = Game.from_position({"game": "creatures", "farms": [{"wood": 4}, {}]})
    game.play("space fences")
    return Planner(game.kernel, adviser_for("creatures"), Dice(1)), game


def after(planner: Planner, game: Game, actions: list[int]) -> State:
    state = game.state.copy()
    for action in actions:
        planner.kernel.settle(state, Menu())
        planner.kernel.answer(state, action)
    planner.kernel.settle(state, Menu())
    return state


def test_a_greedy_plan_ends_where_the_move_ends() -> None:
    planner, game = fencing()
    state = game.state.copy()
    plan = planner.greedy(state, 0)
    assert state.top is not None
    assert int(state.top.seat) == 1
    assert after(planner, game, plan.actions).key() == state.key()


def test_wide_plans_are_no_worse_than_the_greedy_one() -> None:
    planner, game = fencing()
    greedy = planner.greedy(game.state.copy(), 0)
    assert planner.several(game.state, 0, 4, 6)[0].value >= greedy.value


def test_no_two_plans_lead_to_the_same_position() -> None:
    planner, game = fencing()
    plans = planner.several(game.state, 0, 4, 12)
    keys = {after(planner, game, plan.actions).key() for plan in plans}
    assert len(plans) > 1
    assert len(keys) == len(plans)


def test_plans_come_the_best_first() -> None:
    planner, game = fencing()
    values = [plan.value for plan in planner.several(game.state, 0, 4, 12)]
    assert values == sorted(values, reverse=True)


def test_a_plan_that_is_not_possible_here_is_finished_greedily() -> None:
    planner, game = fencing()
    state = game.state.copy()
    planner.carry_out(state, [game.codec.parse("border a1n"), game.codec.parse("border a1n")], 0)
    assert state.top is not None
    assert int(state.top.seat) == 1


def test_the_same_farm_is_planned_once() -> None:
    planner, game = fencing()
    assert planner.plans(game.state, 0) is planner.plans(game.state.copy(), 0)
