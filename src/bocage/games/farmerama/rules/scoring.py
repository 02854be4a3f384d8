"""Stars at the end (F-49, F-52, F-53)."""

from __future__ import annotations

from bocage.core.lanes import lane, popcount
from bocage.core.native import i64
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.games.farmerama.rules.actions import ANIMALS, WATER
from bocage.games.farmerama.rules.farm import STABLE, Farm
from bocage.games.farmerama.rules.parts import Parts
from bocage.games.farmerama.rules.state import Board


def product_stars(parts: Parts, farm: Farm, animal: i64) -> i64:
    """Stars of one product; beyond the end of the track it goes on alike (F-49)."""
    rank = lane(farm.ranks, animal)
    track = parts.tracks[animal]
    ranks: i64 = len(track)
    if rank == 0 or ranks == 0:
        return rank * parts.track_step[animal]
    if rank <= ranks:
        return track[rank - 1]
    return track[ranks - 1] + (rank - ranks) * parts.track_step[animal]


def crop_tiles(parts: Parts, farm: Farm) -> i64:
    """Crop tiles in the barn and on the fields; a sown field counts 2."""
    return farm.crops_in_barn() + 2 * popcount(farm.sown(parts))


def stars(parts: Parts, farm: Farm) -> i64:
    """All stars of a farm."""
    total = crop_tiles(parts, farm) * parts.crop_value + lane(farm.barn, WATER) * parts.water_value
    total += popcount(farm.garden & parts.stars) * parts.star_value
    animal: i64 = 0
    while animal < len(ANIMALS):
        total += product_stars(parts, farm, animal)
        if farm.place_of(animal) != STABLE:
            total += parts.pasture_stars[animal]
        animal += 1
    return total


def score_sheet(parts: Parts, farm: Farm) -> ScoreSheet:
    """The score line by line."""
    lines = [
        ScoreLine("products", animal, float(product_stars(parts, farm, place)))
        for place, animal in enumerate(ANIMALS)
    ]
    lines.append(ScoreLine("crops", "crops", float(crop_tiles(parts, farm) * parts.crop_value)))
    if parts.water_value:
        lines.append(ScoreLine("crops", "water", float(lane(farm.barn, WATER) * parts.water_value)))
    stars_in_garden = popcount(farm.garden & parts.stars) * parts.star_value
    lines.append(ScoreLine("buildings", "buildings", float(stars_in_garden)))
    for place, animal in enumerate(ANIMALS):
        out = farm.place_of(place) != STABLE
        lines.append(ScoreLine("pastures", animal, float(parts.pasture_stars[place] if out else 0)))
    return ScoreSheet(lines)


def winners(s: Board) -> tuple[tuple[int, ...], str]:
    """Who has won, and how that was found (F-53, F-73)."""
    if s.is_solo():
        reached = stars(s.parts, s.farm(0)) >= s.parts.solo_target
        return ((0,), "solo-won") if reached else ((), "solo-lost")
    best = max(stars(s.parts, s.farm(seat)) for seat in range(s.seats))
    tied = [seat for seat in range(s.seats) if stars(s.parts, s.farm(seat)) == best]
    if len(tied) == 1:
        return (tied[0],), "stars"
    water = max(lane(s.farm(seat).barn, WATER) for seat in tied)
    left = tuple(seat for seat in tied if lane(s.farm(seat).barn, WATER) == water)
    return left, "water" if len(left) == 1 else "shared"
