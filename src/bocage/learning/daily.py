"""The deal of the day: everybody plays the same one, and no server is needed to know it.

Its seed comes of the date, the game and the rules version. Chance does not roll: of everything that may come
up it takes what stands first in an order that the seed gives, so that cards come in the same order whatever
the players do.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.games import kit, kits
from bocage.learning.errors import BadLink

ALONE, TWO = "alone", "two"
SORTS = (ALONE, TWO)
CHECK = 8


@dataclass(frozen=True)
class DailyDeal:
    """A deal of a day.

    Attributes:
        day: `2026-11-16`; sort: for one (`alone`) or for two, the champion sitting opposite.
        seed: what chance goes by.
    """

    day: str
    game: str
    sort: str
    rules: int
    options: Mapping[str, object]
    seed: str

    def begin(self) -> Game:
        """The game before its first decision, everything dealt."""
        found = kit(self.game)
        assert found is not None
        game = found.game.from_options(self.options)
        settle(game, self.seed)
        return game

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        return {**self.__dict__, "options": dict(self.options)}


def deal(day: str, game: str, sort: str) -> DailyDeal | None:
    """The deal of a day; None where the game cannot be played so.

    Raises:
        BadLink: it is no day.
    """
    try:
        date.fromisoformat(day)
    except ValueError:
        raise BadLink("daily-day", day=day[:40]) from None
    found = kit(game)
    seats = 1 if sort == ALONE else 2
    if found is None or sort not in SORTS or seats not in found.game.players:
        return None
    options: dict[str, object] = {}
    if len(found.game.players) > 1:
        options["seats"] = seats
    kind = found.game
    words = f"{day} {game} {sort} {kind.rules_version}"
    seed = hashlib.blake2b(words.encode(), digest_size=CHECK).hexdigest()
    fresh = kind.from_options(options)
    return DailyDeal(day, game, sort, kind.rules_version, dict(fresh.options), seed)


def deals(day: str) -> list[DailyDeal]:
    """All deals of a day."""
    found = [deal(day, id, sort) for id in kits() for sort in SORTS]
    return [one for one in found if one is not None]


def chance(game: Game, seed: str) -> int:
    """What chance decides: always what stands first in the order of this seed."""
    # What comes up again, such as a kind of card, has another place in the order each time.
    before = Counter(action for seat, action in game.moves() if seat == NATURE)
    return min(game.legal_actions(), key=lambda action: _rank(seed, game.codec.text(action), before[action]))


def _rank(seed: str, text: str, times: int) -> bytes:
    return hashlib.blake2b(f"{seed} {text} {times}".encode(), digest_size=CHECK).digest()


def settle(game: Game, seed: str) -> None:
    """Let chance decide until somebody else must."""
    while game.to_act == NATURE:
        game.play(chance(game, seed))
