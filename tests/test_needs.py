"""A test that is skipped says what is missing and how to get it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import needs

TESTS = Path(__file__).parent
SKIPS = {"skip", "skipif", "importorskip"}
FILES = [
    path
    for path in sorted(TESTS.rglob("*.py"))
    if any(f"{word}(" in path.read_text("utf-8") for word in SKIPS)
]


def skips(text: str) -> Iterator[ast.Call]:
    """Where a text skips tests."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SKIPS:
            yield node


def reason(call: ast.Call) -> str:
    """The reason of a skip, as it is written: one that `needs` has a name for, or a text."""
    named = [word.value for word in call.keywords if word.arg == "reason"]
    found = (named or call.args)[0]
    return str(getattr(needs, found.id)) if isinstance(found, ast.Name) else ast.unparse(found)


def is_enough(call: ast.Call) -> bool:
    """Whether a skip says what is missing, and how to get it; a library is got by its name."""
    text = reason(call)
    return ": " in text or "is not installed" in text


def test_a_reason_is_found_however_it_is_given() -> None:
    texts = ['pytest.skip("a: b")', 'pytest.mark.skipif(x, reason="a: b")', "pytest.importorskip('x')"]
    found = [call for text in texts for call in skips(text)]
    assert [reason(call) for call in found] == ["'a: b'", "'a: b'", "'x'"]
    assert [is_enough(call) for call in found] == [True, True, False]
    assert [reason(call) for call in skips("pytest.importorskip('torch', reason=TORCH)")] == [needs.TORCH]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(TESTS).as_posix())
def test_every_skip_says_what_is_missing_and_how_to_get_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [call.lineno for call in skips(text) if not is_enough(call)] == []
