"""The state of a game: two farms, the game board, the general supply, the agenda."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.lanes import bit, one
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import ASK, NATURE, Frame, State
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.events import (
    AFTER_LAST_BREEDING,
    ANIMALS_COUNT,
    ANYTHING,
    BEFORE_BREEDING,
    BEFORE_OTHERS_TURN,
    END_OF_ROUND,
    END_OF_WORK,
    OTHERS_ACT,
    START_OF_ROUND,
    WHOLE_GAME,
    WORK_ENDS,
    WORK_PHASE,
)
from bocage.games.creatures.rules.farm import Farm, starting_farm
from bocage.games.creatures.rules.goods import BORDERS
from bocage.games.creatures.rules.switches import AT_ANY_TIME_ON_OPPONENTS_TURN

SEATS: Final = 2
ROUNDS: Final = 8
TURNS: Final = 6  # three workers each
TROUGHS_IN_BOX: Final = 10  # C-1.3


@mypyc_attr(acyclic=True, free_list_len=1)
class Board(State):
    """All that is true of a game at one moment.

    Attributes:
        book: what the tiles of its decks do.
        farm0, farm1: the farms; `farm(seat)` gives one.
        round: 1 to 8, 0 before the first.
        turn: how many workers were placed in this round before the one now deciding.
        marker: who holds the start player marker; starter: who began this round;
        first: who began round 1 (C-12.7).
        working: whether this is the work phase, the Steward's window included.
        occupied: spaces with a worker; workers0, workers1: whose.
        piles: packed goods on the first four spaces and the borders on Expand.
        firsts: which of the four animal spaces hold their first good; extras: packed sheep or pigs.
        troughs, tiles, expansions: what is left of these pieces.
        display: special buildings that can be built.
        switches: the rulings in force.
    """

    def __init__(self, book: Book, farm0: Farm, farm1: Farm) -> None:
        super().__init__(SEATS)
        self.book: Final = book
        self.farm0: Farm = farm0
        self.farm1: Farm = farm1
        self.round: i64 = 0
        self.turn: i64 = 0
        self.marker: i64 = 0
        self.starter: i64 = 0
        self.first: i64 = 0
        self.working: bool = False
        self.occupied: i64 = 0
        self.workers0: i64 = 0
        self.workers1: i64 = 0
        self.piles: i64 = 0
        self.firsts: i64 = 0
        self.extras: i64 = 0
        self.troughs: i64 = TROUGHS_IN_BOX
        self.tiles: i64 = 0
        self.expansions: i64 = 0
        self.display: BitSet = EMPTY
        self.switches: i64 = 0

    def copy(self) -> Board:
        """An independent state; the listener stays with the original."""
        new = Board(self.book, self.farm0.copy(), self.farm1.copy())
        new.top = self.top
        new.spent = self.spent
        new.round = self.round
        new.turn = self.turn
        new.marker = self.marker
        new.starter = self.starter
        new.first = self.first
        new.working = self.working
        new.occupied = self.occupied
        new.workers0 = self.workers0
        new.workers1 = self.workers1
        new.piles = self.piles
        new.firsts = self.firsts
        new.extras = self.extras
        new.troughs = self.troughs
        new.tiles = self.tiles
        new.expansions = self.expansions
        new.display = self.display
        new.switches = self.switches
        return new

    def key(self) -> tuple[object, ...]:
        """Equal states have equal keys."""
        return (
            self.agenda_key(),
            _packed(self.spent),
            self.farm0.key(),
            self.farm1.key(),
            self.round,
            self.turn,
            self.marker,
            self.starter,
            self.first,
            self.working,
            self.workers0,
            self.workers1,
            self.piles,
            self.firsts,
            self.extras,
            self.troughs,
            self.tiles,
            self.expansions,
            _packed(self.display),
            self.switches,
        )

    def farm(self, seat: i64) -> Farm:
        """The farm of a seat."""
        return self.farm0 if seat == 0 else self.farm1

    def has_switch(self, switch: i64) -> bool:
        """Whether a ruling is switched on."""
        return self.switches & switch != 0

    def cards(self, seat: i64) -> BitSet:
        return self.farm(seat).cards

    def moments(self, seat: i64) -> i64:
        return WHOLE_GAME | WORK_PHASE if self.working else WHOLE_GAME

    def occasions(self, f: Frame) -> i64:
        """What a pause is good for (R-01): whatever could make it matter that an effect is used just now.

        From the end of a turn to the next one nothing happens on a farm but its own breeding, so what
        concerns the own farm alone can wait. What the other player sees of it (a tile, a trough or a
        border changes hands) matters when that player acts in between. Whoever can answer what the other
        does with an at-any-time effect is asked in every pause: such an answer leaves no room for own ones.
        """
        farm, other = self.farm(f.seat), self.farm(1 - f.seat)
        if farm.cards.meets(self.book.reacting) and other.cards.meets(self.book.anytime_cards):
            return ANYTHING
        others: i64 = OTHERS_ACT if other.cards.meets(self.book.acting) else 0
        if f.node == self.book.pause_node:
            if self.turn == TURNS - 1:
                return others
            # With the switch of R-01, a window of its own follows before the other player's turn.
            return 0 if self.has_switch(AT_ANY_TIME_ON_OPPONENTS_TURN) else OTHERS_ACT
        if f.node != self.book.window_node:
            return ANYTHING
        return self._worth_of_window(f, others)

    def _worth_of_window(self, f: Frame, others: i64) -> i64:
        if f.c == START_OF_ROUND:
            return others if f.seat == self.starter else OTHERS_ACT
        if f.c == END_OF_WORK:
            return WORK_ENDS | others
        if f.c == BEFORE_BREEDING:
            # Room for the young can be made when they are there; parents must be there before (C-11.3).
            return ANIMALS_COUNT | others
        if f.c == END_OF_ROUND or f.c == AFTER_LAST_BREEDING:
            return others
        return OTHERS_ACT if f.c == BEFORE_OTHERS_TURN else ANYTHING

    def clock(self) -> tuple[int, int]:
        """The round, and before (0), in (1) or after (2) its work phase."""
        if self.working:
            return (int(self.round), 1)
        frame = self.top
        while frame is not None and frame.node != self.book.work_node:
            frame = frame.below
        return (int(self.round), 0 if frame is not None else 2)

    def before_effect(self, seat: i64, actor: i64) -> None:
        """Animals are judged when everything is done (R-02): once, under the running action.

        What waits behind something that counts animals comes too late: nobody without a home has young,
        pays for a building or meets its condition (C-7.4).
        """
        frame = self.top
        while frame is not None and frame.node not in self.book.counting:
            if frame.node == self.book.house_node and frame.seat == seat:
                return
            frame = frame.below
        self.push(self.book.house_node, seat, actor, ASK)

    def place_worker(self, seat: i64, space: i64) -> None:
        """Put a worker on a space."""
        self.occupied |= bit(space)
        if seat == 0:
            self.workers0 |= bit(space)
        else:
            self.workers1 |= bit(space)

    def send_home(self) -> None:
        """All workers return (C-8.5)."""
        self.occupied = 0
        self.workers0 = 0
        self.workers1 = 0

    def worker_number(self) -> i64:
        """Which of their three workers the seat on turn is placing, from 1."""
        return self.turn // SEATS + 1

    def gain_borders(self, seat: i64, count: i64) -> None:
        """Borders into a personal supply."""
        self.farm(seat).goods += count * one(BORDERS)


def _packed(cards: BitSet) -> int | tuple[int, ...]:
    """A set as part of a key: one number where one word is enough."""
    return cards.key() if cards.word1 or cards.more else int(cards.word0)


def opening(book: Book, first: i64, switches: i64, expansions: i64, tiles: i64) -> Board:
    """A board before round 1: empty farms, full supplies (C-2); `first` may still be NATURE's to say."""
    board = Board(book, starting_farm(book, switches), starting_farm(book, switches))
    board.switches = switches
    board.expansions = expansions
    board.tiles = tiles
    board.first = first if first != NATURE else 0
    board.marker = board.first
    board.starter = board.first
    return board
