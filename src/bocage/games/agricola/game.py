"""Agricola, as a game one can play."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from bocage.core.cards import Text
from bocage.core.chance import Dice
from bocage.core.errors import BadOption, BadPosition
from bocage.core.game import Game as CoreGame
from bocage.core.game import Options
from bocage.core.outcome import Outcome
from bocage.core.saving import pickled_as_it_is, pickled_by, state_pickled
from bocage.games.agricola.cards import EVERY_CARD
from bocage.games.agricola.decks import book_for, book_of
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.options import MODES, PLAYERS, Setup, read_options, starting_board
from bocage.games.agricola.rules.position import write_position
from bocage.games.agricola.rules.reading import read_position
from bocage.games.agricola.rules.scoring import final_points, score_sheet, winners
from bocage.games.agricola.rules.secrets import hide
from bocage.games.agricola.rules.state import Board

RULES_VERSION: Final = 2  # 1: pauses that could not matter, no question before a meal with just enough food
SAMPLES: Final = 40  # hands dealt in search of one that fits the open question


class Game(CoreGame):
    """A game of Agricola (revised edition).

    Args:
        seats: 1 to 4; one player plays the solo game.
        seed: chance decides by itself, the same way for the same seed. Without a seed the caller plays
            chance.
        mode: full, or beginner without hand cards.
        others: decks, draft, banned, first_player, additional_actions, choose_hand, choose_round_order,
            and the switches of the rulings by name (docs/rules/agricola).

    Examples:
        >>> game = Game(seats=2, seed=1, mode="beginner", first_player=0)
        >>> game.play("space forest")
        >>> game.position()["farms"][0]["wood"]
        3
    """

    id: ClassVar[str] = "agricola"
    name: ClassVar[Text] = Text(en="Agricola", fr="Agricola")
    modes: ClassVar[tuple[str, ...]] = MODES
    players: ClassVar[tuple[int, ...]] = PLAYERS
    rules_version: ClassVar[int] = RULES_VERSION

    def __init__(
        self, seats: int | None = None, seed: int | None = None, mode: str | None = None, **others: object
    ) -> None:
        given = dict(others)
        given.update({name: value for name, value in (("seats", seats), ("mode", mode)) if value is not None})
        setup = read_options(given, book_of(given))
        super().__init__(setup.book.kernel, setup.book.codec, starting_board(setup), setup.options(), seed)

    @property
    def board(self) -> Board:
        """The state, by its own name."""
        state = self.state
        assert isinstance(state, Board)
        return state

    @property
    def book(self) -> Book:
        """What the cards of its decks say."""
        return self.board.book

    @classmethod
    def from_options(cls, options: Options, seed: int | None = None) -> Game:
        """A fresh game with options as plain data, as a record holds them.

        Raises:
            BadOption: an unknown option or an impossible value.
        """
        setup = read_options(options, book_of(options))
        return _with_board(starting_board(setup), setup, seed)

    @classmethod
    def from_position(cls, position: Mapping[str, object], seed: int | None = None) -> Game:
        """A game that goes on from a position.

        Raises:
            BadPosition: the position cannot stand; says where and why.
        """
        board, setup = read_position(position, _book_of_position(position))
        game = _with_board(board, setup, seed)
        game.start = position
        return game

    def blank(self) -> CoreGame:
        game = Game.__new__(Game)
        CoreGame.__init__(game, self.kernel, self.codec, self.board.copy(), self.options, None)
        return game

    def anytime_rule(self) -> str:
        return "A-13.7"

    def end_rule(self) -> str:
        return "A-18.1"

    def position(self) -> dict[str, object]:
        self.menu()
        return write_position(self.board, self.options)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know: the hands of the others are left out."""
        self.menu()
        return write_position(self.board, self.options, seat)

    def sample(self, seat: int, rng: Random) -> CoreGame:
        """A full game in which everything hidden from a seat is dealt anew.

        What is asked now tells something too: whoever may play a minor has one. So hands are dealt until
        the same question is open; if that never comes about, the player who is asked keeps the hand.
        """
        self.menu()
        agenda = self.state.agenda_key()
        for _ in range(SAMPLES):
            game = self._dealt_anew(seat, rng, seat)
            if game.menu().count and game.state.agenda_key() == agenda:
                return game
        return self._dealt_anew(seat, rng, seat if self.to_act is None else self.to_act)

    def _dealt_anew(self, seat: int, rng: Random, asked: int) -> Game:
        game = self.copy()
        assert isinstance(game, Game)
        hide(game.board, seat, rng, asked)
        game.trail = None  # the moves tell what was dealt,
        game.start = None  # and so does the position they began with
        if game._dice is not None:
            game._dice = Dice(rng.getrandbits(30))  # and chance must not be foreseen
        return game

    def checksum(self) -> str:
        """A short text that stands for the position.

        With further decks it is made of names, and of what is in nobody's hands the base deck alone counts:
        a deck that has grown since has cards there that do not matter.
        """
        if len(self.book.decks) == 1:
            return super().checksum()
        position = self.position()
        base = {card.id for card in EVERY_CARD}
        for field in ("box", "majors"):
            names = position[field]
            assert isinstance(names, list)
            position[field] = [name for name in names if name in base]
        text = json.dumps(position, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def outcome(self) -> Outcome | None:
        if self.to_act is not None:
            return None
        board = self.board
        sheets = [score_sheet(board, seat) for seat in range(board.seats)]
        found, reason = winners(board)
        return Outcome(sheets, found, reason)

    def scores(self) -> tuple[float, ...]:
        return tuple(float(final_points(self.board, seat)) for seat in range(self.board.seats))


def _book_of_position(position: Mapping[str, object]) -> Book:
    """The book of the decks that a position is played with."""
    options = position.get("options")
    try:
        return book_of(options if isinstance(options, Mapping) else {})
    except BadOption as error:
        raise BadPosition(error.key, **error.details) from None


def _with_board(board: Board, setup: Setup, seed: int | None) -> Game:
    game = Game.__new__(Game)
    CoreGame.__init__(game, board.book.kernel, board.book.codec, board, setup.options(), seed)
    return game


state_pickled(Game, Board, "seats", "book")
pickled_by(Book, lambda book: (book.decks,), book_for)
pickled_as_it_is(Farm, "book", derived=("homes",))
