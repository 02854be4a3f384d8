"""Worked examples of a rules sheet, for the tests that play them.

example = Examples("agricola_examples.json").example

@example("AX-28")
def test_the_loom_feeds_by_its_sheep(case: Example) -> None: ...
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parent / "printed"
Test = Callable[..., None]


@dataclass(frozen=True)
class Example:
    """One worked example: what is given and what comes of it, as the sheet says it."""

    id: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    expected: dict[str, Any]


class Examples:
    """The examples of one file; `claimed` remembers which test plays which."""

    def __init__(self, file: str) -> None:
        cases = json.loads((DATA / file).read_text(encoding="utf-8"))["examples"]
        self.cases = {
            case["id"]: Example(case["id"], tuple(case["rules"]), case["situation"], case["expected"])
            for case in cases
        }
        self.claimed: dict[str, list[Test]] = {}

    def example(self, *ids: str) -> Callable[[Test], Test]:
        """The test plays these examples, one after the other, as its argument `case`."""

        def mark(test: Test) -> Test:
            for id in ids:
                self.claimed.setdefault(id, []).append(test)
            marked: Test = pytest.mark.parametrize("case", [self.cases[id] for id in ids], ids=ids)(test)
            return marked

        return mark
