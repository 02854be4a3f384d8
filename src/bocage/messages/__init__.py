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
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from bocage.core.text import typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
# The first of these that is set decides, as for other programs; ours comes first.
VARIABLES = ("BOCAGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

REMEMBERED = 8192  # sentences

KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

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
def _said(bundle: FluentBundle, tongue: str, key: str, /, **values: str | int | float) -> str:
    if not bundle.has_message(key):
        raise MessageError(f"no text {key!r} in {tongue!r}")
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
    return bool(_bundle(lang or language()).has_message(key))


def files(lang: str) -> list[Path]:
    """Our own files that hold the texts of a language."""
    return sorted((Path(__file__).parent / lang).glob("*.ftl"))


@cache
def _bundle(lang: str) -> FluentBundle:
    # Imported here, because it takes longer than everything else in the command line together.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    # The marks that keep right-to-left names apart would show up in terminals, tests and logs.
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        resource = FluentResource(_typeset(file.read_text(encoding="utf-8"), lang))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MessageError(
                    f"{lang}/{file.name} cannot be read: {(entry.content or '').strip()[:80]!r}"
                )
        bundle.add_resource(resource)
    for text in _guest_texts(lang):
        # What cannot be read is left out: then plain words are said. Keys of ours stay ours.
        bundle.add_resource(FluentResource(text))
    return bundle


def _guest_texts(lang: str) -> list[str]:
    found = [file for folder in _guests for file in sorted((folder / lang).glob("*.ftl"))]
    return [_typeset(file.read_text(encoding="utf-8"), lang) for file in found]


def _typeset(text: str, lang: str) -> str:
    return typeset(text) if lang == "fr" else text
