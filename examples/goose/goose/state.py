"""What is true in a game of Goose Green."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import bit
from bocage.core.state import State

# The cards of a hand (G-1.2), by number; the first five are bait, worth 1 to 5.
CARDS: Final = ("crumbs", "grass", "peas", "barley", "maize", "dog")
DOG: Final = 5
FULL_HAND: Final = (1 << len(CARDS)) - 1
NO_CARD: Final = -1
ROUNDS: Final = 5
LAYING, HOUSING, WEATHER = 1, 2, 3  # phases, for the clock


class Green(State):
    """The common and the farms.

    Attributes:
        round, phase: what is on; common: geese on the common.
        hands: by seat, a mask of the cards not laid yet.
        laid: by seat, the card that lies face down; open: the card turned over last; NO_CARD for none.
        pond, coop, eggs: by seat.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.phase = 0
        self.common = 0
        self.hands = [FULL_HAND] * seats
        self.laid = [NO_CARD] * seats
        self.open = [NO_CARD] * seats
        self.pond = [0] * seats
        self.coop = [0] * seats
        self.eggs = [0] * seats

    def copy(self) -> Green:
        new = Green(int(self.seats))
        new.top, new.spent = self.top, self.spent
        new.round, new.phase, new.common = self.round, self.phase, self.common
        new.hands, new.laid, new.open = self.hands[:], self.laid[:], self.open[:]
        new.pond, new.coop, new.eggs = self.pond[:], self.coop[:], self.eggs[:]
        return new

    def key(self) -> tuple[object, ...]:
        farms = (self.hands, self.laid, self.open, self.pond, self.coop, self.eggs)
        return (self.agenda_key(), self.round, self.phase, self.common, *map(tuple, farms))

    def clock(self) -> tuple[int, int]:
        return (self.round, self.phase)


def bait_left(s: Green, seat: int) -> int:
    """What the bait in a hand is worth (G-3.1)."""
    return sum(card + 1 for card in range(DOG) if s.hands[seat] & bit(card))


def points(s: Green, seat: int) -> dict[str, int]:
    """The lines of the score (G-3.1)."""
    return {
        "pond": 2 * s.pond[seat],
        "coop": s.coop[seat],
        "eggs": s.eggs[seat],
        "larder": bait_left(s, seat),
    }
