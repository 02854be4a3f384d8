"""Lines of a player: one action or several, done as a whole or not at all, or only tried."""

from __future__ import annotations

from bocage.core.events import Chronicle
from bocage.core.game import Game
from bocage.table.refusals import CONFLICT, UNPROCESSABLE, Refused

LONGEST = 60  # actions in one line


def read_line(game: Game, action: int | str, seat: int) -> list[int]:
    """The actions of a line, tried one after the other on a copy.

    Raises:
        BocageError: one of them is not possible, or somebody else decides before it.
    """
    words = [action] if isinstance(action, int) else action.split(";")
    if len(words) > LONGEST:
        raise Refused(UNPROCESSABLE, "line-too-long", most=LONGEST)
    trial = game.copy()
    found: list[int] = []
    for word in words:
        if trial.to_act != seat:
            raise Refused(CONFLICT, "not-your-turn", text=str(word).strip())
        number = trial.codec.parse(word) if isinstance(word, str) else word
        trial.play(number)
        found.append(number)
    return found


def try_line(game: Game, action: int | str, seat: int, barriers: frozenset[str]) -> Game:
    """The game as it would be after a line. Chance does not decide in it.

    Raises:
        BocageError: the line is not possible, or would reveal something: that cannot be tried.
    """
    trial, chronicle = game.copy(), Chronicle()
    trial.listen(chronicle)
    for number in read_line(game, action, seat):
        trial.play(number)
    if any(event.key in barriers for event in chronicle.events):
        raise Refused(CONFLICT, "not-to-try")
    trial.listen(None)
    return trial
