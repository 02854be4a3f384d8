"""Which rules the tests name.

A test names the rules it checks: `@rule("C-5.9")` on a test function or class, `marks=rule(…)` on one of its
cases, `pytestmark = rule(…)` for a whole file. The tests are read, not run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bocage.rules.shelf import Shelf

MARKS_FILE = "rule_marks.py"


@dataclass(frozen=True)
class Coverage:
    """How many rules of a game the tests name, and which they do not."""

    game: str
    rules: int
    untested: tuple[str, ...]

    @property
    def tested(self) -> int:
        """How many rules some test names."""
        return self.rules - len(self.untested)

    def as_json(self) -> dict[str, int | list[str]]:
        """The facts under the keys that programs rely on."""
        return {"rules": self.rules, "tested": self.tested, "untested": list(self.untested)}


def measure(shelf: Shelf, tests: Path) -> list[Coverage]:
    """The coverage of every game on the shelf.

    Raises `SyntaxError` for a test file that is not Python.
    """
    named = named_ids(tests)
    found = []
    for game in shelf.games():
        ids = shelf.ids(game)
        found.append(Coverage(game, len(ids), tuple(id for id in ids if id not in named)))
    return found


def named_ids(tests: Path) -> set[str]:
    """All ids that the tests in this folder and below name."""
    return {
        id
        for file in sorted(tests.rglob("*.py"))
        for id in _ids_in(ast.parse(file.read_text(encoding="utf-8"), str(file)))
    }


def find_tests() -> Path | None:
    """The project's tests, looked for from the working folder and from this file upwards."""
    for start in (Path.cwd() / "here", Path(__file__).resolve()):
        for parent in start.parents:
            if (parent / "tests" / MARKS_FILE).is_file():
                return parent / "tests"
    return None


def _ids_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if node.name.lower().startswith("test"):
                for decorator in node.decorator_list:
                    yield from _ids_of_marks(decorator)
        elif isinstance(node, ast.Assign):
            if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
                yield from _ids_of_marks(node.value)
        elif isinstance(node, ast.keyword) and node.arg == "marks":
            yield from _ids_of_marks(node.value)


def _ids_of_marks(marks: ast.expr) -> Iterator[str]:
    for node in ast.walk(marks):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _is_rule(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "rule"
    return isinstance(function, ast.Name) and function.id == "rule"
