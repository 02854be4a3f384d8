"""Ratings find the strengths that were put in, and say how sure they are."""

import math
from random import Random

import pytest

from bocage.arena import ArenaPlan, ratings
from bocage.arena.means import Sums, below, share, student
from bocage.arena.pool import Pool
from bocage.arena.ratings import ELO, Ratings
from bocage.arena.standings import Standings, comparisons
from tests.arena.invented import by_strength, invented

STRENGTHS = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.5}


def true_rating(bot: str, among: list[str]) -> float:
    logs = {name: math.log(STRENGTHS[name]) for name in among}
    return ELO * (logs[bot] - sum(logs.values()) / len(logs))


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abcd", 2), ("abcd", 4), ("abcd", 3)])
def test_ratings_find_the_strengths(bots: str, seats: int) -> None:
    game = "creatures" if seats == 2 else "farmerama"
    plan = ArenaPlan(game, tuple(bots), 720, 0, {"seats": seats})
    standings = Standings(plan)
    for result in by_strength(plan, STRENGTHS, seed=4):
        standings.note(result)
    for bot, found in standings.ratings().items():
        truth = true_rating(bot, list(bots))
        assert abs(found.value - truth) < 45
        assert found.low is not None
        assert found.high is not None
        width = found.high - found.low
        assert found.low - width / 4 < truth < found.high + width / 4  # sixteen intervals of 95 %
        assert width < 140
    assert standings.ranking() == list(bots)
    assert list(standings.pool.table()) == list(bots)


def test_intervals_hold_the_truth_about_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "DRAWS", 150)
    rng = Random(1)
    held = 0
    for trial in range(40):
        found = Ratings(["a", "b"], seed=trial)
        for deal in range(40):
            found.note(deal, [("a", "b", float(rng.random() < 2 / 3))])
        rating = found.table()["a"]
        assert rating.low is not None
        assert rating.high is not None
        held += rating.low < ELO * math.log(2) / 2 < rating.high
    assert 35 <= held <= 40


def test_winning_everything_is_not_infinitely_better() -> None:
    found = Ratings(["a", "b"])
    for deal in range(20):
        found.note(deal, [("a", "b", 1.0)])
    rating = found.table()["a"]
    assert rating.low is not None
    assert rating.high is not None
    # Jeffreys: with 20 of 20, the probability lies above 0.88 with 97.5 %; few deals make it a little less.
    assert 0.83 < 1 / (1 + math.exp(-2 * rating.low / ELO)) < 0.89
    assert rating.low < rating.value < rating.high < 2000


def test_games_of_one_deal_tell_less_than_as_many_deals() -> None:
    together, apart = Ratings(["a", "b"]), Ratings(["a", "b"])
    for game in range(80):
        won = float(Random(game // 8).random() < 0.5)
        together.note(game // 8, [("a", "b", won)])
        apart.note(game, [("a", "b", won)])

    def width(found: Ratings) -> float:
        rating = found.table()["a"]
        assert rating.low is not None
        assert rating.high is not None
        return rating.high - rating.low

    assert together.table()["a"].value == pytest.approx(apart.table()["a"].value)
    assert width(together) > 2 * width(apart)


def test_draws_are_half_a_win_each() -> None:
    found = Ratings(["a", "b"])
    for deal in range(10):
        found.note(deal, [("a", "b", 0.5)])
    assert found.table()["a"].value == pytest.approx(0, abs=1e-6)


def test_the_order_of_the_games_does_not_matter() -> None:
    plan = ArenaPlan("creatures", ("a", "b"), 40)
    results = by_strength(plan, STRENGTHS, seed=2)
    forth, back = Standings(plan), Standings(plan)
    for result in results:
        forth.note(result)
    for result in reversed(results):
        back.note(result)
    for bot, rating in forth.ratings().items():
        other = back.ratings()[bot]
        assert (rating.value, rating.low, rating.high) == pytest.approx((other.value, other.low, other.high))


def test_a_bot_is_not_compared_with_itself() -> None:
    pairs = list(comparisons(["a", "b", "a"], [(True, 9.0), (False, 5.0), (False, 5.0)]))
    assert pairs == [("a", "b", 1.0), ("b", "a", 0.5)]


def test_one_bot_alone_has_no_interval() -> None:
    rating = Ratings(["a"]).table()["a"]
    assert (rating.value, rating.low, rating.high) == (0, None, None)


def test_one_deal_has_no_interval() -> None:
    found = Ratings(["a", "b"])
    found.note(0, [("a", "b", 1.0)])
    rating = found.table()["a"]
    assert rating.value > 0
    assert (rating.low, rating.high) == (None, None)


def test_bots_are_compared_alone_by_the_same_deal() -> None:
    plan = ArenaPlan("farmerama", ("a", "b"), 21, 0, {"mode": "solo"})
    standings = Standings(plan)
    for fixture in plan.fixtures():
        # Deals differ far more than the bots do.
        standings.note(invented(fixture, [100 * fixture.deal + (3 if fixture.seating == ("a",) else 1)], []))
    assert standings.bots["a"].margins.mean == 2
    assert standings.bots["a"].margins.count == 10  # the last deal was not played by both
    assert standings.bots["a"].wins == 0
    assert standings.ranking() == ["a", "b"]
    found = standings.ratings()["a"]
    assert found.low is not None
    assert found.low > 0


def test_a_newcomer_in_the_pool_moves_faster_than_an_old_hand() -> None:
    pool = Pool()
    for _ in range(30):
        pool.note(["old", "other"], [1, 2])
    before = pool.table()["old"]
    pool.note(["new", "old"], [1, 2])
    after = pool.table()
    assert after["new"].value - 25 > before.value - after["old"].value > 0


def test_a_game_against_oneself_does_not_move_the_pool() -> None:
    pool = Pool()
    pool.note(["a", "a"], [1, 2])
    assert pool.table() == {}


def test_a_mean_has_the_interval_of_students_t() -> None:
    sums = Sums()
    for value in (1.0, 2.0, 3.0, 4.0, 5.0):
        sums.note(value)
    found = sums.interval()
    assert found is not None
    assert found.low is not None
    assert found.value == 3
    assert 3 - found.low == pytest.approx(1.963, abs=0.02)  # 2.776 * sqrt(2.5 / 5)


@pytest.mark.parametrize(
    ("freedom", "reach"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)]
)
def test_the_expansion_of_students_t_is_close(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.002)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 8, 17, 100, 200, 201, 5000])
def test_what_lies_below_is_the_other_way_round(freedom: int) -> None:
    assert below(student(freedom), freedom) == pytest.approx(0.975, abs=0.001)
    assert below(-student(freedom), freedom) == pytest.approx(0.025, abs=0.001)
    assert below(0.0, freedom) == 0.5


def test_few_values_have_no_interval() -> None:
    sums = Sums()
    assert sums.interval() is None
    sums.note(4)
    found = sums.interval()
    assert found is not None
    assert (found.value, found.low) == (4, None)


def test_a_share_has_wilsons_interval() -> None:
    found = share(10, 10)
    assert found is not None
    assert found.value == 1
    assert found.high == pytest.approx(1)
    assert found.low == pytest.approx(0.7225, abs=0.001)
    assert share(0, 0) is None
