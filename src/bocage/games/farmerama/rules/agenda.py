"""Reading the agenda of a position: what is still to happen, the next thing first.

The engine writes it down for a position in the middle of a round; a person leaves it out. Whoever writes
one all the same gets the rest of a round that the rules know, or a refusal, never a broken game.
"""

from __future__ import annotations

from typing import Final

from bocage.core.errors import BadPosition
from bocage.core.fields import read_frame
from bocage.core.lanes import bit, popcount
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.games.farmerama.rules.actions import CARDS
from bocage.games.farmerama.rules.awards import (
    ALLOTMENT,
    AWARDS,
    CHOICE_OF_TILE,
    CROP_OF_CHOICE,
    GIFT,
    ORDER,
    REMAINING,
    SECOND_PAIR,
    receiver,
    shared_cards,
)
from bocage.games.farmerama.rules.choosing import CHOICE, OPENING, hands_for
from bocage.games.farmerama.rules.course import has_cards_in_hand, is_at, is_plain, is_work
from bocage.games.farmerama.rules.engine import CATALOGUE
from bocage.games.farmerama.rules.options import Setup
from bocage.games.farmerama.rules.parts import NOBODY
from bocage.games.farmerama.rules.rounds import CLEANUP, DEAL, FIRST_CHIEF, ROUND
from bocage.games.farmerama.rules.solo import SOLO_ROUND
from bocage.games.farmerama.rules.solo_course import is_solo_course, solo_rounds_done
from bocage.games.farmerama.rules.state import THREE_PLAYERS, TWO_PLAYERS, Board
from bocage.games.farmerama.rules.work import WORK

DEEPEST: Final = 20  # frames; play itself never comes near
MOST: Final = 99  # the largest number of a frame


def read_agenda(values: list[object], board: Board, setup: Setup) -> None:
    """Put a written agenda on a board.

    Raises:
        BadPosition: it cannot have come about.
    """
    if len(values) > DEEPEST:
        raise BadPosition("position-agenda")
    frames = [_frame(value, board) for value in values]
    for frame in reversed(frames):
        board.top = Frame(
            board.top, frame.node, frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c
        )
    if board.is_solo():
        sound = is_solo_course(frames, board)
    elif not frames:
        sound = _is_over(board)
    elif frames[-1].node == ROUND.node:
        sound = _is_between_rounds(frames[:-1], board, setup)
    else:
        sound = _is_in_round(frames, board)
    if not sound:
        raise BadPosition("position-agenda")


def begin_round(board: Board, setup: Setup) -> None:
    """Without an agenda a new round begins, after the display has been filled.

    Raises:
        BadPosition: no round can begin here.
    """
    if not has_cards_in_hand(board):
        raise BadPosition("position-cards", path="farms")
    if board.is_solo():
        done = solo_rounds_done(board)
        if board.round != done:
            raise BadPosition("position-range", path="round", value=int(board.round), low=done, high=done)
        board.push(SOLO_ROUND.node, NATURE, NATURE, RUN)
        return
    frames: list[Frame] = []
    missing = board.parts.display_size - popcount(board.display)
    if missing > board.stack:
        raise BadPosition("position-range", path="stack", value=int(board.stack), low=int(missing), high=MOST)
    board.push(ROUND.node, NATURE, NATURE, RUN)
    if missing:
        board.push(DEAL.node, NATURE, NATURE, ASK, missing)
        frames.append(Frame(None, DEAL.node, NATURE, NATURE, ASK, missing, 0, 0))
    if not _is_between_rounds(frames, board, setup):
        raise BadPosition("position-agenda")


def _frame(value: object, board: Board) -> Frame:
    frame = read_frame(value, CATALOGUE.places)
    seat, actor, step, a, b, c = frame.seat, frame.actor, frame.step, frame.a, frame.b, frame.c
    small = NATURE <= seat < board.seats and actor == seat and RUN <= step <= ASK
    if not small or not all(NOBODY <= number <= MOST for number in (a, b, c)):
        raise BadPosition("position-agenda")
    return frame


# Between two rounds.


def _is_over(board: Board) -> bool:
    """Whether the game can have ended here (F-51, F-58)."""
    fair = board.seats != THREE_PLAYERS or board.round % THREE_PLAYERS == 0
    missing = board.parts.display_size - popcount(board.display)
    return board.round > 0 and has_cards_in_hand(board) and fair and (board.last or missing > board.stack)


def _is_between_rounds(frames: list[Frame], board: Board, setup: Setup) -> bool:
    """Whether buildings are being turned up, then perhaps a chief named, before a round begins."""
    rest = list(frames)
    missing = int(board.parts.display_size - popcount(board.display))
    if missing:
        deal = rest.pop(0) if rest else None
        if deal is None or not is_at(deal, DEAL.node) or deal.seat != NATURE or deal.a != missing:
            return False
    if rest:
        chance = board.round == 0 and board.seats == THREE_PLAYERS and setup.chief == NATURE
        if not chance or not is_plain(rest.pop(0), FIRST_CHIEF.node, NATURE, ASK):
            return False
    to_begin = int(-board.round % THREE_PLAYERS)
    if board.last and (to_begin == 0 or popcount(board.unseen) < missing + _fills(board, to_begin - 1)):
        return False
    return not rest and missing <= board.stack and has_cards_in_hand(board)


