"""A farmyard as a picture: columns a to e, rows 1 to 3 from the top.

Fences are heavy lines. A room shows its material, a field what grows on it (`g3`), a pasture who lives there
and how many have room (`sh3/8`); `^` is a stable.
"""

from __future__ import annotations

from bocage.agricola.farm import COLUMNS, Farm
from bocage.agricola.goods import ANIMALS, GRAIN, VEGETABLE
from bocage.agricola.notation import HOUSES
from bocage.agricola.verbs.animals import have_room
from bocage.core.grid import walls_of
from bocage.core.keeping import arrange
from bocage.core.lanes import lane, lowest
from bocage.messages import say
from bocage.terminal.picture import GridPicture

STABLE = "^"


class FarmPicture(GridPicture):
    """Draws one farmyard."""

    def __init__(self, farm: Farm, lang: str, width: int, widest: int = 9) -> None:
        walls = int(walls_of(farm.tiles()))
        super().__init__(COLUMNS, int(farm.fences), walls, width, 1, widest)
        self.farm = farm
        self.lang = lang
        self.homes = homes_of(farm)

    def cell_style(self, cell: int) -> str:
        if self.farm.rooms >> cell & 1:
            return "bold"
        return "green" if self.farm.enclosed() >> cell & 1 else "default"

    def cell_text(self, cell: int, part: int) -> str:
        farm = self.farm
        if farm.rooms >> cell & 1:
            return say(f"house-{HOUSES[farm.house]}-short", self.lang)
        if farm.fields >> cell & 1:
            return self._crop(cell)
        found = STABLE if farm.stables >> cell & 1 else ""
        return (found + " " + self.homes.get(cell, "")).strip()

    def _crop(self, cell: int) -> str:
        crop = int(self.farm.crop_at(cell))
        field = say("agricola-field", self.lang)
        if crop == 0:
            return field
        grain = crop <= 3
        sign = say("good-grain-short" if grain else "good-vegetable-short", self.lang)
        return f"{field} {sign}{crop if grain else crop - 3}"


def homes_of(farm: Farm) -> dict[int, str]:
    """What to write on the first space of each pasture and on unfenced stables; nobody while some lack room."""
    homes = farm.housing()
    contents = arrange(homes, farm.herd()) if have_room(farm) else None
    # `arrange` tells the rooms largest first, as the homes hold them.
    pastures = sorted(
        zip(farm.pasture_rooms, farm.pasture_cells, strict=True), key=lambda pasture: -pasture[0]
    )
    found: dict[int, str] = {}
    for place, (room, cells) in enumerate(pastures):
        herd = int(contents[place]) if contents is not None else 0
        found[int(lowest(cells))] = f"{herd_text(herd)}/{int(room)}"
    return found


def herd_text(herd: int) -> str:
    """Animals in a few letters: `sh3`."""
    signs = ("sh", "bo", "ca")
    return (
        "".join(f"{signs[kind]}{lane(herd, kind)}" for kind in range(len(ANIMALS)) if lane(herd, kind)) or "0"
    )


def crops_text(farm: Farm, lang: str) -> str:
    """How many fields there are and what grows on them."""
    return say(
        "agricola-fields",
        lang,
        fields=int(farm.fields).bit_count(),
        grain=int(farm.crops_of(GRAIN)).bit_count(),
        vegetables=int(farm.crops_of(VEGETABLE)).bit_count(),
    )
