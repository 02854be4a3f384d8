"""Everything that an action of the engine can lead to by the end of the turn: all answers are tried."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from bocage.games.agricola import Game
from bocage.games.agricola.referee.oracle.desk import Position

MOST_GAMES = 1500  # a walk that meets more gives up
PLACING = ("A-6.1", "space")  # the question of a turn
AT_ANY_TIME = "call "
Found = TypeVar("Found", bound=Hashable)


def texts(game: Game) -> list[str]:
    """The legal actions in notation."""
    return [game.codec.text(action) for action in game.legal_actions()]


def wanted(texts: Iterable[str], kind: str) -> set[str]:
    """The arguments of the actions of one kind."""
    return {text.split(" ")[1] for text in texts if text.startswith(kind + " ")}


def walk(
    game: Game,
    first: str | None,
    read: Callable[[Position], Found],
    left_out: tuple[str, ...] = (),
    calls: tuple[str, ...] = (),
    seat: int | None = None,
) -> set[Found] | None:
    """What `read` finds at the end of the turn, after each row of answers; None when there are too many.

    Of the exchanges at any time only those in `calls` are made, and actions that begin with `left_out` are
    not taken. Answers that lead nowhere without them are forgotten. With a `seat`, only its answers are all
    tried, and the first of everybody else.
    """
    avoided = (AT_ANY_TIME, *left_out)
    start = game.copy()
    assert isinstance(start, Game)
    if first is not None:
        start.play(first)
    waiting, found = [start], set()
    seen = {start.key()}
    while waiting:
        here = waiting.pop()
        if here.prompt == PLACING:
            found.add(read(here.position()))
            continue
        answers = [text for text in texts(here) if not text.startswith(avoided) or text in calls]
        for text in answers if seat in (None, here.to_act) else answers[:1]:
            after = here.copy()
            assert isinstance(after, Game)
            after.play(text)
            if (key := after.key()) not in seen:
                seen.add(key)
                waiting.append(after)
        if len(seen) > MOST_GAMES:
            return None
    return found
