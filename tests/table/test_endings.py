"""What is said when a game is over."""

from __future__ import annotations

import pytest

from bocage.core.outcome import Outcome, ScoreLine, ScoreSheet
from bocage.games import creatures
from bocage.table.boxes import box_for
from bocage.table.endings import points, told

NAMES = ["Ada", "Bob"]


def said(*scores: float, winners: tuple[int, ...] = (0,), lang: str = "en", reason: str = "score") -> str:
    """What is said at an end with these scores: half of it for animals, half for buildings."""
    sheets = [
        ScoreSheet(
            [ScoreLine("animals", "sheep", score / 2 + 10), ScoreLine("buildings", "stall", score / 2 - 10)]
        )
        for score in scores
    ]
    game = creatures.Game(seed=1)
    return told(game, Outcome(sheets, winners, reason), NAMES[: len(scores)], lang, box_for("creatures"))


@pytest.mark.parametrize(
    ("score", "written"), [(17.5, "17½"), (-1.0, "−1"), (0.0, "0"), (0.5, "½"), (-0.5, "−½"), (-3.5, "−3½")]
)
def test_halves_are_halves_as_on_the_pad(score: float, written: str) -> None:
    assert points(score) == written


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_margin_is_told_as_the_pad_writes_it(lang: str) -> None:
    sentence = said(17.5, -1.0, lang=lang)
    assert "18½" in sentence
    assert "17½" in sentence
    assert "−1" in sentence


def test_the_end_says_by_how_much_and_on_which_line() -> None:
    assert said(20.0, 18.0).startswith("Ada wins by 2 points, 20 to 18. What made the difference: ")
    assert said(20.0, 19.0, lang="fr").startswith(
        "Ada gagne de 1 point, 20 à 19. Ce qui a fait la différence\u00a0: "
    )
    assert said(3.0, 1.0, reason="stars").startswith("Ada wins by 2 stars, 3 to 1.")


def test_where_points_do_not_decide_the_reason_is_told() -> None:
    assert said(12.0, 12.0, reason="tie-break") == "The scores are equal: Ada wins, having not begun round 1."
    assert "by" not in said(12.0).split()
