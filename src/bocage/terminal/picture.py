"""A farm of three rows as a picture of lines: fences or borders heavy, walls light, open edges blank."""

from __future__ import annotations

from rich.text import Text

from bocage.farmland.grid import COLUMN_EDGES, ROWS
from bocage.farmland.places import LETTERS

# The sign where lines meet, by the weight (0 none, 1 light, 2 heavy) of those up, right, down and left.
JOINTS = "·╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
ACROSS = (" ", "─", "━")
DOWN = (" ", "│", "┃")


class GridPicture:
    """Draws one farm; what stands in its cells each game says itself.

    Args:
        columns: of the farm.
        heavy, light: masks of the edges drawn with heavy and with light lines.
        width: how wide the picture may be at most.
        height: lines to a cell.
        widest: cells need not be wider than this.
    """

    def __init__(
        self, columns: int, heavy: int, light: int, width: int, height: int = 1, widest: int = 9
    ) -> None:
        self.columns = columns
        self.heavy = heavy
        self.light = light
        self.height = height
        self.cell_width = min(widest, (width - 3) // columns - 1)

    def cell_text(self, cell: int, part: int) -> str:
        """What stands in a cell, in one of its lines."""
        return ""

    def cell_style(self, cell: int) -> str:
        """How that is coloured."""
        return "default"

    def lines(self) -> list[Text]:
        """The picture, all lines of the same width."""
        found: list[Text] = []
        for row in range(ROWS):
            found.append(self._across(row))
            found += [self._cells(row, part) for part in range(self.height)]
        found.append(self._across(ROWS))
        return found

    def _weight(self, edge: int) -> int:
        if self.heavy >> edge & 1:
            return 2
        return self.light >> edge & 1

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
                line.append(text, style=self.cell_style(cell) + " not dim")
        return line
