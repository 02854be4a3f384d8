"""French and English say the same things, and nothing is said that nobody uses."""

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bocage import messages
from bocage.core import errors
from bocage.messages import MessageError, say

SOURCE = Path(__file__).parents[2] / "src" / "bocage"
# Keys that are put together while running: what stands after the prefix is an id or a key of the engine.
DYNAMIC = (
    *("error-", "refusal-", "event-", "space-", "action-", "phase-", "score-", "good-"),
    *("ask-", "option-", "mode-", "outcome-", "help-"),
    *("card-", "house-", "tile-", "animal-", "product-", "area-", "note-", "bot-"),
    "choice-",  # values of options: bocage.table.catalogue
    *("lesson-", "puzzle-grade-"),  # lessons name theirs in their files: tests/learning/test_lessons.py
    "thing-",  # tests/wording/test_things.py
    "web-",  # said by the browser client: tests/web/test_client.py
)


class Variables(Visitor):
    """Collects the values that a text needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


@cache
def read(language: str) -> dict[str, set[str]]:
    """Every text of a language: key → the values that it needs."""
    found: dict[str, set[str]] = {}
    for file in messages.files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
                assert entry.value is not None, f"{file.name}: {entry.id.name} is empty"
                assert entry.value.elements, f"{file.name}: {entry.id.name} is empty"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


Call = tuple[str, ast.Call, str]


@cache
def said() -> tuple[list[Call], set[str]]:
    """What the sources say: every call whose first argument is a plain text, as function, call and that text;
    and every plain text."""
    found: list[Call] = []
    texts: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                function = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if isinstance(node.args[0].value, str):
                    found.append((function, node, node.args[0].value))
    return found, texts


def given(call: ast.Call) -> set[str] | None:
    """The values that a call gives by name; None when it passes on a dictionary."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {name for name in names if name}


def test_both_languages_have_the_same_texts() -> None:
    assert sorted(read("en")) == sorted(read("fr"))


def test_both_languages_use_the_same_values() -> None:
    english, french = read("en"), read("fr")
    different = [key for key in english.keys() & french.keys() if english[key] != french[key]]
    assert different == []


def test_every_text_is_used() -> None:
    _, texts = said()
    unused = [key for key in read("en") if key not in texts and not key.startswith(DYNAMIC)]
    assert unused == []


def test_every_text_that_is_said_exists_and_gets_its_values() -> None:
    english = read("en")
    for function, call, key in said()[0]:
        if function == "say":
            assert key in english
            assert given(call) is None or given(call) == english[key], key


def test_every_error_has_a_text_and_gives_it_its_values() -> None:
    kinds = {
        name
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, errors.BocageError)
    }
    english = read("en")
    for function, call, key in said()[0]:
        if function in kinds and function != "IllegalAction":
            assert f"error-{key}" in english
            assert given(call) is None or english[f"error-{key}"] <= (given(call) or set()), key


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(MessageError, match="no-such-text"):
        say("no-such-text")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(MessageError, match="name"):
        say("error-no-command", "en")


def test_a_text_is_read_with_those_that_it_refers_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.ftl"
    lines = ("outer = { $n ->", "    [one] { inner }", "   *[other] { -name } { round }", "  }")
    file.write_text(
        "\n".join((*lines, "# A word.", "-name = Bocage", "inner = one", "round = { outer }", "bad = { oops"))
    )
    monkeypatch.setattr(messages, "files", lambda lang: [file])
    texts = messages.Texts("en")
    assert texts.has("outer")
    pattern = texts.bundle.get_message("outer").value
    assert pattern is not None
    assert texts.bundle.format_pattern(pattern, {"n": 1}) == ("one", [])
    told, problems = texts.bundle.format_pattern(pattern, {"n": 2})
    assert (str(told).split()[0], bool(problems)) == ("Bocage", True)  # a text cannot be part of itself
    assert not texts.has("nothing")
    with pytest.raises(MessageError, match="bad"):
        texts.has("bad")


def test_values_are_filled_in_without_invisible_marks() -> None:
    assert say("error-no-command", "en", name="plya") == "There is no command “plya”."


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "en_GB", "BOCAGE_LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(
    settings: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in messages.VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in settings.items():
        monkeypatch.setenv(variable, value)
    assert messages.language() == expected


def test_a_language_that_we_do_not_have_cannot_be_chosen() -> None:
    with pytest.raises(ValueError, match="de"):
        messages.choose("de")