def _fills(board: Board, rounds: int) -> int:
    """How many buildings so many rounds can use up."""
    return rounds * int(board.parts.display_size)


# In a round of several players.


def _is_in_round(frames: list[Frame], board: Board) -> bool:
    """Whether these are the last phases of a round: choices, awards, work, clean-up."""
    usual = board.chief if board.seats == THREE_PLAYERS else (board.round - 1) % board.seats
    to_begin = int(-board.round % THREE_PLAYERS)
    if board.round == 0 or board.first != usual or not is_plain(frames[-1], CLEANUP.node, NATURE, RUN):
        return False
    if board.last and (to_begin == 2 or popcount(board.unseen) < _fills(board, to_begin)):
        return False
    order = [int((board.first + turn) % board.seats) for turn in range(board.seats)]
    rest = frames[:-1]
    while rest and order and is_plain(rest[-1], WORK.node, order[-1], RUN):
        rest.pop()
        order.pop()
    if order:
        at_work = len(rest) == 1 and rest[0].seat == order[-1] and is_work(rest[0], board)
        return at_work and _are_cards_open(board)
    if rest and is_plain(rest[-1], AWARDS.node, NATURE, RUN):
        return _is_choosing(rest[:-1], board)
    return _are_cards_open(board) and _is_awarding(rest, board)


def _are_cards_open(board: Board) -> bool:
    return board.open_cards and all(_has_played(board, seat) for seat in range(board.seats))


def _has_played(board: Board, seat: int) -> bool:
    return hands_for(board, seat) >> board.farm(seat).chosen & 1 == 1


def _is_choosing(frames: list[Frame], board: Board) -> bool:
    """Whether the last players in the order of the round have still to choose (F-20)."""
    if not frames or not is_plain(frames[-1], OPENING.node, NATURE, RUN) or board.open_cards:
        return False
    due = frames[:-1]
    done = board.seats - len(due)
    if done < 0 or popcount(board.display) != board.parts.display_size:
        return False
    for turn in range(board.seats):
        seat = (board.first + turn) % board.seats
        if turn < done and not _has_played(board, seat):
            return False
        if turn >= done and (
            board.farm(seat).chosen or not is_plain(due[turn - done], CHOICE.node, seat, ASK)
        ):
            return False
    return True


def _is_awarding(frames: list[Frame], board: Board) -> bool:
    """Whether one award is being made, and perhaps one more is due (F-22 to F-25, F-56, F-60)."""
    cards = shared_cards(board)
    lying = popcount(board.display)
    if not frames:
        return False
    top = frames[0]
    if is_at(top, CROP_OF_CHOICE.node):
        if lying == board.parts.display_size or not _is_crop_of_choice(top, board):
            return False
    elif lying != board.parts.display_size:
        return False
    elif is_at(top, CHOICE_OF_TILE.node):
        receivers = [receiver(board, card) for card in range(len(CARDS)) if cards & bit(card)]
        if top.seat == NOBODY or top.seat not in receivers:
            return False
    elif not _is_draw(top, board):
        return False
    return len(frames) == 1 or (len(frames) == 2 and _is_second_award(top, frames[1], board))


def _is_crop_of_choice(frame: Frame, board: Board) -> bool:
    if frame.seat == NOBODY:
        return False
    garden = board.farm(frame.seat).garden
    gifts = [board.parts.any_crop[tile] for tile in range(board.parts.tiles) if garden & bit(tile)]
    return 1 <= frame.a <= max(gifts, default=0)


def _is_draw(frame: Frame, board: Board) -> bool:
    """Whether chance decides between two pairs."""
    shared = [card for card in range(len(CARDS)) if shared_cards(board) & bit(card)]
    if len(shared) != 2 or frame.seat != NATURE:
        return False
    receivers = [int(receiver(board, card)) for card in shared]
    if is_at(frame, ORDER.node):
        return board.seats == THREE_PLAYERS and [frame.a, frame.b] == shared and max(receivers) != NOBODY
    if not is_at(frame, ALLOTMENT.node) or board.seats <= THREE_PLAYERS:
        return False
    if NOBODY in receivers:
        return frame.a == max(receivers) != NOBODY == frame.b and not board.parts.sole_receiver_chooses
    return [frame.a, frame.b] == receivers


def _is_second_award(top: Frame, frame: Frame, board: Board) -> bool:
    """Whether this award can wait until a building, or its crops, have been chosen."""
    cards = shared_cards(board)
    if frame.step != RUN or cards & (cards - 1) == 0:
        return False
    if frame.node == REMAINING.node:
        return board.seats == TWO_PLAYERS and frame.a >= 0 and cards & bit(frame.a) != 0
    if top.node != CROP_OF_CHOICE.node or not 0 <= frame.a < board.parts.tiles:
        return False
    if frame.node == SECOND_PAIR.node:
        lies = frame.b >= 0 and board.display == bit(frame.b)
        return board.seats == THREE_PLAYERS and cards & bit(frame.a) != 0 and lies
    waits = frame.node == GIFT.node and frame.seat not in (NATURE, top.seat)
    return waits and board.seats > THREE_PLAYERS and board.display == bit(frame.a)
