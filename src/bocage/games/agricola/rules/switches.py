"""Rulings that are a choice between readings, as options with their recommended default."""

from __future__ import annotations

from typing import Final

from bocage.core.switches import Switch

SLOT2_PAYMENT_AFTER_SPACE: Final = 1
SLOT2_ACTIONS_AFTER_SPACE: Final = 2
AT_ANY_TIME_ON_OTHER_TURNS: Final = 4
SCHOLAR_GAIN_CARDS_SAME_ROUND: Final = 8
SLEEPING_CORNER_OPENS_CLOSED_TILE: Final = 16
PASS_WITHOUT_LEGAL_SPACE: Final = 32
FARM_EXPANSION_SWITCH_BACK: Final = 64
MINI_PASTURE_MAY_SPLIT: Final = 128
IMPOSSIBLE_EFFECT_BLOCKS_PLAY: Final = 256
CRAFT_BONUS_COUNTS_FOR_TIEBREAK: Final = 512
SOLO_MEETING_PLACE_NEEDS_MINOR: Final = 1024
SOLO_FILTER_DEAD_CARDS: Final = 2048
SOLO_BEGINNER: Final = 4096
REPLENISH_BEFORE_GOODS: Final = 8192
POND_HUT_AT_MOST_TWO: Final = 16384

SWITCHES: Final = (
    Switch("slot2_payment_after_space", SLOT2_PAYMENT_AFTER_SPACE, False, "AR-01"),
    Switch("slot2_actions_after_space", SLOT2_ACTIONS_AFTER_SPACE, True, "AR-02"),
    Switch("at_any_time_on_other_turns", AT_ANY_TIME_ON_OTHER_TURNS, False, "AR-12"),
    Switch("scholar_gain_cards_same_round", SCHOLAR_GAIN_CARDS_SAME_ROUND, True, "AR-17"),
    Switch("sleeping_corner_opens_closed_tile", SLEEPING_CORNER_OPENS_CLOSED_TILE, False, "AR-23"),
    Switch("pass_without_legal_space", PASS_WITHOUT_LEGAL_SPACE, True, "AR-27"),
    Switch("farm_expansion_switch_back", FARM_EXPANSION_SWITCH_BACK, False, "AR-32"),
    Switch("mini_pasture_may_split", MINI_PASTURE_MAY_SPLIT, False, "AR-40"),
    Switch("impossible_effect_blocks_play", IMPOSSIBLE_EFFECT_BLOCKS_PLAY, True, "AR-65"),
    Switch("craft_bonus_counts_for_tiebreak", CRAFT_BONUS_COUNTS_FOR_TIEBREAK, True, "AR-76"),
    Switch("solo_meeting_place_needs_minor", SOLO_MEETING_PLACE_NEEDS_MINOR, True, "AR-78"),
    Switch("solo_filter_dead_cards", SOLO_FILTER_DEAD_CARDS, False, "AR-78"),
    Switch("solo_beginner", SOLO_BEGINNER, False, "AR-79"),
    Switch("replenish_before_goods", REPLENISH_BEFORE_GOODS, False, "A-5.6"),
    Switch("pond_hut_at_most_two", POND_HUT_AT_MOST_TWO, False, "A-20"),
)
