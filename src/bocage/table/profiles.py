"""What levels usually score, told as the interface tells it."""

from __future__ import annotations

from bocage.learning.typical import Typical, typical_of
from bocage.messages import say
from bocage.table.wire import deals as wire
from bocage.wording import score_name


def typical_levels(game: str, lang: str) -> wire.TypicalLevels:
    """What the levels and the champion score on average in the usual game, line by line."""
    return {"levels": [_level(game, one, lang) for one in typical_of(game)]}


def _level(game: str, one: Typical, lang: str) -> wire.TypicalLevel:
    return {
        "id": one.level,
        "name": say(f"bot-{one.level}", lang),
        "games": one.games,
        "points": one.points,
        "lines": [
            {"id": heading, "name": score_name(heading, lang, game), "points": points}
            for heading, points in one.lines.items()
        ],
    }
