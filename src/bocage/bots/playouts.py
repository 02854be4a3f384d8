"""The adviser of games that bring none: positions are judged by playing on at random."""

from __future__ import annotations

from bocage.bots.search.adviser import Adviser
from bocage.core.chance import Dice
from bocage.core.game import Game
from bocage.core.native import i64
from bocage.core.playout import play_out
from bocage.core.state import Frame, State
from bocage.games.plain import has_secrets

PLAYOUTS = 4  # random games that judge a position in a search
MANY_PLAYOUTS = 24  # the same where nothing but the judgement decides
LIMIT = 2000  # decisions of one of them
SEED = 1


class PlayoutAdviser(Adviser):
    """Judges a position by what random games from there come to score."""

    def __init__(self, game: Game, playouts: int = PLAYOUTS) -> None:
        self._game = game.blank()
        self._secret = has_secrets(type(game), str(game.options.get("mode", "")))
        self._playouts = playouts
        self._dice = Dice(SEED)
        self._judged: tuple[State, Frame | None] | None = None
        self._scores: list[float] = []

    def value(self, s: State, seat: i64) -> float:
        # One judgement serves all seats: a state with the same frame on top has not moved on.
        if self._judged is None or self._judged[0] is not s or self._judged[1] is not s.top:
            self._judged = (s, s.top)
            self._scores = self._judge(s)
        return self._scores[seat]

    def _judge(self, s: State) -> list[float]:
        if s.top is None:
            return list(self._scores_of(s))
        played = [self._played_out(s) for _ in range(self._playouts)]
        return [sum(scores) / len(played) for scores in zip(*played, strict=True)]

    def _played_out(self, s: State) -> tuple[float, ...]:
        state = s.copy()
        play_out(self._game.kernel, state, self._dice, LIMIT)
        return self._scores_of(state)

    def _scores_of(self, s: State) -> tuple[float, ...]:
        self._game.state = s
        return self._game.blank().scores()

    def has_secrets(self, s: State) -> bool:
        return self._secret
