"""Options of a game: how many players, basic or advanced, which components."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bocage.core.errors import BadOption
from bocage.core.fields import shown
from bocage.core.lanes import popcount, times, total
from bocage.core.native import i64
from bocage.core.options import read_mode, refuse_unknown
from bocage.core.state import ASK, NATURE, RUN
from bocage.games.farmerama.rules.actions import CROPS, MOST_SEATS, WATER
from bocage.games.farmerama.rules.components import BoxFigures, load_components
from bocage.games.farmerama.rules.parts import Parts
from bocage.games.farmerama.rules.rounds import DEAL, FIRST_CHIEF, ROUND
from bocage.games.farmerama.rules.solo import SOLO_ROUND
from bocage.games.farmerama.rules.state import SOLO, THREE_PLAYERS, Board

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
SOLO_MODE: Final = "solo"
MODES: Final = (BASIC, ADVANCED, SOLO_MODE)
UNLIMITED: Final = 100  # tiles of each kind where the supply is not limited
_WORDS: Final = ("seats", "mode", "components", "first_chief")


class Setup:
    """What the options of a game come to.

    Attributes:
        seats, mode: who plays what; components: with which figures.
        chief: who holds the chief sheep first with three players, or NATURE.
    """

    def __init__(self, seats: int, mode: str, components: BoxFigures, chief: int) -> None:
        self.seats = seats
        self.mode = mode
        self.components = components
        self.chief = chief

    def options(self) -> dict[str, object]:
        """The options as plain data, with the checksum of the figures."""
        found: dict[str, object] = {
            "seats": self.seats,
            "mode": self.mode,
            "components": self.components.checksum,
        }
        if self.chief != NATURE:
            found["first_chief"] = self.chief
        return found


def read_options(options: Mapping[str, object], file: Path | BoxFigures | None = None) -> Setup:
    """The set-up that these options describe, with the components of a file or our own.

    Raises:
        BadOption: an unknown option, an impossible value, or other components than the options name.
    """
    refuse_unknown(options, _WORDS)
    components = load_components(file)
    wanted = options.get("components", components.checksum)
    if wanted != components.checksum:
        raise BadOption("components-differ", wanted=shown(wanted), found=components.checksum)
    mode = options.get("mode")
    seats = options.get("seats", SOLO if mode == SOLO_MODE else 2)
    if not isinstance(seats, int) or isinstance(seats, bool) or not SOLO <= seats <= MOST_SEATS:
        raise BadOption("option-seats", seats=shown(seats), known="1, 2, 3, 4")
    if mode is None:
        mode = SOLO_MODE if seats == SOLO else BASIC
    mode = read_mode(mode, MODES)
    if (mode == SOLO_MODE) != (seats == SOLO):
        raise BadOption("option-solo-seats")
    return Setup(seats, mode, components, _read_chief(options.get("first_chief"), seats))


def _read_chief(value: object, seats: int) -> int:
    if value is None:
        return NATURE
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or seats != THREE_PLAYERS
        or not 0 <= value < seats
    ):
        raise BadOption("option-chief", value=shown(value))
    return value


def opening(setup: Setup) -> Board:
    """The board before the first round, without its agenda (F-12 to F-18, F-67)."""
    parts = setup.components.parts
    board = Board(setup.seats, parts)
    board.advanced = setup.mode == ADVANCED
    board.wheel = parts.start_position
    for seat in range(setup.seats):
        farm = board.farm(seat)
        farm.barn = parts.barn
        farm.fields = parts.planted
        farm.offset = parts.offset
    board.supply = starting_supply(parts, setup.seats)
    if setup.seats == SOLO:
        board.pile = parts.solo_start
        board.more = parts.solo_more
        return board
    board.unseen = (1 << parts.tiles) - 1
    if not board.advanced:
        board.unseen &= ~parts.dark
    board.stack = popcount(board.unseen) - parts.removed[setup.seats]
    board.chief = max(setup.chief, 0)
    return board


def starting_supply(parts: Parts, seats: int) -> i64:
    """The tiles that nobody holds at the start (F-2); a solo game has its own water (F-67)."""
    if not parts.limited and seats != SOLO:
        return sum(times(UNLIMITED, good) for good in range(WATER + 1))
    supply = parts.supply - seats * parts.barn
    for crop in range(len(CROPS)):
        supply -= times(2 * seats, crop)
    if seats == SOLO:
        water = int(supply >> (9 * WATER) & 255)
        supply += times(int(parts.solo_water) - water, WATER)
    return supply


def starting_board(setup: Setup) -> Board:
    """The board before the first round, with its agenda."""
    board = opening(setup)
    if setup.seats == SOLO:
        board.push(SOLO_ROUND.node, NATURE, NATURE, RUN)
        return board
    board.push(ROUND.node, NATURE, NATURE, RUN)
    if setup.seats == THREE_PLAYERS and setup.chief == NATURE:
        board.push(FIRST_CHIEF.node, NATURE, NATURE, ASK)
    board.push(DEAL.node, NATURE, NATURE, ASK, board.parts.display_size)
    return board


def rounds_in_solo(parts: Parts) -> int:
    """How many rounds a solo game has: each pile is one card larger than the last (F-73)."""
    pile, more = int(total(parts.solo_start)), int(total(parts.solo_more))
    return sum(pile + extra for extra in range(more + 1))
