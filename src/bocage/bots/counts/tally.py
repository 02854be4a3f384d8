"""What counts the positions of a game: the names of the counts, and how they are written."""

from __future__ import annotations

from typing import Final

from bocage.bots.counts.row import CountWriter
from bocage.core.kernel import Kernel
from bocage.core.native import i64, mypyc_attr
from bocage.core.outcome import ScoreSheet
from bocage.core.state import ASK, Frame, State

UNKNOWN: Final = "window"


class Input:
    """One count.

    Attributes:
        name: unique, and the same as long as it means the same: networks are kept by it.
        cap: the largest number that is told apart; what is more counts as this.
    """

    def __init__(self, name: str, cap: int) -> None:
        self.name: Final = name
        self.cap: Final = cap


def inputs(prefix: str, caps: dict[str, int]) -> list[Input]:
    """Counts that belong together, by name and cap."""
    return [Input(f"{prefix}.{name}", cap) for name, cap in caps.items()]


def flags(prefix: str, names: list[str]) -> list[Input]:
    """Counts that are 0 or 1."""
    return [Input(f"{prefix}.{name}", 1) for name in names]


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionCounter:
    """Counts positions of one game, from the side of who decides, with what one seat may know.

    Attributes:
        lines: the lines of a score sheet that are told apart.
        most: for how many seats there are counts; who is not there counts nothing.
    """

    def __init__(self, lines: tuple[str, ...], most: i64) -> None:
        self.lines: Final = lines
        self.most: Final[i64] = most
        self._row: Final = CountWriter()

    def inputs(self) -> list[Input]:
        """All counts, in the order in which they are written."""
        return []

    def side(self, s: State) -> i64:
        """From whose side a position is seen: who decides, or who is next when chance does."""
        return 0

    def write(self, s: State, side: i64, viewer: i64, row: CountWriter) -> None:
        """Write the counts; of what is hidden only what the viewer knows."""

    def counts(self, s: State, side: i64, viewer: i64) -> bytes:
        """The counts as bytes."""
        row = self._row
        row.clear()
        self.write(s, side, viewer, row)
        return row.taken()

    def heading(self, line: str) -> str:
        """Under which heading people know a line: its category, where the game does not say otherwise."""
        return line.split(".")[0]

    def sums(self, sheet: ScoreSheet) -> list[float]:
        """The points of each line; a line is named by its category and key, or by its category alone."""
        found = [0.0] * len(self.lines)
        for line in sheet.lines:
            name = f"{line.category}.{line.key}"
            found[self.lines.index(name if name in self.lines else line.category)] += line.points
        return found


class Questions:
    """The sorts of questions of a game, by the key of what is asked.

    Attributes:
        names: of the sorts; sorts: the place of each node's sort.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.names: Final[list[str]] = []
        self.sorts: Final[list[i64]] = []
        for node, effect in enumerate(kernel.catalogue.nodes):
            try:
                name = effect.prompt(Frame(None, node, 0, 0, ASK, 0, 0, 0))[1]
            except IndexError:  # a window names the rule of its event, and some games have no events
                name = UNKNOWN
            if name not in self.names:
                self.names.append(name)
            self.sorts.append(self.names.index(name))

    def sort(self, s: State) -> i64:
        """The sort of the open question; -1 for none."""
        top = s.top
        if top is None:
            return -1
        return self.sorts[top.node]


def seat_names(most: i64) -> list[str]:
    """How the seats are called from the side of one of them."""
    return ["own", *(f"next{place}" for place in range(1, most))]
