"""What the table does when somebody types a command."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from bocage import rules
from bocage.bots.advice import is_advised
from bocage.core.errors import BadNotation, BocageError, nearest
from bocage.messages import has, say
from bocage.rules.sheet import plain
from bocage.terminal import saves
from bocage.terminal.choices import Choices, resolve
from bocage.terminal.commands import COMMANDS, command_words
from bocage.terminal.hints import hint_lines
from bocage.terminal.lookup import find
from bocage.terminal.scores import score_lines
from bocage.wording import action_sentence, event_digest, refusal_sentence

if TYPE_CHECKING:
    from bocage.terminal.table import TerminalTable

LOG_LINES = 30
EXPLAINED = 3  # things that a word may mean without being asked which
YES = ("", "y", "yes", "o", "oui")
NO = ("n", "no", "non")


class CommandDesk:
    """Answers the commands of the person who must decide."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table

    def obey(self, name: str, rest: str, seat: int) -> bool:
        """Carry out a command; whether the position has changed."""
        if name in ("undo", "undo-turn"):
            return self._undo(name == "undo-turn")
        if name in ("pass-round", "pass-phase"):
            return self._pass(name.removeprefix("pass-"), seat)
        if name == "quit":
            self._quit()
        elif name == "why":
            self._why(rest)
        elif name == "what":
            self._what(rest)
        elif name == "hint":
            self._hint(seat)
        elif name == "rules":
            self._rules(rest)
        elif name == "log":
            self._log(rest)
        elif name == "farm":
            self._farm(rest, seat)
        elif name == "hand":
            self._hand(seat)
        elif name == "save":
            self._save(rest)
        elif name == "show":
            self.table.show(seat)
        else:
            self._look(name)
        return False

    def explain(self, error: BocageError, line: str) -> str:
        """An error in words; where the line may have been meant as a command, that one is suggested."""
        if isinstance(error, BadNotation) and error.key in ("notation", "notation-suggest"):
            words = line.strip().lower()
            close = nearest(words.split()[0], list(command_words()))
            if error.key == "notation" and close:
                error = BadNotation("notation-suggest", text=line.strip(), suggestion=close)
            elif error.key == "notation":
                return self.table.explain(error) + " " + say(self.table.screen.hint, self._lang)
        return self.table.explain(error)

    @property
    def _lang(self) -> str:
        return self.table.lang

    def _say(self, text: str) -> None:
        self.table.printer.say(text)

    def _page(self, texts: Iterable[str], indent: int = 0) -> None:
        """Sentences below each other; more than can be seen at once wait for a key."""
        printer = self.table.printer
        printer.page([line for text in texts for line in printer.sentences(text, indent)])

    def _look(self, name: str) -> None:
        table = self.table
        if name == "score":
            sheets = table.screen.sheets(table.game)
            width = table.printer.width
            if not sheets:
                self._say(say("terminal-no-score", self._lang))
                return
            table.printer.page(score_lines(sheets, table.names, self._lang, table.game.id, width))
        elif name == "tiles":
            table.printer.page(table.screen.tiles(table.game))
        elif name == "figures":
            self._page(table.screen.figures(table.game) or [say("terminal-no-figures", self._lang)])
        else:
            self._help()

    def _help(self) -> None:
        table = self.table
        hidden = set() if table.screen.figures(table.game) else {"figures"}
        hidden |= set() if table.screen.has_hands(table.game) else {"hand"}
        hidden |= set() if table.screen.animals else {"pass-round", "pass-phase"}
        texts: list[Text | str] = []
        for name in COMMANDS:
            own = f"help-{name}-{table.screen.commands or table.game.id}"
            if name not in hidden:
                text = say(own if has(own, self._lang) else f"help-{name}", self._lang)
                texts += table.printer.sentences(text, 2)
        table.printer.page([*texts, *table.printer.sentences(say(table.screen.help, self._lang))])

    def _pass(self, span: str, seat: int) -> bool:
        """Go on without being asked about effects at any time, until the phase or the round is over."""
        if self.table.game.is_pause:
            self.table.waivers[seat].waive(self.table.game, span)
            return True
        self._say(say("terminal-no-pause", self._lang))
        return False

    def _undo(self, whole_turn: bool) -> bool:
        history = self.table.history
        if history.steps == 0:
            self._say(say("terminal-nothing-to-undo", self._lang))
            return False
        history.undo(history.steps if whole_turn else 1)
        for waiver in self.table.waivers:
            waiver.call()
        self.table.autosave()
        return True

    def _why(self, text: str) -> None:
        game = self.table.game
        if not text:
            self._say(say(self.table.screen.why_what, self._lang))
            return
        try:
            action = resolve(text, Choices(game), self.table.screen)
            refusal = game.why_not(action)
        except BocageError as error:
            self._say(self.table.explain(error))
            return
        sentence = action_sentence(game, action, self._lang, self.table.names)
        if refusal is None:
            self._say(say("terminal-allowed", self._lang, action=sentence, rule=game.prompt[0] or "–"))
        else:
            self._say(
                say(
                    "terminal-why",
                    self._lang,
                    action=sentence,
                    reason=refusal_sentence(game, refusal, self._lang),
                )
            )

    def _rules(self, text: str) -> None:
        word = text or self.table.game.prompt[0]
        try:
            found = rules.find(word, self.table.game.id, self._lang)
        except rules.UnknownRule as problem:
            if find(word, self.table.screen.entries(self.table.game)).entries:
                self._what(word)
                return
            self._say(
                say("rules-unknown-nearest", self._lang, id=word, nearest=", ".join(problem.nearest))
                if problem.nearest
                else say("rules-unknown", self._lang, id=word)
            )
            return
        shown = f"{found.id} {found.shown}" if isinstance(found, rules.Rule) else found.shown
        self._page([plain(shown)])

    def _log(self, text: str) -> None:
        table = self.table
        sentences = event_digest(table.game, table.history.events, self._lang, table.names)
        count = int(text) if text.isdecimal() else LOG_LINES
        self._page(["· " + sentence for sentence in (sentences[-count:] if count else [])])
        if not sentences:
            self._say(say("terminal-no-log", self._lang))

    def _farm(self, text: str, seat: int) -> None:
        seats = len(self.table.seats)
        if text and (not text.isdecimal() or not 1 <= int(text) <= seats):
            self._say(say("terminal-no-farm", self._lang, last=seats))
            return
        shown = int(text) - 1 if text else seat
        self.table.printer.page(self.table.screen.farm(self.table.game, shown))

    def _what(self, text: str) -> None:
        """Explain anything by its name."""
        if not text:
            self._say(say("what-what", self._lang))
            return
        found = find(text, self.table.screen.entries(self.table.game))
        if len(found.entries) > EXPLAINED:
            names = ", ".join(sorted(entry.names[0] for entry in found.entries))
            self._say(say("what-which", self._lang, text=text, names=names))
        elif found.entries:
            self.table.printer.page([line for entry in found.entries for line in entry.describe()])
        elif found.nearest:
            self._say(say("what-nearest", self._lang, text=text, names=", ".join(found.nearest)))
        else:
            self._say(say("what-unknown", self._lang, text=text))

    def _hint(self, seat: int) -> None:
        """What the analysis would do for the person who must decide; Ctrl-C stops it."""
        game = self.table.game
        if not is_advised(game.id):
            self._say(say("error-no-hints", self._lang))
            return
        try:
            lines = hint_lines(game, seat, self._lang, self.table.names)
        except KeyboardInterrupt:
            lines = ["", say("terminal-hint-stopped", self._lang)]
        self._page(lines)

    def _hand(self, seat: int) -> None:
        table = self.table
        lines = table.screen.hand(table.game, seat)
        if lines:
            table.confide(lines, seat)
        else:
            self._say(say("terminal-no-hand", self._lang))

    def _save(self, text: str) -> None:
        if not text:
            self.table.keep()
            return
        path = Path(text).expanduser()
        try:
            saves.save(self.table.game, self.table.names, path)
        except OSError as problem:
            self._say(say("error-file", self._lang, file=str(path), problem=problem.strerror or ""))
            return
        self._say(say("terminal-saved", self._lang, file=str(path)))

    def _quit(self) -> None:
        from bocage.terminal.table import Leave

        answer = self.table.printer.read(say("terminal-save-question", self._lang) + " ")
        word = (answer or "").strip()
        if word.lower() in NO:
            self.table.file.unlink(missing_ok=True)
            self._say(say("terminal-bye", self._lang))
        elif word.lower() in YES:
            self.table.keep()
        else:
            self._save(word)
        raise Leave
