"""What lies in the box, as the engine reads it. The figures come from the data file alone (F-10)."""

from __future__ import annotations

from typing import Final

from bocage.core.native import i64, mypyc_attr

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Parts:
    """Every figure of the components, in tables.

    Attributes:
        alone, shared: what the action wheel allows, by position * 3 + card.
        positions, start_position: of the action wheel.
        sector_crop: the crop sown at each sector of the player wheel, or NOBODY.
        harvesting: mask of the harvest sectors; head_sector: where each animal's head is.
        pacifier: the sector that brings products; bar: the sector an area leaves over the bar.
        area_fields: mask of the fields of each area; field_area: the area of each field.
        scarecrows: mask of the fields with a scarecrow; fields: how many fields there are.
        feed: packed fodder of each animal; track_step, pasture_stars: its stars.
        tracks: the stars of each rank where the score board is not even; then track_step is what lies beyond.
        pasture_room: animals on one pasture.
        reward: packed goods of each building; any_crop: crops of choice; stars, dark: masks of buildings.
        star_value, display_size, tiles: of the buildings.
        supply: packed goods outside the barns at the start of a game without players.
        barn: packed starting stock; planted: packed fields at the start; offset: of the player wheel.
        crop_value, water_value: stars at the end.
        solo_water: in the supply of a solo game; solo_start, solo_more: packed cards of its piles.
        solo_target, special_most: stars to reach, special-action tiles one can hold.
        criteria, advanced_criteria: in which order awards are decided (F-22, F-62).
        extra_for_seeds, sole_receiver_chooses, limited: readings that an owner can change.
    """

    def __init__(self) -> None:
        self.alone: list[i64] = []
        self.shared: list[i64] = []
        self.positions: i64 = 0
        self.start_position: i64 = 0
        self.sector_crop: list[i64] = []
        self.harvesting: i64 = 0
        self.head_sector: list[i64] = []
        self.pacifier: i64 = 0
        self.bar: i64 = 0
        self.area_fields: list[i64] = []
        self.field_area: list[i64] = []
        self.scarecrows: i64 = 0
        self.fields: i64 = 0
        self.feed: list[i64] = []
        self.track_step: list[i64] = []
        self.tracks: list[list[i64]] = []
        self.pasture_stars: list[i64] = []
        self.pasture_room: i64 = 0
        self.reward: list[i64] = []
        self.any_crop: list[i64] = []
        self.stars: i64 = 0
        self.dark: i64 = 0
        self.star_value: i64 = 0
        self.display_size: i64 = 0
        self.tiles: i64 = 0
        self.removed: list[i64] = []
        self.supply: i64 = 0
        self.barn: i64 = 0
        self.planted: i64 = 0
        self.offset: i64 = 0
        self.crop_value: i64 = 0
        self.water_value: i64 = 0
        self.solo_water: i64 = 0
        self.solo_start: i64 = 0
        self.solo_more: i64 = 0
        self.solo_target: i64 = 0
        self.special_most: i64 = 0
        self.criteria: list[i64] = []
        self.advanced_criteria: list[i64] = []
        self.extra_for_seeds: bool = False
        self.sole_receiver_chooses: bool = True
        self.limited: bool = True


# How awards are decided.
FEWEST_BUILDINGS: Final = 0
MOST_SCARECROWS: Final = 1
FEWEST_CROPS: Final = 2
CRITERIA: Final = ("fewest_decor", "most_visible_scarecrows", "fewest_crops_in_barn")
