"""The table: whose turn it is, what they see, what they type, until the game is over."""

from __future__ import annotations

from pathlib import Path

from bocage.core.errors import BadNotation, BocageError
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.messages import say
from bocage.terminal import saves
from bocage.terminal.choices import Choices, resolve
from bocage.terminal.commands import parse_command
from bocage.terminal.creatures.screen import CreaturesScreen
from bocage.terminal.desk import Desk
from bocage.terminal.history import History
from bocage.terminal.printer import Printer
from bocage.terminal.scores import score_lines
from bocage.terminal.seats import Bot, RandomBot, Seat
from bocage.wording import error_sentence, event_digest, outcome_sentence, question

PLAYABLE = ("creatures",)  # the games that can be drawn
STOPPED = 130
NEWS = 10  # sentences about what others did, at most
ROOMY = 30  # lines of a terminal; with less, what can be looked up is left out


class Leave(Exception):
    """The person has left the table."""


class Table:
    """One game between people and bots.

    Args:
        file: where the game is saved by itself after each decision of a person.
        seed: for chance that the game leaves to its caller.
    """

    def __init__(
        self, game: Game, seats: list[Seat], printer: Printer, lang: str, file: Path, seed: int = 0
    ) -> None:
        self.history = History(game)
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.printer = printer
        self.lang = lang
        self.file = file
        self.screen = CreaturesScreen(lang, self.names)
        self.desk = Desk(self)
        self._chance: Bot = RandomBot(seed)
        self._warned = False

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.history.game

    def run(self) -> int:
        """Play to the end or until somebody leaves; returns the exit code."""
        try:
            while self.game.to_act is not None:
                self._decide(self.game.to_act)
            self._show_end()
            self.autosave()
        except Leave:
            pass
        except KeyboardInterrupt:
            self.printer.line()
            self.keep()
            return STOPPED
        return 0

    def _decide(self, seat: int) -> None:
        bot = self._chance if seat == NATURE else self.seats[seat].bot
        if bot is not None:
            self.history.play(bot.decide(self.game), can_go_back=False)
            return
        self.show(seat)
        while not self._answer(seat):
            pass

    def show(self, seat: int) -> None:
        """The screen of a person who must decide."""
        choices = Choices(self.game)
        tight = self.printer.height < ROOMY
        self.printer.clear()
        self.printer.lines(self.screen.lines(self.game, choices.numbers, tight))
        told = [event for event in self.history.news(seat) if self.screen.is_news(event, seat)]
        news = event_digest(self.game, told, self.lang, self.names)
        if news:
            self.printer.say("· " + " ".join(news[-NEWS:]))
        rule = self.game.prompt[0]
        asked = say(
            "terminal-question", self.lang, name=self.names[seat], question=question(self.game, self.lang)
        )
        self.printer.say(f"{asked} ({rule})" if rule else asked)
        shown = self.screen.shows if tight else None
        self.printer.lines(choices.lines(self.lang, self.names, self.screen.note, shown))

    def _answer(self, seat: int) -> bool:
        """Read one line; whether the position has changed."""
        line = self.printer.read()
        if line is None:
            self.keep()
            raise Leave
        if not line.strip():
            self.printer.say(say("terminal-hint", self.lang))
            return False
        command = parse_command(line)
        if command is not None:
            return self.desk.obey(*command, seat)
        try:
            actions = self._read_line(line)
        except BocageError as error:
            self.printer.say(self.desk.explain(error, line))
            return False
        for action in actions:
            self.history.play(action, can_go_back=True)
        self.autosave()
        return True

    def _read_line(self, line: str) -> list[int]:
        """The actions of a line, tried one after the other on a copy: all of them or none.

        Raises:
            BocageError: one of them is not possible, or not this person's to take.
        """
        trial = self.game.copy()
        seat = trial.to_act
        actions: list[int] = []
        parts = line.split(";")
        for part in parts:
            if trial.to_act != seat:
                if actions and part is parts[-1] and part.strip() == "stop":
                    break  # nothing more could be done anyway
                raise BadNotation("not-your-turn", text=part.strip())
            action = resolve(part, Choices(trial), self.screen.called)
            trial.play(action)
            actions.append(action)
        return actions

    # Leaving and ending.

    def autosave(self) -> bool:
        """Write the game to its file; says once when that fails."""
        try:
            saves.save(self.game, self.names, self.file)
        except OSError as problem:
            if not self._warned:
                self._warned = True
                self.printer.say(
                    say("terminal-not-saved", self.lang, file=str(self.file), problem=str(problem.strerror))
                )
            return False
        return True

    def keep(self) -> None:
        """Save, and say where."""
        if self.autosave():
            self.printer.say(say("terminal-kept", self.lang, file=str(self.file)))

    def _show_end(self) -> None:
        outcome = self.game.outcome()
        assert outcome is not None
        self.printer.clear()
        self.printer.lines(self.screen.lines(self.game, {}))
        self.printer.line()
        self.printer.lines(score_lines(outcome.sheets, self.names, self.lang))
        self.printer.line()
        self.printer.say(outcome_sentence(outcome, self.lang, self.names))

    def explain(self, error: BocageError) -> str:
        """An error in words, as it is meant in this game."""
        return error_sentence(error, self.lang, self.game)
