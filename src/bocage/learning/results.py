"""Results of a deal of the day: a game that is over, played with the chance of the day."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.state import NATURE
from bocage.games import kit
from bocage.learning.daily import DailyDeal, chance
from bocage.learning.errors import BadLink


def scores_of(deal: DailyDeal, moves: Sequence[str]) -> list[float]:
    """The scores of a deal that was played to its end by these moves, chance's included.

    Raises:
        BadLink: it is not over, or chance did otherwise than it does on that day.
        BocageError: a move is not possible.
    """
    found = kit(deal.game)
    assert found is not None
    game = found.game.from_options(deal.options)
    for text in moves:
        if game.to_act == NATURE and game.codec.text(chance(game, deal.seed)) != text:
            raise BadLink("daily-chance")
        game.play(text)
    outcome = game.outcome()
    if outcome is None:
        raise BadLink("daily-unfinished")
    return list(outcome.scores)


def worth(scores: Sequence[float]) -> float:
    """By what results are compared: points alone, and with others the points ahead of the best of them."""
    return scores[0] - max(scores[1:], default=0.0)
