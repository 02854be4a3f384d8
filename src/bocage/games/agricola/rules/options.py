"""Options of a game: players, mode, tile, draft, banned cards, and the switches of the rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bocage.core.bitset import BitSet, bitset
from bocage.core.errors import BadOption, unknown
from bocage.core.fields import shown
from bocage.core.native import i64
from bocage.core.options import read_flag, read_mode, read_switches, refuse_unknown, unusual
from bocage.core.state import ASK, NATURE, RUN
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.dealing import HAND, schedule_deal
from bocage.games.agricola.rules.drafting import DRAFTS, NO_DRAFT, SOLO_DRAFTS, dealt_for, schedule_draft
from bocage.games.agricola.rules.phases import CHOOSE_STARTER, ROUND, begin_with
from bocage.games.agricola.rules.spaces import ROUND_CARDS, spaces_for
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.switches import SOLO_BEGINNER, SOLO_FILTER_DEAD_CARDS, SWITCHES

FULL: Final = "full"
BEGINNER: Final = "beginner"
MODES: Final = (FULL, BEGINNER)
PLAYERS: Final = (1, 2, 3, 4)
USUAL_PLAYERS: Final = 2
_FLAGS: Final = ("additional_actions", "choose_hand", "choose_round_order")
_WORDS: Final = (
    "seats",
    "decks",
    "mode",
    "draft",
    "banned",
    "first_player",
    *_FLAGS,
    *(switch.name for switch in SWITCHES),
)


class Setup:
    """What the options of a game come to.

    Attributes:
        book: what the cards of the chosen decks say.
        seats: how many play; mode: full or beginner.
        tile: whether the additional-actions tile is in play (A-19.4).
        draft: one of DRAFTS; choose_hand, choose_round_order: the choices of a player alone (A-19.2).
        banned: ids of cards that are left out; first: who begins, or NATURE; switches: the rulings in force.
    """

    def __init__(
        self, book: Book, seats: int, mode: str, draft: str, banned: Sequence[str], first: int | None
    ) -> None:
        self.book = book
        self.seats = seats
        self.mode = mode
        self.draft = draft
        self.banned = list(banned)
        self.first: i64 = NATURE if first is None else first
        self.tile = False
        self.choose_hand = False
        self.choose_round_order = False
        self.switches: i64 = 0

    @property
    def beginner(self) -> bool:
        """Whether there are no hand cards."""
        return self.mode == BEGINNER

    def is_used(self, card: int) -> bool:
        """Whether a hand card can be dealt in this game (A-2.4)."""
        if self.beginner or self.book.players[card] > self.seats or self.book.names[card] in self.banned:
            return False
        alone = self.seats == 1 and self.switches & SOLO_FILTER_DEAD_CARDS != 0
        return not alone or not self.book.dead_alone.has(card)

    def minors(self) -> BitSet:
        """The minors that can be dealt."""
        return bitset(card for card in self.book.minors.numbers() if self.is_used(card))

    def occupations(self) -> BitSet:
        """The occupations that can be dealt."""
        return bitset(card for card in self.book.occupations.numbers() if self.is_used(card))

    def options(self) -> dict[str, object]:
        """The options as plain data; what is usual is left out."""
        found: dict[str, object] = {"seats": self.seats, "mode": self.mode}
        if len(self.book.decks) > 1:
            found["decks"] = list(self.book.decks)
        if self.draft != NO_DRAFT:
            found["draft"] = self.draft
        if self.banned:
            found["banned"] = list(self.banned)
        if self.first != NATURE:
            found["first_player"] = int(self.first)
        flags = zip(_FLAGS, (self.tile, self.choose_hand, self.choose_round_order), strict=True)
        found.update({name: True for name, on in flags if on})
        return found | unusual(int(self.switches), SWITCHES)


def read_options(options: Mapping[str, object], book: Book) -> Setup:
    """The set-up that these options describe, with the book of their decks.

    Raises:
        BadOption: an unknown option or an impossible value.
    """
    refuse_unknown(options, _WORDS)
    seats = options.get("seats", USUAL_PLAYERS)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in PLAYERS:
        raise BadOption("option-seats", seats=shown(seats), known="1-4")
    mode = read_mode(options.get("mode", FULL), MODES)
    draft = options.get("draft", NO_DRAFT)
    if not isinstance(draft, str) or draft not in DRAFTS:
        raise BadOption("option-draft", draft=shown(draft), known=", ".join(DRAFTS))
    setup = Setup(
        book,
        seats,
        mode,
        draft,
        _read_banned(options.get("banned"), book),
        _read_first(options.get("first_player"), seats),
    )
    flags = [read_flag(options, name, False) for name in _FLAGS]
    setup.tile, setup.choose_hand, setup.choose_round_order = flags
    setup.switches = read_switches(options, SWITCHES)
    _check(setup)
    return setup


def _read_first(value: object, seats: int) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats):
        return value
    raise BadOption("option-first-of", value=shown(value), last=seats - 1)


def _read_banned(value: object, book: Book) -> list[str]:
    if value is None:
        return []
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadOption("option-banned")
    known = [book.names[card] for card in book.minors.joined(book.occupations).numbers()]
    for name in value:
        if name not in known:
            raise unknown(BadOption, "option-card", shown(name), known, card=shown(name))
    return sorted(set(value), key=known.index)


def _check(setup: Setup) -> None:
    """Refuse combinations that the rules do not know (A-19)."""
    alone = setup.seats == 1
    if alone and setup.tile:
        raise BadOption("option-tile-alone")
    if alone and setup.beginner and not setup.switches & SOLO_BEGINNER:
        raise BadOption("option-beginner-alone")
    if not alone and (setup.choose_hand or setup.choose_round_order):
        raise BadOption("option-only-alone")
    if setup.beginner and (setup.draft != NO_DRAFT or setup.choose_hand):
        raise BadOption("option-no-hands")
    if setup.choose_hand and setup.draft != NO_DRAFT:
        raise BadOption("option-choose-and-draft")
    if alone and setup.draft not in SOLO_DRAFTS:
        raise BadOption("option-draft-alone", draft=setup.draft, known=", ".join(SOLO_DRAFTS))
    if not setup.beginner:
        need = setup.seats * dealt_for(setup.draft)
        left = int(min(setup.minors().size(), setup.occupations().size()))
        if left < need:
            raise BadOption("option-too-many-banned", left=left, need=need)


def opening_board(setup: Setup) -> Board:
    """The board before anything has happened, with nothing on the agenda (A-2)."""
    board = Board(setup.seats, setup.book)
    board.beginner = setup.beginner
    board.tile = setup.tile
    board.chooses_round_cards = setup.choose_round_order
    board.switches = setup.switches
    board.spaces = spaces_for(setup.seats, setup.beginner, setup.tile, setup.switches)
    board.deck = ROUND_CARDS
    board.majors = setup.book.majors
    board.minors = setup.minors()
    board.occupations = setup.occupations()
    for seat in range(setup.seats):
        board.farm(seat).cards = bitset([RULE_CARD])
    return board


def starting_board(setup: Setup) -> Board:
    """The board at the very beginning: the starting player, the hands, then the first round."""
    board = opening_board(setup)
    board.push(ROUND.node, NATURE, NATURE, RUN)
    if not setup.beginner:
        if setup.choose_hand or setup.draft != NO_DRAFT:
            schedule_draft(board, setup.draft, setup.choose_hand)
        else:
            schedule_deal(board, HAND)
    if setup.first != NATURE:
        begin_with(board, setup.first)
    elif setup.seats == 1:
        begin_with(board, 0)
    else:
        board.push(CHOOSE_STARTER.node, NATURE, NATURE, ASK)
    return board
