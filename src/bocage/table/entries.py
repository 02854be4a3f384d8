"""The list that a table is: one entry for everything that happened to it, only ever added to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bocage.core.game import Game

# What an entry can be. The text is a notation, or as said here.
PLAY: Final = "play"  # a person's decision
REDO: Final = "redo"  # a person's decision, taken back and repeated
BOT: Final = "bot"  # a bot's decision
CHANCE: Final = "chance"  # what chance decided
FORCED: Final = "forced"  # the only answer, given by the table
WAIVED: Final = "waived"  # a window passed by the table, as its owner wished
PAST: Final = "past"  # a move of the record that the table began with
UNDO: Final = "undo"  # decisions taken back; text: how many
ASK: Final = "ask"  # a person asks the others to take back; text: how many decisions
ALLOW: Final = "allow"  # one of them agrees
REFUSE: Final = "refuse"  # one of them does not
HOLD: Final = "hold"  # a decision that waits to be confirmed
DROP: Final = "drop"  # it was not
WAIVE: Final = "waive"  # a player does not want to be asked; text: until when, or nothing: to be asked again
TABLE: Final = "table"  # seats or settings have changed
CLOSE: Final = "close"  # the host has closed the table

REQUESTS: Final = frozenset({ASK, ALLOW, REFUSE})
MOVES: Final = frozenset({PLAY, REDO, BOT, CHANCE, FORCED, WAIVED, PAST})


@dataclass(frozen=True)
class Entry:
    """One line of the list.

    Attributes:
        kind: one of the above.
        seat: whose it is; NATURE for chance and for the table itself.
        text: see the kinds.
        action: of a move that was made here, the number that the text stands for: it need not be read again.
    """

    kind: str
    seat: int
    text: str = ""
    action: int | None = field(default=None, compare=False)

    def read(self, game: Game) -> int:
        """The number of the move."""
        return game.codec.parse(self.text) if self.action is None else self.action


def move(kind: str, seat: int, game: Game, action: int) -> Entry:
    """The entry of an action."""
    return Entry(kind, seat, game.codec.text(action), action)
