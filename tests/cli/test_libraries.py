"""Libraries that are missing: one sentence with the line that installs them, and the same exit code."""

import sys
from pathlib import Path

import pytest

from bocage.cli import libraries
from bocage.cli.errors import REFUSED
from tests.commands import Command


@pytest.mark.parametrize(
    ("line", "library"),
    [
        ("arena creatures random", "choix"),
        ("balance creatures", "choix"),
        ("export {record} --to parquet {record}.parquet", "pyarrow"),
        ("mcp creatures", "mcp"),
        ("train creatures --to {record}.d", "torch"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_missing_library_is_named_before_anything_is_done(
    bocage: Command, monkeypatch: pytest.MonkeyPatch, record_file: Path, line: str, library: str, lang: str
) -> None:
    monkeypatch.setattr(libraries, "find_spec", lambda name: None if name == library else object())
    code, out, err = bocage(*line.format(record=record_file).split(), "--lang", lang)
    assert (code, out) == (REFUSED, "")
    assert err.rstrip().endswith(f"{sys.executable} -m pip install {library}")
    assert len(err.splitlines()) == 1
