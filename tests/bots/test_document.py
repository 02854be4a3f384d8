"""The examples of docs/bots.md are true."""

import doctest
from pathlib import Path

from bocage.bots import LEVELS

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_examples_of_the_document_are_true() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def test_the_document_lists_every_level() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    for level in LEVELS:
        assert (
            sum(line.startswith(f"| `{level.id}` |") for line in rows) == 2
        )  # how it plays, how strong it is
