"""Compound moves: plans for fences and other moves of several answers."""

from __future__ import annotations

from bocage.bots.advice import adviser_for
from bocage.bots.search.adviser import Adviser
from bocage.bots.search.looking import Looker
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


class Blind(Adviser):
    """Tells no two positions apart, and knows of every question only whether it begins a move."""

    def begins_move(self, s: State, m: Menu) -> bool:
        return adviser_for("creatures").begins_move(s, m)

    def draft_key(self, s: State, seat: int) -> object:
        return "always the same"


def test_there_is_a_plan_where_every_way_leads_to_what_was_seen() -> None:
    _, game = fencing()
    planner = Planner(game.kernel, Blind(), Dice(1))
    assert planner.greedy(game.state.copy(), 0).actions[1:]  # the move has more than one answer
    (plan,) = planner.several(game.state, 0, 4, 12)
    assert after(planner, game, plan.actions).key() != game.state.key()


def test_one_turn_ahead_every_answer_has_a_plan() -> None:
    _, game = fencing()
    looker = Looker(game.kernel, Blind(), 1, 3, 8)
    begun = {int(plan.actions[0]) for plan in looker.moves(game.state.copy(), 0)}
    assert begun == set(game.legal_actions()) - set(game.idle_actions())
