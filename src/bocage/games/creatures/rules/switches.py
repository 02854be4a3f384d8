"""Rulings that are a choice between readings, as options with their recommended default."""

from __future__ import annotations

from typing import Final

from bocage.core.switches import Switch

AT_ANY_TIME_ON_OPPONENTS_TURN: Final = 1
ASSEMBLY_HALL_GIFT_WITHOUT_PLACING: Final = 2
BORDER_ON_WALL_EDGE: Final = 4
EXPANSION_MANDATORY_WHEN_AVAILABLE: Final = 8
RANCH_REQUIRES_NET_HORSE: Final = 16
MARKER_HOLDER_FIRST: Final = 32
TIMBER_SHOP_RETROACTIVE: Final = 64
PEN_ANIMALS_COUNT_FOR_STALL_THRESHOLDS: Final = 128
REARING_STATION_TROUGH_DOUBLES: Final = 256
ESTATE_COUNTS_COW_AND_PIG_STALL: Final = 512
FORCED_FREE_TROUGH: Final = 1024
SMALL_EXTENSION_HOLDS_TWO: Final = 2048

SWITCHES: Final = (
    Switch("at_any_time_on_opponents_turn", AT_ANY_TIME_ON_OPPONENTS_TURN, False, "R-01"),
    Switch("assembly_hall_gift_without_placing", ASSEMBLY_HALL_GIFT_WITHOUT_PLACING, False, "R-06"),
    Switch("border_on_wall_edge", BORDER_ON_WALL_EDGE, True, "R-08"),
    Switch("expansion_mandatory_when_available", EXPANSION_MANDATORY_WHEN_AVAILABLE, True, "R-09"),
    Switch("ranch_requires_net_horse", RANCH_REQUIRES_NET_HORSE, True, "R-15"),
    Switch("window_order_by_marker", MARKER_HOLDER_FIRST, False, "R-17"),
    Switch("timber_shop_retroactive", TIMBER_SHOP_RETROACTIVE, False, "R-18"),
    Switch("pen_animals_count_for_stall_thresholds", PEN_ANIMALS_COUNT_FOR_STALL_THRESHOLDS, False, "R-27"),
    Switch("rearing_station_trough_doubles", REARING_STATION_TROUGH_DOUBLES, True, "R-28"),
    Switch("estate_counts_cow_and_pig_stall", ESTATE_COUNTS_COW_AND_PIG_STALL, True, "R-30"),
    Switch("forced_free_trough", FORCED_FREE_TROUGH, True, "R-37"),
    Switch("small_extension_holds_two", SMALL_EXTENSION_HOLDS_TWO, False, "R-40"),
)
