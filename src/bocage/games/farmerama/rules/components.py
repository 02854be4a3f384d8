"""The data file of the components: read, checked, made into tables (F-10).

Every figure of the game stands in `components.toml` with its source. An owner of the box can correct a
copy; a file that cannot be right is refused with the place and the reason.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from bocage.core.cards import Text
from bocage.core.errors import BadOption
from bocage.core.lanes import bit, lane, popcount, total
from bocage.core.native import i64
from bocage.core.text import toml_place
from bocage.games.farmerama.rules.actions import ANIMALS, AREAS, CARDS, CROPS, GOODS, MOST_SEATS, WHEEL_CARDS
from bocage.games.farmerama.rules.farm import FIELD_BITS
from bocage.games.farmerama.rules.figures import REMARKS, FigureReader, wrong
from bocage.games.farmerama.rules.parts import CRITERIA, NOBODY, Parts

OWN_FILE: Final = Path(__file__).with_name("components.toml")
# What the owners of data files call buildings of their own, by id: the file that was read last decides.
OWN_NAMES: Final[dict[str, Text]] = {}
LONGEST_NAME: Final = 40
MOST_FIELDS: Final = 20
MOST_TILES: Final = 60
UNCOUNTED: Final = (*REMARKS, "name")  # what is said about the figures is none of them
MOST_CARDS: Final = 9  # of one kind in the solo piles
PLAYER_WORDS: Final = ("", "", "two", "three", "four")
RULEBOOK_PAIRS: Final = ([3, 2], [4, 2])  # F-9: the two pairs for Sow that the rulebook names


class BoxFigures:
    """The figures of one box.

    Attributes:
        parts: as the engine reads them.
        tiles: the names of the buildings, by number.
        checksum: stands for the figures; records carry it.
        proposals: the places of all figures that are proposals, such as `animals.cow.track_step`.
        text: of the data file; all else can be had from it again, which is how components are pickled.
    """

    def __init__(
        self, parts: Parts, tiles: list[str], checksum: str, proposals: list[str], text: str
    ) -> None:
        self.parts = parts
        self.tiles = tiles
        self.checksum = checksum
        self.proposals = proposals
        self.text = text

    def __reduce__(self) -> tuple[object, ...]:
        return parse_components, (self.text,)


def load_components(source: Path | BoxFigures | None = None) -> BoxFigures:
    """The components of a data file; our own without a path, and those themselves that are there already.

    Raises:
        BadOption: the file cannot be read or its figures cannot be right.
    """
    if source is None:
        return _own_components()
    if isinstance(source, BoxFigures):
        return source
    path = source
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadOption("components-no-file", file=str(path)) from None
    except (OSError, UnicodeDecodeError):
        raise BadOption("components-unreadable", file=str(path)) from None
    return parse_components(text)


@cache
def _own_components() -> BoxFigures:
    return parse_components(OWN_FILE.read_text(encoding="utf-8"))


def parse_components(text: str) -> BoxFigures:
    """The components that a text describes.

    Raises:
        BadOption: as `load_components`.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, column = toml_place(error, text)
        raise BadOption("components-toml", line=line, column=column) from None
    reader = FigureReader(data, "")
    if reader.take("game") != "farmerama" or reader.take("schema") != 1:
        raise BadOption("components-foreign")
    parts = Parts()
    _read_wheels(reader, parts)
    _read_farm_board(reader, parts)
    _read_animals(reader, parts)
    own: dict[str, Text] = {}
    tiles = _read_buildings(reader, parts, own)
    _read_setup(reader, parts)
    _read_solo(reader, parts)
    _read_readings(reader, parts)
    reader.refuse_others("total")
    canonical = json.dumps(_figures(data), sort_keys=True, default=str)  # TOML also knows dates
    checksum = hashlib.blake2b(canonical.encode(), digest_size=6).hexdigest()
    OWN_NAMES.update(own)
    return BoxFigures(parts, tiles, checksum, _proposals(data, ""), text)


