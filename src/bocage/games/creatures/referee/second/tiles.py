"""The special buildings as the rules sheet lists them: price, points, room, and what they are built over."""

from __future__ import annotations

from dataclasses import dataclass

RESOURCES = ("wood", "stone", "reed")
TYPES = ("sheep", "pig", "cow", "horse")
STALLS = ("stall", "cow_stall", "pig_stall")
STABLES = ("stable", "open_stable")
BASIC = ("half_timbered_house", "storage", "shelter", "open_stable")

Price = dict[str, int]

# id | price, several with "or" | points, "?": counted at the end | room, perhaps of one type | built over
_SHEET = """
cottage             | -                     | 0  | 1       |
stall               | 3 stone 1 reed        | 1  | 3       |
stable              | 5 wood or 5 stone     | 4  | 5       | stall
half_timbered_house | 3 wood 2 stone 1 reed | 5  | 2       | cottage
storage             | 2 wood 1 reed         | ?  | 0       |
shelter             | 2 wood 1 stone        | 0  | 1       |
open_stable         | 3 wood or 3 stone     | 2  | 5       | stall
animal_trader       | 2 wood 2 reed         | 3  | 2       |
assembly_hall       | 3 wood 1 reed         | 2  | 0       |
barn                | 3 wood                | 0  | 1       |
breeding_station    | 2 wood 3 stone        | 0  | 2       |
building_firm       | 2 wood 1 stone        | 2  | 0       |
byre_dwelling       | 3 wood 3 stone 1 reed | 3  | 4       | cottage
carpenter           | 1 wood 1 stone        | 1  | 0       |
cattle_farm         | 2 wood 2 stone        | 1  | 3 cow   |
cattle_market       | 4 wood 1 stone        | 2  | 2       |
conservatory        | 1 stone               | 1  | 1 sheep |
corner_house        | 2 stone 1 reed        | 4  | 3       |
cottage_extension   | 1 wood                | 4  | 3       |
country_house       | 3 wood 3 stone        | 1  | 3       |
cow_stall           | 4 wood 1 reed         | ?  | 3 cow   |
dairy_farm          | 3 wood 1 reed         | 3  | 2 cow   |
dog_house           | 1 wood                | 0  | 0       |
duck_pond           |                       | 1  | 0       |
estate              | 2 stone 1 reed        | ?  | 2 horse |
farm_shop           | 1 wood                | 0  | 1 sheep |
farm_well           | 1 wood 2 stone        | 0  | 0       |
feed_storehouse     | 1 wood 1 reed         | ?  | 0       |
feeding_station     | 2 wood                | 0  | 1       |
fence_builder       | 1 stone 1 reed        | 0  | 1       |
fertility_center    | 2 stone               | 0  | 0       |
flooring_expert     | 1 stone 1 reed        | 0  | 0       |
fodder_beet_field   |                       | 0  | 0       |
hay_rack            | 3 wood 1 reed         | 0  | 0       |
hayrick             |                       | 1  | 0       |
home_depot          | 2 stone               | 1  | 1 horse |
home_workshop       | 2 wood 1 reed         | 1  | 0       |
inn                 | 2 stone 1 pig 1 cow   | 4  | 2 pig   |
joinery             | 1 stone 1 reed        | 0  | 0       |
large_extension     | 3 wood                | ?  | 2       |
log_house           | 2 wood 1 reed         | ?  | 4       | cottage
manor               | 1 wood 3 stone        | ?  | 2       |
materials_outlet    | 1 reed                | 7  | 1 horse | stable
office              | 2 wood 2 stone        | ?  | 2 horse |
organic_farm        | 2 wood 3 stone 1 reed | 4  | 0       |
pen                 | 2 wood                | 0  | 4       |
pig_stall           | 4 wood 1 reed         | ?  | 3 pig   |
ranch               | 2 wood 3 stone        | 2  | 2 horse |
rearing_station     | 2 wood 1 reed         | 1  | 0       |
reed_hut            | 1 wood 3 reed         | 0  | 3       |
sawmill             | 5 stone               | 4  | 0       |
servants_hut        | 2 wood                | 0  | 1       |
small_extension     | 1 stone               | ?  | 1       |
stewards_office     | 4 wood 3 stone 2 reed | -3 | 1       |
stone_carver        | 5 wood                | ?  | 0       |
stud                | 1 wood 3 stone 1 reed | 3  | 2 horse |
timber_shop         | 2 stone               | 1  | 0       |
trading_station     | 1 wood 2 stone        | 1  | 1 cow   |
wild_boar_pen       | 2 wood                | 0  | 2 pig   |
woodshop            | 2 wood 2 stone        | 1  | 2       |
workshop            | 2 wood 1 stone        | 2  | 1       |
"""


@dataclass(frozen=True)
class Tile:
    """One building.

    Attributes:
        prices: the ways to pay; points: None when they are counted at the end.
        room: how many animals; kind: the only type it takes, or none in particular.
        over: the building it replaces, "stall" for any kind of stall.
    """

    id: str
    prices: tuple[Price, ...]
    points: int | None
    room: int
    kind: str | None
    over: str | None


def price_of(text: str) -> Price:
    """`2 wood 1 stone` as numbers."""
    words = text.split()
    return {good: int(count) for count, good in zip(words[::2], words[1::2], strict=True)}


def _read(line: str) -> Tile:
    id, price, points, room, over = (part.strip() for part in line.split("|"))
    prices = () if price == "-" else tuple(price_of(way) for way in price.split(" or "))
    count, _, kind = room.partition(" ")
    return Tile(id, prices, None if points == "?" else int(points), int(count), kind or None, over or None)


TILES = {tile.id: tile for tile in map(_read, _SHEET.strip().splitlines())}
SPECIAL = [id for id in TILES if id not in ("cottage", "stall", "stable")]
GREEN = [id for id in SPECIAL if id not in BASIC]
