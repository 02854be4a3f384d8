"""The course of one game: entries carried out one after another, with the way back to the last barrier."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from random import Random

from bocage.core.events import Chronicle, Event
from bocage.core.game import Game
from bocage.core.shuffles import draw
from bocage.core.state import NATURE
from bocage.core.waiving import PHASE, ROUND, Waiver
from bocage.table import entries
from bocage.table.boxes import box_for
from bocage.table.entries import Entry
from bocage.table.sheets import StoredTable
from bocage.table.wire.play import Span

MOST_STEPS = 80  # kept for taking back


@dataclass
class UndoStep:
    """A decision of a person that can be taken back.

    Attributes:
        game: as it stood before; events, moves: how many there were.
        seat, text: who decided what.
    """

    game: Game
    events: int
    moves: int
    seat: int
    text: str


@dataclass
class Course:
    """Follows a game from its first entry on. The same entries give the same course, on any server.

    Attributes:
        game: as it stands. It has no dice: chance is an entry like any other.
        seq: how many entries were carried out; changed: the last of them that was about the game.
        event_seqs: for each event the entry that brought it about.
        lengths: for each seq from 0 on, how many events there were; smaller again after an undo.
        steps: decisions since the last barrier, of all seats: chance and something revealed end them.
        asking: who asks the others to take back, and how many decisions; agreed: the seats that agree.
        undone: decisions that can be repeated, the next one last.
        pending: a decision that waits to be confirmed.
        decided: for each seat, how many events there were when it had last decided.
        moves: how many moves stand.
        waivers: who does not want to be asked about what is always possible, by seat.
    """

    game: Game
    seq: int = 0
    changed: int = 0
    event_seqs: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    steps: list[UndoStep] = field(default_factory=list)
    undone: list[tuple[int, str]] = field(default_factory=list)
    pending: Entry | None = None
    asking: tuple[int, int] | None = None
    agreed: frozenset[int] = frozenset()
    decided: dict[int, int] = field(default_factory=dict)
    moves: int = 0
    waivers: dict[int, Waiver] = field(default_factory=dict)
    is_closed: bool = False

    def __post_init__(self) -> None:
        self.box = box_for(self.game.id)
        self._chronicle = Chronicle()
        self.game.listen(self._chronicle)
        self.game.menu()  # what happens before the first decision belongs to the start
        self.event_seqs = [0] * len(self.events)
        self.lengths.append(len(self.events))

    @property
    def events(self) -> list[Event]:
        """Everything that happened and was not taken back, oldest first."""
        return self._chronicle.events

    def apply(self, entry: Entry) -> None:
        """Carry out one entry.

        Raises:
            BocageError: the game does not allow it.
        """
        if entry.kind in entries.MOVES:
            self._move(entry)
        elif entry.kind == entries.UNDO:
            self._undo(int(entry.text))
        elif entry.kind == entries.HOLD:
            self.pending = entry
        elif entry.kind == entries.DROP:
            self.pending = None
        elif entry.kind in entries.REQUESTS:
            self._request(entry)
        elif entry.kind == entries.CLOSE:
            self.is_closed = True
        elif entry.kind == entries.WAIVE:
            self._waive(entry)
        for waiver in self.waivers.values():
            waiver.heed(self.game)
        self.seq += 1
        if entry.kind not in (entries.TABLE, entries.WAIVE, *entries.REQUESTS):
            self.changed = self.seq
        self.event_seqs += [self.seq] * (len(self.events) - len(self.event_seqs))
        self.lengths.append(len(self.events))

    def can_undo(self, seat: int | None) -> int:
        """How many decisions a seat may take back by itself: its own since anybody else has decided."""
        found = 0
        for step in reversed(self.steps):
            if step.seat != seat:
                break
            found += 1
        return found

    def can_redo(self, seat: int | None) -> int:
        """How many decisions a seat may repeat."""
        return len(self.undone) if self.undone and self.undone[-1][0] == seat else 0

    def waived(self, seat: int | None) -> Span | None:
        """Until when a seat does not want to be asked about what is always possible; None: it does."""
        found = None if seat is None else self.waivers.get(seat)
        if found is None or not found.is_on:
            return None
        return ROUND if found.span == ROUND else PHASE

    def passed(self) -> int | None:
        """What passes the open question for a seat that does not want to be asked; None: it is asked."""
        waiver = self.waivers.get(NATURE if self.game.to_act is None else self.game.to_act)
        return None if waiver is None else waiver.answer(self.game)

    def _request(self, entry: Entry) -> None:
        if entry.kind == entries.ASK:
            self.asking, self.agreed = (entry.seat, int(entry.text)), frozenset()
        elif entry.kind == entries.ALLOW:
            self.agreed |= {entry.seat}
        else:
            self.asking = None

    def _waive(self, entry: Entry) -> None:
        waiver = self.waivers.setdefault(entry.seat, Waiver(entry.seat))
        if entry.text:
            waiver.waive(self.game, entry.text)
        else:
            waiver.call()

    def known_since(self, seq: int) -> int:
        """How many of the events that somebody knew at `seq` still stand."""
        return min(self.lengths[max(0, min(seq, self.seq)) :])

    def _move(self, entry: Entry) -> None:
        self.pending = None
        self._remember(entry)
        heard = len(self.events)
        self.game.play(entry.read(self.game))
        self.moves += 1
        self.decided[entry.seat] = len(self.events)
        told = {event.key for event in self.events[heard:]}
        if any(key in self.box.barriers for key in told):  # those of a guest's game hold every event
            self.steps.clear()
        elif told & self.box.shows:  # nobody else goes back behind what this player has shown
            del self.steps[: len(self.steps) - self.can_undo(entry.seat)]
        del self.steps[:-MOST_STEPS]

    def _remember(self, entry: Entry) -> None:
        """Keep the way back to before this move, or cut it off."""
        if entry.kind == entries.REDO:
            self.undone.pop()
        else:
            self.undone.clear()
        self.asking = None
        if entry.kind in (entries.PLAY, entries.REDO, entries.BOT):
            self.steps.append(
                UndoStep(self.game.copy(), len(self.events), self.moves, entry.seat, entry.text)
            )
        elif entry.kind not in (entries.FORCED, entries.WAIVED):
            self.steps.clear()

    def _undo(self, count: int) -> None:
        self.asking = None
        seats = {step.seat for step in self.steps[-count:]}
        for _ in range(count):
            step = self.steps.pop()
            # What others have answered meanwhile is not repeated for them.
            self.undone = [*self.undone, (step.seat, step.text)] if len(seats) == 1 else []
            self.game, self.moves = step.game, step.moves
            del self.events[step.events :]
            del self.event_seqs[step.events :]
        self.decided = {seat: min(length, len(self.events)) for seat, length in self.decided.items()}
        self.game.listen(self._chronicle)


def chance(course: Course, rng: Random, seed: str) -> int:
    """One of the things that chance may decide now: the one that is due by the seed, where there is one."""
    menu = course.game.menu()
    size = menu.size()
    return menu.pick(draw(seed, course.moves + 1, size) if seed else rng.randrange(size))


def follow_up(
    course: Course, rng: Random, forced: bool, people: frozenset[int] = frozenset(), seed: str = ""
) -> list[Entry]:
    """Carry out what nobody needs to decide; its entries.

    That is chance; where wanted, only answers; and windows that people want to be passed.
    """
    found: list[Entry] = []
    game = course.game
    while game.to_act is not None:
        seat = game.to_act
        if seat == NATURE:
            entry = entries.move(entries.CHANCE, NATURE, game, chance(course, rng, seed))
        elif forced and len(game.legal_actions()) == 1:
            entry = entries.move(entries.FORCED, seat, game, game.legal_actions()[0])
        elif seat in people and not course.pending and (passed := course.passed()) is not None:
            entry = entries.move(entries.WAIVED, seat, game, passed)
        else:
            break
        course.apply(entry)
        found.append(entry)
    return found


def note(sheet: StoredTable, course: Course) -> None:
    """Write down what lists show of a table."""
    game = course.game
    sheet.touched = time.time()
    sheet.to_act = game.to_act
    sheet.round = course.box.round(game)
    outcome = game.outcome()
    sheet.scores = None if outcome is None else list(outcome.scores)
    sheet.winners = None if outcome is None else list(outcome.winners)
    if course.is_closed:
        sheet.status = "closed"
    elif outcome is not None:
        sheet.status = "over"
    else:
        is_waiting = any(seat.kind == "free" for seat in sheet.seats)
        sheet.status = "waiting" if is_waiting else "playing"
