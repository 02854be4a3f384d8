"""What many games tell about each building or card, about the seats, and about first moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from statistics import NormalDist
from typing import Any

from bocage.arena.fortunes import Fortune, Pair, Takeable, ahead
from bocage.arena.means import NORMAL, Interval
from bocage.arena.result import Result
from bocage.arena.taken import reader_for
from bocage.core.game import Game
from bocage.core.state import NATURE

DOUBT = 0.05


class TakenLedger:
    """Follows everything that can be taken, the seats, and the first move of each seat.

    Attributes:
        seats: how each seat fared; order: how the seats fared that began first, second and so on.
        firsts: how those fared who began with a move; pairs: two things by their ids.
    """

    def __init__(self, fresh: Game) -> None:
        self._fresh = fresh
        self._reader = reader_for(fresh.id)
        self.games = 0
        self.things: dict[str, Takeable] = {}
        self.seats = [Fortune() for _ in range(int(fresh.state.seats))]
        self.order = [Fortune() for _ in self.seats]
        self.firsts: dict[str, Fortune] = {}
        self.pairs: dict[tuple[str, str], Pair] = {}

    def note(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        for place, seat in enumerate(result.seats):
            self.seats[place].note(result, place)
            taken = set(seat.taken)
            for id in seat.offered:
                self._thing(id).note(result, place, id in taken)
        self._note_pairs(result, result.number % len(result.seats))
        self._replay(result)

    def _note_pairs(self, result: Result, place: int) -> None:
        """Count one seat of a game: what is ahead there is behind elsewhere, and would count twice."""
        seat, margin = result.seats[place], ahead(result, place)
        taken = set(seat.taken)
        for one, other in combinations(sorted(seat.offered), 2):
            pair = self.pairs.get((one, other))
            if pair is None:
                pair = self.pairs[one, other] = Pair()
            pair.margins[(one in taken) + 2 * (other in taken)].note(margin)

    def _thing(self, id: str) -> Takeable:
        return self.things.setdefault(id, Takeable(id))

    def _replay(self, result: Result) -> None:
        """Rounds and first moves stand in the moves alone."""
        game, begun = self._fresh.copy(), {NATURE}
        picks: Counter[tuple[str, str]] = Counter()
        held: list[set[str]] = [set() for _ in self.seats]
        for move in result.record:
            if not isinstance(move, str):
                continue
            mover, _, text = move.partition(" ")
            round = int(game.state.clock()[0])
            verb, _, id = text.partition(" ")
            if verb in self._reader.keeps and int(mover) != NATURE:
                picks[mover, verb] += 1
                self._thing(id).picks[picks[mover, verb]] += 1
            elif round >= 1 and int(mover) not in begun:
                self.order[len(begun) - 1].note(result, int(mover))
                begun.add(int(mover))
                self.firsts.setdefault(text, Fortune()).note(result, int(mover))
            game.play(text)
            for seat, before in enumerate(held):
                # What is the only answer is never asked for, so the moves do not name everything.
                now = set(self._reader.held(game, seat))
                if seat == int(mover) and verb in self._reader.takes:
                    now.add(id)
                for new in now - before:
                    self._thing(new).rounds[max(1, round)] += 1
                before |= now

    def rows(self) -> list[Takeable]:
        """All things, the most taken first."""
        return sorted(
            self.things.values(), key=lambda one: (-one.with_it.count / max(1, one.offered), one.id)
        )

    def together(self) -> list[tuple[str, str, Pair, Interval]]:
        """Pairs that are worth more, or less, together than one by one, the strongest first.

        Of thousands of pairs, one in twenty would leave its 95 % by luck: the demand grows with their number,
        so that with 95 % confidence none of those that are told is luck (Bonferroni).
        """
        known = [
            (*ids, pair, worth) for ids, pair in self.pairs.items() if (worth := pair.together) is not None
        ]
        demand = NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, len(known))) / NORMAL
        found = [row for row in known if abs(row[3].value) > demand * row[3].reach]
        return sorted(found, key=lambda row: (-row[3].value, row[0], row[1]))

    def often(self) -> Iterator[tuple[str, Fortune]]:
        """First moves, the most frequent first."""
        yield from sorted(self.firsts.items(), key=lambda item: (-item[1].count, item[0]))

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "games": self.games,
            "things": [thing.row() for thing in self.rows()],
            "pairs": [
                {"ids": [one, other], "count": pair.margins[3].count, "together": worth.as_json()}
                for one, other, pair, worth in self.together()
            ],
            "by_seat": [_fortune(one) for one in self.seats],
            "by_order": [_fortune(one) for one in self.order],
            "first_moves": {move: _fortune(one) for move, one in self.often()},
        }

    def sums(self) -> dict[str, Any]:
        """All that was counted as plain data; the deals must be whole."""
        return {
            "games": self.games,
            "seats": [one.sums() for one in self.seats],
            "order": [one.sums() for one in self.order],
            "firsts": {move: one.sums() for move, one in self.firsts.items()},
            "things": {id: thing.sums() for id, thing in self.things.items()},
            "pairs": [[one, other, pair.sums()] for (one, other), pair in self.pairs.items()],
        }

    def join(self, sums: dict[str, Any]) -> None:
        """Count what another process has counted; deals are on one side or the other."""
        self.games += sums["games"]
        for mine, theirs in ((self.seats, sums["seats"]), (self.order, sums["order"])):
            for fortune, part in zip(mine, theirs, strict=True):
                fortune.join(part)
        for move, part in sums["firsts"].items():
            self.firsts.setdefault(move, Fortune()).join(part)
        for id, part in sums["things"].items():
            self._thing(id).join(part)
        for one, other, part in sums["pairs"]:
            self.pairs.setdefault((one, other), Pair()).join(part)


def _fortune(one: Fortune) -> dict[str, object]:
    figures = {"points": one.points.interval(), "won": one.won}
    told = {name: None if figure is None else figure.as_json() for name, figure in figures.items()}
    return {"count": one.count, **told}
