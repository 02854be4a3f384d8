"""`scripts/compare-speed`: both trees are measured in turn, and what is too slow is said."""

import json
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.metadata import PackageNotFoundError
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "compare-speed"


@pytest.fixture
def script() -> ModuleType:
    spec = spec_from_loader("compare_speed", SourceFileLoader("compare_speed", str(SCRIPT)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_median_below_what_may_be_fails(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    old = {"goose plain games": 100.0, "goose plain search": 100.0, "goose plain search_judged": 100.0}

    def new(games: float, search: float) -> dict[str, float]:
        return {"goose plain games": games, "goose plain search": search, "goose plain search_judged": 10.0}

    rows, sound = script.compare([(old, new(91, 98)), (old, new(92, 99)), (old, new(10, 10))])
    assert sound
    assert rows["goose plain games"]["ratio"] == 0.91
    assert "TOO SLOW" not in capsys.readouterr().out
    assert not script.compare([(old, new(89, 100))])[1]
    assert not script.compare([(old, new(100, 96))])[1]
    assert capsys.readouterr().out.count("TOO SLOW") == 2


def test_tools_that_are_missing_or_too_old_are_named(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    have = {"setuptools": "65.5.0"}

    def version(name: str) -> str:
        if name not in have:
            raise PackageNotFoundError(name)
        return have[name]

    monkeypatch.setattr(script, "version", version)
    monkeypatch.setattr(sys, "argv", ["compare-speed", "HEAD"])
    with pytest.raises(SystemExit):
        script.main()
    said = capsys.readouterr().err
    assert "setuptools 8" in said
    assert "mypy 2" in said
    have.update(setuptools="99.0", mypy="99.0.1")
    assert script.missing_tools() == []


@pytest.mark.slow
def test_a_tree_is_about_as_fast_as_itself(tmp_path: Path) -> None:
    words = [str(ROOT), "--interpreted", "--seconds", "1", "--rounds", "1", "--games", "creatures"]
    subprocess.run(
        [sys.executable, str(SCRIPT), *words, "--to", str(tmp_path / "speed.json")],
        capture_output=True, check=False, timeout=300,
    )  # fmt: skip
    figures = json.loads((tmp_path / "speed.json").read_text(encoding="utf-8"))["figures"]
    assert {key.split()[-1] for key in figures} == {"games", "search", "search_judged"}
    assert all(0.2 < row["ratio"] < 5 for row in figures.values())
