"""Lines of a player: one action or several, done as a whole or not at all, or only tried."""

from __future__ import annotations

from dataclasses import dataclass

from bocage.core.errors import IllegalAction
from bocage.core.events import Chronicle
from bocage.core.game import Game
from bocage.table.refusals import CONFLICT, UNPROCESSABLE, Refused

LONGEST = 60  # actions in one line


@dataclass(frozen=True)
class Line:
    """What a player wants to do.

    Attributes:
        actions: one or several, all of them possible.
        after: the game as it is after them, where they were played on a copy.
    """

    actions: list[int]
    after: Game | None = None


def read_line(game: Game, action: int | str, seat: int, ahead: bool = False) -> Line:
    """Read a line and see whether it is possible. A single action need not be played for that.

    Args:
        ahead: whether the game after it is wanted.

    Raises:
        BocageError: one of the actions is not possible, or somebody else decides before it.
    """
    words = _words(action)
    if ahead or len(words) > 1:
        after = game.copy()
        return Line(_played(after, words, seat), after)
    number = _read(game, words[0], seat)
    refusal = game.why_not(number)
    if refusal is not None:
        raise IllegalAction(game.codec.text(number), refusal)
    return Line([number])


def _words(action: int | str) -> list[int | str]:
    words: list[int | str] = [action] if isinstance(action, int) else [*action.split(";")]
    if len(words) > LONGEST:
        raise Refused(UNPROCESSABLE, "line-too-long", most=LONGEST)
    return words


def _read(game: Game, word: int | str, seat: int) -> int:
    if game.to_act != seat:
        raise Refused(CONFLICT, "not-your-turn", text=str(word).strip())
    return game.codec.parse(word) if isinstance(word, str) else word


def _played(game: Game, words: list[int | str], seat: int) -> list[int]:
    """Play a line; its actions."""
    found: list[int] = []
    for word in words:
        found.append(_read(game, word, seat))
        game.play(found[-1])
    return found


def try_line(
    game: Game, action: int | str, seat: int, barriers: frozenset[str], chronicle: Chronicle | None = None
) -> Game:
    """The game as it would be after a line. Chance does not decide in it.

    Args:
        chronicle: hears what would happen.

    Raises:
        BocageError: the line is not possible, or would reveal something: that cannot be tried.
    """
    trial, heard = game.copy(), chronicle or Chronicle()
    trial.listen(heard)
    _played(trial, _words(action), seat)
    if any(event.key in barriers for event in heard.events):
        raise Refused(CONFLICT, "not-to-try")
    trial.listen(None)
    return trial
