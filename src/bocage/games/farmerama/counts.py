"""The counts of Farmerama: barns, wheels, animals; of face-down cards only those of who looks (F-20)."""

from __future__ import annotations

from typing import Final

from bocage.bots.counts.copies import COPIES, blended, place_of
from bocage.bots.counts.row import CountWriter, clamp
from bocage.bots.counts.tally import Input, PositionCounter, Questions, flags, inputs, seat_names
from bocage.core.game import Game
from bocage.core.lanes import lane, one, popcount, total
from bocage.core.native import i64
from bocage.core.state import NATURE, State
from bocage.games.farmerama import Game as FarmeramaGame
from bocage.games.farmerama.adviser import rounds_left
from bocage.games.farmerama.rules.actions import ANIMALS, AREAS, CARDS, CROPS, GOODS, WATER, WHEEL_CARDS
from bocage.games.farmerama.rules.engine import KERNEL
from bocage.games.farmerama.rules.farm import STABLE, Farm
from bocage.games.farmerama.rules.parts import NOBODY, Parts
from bocage.games.farmerama.rules.scoring import stars
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.rules.work import card_begun, cards_left, times_done

SEATS: Final = 4
CARD_COUNT: Final = 5
ANIMAL_COUNT: Final = 4
CROP_COUNT: Final = 4
UNDER: Final = 4  # cards under the solo pile that are told apart
WHEELS: Final = 12  # positions of the action wheel that are told apart
LINES: Final = (
    *(f"products.{animal}" for animal in ANIMALS),
    *("crops.crops", "crops.water", "buildings.buildings"),
    *(f"pastures.{animal}" for animal in ANIMALS),
)
# What is counted on each farm, and how far.
FARM: Final = {
    **dict.fromkeys(GOODS, 12),
    "special": 4,
    "buildings": 10,
    "starred": 6,
    "scarecrows": 7,
    **{f"{animal}_products": 6 for animal in ANIMALS},
    **{f"{animal}_steps": 7 for animal in ANIMALS},
    **{f"{animal}_fodder": 6 for animal in ANIMALS},
    "out": 4,
    "sown": 15,
    "half_stars": 80,
    "laid": 2,
    **{f"{crop}_at{sector}": 3 for sector in range(AREAS) for crop in (*CROPS, "nothing")},
    **{f"{animal}_company": 2 for animal in ANIMALS},
}
FARM_SIZE: Final = 64
_TALLIES: Final[dict[str, PositionCounter]] = {}


def tally(game: Game) -> PositionCounter:
    """What counts the positions of a game with these components; made once for each set of figures."""
    assert isinstance(game, FarmeramaGame)
    key = game.components.checksum
    if key not in _TALLIES:
        _TALLIES[key] = FarmeramaTally(list(game.components.tiles))
    return _TALLIES[key]


class FarmeramaTally(PositionCounter):
    """Counts the table and all farms, from one's own on."""

    def __init__(self, tiles: list[str]) -> None:
        super().__init__(LINES, SEATS)
        self.tiles: Final = tiles
        self.questions: Final = Questions(KERNEL)
        self.question_count: Final[i64] = len(self.questions.names)
        self._farm_row: Final = CountWriter()
        self._copies: Final = [CountedFarm() for _ in range(COPIES)]

    def inputs(self) -> list[Input]:
        seats = seat_names(SEATS)
        found: list[Input] = []
        for seat in seats:
            found += inputs(seat, FARM) + flags(f"{seat}.card", list(CARDS))
        found += inputs("course", {"round": 42, "rounds_left": 42, "stack": 24, "display": 3})
        found += flags("course", ["advanced", "last", "open", "chance"])
        found += flags("course", ["alone", "two", "three", "four"])
        found += flags("first", seats) + flags("chief", seats)
        found += flags("wheel", [str(place) for place in range(WHEELS)])
        found += inputs("supply", dict.fromkeys(GOODS, 16))
        found += flags("tile", self.tiles)
        found += inputs("solo", {"pile": 14, "more": 28})
        found += flags("solo.favoured", list(CARDS[:WHEEL_CARDS]))
        for pile in ("discard", "unseen"):
            found += inputs(f"solo.{pile}", dict.fromkeys(CARDS[:WHEEL_CARDS], 12))
        for place in range(UNDER):
            found += flags(f"solo.under{place + 1}", list(CARDS[:WHEEL_CARDS]))
        found += inputs("asked", {"cards_left": 5, "done": 6})
        found += flags("asked.doing", list(CARDS))
        return found + flags("asked", self.questions.names)

    def side(self, s: State) -> i64:
        assert isinstance(s, Board)
        top = s.top
        return s.first if top is None or top.seat == NATURE else top.seat

    def write(self, s: State, side: i64, viewer: i64, row: CountWriter) -> None:
        assert isinstance(s, Board)
        turn: i64 = 0
        while turn < SEATS:
            if turn < s.seats:
                seat = (side + turn) % s.seats
                farm = s.farm(seat)
                self._write_farm(s.parts, farm, row)
                # F-20: what lies face down is known to who laid it.
                row.flags(farm.chosen if s.open_cards or seat == viewer else 0, CARD_COUNT)
            else:
                row.zeros(FARM_SIZE + CARD_COUNT)
            turn += 1
        top = s.top
        row.four(clamp(s.round), clamp(i64(rounds_left(s))), clamp(s.stack), popcount(s.display))
        row.flag(s.advanced)
        row.flag(s.last)
        row.flag(s.open_cards)
        row.flag(top is not None and top.seat == NATURE)
        row.one_of(s.seats - 1, SEATS)
        row.one_of((s.first - side + s.seats) % s.seats, SEATS)
        row.one_of((s.chief - side + s.seats) % s.seats if s.seats == 3 else -1, SEATS)
        row.one_of(s.wheel, WHEELS)
        row.lanes(s.supply)
        row.count(lane(s.supply, WATER))
        row.flags(s.display, s.parts.tiles)
        write_piles(s, row)
        write_question(s, row)
        row.one_of(self.questions.sort(s), self.question_count)

    def _write_farm(self, parts: Parts, farm: Farm, row: CountWriter) -> None:
        copy = self._copies[farm_place(farm)]
        if not copy.is_of(parts, farm):
            self._farm_row.clear()
            write_farm(parts, farm, self._farm_row)
            copy.take(parts, farm, self._farm_row.taken())
        row.numbers.write(copy.written)


