"""What `--help` says is what stands in the message files: nothing is taken for a sign of layout."""

import os
import re
import subprocess
import sys
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


# What click and typer would call a value, an argument or a command.
ENGLISH = r"INTEGER|FLOAT|TEXT\b|PATH|FILE\b|DIRECTORY|RANGE|COMMAND\b|ARGS|env var|default|required"
EVERY_HELP = """
import sys
from importlib import import_module
import typer.main
from bocage import cli
from bocage.cli.app import build, command_names

for name in command_names():
    if hasattr(import_module(f"bocage.cli.{name}"), "register"):
        inner = getattr(typer.main.get_command(build([name])), "commands", {}).get(name)
        for word in ("", *getattr(inner, "commands", ())):
            assert cli.main([*filter(None, (name, word)), "--help"]) == 0
assert cli.main([]) == 0
"""


def test_help_in_french_has_no_english_names_of_values() -> None:
    """In a process of its own: what an argument is called is fixed when its command is imported."""
    words = {"BOCAGE_LANG": "fr", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-P", "-c", EVERY_HELP]
    out = subprocess.run(
        command, env={**os.environ, **words}, capture_output=True, check=True
    ).stdout.decode()
    assert out.count("Utilisation") > 30
    assert "*          JEU  Le jeu" in out
    # Nothing that must be given is told what happens without it.
    assert not [line for line in out.splitlines() if "sans lui" in line and "[obligatoire]" in line]
    shown = re.sub(r"BOCAGE_[A-Z_]+|--[a-z-]+", "", out)
    assert re.findall(ENGLISH, shown) == []


def test_an_argument_is_shown_by_its_word_alone(bocage: Command) -> None:
    _, out, _ = bocage("simulate", "--help", "--lang", "fr")
    assert re.search(r"│ \*\s+(JEU|GAME) ", out)
    assert "ENTIER" in out
    _, out, _ = bocage("simulate", "--help")
    assert "INTEGER" in out  # the next line speaks its own language


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
