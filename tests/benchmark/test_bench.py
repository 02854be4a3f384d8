"""`bocage bench`: the figures, in both forms."""

import json

import pytest

from bocage import __version__, games
from bocage.benchmark import Figure, FigurePair, summary_of
from bocage.benchmark.clock import nanoseconds, percentile
from bocage.cli import bench as command
from bocage.cli.errors import MISUNDERSTOOD, STOPPED
from bocage.games import creatures
from bocage.games.creatures.bench import hard_farms
from tests.commands import Command

ROUND = [
    Figure("creatures", "standard", "decisions", "/s", 50.0),
    Figure("creatures", "standard", "copy", "ns", 400.0),
    Figure("creatures", "", "housing_met.fits.max", "ns", 900.0),
]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is measured: the figures are given."""
    monkeypatch.setattr(command, "measure_round", lambda chosen, seconds, brief: iter(ROUND))
    monkeypatch.setattr(command, "interpreted_round", lambda chosen, seconds, brief: ROUND)


@pytest.mark.slow
def test_every_figure_is_measured(bocage: Command) -> None:
    code, out, _ = bocage("bench", "--json", "--seconds", "0.5", "--games", "creatures")
    facts = json.loads(out)
    assert code == 0
    assert facts["compiled"] is games.is_compiled()
    assert facts["rules_versions"] == {"creatures": creatures.Game.rules_version}
    assert (facts["package_version"], facts["seconds"]) == (__version__, 0.5)
    measured = {(figure["mode"], figure["what"]) for figure in facts["figures"]}
    for mode in ("standard", "advanced", "expert"):
        assert {
            (mode, what)
            for what in (
                "games",
                "decisions",
                "copy",
                "settle",
                "legal",
                "why_not",
                "search",
                "search_judged",
            )
        } <= measured
    for sort in ("housing_met", "housing_hard"):
        assert {(None, f"{sort}.{query}.max") for query in ("fits", "keepable")} <= measured
    assert all(figure["interpreted"] > 0 for figure in facts["figures"])
    if games.is_compiled():
        assert all(figure["ratio"] > 1 for figure in facts["figures"] if figure["what"] == "decisions")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("compiled", [True, False])
def test_it_says_when_there_is_no_compiled_form(
    compiled: bool, bocage: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "is_compiled", lambda: compiled)
    _, out, err = bocage("bench", "--json")
    assert json.loads(out)["compiled"] is compiled
    assert ("not compiled" in err) is not compiled
    assert json.loads(out)["figures"][0]["ratio"] == (1.0 if compiled else None)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("lang", "words"), [("en", "copy of a state"), ("fr", "copie d’un état")])
def test_people_get_a_table_in_their_language(lang: str, words: str, bocage: Command) -> None:
    assert words in bocage("bench", "--lang", lang)[1]


@pytest.mark.usefixtures("quick")
def test_ctrl_c_leaves_what_was_measured(bocage: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(chosen: tuple[str, ...], seconds: float, brief: bool) -> list[Figure]:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "is_compiled", lambda: True)
    monkeypatch.setattr(command, "interpreted_round", stop)
    code, out, _ = bocage("bench", "--json")
    assert code == STOPPED
    assert json.loads(out)["partial"] is True
    assert json.loads(out)["figures"][0]["compiled"] == 50.0


def test_an_unknown_game_gets_the_nearest(bocage: Command) -> None:
    code, _, err = bocage("bench", "--games", "creature")
    assert code == MISUNDERSTOOD
    assert "Did you mean “creatures”?" in err


def test_the_median_of_the_rounds_counts_and_the_ratio_says_how_many_times_faster() -> None:
    def rounds(*values: float) -> list[list[Figure]]:
        return [[Figure("creatures", "standard", "copy", "ns", value)] for value in values]

    row = summary_of(rounds(100, 900, 200), rounds(800, 600, 5)).rows[0]
    assert (row.compiled, row.interpreted, row.ratio) == (200, 600, 3)
    assert FigurePair("creatures", "standard", "games", "/s", 90, 30).ratio == 3


def test_a_clock_measures_short_work() -> None:
    assert 1 < nanoseconds(int) < 100_000
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0


def test_hard_farms_have_fifteen_homes_and_more() -> None:
    assert all(len(homes.rooms) + len(homes.halls) >= 15 for homes, _ in hard_farms())
