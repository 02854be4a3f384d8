"""A farm as a picture: columns a, b, c …, rows 1 to 3 from the forest to the road.

Borders are heavy lines, the walls of buildings light ones; open edges are left blank. A cell shows its
building, who lives there and how many have room (`sh3/8`), and `u` for a trough.
"""

from __future__ import annotations

from bocage.core.grid import walls_of
from bocage.core.lanes import lane
from bocage.creatures.catalogue import BUILDINGS
from bocage.creatures.farm import Farm
from bocage.creatures.goods import ANIMALS
from bocage.messages import say
from bocage.terminal.creatures.lodging import Home, lodgings
from bocage.terminal.picture import GridPicture

TROUGH = "u"


class FarmPicture(GridPicture):
    """Draws one farm.

    Args:
        width: how wide the picture may be at most.
        height: lines to a cell: 1, or 2 to show names and animals apart.
        widest: cells need not be wider than this.
    """

    def __init__(self, farm: Farm, lang: str, width: int, height: int = 1, widest: int = 9) -> None:
        walls = int(walls_of(farm.built))
        super().__init__(int(farm.columns), int(farm.borders), walls, width, height, widest)
        self.farm = farm
        self.lang = lang
        self.homes: dict[int, list[Home]] = {}
        self.pastures = 0
        for home in lodgings(farm):
            self.homes.setdefault(home.cell, []).append(home)
            if home.is_pasture:
                self.pastures |= home.cells

    def cell_style(self, cell: int) -> str:
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
