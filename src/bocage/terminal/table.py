"""The table: whose turn it is, what they see, what they type, until the game is over."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from rich.text import Text

from bocage.bots import RandomBot
from bocage.core.errors import BadNotation, BocageError, IllegalAction
from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.core.waiving import Waiver
from bocage.messages import say
from bocage.terminal import saves
from bocage.terminal.choices import Choices, resolve
from bocage.terminal.commands import command_words, parse_command
from bocage.terminal.desk import CommandDesk
from bocage.terminal.history import TableHistory, TriedLine
from bocage.terminal.printer import Printer
from bocage.terminal.releases import let_go, several, surplus
from bocage.terminal.scores import score_lines
from bocage.terminal.screens import screen_for
from bocage.terminal.seats import TerminalSeat
from bocage.wording import error_sentence, event_digest, outcome_sentence, question

STOPPED = 130
OVER = 2  # lines of the table that may scroll off before it is shown page by page
NEWS = 10  # sentences about what others did, at most


class Leave(Exception):
    """The person has left the table."""


class TerminalTable:
    """One game between people and bots.

    Args:
        file: where the game is saved by itself after each decision of a person.
        seed: for chance that the game leaves to its caller.
    """

    def __init__(
        self, game: Game, seats: list[TerminalSeat], printer: Printer, lang: str, file: Path, seed: int = 0
    ) -> None:
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.printer = printer
        self.lang = lang
        self.file = file
        self.screen = screen_for(game.id, lang, self.names)
        self.history = TableHistory(game, self.screen.barriers)
        self.desk = CommandDesk(self)
        self.waivers = [Waiver(seat) for seat in range(len(seats))]
        self._passed = [0] * len(seats)  # how often was passed since that person was last asked
        self._chance = RandomBot(seed)
        self._guesses = Random(seed)
        self._warned = False
        self._is_told = False
        self._looks_alone: int | None = None  # who looks at the screen while the others look away

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
        if seat == NATURE:
            self.history.play(self._chance.decide(self.game), can_go_back=False)
            return
        bot = self.seats[seat].bot
        if bot is not None:
            # A bot is not shown what its seat may not know.
            known = self.game.sample(seat, self._guesses)
            self.history.play(bot.decide(known), can_go_back=False)
            return
        passed = self.waivers[seat].answer(self.game)
        if passed is not None:
            self._passed[seat] += 1
            self.history.play(passed, can_go_back=True)
            self.autosave()
            return
        if self._is_secret() and self._looks_alone != seat:
            self._look_away(seat)
        self.show(seat)
        while not self._answer(seat):
            pass
        if self._looks_alone == seat and not (self.game.to_act == seat and self._is_secret()):
            self._look_again()
            self.printer.say(say("terminal-secret-done", self.lang, name=self.names[seat]))

    @property
    def _is_shared(self) -> bool:
        """Whether several people look at this screen."""
        return sum(place.bot is None for place in self.seats) > 1

    def _is_secret(self) -> bool:
        return self._is_shared and self.screen.is_secret(self.game)

    def confide(self, lines: Iterable[Text | str], seat: int) -> None:
        """Show something that only one person may see; the others look away meanwhile."""
        alone = self._looks_alone == seat or not self._is_shared
        if not alone:
            self._look_away(seat)
        self.printer.page(lines)
        if not alone:
            self._wait(say("terminal-hide", self.lang), seat)
            self._look_again()
            self.show(seat)

    def _look_away(self, seat: int) -> None:
        """Wait until only the person who must choose looks."""
        self.printer.wipe()
        self._wait(say("terminal-look-away", self.lang, name=self.names[seat]), seat)
        self._looks_alone = seat

    def _look_again(self) -> None:
        """Everybody may look at the screen again."""
        self._looks_alone = None
        self.printer.wipe()

    def _wait(self, text: str, seat: int) -> None:
        """Wait for the Enter key; leaving the table is possible too."""
        line = self.printer.read(text + " ")
        if line is None:
            self.keep()
            raise Leave
        command = parse_command(line)
        if command is not None and command[0] == "quit":
            self.desk.obey(*command, seat)

    def show(self, seat: int) -> None:
        """The screen of a person who must decide."""
        choices = Choices(self.game)
        height = self.printer.height
        self.screen.width = self.printer.width
        self.printer.clear()
        table = self.screen.lines(self.game, choices.numbers, height)
        asked = self._asked(seat)
        answers = choices.lines(self.screen, height)
        left = height - len(table) - len(asked) - 1  # the last line is for typing
        if len(answers) >= left:
            answers = choices.lines(self.screen, height, is_full=True)
        shown = [*table, *self._news(seat, max(1, left - len(answers))), *asked, *answers]
        if len(shown) > height + OVER:
            self.printer.page(shown)
        else:
            self.printer.lines(shown)
        self._offer_words()

    def _news(self, seat: int, most: int) -> list[Text | str]:
        """What the others did since this seat was asked last, the latest of it in so many lines."""
        told = [event for event in self.history.news(seat) if self.screen.is_news(event, seat)]
        news = event_digest(self.game, told, self.lang, self.names)[-NEWS:]
        notice = "" if self._is_told else self.screen.notice(self.game)
        self._is_told = True
        found = self.printer.sentences(notice) if notice else []
        if self._passed[seat]:
            found += self.printer.sentences(say("terminal-passed", self.lang, count=self._passed[seat]))
            self._passed[seat] = 0
        lines = self.printer.sentences("· " + " ".join(news)) if news else []
        while len(lines) > most and len(news) > 1:
            news = news[1:]
            lines = self.printer.sentences("· " + " ".join(news))
        return [*found, *lines]

    def _asked(self, seat: int) -> list[Text | str]:
        """The question, with its rule and what else one should know."""
        sentence = question(self.game, self.lang)
        text = say("terminal-question", self.lang, name=self.names[seat], question=sentence)
        beside = ", ".join(filter(None, [self.screen.aside(self.game), self.game.prompt[0]]))
        found = self.printer.sentences(f"{text} ({beside})" if beside else text)
        too_many = surplus(self.game, self.screen)
        return [*found, *(self.printer.sentences(too_many) if too_many else [])]

    def _offer_words(self) -> None:
        """What the Tab key completes: the open answers and the commands."""
        if self.printer.keyboard is not None:
            vocabulary = self.screen.vocabulary(self.game.codec)
            legal = self.game.legal_actions()
            words = [vocabulary.text(action, self.lang) for action in legal]
            words += [vocabulary.word(action, self.lang).lower() for action in legal]
            self.printer.keyboard.offer([*words, *command_words()])

    def _answer(self, seat: int) -> bool:
        """Read one line; whether the position has changed."""
        line = self.printer.read()
        if line is None:
            self.keep()
            raise Leave
        if not line.strip():
            self.printer.say(say(self.screen.hint, self.lang))
            return False
        command = parse_command(line)
        if command is not None and not self._names_an_answer(line):
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

    def _names_an_answer(self, line: str) -> bool:
        """Whether this is what an open answer is called, though it begins like a command: Farm Expansion."""
        vocabulary = self.screen.vocabulary(self.game.codec)
        return bool(vocabulary.about(line, self.game.legal_actions()))

    def _read_line(self, line: str) -> list[int]:
        """The actions of a line, tried one after the other on a copy: all of them or none.

        Raises:
            BocageError: one of them is not possible, or not this person's to take; what comes after
                something was revealed is not.
        """
        trial = TriedLine(self.game, self.screen.barriers)
        seat = trial.game.to_act
        parts = line.split(";")
        for part in parts:
            if trial.is_over or trial.game.to_act != seat:
                if trial.actions and part is parts[-1] and part.strip() == "stop":
                    break  # nothing more could be done anyway
                raise BadNotation("not-your-turn", text=part.strip())
            counts = several(part, self.screen)
            if counts is None:
                trial.play(resolve(part, Choices(trial.game), self.screen))
            else:
                let_go(trial.game, counts, self.screen, trial.play)
        return trial.actions

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
        self.screen.width = self.printer.width
        self.printer.clear()
        self.printer.lines(self.screen.lines(self.game, {}, self.printer.height))
        self.printer.line()
        sheets = self.screen.sheets(self.game)
        self.printer.lines(score_lines(sheets, self.names, self.lang, self.game.id, self.printer.width))
        self.printer.line()
        self.printer.say(outcome_sentence(outcome, self.lang, self.names))

    def explain(self, error: BocageError) -> str:
        """An error in words, as it is meant in this game; actions in the words of the language."""
        if isinstance(error, IllegalAction):
            action = self.game.codec.parse(str(error.details["action"]))
            error.details["action"] = self.screen.vocabulary(self.game.codec).text(action, self.lang)
        return error_sentence(error, self.lang, self.game)
