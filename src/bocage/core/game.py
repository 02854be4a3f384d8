"""The contract every game keeps (docs/contract.md).

game = creatures.Game(seed=7)
while game.to_act is not None:
    game.play(random.choice(game.legal_actions()))
print(game.outcome())
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Self

from bocage.core.cards import Text
from bocage.core.chance import Dice
from bocage.core.codec import Codec
from bocage.core.decks import need_decks
from bocage.core.errors import BadNotation, BadOption, BadRecord, IllegalAction
from bocage.core.events import Listener
from bocage.core.explaining import explain
from bocage.core.kernel import Kernel
from bocage.core.menu import Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.outcome import Outcome
from bocage.core.record import Record, record_of, replay
from bocage.core.state import NATURE, State
from bocage.core.why import (
    GAME_OVER,
    JUST_DONE,
    NOT_ASKED,
    NOT_OWNED,
    NOT_YOURS_NOW,
    WRONG_MOMENT,
    Refusal,
    Why,
)

Options = Mapping[str, object]
# Refusals that belong to the rule about at-any-time effects, unless they name a rule of their own.
ABOUT_ANYTIME = (NOT_OWNED.key, NOT_YOURS_NOW.key, JUST_DONE.key, WRONG_MOMENT.key)


class Move:
    """One action that was played, and the moves before it; shared by copies of a game."""

    def __init__(self, before: Move | None, seat: i64, action: i64) -> None:
        self.before = before
        self.seat: i64 = seat
        self.action: i64 = action


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress: a state, its kernel, and the moves that led here.

    Attributes:
        id: the word for it in commands and files.
        name: what it is called, in both languages.
        modes: the ways to play it.
        players: for how many it is.
        rules_version: the version of its rules.
        state: everything that is true now.
        options: the options it was made with, complete, as plain data.
    """

    id: ClassVar[str] = ""
    name: ClassVar[Text] = Text("", "")
    modes: ClassVar[tuple[str, ...]] = ()
    players: ClassVar[tuple[int, ...]] = ()
    rules_version: ClassVar[int] = 0

    def __init__(
        self, kernel: Kernel, codec: Codec, state: State, options: Options, seed: int | None
    ) -> None:
        self.kernel = kernel
        self.codec = codec
        self.state: State = state
        self.options = options
        self.trail: Move | None = None
        self.start: Mapping[str, object] | None = None
        self._menu = Menu()
        self._is_settled = False
        self._dice: Dice | None = None if seed is None else Dice(seed)

    # How it is made.

    @classmethod
    def fresh(cls, seed: int | None, words: Options) -> Self:
        """A fresh game with the words that the class of this game takes: options, and files with figures.

        Raises:
            BadOption: an unknown option or an impossible value.
        """
        return cls.from_options(words, seed)

    @classmethod
    def from_options(cls, options: Options, seed: int | None = None) -> Self:
        """A fresh game with options as plain data, as a record holds them.

        Raises:
            BadOption: an unknown option or an impossible value.
        """
        raise TypeError("a game says how it is made from options")

    @classmethod
    def from_position(cls, position: Mapping[str, object], seed: int | None = None) -> Self:
        """A game that goes on from a position.

        Raises:
            BadPosition: the position cannot stand; says where and why.
        """
        raise TypeError("a game says how it is made from a position")

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """The game that a record led to.

        Raises:
            BadRecord: it belongs to another game, rules version or deck than are here, or does not replay.
        """
        need_decks(record.game, record.options)
        if record.start is not None:
            game = cls.from_position(record.start)
        else:
            game = cls.from_options(record.options)
        replay(record, game)
        return game

    # What is on.

    def menu(self) -> Menu:
        """The answers open now. Scratch paper of this game: read it, do not keep it."""
        if not self._is_settled:
            self.settle()
        return self._menu

    def settle(self) -> None:
        """Go on until somebody must decide; chance decides by itself in a game with a seed."""
        self.kernel.settle(self.state, self._menu)
        dice = self._dice
        if dice is not None:
            while self._menu.count and self._seat() == NATURE:
                self._answer(self._menu.pick(dice.below(self._menu.size())))
                self.kernel.settle(self.state, self._menu)
        self._is_settled = True

    def _seat(self) -> i64:
        top = self.state.top
        if top is None:
            return NATURE
        return top.seat

    def _answer(self, action: i64) -> None:
        self.trail = Move(self.trail, self._seat(), action)
        self._is_settled = False
        self.kernel.answer(self.state, action)

    @property
    def to_act(self) -> int | None:
        """The seat that must decide, NATURE for chance, or None when the game is over."""
        if self.menu().count == 0:
            return None
        return self._seat()

    @property
    def prompt(self) -> tuple[str, str]:
        """The rule behind the open question and the key of its message, `ask-<key>`."""
        self.menu()
        top = self.state.top
        if top is None:
            return ("", "over")
        return self.kernel.catalogue.nodes[top.node].prompt(top)

    @property
    def is_pause(self) -> bool:
        """Whether nothing is asked but whether at-any-time effects are used now."""
        if self.menu().count == 0 or self.state.top is None:
            return False
        top = self.state.top
        return self.kernel.catalogue.nodes[top.node].is_pause(top)

    def legal_actions(self) -> list[int]:
        """Everything the rules allow now, ascending; empty only when the game is over."""
        return self.menu().actions()

    def idle_actions(self) -> list[int]:
        """Those legal actions that are never needed, such as letting an animal go for nothing."""
        return self.menu().idle_actions()

    # What is done.

    def play(self, action: int | str) -> None:
        """Carry out an action, given as integer or in notation.

        Raises:
            IllegalAction: the rules do not allow it now. Nothing has changed.
            BadNotation: it is no action of this game.
        """
        number = self.codec.parse(action) if isinstance(action, str) else action
        if not self.codec.is_known(number):
            raise BadNotation("no-such-action", action=str(number))
        if not self.menu().has(number):
            refusal = self.why_not(number)
            assert refusal is not None
            raise IllegalAction(self.codec.text(number), refusal)
        self.play_offered(number)

    def play_offered(self, action: i64) -> None:
        """Carry out an action that the menu is known to offer; nothing is checked."""
        self._answer(action)
        self.settle()

    def play_line(self, line: str) -> None:
        """Carry out several actions in notation, separated by semicolons; all of them or none.

        Raises:
            IllegalAction, BadNotation: as `play`, for the first action that fails.
        """
        trial = self.copy()
        for text in line.split(";"):
            trial.play(text)
        for text in line.split(";"):
            self.play(text)

    def why_not(self, action: int) -> Refusal | None:
        """None if the action is legal now, else the rule and the numbers that forbid it.

        Raises:
            BadNotation: it is no action of this game.
        """
        if not self.codec.is_known(action):
            raise BadNotation("no-such-action", action=str(action))
        if self.menu().has(action):
            return None
        why = Why()
        if self.state.top is None:
            why.note(self.end_rule(), GAME_OVER)
        else:
            explain(self.kernel, self.state, action, why)
            why.note("", NOT_ASKED)
        refusal = why.refusal
        assert refusal is not None
        rule, asked = self.prompt
        for reason in refusal.all:
            if reason.rule == "" and reason.key in ABOUT_ANYTIME:
                reason.rule = self.anytime_rule()
            if reason.rule == "":
                reason.rule = rule or self.end_rule()
            reason.asked = asked
        return refusal

    def anytime_rule(self) -> str:
        """The rule that says when cards can be used at any time."""
        return ""

    def end_rule(self) -> str:
        """The rule that ends the game."""
        return ""

    def listen(self, listener: Listener | None) -> None:
        """Let somebody hear the events of this game from now on; None ends it."""
        self.state.listener = listener

    # What is known.

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return None

    def position(self) -> dict[str, object]:
        """The whole position as plain data; `from_position` makes a game of it again."""
        return {}

    def scores(self) -> tuple[float, ...]:
        """What each seat would score if the game ended now."""
        return ()

    def record(self, seats: Sequence[str] = ()) -> Record:
        """The game so far, as a record, with the names of its players.

        Raises:
            BadOption: there are not as many names as seats.
        """
        names = list(seats) or [str(seat + 1) for seat in range(self.state.seats)]
        if len(names) != self.state.seats:
            raise BadOption("option-seats", seats=len(names), known=str(int(self.state.seats)))
        return record_of(self, names)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know, as plain data; None is somebody who only looks on."""
        return {}

    def sample(self, seat: int, rng: Random) -> Game:
        """A full game consistent with what a seat knows, for search."""
        return self.copy()

    def copy(self) -> Game:
        """An independent game; the listener stays with the original."""
        new = self.blank()
        new.trail = self.trail
        new.start = self.start
        if self._dice is not None:
            dice = Dice(0)
            dice.word = self._dice.word
            new._dice = dice
        return new

    def seeded(self, seed: int) -> Game:
        """A copy in which chance decides by itself from now on."""
        new = self.copy()
        new._dice = Dice(seed)
        return new

    def with_state(self, state: State) -> Game:
        """A game of the same kind in a state that is given to it; nothing is known of its moves."""
        new = self.blank()
        new.state = state
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memory: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """How a game is pickled: its position, the moves that led there, and chance; no listener.

        All of it is plain data, so that a game saved by the compiled engine can be taken up interpreted.
        """
        self.menu()
        moves = [(seat, self.codec.text(action)) for seat, action in self.moves()]
        chance = -1 if self._dice is None else self._dice.word
        start = None if self.start is None else dict(self.start)
        return _resumed, (type(self), self.rules_version, self.saved(), start, moves, chance)

    def saved(self) -> tuple[object, ...]:
        """The position and whatever else `resumed` needs, as values that can be pickled."""
        return (self.position(),)

    @classmethod
    def resumed(cls, saved: tuple[object, ...]) -> Game:
        """A game from what `saved` has told."""
        position = saved[0]
        assert isinstance(position, dict)
        return cls.from_position(position)

    def take_up(self, start: Options | None, moves: list[tuple[int, str]], chance: int) -> None:
        """Take over how a saved game came to its position, and chance, which goes on where it was."""
        self.start = start
        self.trail = None
        for seat, text in moves:
            self.trail = Move(self.trail, seat, self.codec.parse(text))
        if chance >= 0:
            self._dice = Dice(0)
            self._dice.word = chance

    def blank(self) -> Game:
        """A game of the same kind with a copy of the state."""
        return Game(self.kernel, self.codec, self.state.copy(), self.options, None)

    def moves(self) -> list[tuple[int, int]]:
        """All moves so far, chance included: (seat, action)."""
        found: list[tuple[int, int]] = []
        move = self.trail
        while move is not None:
            found.append((move.seat, move.action))
            move = move.before
        found.reverse()
        return found

    def key(self) -> tuple[object, ...]:
        """Equal positions have equal keys."""
        self.menu()
        return self.state.key()

    def checksum(self) -> str:
        """A short text that stands for the position."""
        return hashlib.blake2b(repr(self.key()).encode(), digest_size=8).hexdigest()


def _resumed(
    kind: type[Game],
    rules: int,
    saved: tuple[object, ...],
    start: Options | None,
    moves: list[tuple[int, str]],
    chance: int,
) -> Game:
    """The game that was pickled.

    Raises:
        BadRecord: it was saved under other rules.
    """
    if rules != kind.rules_version:
        raise BadRecord("record-other-rules", found=rules, known=kind.rules_version)
    game = kind.resumed(saved)
    game.take_up(start, moves, chance)
    return game
