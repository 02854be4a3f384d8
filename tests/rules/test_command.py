"""`bocage rules`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage import messages, rules
from bocage.cli import main
from bocage.cli import rules as command
from bocage.rules import coverage

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _own_language() -> Iterator[None]:
    yield
    messages.choose(None)


def run(capsys: Captured, *words: str, code: int = 0) -> str:
    """Run the command; what it printed where it should, and nothing where it should not."""
    assert main(["rules", *words]) == code
    printed = capsys.readouterr()
    if code:
        assert printed.out == ""
        assert printed.err.count("\n") == 1
        return printed.err
    assert printed.err == ""
    return printed.out


def test_sources_are_shown_to_whoever_asks_for_them(capsys: Captured) -> None:
    for lang, why in (("en", "Why:"), ("fr", "Pourquoi")):
        plainly = run(capsys, "creatures", "R-01", "C-5.4", "--lang", lang)
        fully = run(capsys, "creatures", "R-01", "C-5.4", "--sources", "--lang", lang)
        assert "[EN" not in plainly
        assert "[EN, FR, FR 2012]" in fully
        assert why not in plainly
        assert why in fully
        assert "[EN" not in run(capsys, "creatures", "--lang", lang)
        assert "| [EN] |" in run(capsys, "creatures", "--sources", "--lang", lang)


def test_one_rule_in_each_language(capsys: Captured) -> None:
    english = run(capsys, "creatures", "C-10.14", "--lang", "en")
    french = run(capsys, "creatures", "c-10.14", "--lang", "fr")
    assert english.startswith("C-10.14 Stall\n")
    assert "pay 3 stone and 1 reed" in english
    assert french.startswith("C-10.14 Stalle\n")
    assert "payer 3 pierres et 1 roseau" in french


def test_piped_rules_are_plain_text(capsys: Captured) -> None:
    printed = run(capsys, "creatures", "--lang", "en")
    assert "\x1b" not in printed
    assert "**" not in printed
    for id in rules.ids("creatures"):
        assert id in printed


def test_several_rules_and_sections_come_in_the_order_asked(capsys: Captured) -> None:
    printed = run(capsys, "Creatures", "R-08", "C-11", "C-1.3", "--lang", "en")
    assert printed.index("R-08") < printed.index("C-11.1") < printed.index("C-11.6") < printed.index("C-1.3")


def test_a_rule_is_found_without_naming_its_game(capsys: Captured) -> None:
    assert run(capsys, "R-48", "--lang", "fr") == run(capsys, "creatures", "R-48", "--lang", "fr")


def test_a_terminal_shows_lines_of_80_columns(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    screen = Console(width=80, force_terminal=True, highlight=False, color_system=None)
    monkeypatch.setattr(command, "console", lambda: screen)
    printed = run(capsys, "creatures", "--lang", "fr")
    assert "•" in printed
    assert "│" in printed or "─" in printed
    assert max(len(line) for line in printed.splitlines()) <= 80


def test_without_a_game_the_sections_are_listed(capsys: Captured) -> None:
    printed = run(capsys, "--lang", "en")
    assert "creatures" in printed
    assert "C-10  Work phase and action spaces" in printed
    assert "the rulings" in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["creatures", "C-10.44"], "no rule “C-10.44”; the nearest are C-10.4"),
        (["creatures", "C-1.1", "C-10.44"], "no rule “C-10.44”"),
        (["C-99"], "C-9"),
        (["creatures", "nonsense"], "There is no rule “nonsense”."),
        (["creaturs"], "Did you mean “creatures”?"),
        (["creatures", "--json"], "“--coverage”"),
        (["--coverage", "chess"], "not one of agricola, creatures"),
    ],
)
def test_what_does_not_exist_gets_one_sentence(capsys: Captured, words: list[str], sentence: str) -> None:
    assert sentence in run(capsys, *words, "--lang", "en", code=2)


@pytest.fixture
def few_tests(tmp_path: Path) -> Path:
    (tmp_path / "test_few.py").write_text('@rule("C-1.1", "R-02")\ndef test_it(): ...\n', encoding="utf-8")
    return tmp_path


def test_coverage_as_json(capsys: Captured, few_tests: Path) -> None:
    found = json.loads(run(capsys, "--coverage", "--json", "--tests", str(few_tests)))["games"]
    assert list(found) == rules.games()
    creatures = found["creatures"]
    assert list(creatures) == ["rules", "tested", "untested"]
    assert creatures["rules"] == len(rules.ids("creatures"))
    assert creatures["tested"] == 2
    assert creatures["untested"] == [id for id in rules.ids("creatures") if id not in {"C-1.1", "R-02"}]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "2 named by a test"), ("fr", "dont 2 citées par un test")]
)
def test_coverage_in_words(capsys: Captured, few_tests: Path, lang: str, words: str) -> None:
    printed = run(capsys, "--coverage", "creatures", "--tests", str(few_tests), "--lang", lang)
    assert words in printed
    assert "C-1.2, C-1.3" in printed
    assert max(len(line) for line in printed.splitlines()) <= 80


def test_coverage_without_tests_says_so(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "find_tests", lambda: None)
    assert "no folder of tests" in run(capsys, "--coverage", "--lang", "en", code=2)


def test_coverage_names_a_broken_test_file(capsys: Captured, few_tests: Path) -> None:
    (few_tests / "test_broken.py").write_text("\ndef test_(:\n", encoding="utf-8")
    printed = run(capsys, "--coverage", "--tests", str(few_tests), "--lang", "en", code=2)
    assert "test_broken.py, line 2" in printed


def test_coverage_finds_the_tests_of_the_checkout(capsys: Captured) -> None:
    assert json.loads(run(capsys, "--coverage", "--json"))["games"]["creatures"]["rules"] == 146
