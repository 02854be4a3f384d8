"""The whole table of Agricola as lines: round, action spaces, the farm of who decides, the others."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from bocage.agricola import Game as Agricola
from bocage.agricola.actions import MAJOR, MINOR, OCCUPATION, SPACE
from bocage.agricola.book import FIRST_MAJOR, FIRST_MINOR, FIRST_OCCUPATION
from bocage.agricola.harvest import HARVESTS
from bocage.agricola.notation import CARD_NAMES, SPACE_NAMES
from bocage.agricola.scoring import score_sheet
from bocage.agricola.spaces import HEAP_OF
from bocage.agricola.state import ROUNDS, Board
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.menu import ARGUMENTS
from bocage.core.outcome import ScoreSheet
from bocage.messages import say
from bocage.terminal.agricola import closely
from bocage.terminal.agricola.farms import FarmPicture
from bocage.terminal.printer import ROOMY, WIDTH
from bocage.terminal.screen import Screen
from bocage.wording import phase_name
from bocage.wording.agricola_names import card_name, card_text, space_name

SPACE_WIDTH = 26
COLUMNS = 3
SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green")
# What a seat chooses itself needs no telling.
OWN_DOINGS = {"space", "plowed", "stable", "room", "sowed", "fenced", "released", "played", "paid", "cooked"}
OWN_DOINGS |= {"baked", "renovated", "moved_crop", "gave_back", "mulligan"}
FIRST_OF = {MAJOR: FIRST_MAJOR, MINOR: FIRST_MINOR, OCCUPATION: FIRST_OCCUPATION}


class AgricolaScreen(Screen):
    """Draws a game of Agricola for its players."""

    hint = "terminal-hint-agricola"
    help = "terminal-help-agricola"
    why_what = "terminal-why-what-agricola"
    barriers = frozenset({"round", "revealed"})

    def lines(self, game: Game, numbers: Mapping[int, int], height: int) -> list[Text | str]:
        """The table. Where room is tight, the spaces are left out while something else is asked."""
        board = board_of(game)
        choosing = not numbers or any(self.shows(action) for action in numbers)
        roomy = height >= ROOMY
        found: list[Text | str] = [self._head(game, board)]
        if roomy or choosing:
            found += self._spaces(board, numbers)
        return [*found, *self._farms(game, board, roomy or not choosing)]

    def _head(self, game: Game, board: Board) -> Text:
        text = say(
            "terminal-head",
            self.lang,
            round=int(board.round),
            rounds=ROUNDS,
            phase=phase_name(game, self.lang),
        )
        head = Text(text, style="bold reverse")
        coming = next(
            (number for number in range(max(1, board.round), ROUNDS + 1) if HARVESTS >> number & 1), 0
        )
        head.append(say("agricola-harvest", self.lang, round=coming).rjust(WIDTH - 1 - len(head)))
        return head

    def _spaces(self, board: Board, numbers: Mapping[int, int]) -> list[Text]:
        shown = [space for space in range(len(SPACE_NAMES)) if board.spaces >> space & 1]
        entries = [self._space(board, space, numbers) for space in shown]
        rows = -(-len(entries) // COLUMNS)
        found = []
        for row in range(rows):
            line = Text()
            for entry in entries[row::rows]:
                line.append_text(entry)
            found.append(line)
        return found

    def _space(self, board: Board, space: int, numbers: Mapping[int, int]) -> Text:
        number = numbers.get(SPACE * ARGUMENTS + space)
        people = [seat for seat in range(board.seats) if board.people_of(seat) >> space & 1]
        entry = Text()
        if people:
            entry.append(f"●{people[0] + 1}", style=SEAT_STYLES[people[0]])
        else:
            entry.append("  " if number is None else f"{number:>2}", style="bold yellow")
        style = "dim" if people or (number is None and numbers) else "default"
        place = HEAP_OF[space]
        pile = str(int(board.pile(place))) if place >= 0 and board.pile(place) else ""
        entry.append(f" {space_name(space, self.lang, short=True):<19.19} {pile:>2}", style=style)
        entry.pad_right(SPACE_WIDTH - len(entry))
        return entry

    def _farms(self, game: Game, board: Board, drawn: bool) -> list[Text | str]:
        own = game.to_act if game.to_act is not None and game.to_act >= 0 else 0
        found: list[Text | str] = []
        for seat in range(board.seats):
            mark = "▶" if game.to_act == seat else " "
            title = Text(f"{mark}{seat + 1} {self.names[seat]}", style=SEAT_STYLES[seat])
            title.append(" " + closely.summary(board, seat, self.lang), style="default not bold")
            title.truncate(WIDTH - 1)
            found.append(title)
            if seat == own:
                if drawn:
                    found += FarmPicture(board.farm(seat), self.lang, 56).lines()
                found += closely.supply_lines(board.farm(seat), self.lang)
        return found

    # Choices.

    def shows(self, action: int) -> bool:
        return action // ARGUMENTS == SPACE

    def called(self, action: int) -> list[str]:
        kind, place = divmod(action, ARGUMENTS)
        names: list[str] = []
        if kind == SPACE:
            names = [space_name(place, self.lang, short) for short in (False, True)]
        elif kind in FIRST_OF:
            names = [card_name(FIRST_OF[kind] + place, self.lang)]
        return [name.lower() for name in names]

    def note(self, game: Game, action: int) -> list[str]:
        kind, place = divmod(action, ARGUMENTS)
        if kind not in FIRST_OF or game.to_act is None or game.to_act < 0:
            return []
        card = FIRST_OF[kind] + place
        return [closely.facts(card, self.lang), card_text(CARD_NAMES[card], self.lang)]

    def is_news(self, event: Event, seat: int) -> bool:
        return event.seat != seat or event.key not in OWN_DOINGS

    def is_secret(self, game: Game) -> bool:
        return game.prompt[1] in ("keep", "mulligan") and not board_of(game).is_solo()

    # Closer looks.

    def tiles(self, game: Game) -> list[Text | str]:
        return closely.card_lines(board_of(game), game.to_act, self.lang)

    def farm(self, game: Game, seat: int) -> list[Text | str]:
        farm = board_of(game).farm(seat)
        found: list[Text | str] = [Text(f"{seat + 1} {self.names[seat]}", style=SEAT_STYLES[seat])]
        found += FarmPicture(farm, self.lang, WIDTH - 1, widest=14).lines()
        return [*found, *closely.farm_lines(farm, self.lang)]

    def sheets(self, game: Game) -> list[ScoreSheet]:
        board = board_of(game)
        return [score_sheet(board, seat, CARD_NAMES) for seat in range(board.seats)]


def board_of(game: Game) -> Board:
    """The state of a game of Agricola."""
    assert isinstance(game, Agricola)
    game.menu()
    return game.board
