"""A loss told with its interval, and split into lines that sum to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bocage.analysis import review
from bocage.analysis.lines import OTHERS, REST, split
from bocage.analysis.prospect import by_heading, compare
from bocage.bots import Budget
from bocage.bots.advice import champion_for, network_file
from bocage.bots.search.worth import Verdict
from bocage.cli.analysed import reason
from bocage.games.creatures import Game
from bocage.messages import choose, chosen
from tests.bots.positions import last_worker

LOSSES = [
    (3.14, 3.14, {"people": 2.04, "fields": 1.06, "grain": 0.04}),
    (2.0, 1.0, {"animals": 1.4, "bonus": -0.4}),
    (1.26, 1.26, {"animals": 0.1, "bonus": 0.1, "buildings": 0.1}),
    (0.55, 0.45, {"animals": 0.33, "bonus": 0.37, "buildings": -0.35}),
]


@pytest.mark.parametrize(("loss", "points", "lines"), LOSSES)
def test_the_lines_sum_to_the_loss_in_tenths(loss: float, points: float, lines: dict[str, float]) -> None:
    found = split(loss, points, lines)
    assert round(sum(found.values()), 1) == round(loss, 1)
    assert all(round(value, 1) == value for value in found.values())
    assert set(found) <= {*lines, OTHERS, REST}


def test_what_the_others_have_of_it_is_a_line_of_its_own() -> None:
    assert split(2.0, 1.0, {"animals": 1.0}) == {"animals": 1.0, OTHERS: 1.0}


def test_trifles_are_told_together() -> None:
    assert split(3.0, 3.0, {"animals": 2.5, "bonus": 0.25, "buildings": 0.25}) == {"animals": 2.5, REST: 0.5}


def test_the_better_position_is_better_with_its_lines() -> None:
    game = last_worker()
    better, played = game.copy(), game.copy()
    better.play("space cow_and_pigs")
    played.play("space horse_and_sheep")
    found = compare(better, played, 1, Budget(simulations=60), 1)
    assert found.margin > 1.0
    assert found.margin - found.doubt > 0.0
    turned = compare(played, better, 1, Budget(simulations=60), 1)
    assert turned.margin == pytest.approx(-found.margin)


@pytest.fixture
def own_language() -> Iterator[None]:
    before = chosen()
    yield
    choose(before)


@pytest.mark.usefixtures("own_language")
def test_a_reason_names_the_lines_in_both_languages() -> None:
    game = last_worker()
    found = review(game, [(1, game.codec.parse("space horse_and_sheep"))], Budget(simulations=100))
    (worst,) = found.costliest(3)
    assert round(sum(worst.lines.values()), 1) == round(worst.loss, 1)
    choose("en")
    assert reason(worst).startswith("Why: it costs ")
    assert " for animals" in reason(worst)
    choose("fr")
    assert " en animaux" in reason(worst)


def test_a_network_tells_lines_that_sum_to_about_the_points() -> None:
    game = Game(seed=3, mode="expert", first_player=0)
    assert network_file(game) is not None
    adviser = champion_for(game)
    lines = adviser.lines(game.state, 0, 0)
    verdict = Verdict()
    adviser.judge(game.state, 0, verdict)
    assert sum(lines) == pytest.approx(verdict.points.of(0), abs=4.0)
    assert sum(by_heading(game, lines).values()) == pytest.approx(sum(lines))
    assert set(by_heading(game, lines)) == {"animals", "bonus", "expansions", "buildings"}
