"""What `--help` says is what stands in the message files: nothing is taken for a sign of layout."""

import re
from importlib.resources import files

import pytest


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_text_of_a_help_holds_what_the_printer_would_leave_out(language: str) -> None:
    """Words in square brackets are styles to it: “bocage[train]” came out as “bocage”."""
    folder = files("bocage.messages").joinpath(language)
    lines = [line for file in folder.iterdir() for line in file.read_text(encoding="utf-8").splitlines()]
    helps = [line for line in lines if re.match(r"[a-z-]+-(?:help|option-[a-z-]+|argument-[a-z-]+) = ", line)]
    assert len(helps) > 100
    assert [line for line in helps if re.search(r"\[[a-z]+\]", line)] == []
