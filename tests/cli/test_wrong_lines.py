"""Lines that people get wrong: one sentence in their language that says what to do, and an exit code."""

from errno import EACCES, ENOSPC, ENOTDIR
from pathlib import Path

import pytest

from bocage import messages
from bocage.cli.errors import MISUNDERSTOOD, REFUSED, explain
from tests.commands import Command

# A line, its exit code, and what must be in the sentence in each language; `{here}` is a folder with files.
WRONG: tuple[tuple[str, int, str, str], ...] = (
    ("simulate creatures --players 3", 2, "no seats for 3: it is for 2.", "pas de places pour 3"),
    ("simulate farmerama --players 7", 2, "it is for 1, 2, 3, 4.", "il se joue à 1, 2, 3, 4."),
    ("simulate agricola --option colour=3", 2, "seats, decks", "seats, decks"),
    ("export {here}/game.jsonl --to csv x", 2, "only parquet", "seulement parquet"),
    ("export {here}/game.jsonl --to parquet {here}", 2, "is a folder", "est un dossier"),
    (
        "replay {here}/game.jsonl --decks nothere",
        2,
        "“nothere” is not installed",
        "« nothere » n’est pas installé",
    ),
    ("analyse {here}/game.jsonl --decks nothere", 2, "“nothere” is not installed", "n’est pas installé"),
    ("components diff {here}/missing.toml", 1, "components write", "components write"),
    ("components diff {here}/text.txt", 1, "line 1, column 6.", "ligne 1, colonne 6."),
    ("simulate farmerama --components {here}/text.txt", 1, "line 1, column 6.", "ligne 1, colonne 6."),
    ("serve --settings {here}/text.txt", 2, "line 1, column 6.", "ligne 1, colonne 6."),
    ("link make {here}/game.jsonl --qr x.gif", 2, "FILE.png", "FICHIER.png"),
    ("lesson nothing", 2, "there are:", "il y a :"),
    ("components write {here}", 2, "choose another name", "choisissez un autre nom"),
    ("link open abc --to {here}", 1, "no link", "pas un lien"),
    ("link", 2, "Missing command", "Il manque une commande"),
    ("puzzles", 2, "Missing command", "Il manque une commande"),
    ("admin", 2, "Missing command", "Il manque une commande"),
    ("components", 2, "Missing command", "Il manque une commande"),
    ("site {here}/text.txt", 1, "text.txt is a file; a folder is expected", "est un fichier"),
)


@pytest.mark.parametrize(("line", "code", "english", "french"), WRONG, ids=[line for line, *_ in WRONG])
def test_a_wrong_line_is_answered_in_both_languages(
    bocage: Command, record_file: Path, line: str, code: int, english: str, french: str
) -> None:
    here = record_file.parent
    (here / "text.txt").write_text("hello\n", encoding="utf-8")
    words = [word.format(here=here) for word in line.split()]
    for lang, sentence in (("en", english), ("fr", french)):
        found, _, err = bocage(*words, "--lang", lang)
        said = err.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert (found, len(err.splitlines())) == (code, 1), err
        assert sentence in said
        assert "….”" not in said
        assert not said.rstrip().endswith("….")


def test_a_record_of_another_table_is_named_once(bocage: Command, record_file: Path, tmp_path: Path) -> None:
    other = Path(__file__).parents[1] / "recorded" / "farmerama-advanced-3-11.jsonl"
    code, _, err = bocage(
        "export", str(record_file), str(other), "--to", "parquet", str(tmp_path / "x.parquet")
    )
    assert code == REFUSED
    assert err.count(other.name) == 1


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (EACCES, "may not be read or written", "pas le droit"),
        (ENOSPC, "no room left", "plus de place"),
        (ENOTDIR, "There is no folder", "Il n’y a pas de dossier"),
    ],
)
def test_what_the_machine_refuses_is_said_in_ones_language(
    number: int, english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        messages.choose(lang)
        assert explain(OSError(number, "as the machine says it", "a/b"), []) == REFUSED
        err = capsys.readouterr().err
        assert sentence in err
        assert "as the machine says it" not in err


def test_a_line_with_one_choice_says_which(bocage: Command, record_file: Path) -> None:
    code, _, err = bocage("export", str(record_file), "--to", "csv", "x.csv")
    assert code == MISUNDERSTOOD
    assert err == "bocage: “csv” is not possible here, only parquet.\n"
