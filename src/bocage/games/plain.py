"""What can be said of any game from its contract alone, for games that do not say it themselves.

A board is read off `view`, which is plain data: zones of the table and of each seat, with counters in them
and groups of things. Terminal and browser draw the same board; the environments count the same things.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.core.outcome import ScoreLine, ScoreSheet

# Fields of a view that are about the game and not on the table.
UNSEEN: Final = frozenset({"game", "rules", "options", "agenda"})
# What is told of the course of the game, so that it need not stand on the table again.
IN_HEAD: Final = frozenset({"round", "rounds", "phase"})
TABLE: Final = "table"
GAMES: Final = 4  # are played at random to learn what a game is like
LIMIT: Final = 2000  # decisions of such a game

Count = int | float
_SECRETS: dict[tuple[str, str], bool] = {}


class EveryEvent(frozenset[str]):
    """Contains every key: in a game that does not say what reveals something, whatever is told may."""

    def __contains__(self, key: object) -> bool:
        return True


EVERY_EVENT: Final = EveryEvent()


@dataclass(frozen=True)
class Thing:
    """A card or a kind of piece; `count` tells how many."""

    id: str
    count: Count = 1


@dataclass(frozen=True)
class Group:
    """Things that lie together: a hand, a market, a stock."""

    id: str
    things: tuple[Thing, ...]


@dataclass
class Zone:
    """A part of the table: what is common to all, or what belongs to a seat.

    Attributes:
        counters: numbers by name, true and false among them.
    """

    id: str
    seat: int | None = None
    counters: dict[str, Count] = field(default_factory=dict)
    groups: list[Group] = field(default_factory=list)

    def put(self, id: str, value: object) -> None:
        """Enter a value of a view; nothing for None."""
        if isinstance(value, int | float):
            self.counters[id] = value
        elif isinstance(value, str):
            self.groups.append(Group(id, (Thing(value),)))
        elif isinstance(value, Mapping):
            self._put_table(id, value)
        elif isinstance(value, list | tuple):
            self._put_list(id, value)

    def _put_table(self, id: str, value: Mapping[str, object]) -> None:
        counts = [one for one in value.values() if isinstance(one, int | float)]
        if len(counts) == len(value):
            things = zip(map(str, value), counts, strict=True)
            self.groups.append(Group(id, tuple(Thing(name, count) for name, count in things)))
            return
        for name, inner in value.items():
            self.put(f"{id}.{name}", inner)

    def _put_list(self, id: str, value: Sequence[object]) -> None:
        words = [one for one in value if isinstance(one, str)]
        if len(words) == len(value):
            self.groups.append(Group(id, tuple(Thing(word) for word in words)))
            return
        for place, inner in enumerate(value, start=1):
            self.put(f"{id}.{place}", inner)


def board(view: Mapping[str, object], seats: int) -> list[Zone]:
    """The zones of a view: that of the table first, then those of the seats.

    A list with an entry for each seat, numbers or tables or lists, belongs to the seats.
    """
    table = Zone(TABLE)
    own = [Zone("seat", seat) for seat in range(seats)]
    for id, value in view.items():
        if id in UNSEEN:
            continue
        if _is_by_seat(value, seats):
            assert isinstance(value, list | tuple)
            for zone, inner in zip(own, value, strict=True):
                if isinstance(inner, Mapping):
                    for name, one in inner.items():
                        zone.put(name, one)
                else:
                    zone.put(id, inner)
        else:
            table.put(id, value)
    return [table, *own]


def _is_by_seat(value: object, seats: int) -> bool:
    if not isinstance(value, list | tuple) or len(value) != seats:
        return False
    return not any(one is None or isinstance(one, str) for one in value)


def random_games(
    kind: type[Game], options: Mapping[str, object], games: int = GAMES, sides: Sequence[int] = ()
) -> Iterator[Game]:
    """Every position of a few random games, always the same ones; `sides`: how many play in them, in turn."""
    for seed in range(games):
        words = {**options, "seats": sides[seed % len(sides)]} if sides else dict(options)
        game = kind.from_options(words, seed)
        rng = Random(seed)
        for _ in range(LIMIT):
            yield game
            if game.to_act is None:
                break
            game.play(rng.choice(game.legal_actions()))


def has_secrets(kind: type[Game], mode: str) -> bool:
    """Whether players hide something from each other: their views differ in random games."""
    if (kind.id, mode) not in _SECRETS:
        _SECRETS[kind.id, mode] = _views_differ(kind, mode)
    return _SECRETS[kind.id, mode]


def _views_differ(kind: type[Game], mode: str) -> bool:
    options = {"mode": mode} if mode else {}
    try:
        for game in random_games(kind, options, sides=kind.players if len(kind.players) > 1 else ()):
            first = game.view(None)
            if any(game.view(seat) != first for seat in range(int(game.state.seats))):
                return True
    except BocageError:
        return True  # not every number of players is for every mode; what is not known is hidden
    return False


def ever_has_secrets(kind: type[Game]) -> bool:
    """The same in any of its modes."""
    return any(has_secrets(kind, mode) for mode in kind.modes or ("",))


def score_sheets(game: Game) -> list[ScoreSheet]:
    """The scores in the end; until then one line for each seat."""
    outcome = game.outcome()
    if outcome is not None:
        return outcome.sheets
    return [ScoreSheet([ScoreLine("points", "points", points)]) for points in game.scores()]
