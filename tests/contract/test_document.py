"""The examples of docs/contract.md are true."""

import doctest
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "contract.md"


def test_the_examples_of_the_contract_are_true() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert result.attempted > 20
    assert result.failed == 0
