"""The final score, counted a second time from a position, line by line (A-18)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, NamedTuple

from bocage.agricola import Game
from bocage.agricola.cards.minors.points_providers import (
    PointPerSheep,
    PointsByHouse,
    PointsByPastureSpaces,
)
from bocage.agricola.cards.occupations.points_providers import (
    SPARE,
    PointPerLaterOccupation,
    PointPerSparsePasture,
    PointPerUnfencedStable,
    PointsForImprovements,
    PointsForMostRooms,
)
from bocage.agricola.goods import GOODS
from bocage.agricola.scores import PointsForSupply
from bocage.agricola.scoring import Score
from bocage.fuzzing.agricola.deck import DECK, OCCUPATIONS
from bocage.fuzzing.agricola.land import Farm, Land, land_of
from bocage.fuzzing.agricola.shelter import KINDS, capacities, herd_of, holds, singles
from bocage.fuzzing.report import Broken

# the first count of each row that gives 1, 2, 3 and 4 points; less gives -1.
ROWS = {
    "fields": (2, 3, 4, 5),
    "pastures": (1, 2, 3, 4),
    "grain": (1, 4, 6, 8),
    "vegetables": (1, 2, 3, 4),
    "sheep": (1, 4, 6, 8),
    "boar": (1, 3, 5, 7),
    "cattle": (1, 2, 4, 6),
}
BUILDING = ("wood", "clay", "reed", "stone")
Lines = dict[tuple[str, str], float]


class Sheet(NamedTuple):
    """A farm at the end, and all farms."""

    farm: Farm
    land: Land
    farms: list[Farm]

    @property
    def cards(self) -> list[str]:
        """The cards in front of the player."""
        return list(self.farm["cards"])


def sheet_of(position: dict[str, Any], seat: int) -> Sheet:
    """The farm of a seat."""
    farm = position["farms"][seat]
    return Sheet(farm, land_of(farm), position["farms"])


def row(name: str, count: int) -> int:
    """The points of one row of the table."""
    return sum(1 for step in ROWS[name] if count >= step) or -1


def farm_lines(sheet: Sheet) -> Lines:
    """Everything but cards and begging markers."""
    farm, land = sheet.farm, sheet.land
    crops = {
        crop: farm[crop] + sum(field.get(crop, 0) for field in farm["fields"].values())
        for crop in ("grain", "vegetable")
    }
    counts = {
        "fields": len(land.fields),
        "pastures": len(land.pastures),
        "grain": crops["grain"],
        "vegetables": crops["vegetable"],
        **{kind: farm["animals"][kind] for kind in KINDS},
    }
    lines = {name: row(name, count) for name, count in counts.items()}
    lines["unused"] = -len(land.unused())
    lines["fenced_stables"] = len(land.stables & land.enclosed())
    for material, each in (("clay", 1), ("stone", 2)):
        lines[f"{material}_rooms"] = each * len(land.rooms) if farm["house"] == material else 0
    lines["people"] = 3 * farm["people"]
    return {("farm", name): float(points) for name, points in lines.items()}


def best_step(steps: list[tuple[int, int]], count: int) -> int:
    """The points of the highest step reached (A-16.10)."""
    return max((points for least, points in steps if count >= least), default=0)


def _supply(sheet: Sheet, score: PointsForSupply) -> int:
    return best_step(score.steps, sheet.farm[GOODS[score.good]])


def _pasture_spaces(sheet: Sheet, score: PointsByPastureSpaces) -> int:
    return best_step(score.steps, len(sheet.land.enclosed()))


def _house(sheet: Sheet, score: PointsByHouse) -> int:
    return score.by_house[("wood", "clay", "stone").index(sheet.farm["house"])]


def _sheep(sheet: Sheet, score: PointPerSheep) -> int:
    return int(sheet.farm["animals"]["sheep"] // score.every)


def _unfenced_stables(sheet: Sheet, score: PointPerUnfencedStable) -> int:
    return len(sheet.land.stables - sheet.land.enclosed())


def _improvements(sheet: Sheet, score: PointsForImprovements) -> int:
    return best_step(score.steps, sum(1 for card in sheet.cards if card not in OCCUPATIONS))


def _later_occupations(sheet: Sheet, score: PointPerLaterOccupation) -> int:
    (card,) = (id for id in sheet.cards if score in DECK[id].scores)
    return sum(1 for id in sheet.cards if id in OCCUPATIONS) - int(sheet.farm["memory"].get(card, 0))


def _most_rooms(sheet: Sheet, score: PointsForMostRooms) -> int:
    most = max(len(farm["rooms"]) for farm in sheet.farms)
    return score.each if len(sheet.land.rooms) == most else 0


def _sparse_pastures(sheet: Sheet, score: PointPerSparsePasture) -> int:
    """Every kind, or nobody who counts, in every pasture: the best that holds all animals (AR-72)."""
    rooms, herd = capacities(sheet.land, sheet.cards), herd_of(sheet.farm)
    places = singles(sheet.land, sheet.cards)
    best = 0
    for owners in product((None, *range(len(KINDS))), repeat=len(rooms)):
        counted = [kind for kind in owners if kind is not None]
        sparse = [room - SPARE for room, kind in zip(rooms, owners, strict=True) if kind is not None]
        if len(counted) <= best or min(sparse) < 1 or any(herd[k] < counted.count(k) for k in counted):
            continue
        rest = list(herd)
        for room, kind in zip(sparse, counted, strict=True):
            rest[kind] = max(0, rest[kind] - room)
        others = tuple(room for room, kind in zip(rooms, owners, strict=True) if kind is None)
        if holds(others, places, tuple(rest)):
            best = len(counted)
    return best


# For each kind of computed points the same, counted from the position.
_RECOUNTS: dict[type[Score], Callable[..., int]] = {
    PointsForSupply: _supply,
    PointsByPastureSpaces: _pasture_spaces,
    PointsByHouse: _house,
    PointPerSheep: _sheep,
    PointPerUnfencedStable: _unfenced_stables,
    PointsForImprovements: _improvements,
    PointPerLaterOccupation: _later_occupations,
    PointPerSparsePasture: _sparse_pastures,
    PointsForMostRooms: _most_rooms,
}


def computed_points(sheet: Sheet, card: str) -> int:
    """The bonus points of one card at the end."""
    return sum(_RECOUNTS[type(score)](sheet, score) for score in DECK[card].scores)


def card_lines(sheet: Sheet) -> Lines:
    """Printed points, bonus points, begging markers (A-18.9). Some bonus is for everybody (AR-70)."""
    lines: Lines = {("cards", card): float(DECK[card].points) for card in sheet.cards if DECK[card].points}
    everywhere = [card for farm in sheet.farms for card in farm["cards"]]
    for card in everywhere:
        for_all = any(score.for_all for score in DECK[card].scores)
        if DECK[card].scores and (for_all or card in sheet.cards):
            lines["bonus", card] = float(computed_points(sheet, card))
    lines["bonus", "noted"] = float(sheet.farm["bonus"])
    lines["begging", "begging"] = -3.0 * sheet.farm["begging"]
    return lines


def check_scores(game: Game) -> None:
    """Every line of every sheet, the totals, and who has won (A-18.11). Raises `Broken`."""
    outcome = game.outcome()
    assert outcome is not None
    position: dict[str, Any] = game.position()
    totals = []
    for seat, told in enumerate(outcome.sheets):
        sheet = sheet_of(position, seat)
        counted = farm_lines(sheet) | card_lines(sheet)
        found = {(line.category, line.key): line.points for line in told.lines}
        if found != counted:
            wrong = sorted({*found.items()} ^ {*counted.items()})
            raise Broken("scores", f"seat {seat}: {wrong} between the sheet and the recount")
        totals.append(sum(counted.values()))
    if tuple(totals) != outcome.scores or tuple(totals) != game.scores():
        raise Broken("scores", f"{outcome.scores} in the outcome, {game.scores()} on the way, {totals}")
    winners = _winners(position, totals)
    if outcome.winners != winners:
        raise Broken("winner", f"{outcome.winners} with {totals}, not {winners}")


def _winners(position: dict[str, Any], totals: list[float]) -> tuple[int, ...]:
    """The highest total, then building resources left; a ruling may spend those that scored (AR-76)."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    left = [_resources_left(position, seat) for seat in best]
    return tuple(seat for seat, count in zip(best, left, strict=True) if count == max(left))


def _resources_left(position: dict[str, Any], seat: int) -> int:
    sheet = sheet_of(position, seat)
    left = sum(int(sheet.farm[good]) for good in BUILDING)
    if not position["options"].get("craft_bonus_counts_for_tiebreak", True):
        for card in sheet.cards:
            for score in DECK[card].scores:
                if isinstance(score, PointsForSupply):
                    have = int(sheet.farm[GOODS[score.good]])
                    left -= max((int(step) for step, _ in score.steps if have >= step), default=0)
    return left
