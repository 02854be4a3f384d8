"""Games that are over, move by move."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import pairwise

from bocage.core.events import Chronicle, Event
from bocage.core.game import Game
from bocage.core.record import record_of
from bocage.core.state import NATURE
from bocage.messages import say
from bocage.table.belonging import shuffle_of
from bocage.table.bots import seat_names
from bocage.table.boxes import Box, box_for
from bocage.table.endings import ending, scores_json
from bocage.table.pieces import action_json, asked
from bocage.table.room import Room
from bocage.table.sheets import StoredTable, mode_of
from bocage.table.taking_up import begin
from bocage.table.wire import replays as wire
from bocage.table.wire.moments import LogEntry
from bocage.wording import action_sentence, event_sentence, phase_name

REMEMBERED = 16  # replays kept at hand
TURNING_POINTS = 3


@dataclass
class Replay:
    """A game that is over, or a record that was brought to be looked at.

    Attributes:
        games: the game after each move, the start first; moves: (seat, action).
        events: what each move brought about, what happened before the first one first.
        starts: the numbers of moves that begin a turn.
    """

    sheet: StoredTable
    games: list[Game]
    moves: list[tuple[int, int]]
    events: list[list[Event]] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, sheet: StoredTable, moves: list[tuple[int, int]]) -> Replay:
        """Replay a game."""
        game = begin(sheet)
        chronicle = Chronicle()
        game.listen(chronicle)
        game.menu()
        replay = cls(sheet, [game.copy()], moves, [list(chronicle.events)])
        before: int | None = None
        for number, (seat, action) in enumerate(moves, start=1):
            heard = len(chronicle.events)
            game.play(action)
            replay.games.append(game.copy())
            replay.events.append(chronicle.events[heard:])
            if seat != NATURE and seat != before:
                replay.starts.append(number)
            before = seat
        return replay

    @property
    def box(self) -> Box:
        """The box of its game."""
        return box_for(self.sheet.game)

    def story(self, lang: str) -> wire.Replay:
        """The whole game in one answer."""
        names = seat_names(self.sheet.seats, lang)
        outcome = self.games[-1].outcome()
        curve = self._curve()
        return {
            "id": self.sheet.id,
            "game": self.sheet.game,
            "options": self.sheet.options,
            "mode": mode_of(self.sheet),
            "names": names,
            "finished": outcome is not None,
            "moves": [self._move(number, names, lang) for number in range(1, len(self.moves) + 1)],
            "rounds": self._rounds(),
            "curve": [{"n": number, "scores": scores} for number, scores in curve],
            "turning_points": self._turning_points(curve, names, lang),
            "outcome": (
                None
                if outcome is None
                else ending(self.games[-1], outcome, names, lang, self.box, self.sheet.id)
            ),
        }

    def at(self, number: int, viewer: int | None, lang: str) -> wire.ReplayMoment:
        """The position after so many moves, as a seat saw it; None: with everything open."""
        game = self.games[number]
        names = seat_names(self.sheet.seats, lang)
        acting = game.to_act
        view = game.position() if viewer is None else self.box.view(game, viewer)
        outcome = game.outcome()
        return {
            "type": "replay",
            "table": self.sheet.id,
            "game": self.sheet.game,
            "n": number,
            "count": len(self.moves),
            "viewer": "open" if viewer is None else viewer,
            "names": names,
            "to_act": acting,
            "round": self.box.round(game),
            "phase": phase_name(game, lang),
            "question": None if acting is None or acting == NATURE else asked(game, lang, acting == viewer),
            "view": view,
            "scene": self.box.open_scene(game) if viewer is None else self.box.scene(game, viewer),
            "scores": scores_json(game, self.box),
            "move": self._move(number, names, lang) if number else None,
            "next": self._full_move(number + 1, names, lang) if number < len(self.moves) else None,
            "log": {"from": 0, "entries": self._events(number, names, lang)},
            "outcome": (
                None if outcome is None else ending(game, outcome, names, lang, self.box, self.sheet.id)
            ),
        }

    def _turning_points(
        self, curve: list[tuple[int, list[float]]], names: list[str], lang: str
    ) -> list[wire.TurningPoint]:
        """The turns after which a player gained most on the others."""
        found: list[tuple[float, int, int]] = []
        for (_, before), (number, after) in pairwise(curve):
            if len(after) < 2:
                continue
            gains = [_lead(after, seat) - _lead(before, seat) for seat in range(len(after))]
            best = max(range(len(gains)), key=gains.__getitem__)
            if gains[best] > 0:
                found.append((gains[best], number, best))
        found.sort(key=lambda point: (-point[0], point[1]))
        return [
            {
                "n": number,
                "seat": seat,
                "swing": gain,
                "sentence": " ".join(
                    [
                        say("replay-turning-point", lang, name=names[seat], points=gain),
                        say("replay-turning-move", lang, move=self._first_of(number, names, lang)),
                    ]
                ),
            }
            for gain, number, seat in sorted(found[:TURNING_POINTS], key=lambda point: point[1])
        ]

    def _first_of(self, number: int, names: list[str], lang: str) -> str:
        """The move that began the turn which a move belongs to."""
        start = max((one for one in self.starts if one <= number), default=number)
        return self._move(start, names, lang)["sentence"]

    def record(self, lang: str) -> str:
        """The record as text."""
        found = record_of(self.games[-1], seat_names(self.sheet.seats, lang))
        found.shuffle = shuffle_of(self.sheet)
        return "\n".join(found.lines()) + "\n"

    def _move(self, number: int, names: list[str], lang: str) -> wire.ReplayMove:
        seat, action = self.moves[number - 1]
        before = self.games[number - 1]
        return {
            "n": number,
            "seat": seat,
            "notation": before.codec.text(action),
            "sentence": action_sentence(before, action, lang, names),
            "round": self.box.round(before),
            "starts": number in self.starts,
        }

    def _full_move(self, number: int, names: list[str], lang: str) -> wire.NextMove:
        seat, action = self.moves[number - 1]
        return {"n": number, "seat": seat, **action_json(self.games[number - 1], action, names, lang)}

    def _events(self, number: int, names: list[str], lang: str) -> list[LogEntry]:
        game = self.games[number]
        return [
            {
                "n": place,
                "key": event.key,
                "seat": event.seat,
                "numbers": list(event.numbers),
                "sentence": event_sentence(game, event, lang, names),
                "seq": number,
            }
            for place, event in enumerate(self.events[number])
        ]

    def _rounds(self) -> list[wire.RoundStart]:
        found: list[wire.RoundStart] = []
        last = -1
        for number, game in enumerate(self.games):
            now = self.box.round(game)
            if now != last:
                found.append({"round": now, "n": number})
            last = now
        return found

    def _curve(self) -> list[tuple[int, list[float]]]:
        """The scores before each turn and at the end."""
        points = [*(number - 1 for number in self.starts), len(self.moves)]
        return [
            (number, [sheet.total for sheet in self.box.sheets(self.games[number])])
            for number in dict.fromkeys(points)
        ]


def _lead(scores: list[float], seat: int) -> float:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


class ReplayCache:
    """Replays that were looked at lately."""

    def __init__(self) -> None:
        self._replays: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    def replay(self, room: Room) -> Replay:
        """The replay of a table."""
        key = (room.sheet.id, room.course.seq)
        found = self._replays.pop(key, None) or Replay.of(room.sheet, room.game.moves())
        found.sheet = room.sheet  # names may have changed
        self._replays[key] = found
        if len(self._replays) > REMEMBERED:
            self._replays.popitem(last=False)
        return found
