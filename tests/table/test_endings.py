"""What is said when a game is over."""

from __future__ import annotations

import pytest

from bocage.core.outcome import Outcome, ScoreLine, ScoreSheet
from bocage.table.endings import margin, points


def ended(*scores: float, winners: tuple[int, ...] = (0,)) -> Outcome:
    """An end with these scores."""
    sheets = [ScoreSheet([ScoreLine("farm", "people", score)]) for score in scores]
    return Outcome(sheets, winners, "score")


@pytest.mark.parametrize(
    ("score", "written"), [(17.5, "17½"), (-1.0, "−1"), (0.0, "0"), (0.5, "½"), (-0.5, "−½"), (-3.5, "−3½")]
)
def test_halves_are_halves_as_on_the_pad(score: float, written: str) -> None:
    assert points(score) == written


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_margin_is_told_as_the_pad_writes_it(lang: str) -> None:
    told = margin(ended(17.5, -1.0), lang)
    assert "18½" in told
    assert "17½" in told
    assert "." not in told.rstrip(".")


def test_nobody_is_ahead_of_nobody() -> None:
    assert margin(ended(12.0), "en") == ""
    assert margin(ended(12.0, 12.0, winners=(0, 1)), "en") == ""
