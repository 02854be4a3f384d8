"""What players take: one reader for each game, in the module named like it beside this one.

A reader looks at a finished game. `offered` are the cards or buildings that a seat could have taken at some
time, `taken` those that it did take; the balance table compares the two.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bocage.core.game import Game


class Reader:
    """Reads nothing; the readers of the games derive from it."""

    def offered(self, game: Game, seat: int) -> list[str]:
        """What the seat could have taken in this game, whatever it did."""
        return []

    def taken(self, game: Game, seat: int) -> list[str]:
        """What the seat took; all of it is among what was offered."""
        return []

    def name(self, id: str, lang: str) -> str:
        """The name of a thing in a language."""
        return id


@cache
def reader_for(game: str) -> Reader:
    """The reader of a game, from the module of that name; one that reads nothing where there is none."""
    if find_spec(f"{__name__}.{game}") is None:
        return Reader()
    reader: Reader = import_module(f"{__name__}.{game}").READER
    return reader