def _figures(value: object) -> object:
    """The data without what is said about it: a corrected note leaves the checksum as it is."""
    if isinstance(value, dict):
        return {name: _figures(inner) for name, inner in value.items() if name not in UNCOUNTED}
    return [_figures(item) for item in value] if isinstance(value, list) else value


def _proposals(value: object, path: str) -> list[str]:
    found: list[str] = []
    if isinstance(value, dict):
        if value.get("source") == "inferred":
            found.append(path)
        for name, inner in value.items():
            found += _proposals(inner, f"{path}.{name}" if path else name)
    return found


def _read_wheels(reader: FigureReader, parts: Parts) -> None:
    wheel = reader.table("action_wheel")
    positions = wheel.rows("positions")
    for position in positions:
        for card in CARDS[:WHEEL_CARDS]:
            alone, shared = position.numbers(card, 2, 1, 9)
            if alone <= shared:
                raise wrong(position.where(card), "pair")
            parts.alone.append(alone)
            parts.shared.append(shared)
    sown = [position.take("sow") for position in positions]
    if any(pair not in sown for pair in RULEBOOK_PAIRS):
        raise wrong("action_wheel.positions", "known-pairs")
    parts.positions = len(positions)
    parts.start_position = wheel.number("start", 0, len(positions) - 1)
    _read_player_wheel(reader.table("player_wheel"), parts)


def _read_player_wheel(wheel: FigureReader, parts: Parts) -> None:
    sectors = wheel.rows("sectors")
    if len(sectors) != AREAS:
        raise wrong(wheel.where("sectors"), "count", need=AREAS)
    parts.head_sector = [NOBODY] * len(ANIMALS)
    pacifiers = 0
    for place, sector in enumerate(sectors):
        crop = sector.maybe("crop")
        harvest = sector.flag("harvest", default=False)
        if (crop in CROPS) == harvest:
            raise wrong(sector.path, "sector")
        parts.sector_crop.append(CROPS.index(str(crop)) if crop in CROPS else NOBODY)
        parts.harvesting |= bit(place) if harvest else 0
        head = sector.maybe("head")
        if head is not None:
            if head not in ANIMALS or parts.head_sector[ANIMALS.index(str(head))] != NOBODY:
                raise wrong(sector.where("head"), "head")
            parts.head_sector[ANIMALS.index(str(head))] = place
        if sector.flag("pacifier", default=False):
            pacifiers += 1
            parts.pacifier = place
    parts.bar = wheel.number("bar_after", 0, AREAS - 1)
    parts.offset = wheel.number("start_offset", 0, AREAS - 1)
    _check_player_wheel(parts, pacifiers)


def _check_player_wheel(parts: Parts, pacifiers: int) -> None:
    sown = [crop for crop in parts.sector_crop if crop != NOBODY]
    if sorted(int(crop) for crop in sown) != list(range(len(CROPS))):
        raise wrong("player_wheel.sectors", "crops-once")
    if NOBODY in parts.head_sector or pacifiers != 1 or parts.pacifier in parts.head_sector:
        raise wrong("player_wheel.sectors", "heads")
    turned = parts.harvesting | (parts.harvesting << AREAS)
    runs = [start for start in range(AREAS) if turned >> start & 7 == 7]
    if popcount(parts.harvesting) != AREAS - len(CROPS) or not runs:
        raise wrong("player_wheel.sectors", "harvest-adjacent")
    if int(parts.bar) != (runs[0] + 2) % AREAS:
        raise wrong("player_wheel.bar_after", "bar")


