"""Ctrl-C in commands that work long: the exit code is the same, and what was done by then is told."""

import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from bocage.cli import bench, train
from bocage.cli.errors import STOPPED
from bocage.learning.puzzles import making
from bocage.training import curve
from tests.commands import Command


def test_puzzles_that_were_found_are_told(
    bocage: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*words: object) -> None:
        tell = words[-1]
        assert callable(tell)
        tell(making.MakingProgress(games=3, puzzles=5, new=2))
        raise KeyboardInterrupt

    monkeypatch.setattr(making, "make", interrupted)
    words = ("puzzles", "make", "creatures", "--to", str(tmp_path / "some.jsonl"))
    code, out, _ = bocage(*words)
    assert code == STOPPED
    assert out.startswith("2 new puzzles from 3 games; ")
    code, out, _ = bocage(*words, "--json")
    assert (code, json.loads(out)["partial"], json.loads(out)["new"]) == (STOPPED, True, 2)


def test_bench_that_measured_nothing_promises_nothing(
    bocage: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "measure_round", interrupted)
    code, out, err = bocage("bench")
    assert (code, out) == (STOPPED, "")
    assert "Stopped." in err


@pytest.mark.parametrize(("share", "code"), [(0.4, STOPPED), (1.2, 0)])
def test_a_training_that_ended_before_its_time_was_stopped(
    bocage: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, share: float, code: int
) -> None:
    class Ended:
        """A training without PyTorch: it ends in order after Ctrl-C, as a real one does."""

        totals = SimpleNamespace(games=7)

        def __init__(self, *_words: object) -> None:
            pass

        def run(self) -> None:
            pass

        def share(self) -> float:
            return share

    session = ModuleType("bocage.training.session")
    session.Session = Ended  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "bocage.training.session", session)
    monkeypatch.setattr(train, "need", lambda *_names: None)
    monkeypatch.setattr(curve, "draw_curve", lambda _folder: None)
    found, out, _ = bocage("train", "creatures", "--to", str(tmp_path))
    assert found == code
    assert "network.net" in out
