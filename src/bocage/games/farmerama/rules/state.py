"""The state of a game: up to four farms, the action wheel, the supply, the buildings, the agenda."""

from __future__ import annotations

from typing import Final

from bocage.core.native import i64, mypyc_attr
from bocage.core.state import State
from bocage.games.farmerama.rules.farm import Farm
from bocage.games.farmerama.rules.parts import Parts

SOLO: Final = 1
TWO_PLAYERS: Final = 2
THREE_PLAYERS: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Board(State):
    """All that is true of a game at one moment.

    Attributes:
        parts: the figures of the box, the same for all copies.
        farm0 … farm3: the farms; `farm(seat)` gives one.
        advanced: whether the advanced game is played (F-61 to F-65).
        round: from 1; 0 before the first.
        wheel: position of the action wheel.
        supply: packed goods that nobody holds.
        display: mask of the buildings that lie open; unseen: mask of those nobody has seen, in the stack or
        removed; stack: how many of them are in the stack.
        chief: who holds the chief sheep (three players); first: who chose and acts first this round.
        last: whether only the rounds for the chief sheep are left (F-58).
        open_cards: whether the chosen cards lie open.
        pile, discard: packed solo cards by kind, in the action pile and beside it; under: those put back,
        as a queue; more: packed cards of the replenishing pile; added: the unseen card of this pile, + 1.
        favoured: the solo card turned up, + 1.
    """

    def __init__(self, seats: i64, parts: Parts) -> None:
        super().__init__(seats)
        self.parts: Parts = parts
        self.farm0: Farm = Farm()
        self.farm1: Farm = Farm()
        self.farm2: Farm = Farm()
        self.farm3: Farm = Farm()
        self.advanced: bool = False
        self.round: i64 = 0
        self.wheel: i64 = 0
        self.supply: i64 = 0
        self.display: i64 = 0
        self.unseen: i64 = 0
        self.stack: i64 = 0
        self.chief: i64 = 0
        self.first: i64 = 0
        self.last: bool = False
        self.open_cards: bool = False
        self.pile: i64 = 0
        self.discard: i64 = 0
        self.under: i64 = 0
        self.more: i64 = 0
        self.added: i64 = 0
        self.favoured: i64 = 0

    def copy(self) -> Board:
        """An independent state; the listener stays with the original."""
        new = Board(self.seats, self.parts)
        new.top = self.top
        new.spent = self.spent
        new.farm0 = self.farm0.copy()
        if self.seats > 1:
            new.farm1 = self.farm1.copy()
        if self.seats > 2:
            new.farm2 = self.farm2.copy()
        if self.seats > 3:
            new.farm3 = self.farm3.copy()
        new.advanced = self.advanced
        new.round = self.round
        new.wheel = self.wheel
        new.supply = self.supply
        new.display = self.display
        new.unseen = self.unseen
        new.stack = self.stack
        new.chief = self.chief
        new.first = self.first
        new.last = self.last
        new.open_cards = self.open_cards
        new.pile = self.pile
        new.discard = self.discard
        new.under = self.under
        new.more = self.more
        new.added = self.added
        new.favoured = self.favoured
        return new

    def clock(self) -> tuple[int, int]:
        """The round; there is nothing to pass that would end sooner."""
        return (int(self.round), 0)

    def key(self) -> tuple[object, ...]:
        """Equal states have equal keys."""
        return (
            self.agenda_key(),
            tuple(self.farm(seat).key() for seat in range(self.seats)),
            self.advanced,
            self.round,
            self.wheel,
            self.supply,
            self.display,
            self.unseen,
            self.stack,
            self.chief,
            self.first,
            self.last,
            self.open_cards,
            self.pile,
            self.discard,
            self.under,
            self.more,
            self.added,
            self.favoured,
        )

    def farm(self, seat: i64) -> Farm:
        """The farm of a seat."""
        if seat == 0:
            return self.farm0
        if seat == 1:
            return self.farm1
        return self.farm2 if seat == 2 else self.farm3

    def is_solo(self) -> bool:
        """Whether one player plays alone (F-66)."""
        return self.seats == SOLO

    def is_limited(self) -> bool:
        """Whether tiles can run short: a reading (F-41), but always in a solo game (F-67)."""
        return self.parts.limited or self.is_solo()

    def players_of(self, card: i64) -> i64:
        """How many players play a card this round."""
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            count += (self.farm(seat).chosen >> card) & 1
            seat += 1
        return count
