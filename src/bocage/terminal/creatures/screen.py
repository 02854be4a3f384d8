"""The whole table as lines: round, action spaces, both farms, supplies, buildings on display."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.lanes import lane
from bocage.core.menu import ARGUMENTS
from bocage.core.outcome import ScoreSheet
from bocage.creatures.actions import BUILD, SPACE
from bocage.creatures.catalogue import BUILDINGS
from bocage.creatures.goods import ANIMALS, BORDERS, RESOURCES
from bocage.creatures.notation import BUILDING_NAMES, CELL_NAMES, SPACE_NAMES
from bocage.creatures.position import pile_of
from bocage.creatures.scoring import score_sheet
from bocage.creatures.state import ROUNDS, SEATS, Board
from bocage.messages import say
from bocage.terminal.creatures.farms import FarmPicture
from bocage.terminal.creatures.lodging import Home, lodgings
from bocage.terminal.creatures.tiles import display_tiles, facts, tile_lines
from bocage.terminal.printer import ROOMY, WIDTH, wrap
from bocage.terminal.screen import Screen
from bocage.wording import building_text, good_count, join, phase_name, space_name

HALF = 38  # of the two farms side by side
GAP = 3
SPACE_WIDTH = 26
SPACE_ROWS = 6
# What a seat chooses itself needs no telling.
OWN_DOINGS = {"space", "border", "trough", "stall", "stable", "built", "expanded"}
OWN_DOINGS |= {"released", "took", "exchanged", "moved", "gave_border"}
SEAT_STYLES = ("bold cyan", "bold magenta")


class CreaturesScreen(Screen):
    """Draws a game of creatures for its players."""

    def lines(self, game: Game, numbers: Mapping[int, int], height: int) -> list[Text | str]:
        """The table. `numbers` are those of the choices, shown beside the action spaces.

        The buildings on display are left out where room is tight or no space is to be chosen.
        """
        board = board_of(game)
        found = [self._head(game, board), *self._spaces(board, numbers), *self._farms(game, board)]
        is_choosing = not numbers or SPACE in _kinds(numbers)
        return [*found, *(self._display(board) if height >= ROOMY and is_choosing else [])]

    def shows(self, action: int) -> bool:
        """Whether the table itself shows this choice with its number."""
        return action // ARGUMENTS == SPACE

    def called(self, action: int) -> list[str]:
        """What a person may type for an action beside its notation, in small letters."""
        kind, place = divmod(action, ARGUMENTS)
        if kind == SPACE:
            names = [space_name(SPACE_NAMES[place], self.lang, short) for short in (False, True)]
        else:
            names = [BUILDINGS[place].name[self.lang]] if kind == BUILD else []
        return [name.lower() for name in names]

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
        head.append(supply.rjust(WIDTH - 1 - len(head)))
        return head

    def _spaces(self, board: Board, numbers: Mapping[int, int]) -> list[Text]:
        entries = [self._space(board, space, numbers) for space in range(len(SPACE_NAMES))]
        found = []
        for row in range(SPACE_ROWS):
            line = Text()
            for entry in entries[row::SPACE_ROWS]:
                line.append_text(entry)
            found.append(line)
        return found

    def _space(self, board: Board, space: int, numbers: Mapping[int, int]) -> Text:
        name = space_name(SPACE_NAMES[space], self.lang, short=True)
        piles = list(pile_of(board, space).values())
        if len(piles) > 1 and piles[-1] == 0:
            piles.pop()
        pile = "+".join(str(count) for count in piles)
        number = numbers.get(SPACE * ARGUMENTS + space)
        entry = Text()
        if board.occupied >> space & 1:
            seat = int(board.workers1 >> space & 1)
            entry.append(f"●{seat + 1}", style=SEAT_STYLES[seat])
            style = "dim"
        else:
            entry.append("  " if number is None else f"{number:>2}", style="bold yellow")
            style = "default" if number is not None or SPACE not in _kinds(numbers) else "dim"
        entry.append(f" {name:<17.17} {pile:>4}", style=style)
        entry.pad_right(SPACE_WIDTH - len(entry))
        return entry

    def _farms(self, game: Game, board: Board) -> list[Text]:
        blocks = [self._farm_block(game, board, seat) for seat in range(SEATS)]
        found = []
        for left, right in zip(*blocks, strict=True):
            left.pad_right(HALF + GAP - len(left))
            left.append_text(right)
            found.append(left)
        return found

    def _farm_block(self, game: Game, board: Board, seat: int) -> list[Text]:
        farm = board.farm(seat)
        mark = "▶" if game.to_act == seat else " "
        title = Text(f"{mark}{seat + 1} {self.names[seat]}"[:HALF], style=SEAT_STYLES[seat])
        if board.marker == seat and len(title) + 3 < HALF:
            title.append(" " + say("terminal-marker", self.lang)[: HALF - len(title) - 1], style="dim")
        goods = {name: int(farm.good(place)) for place, name in enumerate(RESOURCES)}
        animals = {name: int(farm.animal(kind)) for kind, name in enumerate(ANIMALS)}
        supply = say("terminal-supply", self.lang, borders=int(farm.good(BORDERS)), **goods)
        herd = say("terminal-herd", self.lang, **animals)
        return [
            title,
            *FarmPicture(farm, self.lang, HALF).lines(),
            Text(supply[:HALF]),
            Text(herd[:HALF]),
        ]

    def _display(self, board: Board) -> list[Text | str]:
        names = [BUILDINGS[tile].name[self.lang] for tile in display_tiles(int(board.display))]
        shown = ", ".join(names) if names else say("nothing", self.lang)
        return [Text(line, style="dim") for line in wrap(say("terminal-display", self.lang, buildings=shown))]

    # Closer looks.

    def tiles(self, game: Game) -> list[Text | str]:
        """Every building on display, with price, points and text."""
        board = board_of(game)
        seat = game.to_act
        farm = board.farm(seat) if seat is not None and seat >= 0 else None
        found: list[Text | str] = []
        for tile in display_tiles(int(board.display)):
            found += tile_lines(tile, self.lang, farm)
        return found or [say("nothing", self.lang)]

    def farm(self, game: Game, seat: int) -> list[Text | str]:
        """A farm drawn large, with every home and every building."""
        board = board_of(game)
        farm = board.farm(seat)
        found: list[Text | str] = [Text(f"{seat + 1} {self.names[seat]}", style=SEAT_STYLES[seat])]
        found += FarmPicture(farm, self.lang, WIDTH - 1, height=2, widest=16).lines()
        for home in lodgings(farm):
            found += wrap(self._home(farm.tile(home.cell), home), 2)
        shown = [BUILDING_NAMES[farm.tile(cell)] for cell in range(len(CELL_NAMES)) if farm.built >> cell & 1]
        for id in dict.fromkeys(shown):
            name = BUILDINGS[BUILDING_NAMES.index(id)].name[self.lang]
            found += wrap(
                say("terminal-building", self.lang, name=name, text=building_text(id, self.lang)), 2
            )
        return found

    def _home(self, tile: int, home: Home) -> str:
        cells = " ".join(name for cell, name in enumerate(CELL_NAMES) if home.cells >> cell & 1)
        living = [
            good_count(name, int(lane(home.animals, kind)), self.lang)
            for kind, name in enumerate(ANIMALS)
            if lane(home.animals, kind)
        ]
        if home.is_pasture:
            what = say("terminal-pasture", self.lang)
        else:
            what = BUILDINGS[tile].name[self.lang] if tile >= 0 else say("terminal-land", self.lang)
        return say(
            "terminal-home",
            self.lang,
            cells=cells,
            what=what,
            animals=join(living, self.lang) or say("terminal-empty", self.lang),
            room=home.room,
        )

    def note(self, game: Game, action: int) -> list[str]:
        """What a person should know beside a choice: the price and text of a building."""
        if action // ARGUMENTS != BUILD:
            return []
        tile = action % ARGUMENTS
        farm = board_of(game).farm(game.to_act or 0)
        return [facts(tile, self.lang, farm), BUILDINGS[tile].text[self.lang]]

    def sheets(self, game: Game) -> list[ScoreSheet]:
        """The score of each seat if the game ended now."""
        board = board_of(game)
        return [score_sheet(board.farm(seat), BUILDING_NAMES) for seat in range(SEATS)]


def board_of(game: Game) -> Board:
    """The state of a game of creatures."""
    game.menu()
    state = game.state
    assert isinstance(state, Board)
    return state


def _kinds(numbers: Mapping[int, int]) -> set[int]:
    return {action // ARGUMENTS for action in numbers}
