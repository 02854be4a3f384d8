"""What can be on the agenda of a solo game, and which cards its piles can hold (F-68 to F-73)."""

from __future__ import annotations

from bocage.core.errors import BadPosition
from bocage.core.lanes import covers, lane, one, popcount, total
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.games.farmerama.rules.choosing import CHOICE
from bocage.games.farmerama.rules.course import has_cards_in_hand, is_plain, is_work
from bocage.games.farmerama.rules.solo import DISCARD, KEEP, REPLENISHING, SOLO_ROUND, TURN_UP, UNDER_BITS
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.rules.work import WORK


def solo_rounds_done(board: Board) -> int:
    """How many rounds of a solo game are over, as the piles tell (F-73)."""
    piles = int(total(board.parts.solo_more) - total(board.more))
    first = int(total(board.parts.solo_start))
    return sum(first + pile for pile in range(piles)) + int(total(board.discard))


def is_solo_course(frames: list[Frame], board: Board) -> bool:
    """Whether these are the last steps of a solo round (F-69 to F-71)."""
    if board.open_cards or board.round != solo_rounds_done(board) + (len(frames) > 1):
        return False
    rest = list(frames)
    replenishes = bool(rest) and is_plain(rest[0], REPLENISHING.node, NATURE, ASK)
    if replenishes:
        rest.pop(0)
    empty = board.pile == 0 and board.under == 0
    if not rest:
        return (
            not replenishes and empty and board.more == 0 and board.favoured == 0 and has_cards_in_hand(board)
        )
    usual = (TURN_UP.node, KEEP.node, CHOICE.node, WORK.node, DISCARD.node, SOLO_ROUND.node)
    left = usual[max(0, len(usual) - len(rest)) :]
    if tuple(frame.node for frame in rest) != left or left[0] == DISCARD.node:
        return False
    if not all(_is_usual_step(frame) for frame in rest[1:]) or not _is_solo_step(rest[0], board):
        return False
    hidden = left[0] in (TURN_UP.node, SOLO_ROUND.node)
    if replenishes and (left[0] != TURN_UP.node or not empty or board.more == 0):
        return False
    if left[0] == TURN_UP.node and not replenishes and empty:
        return False
    return (board.favoured == 0) == hidden and (left[0] == WORK.node or has_cards_in_hand(board))


def _is_usual_step(frame: Frame) -> bool:
    seat = 0 if frame.node in (KEEP.node, CHOICE.node, WORK.node) else NATURE
    return is_plain(frame, int(frame.node), seat, ASK if frame.node == CHOICE.node else RUN)


def _is_solo_step(frame: Frame, board: Board) -> bool:
    """Whether the step that is on can be under way."""
    if frame.node == TURN_UP.node:
        return _is_usual_step(frame) or (is_plain(frame, TURN_UP.node, NATURE, ASK) and board.pile > 0)
    if frame.node == KEEP.node:
        return is_plain(frame, KEEP.node, 0, ASK) and board.farm(0).special > 0
    if frame.node == WORK.node:
        return popcount(board.farm(0).chosen) == 1 and frame.a == 0 and is_work(frame, board)
    return _is_usual_step(frame)


def check_solo_cards(board: Board, where: str) -> None:
    """Refuse piles that are not made of the cards of the game, each once (F-68).

    Raises:
        BadPosition: a card is missing or there twice.
    """
    counts = board.pile + board.discard + board.more
    if board.favoured:
        counts += one(board.favoured - 1)
    under = board.under
    while under:
        counts += one((under & 3) - 1)
        under >>= UNDER_BITS
    if counts != board.parts.solo_start + board.parts.solo_more or not covers(
        board.parts.solo_more, board.more
    ):
        raise BadPosition("position-cards", path=where)
    if board.added:
        empty = board.pile == 0 and board.under == 0 and board.favoured == 0
        if empty or lane(board.parts.solo_more - board.more, board.added - 1) == 0:
            raise BadPosition("position-cards", path=f"{where}.added")
