"""What Bocage says to people, in French and English.

The texts are Fluent files, `en/*.ftl` and `fr/*.ftl`, keyed by a name and never by a sentence:

    say("info-slow")                       # in the chosen language
    say("error-no-command", "fr", name="plya")

A language's files make one bundle: a key stands in one file only, and texts may refer to each other. A game
of a guest brings files of its own (`add`); they cannot change what ours say.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from bocage.core.text import typeset

LANGUAGES = ("en", "fr")
# The first of these that is set decides, as for other programs; ours comes first.
VARIABLES = ("BOCAGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

REMEMBERED = 8192  # sentences

KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_chosen: str | None = None
_guests: list[Path] = []


class MessageError(LookupError):
    """A text that does not exist, cannot be read, or lacks one of its values."""


def choose(language: str | None) -> None:
    """Speak this language from now on; None: the language of the environment.

    Raises `ValueError` for a language that we do not have.
    """
    global _chosen
    if language is not None and known(language) is None:
        raise ValueError(language)
    _chosen = None if language is None else known(language)


def chosen() -> str | None:
    """The language that was chosen, if one was."""
    return _chosen


def language() -> str:
    """The language in use: the chosen one, else that of the environment, else English."""
    if _chosen is not None:
        return _chosen
    for variable in VARIABLES:
        if os.environ.get(variable):
            return known(os.environ[variable]) or "en"
    return "en"


def known(tag: str) -> str | None:
    """Our language for a tag such as `fr`, `fr_CA.UTF-8` or `EN-gb`; None when we do not have it."""
    code = tag.lower().replace("-", "_").split(".")[0].split("_")[0]
    return code if code in LANGUAGES else None


def say(key: str, lang: str | None = None, /, **values: str | int | float) -> str:
    """The text with this key, its places filled with the values. Numbers are written as the language does.

    Raises `MessageError` when there is no such text or a value is missing.
    """
    tongue = lang or language()
    return _said(_bundle(tongue), tongue, key, **values)


# Most sentences of a state are those of the state before. By type, too: 1 and 1.0 are not written alike.
@lru_cache(REMEMBERED, typed=True)
def _said(texts: Texts, tongue: str, key: str, /, **values: str | int | float) -> str:
    if not texts.has(key):
        raise MessageError(f"no text {key!r} in {tongue!r}")
    bundle = texts.bundle
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MessageError(f"the text {key!r} is empty in {tongue!r}")
    text, problems = bundle.format_pattern(pattern, values)
    if problems:
        raise MessageError(f"the text {key!r} in {tongue!r}: {problems[0]}")
    return str(text)


def say_or(plain: str, key: str, lang: str | None = None, /, **values: str | int | float) -> str:
    """The text with this key; plain words where there is none, or where it wants other values."""
    try:
        return say(key, lang, **values)
    except MessageError:
        return plain


def add(folder: Path) -> None:
    """Say what the files of a guest's folder say as well: `en/*.ftl`, `fr/*.ftl`."""
    if folder not in _guests:
        _guests.append(folder)
        _bundle.cache_clear()


def guest_keys(prefix: str, lang: str) -> list[str]:
    """The keys of guests' texts that begin so."""
    found = KEY.findall("\n".join(_guest_texts(lang)))
    return sorted({key for key in found if key.startswith(prefix)})


def has(key: str, lang: str | None = None) -> bool:
    """Whether there is a text with this key."""
    return _bundle(lang or language()).has(key)


def files(lang: str) -> list[Path]:
    """Our own files that hold the texts of a language."""
    return sorted((Path(__file__).parent / lang).glob("*.ftl"))


class Texts:
    """The texts of a language. Each is read when it is first said: nobody says all of them, and to read them
    takes longer than everything else in the command line together.

    Attributes:
        bundle: those that were read.
    """

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        # The marks that keep right-to-left names apart would show up in terminals, tests and logs.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._ours = _entries(file.read_text(encoding="utf-8") for file in files(lang))
        self._guests = _entries(_guest_texts(lang))
        self._lang = lang
        self._read: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether there is a text with this key; then it is read.

        Raises:
            MessageError: it is one of ours and cannot be read.
        """
        self._take(key)
        return bool(self.bundle.has_message(key))

    def _take(self, key: str, on_the_way: frozenset[str] = frozenset()) -> None:
        """Read a text and those that it refers to. Two threads may do so at once: one of them counts."""
        if key in self._read or key in on_the_way:
            return
        source = self._ours.get(key) or self._guests.get(key) or ""
        for other in REFERENCE.findall(source):
            self._take(other, on_the_way | {key})
        self._parse(key, source)
        self._read.add(key)

    def _parse(self, key: str, source: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(_typeset(source, self._lang))
        # What cannot be read of a guest's is left out: then plain words are said. Keys of ours stay ours.
        if key in self._ours and any(isinstance(entry, Junk) for entry in resource.body):
            raise MessageError(f"{self._lang}: {key!r} cannot be read: {source.strip()[:80]!r}")
        self.bundle.add_resource(resource)


def _entries(texts: Iterable[str]) -> dict[str, str]:
    """Every text by its key, as it stands in its file; the first of a key counts."""
    found: dict[str, str] = {}
    for text in texts:
        begins = [*ENTRY.finditer(text)]
        ends = [*(entry.start() for entry in begins[1:]), len(text)]
        for entry, end in zip(begins, ends, strict=True):
            found.setdefault(entry[1], text[entry.start() : end])
    return found


@cache
def _bundle(lang: str) -> Texts:
    return Texts(lang)


def _guest_texts(lang: str) -> list[str]:
    found = [file for folder in _guests for file in sorted((folder / lang).glob("*.ftl"))]
    return [file.read_text(encoding="utf-8") for file in found]


def _typeset(text: str, lang: str) -> str:
    return typeset(text) if lang == "fr" else text
