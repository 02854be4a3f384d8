"""A network with a taste says what the network says, and something more for the lines that it likes."""

from __future__ import annotations

from random import Random

import pytest

from bocage.bots.advice import learned_adviser, network_file
from bocage.bots.budget import Budget
from bocage.bots.network import read_network
from bocage.bots.search.worth import Verdict
from bocage.bots.thinking import Opinion, Thinking
from bocage.core.game import Game
from bocage.games import game_class
from bocage.training.minds import WONDER, shares_tried, wonder
from bocage.training.tastes import taste_for, with_taste

LINE = 3
LOVE = 0.5


def position(game: str, seats: int, mode: str) -> Game:
    """A game some moves on."""
    kind = game_class(game)
    assert kind is not None
    found = kind.fresh(5, {"mode": mode, "seats": seats})
    rng = Random(1)
    for _ in range(20):
        found.play_offered(rng.choice(found.legal_actions()))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_line_that_is_liked_counts_beside_the_margin(seats: int) -> None:
    game = position("agricola", seats, "beginner")
    file = network_file(game)
    assert file is not None
    network = read_network(file)
    taste = [LOVE if place == LINE else 0.0 for place in range(len(network.lines))]
    plain = learned_adviser(game, network)
    bent = learned_adviser(game, with_taste(network, taste, seats))
    before, after = Verdict(), Verdict()
    plain.judge(game.state, 0, before)
    bent.judge(game.state, 0, after)
    lines = [plain.lines(game.state, seat, 0)[LINE] for seat in range(seats)]
    for seat in range(seats):
        others = [lines[other] for other in range(seats) if other != seat]
        expected = before.margins.of(seat) + LOVE * (lines[seat] - sum(others) / len(others))
        assert after.margins.of(seat) == pytest.approx(expected, abs=1e-3)
        assert after.points.of(seat) == pytest.approx(before.points.of(seat), abs=1e-3)
    assert len(set(lines)) > 1, "a position in which all are alike shows nothing"


def test_alone_the_points_are_bent() -> None:
    game = position("agricola", 1, "full")
    file = network_file(game)
    assert file is not None
    network = read_network(file)
    taste = [LOVE if place == LINE else 0.0 for place in range(len(network.lines))]
    plain, bent = learned_adviser(game, network), learned_adviser(game, with_taste(network, taste, 1))
    expected = plain.value(game.state, 0) + LOVE * plain.lines(game.state, 0, 0)[LINE]
    assert bent.value(game.state, 0) == pytest.approx(expected, abs=1e-3)


def test_tastes_differ_and_some_lines_are_favourites() -> None:
    rng = Random(3)
    drawn = [taste_for(["a", "b", "c"], rng) for _ in range(50)]
    assert len({tuple(taste) for taste in drawn}) == 50
    assert max(max(taste) for taste in drawn) > 0.8
    assert min(min(taste) for taste in drawn) < -0.3


def test_answers_that_the_network_has_given_up_are_tried_again() -> None:
    game = position("agricola", 2, "beginner")
    file = network_file(game)
    assert file is not None
    thinking = Thinking(game, Random(1), learned_adviser(game, read_network(file)))
    thinking.run(Budget(simulations=1), decisive=False)
    edges = thinking.search.root.edges
    before = [edge.prior for edge in edges]
    wonder(thinking.search.root, Random(2))
    after = [edge.prior for edge in edges]
    assert sum(after) == pytest.approx(sum(before), abs=1e-6)
    assert all(new >= (1.0 - WONDER) * old for old, new in zip(before, after, strict=True))
    assert any(new > old + 0.05 for old, new in zip(before, after, strict=True))


def test_what_was_tried_once_speaks_for_nothing() -> None:
    tried = [Opinion(3, 5, 1.0, 30.0), Opinion(4, 2, 0.0, 29.0), Opinion(7, 1, -2.0, 28.0)]
    assert shares_tried(tried) == {3: 0.8, 4: 0.2, 7: 0.0}
    assert shares_tried([Opinion(3, 1, 1.0, 30.0), Opinion(4, 1, 0.0, 29.0)]) == {3: 0.5, 4: 0.5}
