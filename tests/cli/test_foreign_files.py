"""A file that is something else: every command says so, names it, and says what is expected."""

from pathlib import Path

import pytest

from bocage.cli.errors import REFUSED
from tests.commands import Command

COMMANDS = {
    "replay": ["replay", "{file}"],
    "verify": ["replay", "{file}", "--verify"],
    "analyse": ["analyse", "{file}"],
    "export": ["export", "{file}", "--to", "parquet", "{target}"],
    "link": ["link", "make", "{file}"],
    "resume": ["play", "--terminal", "--resume", "{file}"],
}
FOREIGN = {
    "letter": b"Dear Ada,\nhow are the sheep?\n",
    "table": b"name,points\nAda,41\n",
    "settings": b'{"name": "bocage-web", "version": "1.0"}\n',
    "picture": b"\x89PNG\r\n\x1a\n\x00\xff",
}


@pytest.mark.parametrize("content", FOREIGN)
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("lang", "word"), [("en", "of Bocage"), ("fr", "par Bocage")])
def test_a_foreign_file_is_no_damaged_record(
    bocage: Command, command: str, content: str, lang: str, word: str, tmp_path: Path
) -> None:
    file = tmp_path / "something.txt"
    file.write_bytes(FOREIGN[content])
    words = [each.format(file=file, target=tmp_path / "out.parquet") for each in COMMANDS[command]]
    code, _, err = bocage(*words, "--lang", lang)
    assert (code, len(err.splitlines())) == (REFUSED, 1)
    assert str(file) in err
    assert word in err
    assert {"en": "begins with “bocage”", "fr": "commence par «\u00a0bocage\u00a0»"}[lang] in err


@pytest.mark.parametrize("content", FOREIGN)
def test_a_foreign_file_is_no_position(bocage: Command, content: str, tmp_path: Path) -> None:
    file = tmp_path / "something.txt"
    file.write_bytes(FOREIGN[content])
    code, _, err = bocage("play", "--terminal", "--position", str(file))
    assert (code, len(err.splitlines())) == (REFUSED, 1)
    assert str(file) in err
    assert "None" not in err


@pytest.mark.parametrize("command", ["replay", "analyse", "link", "resume"])
def test_a_folder_is_no_file(bocage: Command, command: str, tmp_path: Path) -> None:
    words = [each.format(file=tmp_path, target="") for each in COMMANDS[command]]
    code, _, err = bocage(*words)
    assert (code, len(err.splitlines())) == (REFUSED, 1)
    assert "is a folder" in err
