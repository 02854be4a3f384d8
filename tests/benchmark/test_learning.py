"""What examples that learn say is read, and their course is drawn for both languages."""

import re
from pathlib import Path

import pytest

from bocage.benchmark import learning

SAID = """  0.1 min     250 games   48.0% of the last 250 won
  1.0 min    2000 games   91.4% of the last 500 won
against random: 99.5% of 200 games won
against greedy: 12.0% of 200 games won, margin -9.1
"""


def test_strength_and_time_are_what_the_example_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "_exam", lambda docs, example: SAID)
    found = {name: measure() for name, _, measure in learning.told(Path("docs")) if "selfplay" in name}
    assert found == {
        "learning.selfplay.random": "99.5 %",
        "learning.selfplay.greedy": "12.0 %",
        "learning.selfplay.minutes": "1",
        "learning.selfplay.games": "2,000",
    }


def test_the_course_is_a_line_from_the_first_games_to_the_last() -> None:
    points = learning.course(SAID)
    assert points == [(250, 0.48), (2000, 0.914)]
    drawn = {lang: learning.picture(points, lang) for lang in ("en", "fr")}
    line = re.search(r'points="([^"]+)"', drawn["en"])
    assert line is not None
    left, right = (tuple(map(float, point.split(","))) for point in line[1].split())
    assert left[0] < right[0] == learning.WIDTH - learning.EDGE
    assert left[1] > right[1]  # upwards is better
    assert "Games played" in drawn["en"]
    assert "Parties jouées" in drawn["fr"]


@pytest.mark.parametrize("example", learning.EXAMPLES)
def test_every_example_that_is_measured_is_there(example: str) -> None:
    script, *words = learning.EXAMPLES[example]
    text = (Path(__file__).parents[2] / "examples" / script).read_text(encoding="utf-8")
    assert all(f'"{word}"' in text for word in words if word.startswith("--"))
