"""The whole table as lines: round, action spaces, both farms, supplies, buildings on display."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest

from rich.text import Text

from bocage.core.codec import Codec
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.lanes import lane
from bocage.core.menu import action_of, argument_of, kind_of
from bocage.core.outcome import ScoreSheet
from bocage.games.creatures.rules.actions import BUILD, GIVE, RELEASE, SPACE
from bocage.games.creatures.rules.goods import ANIMALS, BORDERS, GOODS, RESOURCES
from bocage.games.creatures.rules.lodging import housed
from bocage.games.creatures.rules.notation import SPACE_NAMES
from bocage.games.creatures.rules.position import pile_of
from bocage.games.creatures.rules.scoring import score_sheet
from bocage.games.creatures.rules.state import ROUNDS, SEATS, Board
from bocage.games.creatures.rules.verbs.housing import is_before_breeding
from bocage.games.creatures.screen.closely import farm_lines
from bocage.games.creatures.screen.farms import FarmPicture, picture_of
from bocage.games.creatures.screen.tiles import facts, tile_lines
from bocage.games.creatures.screen.words import animal_words, entries, noun
from bocage.games.creatures.words.names import space_name
from bocage.messages import LANGUAGES, say
from bocage.terminal.lookup import LookupEntry
from bocage.terminal.printer import ROOMY, in_columns, wrap
from bocage.terminal.screen import Screen
from bocage.terminal.vocabulary import Vocabulary
from bocage.wording import good_count, join, phase_name

GAP = 3  # between the two farms
SPACE_WIDTH = 32  # with its full name
PILE_WIDTH = 4
WIDEST_CELL = 18
# What a seat chooses itself needs no telling.
OWN_DOINGS = {"space", "border", "trough", "stall", "stable", "built", "expanded"}
OWN_DOINGS |= {"released", "took", "exchanged", "moved", "gave_border"}
SEAT_STYLES = ("bold cyan", "bold magenta")


class CreaturesScreen(Screen):
    """Draws a game of creatures for its players."""

    animals = ANIMALS
    _codec: Codec | None = None  # of the game whose words were asked for

    def lines(self, game: Game, numbers: Mapping[int, int], height: int) -> list[Text | str]:
        """The table. `numbers` are those of the choices, shown beside the action spaces.

        Where room is tight, the buildings on display are left out, and the spaces while none is to be chosen.
        """
        board = board_of(game)
        is_choosing = not numbers or SPACE in _kinds(numbers)
        is_roomy = height >= ROOMY
        found: list[Text | str] = [self._head(game, board)]
        if is_roomy or is_choosing:
            found += self._spaces(board, numbers)
        found += self._farms(game, board, 2 if is_roomy else 1)
        return [*found, *(self._display(board) if is_roomy and is_choosing else [])]

    def shows(self, action: int) -> bool:
        """Whether the table itself shows this choice with its number."""
        return kind_of(action) == SPACE

    def vocabulary(self, codec: Codec) -> Vocabulary:
        self._codec = codec
        return super().vocabulary(codec)

    def noun(self, action: int, lang: str) -> str:
        assert self._codec is not None
        return noun(self._codec, action, lang)

    def called(self, action: int) -> list[str]:
        kind, place = (kind_of(action), argument_of(action))
        if kind == SPACE:
            return [space_name(SPACE_NAMES[place], lang, short=True) for lang in LANGUAGES]
        if kind in (RELEASE, GIVE):
            return animal_words(ANIMALS[place] if kind == RELEASE else GOODS[place])
        return []

    def round(self, game: Game) -> int:
        return int(board_of(game).round)

    def herd(self, game: Game, seat: int) -> list[int]:
        farm = board_of(game).farm(seat)
        return [int(farm.animal(kind)) for kind in range(len(ANIMALS))]

    def homeless(self, game: Game, seat: int) -> list[int]:
        farm = board_of(game).farm(seat)
        lost = int(farm.animals) - housed(farm, is_emptied(game, seat))
        return [int(lane(lost, kind)) for kind in range(len(ANIMALS))]

    def entries(self, game: Game) -> list[LookupEntry]:
        board = board_of(game)
        seat = game.to_act
        farm = board.farm(seat) if seat is not None and seat >= 0 else None
        return entries(board.book, self.lang, self.width, farm)

    def is_news(self, event: Event, seat: int) -> bool:
        """Whether a seat should be told: not what it did itself, nor what the table shows."""
        return event.key != "drawn" and (event.seat != seat or event.key not in OWN_DOINGS)

    def _head(self, game: Game, board: Board) -> Text:
        text = say(
            "terminal-head",
            self.lang,
            round=int(board.round),
            rounds=ROUNDS,
            phase=phase_name(game, self.lang),
        )
        supply = say(
            "terminal-general-supply",
            self.lang,
            expansions=int(board.expansions),
            tiles=int(board.tiles),
            troughs=int(board.troughs),
        )
        head = Text(text, style="bold reverse")
        head.append(supply.rjust(self.width - 1 - len(head)))
        return head

    def _spaces(self, board: Board, numbers: Mapping[int, int]) -> list[Text]:
        entries = [self._space(board, space, numbers) for space in range(len(SPACE_NAMES))]
        return in_columns(entries, self._space_columns)

    @property
    def _space_columns(self) -> int:
        """How many action spaces stand side by side."""
        return max(3, self.width // SPACE_WIDTH)

    def _space(self, board: Board, space: int, numbers: Mapping[int, int]) -> Text:
        width = self.width // self._space_columns
        letters = width - PILE_WIDTH - 5
        name = space_name(SPACE_NAMES[space], self.lang)
        name = name if len(name) <= letters else space_name(SPACE_NAMES[space], self.lang, short=True)
        piles = list(pile_of(board, space).values())
        if len(piles) > 1 and piles[-1] == 0:
            piles.pop()
        pile = "+".join(str(count) for count in piles)
        number = numbers.get(action_of(SPACE, space))
        entry = Text()
        if board.occupied >> space & 1:
            seat = int(board.workers1 >> space & 1)
            entry.append(f"●{seat + 1}", style=SEAT_STYLES[seat])
            style = "dim"
        else:
            entry.append("  " if number is None else f"{number:>2}", style="bold yellow")
            style = "default" if number is not None or SPACE not in _kinds(numbers) else "dim"
        entry.append(f" {name[:letters].ljust(letters)} {pile:>{PILE_WIDTH}}", style=style)
        entry.pad_right(width - len(entry))
        return entry

    def _farms(self, game: Game, board: Board, height: int) -> list[Text]:
        half = (self.width - 1 - GAP) // SEATS
        height = max(self._picture(game, board, seat, half, height).height for seat in range(SEATS))
        blocks = [self._farm_block(game, board, seat, half, height) for seat in range(SEATS)]
        found = []
        for left, right in zip_longest(*blocks, fillvalue=Text()):
            line = left.copy()
            line.pad_right(half + GAP - len(line))
            line.append_text(right)
            found.append(line)
        return found

    def _picture(self, game: Game, board: Board, seat: int, width: int, height: int) -> FarmPicture:
        emptied = is_emptied(game, seat)
        return picture_of(board.farm(seat), self.lang, width, height, WIDEST_CELL, emptied)

    def _farm_block(self, game: Game, board: Board, seat: int, half: int, height: int) -> list[Text]:
        farm = board.farm(seat)
        mark = "▶" if game.to_act == seat else " "
        title = Text(f"{mark}{seat + 1} {self.names[seat]}"[:half], style=SEAT_STYLES[seat])
        if board.marker == seat and len(title) + 3 < half:
            title.append(" " + say("terminal-marker", self.lang)[: half - len(title) - 1], style="dim")
        goods = {name: int(farm.good(place)) for place, name in enumerate(RESOURCES)}
        animals = {name: int(farm.animal(kind)) for kind, name in enumerate(ANIMALS)}
        supply = say("terminal-supply", self.lang, borders=int(farm.good(BORDERS)), **goods)
        herd = say("terminal-herd", self.lang, **animals)
        picture = self._picture(game, board, seat, half, height)
        return [
            title,
            *picture.lines(),
            *(Text(line) for line in self._below(game, seat, picture, half)),
            Text(supply[:half]),
            Text(herd[:half]),
        ]

    def _below(self, game: Game, seat: int, picture: FarmPicture, width: int) -> list[str]:
        """Whoever could not be drawn: for want of room in a cell of the picture, or on the farm."""
        found = wrap(", ".join(picture.left_out), 2, width) if picture.left_out else []
        return [*found, *self._no_room(game, seat, width)]

    def _no_room(self, game: Game, seat: int, width: int) -> list[str]:
        counts = zip(ANIMALS, self.homeless(game, seat), strict=True)
        lost = [good_count(name, count, self.lang) for name, count in counts if count]
        return (
            wrap(say("terminal-no-room", self.lang, animals=join(lost, self.lang)), 2, width) if lost else []
        )

    def _display(self, board: Board) -> list[Text | str]:
        names = [board.book.buildings[tile].name[self.lang] for tile in board.display.numbers()]
        shown = ", ".join(names) if names else say("nothing", self.lang)
        text = say("terminal-display", self.lang, buildings=shown)
        return [Text(line, style="dim") for line in wrap(text, 0, self.width - 1)]

    # Closer looks.

    def tiles(self, game: Game) -> list[Text | str]:
        """Every building on display, with price, points and text."""
        board = board_of(game)
        seat = game.to_act
        farm = board.farm(seat) if seat is not None and seat >= 0 else None
        found: list[Text | str] = []
        for tile in board.display.numbers():
            found += tile_lines(board.book, tile, self.lang, self.width, farm)
        return found or [say("nothing", self.lang)]

    def farm(self, game: Game, seat: int) -> list[Text | str]:
        """A farm drawn large, with every home and every building."""
        board = board_of(game)
        farm = board.farm(seat)
        found: list[Text | str] = [Text(f"{seat + 1} {self.names[seat]}", style=SEAT_STYLES[seat])]
        found += farm_lines(farm, self.lang, self.width, is_emptied(game, seat))
        return [*found, *(self._no_room(game, seat, self.width))]

    def note(self, game: Game, action: int) -> list[str]:
        """What a person should know beside a choice: the price and text of a building."""
        if kind_of(action) != BUILD:
            return []
        tile = argument_of(action)
        board = board_of(game)
        price = facts(board.book, tile, self.lang, board.farm(game.to_act or 0))
        return [price, board.book.buildings[tile].text[self.lang]]

    def sheets(self, game: Game) -> list[ScoreSheet]:
        """The score of each seat if the game ended now."""
        board = board_of(game)
        return [score_sheet(board.farm(seat)) for seat in range(SEATS)]


def board_of(game: Game) -> Board:
    """The state of a game of creatures."""
    game.menu()
    state = game.state
    assert isinstance(state, Board)
    return state


def is_emptied(game: Game, seat: int) -> bool:
    """Whether a seat is asked whom to let go while some homes are closed for breeding (C-8.7)."""
    return game.to_act == seat and is_before_breeding(board_of(game))


def _kinds(numbers: Mapping[int, int]) -> set[int]:
    return {kind_of(action) for action in numbers}
