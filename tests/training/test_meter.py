"""Matches within a given time: paired deals, intervals, shares of the time."""

from __future__ import annotations

import time

import pytest

from bocage.training.meter import (
    Match,
    MatchMeter,
    MatchTally,
    MeteredGame,
    Task,
    averaged,
    play_task,
    shared,
)

MATCH = Match("a match", "creatures", {"mode": "standard"}, "greedy", "random")


def played(tally: MatchTally, won: float, scores: tuple[float, ...] = (10.0, 4.0)) -> MeteredGame:
    return MeteredGame(tally.next_task(), scores, won, 1.0)


def test_every_deal_is_played_from_every_seat() -> None:
    tally = MatchTally(MATCH, 2)
    tasks = [tally.next_task() for _ in range(4)]
    assert [task.seat for task in tasks] == [0, 1, 0, 1]
    assert tasks[0].deal == tasks[1].deal
    assert tasks[2].deal == tasks[3].deal == tasks[0].deal + 1


def test_a_deal_that_was_not_played_from_all_seats_does_not_count() -> None:
    tally = MatchTally(MATCH, 2)
    for won in (1.0, 0.0, 1.0):
        tally.note(played(tally, won))
    result = tally.result()
    assert result["games"] == 2
    assert result["won"] == shared([1.0, 0.0])
    # The first game was won by six points from the first seat, the second lost by six from the other.
    assert result["margin"] == averaged([6.0, -6.0])


def test_nothing_played_is_no_result() -> None:
    assert "won" not in MatchTally(MATCH, 2).result()


@pytest.mark.parametrize(
    ("wins", "low", "high"),
    [([1.0] * 10, 0.7225, 1.0), ([1.0] * 50 + [0.0] * 50, 0.4038, 0.5962)],
)
def test_the_interval_of_a_share_is_wilsons(wins: list[float], low: float, high: float) -> None:
    found = shared(wins)
    assert (found["low"], found["high"]) == pytest.approx((low, high), abs=1e-3)


def test_the_interval_of_a_mean_holds_the_mean() -> None:
    found = averaged([1.0, 2.0, 3.0])
    assert found["value"] == 2.0
    assert found["low"] < 2.0 < found["high"]
    assert averaged([5.0]) == {"value": 5.0, "low": 5.0, "high": 5.0}


def test_the_same_task_is_the_same_game() -> None:
    task = Task(MATCH, 7, 1)
    assert play_task(task).scores == play_task(task).scores


@pytest.mark.slow
def test_matches_share_the_time_by_weight_and_end_in_time() -> None:
    matches = [
        Match("light", "creatures", {"mode": "standard"}, "random", "random", 1.0),
        Match("heavy", "creatures", {"mode": "standard"}, "random", "random", 4.0),
        Match("few", "creatures", {"mode": "standard"}, "random", "random", 4.0, most=6),
    ]
    start = time.monotonic()
    results = {str(result["name"]): result for result in MatchMeter(matches, 4.0, 2).run()}
    assert time.monotonic() - start < 40.0
    assert results["few"]["games"] == 6
    light, heavy = (float(str(results[name]["core_seconds"])) for name in ("light", "heavy"))
    assert heavy > 1.5 * light
