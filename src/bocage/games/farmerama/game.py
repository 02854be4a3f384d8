"""Farmerama, as a game one can play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from bocage.core.cards import Text
from bocage.core.chance import Dice
from bocage.core.game import Game as CoreGame
from bocage.core.game import Options
from bocage.core.outcome import Outcome
from bocage.core.record import Record, replay
from bocage.core.saving import pickled_as_it_is, state_pickled
from bocage.games.farmerama.rules.choosing import CHOICE, pick_prompt
from bocage.games.farmerama.rules.components import BoxFigures, load_components
from bocage.games.farmerama.rules.engine import KERNEL
from bocage.games.farmerama.rules.farm import Farm
from bocage.games.farmerama.rules.notation import codec_for
from bocage.games.farmerama.rules.options import MODES, Setup, read_options, starting_board
from bocage.games.farmerama.rules.parts import Parts
from bocage.games.farmerama.rules.position import write_position
from bocage.games.farmerama.rules.reading import read_position
from bocage.games.farmerama.rules.scoring import score_sheet, stars, winners
from bocage.games.farmerama.rules.secrets import hide
from bocage.games.farmerama.rules.state import Board

RULES_VERSION: Final = 1
CHECKSUM: Final = 12  # letters that stand for the figures of a box


class Game(CoreGame):
    """A game of Farmerama.

    Args:
        seats: 1 to 4; one player plays the solo game.
        seed: chance decides by itself, the same way for the same seed. Without a seed the caller plays
            chance.
        mode: basic, advanced or solo.
        components: a data file with other figures than ours (docs/farmerama.md), or the checksum of ours.
        first_chief: with three players, who holds the chief sheep first; None leaves it to chance.

    Examples:
        >>> game = Game(seats=2, seed=1)
        >>> game.play("play sow+water")
        >>> "cards" in game.view(1)["farms"][0]
        False
    """

    id: ClassVar[str] = "farmerama"
    name: ClassVar[Text] = Text(en="Farmerama", fr="Farmerama")
    modes: ClassVar[tuple[str, ...]] = MODES
    players: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    rules_version: ClassVar[int] = RULES_VERSION

    def __init__(
        self,
        seats: int | None = None,
        seed: int | None = None,
        mode: str | None = None,
        components: str | Path | None = None,
        first_chief: int | None = None,
        **others: object,
    ) -> None:
        given: dict[str, object] = dict(others)
        words = (("seats", seats), ("mode", mode), ("first_chief", first_chief), ("components", components))
        for name, value in words:
            if value is not None:
                given[name] = value
        setup = read_options(*_with_file(given))
        self._set(starting_board(setup), setup, seed)

    def _set(self, board: Board, setup: Setup, seed: int | None) -> None:
        self.components: BoxFigures = setup.components
        CoreGame.__init__(self, KERNEL, codec_for(setup.components), board, setup.options(), seed)

    @property
    def board(self) -> Board:
        """The state, by its own name."""
        state = self.state
        assert isinstance(state, Board)
        return state

    @classmethod
    def fresh(cls, seed: int | None, words: Options) -> Game:
        options, file = _with_file(words)
        return cls.from_options(options, seed, file)

    @classmethod
    def from_options(cls, options: Options, seed: int | None = None, components: Path | None = None) -> Game:
        """A fresh game with options as plain data, as a record holds them.

        Raises:
            BadOption: an unknown option, an impossible value, or other components.
        """
        setup = read_options(options, components)
        return _made(starting_board(setup), setup, seed)

    @classmethod
    def from_position(
        cls, position: Mapping[str, object], seed: int | None = None, components: Path | None = None
    ) -> Game:
        """A game that goes on from a position.

        Raises:
            BadPosition: the position cannot stand; says where and why.
        """
        board, setup = read_position(position, components)
        game = _made(board, setup, seed)
        game.start = position
        return game

    @classmethod
    def from_record(cls, record: Record, components: Path | None = None) -> Game:
        """The game that a record led to.

        Raises:
            BadRecord: it belongs to another game or rules version, or does not replay.
            BadOption: it was played with other components.
        """
        if record.start is not None:
            game = cls.from_position(record.start, components=components)
        else:
            game = cls.from_options(record.options, components=components)
        replay(record, game)
        return game

    def saved(self) -> tuple[object, ...]:
        """The position, and the components where they are not our own."""
        own = load_components()
        return (self.position(), None if self.components.checksum == own.checksum else self.components)

    @classmethod
    def resumed(cls, saved: tuple[object, ...]) -> CoreGame:
        position, components = saved
        assert isinstance(position, dict)
        assert components is None or isinstance(components, BoxFigures)
        board, setup = read_position(position, components)
        return _made(board, setup, None)

    def blank(self) -> CoreGame:
        game = Game.__new__(Game)
        game.components = self.components
        CoreGame.__init__(game, KERNEL, self.codec, self.board.copy(), self.options, None)
        return game

    @property
    def prompt(self) -> tuple[str, str]:
        """The rule behind the open question and the key of its message; laying cards asks for one or two."""
        self.menu()
        top = self.board.top
        if top is None:
            return ("", "over")
        if top.node == CHOICE.node:
            return pick_prompt(self.board, top.seat)
        return self.kernel.catalogue.nodes[top.node].prompt(top)

    def end_rule(self) -> str:
        return "F-73" if self.board.is_solo() else "F-51"

    def position(self) -> dict[str, object]:
        self.menu()
        return write_position(self.board, self.components, self.options)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know: cards that others laid face down are left out."""
        self.menu()
        return write_position(self.board, self.components, self.options, seat)

    def sample(self, seat: int, rng: Random) -> CoreGame:
        """A full game in which everything hidden from a seat is drawn anew."""
        self.menu()
        game = self.copy()
        assert isinstance(game, Game)
        hide(game.board, seat, rng)
        game.trail = None  # the moves tell what others have laid face down
        if game._dice is not None:
            game._dice = Dice(rng.getrandbits(30))  # and chance must not be foreseen
        return game

    def outcome(self) -> Outcome | None:
        if self.to_act is not None:
            return None
        board = self.board
        sheets = [score_sheet(board.parts, board.farm(seat)) for seat in range(board.seats)]
        found, reason = winners(board)
        return Outcome(sheets, found, reason)

    def scores(self) -> tuple[float, ...]:
        board = self.board
        return tuple(float(stars(board.parts, board.farm(seat))) for seat in range(board.seats))


def _made(board: Board, setup: Setup, seed: int | None) -> Game:
    game = Game.__new__(Game)
    game._set(board, setup, seed)
    return game


def _with_file(words: Options) -> tuple[Options, Path | None]:
    """Options as a record has them, and the file of the figures: what options tell of a game makes it again.

    There is the checksum of the figures, and it stays; any other word names a file.
    """
    found = words.get("components")
    if isinstance(found, Path):
        file = found
    elif isinstance(found, str) and not (len(found) == CHECKSUM and set(found) <= set("0123456789abcdef")):
        file = Path(found)
    else:
        return words, None
    return {name: value for name, value in words.items() if name != "components"}, file


state_pickled(Game, Board, "seats", "parts")
pickled_as_it_is(Parts)
pickled_as_it_is(Farm)
