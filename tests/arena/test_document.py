"""The examples of docs/arena.md run, and what it names is there."""

import doctest
import json
import re
from pathlib import Path

from tests.arena.conftest import Command

DOCUMENT = Path(__file__).parents[2] / "docs" / "arena.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert result.attempted > 4
    assert result.failed == 0


def test_the_document_names_every_key_of_the_json(arena: Command) -> None:
    _, out, _ = arena("creatures", "random", "--games", "1", "--json")
    section = DOCUMENT.read_text(encoding="utf-8").split("## JSON")[1].split("##")[0]
    assert set(json.loads(out)) <= set(re.findall(r"`(\w+)`", section))