class CountedFarm:
    """The counts of a farm as they were written: a search meets the same farm many times."""

    def __init__(self) -> None:
        self.written: bytes = b""
        self._farm: Farm | None = None
        self._parts: Parts | None = None

    def is_of(self, parts: Parts, farm: Farm) -> bool:
        """Whether a farm would be written alike: all is the same that anything on it depends on."""
        last = self._farm
        if last is None or parts is not self._parts:
            return False
        if farm.barn != last.barn or farm.fields != last.fields or farm.offset != last.offset:
            return False
        if farm.places != last.places or farm.ranks != last.ranks or farm.garden != last.garden:
            return False
        return farm.special == last.special and farm.chosen == last.chosen

    def take(self, parts: Parts, farm: Farm, written: bytes) -> None:
        """Keep what was written of a farm."""
        self.written = written
        self._farm = farm.copy()
        self._parts = parts


def farm_place(farm: Farm) -> i64:
    """Where the counts of a farm are kept."""
    mixed = blended(blended(farm.barn, farm.fields), farm.places + (farm.offset << 40))
    return place_of(blended(blended(mixed, farm.ranks), farm.garden + (farm.chosen << 40)))


def write_question(s: Board, row: CountWriter) -> None:
    """At work: the cards left, the card being done and how often that was done."""
    if not s.open_cards:
        row.zeros(CARD_COUNT + 2)
        return
    row.count(popcount(cards_left(s)))
    row.count(clamp(times_done(s)))
    row.one_of(card_begun(s), CARD_COUNT)


def write_piles(s: Board, row: CountWriter) -> None:
    """What one may know of the solo piles: nobody sees which card joined (F-69)."""
    if s.seats > 1:
        row.zeros(2 + 3 * WHEEL_CARDS + UNDER * WHEEL_CARDS)
        return
    row.count(clamp(total(s.pile)))
    row.count(clamp(total(s.more)))
    row.one_of(s.favoured - 1, WHEEL_CARDS)
    unseen = s.more
    if s.added:
        unseen += one(s.added - 1)
    kind: i64 = 0
    while kind < WHEEL_CARDS:
        row.count(lane(s.discard, kind))
        kind += 1
    kind = 0
    while kind < WHEEL_CARDS:
        row.count(lane(unseen, kind))
        kind += 1
    place: i64 = 0
    while place < UNDER:
        row.one_of(((s.under >> (2 * place)) & 3) - 1, WHEEL_CARDS)
        place += 1


def write_farm(parts: Parts, farm: Farm, row: CountWriter) -> None:
    """One farm: barn, garden, animals, and the fields by the sector that they face."""
    row.lanes(farm.barn)
    row.count(lane(farm.barn, WATER))
    row.four(farm.special, farm.buildings(), popcount(farm.garden & parts.stars), farm.scarecrows(parts))
    row.lanes(farm.ranks)
    out: i64 = 0
    animal: i64 = 0
    while animal < ANIMAL_COUNT:
        place = farm.place_of(animal)
        steps: i64 = 0
        if place != STABLE:
            out += 1
            steps = (parts.pacifier - farm.sector_of(place - 1) + AREAS) % AREAS
            steps = steps if steps else AREAS
        row.count(steps)
        animal += 1
    animal = 0
    while animal < ANIMAL_COUNT:
        row.count(missing_fodder(parts, farm, animal))
        animal += 1
    row.four(out, popcount(farm.sown(parts)), clamp(stars(parts, farm) // 2), popcount(farm.chosen))
    write_fields(parts, farm, row)
    animal = 0
    while animal < ANIMAL_COUNT:  # who stands already where an animal would be put out now
        row.count(farm.animals_on(farm.area_at(parts.head_sector[animal])))
        animal += 1


def write_fields(parts: Parts, farm: Farm, row: CountWriter) -> None:
    """For each sector the fields with each crop, and those with none."""
    sector: i64 = 0
    while sector < AREAS:
        fields = parts.area_fields[farm.area_at(sector)]
        counts: i64 = 0
        empty: i64 = 0
        field: i64 = 0
        while fields:
            if fields & 1:
                crop = farm.crop_on(field)
                if crop == NOBODY:
                    empty += 1
                else:
                    counts += one(crop)
            fields >>= 1
            field += 1
        row.lanes(counts)
        row.count(empty)
        sector += 1


def missing_fodder(parts: Parts, farm: Farm, animal: i64) -> i64:
    """How many crops the barn lacks to feed an animal (F-36)."""
    fodder = parts.feed[animal]
    missing: i64 = 0
    crop: i64 = 0
    while crop < CROP_COUNT:
        need = lane(fodder, crop) - lane(farm.barn, crop)
        if need > 0:
            missing += need
        crop += 1
    return missing
