"""Texts in both languages, as they are printed."""

from __future__ import annotations

import re
from typing import Final

# In French a space belongs before these marks, and no line may end there. Writers type a plain one.
_THIN: Final = re.compile(r" (?=[;!?])")
_FULL: Final = re.compile(r" (?=[:»])|(?<=«) ")
_PLACE: Final = re.compile(r"at line (\d+), column (\d+)")


def typeset(french: str) -> str:
    """A French text with no-break spaces where they belong: narrow before ; ! ?, full before : and in « »."""
    return _FULL.sub("\u00a0", _THIN.sub("\u202f", french))


def toml_place(problem: ValueError, text: str) -> tuple[int, int]:
    """Where a text is no TOML: the library says so in English, line and column need no language."""
    found = _PLACE.search(str(problem))
    if found is None:  # "at end of document"
        lines = text.split("\n")
        return len(lines), len(lines[-1]) + 1
    return int(found[1]), int(found[2])


class Text:
    """One text in both languages."""

    def __init__(self, en: str, fr: str) -> None:
        self.en: Final = en
        self.fr: Final = typeset(fr)

    def __getitem__(self, language: str) -> str:
        return self.fr if language == "fr" else self.en
