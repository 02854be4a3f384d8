"""A seat among bots, in words: what is seen, what may be done, why not, and what happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bocage.bots import BOTS
from bocage.bots.named import bot_named, is_bot
from bocage.core.errors import BadOption
from bocage.core.events import Chronicle
from bocage.core.game import Game
from bocage.core.record import record_of
from bocage.games import game_class, installed
from bocage.messages import say
from bocage.rules import Section, find
from bocage.rules.sheet import plain
from bocage.rules.shelf import UnknownRule
from bocage.terminal.screens import screen_for
from bocage.wording import (
    action_sentence,
    event_digest,
    outcome_sentence,
    question,
    refusal_sentence,
)

TALL = 1000  # lines: nothing of the table is left out
PLENTY = 60  # moves that are listed at a time


@dataclass(frozen=True)
class TableWish:
    """Which table to sit down at.

    Attributes:
        options: those of the game, `seats` among them; seat: from 1; bot: who plays the others.
        seed: where chance begins; None draws it.
        record: a file that holds the game so far, after every move.
    """

    game: str = "creatures"
    options: dict[str, object] = field(default_factory=dict)
    seat: int = 1
    bot: str = "greedy"
    seed: int | None = None
    record: Path | None = None


class Sitting:
    """A game among bots, seen from one seat.

    Raises:
        BadOption: there is no such game, option, seat or bot.
    """

    def __init__(self, wish: TableWish, lang: str) -> None:
        kind = game_class(wish.game)
        if kind is None:
            raise BadOption("mcp-game", game=wish.game, known=", ".join(installed()))
        seed = Random().getrandbits(30) if wish.seed is None else wish.seed
        self._game: Game = kind.fresh(seed, wish.options)
        seats = int(self._game.state.seats)
        if not 1 <= wish.seat <= seats:
            raise BadOption("mcp-seat", seat=str(wish.seat), seats=seats)
        if not is_bot(wish.bot):
            raise BadOption("mcp-bot", bot=wish.bot, known=", ".join(BOTS))
        self.lang = lang
        self.seat = wish.seat - 1
        self._record = wish.record
        self._rng = Random(seed)
        self._bots = {seat: bot_named(wish.bot, seed + seat) for seat in range(seats) if seat != self.seat}
        self.names = [
            say("mcp-word-you", lang) if seat == self.seat else f"{wish.bot} {seat + 1}"
            for seat in range(seats)
        ]
        self._chronicle = Chronicle()
        self._game.listen(self._chronicle)
        self._told = 0
        self._go_on()

    def _go_on(self) -> None:
        """Let the bots play until it is for this seat, or the game is over."""
        while (seat := self._game.to_act) is not None and seat != self.seat:
            self._game.play(self._bots[seat].decide(self._game.sample(seat, self._rng)))
        if self._record is not None:
            record_of(self._game, self.names).write(self._record)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._game.to_act is None

    def seen(self) -> Game:
        """A game that agrees with what the seat may know; once it is over there is nothing to hide."""
        return self._game if self.is_over else self._game.sample(self.seat, self._rng)

    def table(self) -> str:
        """The table as the seat sees it, and what it is asked."""
        game = self.seen()
        screen = screen_for(game.id, self.lang, self.names)
        lines = [str(line).rstrip() for line in screen.lines(game, {}, TALL)]
        if not self.is_over:
            lines += ["", *(str(line).rstrip() for line in screen.hand(game, self.seat))]
        return "\n".join([*lines, "", self.asked()]).strip()

    def asked(self) -> str:
        """What the seat is asked, or how the game ended."""
        outcome = self._game.outcome()
        if outcome is None:
            return question(self.seen(), self.lang)
        points = ", ".join(
            f"{name} {score:g}" for name, score in zip(self.names, outcome.scores, strict=True)
        )
        return f"{outcome_sentence(outcome, self.lang, self.names)} {points}"

    def moves(self, first: int = 0) -> list[dict[str, str]]:
        """The legal moves from one of them on, each in notation and as a sentence; none once it is over."""
        if self.is_over:
            return []
        game = self.seen()
        return [
            {
                "move": game.codec.text(action),
                "meaning": action_sentence(game, action, self.lang, self.names),
            }
            for action in game.legal_actions()[max(first, 0) : max(first, 0) + PLENTY]
        ]

    @property
    def choices(self) -> int:
        """How many legal moves there are."""
        return 0 if self.is_over else len(self._game.legal_actions())

    def why_not(self, move: str) -> str:
        """Why a move in notation is not allowed now: the rule, and the numbers that forbid it.

        Raises:
            BadNotation: it is no move of this game.
        """
        game = self.seen()
        refusal = game.why_not(game.codec.parse(move))
        return (
            say("mcp-allowed", self.lang) if refusal is None else refusal_sentence(game, refusal, self.lang)
        )

    def play(self, move: str) -> str:
        """Carry out a move in notation, and those of the others until it is for this seat again.

        Raises:
            BadNotation, IllegalAction: it is no move, or not allowed now. Nothing has changed.
        """
        self._game.play(move)
        self._go_on()
        return self.news()

    def news(self) -> str:
        """What happened since this was last asked, then what the seat is asked."""
        events = self._chronicle.events[self._told :]
        self._told = len(self._chronicle.events)
        told = event_digest(self._game, events, self.lang, self.names)
        return "\n".join([*filter(None, told), "", self.asked()]).strip()

    def rule(self, number: str) -> str:
        """A rule or section of this game by its number.

        Raises:
            BadOption: there is none; says which are nearest.
        """
        return rule_text(number, self._game.id, self.lang)


def rule_text(number: str, game: str | None, lang: str) -> str:
    """A rule or section by its number.

    Raises:
        BadOption: there is none; says which are nearest.
    """
    try:
        found = find(number, game, lang)
    except UnknownRule as problem:
        nearest = ", ".join(problem.nearest)
        raise BadOption("mcp-rule" if nearest else "mcp-no-rule", number=number, nearest=nearest) from None
    text = plain(found.shown)
    return text.removeprefix("## ") if isinstance(found, Section) else f"{found.id} {text}"
