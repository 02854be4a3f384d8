"""Names in records may be anything: no command writes what would command the terminal."""

import json
import unicodedata
from pathlib import Path

import pytest

from bocage.cli import main
from bocage.cli.output import plain
from bocage.core.record import record_of
from tests.commands import finished_game

NASTY = "\x1b]0;owned\x07\x1b[31mAda\u202e\u0000\u009b2J\nBea"


def record(folder: Path, name: str) -> Path:
    """A record with a name that its writer did not check."""
    lines = record_of(finished_game(), ["Somebody", "Bea"]).lines()
    lines[0] = lines[0].replace('"Somebody"', name)
    file = folder / "nasty.bocage"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def commands_in(text: str) -> list[str]:
    return [sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs") and sign not in "\n\t"]


NAMES = (json.dumps(NASTY), '"\\ud800"', '"a\\u0000b"')
FIRST = next(n for n, (seat, _) in enumerate(finished_game().moves(), start=1) if seat >= 0)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        *((name, ["replay"]) for name in NAMES),
        *((name, ["replay", "--verify"]) for name in NAMES),
        *((name, ["replay", "--json"]) for name in NAMES),
        *((name, ["analyse", "--move", str(FIRST), "--simulations", "1"]) for name in NAMES),
        (NAMES[0], ["analyse", "--simulations", "1"]),
        (NAMES[1], ["analyse", "--simulations", "1", "--json"]),
    ],
)
def test_no_command_writes_what_commands_the_terminal(
    name: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([words[0], str(record(tmp_path, name)), *words[1:]]) == 0
    written = capsys.readouterr()
    assert commands_in(written.out + written.err) == []
    written.out.encode()


def test_an_error_about_a_foreign_file_is_plain_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nasty.bocage"
    head = {"bocage": 1, "game": NASTY + "\ud800", "rules": 1, "options": {}, "seats": []}
    file.write_text(json.dumps(head), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert commands_in(capsys.readouterr().err) == []


def test_what_people_write_stays() -> None:
    assert plain("Zoé\u202f: 3 « œufs »\n\tdeux") == "Zoé\u202f: 3 « œufs »\n\tdeux"
