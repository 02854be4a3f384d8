"""The commands: lessons, puzzles and links in a terminal."""

import io
import json
from pathlib import Path

import pytest

from bocage.cli import main
from bocage.learning.lessons import every_lesson, lesson
from tests.learning.test_lessons import OWN, finished
from tests.learning.test_puzzles import example


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "lesson"]) == 0
    said = capsys.readouterr().out
    assert all(one.id in said for one in every_lesson())
    assert main(["lesson", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["lessons"]) == len(every_lesson())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_lesson_is_taken_in_the_terminal(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = ["" if answer == "next" else answer for answer in finished(lesson("creatures-fences")).answers]
    typed(monkeypatch, *answers[:1], "space stall", "nonsense", *answers[1:])
    assert main(["--lang", lang, "lesson", "creatures-fences"]) == 0
    said = capsys.readouterr().out
    assert "[7/7]" in said
    assert ("stone" if lang == "en" else "pierre") in said


def test_a_lesson_can_be_left_and_a_step_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "", "undo", "", "quit")
    assert main(["lesson", "creatures-fences"]) == 130
    assert capsys.readouterr().out.count("[1/7]") == 2


def test_the_guided_game_is_played_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    answers = ["" if answer == "next" else answer for answer in finished(lesson("creatures-first")).answers]
    typed(monkeypatch, *answers, "three_wood", "quit")
    main(["lesson", "creatures-first"])
    assert "[14/14]" in capsys.readouterr().out


def test_a_file_of_ones_own_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    assert main(["lesson", str(file), "--check"]) == 0
    file.write_text(OWN.replace("accept", "except"), encoding="utf-8")
    assert main(["lesson", str(file), "--check"]) == 1
    assert "steps.1.except" in capsys.readouterr().err


def test_a_link_is_made_and_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "creatures", "round": 3}), encoding="utf-8")
    picture, drawn = tmp_path / "code.svg", tmp_path / "table.svg"
    words = ["link", "make", str(file), "--address", "https://example.org/", "--qr", str(picture)]
    assert main([*words, "--svg", str(drawn)]) == 0
    made = capsys.readouterr().out.strip()
    assert made.startswith("https://example.org/#p=1p")
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    table = drawn.read_text(encoding="utf-8")
    assert table.startswith("<svg")
    assert "@font-face" not in table, "it fetches nothing"
    assert main(["link", "open", made]) == 0
    assert json.loads(capsys.readouterr().out)["round"] == 3
    assert main(["link", "open", made[:-5]]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("option", "name", "word"), [("--svg", "table.png", "analysis desk"), ("--qr", "code.jpg", "FILE.png")]
)
def test_a_picture_that_is_not_drawn_here_is_refused_before_anything_is_written(
    option: str, name: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "creatures"}), encoding="utf-8")
    assert main(["link", "make", str(file), option, str(tmp_path / name)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert word in said.err
    assert not (tmp_path / name).exists()
    assert main(["link", "make", str(file), "--qr", str(tmp_path / "code.png")]) == 0
    assert (tmp_path / "code.png").read_bytes().startswith(b"\x89PNG")


def test_links_are_checked_by_the_dozen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", "check", "farmerama", "--positions", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wrong"] == 0


def test_puzzles_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from bocage.learning.puzzles.puzzle import line_of

    assert main(["puzzles", "check", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["books"]
    assert set(report) >= {"creatures", "agricola", "farmerama"}
    file = tmp_path / "some.jsonl"
    file.write_text(line_of(example()).replace('"seat":0', '"seat":1') + "\n", encoding="utf-8")
    assert main(["puzzles", "check", str(file)]) == 1


def test_a_puzzle_that_does_not_hold_any_more_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from bocage.learning.puzzles import finding
    from bocage.learning.puzzles.puzzle import line_of

    one = example()
    file = tmp_path / "some.jsonl"
    file.write_text(line_of(one) + "\n", encoding="utf-8")
    monkeypatch.setattr(finding, "is_best", lambda *_: False)
    assert main(["puzzles", "check", str(file), "--search", "1"]) == 0
    said = capsys.readouterr()
    assert one.id in said.err
    assert "0 of 1" in said.out


def test_puzzles_are_made_for_a_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.jsonl"
    words = ["puzzles", "make", "creatures", "--minutes", "0.01", "--simulations", "2", "--to", str(file)]
    assert main(words) == 0
    assert file.is_file()
