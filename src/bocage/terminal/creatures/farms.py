"""A farm as a picture: columns a, b, c …, rows 1 to 3 from the forest to the road.

Borders are heavy lines, the walls of buildings light ones; open edges are left blank. A cell shows its
building, who lives there and how many have room (`sh3/8`), and `u` for a trough.
"""

from __future__ import annotations

from rich.text import Text

from bocage.core.grid import COLUMN_EDGES, ROWS, walls_of
from bocage.core.lanes import lane
from bocage.creatures.catalogue import BUILDINGS
from bocage.creatures.farm import Farm
from bocage.creatures.goods import ANIMALS
from bocage.creatures.notation import LETTERS
from bocage.messages import say
from bocage.terminal.creatures.lodging import Home, lodgings

TROUGH = "u"
# The sign where lines meet, by the weight (0 none, 1 light, 2 heavy) of those up, right, down and left.
JOINTS = "·╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
ACROSS = (" ", "─", "━")
DOWN = (" ", "│", "┃")


class FarmPicture:
    """Draws one farm.

    Args:
        width: how wide the picture may be at most.
        height: lines to a cell: 1, or 2 to show names and animals apart.
        widest: cells need not be wider than this.
    """

    def __init__(self, farm: Farm, lang: str, width: int, height: int = 1, widest: int = 9) -> None:
        self.farm = farm
        self.lang = lang
        self.height = height
        self.columns = int(farm.columns)
        self.cell_width = min(widest, (width - 3) // self.columns - 1)
        self.walls = int(walls_of(farm.built))
        self.homes: dict[int, list[Home]] = {}
        self.pastures = 0
        for home in lodgings(farm):
            self.homes.setdefault(home.cell, []).append(home)
            if home.is_pasture:
                self.pastures |= home.cells

    def lines(self) -> list[Text]:
        """The picture, all lines of the same width."""
        found: list[Text] = []
        for row in range(ROWS):
            found.append(self._across(row))
            found += [self._cells(row, part) for part in range(self.height)]
        found.append(self._across(ROWS))
        return found

    def _weight(self, edge: int) -> int:
        if self.farm.borders >> edge & 1:
            return 2
        return self.walls >> edge & 1

    def _joint(self, column: int, row: int) -> str:
        here = column * COLUMN_EDGES
        up = self._weight(here + row - 1) if row else 0
        right = self._weight(here + ROWS + row) if column < self.columns else 0
        down = self._weight(here + row) if row < ROWS else 0
        left = self._weight(here - COLUMN_EDGES + ROWS + row) if column else 0
        return JOINTS[((up * 3 + right) * 3 + down) * 3 + left]

    def _across(self, row: int) -> Text:
        line = Text("  ")
        for column in range(self.columns + 1):
            line.append(self._joint(column, row), style="yellow")
            if column < self.columns:
                sign = ACROSS[self._weight(column * COLUMN_EDGES + ROWS + row)]
                letter = LETTERS[column] if row == 0 else sign
                line.append(sign * (self.cell_width // 2), style="yellow")
                line.append(letter, style="dim" if row == 0 else "yellow")
                line.append(sign * (self.cell_width - self.cell_width // 2 - 1), style="yellow")
        return line

    def _cells(self, row: int, part: int) -> Text:
        line = Text(f"{row + 1} " if part == 0 else "  ", style="dim")
        for column in range(self.columns + 1):
            line.append(DOWN[self._weight(column * COLUMN_EDGES + row)], style="yellow not dim")
            if column < self.columns:
                cell = column * ROWS + row
                text = self.cell_text(cell, part).center(self.cell_width)
                line.append(text, style=self._style(cell) + " not dim")
        return line

    def _style(self, cell: int) -> str:
        if self.farm.built >> cell & 1:
            return "bold"
        return "green" if self.pastures >> cell & 1 else "default"

    def cell_text(self, cell: int, part: int) -> str:
        """What stands in a cell: everything in one line, or the name above and the animals below."""
        name = BUILDINGS[self.farm.tile(cell)].name[self.lang] if self.farm.built >> cell & 1 else ""
        trough = " " + TROUGH if self.farm.troughs >> cell & 1 else ""
        left = self.cell_width - len(trough)
        if self.height > 1:
            return self._animals(cell, self.cell_width) if part else shorten(name, left) + trough
        animals = self._animals(cell, left)
        if not name:
            return (animals + trough).strip()
        if animals and left - len(animals) - 1 >= 2:
            return f"{shorten(name, left - len(animals) - 1)} {animals}{trough}"
        return shorten(name, left) + trough

    def _animals(self, cell: int, width: int) -> str:
        homes = self.homes.get(cell, [])
        if not homes:
            return ""
        found = ""
        for kind, animal in enumerate(ANIMALS):
            count = sum(int(lane(home.animals, kind)) for home in homes)
            if count:
                found += f"{short_animal(animal, self.lang)}{count}"
        room = sum(home.room for home in homes)
        with_room = f"{found or 0}/{room}"
        if homes[0].is_pasture or self.height > 1:
            return with_room if len(with_room) <= width else (found or f"/{room}")[:width]
        return found[:width]


def short_animal(animal: str, lang: str) -> str:
    """Two letters for an animal."""
    return say(f"good-{animal}-short", lang)


def shorten(name: str, width: int) -> str:
    """A name in few letters: cut off, or a few letters of its first word and the initials of the others."""
    if len(name) <= width:
        return name
    words = [word for word in name.replace("-", " ").replace("'", " ").split() if len(word) > 2]
    if width > 6 or len(words) < 2:
        return name[:width].rstrip()
    initials = "".join(word[0].upper() for word in words[1:])[: width // 2]
    return words[0][: width - len(initials)] + initials
