"""A short campaign: a hundred games without a violation. The long ones are run by hand."""

import pytest

from bocage.fuzzing import Campaign, Component, Report, fuzz
from tests.rule_marks import rule


@rule("C-1.2", "C-1.3", "C-1.4", "C-1.5", "C-1.6", "C-7.2", "C-12.7")
@pytest.mark.parametrize(("seed", "mode"), [(1, None), (2, "expert")])
def test_random_games_keep_every_invariant(seed: int, mode: str | None) -> None:
    report = Report()
    for part in fuzz(Campaign("creatures", 50, seed, mode)):
        report.add(part)
    assert [violation.as_json() for violation in report.violations] == []
    assert report.games == 50
    built = [component for component in report.components.values() if component.built]
    assert len(built) > 40
    assert sum(component.used > 0 for component in built) > 35


def test_reports_add_up() -> None:
    one, two = Report(games=1, decisions=5), Report(games=2, decisions=7)
    one.components["barn"] = Component(built=1, used=1)
    two.components["barn"] = Component(built=2)
    one.components["barn"].slots["whenever"] += 1
    two.add(one)
    assert two.as_json()["components"] == {"barn": {"built": 3, "used": 1, "slots": {"whenever": 1}}}
    assert (two.games, two.decisions) == (3, 12)
