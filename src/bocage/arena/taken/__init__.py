"""What players take: one reader for each game, in its folder.

A reader looks at a finished game. `offered` are the cards or buildings that a seat could have taken at some
time, `taken` those that it did take; the balance table compares the two.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.arena.change import Change
from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.games import kit

Undo = Callable[[], None]


class TakenReader:
    """Reads nothing; the readers of the games derive from it.

    Attributes:
        takes: the words of moves that take a thing which may not stay; keeps: that keep it in a draft.
    """

    takes: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()

    def offered(self, game: Game, seat: int) -> list[str]:
        """What the seat could have taken in this game, whatever it did."""
        return []

    def taken(self, game: Game, seat: int) -> list[str]:
        """What the seat took; all of it is among what was offered."""
        return []

    def held(self, game: Game, seat: int) -> list[str]:
        """What the seat has taken and has now, in a game that goes on."""
        return self.taken(game, seat)

    def name(self, id: str, lang: str) -> str:
        """The name of a thing in a language."""
        return id

    def change(self, game: Game, change: Change) -> Undo:
        """Change a figure of a thing in all games with the decks of this one, until it is undone.

        Raises:
            BadOption: there is no such thing or figure.
        """
        found = kit(game.id)
        has_file = found is not None and found.has_components
        raise BadOption("balance-no-change" if has_file else "balance-no-reader", game=game.id)


def reader_for(game: str) -> TakenReader:
    """The reader of a game, from its kit; one that reads nothing where there is none."""
    found = kit(game)
    return TakenReader() if found is None or found.taken is None else found.taken
