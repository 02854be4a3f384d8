"""Reading the agenda of a position: what is still to happen, the next thing first.

The engine writes it down for a position in the middle of an action; a person leaves it out. Whoever
writes one all the same gets what the rules can make of it or a refusal, never a broken game: the course
of the round must be the usual one, every frame must make sense by itself, and the game must be playable
to its end on a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.core.agenda import check_playable
from bocage.core.effects import Chance
from bocage.core.errors import BadPosition
from bocage.core.fields import read_frame
from bocage.core.kernel import Window
from bocage.core.lanes import GUARDS, bit, popcount
from bocage.core.native import i64
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.games.creatures.rules.book import COTTAGE, NOTHING, STABLE, STALL, Book
from bocage.games.creatures.rules.events import EVENT_RULES, START_OF_ROUND
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.notation import asker_names
from bocage.games.creatures.rules.options import Setup
from bocage.games.creatures.rules.phases import (
    BREEDING,
    CHOOSE_STARTER,
    DEAL,
    HOME,
    ROUND,
    TURN,
    WINDOWS,
    WORK,
    schedule_round,
    undrawn,
)
from bocage.games.creatures.rules.scoring import score_halves
from bocage.games.creatures.rules.state import ROUNDS, SEATS, TROUGHS_IN_BOX, TURNS, Board
from bocage.games.creatures.rules.verbs.construction import ASK_PAYMENT, ASK_SITE, BuildSpecial
from bocage.games.creatures.rules.verbs.housing import HouseAnimals, have_room
from bocage.games.creatures.rules.verbs.relocation import Relocate
from bocage.games.creatures.rules.verbs.stalls import PayForStable

DEEPEST: Final = 40  # frames; play itself never comes near
MOST: Final = 255  # the largest number of a frame that is no mask
MASK: Final = 2**62
ENTRY: Final = 7  # the address of an effect and six numbers
STEP: Final = 3
NAMED: Final = 5  # the number that stands for a building or for effects, and is written as their names
UNKNOWN: Final = -1
# Effects of the course, which belong to no seat.
COURSE: Final = (DEAL, CHOOSE_STARTER, ROUND, WINDOWS, WORK, HOME, BREEDING)
LONGEST: Final = 2000  # decisions of a whole game; random play takes a tenth of that


def read_agenda(values: list[object], board: Board, setup: Setup) -> None:
    """Put a written agenda on a board.

    Raises:
        BadPosition: it cannot have come about.
    """
    if len(values) > DEEPEST:
        raise BadPosition("position-agenda")
    frames = [_frame(value, board.book) for value in values]
    for frame in reversed(frames):
        board.top = Frame(
            board.top, frame.node, frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c
        )
    while board.round > 0 and frames and _is_chance(frames[0], board):
        frames.pop(0)  # a tile has left something to chance
    course = [frame for frame in frames if frame.seat == NATURE]
    own = frames[: len(frames) - len(course)]
    if not _is_course(course, board, setup) or not all(_makes_sense(frame, board, setup) for frame in own):
        raise BadPosition("position-agenda")


def _frame(value: object, book: Book) -> Frame:
    frame = read_frame(_numbered(value, book), book.places)
    seat, actor, step, a, b, c = frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c
    small = NATURE <= seat < SEATS and NATURE <= actor < SEATS and RUN <= step <= ASK_SITE
    if not small or not -1 <= a <= MOST or not 0 <= b < MASK or not 0 <= c <= MOST:
        raise BadPosition("position-agenda")
    return frame


def _numbered(value: object, book: Book) -> object:
    """An entry with numbers for the names in it: of a building to build, or of effects that wait."""
    if not isinstance(value, list | tuple) or len(value) != ENTRY:
        return value
    named, event = value[NAMED], value[ENTRY - 1]
    effect = book.nodes[book.places.get(str(value[0]), 0)]
    if isinstance(effect, Window) and isinstance(named, list | tuple):
        return [*value[:NAMED], _waiting(named, event, book), event]
    if isinstance(effect, BuildSpecial) and isinstance(named, str):
        return [*value[:NAMED], book.numbers.get(named, UNKNOWN), event]
    # Whatever else is named, or not named that should be, is refused where the frame is judged.
    return [*value[:NAMED], UNKNOWN, event] if _wants_name(effect, value) else value


def _wants_name(effect: object, value: Sequence[object]) -> bool:
    if isinstance(effect, BuildSpecial):
        return value[STEP] in (ASK_PAYMENT, ASK_SITE)
    return isinstance(effect, Window) and value[NAMED] != 0


def _waiting(names: Sequence[object], event: object, book: Book) -> int:
    """The bits of effects that wait in the window of an event."""
    if not isinstance(event, int) or not 0 <= event < len(EVENT_RULES):
        return UNKNOWN
    known = asker_names(book, event)
    if not all(isinstance(name, str) and name in known for name in names):
        return UNKNOWN
    return sum(1 << known.index(str(name)) for name in set(names))


# The course of the round: what is nobody's own.


def _is_course(course: list[Frame], board: Board, setup: Setup) -> bool:
    """Whether these are the last phases of the running round, or of the set-up."""
    if board.round == 0:
        return _is_setup(course, board, setup)
    usual = _usual_course(board)
    if len(course) > len(usual) or (not course and board.round < ROUNDS):
        return False
    for frame, expected in zip(course, usual[len(usual) - len(course) :], strict=True):
        known = (expected.node, expected.actor, expected.step, expected.b, expected.c)
        if (frame.node, frame.actor, frame.step, frame.b, frame.c) != known:
            return False
        if frame.a != expected.a and not _is_next_worker(frame, board):
            return False
    return True


def _is_chance(frame: Frame, board: Board) -> bool:
    """Whether chance is asked for the sake of a tile: for further tiles of the box, or as its deck says."""
    effect = board.book.nodes[frame.node]
    if frame.seat != NATURE or frame.actor != NATURE or frame.step != ASK or not isinstance(effect, Chance):
        return False
    if effect is DEAL:
        return frame.b == 0 and 1 <= frame.a <= undrawn(board).size()
    return effect is not CHOOSE_STARTER


def _usual_course(board: Board) -> list[Frame]:
    """The whole course of a round, first phase first."""
    scratch = Board(board.book, board.farm0, board.farm1)
    scratch.round = board.round
    schedule_round(scratch, board.turn)
    scratch.push(WINDOWS.node, NATURE, NATURE, RUN, START_OF_ROUND)
    found: list[Frame] = []
    frame = scratch.top
    while frame is not None:
        found.append(frame)
        frame = frame.below
    return found


def _is_next_worker(frame: Frame, board: Board) -> bool:
    return frame.node == WORK.node and frame.a == board.turn + 1 <= TURNS


def _is_setup(course: list[Frame], board: Board, setup: Setup) -> bool:
    """Whether tiles are being drawn, then a start player, then the first round begins (C-2)."""
    rest = list(course)
    if rest and rest[0].node == DEAL.node:
        deal = rest.pop(0)
        if deal.step != ASK or deal.b or not 1 <= deal.a <= undrawn(board).size():
            return False
    if rest and rest[0].node == CHOOSE_STARTER.node and rest[0].step == ASK:
        rest.pop(0)
    return len(rest) == 1 and rest[0].node == ROUND.node and rest[0].step == RUN


# What a seat is in the middle of.


def _makes_sense(frame: Frame, board: Board, setup: Setup) -> bool:
    """Whether the numbers of a frame mean something to its effect."""
    effect = board.book.nodes[frame.node]
    if frame.seat == NATURE or frame.actor == NATURE or effect in COURSE:
        return False
    farm = board.farm(frame.seat)
    if isinstance(effect, Window):
        return _is_window(frame, board.book)
    if isinstance(effect, BuildSpecial):
        return _is_construction(frame, board, farm)
    if isinstance(effect, Relocate):
        return _is_relocation(frame, board, setup)
    if isinstance(effect, PayForStable):
        return frame.step == ASK and _is_cell(frame.a, farm) and farm.stalls & bit(frame.a) != 0
    if isinstance(effect, HouseAnimals):
        return frame.step == ASK and 0 <= frame.a <= 1
    return frame.step in (RUN, ASK) and (frame.node != TURN.node or board.round > 0)


def _is_cell(cell: i64, farm: Farm) -> bool:
    return cell >= 0 and farm.cells() & bit(cell) != 0


def _is_window(frame: Frame, book: Book) -> bool:
    if frame.step != ASK or frame.a < 0 or frame.c >= len(EVENT_RULES):
        return False
    return frame.b >> len(book.askers[frame.c]) == 0


def _is_construction(frame: Frame, board: Board, farm: Farm) -> bool:
    if frame.a != NOTHING and not _is_cell(frame.a, farm):
        return False
    if frame.step in (ASK_PAYMENT, ASK_SITE):
        return board.display.has(frame.b)
    return True


def _is_relocation(frame: Frame, board: Board, setup: Setup) -> bool:
    """What is in hand must have stood on the farm (R-23)."""
    farms = (board.farm0, board.farm1)
    lying = int(board.troughs) + sum(int(popcount(farm.troughs)) for farm in farms)
    pieces = int(board.tiles) + sum(int(farm.count(STALL) + farm.count(STABLE)) for farm in farms)
    return (
        0 <= frame.a <= setup.pieces - pieces
        and frame.b == 0
        and frame.c <= TROUGHS_IN_BOX - lying
        and frame.step != ASK_SITE
    )


def is_relocating(board: Board, seat: i64) -> bool:
    """Whether a seat has pieces in hand that it will put down."""
    frame = board.top
    while frame is not None:
        if frame.seat == seat and isinstance(board.book.nodes[frame.node], Relocate):
            return True
        frame = frame.below
    return False


# Playing on, on a copy.


def check_board(board: Board) -> None:
    """Refuse a board on which play comes to no sound end.

    Raises:
        BadPosition: the agenda asks for something that is not there.
    """
    check_playable(board.copy, board.book.kernel, LONGEST, _is_sound, _ends_soundly)


def _ends_soundly(board: Board) -> bool:
    """Every animal has a home, and the scores can be told."""
    for farm in (board.farm0, board.farm1):
        if not have_room(farm, False) or score_halves(farm) > MASK:
            return False
    return True


def _is_sound(board: Board) -> bool:
    """Nothing below zero, nothing twice."""
    for counts in (
        board.farm0.goods,
        board.farm0.animals,
        board.farm1.goods,
        board.farm1.animals,
        board.piles,
    ):
        if counts < 0 or counts & GUARDS:
            return False
    cards = board.farm0.cards.joined(board.farm1.cards)
    shared = board.farm0.cards.common(board.farm1.cards).minus(COTTAGE)
    pieces = min(board.troughs, board.tiles, board.expansions)
    return pieces >= 0 and shared.is_empty() and not board.display.meets(cards)
