"""Which rules a folder of tests names."""

from pathlib import Path

import pytest

from bocage.rules import Shelf
from bocage.rules.coverage import find_tests, measure, named_ids

FILE = """\
import pytest
from tests.rule_marks import rule

pytestmark = [rule("Z-1.1"), pytest.mark.slow]
NOT_A_MARK = rule("Z-2.1")

@rule("Z-1.2", "Z-1.3")
def test_one():
    '''@rule("Z-2.2")'''

@pytest.mark.parametrize("x", [pytest.param(2, marks=rule("Z-1.4")), pytest.param(3, marks=[rule("Z-1.5")])])
def test_cases(x):
    book.rule("Z-2.3")

@rule("Z-1.6")
class TestGroup:
    pytestmark = pytest.mark.rule("Z-1.7")

    @rule("Z-1.8")
    async def test_inside(self): ...

@rule("Z-2.4")
def no_test(): ...

CASES = [pytest.param(1, marks=(rule("Z-1.9"), pytest.mark.slow))]
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    deep = tmp_path / "tests" / "deep"
    deep.mkdir(parents=True)
    (deep / "test_file.py").write_text(FILE, encoding="utf-8")
    (tmp_path / "tests" / "test_empty.py").write_text("", encoding="utf-8")
    return tmp_path / "tests"


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    game = tmp_path / "sheets" / "zoo"
    game.mkdir(parents=True)
    rules = "".join(f"- **Z-1.{number}** A rule.\n" for number in range(1, 12))
    (game / "rules.en.md").write_text(f"## Z-1 Rules\n\n{rules}", encoding="utf-8")
    return Shelf(game.parent)


def test_marks_are_found_wherever_a_test_may_carry_them(tree: Path) -> None:
    assert named_ids(tree) == {f"Z-1.{number}" for number in range(1, 10)}


def test_coverage_lists_what_no_test_names(shelf: Shelf, tree: Path) -> None:
    [zoo] = measure(shelf, tree)
    assert zoo.game == "zoo"
    assert zoo.as_json() == {"rules": 11, "tested": 9, "untested": ["Z-1.10", "Z-1.11"]}


def test_a_broken_test_file_is_named(shelf: Shelf, tree: Path) -> None:
    (tree / "test_broken.py").write_text("def test_(:\n", encoding="utf-8")
    with pytest.raises(SyntaxError) as caught:
        measure(shelf, tree)
    assert str(caught.value.filename).endswith("test_broken.py")


def test_the_tests_are_found_from_a_folder_below(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "rule_marks.py").write_text("", encoding="utf-8")
    monkeypatch.chdir(tree / "deep")
    assert find_tests() == tree


def test_the_tests_of_the_checkout_are_found() -> None:
    assert find_tests() == Path(__file__).parents[1]
