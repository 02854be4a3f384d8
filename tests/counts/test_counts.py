"""The rules allow exactly so many lines of play."""

import pytest

from tests.counts.counting import Case, read_cases


@pytest.mark.parametrize("case", read_cases(), ids=lambda case: case.name)
def test_so_many_lines_of_play_exist(case: Case) -> None:
    assert case.recount() == case.counts
