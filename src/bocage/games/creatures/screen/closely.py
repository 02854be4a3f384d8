"""Closer looks: a farm drawn large, with every home and every building."""

from __future__ import annotations

from rich.text import Text

from bocage.core.lanes import lane
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS
from bocage.games.creatures.rules.lodging import Home, lodgings
from bocage.games.creatures.rules.notation import CELL_NAMES
from bocage.games.creatures.screen.farms import FarmPicture
from bocage.messages import say
from bocage.terminal.printer import wrap
from bocage.wording import good_count, join

WIDEST_CELL = 22


def farm_lines(farm: Farm, lang: str, width: int, emptied: bool) -> list[Text | str]:
    """A farm with all that stands on it."""
    picture = FarmPicture(farm, lang, width - 1, height=2, widest=WIDEST_CELL, emptied=emptied)
    found: list[Text | str] = [*picture.lines()]
    if picture.left_out:
        found += wrap(", ".join(picture.left_out), 2, width)
    for home in lodgings(farm, emptied):
        found += wrap(home_text(farm, home, lang), 2, width)
    shown = [farm.tile(cell) for cell in range(len(CELL_NAMES)) if farm.built >> cell & 1]
    for tile in dict.fromkeys(shown):
        building = farm.book.buildings[tile]
        text = say("terminal-building", lang, name=building.name[lang], text=building.text[lang])
        found += wrap(text, 2, width)
    return found


def home_text(farm: Farm, home: Home, lang: str) -> str:
    """A home in words: who lives there and who could; some homes are for one type only."""
    cells = " ".join(name for cell, name in enumerate(CELL_NAMES) if home.cells >> cell & 1)
    tile = farm.tile(home.cell)
    if home.is_pasture:
        what = say("terminal-pasture", lang)
    else:
        what = farm.book.buildings[tile].name[lang] if tile >= 0 else say("terminal-land", lang)
    return say(
        "terminal-home",
        lang,
        cells=cells,
        what=what,
        animals=animals_text(home.animals, lang) or say("terminal-empty", lang),
        room=animals_text(home.reserved, lang) or str(home.room),
    )


def animals_text(packed: int, lang: str) -> str:
    """Packed animals in words; empty for none."""
    counts = [(name, int(lane(packed, kind))) for kind, name in enumerate(ANIMALS)]
    return join([good_count(name, count, lang) for name, count in counts if count], lang)
