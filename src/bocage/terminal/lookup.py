"""What anything on the table is: found by its name, or by how that begins, in either language.

Nothing is explained here: spaces and goods by the words of their game and by the rules that describe them,
signs by their rules, cards by their own texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from rich.text import Text

from bocage import rules
from bocage.messages import LANGUAGES, say
from bocage.rules.sheet import plain
from bocage.terminal.printer import wrap
from bocage.terminal.signs import folded
from bocage.wording.things import Topic

Lines = list[Text | str]
TAGS = re.compile(r" ?\[[^\]]+\](?=[.;,]|$)", re.MULTILINE)  # the books that a rule comes from
MENTIONS = 8  # rules that are named beside a card
SUGGESTIONS = 3


@dataclass(frozen=True)
class LookupEntry:
    """Something that can be explained.

    Attributes:
        names: what it is called; the first one in the language of the person.
        describe: the explanation as lines.
    """

    names: tuple[str, ...]
    describe: Callable[[], Lines]


@dataclass(frozen=True)
class Found:
    """What a word may mean: what it names, or else the names that are most like it."""

    entries: list[LookupEntry]
    nearest: list[str]


def find(word: str, entries: Sequence[LookupEntry]) -> Found:
    """The entries that are called so; else those whose name, or a word of it, begins so."""
    wanted = folded(word)
    names = [(folded(name), entry) for entry in entries for name in entry.names]
    for matches in (
        [entry for name, entry in names if name == wanted],
        [entry for name, entry in names if name.startswith(wanted)],
        [entry for name, entry in names if f" {wanted}" in f" {name}"],
    ):
        if wanted and matches:
            return Found(list({id(entry): entry for entry in matches}.values()), [])
    close = get_close_matches(wanted, [name for name, _ in names], SUGGESTIONS, 0.6)
    first = {name: entry.names[0] for name, entry in reversed(names)}
    return Found([], list(dict.fromkeys(first[name] for name in close)))


def both(name: Callable[[str], str], lang: str) -> tuple[str, ...]:
    """A name in both languages, that of the person first."""
    return tuple(dict.fromkeys(name(tongue) for tongue in _own_first(lang)))


def _own_first(lang: str) -> list[str]:
    return sorted(LANGUAGES, key=lambda tongue: tongue != lang)


def title(name: str, facts: str = "") -> Text:
    """The first line of an explanation."""
    line = Text(name, style="bold")
    line.append(f"  {facts}" if facts else "", style="default not bold")
    return line


def rule_lines(ids: Iterable[str], game: str, lang: str, width: int) -> Lines:
    """Rules with their numbers, as they read on their sheets."""
    found: Lines = []
    for id in ids:
        text = TAGS.sub("", plain(rules.find(id, game, lang).source))
        lines = [line for line in text.split("\n") if line]
        if all(line.startswith("- ") for line in lines[1:]) and len(lines) > 1:
            # A row of a table: its name, then its cells.
            lines = ["; ".join(line.removeprefix("- ") for line in lines[1:])]
        for place, line in enumerate(lines):
            found += wrap(line if place else f"{id} {line}", 2, width - 1)
    return found


def explained(thing: Topic, ids: tuple[str, ...], game: str, lang: str, width: int) -> Callable[[], Lines]:
    """A thing in the words that the browser's reader has for it too, then the rules behind it."""
    head = title(capital(thing.name), thing.kind)
    return lambda: [head, *wrap(thing.effect, 2, width - 1), *rule_lines(ids, game, lang, width)]


def capital(name: str) -> str:
    """A name with a capital letter."""
    return name[:1].upper() + name[1:]


def mentions(names: Sequence[str], game: str, lang: str) -> list[str]:
    """The rules that speak of a card by its name."""
    word = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names))
    found = [
        rule.id
        for sheet in rules.sheets(game, lang)
        for rule in sheet.rules
        if word.search(plain(rule.source))
    ]
    return found[:MENTIONS]


def mention_lines(name: str, game: str, lang: str, width: int) -> Lines:
    """A line with the rules that speak of a card; none where none do."""
    found = mentions([name], game, lang)
    return list(wrap(say("what-rules", lang, rules=", ".join(found)), 4, width - 1)) if found else []


def glossary(
    words: Iterable[tuple[str, tuple[str, ...]]], game: str, lang: str, width: int
) -> list[LookupEntry]:
    """Words and signs, each explained by the rules behind it.

    Args:
        words: the message with the names of a thing, commas between them, and the numbers of its rules.
    """
    found = []
    for key, ids in words:
        names = [name for tongue in _own_first(lang) for name in say(key, tongue).split(", ")]
        found.append(LookupEntry(tuple(names), _rules_of(names[0], ids, game, lang, width)))
    return found


def _rules_of(name: str, ids: tuple[str, ...], game: str, lang: str, width: int) -> Callable[[], Lines]:
    return lambda: [title(name), *rule_lines(ids, game, lang, width)]
