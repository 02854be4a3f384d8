"""What the message files hold, read from their own syntax: the values each text takes, and of what sort."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bocage.messages import LANGUAGES, files

PLURALS = ("zero", "one", "two", "few", "many")


class Message:
    """A text of a language: its file, its key, the values it takes, and what it decides on.

    Attributes:
        names: of all values; counts: of those whose number decides on a form.
        words: of those whose word does, with the words that the text knows.
        ends_open: whether the last thing it says is a value, such as what somebody else reported.
    """

    def __init__(self, file: str, entry: ftl.Message) -> None:
        self.file = file
        self.key = entry.id.name
        reader = _Reader()
        reader.visit(entry)
        self.names = reader.names
        self.counts = reader.counts
        self.words = reader.words
        last = entry.value.elements[-1] if entry.value is not None else None
        self.ends_open = isinstance(last, ftl.Placeable) and isinstance(
            last.expression, ftl.VariableReference
        )


class _Reader(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counts: set[str] = set()
        self.words: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            keys = [variant.key for variant in node.variants]
            if any(isinstance(key, ftl.NumberLiteral) or key.name in PLURALS for key in keys):
                self.counts.add(name)
            else:
                self.words[name] = [key.name for key in keys if isinstance(key, ftl.Identifier)]
        self.generic_visit(node)


@cache
def every_message(lang: str) -> dict[str, Message]:
    """Every text of a language by its key."""
    return {message.key: message for message in _read(lang)}


def _read(lang: str) -> Iterator[Message]:
    for file in files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield Message(file.name, entry)


def is_counted(key: str, name: str) -> bool:
    """Whether the number of a value decides on a form in one of the languages."""
    return any(name in every_message(lang)[key].counts for lang in LANGUAGES)
