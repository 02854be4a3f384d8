"""The action spaces as the rules sheet lists them (A-2.6, A-7)."""

from __future__ import annotations

MAIN = (
    *("farm_expansion", "meeting_place", "grain_seeds", "farmland", "lessons", "day_laborer"),
    *("forest", "clay_pit", "reed_bank", "fishing"),
)
THREE = ("grove", "hollow", "resource_market", "more_lessons")
FOUR = ("copse", *THREE, "traveling_players")
TILE_OF_TWO = ("tile_copse", "tile_resource_market", "animal_market", "modest_wish_for_children")
TILE_OF_MORE = ("animal_market", "modest_wish_for_children")
TILE_SPACES = TILE_OF_TWO
STAGES = (
    ["major_improvement", "fencing", "grain_utilization", "sheep_market"],
    ["basic_wish_for_children", "house_redevelopment", "western_quarry"],
    ["vegetable_seeds", "pig_market"],
    ["cattle_market", "eastern_quarry"],
    ["urgent_wish_for_children", "cultivation"],
    ["farm_redevelopment"],
)
ROUND_CARDS = [card for stage in STAGES for card in stage]
SIDE_JOB = "side_job"
EVERY_SPACE = (*MAIN, *FOUR, *ROUND_CARDS, SIDE_JOB, *TILE_SPACES)

# What gathers on each, and how much a round with one, two, three and four players.
ACCUMULATION: dict[str, tuple[str, tuple[int, int, int, int]]] = {
    "forest": ("wood", (2, 3, 3, 3)),
    "clay_pit": ("clay", (1, 1, 1, 1)),
    "reed_bank": ("reed", (1, 1, 1, 1)),
    "fishing": ("food", (1, 1, 1, 1)),
    "grove": ("wood", (0, 0, 2, 2)),
    "copse": ("wood", (0, 0, 0, 1)),
    "hollow": ("clay", (0, 0, 1, 2)),
    "traveling_players": ("food", (0, 0, 0, 1)),
    "sheep_market": ("sheep", (1, 1, 1, 1)),
    "western_quarry": ("stone", (1, 1, 1, 1)),
    "pig_market": ("boar", (1, 1, 1, 1)),
    "cattle_market": ("cattle", (1, 1, 1, 1)),
    "eastern_quarry": ("stone", (1, 1, 1, 1)),
    "tile_copse": ("wood", (0, 1, 0, 0)),
    "meeting_place": ("food", (1, 1, 1, 1)),  # in the beginner game
}


def in_play(mode: str, seats: int, tile: bool) -> list[str]:
    """The spaces from the start, round cards left out."""
    found = [*MAIN, *(FOUR if seats == 4 else THREE if seats == 3 else ())]
    if mode == "beginner":
        found.append(SIDE_JOB)
    if tile:
        found += TILE_OF_TWO if seats == 2 else TILE_OF_MORE
    return found


def gathers(space: str, mode: str) -> bool:
    """Whether goods accumulate on a space in this mode."""
    return space in ACCUMULATION and (space != "meeting_place" or mode == "beginner")
