"""People who type from a list: a table driven by scripted input."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from bocage import cli
from bocage.core.game import Game
from bocage.games.creatures import Game as Creatures
from bocage.terminal import saves
from bocage.terminal.printer import WIDTH, Printer
from bocage.terminal.seats import seats_named
from bocage.terminal.table import TerminalTable


class Sitting:
    """One table after everything was typed: what it printed and how the game stands."""

    def __init__(
        self,
        typed: list[str],
        folder: Path,
        game: Game | None = None,
        lang: str = "en",
        names: tuple[str, ...] = ("Ann", "Bob"),
    ) -> None:
        self.file = folder / "game.bocage"
        output = StringIO()
        source = StringIO("".join(line + "\n" for line in typed))
        self.table = TerminalTable(
            game or Creatures(seed=4, first_player=0),
            seats_named(list(names), 1),
            Printer(output, source),
            lang,
            self.file,
        )
        self.code = self.table.run()
        self.text = output.getvalue()
        too_long = [line for line in self.text.splitlines() if len(line) > WIDTH and str(folder) not in line]
        assert too_long == []

    @property
    def game(self) -> Game:
        """The game as it stood when everything was typed."""
        return self.table.game

    @property
    def moves(self) -> list[str]:
        """What was played, in notation, chance left out."""
        return [self.game.codec.text(action) for seat, action in self.game.moves() if seat >= 0]

    def after(self, typed: str) -> str:
        """What was printed after this was typed, up to the next prompt."""
        return self.text.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]

    def flat(self, typed: str) -> str:
        """The same without line breaks."""
        return " ".join(self.after(typed).split())


class Typist:
    """A person at the keyboard of a pipe, who types these lines and then goes away."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return self.lines.pop(0) + "\n" if self.lines else ""


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The command line with these words: its code, what it printed and what it complained about."""
    code = cli.main(list(words))
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def latest() -> Path:
    """The game that was saved last."""
    return saves.saved_games()[0]
