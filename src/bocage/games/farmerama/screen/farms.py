"""A farm as a table: its seven areas side by side, with the bar of the wheel between two of them.

a carrots b hay     c oats    d corn    e harvest f harvest g harvest ┃
† ca      ha        oa        † co      † · ·     † ·       † · ·     ┃
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from bocage.core.lanes import lane, popcount
from bocage.games.farmerama.rules.actions import ANIMALS, AREAS, CROPS, GOODS
from bocage.games.farmerama.rules.farm import STABLE, Farm
from bocage.games.farmerama.rules.notation import LETTERS
from bocage.games.farmerama.rules.parts import NOBODY
from bocage.games.farmerama.rules.scoring import stars
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.words.names import animal_single, good_short, hand_names, product_name
from bocage.messages import say
from bocage.terminal.printer import WIDTH
from bocage.wording import good_count, good_name, join

LABEL = 8
COLUMN = 10  # at least; the last place of a column is for the bar
WIDEST_COLUMN = 20
NAME = 18
EMPTY = "·"
SCARECROW = "†"
BAR = "┃"
DOT = " · "
SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold blue")
# How closely a farm is drawn, by the lines that it takes: all, with sectors, with fields, in a line.
FULL, SECTORS, FIELDS, LINE = 6, 3, 2, 1


class FarmPicture:
    """Draws the farm of one seat.

    Args:
        name: of the player; mark: what stands before it.
        width: how wide the picture may be.
    """

    def __init__(
        self, board: Board, seat: int, name: str, lang: str, mark: str = " ", width: int = WIDTH
    ) -> None:
        self.board = board
        self.parts = board.parts
        self.farm: Farm = board.farm(seat)
        self.seat = seat
        self.name = name
        self.lang = lang
        self.mark = mark
        self.width = width
        self.column = min(WIDEST_COLUMN, (width - LABEL) // AREAS)

    def lines(self, closeness: int) -> list[Text | str]:
        """The farm, as closely as asked."""
        if closeness == LINE:
            return self._packed([self.barn(short=True), self.out(), self.garden()])
        if closeness == FIELDS:
            title = self._packed([self.barn(short=True), self.out(), self.garden()])
            return [
                *title,
                self._row("", [f"{LETTERS[area]} {self.fields(area, 2)}" for area in range(AREAS)]),
            ]
        sectors = self._row("", [f"{LETTERS[area]} {self.sector(area)}" for area in range(AREAS)])
        fields = self._row("farmerama-fields", [self.fields(area) for area in range(AREAS)])
        pasture = self._row("farmerama-pasture", [self.pasture(area) for area in range(AREAS)])
        if closeness == SECTORS:
            title = self._packed([self.barn(short=True), self.garden()])
            return [*title, sectors, fields, *([pasture] if self.farm.places else [])]
        heads = self._row("farmerama-heads", [self.head(area) for area in range(AREAS)])
        title = self._packed([self.garden()])
        below = [self.barn(), self.stable(), self.products()]
        return [*title, sectors, fields, pasture, heads, *pack(below, 2, self.width)]

    def _packed(self, segments: Iterable[str]) -> list[Text | str]:
        """The line of the player, with these facts."""
        points = say("farmerama-stars", self.lang, count=int(stars(self.parts, self.farm)))
        title = f"{self.mark}{self.seat + 1} {self.name[:NAME]}"
        lines = pack([title, points, *self._cards(), *segments], 0, self.width)
        first = Text(lines[0])
        first.stylize(SEAT_STYLES[self.seat], 0, len(title))
        return [first, *pack(lines[1:], 2, self.width)]

    def _cards(self) -> list[str]:
        """What is known of the cards, and who holds the chief sheep."""
        found: list[str] = []
        if self.board.seats == 3 and self.board.chief == self.seat:
            found.append(say("farmerama-chief", self.lang))
        if self.farm.chosen and self.board.is_solo():
            return found
        if self.farm.chosen and self.board.open_cards:
            found.append("+".join(hand_names(int(self.farm.chosen), self.lang)))
        elif self.farm.chosen:
            found.append(say("farmerama-has-chosen", self.lang))
        return found

    def _row(self, label: str, cells: list[str]) -> Text:
        line = Text(say(label, self.lang)[: LABEL - 1].ljust(LABEL) if label else " " * LABEL, style="dim")
        barred = int(self.farm.area_at(self.parts.bar))
        for area, cell in enumerate(cells):
            line.append(cell[: self.column - 1].ljust(self.column - 1), style=self._style(area))
            line.append(BAR if area == barred else " ", style="red not dim")
        line.rstrip()
        return line

    def _style(self, area: int) -> str:
        harvests = self.parts.harvesting >> int(self.farm.sector_of(area)) & 1
        return "green not dim" if harvests else "default not dim"

    # The parts of an area.

    def sector(self, area: int) -> str:
        """The crop that is sown there now, or that it is harvested."""
        crop = int(self.parts.sector_crop[self.farm.sector_of(area)])
        return (
            say("sector-harvest", self.lang)
            if crop == NOBODY
            else say(f"good-{CROPS[crop]}-sector", self.lang)
        )

    def fields(self, area: int, less: int = 0) -> str:
        """The fields from the first to the last; counted where they are too many."""
        width = self.column - 1 - less
        found = [
            self._field(field) for field in range(self.parts.fields) if self.parts.field_area[field] == area
        ]
        for text in (" ".join(found), "".join(found)):
            if len(text) <= width:
                return text
        return " ".join(f"{found.count(sign)}{sign}" for sign in dict.fromkeys(found))[:width]

    def _field(self, field: int) -> str:
        crop = int(self.farm.crop_on(field))
        if crop != NOBODY:
            return good_short(crop, self.lang)
        return SCARECROW if self.parts.scarecrows >> field & 1 else EMPTY

    def pasture(self, area: int) -> str:
        """Who stands there."""
        here = [animal for animal in range(len(ANIMALS)) if self.farm.place_of(animal) == area + 1]
        text = " ".join(animal_single(animal, self.lang) for animal in here)
        if len(text) < self.column:
            return text or "-"
        return "+".join(map(self._short, here))

    def _short(self, animal: int) -> str:
        return say(f"good-{ANIMALS[animal]}-short", self.lang)

    def head(self, area: int) -> str:
        """What the wheel shows before the pasture: a head or the pacifier."""
        sector = int(self.farm.sector_of(area))
        if sector == self.parts.pacifier:
            return say("pacifier", self.lang)
        heads = [animal for animal in range(len(ANIMALS)) if self.parts.head_sector[animal] == sector]
        return animal_single(heads[0], self.lang) if heads else "-"

    # The rest of the farm.

    def barn(self, short: bool = False) -> str:
        """What lies in the barn."""
        counts = [int(lane(self.farm.barn, good)) for good in range(len(GOODS))]
        if short:
            return " ".join(f"{good_short(good, self.lang)} {count}" for good, count in enumerate(counts))
        goods = ", ".join(f"{good_name(GOODS[good], self.lang)} {count}" for good, count in enumerate(counts))
        return say("farmerama-barn", self.lang, goods=goods)

    def stable(self) -> str:
        """Who is in the stable."""
        animals = [animal for animal in range(len(ANIMALS)) if self.farm.place_of(animal) == STABLE]
        names = " ".join(map(self._short, animals))
        return say("farmerama-stable", self.lang, animals=names or "-")

    def out(self) -> str:
        """Who is on a pasture, and where."""
        found = [
            f"{self._short(animal)} {LETTERS[self.farm.place_of(animal) - 1]}"
            for animal in range(len(ANIMALS))
            if self.farm.place_of(animal) != STABLE
        ]
        return say("farmerama-out", self.lang, animals=", ".join(found)) if found else ""

    def products(self) -> str:
        """The ranks above the bottom."""
        found = [
            f"{product_name(animal, self.lang)} {int(lane(self.farm.ranks, animal))}"
            for animal in range(len(ANIMALS))
            if lane(self.farm.ranks, animal)
        ]
        return say("farmerama-products", self.lang, products=", ".join(found)) if found else ""

    def garden(self) -> str:
        """What awards are decided by: buildings and visible scarecrows; nothing in a solo game."""
        if self.board.is_solo():
            return ""
        garden = say("farmerama-garden", self.lang, count=int(popcount(self.farm.garden)))
        return f"{garden}{DOT}{SCARECROW} {int(self.farm.scarecrows(self.parts))}"


def pack(segments: Iterable[str], indent: int = 0, width: int = WIDTH) -> list[str]:
    """Facts side by side, in as few lines as they need; empty ones are left out."""
    lines: list[str] = []
    for segment in filter(None, segments):
        longer = f"{lines[-1]}{DOT}{segment}" if lines else ""
        if longer and len(longer) < width:
            lines[-1] = longer
        else:
            lines.append(" " * indent + segment)
    return lines


def goods_text(packed: int, lang: str) -> str:
    """Packed goods in words."""
    counts = [(good, int(lane(packed, place))) for place, good in enumerate(GOODS)]
    return join([good_count(good, count, lang) for good, count in counts if count], lang)
