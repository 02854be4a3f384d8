"""A farmyard as a picture: columns a to e, rows 1 to 3 from the top.

Fences are heavy lines. A room shows its material, a field what grows on it (`g3`), a pasture who lives there
and how many have room (`sh3/8`); `^` is a stable, `+` a space that is just being fenced. In a room or an
unfenced stable stands one animal.
"""

from __future__ import annotations

from bocage.core.lanes import lane, lowest, total
from bocage.farmland.grid import walls_of
from bocage.farmland.keeping import arrange, keepable
from bocage.games.agricola.rules.farm import CELLS, COLUMNS, Farm
from bocage.games.agricola.rules.goods import ANIMALS, GRAIN, VEGETABLE
from bocage.games.agricola.rules.notation import HOUSES
from bocage.messages import say
from bocage.terminal.picture import GridPicture

STABLE = "^"
CHOSEN = "+"


class FarmPicture(GridPicture):
    """Draws one farmyard.

    Args:
        chosen: the spaces that are just being fenced.
    """

    def __init__(self, farm: Farm, lang: str, width: int, widest: int, chosen: int = 0) -> None:
        walls = int(walls_of(farm.tiles()))
        super().__init__(COLUMNS, int(farm.fences), walls, width, 1, widest)
        self.farm = farm
        self.lang = lang
        self.chosen = chosen
        self.homes = homes_of(farm, lang)

    def cell_style(self, cell: int) -> str:
        if self.farm.rooms >> cell & 1:
            return "bold"
        return "green" if self.farm.enclosed() >> cell & 1 else "default"

    def cell_text(self, cell: int, part: int) -> str:
        farm = self.farm
        if farm.fields >> cell & 1:
            return self._crop(cell)
        found = STABLE if farm.stables >> cell & 1 else ""
        if farm.rooms >> cell & 1:
            found = say(f"house-{HOUSES[farm.house]}-short", self.lang)
        if self.chosen >> cell & 1:
            found = f"{CHOSEN} {found}"
        return (found + " " + self.homes.get(cell, "")).strip()

    def _crop(self, cell: int) -> str:
        crop = int(self.farm.crop_at(cell))
        field = say("agricola-field", self.lang)
        if crop == 0:
            return field
        grain = crop <= 3
        sign = say("good-grain-short" if grain else "good-vegetable-short", self.lang)
        return f"{field} {sign}{crop if grain else crop - 3}"


def housed(farm: Farm) -> int:
    """The animals that have room, packed: all of them, or as many as can stay together."""
    return int(max(keepable(farm.housing(), farm.herd()), key=total))


def homes_of(farm: Farm, lang: str) -> dict[int, str]:
    """What to write on the first space of each pasture, on unfenced stables and in rooms.

    While some animals lack room, as many stand as can.
    """
    contents = arrange(farm.housing(), housed(farm))
    assert contents is not None
    # `arrange` tells the rooms largest first, as the homes hold them, then the single animals.
    pastures = sorted(
        zip(farm.pasture_rooms, farm.pasture_cells, strict=True), key=lambda pasture: -pasture[0]
    )
    found: dict[int, str] = {}
    for place, (room, cells) in enumerate(pastures):
        found[int(lowest(cells))] = f"{herd_text(int(contents[place]), lang) or 0}/{int(room)}"
    singles = [herd_text(int(herd), lang) for herd in contents[len(pastures) :] if herd]
    found.update(zip(_single_places(farm), singles, strict=False))
    return found


def _single_places(farm: Farm) -> list[int]:
    """Where one animal can stand: unfenced stables, then rooms."""
    alone = int(farm.stables & ~farm.pastures)
    return [cell for mask in (alone, int(farm.rooms)) for cell in range(CELLS) if mask >> cell & 1]


def herd_text(herd: int, lang: str) -> str:
    """Animals in a few letters: `sh3`."""
    counts = [(name, int(lane(herd, kind))) for kind, name in enumerate(ANIMALS)]
    return "".join(f"{say(f'good-{name}-short', lang)}{count}" for name, count in counts if count)


def crops_text(farm: Farm, lang: str) -> str:
    """How many fields there are and what grows on them."""
    return say(
        "agricola-fields",
        lang,
        fields=int(farm.fields).bit_count(),
        grain=int(farm.crops_of(GRAIN)).bit_count(),
        vegetables=int(farm.crops_of(VEGETABLE)).bit_count(),
    )
