"""The numbered rules of each game, as people read them.

    ids("creatures")           # C-1.1, C-1.2, … R-48
    text("C-10.14", "fr")      # one rule, as plain text
    find("C-10", lang="en")    # a whole section

The sheets are Markdown files, one folder per game, each in English and French. Every rule has an id, which
refusals, tests and comments cite.
"""

from __future__ import annotations

from bocage.rules.sheet import Rule, Section, Sheet
from bocage.rules.shelf import Shelf, UnknownRule, find, games, ids, sheets, text

__all__ = [
    "Rule",
    "Section",
    "Sheet",
    "Shelf",
    "UnknownRule",
    "find",
    "games",
    "ids",
    "sheets",
    "text",
]
