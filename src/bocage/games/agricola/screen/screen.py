"""The whole table of Agricola as lines: round, action spaces, the farm of who decides, the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.lanes import lane
from bocage.core.menu import ANYTIME, action_of, argument_of, kind_of
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.games.agricola import Game as Agricola
from bocage.games.agricola.decks import book_for
from bocage.games.agricola.rules.actions import MAJOR, RELEASE, SPACE
from bocage.games.agricola.rules.goods import ANIMALS
from bocage.games.agricola.rules.harvest import HARVESTS
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.scoring import score_sheet
from bocage.games.agricola.rules.spaces import HEAP_OF, LESSONS_SPACE, MORE_LESSONS_SPACE
from bocage.games.agricola.rules.state import ROUNDS, Board
from bocage.games.agricola.rules.verbs.fencing import spaces_chosen
from bocage.games.agricola.screen import closely
from bocage.games.agricola.screen.farms import FarmPicture, housed
from bocage.games.agricola.screen.words import CHOSEN_CARDS, animal_words, entries, noun
from bocage.games.agricola.words.names import card_text, space_name
from bocage.messages import LANGUAGES, say
from bocage.terminal.lookup import LookupEntry
from bocage.terminal.printer import ROOMY, WIDTH, in_columns, wrap
from bocage.terminal.screen import Screen
from bocage.wording import good_count, join, phase_name

SPACE_WIDTH = 32  # with its full name
SPACE_LETTERS = 19  # of the name of a space
SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green")
# What a seat chooses itself needs no telling.
OWN_DOINGS = {"space", "plowed", "stable", "room", "sowed", "fenced", "released", "played", "paid", "cooked"}
OWN_DOINGS |= {"baked", "renovated", "moved_crop", "gave_back", "mulligan"}
# Questions about a hand before the first round, and those whose answers may be cards in hand.
HANDS = ("keep", "mulligan")
FROM_HAND = ("improve", "minor", "occupation")
OF_CARDS = 1 << LESSONS_SPACE | 1 << MORE_LESSONS_SPACE
DOT = " · "
NAME = 14  # letters of a player's name that are shown
OWN_CELL = 11
WIDEST_CELL = 18
TIGHT = 24
AROUND = 7  # lines for news, the question and its answers where the table shows these itself
LEAST_AROUND = 4  # the same when they are cut short
PICTURE = 7
SUPPLY = 2
CARD_LINES = 3  # that a card usually takes with its text


class AgricolaScreen(Screen):
    """Draws a game of Agricola for its players."""

    hint = "terminal-hint-agricola"
    help = "terminal-help-agricola"
    why_what = "terminal-why-what-agricola"
    barriers = frozenset({"round", "revealed"})
    animals = ANIMALS

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        super().__init__(lang, names)
        self._height = TIGHT
        self._book = book_for()  # that of the game that was drawn last

    def lines(self, game: Game, numbers: Mapping[int, int], height: int) -> list[Text | str]:
        """The table; before the first round there is only a hand to choose.

        Where room is tight, the spaces are left out while something else is asked, everything but the own
        supply while cards are, and of the farms as much is told as there is room for.
        """
        board = board_of(game)
        self._height = height
        self._book = board.book
        self.hint = "terminal-hint-agricola" if self.has_hands(game) else "terminal-hint-agricola-beginner"
        if game.prompt[1] in HANDS and game.to_act is not None:
            return [
                self._head(game, board),
                *closely.hand_names(board.farm(game.to_act), self.lang, self.width),
            ]
        choosing = not numbers or any(self.shows(action) for action in numbers)
        found: list[Text | str] = [self._head(game, board)]
        if height < ROOMY and game.prompt[1] in FROM_HAND and game.to_act is not None:
            found.append(self._title(board, game.to_act, "▶", []))
            return [*found, *closely.supply_lines(board.farm(game.to_act), self.lang)]
        if height >= ROOMY or choosing:
            found += self._spaces(board, numbers)
            coming = closely.to_come(board, self.lang)
            found += [Text(line, style="dim") for line in wrap(coming, 0, self.width - 1)] if coming else []
        anytime = sum(kind_of(action) == ANYTIME for action in numbers)
        left = height - AROUND - min(anytime, 5) - len(found) - int(board.seats) - SUPPLY
        drawn = height >= ROOMY or not choosing or left + AROUND - LEAST_AROUND >= PICTURE
        return [*found, *self._farms(game, board, drawn, left - PICTURE * drawn)]

    def _head(self, game: Game, board: Board) -> Text:
        phase = phase_name(game, self.lang)
        text = say("terminal-head", self.lang, round=int(board.round), rounds=ROUNDS, phase=phase)
        if board.round == 0:
            text = say("agricola-before", self.lang)
        head = Text(text, style="bold reverse")
        coming = next(number for number in range(max(1, board.round), ROUNDS + 1) if HARVESTS >> number & 1)
        aside = say("agricola-harvest", self.lang, round=coming)
        if not board.is_solo():
            starter = say("agricola-starter", self.lang, name=self.names[board.marker][:NAME])
            aside = f"{starter}{DOT}{aside}"
        head.append(" " + aside.rjust(self.width - 2 - len(head)), style="default not reverse not bold")
        head.truncate(self.width - 1)
        return head

    def _spaces(self, board: Board, numbers: Mapping[int, int]) -> list[Text]:
        # the spaces of the card game cannot be used in the first game: they are not drawn.
        spaces = int(board.spaces) & ~(OF_CARDS if board.beginner else 0)
        shown = [space for space in range(len(SPACE_NAMES)) if spaces >> space & 1]
        entries = [self._space(board, space, numbers) for space in shown]
        return in_columns(entries, self._space_columns)

    @property
    def _space_columns(self) -> int:
        """How many action spaces stand side by side."""
        return max(3, self.width // SPACE_WIDTH)

    def _space(self, board: Board, space: int, numbers: Mapping[int, int]) -> Text:
        number = numbers.get(action_of(SPACE, space))
        people = [seat for seat in range(board.seats) if board.people_of(seat) >> space & 1]
        entry = Text()
        if people:
            entry.append(f"●{people[0] + 1}", style=SEAT_STYLES[people[0]])
        else:
            entry.append("  " if number is None else f"{number:>2}", style="bold yellow")
        style = "dim" if people or (number is None and numbers) else "default"
        place = HEAP_OF[space]
        pile = str(int(board.pile(place))) if place >= 0 and board.pile(place) else ""
        width = self.width // self._space_columns
        letters = max(SPACE_LETTERS, width - 7)
        name = space_name(space, self.lang)
        name = name if len(name) <= letters else space_name(space, self.lang, short=True)
        entry.append(f" {name[:letters].ljust(letters)} {pile:>2}", style=style)
        entry.pad_right(width - len(entry))
        return entry

    def _farms(self, game: Game, board: Board, drawn: bool, left: int) -> list[Text | str]:
        """All players; the one who decides in full, the others with what they have as there is room."""
        own = game.to_act if game.to_act is not None and game.to_act >= 0 else 0
        found: list[Text | str] = []
        for seat in range(board.seats):
            mark = "▶" if game.to_act == seat else " "
            holdings = closely.holdings(board.farm(seat), self.lang)
            below = wrap(DOT.join(holdings), 3, self.width - 1) if holdings else []
            fits = seat != own and len(below) <= left
            found.append(self._title(board, seat, mark, [] if fits or seat == own else holdings[:1]))
            if fits:
                found += below
                left -= len(below)
            if seat == own:
                found += self._own(game, seat, drawn)
        return found

    def _title(self, board: Board, seat: int, mark: str, more: list[str]) -> Text:
        """The line of a player, with as many facts as have room."""
        name = f"{mark}{seat + 1} {self.names[seat][:NAME]}"
        line = Text(name, style=SEAT_STYLES[seat])
        between = DOT
        for fact in [*closely.summary(board, seat, self.lang), *more]:
            if len(line) + len(between + fact) < self.width:
                line.append(between + fact, style="default not bold")
                between = ", "
        return line

    def _own(self, game: Game, seat: int, drawn: bool) -> list[Text | str]:
        board = board_of(game)
        farm = board.farm(seat)
        widest = OWN_CELL + (self.width - WIDTH) // 10
        picture = FarmPicture(farm, self.lang, self.width, widest, _being_fenced(game, board))
        found: list[Text | str] = list(picture.lines()) if drawn else []
        found += self._no_room(game, seat)
        found += closely.supply_lines(farm, self.lang)
        cards = closely.cards_in_front(farm, self.lang)
        if cards and self._height >= ROOMY:
            found += wrap(say("agricola-in-front", self.lang, cards=", ".join(cards)), 0, self.width)
        return found

    def _no_room(self, game: Game, seat: int) -> list[str]:
        counts = zip(ANIMALS, self.homeless(game, seat), strict=True)
        lost = [good_count(name, count, self.lang) for name, count in counts if count]
        return [say("terminal-no-room", self.lang, animals=join(lost, self.lang))] if lost else []

    # Choices.

    def shows(self, action: int) -> bool:
        return kind_of(action) == SPACE

    def noun(self, action: int, lang: str) -> str:
        return noun(self._book, action, lang)

    def called(self, action: int) -> list[str]:
        kind, place = (kind_of(action), argument_of(action))
        if kind == SPACE:
            return [space_name(place, lang, short=True) for lang in LANGUAGES]
        return animal_words(ANIMALS[place]) if kind == RELEASE else []

    def round(self, game: Game) -> int:
        return int(board_of(game).round)

    def herd(self, game: Game, seat: int) -> list[int]:
        farm = board_of(game).farm(seat)
        return [int(farm.animal(kind)) for kind in range(len(ANIMALS))]

    def homeless(self, game: Game, seat: int) -> list[int]:
        farm = board_of(game).farm(seat)
        lost = int(farm.herd()) - housed(farm)
        return [int(lane(lost, kind)) for kind in range(len(ANIMALS))]

    def entries(self, game: Game) -> list[LookupEntry]:
        self._book = board_of(game).book
        return entries(self._book, self.lang, self.width)

    def note(self, game: Game, action: int) -> list[str]:
        if kind_of(action) not in CHOSEN_CARDS:
            return []
        card = argument_of(action)
        book = board_of(game).book
        facts = closely.facts(book, card, self.lang) if self._has_room(game, 1) else ""
        text = card_text(book, card, self.lang) if self._has_room(game, CARD_LINES) else ""
        return list(filter(None, [facts, text]))

    def aside(self, game: Game) -> str:
        readable = game.prompt[1] != "mulligan" and self._has_room(game, CARD_LINES)
        if readable:
            return ""
        if not self.has_hands(game):
            return say("agricola-read-majors", self.lang)
        majors = any(kind_of(action) == MAJOR for action in game.legal_actions())
        return say("agricola-read-all-cards" if majors else "agricola-read-cards", self.lang)

    def _has_room(self, game: Game, lines: int) -> bool:
        """Whether all cards among the choices can be shown at once in so many lines each."""
        cards = sum(kind_of(action) in CHOSEN_CARDS for action in game.legal_actions())
        return cards * lines < max(self._height, TIGHT)

    def is_news(self, event: Event, seat: int) -> bool:
        return event.seat != seat or event.key not in OWN_DOINGS

    def is_secret(self, game: Game) -> bool:
        """Choices from a hand are; hands are secret (A-1.6)."""
        board, seat = board_of(game), game.to_act
        if board.is_solo() or seat is None or seat < 0:
            return False
        asked = game.prompt[1]
        farm = board.farm(seat)
        has_cards = not farm.hand.is_empty()
        return asked in HANDS or (asked in FROM_HAND and has_cards)

    # Closer looks.

    def has_hands(self, game: Game) -> bool:
        return not board_of(game).beginner

    def hand(self, game: Game, seat: int) -> list[Text | str]:
        return closely.hand_lines(board_of(game).farm(seat), self.lang, self.width)

    def tiles(self, game: Game) -> list[Text | str]:
        return closely.major_lines(board_of(game), self.lang, self.width)

    def farm(self, game: Game, seat: int) -> list[Text | str]:
        farm = board_of(game).farm(seat)
        found: list[Text | str] = [Text(f"{seat + 1} {self.names[seat]}", style=SEAT_STYLES[seat])]
        found += FarmPicture(farm, self.lang, self.width - 1, WIDEST_CELL).lines()
        return [*found, *self._no_room(game, seat), *closely.farm_lines(farm, self.lang, self.width)]

    def sheets(self, game: Game) -> list[ScoreSheet]:
        """The score in the rows of the score sheet (A-18.12)."""
        board = board_of(game)
        sheets = [score_sheet(board, seat) for seat in range(board.seats)]
        return [ScoreSheet(_rows(sheet)) for sheet in sheets]


def _being_fenced(game: Game, board: Board) -> int:
    """The spaces already chosen for the pasture that is being fenced."""
    return int(spaces_chosen(board, game.to_act)) if game.to_act is not None else 0


def _rows(sheet: ScoreSheet) -> list[ScoreLine]:
    """Each line of the farm is a row of its own; then come the cards, also where there are none."""
    farm = [ScoreLine(line.key, line.key, line.points) for line in sheet.lines if line.category == "farm"]
    others = [line for line in sheet.lines if line.category != "farm"]
    return [*farm, ScoreLine("cards", "cards", 0.0), *others]


def board_of(game: Game) -> Board:
    """The state of a game of Agricola."""
    assert isinstance(game, Agricola)
    game.menu()
    return game.board
