"""Reading the agenda of a position: what is still to happen, the next thing first.

The engine writes it down for a position in the middle of a round; a person leaves it out. Whoever writes one
all the same gets something that plays to a sound end, or a refusal.
"""

from __future__ import annotations

from typing import Final

from bocage.core.agenda import check_playable
from bocage.core.errors import BadPosition
from bocage.core.fields import read_frame
from bocage.core.lanes import GUARDS
from bocage.core.state import ASK, NATURE, Frame
from bocage.games.agricola.rules.registers import read_registers
from bocage.games.agricola.rules.scoring import final_points
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.animals import have_room

FIELDS: Final = 7  # of a frame
DEEPEST: Final = 40  # frames; play itself never comes near
LAST_STEP: Final = 2
LONGEST: Final = 20_000
# The rest of every course: after these nothing can be lying below.
ENDS: Final = ("round", "end", "last_chance")


def read_agenda(values: list[object], board: Board) -> None:
    """Put a written agenda on a board.

    Raises:
        BadPosition: it cannot have come about.
    """
    if len(values) > DEEPEST:
        raise BadPosition("position-agenda")
    frames = [_frame(value, board) for value in values]
    if board.round < 14 and (not frames or board.book.addresses[frames[-1].node] not in ENDS):
        raise BadPosition("position-agenda")
    for frame in reversed(frames):
        board.top = Frame(
            board.top, frame.node, frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c
        )


def _frame(value: object, board: Board) -> Frame:
    places = board.book.places
    if isinstance(value, list | tuple) and len(value) == FIELDS and str(value[0]) in places:
        value = [*value[:4], *read_registers(board.book, places[str(value[0])], list(value[4:]))]
    frame = read_frame(value, places)
    if not (NATURE <= frame.seat < board.seats and NATURE <= frame.actor < board.seats):
        raise BadPosition("position-agenda")
    effect = board.book.nodes[frame.node]
    if not 0 <= frame.step <= LAST_STEP or (frame.step >= ASK and not effect.asks_itself()):
        raise BadPosition("position-agenda")
    return frame


def check_board(board: Board) -> None:
    """Refuse a board on which play comes to no sound end.

    Raises:
        BadPosition: the agenda asks for something that is not there.
    """
    check_playable(board.copy, board.book.kernel, LONGEST, _is_sound, _ends_soundly)


def _ends_soundly(board: Board) -> bool:
    """Every animal has a home, and the scores can be told."""
    for seat in range(board.seats):
        if not have_room(board.farm(seat)):
            return False
        final_points(board, seat)
    return True


def _is_sound(board: Board) -> bool:
    """Nothing below zero, nobody twice."""
    for seat in range(board.seats):
        farm = board.farm(seat)
        for counts in (farm.goods, farm.stock):
            if counts < 0 or counts & GUARDS:
                return False
        if min(farm.home, farm.newborn, farm.begging) < 0:
            return False
    return True
