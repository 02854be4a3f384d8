"""All Creatures Big and Small, as a game one can play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bocage.core.cards import Text
from bocage.core.decks import read_decks
from bocage.core.errors import BadOption
from bocage.core.game import Game as CoreGame
from bocage.core.game import Options
from bocage.core.outcome import Outcome
from bocage.core.saving import pickled_as_it_is, pickled_by, state_pickled
from bocage.core.state import ASK, NATURE, RUN
from bocage.games.creatures.decks import book_for
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.options import MODES, Setup, read_options
from bocage.games.creatures.rules.phases import CHOOSE_STARTER, DEAL, ROUND
from bocage.games.creatures.rules.position import write_position
from bocage.games.creatures.rules.reading import read_position
from bocage.games.creatures.rules.scoring import score_halves, score_sheet, winner
from bocage.games.creatures.rules.state import SEATS, Board, opening

# 2: the extra breeding phase happens, pauses are opened only where they can matter, and
# everybody has a home before a Conservatory's second building is paid.
RULES_VERSION: Final = 2


class Game(CoreGame):
    """A game of All Creatures Big and Small.

    Args:
        seats: 2, always.
        seed: chance decides by itself, the same way for the same seed. Without a seed the caller
            plays chance: `to_act` is NATURE and the draws are legal actions like any other.
        decks: further decks of tiles, by id.
        mode: standard, advanced, expert, or free with `tiles`.
        tiles: exactly these special buildings lie on the display.
        first_player: the seat that begins round 1; None leaves it to chance.
        switches: rulings that can be read in two ways, by name (docs/rules/creatures).

    Examples:
        >>> game = Game(seed=7, first_player=0)
        >>> game.to_act
        0
        >>> game.play("space three_wood")
        >>> game.position()["farms"][0]["wood"]
        3
    """

    id: ClassVar[str] = "creatures"
    name: ClassVar[Text] = Text(en="All Creatures Big and Small", fr="Les Fermiers de la Lande")
    modes: ClassVar[tuple[str, ...]] = MODES
    players: ClassVar[tuple[int, ...]] = (SEATS,)
    rules_version: ClassVar[int] = RULES_VERSION

    def __init__(
        self,
        seats: int = SEATS,
        seed: int | None = None,
        mode: str | None = None,
        decks: Sequence[str] = (),
        tiles: Sequence[str] | None = None,
        first_player: int | None = None,
        **switches: bool,
    ) -> None:
        if seats != SEATS:
            raise BadOption("option-seats", seats=seats, known=str(SEATS))
        given: dict[str, object] = dict(switches)
        given.update(
            {
                name: value
                for name, value in (("mode", mode), ("tiles", tiles), ("first_player", first_player))
                if value is not None
            }
        )
        book = book_for(read_decks({"decks": decks}))
        setup = read_options(given, book)
        super().__init__(book.kernel, book.codec, starting_board(setup), setup.options(), seed)

    @property
    def board(self) -> Board:
        """The state, by its own name."""
        state = self.state
        assert isinstance(state, Board)
        return state

    @property
    def book(self) -> Book:
        """What the tiles of its decks do."""
        return self.board.book

    @classmethod
    def fresh(cls, seed: int | None, words: Options) -> Game:
        options = dict(words)
        if options.pop("seats", SEATS) != SEATS:
            raise BadOption("option-seats", seats=str(words["seats"]), known=str(SEATS))
        return cls.from_options(options, seed)

    @classmethod
    def from_options(cls, options: Options, seed: int | None = None) -> Game:
        """A fresh game with options as plain data, as a record holds them.

        Raises:
            BadOption: an unknown option or an impossible value.
        """
        setup = read_options(options, book_for(read_decks(options)))
        return _with_board(starting_board(setup), setup.options(), seed)

    @classmethod
    def from_position(cls, position: Mapping[str, object], seed: int | None = None) -> Game:
        """A game that goes on from a position.

        Raises:
            BadPosition: the position cannot stand; says where and why.
        """
        board, setup = read_position(position, book_for)
        game = _with_board(board, setup.options(), seed)
        game.start = position
        return game

    def blank(self) -> CoreGame:
        return _with_board(self.board.copy(), self.options, None)

    def anytime_rule(self) -> str:
        return "C-8.10"

    def end_rule(self) -> str:
        return "C-12.1"

    def position(self) -> dict[str, object]:
        self.menu()
        return write_position(self.board, self.options)

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything lies open in this game: each seat knows the whole position."""
        return self.position()

    def outcome(self) -> Outcome | None:
        if self.to_act is not None:
            return None
        board = self.board
        sheets = [score_sheet(board.farm(seat)) for seat in range(SEATS)]
        tied = score_halves(board.farm0) == score_halves(board.farm1)
        return Outcome(sheets, (winner(board),), "tie-break" if tied else "score")

    def scores(self) -> tuple[float, ...]:
        return tuple(score_halves(self.board.farm(seat)) / 2 for seat in range(SEATS))


def starting_board(setup: Setup) -> Board:
    """The board before the first round, with chance's part on the agenda (C-2)."""
    board = opening(setup.book, setup.first, setup.switches, setup.pieces, setup.pieces)
    board.display = setup.display
    board.push(ROUND.node, NATURE, NATURE, RUN)
    if setup.first == NATURE:
        board.push(CHOOSE_STARTER.node, NATURE, NATURE, ASK)
    if setup.drawn:
        board.push(DEAL.node, NATURE, NATURE, ASK, setup.drawn)
    return board


def _with_board(board: Board, options: Options, seed: int | None) -> Game:
    game = Game.__new__(Game)
    CoreGame.__init__(game, board.book.kernel, board.book.codec, board, options, seed)
    return game


state_pickled(Game, Board, "book", "farm0", "farm1")
pickled_by(Book, lambda book: (book.decks,), book_for)
pickled_as_it_is(Farm, "book", derived=("homes",))
