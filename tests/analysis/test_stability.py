"""A review says the same whatever the seed of its searches."""

from __future__ import annotations

from itertools import product

import pytest

from bocage.analysis import Judgement, Review, review
from bocage.bots import Bot, Budget
from bocage.bots.advice import network_file
from bocage.bots.instinct import InstinctBot
from bocage.cli.analyse import GLANCE
from bocage.games.agricola import Game
from tests.bots.positions import finished
from tests.needs import compiled

NAMED, KNOWN, SEEDS = 3, 12, 3
GIVEN = Budget(simulations=GLANCE.simulations)  # as `bocage analyse` takes for each move of a game


@pytest.mark.slow
@compiled
def test_three_seeds_name_the_same_costliest_moves() -> None:
    # A game with chance: without it a search with a network is the same for every seed.
    fresh = Game(mode="beginner", seats=2)  # chance is left to the record
    assert network_file(fresh) is not None
    careless: list[Bot] = [InstinctBot(seat, 3.0) for seat in range(2)]
    played = finished(Game(seed=5, mode="beginner", seats=2), careless).moves()[:20]
    reviews = [review(fresh, played, GIVEN, NAMED, seed=seed) for seed in range(SEEDS)]
    named = [[found.number for found in one.costliest(NAMED)] for one in reviews]
    assert len(named[0]) == NAMED
    assert [each[0] for each in named] == [named[0][0]] * SEEDS
    # The same moves; where another one is named, one of the two reviews cannot tell them apart.
    for mine, theirs in product(reviews, reviews):
        last = theirs.costliest(NAMED)[-1]
        for found in mine.costliest(NAMED):
            if found.number not in [other.number for other in theirs.costliest(NAMED)]:
                pairs = [(found, known(mine, last.number)), (known(theirs, found.number), last)]
                assert any(cannot_be_told_apart(*pair) for pair in pairs)
    for one in reviews:
        adds_up(one)
    # What one seed says lies within the interval of another, for the costliest move.
    worst = [one.costliest(1)[0] for one in reviews]
    for first in worst:
        for second in worst:
            assert abs(first.loss - second.loss) <= first.doubt + second.doubt


def known(one: Review, number: int) -> Judgement | None:
    return next((found for found in one.costliest(KNOWN) if found.number == number), None)


def cannot_be_told_apart(one: Judgement | None, other: Judgement | None) -> bool:
    return one is not None and other is not None and abs(one.loss - other.loss) <= one.doubt + other.doubt


def adds_up(one: Review) -> None:
    for found in one.costliest(NAMED):
        assert found.lines
        assert round(sum(found.lines.values()), 1) == round(found.loss, 1)