def _read_farm_board(reader: FigureReader, parts: Parts) -> None:
    board = reader.table("farm_board")
    fields = board.numbers("fields", AREAS, 1, 9)
    scarecrows = board.numbers("scarecrow_field", AREAS, 0, 8)
    if sum(fields) != board.number("fields_total", AREAS, MOST_FIELDS):
        raise wrong("farm_board.fields", "fields-total", found=sum(fields))
    for area, count in enumerate(fields):
        first = len(parts.field_area)
        if scarecrows[area] >= count:
            raise wrong("farm_board.scarecrow_field", "scarecrow", area=area + 1)
        parts.scarecrows |= bit(first + scarecrows[area])
        parts.area_fields.append((bit(count) - 1) << first)
        parts.field_area += [area] * count
    parts.fields = len(parts.field_area)
    parts.pasture_room = board.number("pasture_room", 1, 4)


def _read_animals(reader: FigureReader, parts: Parts) -> None:
    animals = reader.table("animals")
    for name in ANIMALS:
        animal = animals.table(name)
        parts.feed.append(animal.counts("feed", CROPS))
        if parts.feed[-1] == 0:
            raise wrong(animal.where("feed"), "feed")
        _read_track(animal, parts)
        parts.pasture_stars.append(animal.number("pasture_stars", 0, 99))


def _read_track(animal: FigureReader, parts: Parts) -> None:
    """The stars of each rank: a step, or a list where the score board is not even (F-49)."""
    if animal.maybe("track") is None:
        parts.track_step.append(animal.number("track_step", 1, 99))
        parts.tracks.append([])
        return
    if animal.maybe("track_step") is not None:
        raise wrong(animal.where("track_step"), "two-tracks")
    value = animal.take("track")
    length = len(value) if isinstance(value, list) else 0
    ranks = animal.numbers("track", max(2, length), 1, 999)
    if any(after <= before for before, after in pairwise(ranks)):
        raise wrong(animal.where("track"), "track")
    parts.tracks.append([*ranks])
    parts.track_step.append(ranks[-1] - ranks[-2])


def _name(table: FigureReader) -> Text:
    """What players of both languages call a building."""
    words = [table.take(lang) for lang in ("en", "fr")]
    for lang, word in zip(("en", "fr"), words, strict=True):
        if not isinstance(word, str) or not 1 <= len(word.strip()) <= LONGEST_NAME or not word.isprintable():
            raise wrong(table.where(lang), "name", most=LONGEST_NAME)
    return Text(str(words[0]).strip(), str(words[1]).strip())


def _read_buildings(reader: FigureReader, parts: Parts, own: dict[str, Text]) -> list[str]:
    buildings = reader.table("buildings")
    names: list[str] = []
    for row in buildings.rows("tiles"):
        names.append(str(row.take("id")))
        if not re.fullmatch(r"[a-z][a-z0-9_]*", names[-1]):  # it is a word of the notation
            raise wrong(row.where("id"), "id")
        reward = {name: value for name, value in row.data.items() if name in GOODS}
        row.asked.update(reward)
        known = {"id", "name", "dark", "star", "any_crop", *GOODS}
        if row.maybe("name") is not None:
            own[names[-1]] = _name(row.table("name"))
        for name in row.data:
            if name not in known:
                raise wrong(row.where(name), "word", known=", ".join(sorted(known)))
        parts.reward.append(FigureReader({"reward": reward}, row.path).counts("reward", GOODS))
        parts.any_crop.append(row.number("any_crop", 1, 9) if row.maybe("any_crop") is not None else 0)
        here = bit(len(names) - 1)
        parts.stars |= here if row.flag("star", default=False) else 0
        parts.dark |= here if row.flag("dark", default=False) else 0
        if not (reward or parts.any_crop[-1] or parts.stars & here):
            raise wrong(row.path, "no-reward")
    if len(set(names)) != len(names) or len(names) > MOST_TILES:
        raise wrong("buildings.tiles", "tiles")
    parts.tiles = len(names)
    parts.star_value = buildings.number("star_value", 1, 99)
    parts.display_size = buildings.number("display", 2, 2)
    _read_removed(buildings.table("removed"), parts)
    return names


