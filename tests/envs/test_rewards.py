"""What the end of a game is worth."""

import pytest

from bocage.envs.rewards import final_rewards


@pytest.mark.parametrize(
    ("scores", "winners", "kind", "expected"),
    [
        ([40.0, 31.5], [0], "margin", [8.5, -8.5]),
        ([40.0, 31.0, 38.0], [0], "margin", [2.0, -9.0, -2.0]),
        ([25.0], [], "margin", [25.0]),
        ([40.0, 31.5], [0], "win", [1.0, -1.0]),
        ([30.0, 30.0, 5.0], [0, 1], "win", [0.0, 0.0, -1.0]),
        ([25.0], [], "win", [-1.0]),
        ([25.0], [0], "rank", [1.0]),
        ([30.0, 30.0], [1], "rank", [-1.0, 1.0]),
        ([30.0, 30.0, 5.0], [0, 1], "rank", [0.5, 0.5, -1.0]),
        ([10.0, 20.0, 30.0, 40.0], [3], "rank", [-1.0, pytest.approx(-1 / 3), pytest.approx(1 / 3), 1.0]),
    ],
)
def test_rewards_follow_scores_and_winners(
    scores: list[float], winners: list[int], kind: str, expected: list[float]
) -> None:
    assert final_rewards(scores, winners, kind) == expected
