"""What is learned from a game: returns, sides, seats, moves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.needs import TORCH

pytest.importorskip("torch", reason=TORCH)

import torch

from bocage.bots.advice import adviser_for, learned_adviser
from bocage.bots.network import read_network, write_network
from bocage.games import game_class, installed
from bocage.training.learner import Learner
from bocage.training.mark import NO_ACTION, Mark, returns
from bocage.training.memory import Memory, targets_of
from bocage.training.minds import LookingMind, SearchingMind, styled
from bocage.training.mixtures import draw_options, trainable
from bocage.training.model import Model, as_network
from bocage.training.plan import TrainingPlan, shape_of
from bocage.training.playing import Manner, play
from bocage.training.shape import Shape
from bocage.training.start import mean_points, take_over
from tests.bots.networks import random_network


def shape(game: str, options: dict[str, object], units: tuple[int, int] = (16, 8)) -> Shape:
    return shape_of(TrainingPlan(game, 1.0, 1, Path(), options=options, units=units))


def test_returns_mix_what_came_with_what_was_expected() -> None:
    marks = [Mark(b"", 0, 0, [4.0, -4.0]), Mark(b"", 1, 1), Mark(b"", 0, 0, [2.0, -2.0])]
    found = returns(marks, [10.0, -10.0], 0.5)
    assert found == [[5.0, -5.0], [6.0, -6.0], [6.0, -6.0]]


def test_what_follows_a_stray_move_says_nothing_about_the_position_before() -> None:
    marks = [Mark(b"", 0, 0, [4.0, -4.0]), Mark(b"", 0, 0, [2.0, -2.0], strays=True)]
    assert returns(marks, [90.0, -90.0], 0.9)[1] == [2.0, -2.0]


@pytest.mark.parametrize("name", installed())
def test_a_game_is_noted_from_the_side_of_who_decides(name: str) -> None:
    rng = Random(2)
    kind = game_class(name)
    assert kind is not None
    options: dict[str, object] = {"mode": "standard"} if name == "creatures" else {"seats": 2}
    game = kind.fresh(None, options)
    minds = [LookingMind(styled(name, rng), rng, False, 0.3) for _ in range(2)]
    played = play(game, list(minds), Manner(), rng, 1.0)
    made = shape(name, options)
    targets = targets_of(played, made)
    most = made.seats
    for row, side in zip(targets, played.sides, strict=True):
        other = 1 - int(side)
        assert row[most] == pytest.approx(played.scores[side], abs=0.6)  # ties are broken by a little
        assert row[most + 1] == pytest.approx(played.scores[other], abs=0.6)
        assert row[0] == pytest.approx(-row[1], abs=0.01)
        lines = row[3 * most : 3 * most + len(made.lines)]
        assert lines.sum() == pytest.approx(played.scores[side])
        assert np.isnan(row[2:most]).all()
    assert set(played.sides.tolist()) == {0, 1}


def test_alone_nobody_is_ahead_of_anybody() -> None:
    rng = Random(2)
    kind = game_class("farmerama")
    assert kind is not None
    game = kind.fresh(None, {"seats": 1, "mode": "solo"})
    played = play(game, [LookingMind(styled("farmerama", rng), rng, False, 0.3)], Manner(), rng, 1.0)
    made = shape("farmerama", {"seats": 1, "mode": "solo"})
    targets = targets_of(played, made)
    assert np.isnan(targets[:, : made.seats]).all()
    assert targets[:, made.seats] == pytest.approx(played.scores[0], abs=0.6)
    learner = Learner(made, "cpu", 64)
    learner.set_mean([played])
    assert learner.measure([played]).total > 0.0
    assert not np.isnan(learner.measure([played]).total)


def test_one_turn_ahead_the_best_answer_is_the_likeliest() -> None:
    rng = Random(2)
    kind = game_class("creatures")
    assert kind is not None
    game = kind.fresh(4, {"mode": "standard", "first_player": 0})
    adviser = learned_adviser(game, random_network(game))
    decision = LookingMind(adviser, rng, True, 0.001).decide(game, 0, None)
    assert max(decision.shares, key=lambda action: decision.shares[action]) == decision.actions[0]
    assert sum(decision.shares.values()) == pytest.approx(1.0)
    assert decision.values[0] == pytest.approx(-decision.values[1], abs=1e-4)


def test_a_search_tells_how_often_each_answer_was_tried() -> None:
    rng = Random(2)
    kind = game_class("creatures")
    assert kind is not None
    game = kind.fresh(4, {"mode": "standard", "first_player": 0})
    decision = SearchingMind(adviser_for("creatures"), rng, True, 0.0, 20).decide(game, 0, None)
    assert sum(decision.shares.values()) == pytest.approx(1.0)
    assert set(decision.shares) == set(game.legal_actions()) - set(game.idle_actions())


@pytest.mark.parametrize("name", installed())
def test_all_sorts_of_games_are_drawn(name: str) -> None:
    assert trainable(name)
    kind = game_class(name)
    assert kind is not None
    rng = Random(1)
    drawn = [draw_options(name, rng) for _ in range(300)]
    for options in drawn:
        kind.fresh(1, options)
    assert {options["mode"] for options in drawn} == set(kind.modes)
    if len(kind.players) > 1:
        assert {options["seats"] for options in drawn} == set(kind.players)


def test_a_model_says_the_same_as_the_file_made_of_it(tmp_path: Path) -> None:
    made = shape("creatures", {"mode": "standard"})
    torch.manual_seed(3)
    model = Model(made)
    with torch.no_grad():
        model.head.weight.mul_(10.0)
    write_network(as_network(model, 30.0, {"games": 1}, {"none": 0}), tmp_path / "some.net")
    kind = game_class("creatures")
    assert kind is not None
    game = kind.fresh(4, {"mode": "standard"})
    adviser = learned_adviser(game, read_network(tmp_path / "some.net"))
    assert game.to_act is not None
    seat = game.to_act
    row = adviser.tally.counts(game.state, seat, seat)
    values, _ = model(torch.frombuffer(bytearray(row), dtype=torch.uint8)[None])
    margins = (values[0, :2] * 10.0).tolist()
    assert adviser.value(game.state, seat) == pytest.approx((margins[0] - margins[1]) / 2, abs=0.05)


def test_weights_are_taken_over_by_name(tmp_path: Path) -> None:
    made = shape("creatures", {"mode": "standard"})
    torch.manual_seed(3)
    first, second = Model(made), Model(made)
    network = as_network(first, 30.0, {}, {})
    take_over(second, network, mean_points(network))
    counts = torch.randint(0, 3, (5, len(made.inputs)), dtype=torch.uint8)
    for one, other in zip(first(counts), second(counts), strict=True):
        assert one.detach().numpy() == pytest.approx(other.detach().numpy(), abs=0.05)


def test_one_second_layer_becomes_two_that_say_the_same() -> None:
    made = shape("creatures", {"mode": "standard"})
    torch.manual_seed(3)
    first, second = Model(replace(made, trunks=1)), Model(made)
    network = as_network(first, 30.0, {}, {})
    take_over(second, network, mean_points(network))
    counts = torch.randint(0, 3, (5, len(made.inputs)), dtype=torch.uint8)
    for one, other in zip(first(counts), second(counts), strict=True):
        assert one.detach().numpy() == pytest.approx(other.detach().numpy(), abs=0.05)
    with pytest.raises(ValueError, match="cannot become one"):
        take_over(first, as_network(second, 30.0, {}, {}), 30.0)


def test_learning_makes_the_loss_smaller() -> None:
    made = shape("creatures", {"mode": "standard"})
    rng = Random(4)
    kind = game_class("creatures")
    assert kind is not None
    games = []
    for _ in range(3):
        minds = [LookingMind(styled("creatures", rng), rng, False, 0.3) for _ in range(2)]
        games.append(play(kind.fresh(None, {"mode": "standard"}), list(minds), Manner(4), rng, 1.0))
    torch.manual_seed(1)
    learner = Learner(made, "cpu", 64)
    learner.set_mean(games)
    memory = Memory(made, "cpu", room=2000)
    assert memory.add(games) == sum(len(game.rows) for game in games)
    before = learner.measure(games).total
    for _ in range(150):
        learner.learn(memory, 1.0)
    assert learner.measure(games).total < 0.7 * before


def test_moves_without_an_opinion_do_not_count() -> None:
    logits = torch.zeros((2, 5))
    moves = torch.tensor([[0, 1, -1], [2, 3, -1]])
    shares = torch.tensor([[1.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    assert float(Learner.move_loss(logits, moves, shares)) == pytest.approx(float(np.log(2)), abs=1e-3)
    assert NO_ACTION == 65535
