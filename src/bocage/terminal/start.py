"""The first menu: which game, which mode, who sits where, or a saved game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom

from bocage import games, messages
from bocage.core.decks import BASE, decks_of
from bocage.core.errors import BocageError
from bocage.core.game import Game
from bocage.messages import say
from bocage.terminal import saves
from bocage.terminal.printer import Printer
from bocage.terminal.screens import playable
from bocage.terminal.seats import TerminalSeat, bot_name, bot_text, bots_for, seats_named
from bocage.terminal.table import TerminalTable
from bocage.wording import error_sentence, mode_name

SHOWN_SAVES = 9


class Gone(Exception):
    """The input has ended, or the person has left the menu."""


def fresh_seed() -> int:
    """A number for chance that nobody has chosen."""
    return SystemRandom().randrange(1, 1_000_000)


class StartMenu:
    """Asks until there is a game to play."""

    def __init__(self, printer: Printer) -> None:
        self.printer = printer

    def run(self) -> int:
        """Show the menu, play what was chosen; returns the exit code."""
        try:
            table = None
            while table is None:
                table = self._first()
            return table.run()
        except Gone:
            self.printer.say(say("start-bye"))
            return 0

    def _first(self) -> TerminalTable | None:
        catalogue = [entry for entry in games.catalogue() if entry.id in playable()]
        self.printer.line()
        self.printer.say(say("start-title"))
        entries = [entry.name[messages.language()] for entry in catalogue]
        choice = self._choose([*entries, say("start-resume"), say("start-language"), say("start-quit")])
        if choice < len(catalogue):
            return self._new(catalogue[choice])
        if choice == len(catalogue):
            return self._resume()
        if choice == len(catalogue) + 1:
            messages.choose("en" if messages.language() == "fr" else "fr")
            return None
        raise Gone

    def _new(self, entry: games.GameEntry) -> TerminalTable | None:
        lang = messages.language()
        self.printer.say(say("start-mode"))
        mode = entry.modes[self._choose([mode_name(mode, lang, entry.id) for mode in entry.modes])]
        options: dict[str, object] = {"mode": mode, **self._decks(entry.id)}
        if mode == "free":
            named = self._read(say("start-tiles") + " ")
            options["tiles"] = [word.strip() for word in named.split(",") if word.strip()]
        seed = fresh_seed()
        try:
            if len(entry.players) > 1:
                options["seats"] = self._players(entry, options)
            game = _new_game(entry.id, options, seed)
        except BocageError as error:
            self.printer.say(error_sentence(error, lang))
            return None
        names = [self._seat(number, entry.id) for number in range(1, int(game.state.seats) + 1)]
        return self._table(game, seats_named(names, seed), seed)

    def _decks(self, game: str) -> dict[str, object]:
        """The decks to play with, where others than the base deck are installed: one of them, or all."""
        found = list(decks_of(game).values())
        if not found:
            return {}
        self.printer.say(say("start-decks"))
        names = [deck.name[messages.language()] for deck in found]
        every = [say("start-decks-all")] if len(found) > 1 else []
        choice = self._choose([say("start-decks-none"), *names, *every])
        if choice == 0:
            return {}
        return {
            "decks": [BASE, *(deck.id for deck in (found if choice > len(found) else [found[choice - 1]]))]
        }

    def _players(self, entry: games.GameEntry, options: Mapping[str, object]) -> int:
        """How many play, where the mode leaves a choice."""
        possible = [count for count in entry.players if _can_begin(entry.id, {**options, "seats": count})]
        if len(possible) == 1:
            return possible[0]
        self.printer.say(say("start-players"))
        return possible[self._choose([str(count) for count in possible])]

    def _seat(self, number: int, game: str) -> str:
        bots = bots_for(game)
        self.printer.say(say("start-seat", number=number))
        choice = self._choose([say("start-person"), *(bot_line(bot, game) for bot in bots)])
        if choice:
            return bots[choice - 1]
        name = self._read(say("start-name", number=number) + " ").strip()
        return name or say("seat", number=number)

    def _resume(self) -> TerminalTable | None:
        found = saves.saved_games()[:SHOWN_SAVES]
        if not found:
            self.printer.say(say("start-no-saves", folder=str(saves.folder())))
            return None
        self.printer.say(say("start-which-save"))
        path = found[self._choose([path.name for path in found])]
        try:
            game, record = saves.resume(path, playable())
        except BocageError as error:
            self.printer.say(error_sentence(error, messages.language()))
            return None
        seed = fresh_seed()
        return TerminalTable(
            game, seats_named(record.seats, seed), self.printer, messages.language(), path, seed
        )

    def _table(self, game: Game, seats: list[TerminalSeat], seed: int) -> TerminalTable:
        return TerminalTable(game, seats, self.printer, messages.language(), saves.fresh_file(game.id), seed)

    def _choose(self, texts: Sequence[str]) -> int:
        for number, text in enumerate(texts, start=1):
            self.printer.say(f"{number} {text}", 2)
        while True:
            word = self._read(say("start-choose") + " ").strip()
            if word.isdecimal() and 1 <= int(word) <= len(texts):
                return int(word) - 1
            self.printer.say(say("start-wrong", last=len(texts)))

    def _read(self, prompt: str) -> str:
        answer = self.printer.read(prompt)
        if answer is None:
            raise Gone
        return answer


def bot_line(bot: str, game: str = "") -> str:
    """What a bot is called, and how it plays and scores where that is known."""
    name, text = bot_name(bot), bot_text(bot, game=game)
    return say("start-bot-text", bot=name, text=text) if text else say("start-bot", bot=name)


def _new_game(id: str, options: Mapping[str, object], seed: int) -> Game:
    kind = games.game_class(id)
    assert kind is not None
    game: Game = kind.from_options(options, seed)
    return game


def _can_begin(id: str, options: Mapping[str, object]) -> bool:
    try:
        _new_game(id, options, 1)
    except BocageError:
        return False
    return True
