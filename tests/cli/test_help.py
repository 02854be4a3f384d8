"""What `--help` says is what stands in the message files: nothing is taken for a sign of layout."""

import re
from importlib.resources import files

import pytest

from bocage.cli.errors import MISUNDERSTOOD, REFUSED
from tests.commands import Command


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_text_of_a_help_holds_what_the_printer_would_leave_out(language: str) -> None:
    """Words in square brackets are styles to it: “bocage[train]” came out as “bocage”."""
    folder = files("bocage.messages").joinpath(language)
    lines = [line for file in folder.iterdir() for line in file.read_text(encoding="utf-8").splitlines()]
    helps = [line for line in lines if re.match(r"[a-z-]+-(?:help|option-[a-z-]+|argument-[a-z-]+) = ", line)]
    assert len(helps) > 100
    assert [line for line in helps if re.search(r"\[[a-z]+\]", line)] == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("simulate creatures --mode hard", MISUNDERSTOOD),
        ("play --terminal creatures --mode hard", MISUNDERSTOOD),
        ("arena creatures greedy mcts:0", MISUNDERSTOOD),
        ("balance creatures --change cost:nowhere.stone=3", MISUNDERSTOOD),
        ("lesson creatures-fencez", MISUNDERSTOOD),
        ("rules creatures C-99.9", MISUNDERSTOOD),
        ("bench --games chess", MISUNDERSTOOD),
        ("replay missing.record", REFUSED),
        ("analyse missing.record", REFUSED),
        ("export missing.record --to parquet x", REFUSED),
        ("components diff missing.toml", REFUSED),
        ("arena --leaderboard missing.json", REFUSED),
    ],
)
def test_a_line_that_cannot_be_and_a_file_that_is_not_there_have_the_same_codes_everywhere(
    bocage: Command, line: str, code: int
) -> None:
    found, out, err = bocage(*line.split())
    assert (found, out, len(err.splitlines())) == (code, "", 1)
