"""A farm as a picture: columns a, b, c …, rows 1 to 3 from the forest to the road.

Borders are heavy lines, the walls of buildings light ones; open edges are left blank. A cell shows its
building, who lives there and how many have room (`sh3/8`), and `u` for a trough. Nobody is left out: who
does not fit into a cell stands in a line below the picture.
"""

from __future__ import annotations

from bocage.core.lanes import lane
from bocage.farmland.grid import walls_of
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS
from bocage.games.creatures.rules.lodging import Home, lodgings
from bocage.games.creatures.rules.notation import CELL_NAMES
from bocage.messages import say
from bocage.terminal.picture import GridPicture

TROUGH = "u"
ELSEWHERE = "*"  # a cell whose animals stand below the picture
LETTERS = 3  # of a building's name, at least
VOWELS = "aeiouyàâéèêëîïôùûü"


class FarmPicture(GridPicture):
    """Draws one farm.

    Args:
        width: how wide the picture may be at most.
        height: lines to a cell: 1, or 2 to show names and animals apart.
        widest: cells need not be wider than this.
        emptied: whether the homes that are emptied before breeding are closed (C-8.7).

    Attributes:
        left_out: what has no room in its cell, each after the name of that cell.
    """

    def __init__(
        self, farm: Farm, lang: str, width: int, height: int = 1, widest: int = 9, emptied: bool = False
    ) -> None:
        walls = int(walls_of(farm.built))
        super().__init__(int(farm.columns), int(farm.borders), walls, width, height, widest)
        self.farm = farm
        self.lang = lang
        self.homes: dict[int, list[Home]] = {}
        self.pastures = 0
        for home in lodgings(farm, emptied):
            self.homes.setdefault(home.cell, []).append(home)
            if home.is_pasture:
                self.pastures |= home.cells
        self.left_out: list[str] = []
        self._texts = {
            cell: self._compose(cell) for cell in range(len(CELL_NAMES)) if farm.cells() >> cell & 1
        }

    def cell_style(self, cell: int) -> str:
        if self.farm.built >> cell & 1:
            return "bold"
        return "green" if self.pastures >> cell & 1 else "default"

    def cell_text(self, cell: int, part: int) -> str:
        """What stands in a cell: everything in one line, or the name above and the animals below."""
        return self._texts[cell][part]

    def _compose(self, cell: int) -> tuple[str, ...]:
        name = (
            self.farm.book.buildings[self.farm.tile(cell)].name[self.lang]
            if self.farm.built >> cell & 1
            else ""
        )
        trough = TROUGH if self.farm.troughs >> cell & 1 else ""
        animals, room = self._animals(cell)
        texts = self._two_lines if self.height > 1 else self._one_line
        found = texts(name, animals, room, trough)
        if found is None:
            self.left_out.append(f"{CELL_NAMES[cell]} {animals}")
            found = texts(name, ELSEWHERE, "", trough) or (ELSEWHERE,)
        return found

    def _animals(self, cell: int) -> tuple[str, str]:
        """Who lives in a cell, and how many have room there; nothing where nobody has."""
        homes = self.homes.get(cell, [])
        found = ""
        for kind, animal in enumerate(ANIMALS):
            count = sum(int(lane(home.animals, kind)) for home in homes)
            if count:
                found += f"{short_animal(animal, self.lang)}{count}"
        room = sum(home.room for home in homes)
        return found, f"/{room}" if room else ""

    def _one_line(self, name: str, animals: str, room: str, trough: str) -> tuple[str, ...] | None:
        """Everything side by side; None where the animals or the name would vanish."""
        width = self.cell_width
        if not name:
            texts = self._herds(animals, room, trough) if room or animals else [trough]
            return next(((text,) for text in texts if len(text) <= width), None)
        ends = [f" {trough}", trough] if trough else [""]
        tails = [f" {animals}{end}" for end in ends] if animals else ends
        for tail in tails:
            left = width - len(tail)
            if left >= min(LETTERS, len(name)):
                return (shorten(name, left) + tail,)
        return None if animals else (shorten(name, width),)

    def _two_lines(self, name: str, animals: str, room: str, trough: str) -> tuple[str, ...] | None:
        """The name above, the animals below; the trough where there is room for it."""
        width = self.cell_width
        if not room and not animals:
            end = f" {trough}" if trough else ""
            end = end if len(name) + len(end) <= width else trough
            return (shorten(name, width - len(end)) + end if name else trough, "")
        for text in self._herds(animals, room, trough):
            if len(text) <= width:
                return (shorten(name, width), text)
        for text in self._herds(animals, room, "") if trough else []:
            if len(text) <= width:
                return (shorten(name, width - len(trough)) + trough, text)
        return None

    def _herds(self, animals: str, room: str, trough: str) -> list[str]:
        """Ways to write who is there, the fullest first."""
        ends = [f" {trough}", trough] if trough else [""]
        heads = [f"{animals or 0}{room}", animals or room]
        return [head + end for head in heads for end in ends]


def picture_of(
    farm: Farm, lang: str, width: int, height: int, widest: int, emptied: bool = False
) -> FarmPicture:
    """A picture with as few lines as show everything, but at least so high."""
    picture = FarmPicture(farm, lang, width, height, widest, emptied)
    if picture.left_out and height == 1:
        return FarmPicture(farm, lang, width, 2, widest, emptied)
    return picture


def short_animal(animal: str, lang: str) -> str:
    """Two letters for an animal."""
    return say(f"good-{animal}-short", lang)


def shorten(name: str, width: int) -> str:
    """A name in few letters: cut off, or a few letters of its first word and the initials of the others."""
    if len(name) <= width:
        return name
    words = [
        word for word in name.replace("-", " ").replace("’", " ").replace("'", " ").split() if len(word) > 2
    ]
    if width <= LETTERS and len(words) == 1:  # so that a stall is no stable
        rest = "".join(sign for sign in name[1:] if sign not in VOWELS)
        return (name[0] + "".join(dict.fromkeys(rest)))[:width]
    if width > 6 or len(words) < 2:
        return name[:width].rstrip()
    initials = "".join(word[0].upper() for word in words[1:])[: width // 2]
    return words[0][: width - len(initials)] + initials
