"""`bocage bench` measures the environments beside PettingZoo's own."""

from importlib.util import find_spec
from itertools import count

import pytest

from bocage.benchmark import environments
from bocage.benchmark.summary import summary_of
from bocage.cli.bench import TITLES, title


def test_every_game_gets_its_figures_and_each_has_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "AT_LEAST", 30)
    monkeypatch.setattr(environments, "GAMES", 4)
    found = list(environments.measure(("creatures", "farmerama"), 0.01))
    wanted = {"aec", "batched"} | ({"connect_four"} if find_spec("pygame") else set())
    for game in ("creatures", "farmerama"):
        assert {figure.what for figure in found if figure.game == game} == wanted <= set(TITLES)
    assert all(figure.value > 0 for figure in found)
    assert all(title(row) for row in summary_of([found], []).rows)


def test_both_sides_of_the_ratio_of_one_seat_are_timed_by_the_processor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever is kept waiting by others has not become slower."""
    monkeypatch.setattr(environments, "AT_LEAST", 30)
    waited = count(0, 1000)
    monkeypatch.setattr("time.perf_counter", lambda: float(next(waited)))
    assert 0.05 < environments.seats_for_turns("creatures", 0.0) < 20


def test_without_the_libraries_there_is_nothing_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "NEEDED", ("numpy", "no_such_library"))
    assert list(environments.measure(("creatures",), 0.01)) == []
