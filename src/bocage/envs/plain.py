"""What a seat of any game sees: the numbers of its view, for games that have no features of their own.

Which numbers there are is learned from a few random games with the same options, always the same ones. What
did not occur in them has no place of its own; `you.beyond` counts it, so that nothing is left out unnoticed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cached_property

from bocage.core.game import Game
from bocage.core.menu import kind_of
from bocage.core.native import i64
from bocage.core.state import NATURE, State
from bocage.envs.stepping.rows import Encoder, RowWriter
from bocage.envs.table import COUNT_HIGH, Block, FeatureTable
from bocage.games.plain import Zone, board, ever_has_secrets, random_games

GAMES = 12
Amount = tuple[str, int]
Layout = tuple[tuple[str, ...], tuple[str, ...]]
_LAYOUTS: dict[tuple[str, str], Layout] = {}


class PlainFeatures:
    """The features of a game that brings none."""

    def __init__(self, kind: type[Game]) -> None:
        self.kind = kind
        self.VARIANTS: dict[str, dict[str, object]] = {  # as the modules of the games are written
            f"{seats} players": {"seats": seats} if len(kind.players) > 1 else {} for seats in kind.players
        }

    @cached_property
    def CHANCE(self) -> tuple[int, ...]:  # noqa: N802 - as the modules of the games are written
        """The kinds of actions that chance takes and no seat does."""
        taken: dict[int, set[bool]] = {}
        for game in random_games(self.kind, {}, GAMES):
            if game.to_act is None:
                for seat, action in game.moves():
                    taken.setdefault(kind_of(action), set()).add(seat == NATURE)
        return tuple(sorted(kind for kind, by in taken.items() if by == {True}))

    @cached_property
    def HAS_SECRETS(self) -> bool:  # noqa: N802 - as the modules of the games are written
        """Whether players hide something from each other."""
        return ever_has_secrets(self.kind)

    def features(self, game: Game) -> FeatureTable:
        """The table of numbers for a game with these options."""
        table, own = layout(game)
        zones = [
            ("own", "you"),
            *((f"next{place}", f"who sits {place} after you") for place in _others(game)),
        ]
        counts = [
            Block("you", ("act", "question", "beyond"), _YOU),
            *([Block("table", table, "What is common to all.")] if table else []),
            *(Block(name, own, f"What belongs to {whose}.") for name, whose in zones if own),
        ]
        return FeatureTable(counts, [])

    def encoder(self, game: Game) -> Encoder:
        """What writes them."""
        return PlainEncoder(game)


_YOU = (
    "Whether it is for you to decide; then the number of the effect that asks, from 1; how many numbers of "
    "the view have no place here."
)


def _others(game: Game) -> range:
    return range(1, int(game.state.seats))


def layout(game: Game) -> Layout:
    """The names of the numbers on the table and of those of each seat, as random games show them."""
    options = json.dumps(dict(game.options), sort_keys=True)
    if (game.id, options) not in _LAYOUTS:
        _LAYOUTS[game.id, options] = _learned(type(game), dict(game.options))
    return _LAYOUTS[game.id, options]


def _learned(kind: type[Game], options: dict[str, object]) -> Layout:
    found: tuple[set[str], set[str]] = (set(), set())
    for game in random_games(kind, options, GAMES):
        seats = int(game.state.seats)
        for seat in range(seats):
            for zone in board(game.view(seat), seats):
                names = found[0 if zone.seat is None else 1]
                names.update(name for name, _ in amounts(zone))
    return tuple(sorted(found[0])), tuple(sorted(found[1]))


def amounts(zone: Zone) -> Iterator[Amount]:
    """The numbers of a zone by name. Halves are cut off; less than nothing has a name of its own."""
    for name, value in zone.counters.items():
        yield _amount(name, value)
    for group in zone.groups:
        for thing in group.things:
            yield _amount(f"{group.id}.{thing.id}", thing.count)


def _amount(name: str, value: float) -> Amount:
    return (f"{name}.below_zero", int(-value)) if value < 0 else (name, int(value))


class PlainEncoder(Encoder):
    """Writes the numbers of a view, one's own zone before those of the others."""

    def __init__(self, game: Game) -> None:
        self._game = game.blank()
        self._table, self._own = layout(game)

    def write(self, s: State, seat: i64, row: RowWriter) -> None:
        game = self._at(s)
        seats = int(s.seats)
        zones = board(game.view(int(seat)), seats)
        written: list[int] = []
        beyond = self._write(zones[0], self._table, written)
        for turn in range(seats):
            beyond += self._write(zones[1 + (int(seat) + turn) % seats], self._own, written)
        top = s.top
        acts = top is not None and top.seat == seat
        asked = int(top.node) + 1 if top is not None and acts else 0
        for number in (int(acts), asked, beyond, *written):
            row.count(min(number, COUNT_HIGH))

    def _write(self, zone: Zone, names: tuple[str, ...], written: list[int]) -> int:
        """Add the numbers of a zone in order; returns how many have no place."""
        found: dict[str, int] = {}
        for name, value in amounts(zone):
            found[name] = found.get(name, 0) + value
        written += [found.get(name, 0) for name in names]
        return sum(1 for name in found if name not in names)

    def scores(self, s: State) -> list[float]:
        return list(self._at(s).scores())

    def winners(self, s: State) -> list[int]:
        outcome = self._at(s).outcome()
        return [] if outcome is None else list(outcome.winners)

    def _at(self, s: State) -> Game:
        self._game.state = s
        return self._game.blank()