def _read_removed(removed: FigureReader, parts: Parts) -> None:
    light = int(parts.tiles - popcount(parts.dark))
    parts.removed = [0, 0]
    for seats in range(2, MOST_SEATS + 1):
        # F-58: with three players they fill the display twice more, after the stack is used up.
        least = 2 * int(parts.display_size) if seats == 3 else 0
        parts.removed.append(removed.number(PLAYER_WORDS[seats], least, light - 3))


def _read_setup(reader: FigureReader, parts: Parts) -> None:
    setup = reader.table("setup")
    parts.barn = setup.counts("barn", GOODS)
    planted = setup.table("planted")
    for crop in CROPS:
        area, field = planted.numbers(crop, 2, 0, MOST_FIELDS)
        if area >= AREAS or field >= popcount(parts.area_fields[area]):
            raise wrong(planted.where(crop), "planted")
        place = parts.field_area.index(area) + field
        if parts.sector_crop[(area + parts.offset) % AREAS] != CROPS.index(crop):  # F-17
            raise wrong(planted.where(crop), "planted")
        if parts.planted >> (place * FIELD_BITS) & 7:
            raise wrong(planted.where(crop), "planted")
        parts.planted |= (CROPS.index(crop) + 1) << (place * FIELD_BITS)
    scoring = reader.table("scoring")
    parts.crop_value = scoring.number("per_crop_tile", 0, 9)
    parts.water_value = scoring.number("per_water", 0, 9)
    criteria = reader.table("award_criteria")
    parts.criteria = _criteria(criteria, "basic")
    parts.advanced_criteria = _criteria(criteria, "advanced")
    _read_supply(reader.table("goods_tiles"), reader, parts)


def _read_supply(tiles: FigureReader, reader: FigureReader, parts: Parts) -> None:
    """The tiles outside the barns; they must be enough for four farms (F-16, F-17)."""
    parts.supply = reader.counts("goods_tiles", GOODS)
    for place, good in enumerate(GOODS):
        there = tiles.number(good, 1, 200)
        planted = 2 if place < len(CROPS) else 0
        if there < 4 * (int(parts.barn >> (9 * place) & 255) + planted):
            raise wrong(f"goods_tiles.{good}", "too-few")
    declared = reader.data["goods_tiles"]  # the total stands beside the figure, not in it
    if isinstance(declared, dict) and "total" in declared:
        found = int(total(parts.supply))
        if declared["total"] != found:
            raise wrong("goods_tiles.total", "goods-total", found=found)


def _criteria(table: FigureReader, name: str) -> list[i64]:
    value = table.take(name)
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(CRITERIA):
        raise wrong(table.where(name), "criteria", known=", ".join(CRITERIA))
    return [CRITERIA.index(str(word)) for word in value]


def _read_solo(reader: FigureReader, parts: Parts) -> None:
    solo = reader.table("solo")
    words = CARDS[:WHEEL_CARDS]
    parts.solo_target = solo.number("target", 1, 999)
    parts.solo_water = solo.number("supply_water", 0, 99)
    parts.solo_start = solo.counts("action_pile", words)
    parts.solo_more = solo.counts("replenishing_pile", words)
    for place, word in enumerate(words):
        cards = int(lane(parts.solo_start + parts.solo_more, place))
        if cards > MOST_CARDS:
            raise wrong(f"solo.replenishing_pile.{word}", "range", value=cards, low=0, high=MOST_CARDS)
    parts.special_most = solo.number("special_tiles_held", 0, 9)


def _read_readings(reader: FigureReader, parts: Parts) -> None:
    readings = reader.table("readings")
    parts.extra_for_seeds = readings.flag("extra_water_for_seeds")
    parts.sole_receiver_chooses = readings.flag("sole_receiver_chooses")
    parts.limited = readings.flag("supply_is_limited")
