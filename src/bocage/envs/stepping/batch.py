"""Many games stepped together: the loop that is compiled with the engine."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le

from bocage.core.chance import Dice
from bocage.core.kernel import Kernel
from bocage.core.menu import Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import NATURE, State
from bocage.envs.stepping.native import i16, u8
from bocage.envs.stepping.rows import ActionTable, Encoder, RowWriter

TOGETHER: Final = 32  # games that step before they are looked at; 8 to 128 are much the same, 1 is 4 % slower


@mypyc_attr(acyclic=True)
class Seated:
    """One of the games: its state, what is on offer, and chance.

    Attributes:
        seat: who is to decide.
        guesses: the dice of `random_actions`, apart from those of chance.
    """

    def __init__(self, state: State, seed: int) -> None:
        self.state: State = state
        self.menu: Menu = Menu()
        self.dice: Dice = Dice(seed)
        self.guesses: Dice = Dice(seed + 1)
        self.seat: i64 = 0

    def settle(self, kernel: Kernel) -> None:
        """Go on until a seat must decide or the game is over."""
        kernel.settle(self.state, self.menu)
        top = self.state.top
        while top is not None and top.seat == NATURE:
            kernel.answer(self.state, self.menu.pick(self.dice.below(self.menu.size())))
            kernel.settle(self.state, self.menu)
            top = self.state.top
        self.seat = NATURE
        if top is not None:
            self.seat = top.seat


class End:
    """How one of the games ended, before it began anew.

    Attributes:
        game: its number; scores, winners: as in its outcome.
    """

    def __init__(self, game: i64, scores: list[float], winners: list[int]) -> None:
        self.game: int = game
        self.scores = scores
        self.winners = winners


class Batch:
    """Games of one kind that step together and begin anew when they are over.

    Args:
        start: the state before the first move, chance's part still to come.
        seeds: one for each game.

    Attributes:
        ends: the games that the last step has ended.
        row: what the seats to decide see and may do, for all games; seats: who they are.
    """

    def __init__(
        self, kernel: Kernel, encoder: Encoder, table: ActionTable, start: State, seeds: list[int]
    ) -> None:
        self.kernel = kernel
        self.encoder = encoder
        self.table = table
        self.start = start
        self.games = [Seated(start, seed) for seed in seeds]
        self.ends: list[End] = []
        self.row: RowWriter = RowWriter()
        self.seats: BytesWriter = BytesWriter()
        self._no_menu: Menu = Menu()
        for game in self.games:
            self._begin(game)
            self._write(game)

    def _begin(self, game: Seated) -> None:
        game.state = self.start.copy()
        game.settle(self.kernel)

    def take_up(self, states: list[State], dice: list[tuple[int, int]]) -> None:
        """Go on with other states, and with dice (of chance, of guesses) that stand as they stood then."""
        self.ends = []
        self.row.clear()
        self.seats.truncate(0)
        for place, game in enumerate(self.games):
            game.state = states[place]
            game.dice.word, game.guesses.word = dice[place]
            game.settle(self.kernel)
            self._write(game)

    def _write(self, game: Seated) -> None:
        row = self.row
        self.encoder.write(game.state, game.seat, row)
        row.end_flags()
        row.mask(game.menu, self.table)
        self.seats.append(u8(game.seat))

    def first_illegal(self, actions: bytes) -> int:
        """The first game whose action (little-endian 16-bit numbers) is not allowed, or -1."""
        place: i64 = 0
        numbers = self.table.actions
        most: i64 = len(numbers)
        for game in self.games:
            number = i64(read_i16_le(actions, place * 2))
            if number < 0 or number >= most or not game.menu.has(numbers[number]):
                return place
            place += 1  # noqa: SIM113 - enumerate makes Python objects of its numbers
        return -1

    def step(self, actions: bytes) -> None:
        """Carry out one action (little-endian 16-bit numbers) in each game; all must be allowed.

        Some of them step, then these are looked at, while they are still in the core's cache: so neither the
        games nor the program that looks at them have to come back each time.
        """
        self.ends = []
        self.row.clear()
        self.seats.truncate(0)
        first: i64 = 0
        count: i64 = len(self.games)
        while first < count:
            end = min(first + TOGETHER, count)
            self._step_some(actions, first, end)
            while first < end:
                self._write(self.games[first])
                first += 1

    def _step_some(self, actions: bytes, place: i64, end: i64) -> None:
        numbers = self.table.actions
        kernel = self.kernel
        while place < end:
            game = self.games[place]
            number = i64(read_i16_le(actions, place * 2))
            kernel.answer(game.state, numbers[number])
            game.settle(kernel)
            if game.menu.count == 0:
                self._end(game, place)
            place += 1

    def _end(self, game: Seated, place: i64) -> None:
        state = game.state
        ended = End(place, self.encoder.scores(state), self.encoder.winners(state))
        self.ends.append(ended)
        self._begin(game)

    def advance(self, place: i64, action: i64) -> i64:
        """Carry out an action of the game, known to be allowed, in one game; `look_from` shows it later.

        Returns the seat that is to decide then, NATURE when the game is over.
        """
        game = self.games[place]
        self.kernel.answer(game.state, action)
        game.settle(self.kernel)
        return game.seat if game.menu.count else NATURE

    def begin_anew(self, place: i64, seed: int) -> i64:
        """Begin one game with dice of its own; returns the seat that is to decide."""
        game = self.games[place]
        game.dice = Dice(seed)
        self._begin(game)
        return game.seat

    def look_from(self, seats: bytes) -> None:
        """Look at each game from one of its seats; nothing is allowed to a seat that is not to decide."""
        row = self.row
        row.clear()
        place: i64 = 0
        for game in self.games:
            seat: i64 = seats[place]
            self.encoder.write(game.state, seat, row)
            row.end_flags()
            row.mask(game.menu if seat == game.seat else self._no_menu, self.table)
            place += 1  # noqa: SIM113 - enumerate makes Python objects of its numbers

    def random_actions(self) -> bytes:
        """An allowed action for each game, idle ones left out: little-endian 16-bit numbers."""
        out = BytesWriter()
        for game in self.games:
            action = game.menu.pick(game.guesses.below(game.menu.size()))
            write_i16_le(out, i16(self.table.number(action)))
        return out.getvalue()
