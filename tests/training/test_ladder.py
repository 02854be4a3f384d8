"""From shares won to ratings, and from ratings to levels in even steps."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bocage.arena.players import is_bot
from bocage.bots import LEVELS
from bocage.training import levels
from bocage.training.ladder import between, matches, player_at, rating_of, ratings, references

RATED = {"random": 0.0, "instinct~4": 200.0, "instinct~1": 500.0, "instinct": 700.0, "champion:100": 1200.0}


def result(game: str, ours: str, others: str, share: float) -> dict[str, Any]:
    figure = {"value": share, "low": 0.0, "high": 1.0}
    points = {"value": 20.0, "low": 19.0, "high": 21.0}
    return {
        "game": game,
        "ours": ours,
        "others": others,
        "games": 100,
        "won": figure,
        "points": points,
        "best_other": {**points, "value": 10.0},
        "margin": {**points, "value": 10.0},
    }


def test_every_reference_is_a_bot_and_is_measured_against_the_one_before() -> None:
    assert all(is_bot(name) for name in references())
    wanted = matches(["creatures"])
    assert [(match.others, match.ours) for match in wanted] == list(pairwise(references()))


def test_who_wins_half_is_rated_the_same_and_ten_to_one_is_400() -> None:
    assert rating_of(0.5, 100) == pytest.approx(0.0)
    assert rating_of(10 / 11, 10**6) == pytest.approx(400.0, abs=0.1)
    assert rating_of(1.0, 100) < 1000.0  # nobody is infinitely better


def test_ratings_add_up_along_the_ladder() -> None:
    found = ratings([result("a", "b", "random", 0.7), result("a", "c", "b", 0.7)])
    assert found["a"]["random"] == 0.0
    assert found["a"]["c"] == pytest.approx(2 * found["a"]["b"])


def test_players_between_two_references_lie_between_them() -> None:
    assert between("instinct~4", "instinct~1", 0.5) == "instinct~2.00"
    assert between("champion:100", "champion:400", 0.5) == "champion:200"
    assert between("instinct", "champion:8", 0.5) == "champion:4"
    assert between("instinct~1.00", "champion:8", 0.25) == "instinct~0.50"
    assert between("instinct~1.00", "champion:8", 0.75) == "champion:4"
    assert player_at(RATED, 350.0) == "instinct~2.00"
    assert player_at(RATED, 0.0) == "instinct~4"
    assert player_at(RATED, 9999.0) == "champion:100"


def test_levels_stand_in_even_steps_below_the_best() -> None:
    found = levels.even_steps(RATED, 5)
    assert found[-1] == "champion:100"
    assert len(set(found)) == 5
    assert all(is_bot(name) for name in found)


def test_levels_are_kept_as_the_bots_read_them(tmp_path: Path) -> None:
    names = ["instinct~2.50", "instinct", *(f"champion:{100 + place}" for place in range(len(LEVELS) - 2))]
    results = [result("creatures", ours, others, 0.7) for others, ours in pairwise(["random", *names])]
    found = levels.kept(results)
    assert [each["id"] for each in found] == [level.id for level in LEVELS]
    assert (found[0]["simulations"], found[0]["whim"]) == (0, 2.5)
    assert (found[1]["simulations"], found[1]["whim"]) == (0, 0.0)
    assert found[2]["simulations"] == 100
    assert found[0]["points"] == {"value": 15.0}  # of its own match, and of the one against the next level
    file = tmp_path / "levels.json"
    file.write_text(json.dumps({"levels": found}), encoding="utf-8")
    from bocage.bots.levels import _rungs

    assert _rungs(file)["hazel"].whim == 2.5


def test_ratings_of_levels_rise_with_every_one() -> None:
    names = ["instinct~2", "instinct~1", "instinct"]
    found = levels.rated_again(
        [
            result("a", ours, others, share)
            for (others, ours), share in zip(pairwise(["random", *names]), (0.9, 0.7, 0.4), strict=True)
        ]
    )
    assert list(found.values()) == sorted(found.values())
