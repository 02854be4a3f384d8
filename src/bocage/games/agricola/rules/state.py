"""The state of a game: up to four farms, the action spaces, the round cards, the agenda."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.lanes import LANES, bit, lane, times, total
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import ASK, RUN, Frame, State
from bocage.games.agricola.rules.book import NOTHING, Book
from bocage.games.agricola.rules.farm import Farm, packed
from bocage.games.agricola.rules.goods import BUILDING, CROPS

ROUNDS: Final = 14
SOLO: Final = 1
PILES: Final = 3 * LANES
MOST_SEATS: Final = 4
# In which it is asked whether a seat could do something of its own accord: asked so often that they are kept.
_CONTEXTS: Final[list[Frame]] = [Frame(None, NOTHING, seat, seat, RUN, 0, 0, 0) for seat in range(MOST_SEATS)]


def context_of(seat: i64) -> Frame:
    """The frame of something that a seat could do, with nothing chosen yet; it is on no agenda."""
    return _CONTEXTS[seat]


@mypyc_attr(acyclic=True, free_list_len=1)
class Board(State):
    """All that is true of a game at one moment.

    Attributes:
        book: what the cards of the chosen decks say.
        farm0 … farm3: the farms; `farm(seat)` gives one.
        beginner: whether the game is played without hand cards (A-19.3).
        tile: whether the additional-actions tile is used (A-19.4); tile_used: whether somebody is on it.
        round: 1 to 14, 0 before the first; marker: who holds the starting player token.
        moment: a mask of what it is now, as at-any-time effects name it.
        working: whether this is the work phase, in which gains are counted (AR-19).
        starting: whether effects at the start of a round are being used (W-03).
        spaces: mask of the spaces in play; deck: round cards not yet revealed.
        first_card: the space revealed in round 1.
        chooses_round_cards: whether a player alone chooses the order inside each stage (A-19.2).
        minors, occupations: the cards that nobody was dealt; thrown: those on their way back (A-19.6).
        people0 … people3: spaces where a player's people stand.
        piles0 … piles2: packed goods on the accumulation spaces, by pile.
        majors: the major improvements on the supply board.
        switches: the rulings in force.
    """

    def __init__(self, seats: i64, book: Book, first: Farm | None = None) -> None:
        super().__init__(seats)
        farm = first or Farm(book)
        self.book: Final = book
        self.farm0: Farm = farm
        # Farms of nobody are never looked at; those of players take their places at once.
        self.farm1: Farm = farm
        self.farm2: Farm = farm
        self.farm3: Farm = farm
        if first is None:
            self.farm1 = Farm(book)
            self.farm2 = Farm(book)
            self.farm3 = Farm(book)
        self.beginner: bool = False
        self.tile: bool = False
        self.tile_used: bool = False
        self.round: i64 = 0
        self.marker: i64 = 0
        self.moment: i64 = 0
        self.working: bool = False
        self.starting: bool = False
        self.spaces: i64 = 0
        self.deck: i64 = 0
        self.first_card: i64 = -1
        self.chooses_round_cards: bool = False
        self.minors: BitSet = EMPTY
        self.occupations: BitSet = EMPTY
        self.thrown: BitSet = EMPTY
        self.people0: i64 = 0
        self.people1: i64 = 0
        self.people2: i64 = 0
        self.people3: i64 = 0
        self.piles0: i64 = 0
        self.piles1: i64 = 0
        self.piles2: i64 = 0
        self.majors: BitSet = EMPTY
        self.switches: i64 = 0

    def copy(self) -> Board:
        """An independent state; the listener stays with the original."""
        new = Board(self.seats, self.book, self.farm0.copy())
        new.top = self.top
        new.spent = self.spent
        if self.seats > 1:
            new.farm1 = self.farm1.copy()
        if self.seats > 2:
            new.farm2 = self.farm2.copy()
        if self.seats > 3:
            new.farm3 = self.farm3.copy()
        new.beginner = self.beginner
        new.tile = self.tile
        new.tile_used = self.tile_used
        new.round = self.round
        new.marker = self.marker
        new.moment = self.moment
        new.working = self.working
        new.starting = self.starting
        new.spaces = self.spaces
        new.deck = self.deck
        new.first_card = self.first_card
        new.chooses_round_cards = self.chooses_round_cards
        new.minors = self.minors
        new.occupations = self.occupations
        new.thrown = self.thrown
        new.people0 = self.people0
        new.people1 = self.people1
        new.people2 = self.people2
        new.people3 = self.people3
        new.piles0 = self.piles0
        new.piles1 = self.piles1
        new.piles2 = self.piles2
        new.majors = self.majors
        new.switches = self.switches
        return new

    def key(self) -> tuple[object, ...]:
        """Equal states have equal keys."""
        return (
            self.agenda_key(),
            packed(self.spent),
            tuple(self.farm(seat).key() for seat in range(self.seats)),
            self.beginner,
            self.tile,
            self.tile_used,
            self.round,
            self.marker,
            self.moment,
            self.working,
            self.starting,
            self.spaces,
            self.deck,
            self.first_card,
            self.chooses_round_cards,
            packed(self.minors, self.book.first_minor),
            packed(self.occupations, self.book.first_occupation),
            self.people0,
            self.people1,
            self.people2,
            self.people3,
            self.piles0,
            self.piles1,
            self.piles2,
            packed(self.majors, self.book.first_major),
            self.switches,
            *(() if self.thrown.is_empty() else (packed(self.thrown),)),
        )

    def farm(self, seat: i64) -> Farm:
        """The farm of a seat."""
        if seat == 0:
            return self.farm0
        if seat == 1:
            return self.farm1
        return self.farm2 if seat == 2 else self.farm3

    def is_solo(self) -> bool:
        """Whether one player plays alone (A-19.1)."""
        return self.seats == SOLO

    def has_switch(self, switch: i64) -> bool:
        """Whether a ruling is switched on."""
        return self.switches & switch != 0

    def cards(self, seat: i64) -> BitSet:
        return self.farm(seat).cards

    def moments(self, seat: i64) -> i64:
        return self.moment

    def clock(self) -> tuple[int, int]:
        return (self.round, self.moment)

    def hears_anytime(self, seat: i64, actor: i64) -> bool:
        """Whoever is asked something may exchange, on another's turn too (A-13.7)."""
        return True

    def could_use_anytime(self, seat: i64) -> bool:
        """Without something to eat, or to cook on a stove, only cards have such effects (A-13.1, A-13.2)."""
        farm = self.farm(seat)
        if farm.goods & CROPS != 0 or farm.has(self.book.callers):
            return True
        return farm.herd() != 0 and farm.has(self.book.every_stove)

    def before_effect(self, seat: i64, actor: i64) -> None:
        """Animals are judged when everything is done: once, under the running action (A-6.10)."""
        frame = self.top
        while frame is not None:
            if frame.node == self.book.house_node and frame.seat == seat:
                return
            frame = frame.below
        self.push(self.book.house_node, seat, actor, ASK)

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        following = seat + 1
        if following < self.seats:
            return following
        return 0

    def people_of(self, seat: i64) -> i64:
        """The spaces where a player's people stand."""
        if seat == 0:
            return self.people0
        if seat == 1:
            return self.people1
        return self.people2 if seat == 2 else self.people3

    def occupied(self) -> i64:
        """The spaces that hold any person (A-6.3)."""
        return self.people0 | self.people1 | self.people2 | self.people3

    def place_person(self, seat: i64, space: i64) -> None:
        """One of a player's people goes from home to a space."""
        self.farm(seat).home -= 1
        if seat == 0:
            self.people0 |= bit(space)
        elif seat == 1:
            self.people1 |= bit(space)
        elif seat == 2:
            self.people2 |= bit(space)
        else:
            self.people3 |= bit(space)

    def send_home(self) -> None:
        """All people return (W-13); newborns stay newborn until the round ends (A-9.5)."""
        self.people0 = 0
        self.people1 = 0
        self.people2 = 0
        self.people3 = 0
        self.tile_used = False

    def pile(self, place: i64) -> i64:
        """How much lies on an accumulation space."""
        if place < LANES:
            return lane(self.piles0, place)
        if place < 2 * LANES:
            return lane(self.piles1, place - LANES)
        return lane(self.piles2, place - 2 * LANES)

    def add_to_pile(self, place: i64, count: i64) -> None:
        """Goods come to an accumulation space, or leave it."""
        if place < LANES:
            self.piles0 += times(count, place)
        elif place < 2 * LANES:
            self.piles1 += times(count, place - LANES)
        else:
            self.piles2 += times(count, place - 2 * LANES)

    def gain(self, seat: i64, goods: i64, stock: i64) -> None:
        """Goods come to a farm. Building resources of the work phase are counted (AR-19)."""
        farm = self.farm(seat)
        farm.goods += goods
        farm.stock += stock
        if self.working:
            farm.gained += total(goods & BUILDING)
        if self.listener is not None:
            self.tell("gained", seat, goods, stock)

    def rounds_left(self) -> i64:
        """Rounds still to come (A-3.8)."""
        return ROUNDS - self.round

    def players_on(self, space: i64) -> i64:
        """How many players have people on a space."""
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            count += (self.people_of(seat) >> space) & 1
            seat += 1
        return count
