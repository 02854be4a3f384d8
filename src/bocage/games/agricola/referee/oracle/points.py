"""The score, counted a second time from a position, line by line (A-18)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from bocage.fuzzing.report import Broken
from bocage.games.agricola import Game
from bocage.games.agricola.referee.oracle.desk import OraclePlayer, Position
from bocage.games.agricola.referee.oracle.figures import BUILDING, IMPROVEMENTS, KINDS
from bocage.games.agricola.referee.shelter import holds

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
SPARE = 3  # animals that could join in a pasture of Organic Farmer
CRAFTS: dict[str, tuple[str, dict[int, int]]] = {
    "joinery": ("wood", {3: 1, 5: 2, 7: 3}),
    "pottery": ("clay", {3: 1, 5: 2, 7: 3}),
    "basketmakers_workshop": ("reed", {2: 1, 4: 2, 5: 3}),
}
MANGER = {6: 1, 7: 2, 8: 3, 10: 4}
BRAGGART = {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9}
BLANKETS = {"wood": 3, "clay": 2, "stone": 0}
HOUSE_STEWARD = 3
Lines = dict[tuple[str, str], float]


def row(name: str, count: int) -> int:
    """The points of one row of the table."""
    return sum(1 for step in ROWS[name] if count >= step) or -1


def best_step(steps: dict[int, int], count: int) -> int:
    """The points of the highest step reached (A-16.10)."""
    return max((points for least, points in steps.items() if count >= least), default=0)


def farm_lines(desk: OraclePlayer) -> Lines:
    """Everything but cards and begging markers."""
    farm, land = desk.farm, desk.land
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
        lines[f"{material}_rooms"] = each * desk.rooms if desk.house == material else 0
    lines["people"] = 3 * desk.people
    return {("farm", name): float(points) for name, points in lines.items()}


# Points by the text of a card, in the order of the sheet.


def sparse_pastures(desk: OraclePlayer) -> int:
    """Every kind, or nobody who counts, in every pasture: the best that holds all animals (AR-72)."""
    rooms = desk.capacities()
    herd = tuple(desk.goods.get(kind, 0) for kind in KINDS)
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
        if holds(others, desk.singles(), tuple(rest)):
            best = len(counted)
    return best


def most_rooms(desk: OraclePlayer) -> int:
    """For everybody with the largest house, whoever has the card (AR-70)."""
    most = max(len(farm["rooms"]) for farm in desk.position["farms"])
    return HOUSE_STEWARD if desk.rooms == most else 0


BONUS: dict[str, Callable[[OraclePlayer], int]] = {
    "manger": lambda desk: best_step(MANGER, len(desk.land.enclosed())),
    "wool_blankets": lambda desk: BLANKETS[desk.house],
    "loom": lambda desk: desk.goods.get("sheep", 0) // 3,
    "stable_architect": lambda desk: len(desk.land.stables - desk.land.enclosed()),
    "braggart": lambda desk: best_step(BRAGGART, sum(1 for card in desk.cards if card in IMPROVEMENTS)),
    "organic_farmer": sparse_pastures,
    "tutor": lambda desk: desk.occupations() - int(desk.farm["memory"].get("tutor", 0)),
    "house_steward": most_rooms,
    "joinery": lambda desk: best_step(CRAFTS["joinery"][1], desk.goods.get("wood", 0)),
    "pottery": lambda desk: best_step(CRAFTS["pottery"][1], desk.goods.get("clay", 0)),
    "basketmakers_workshop": lambda desk: best_step(
        CRAFTS["basketmakers_workshop"][1], desk.goods.get("reed", 0)
    ),
}
FOR_ALL = ("house_steward",)


def bonus_lines(desk: OraclePlayer) -> Lines:
    """What cards give at the end; some for everybody."""
    lying = [card for farm in desk.position["farms"] for card in farm["cards"]]
    counting = [card for card in lying if card in BONUS and (card in desk.cards or card in FOR_ALL)]
    return {("bonus", card): float(BONUS[card](desk)) for card in counting}


def lines_of(desk: OraclePlayer) -> Lines:
    """The whole sheet (A-18.9, A-18.12)."""
    printed = {card: IMPROVEMENTS[card].points for card in desk.cards if card in IMPROVEMENTS}
    lines: Lines = {("cards", card): float(points) for card, points in printed.items() if points}
    lines["bonus", "noted"] = float(desk.farm["bonus"])
    lines["begging", "begging"] = -3.0 * desk.farm["begging"]
    return farm_lines(desk) | lines | bonus_lines(desk)


def desks_of(position: Position) -> list[OraclePlayer]:
    """Everybody."""
    return [OraclePlayer(position, seat) for seat in range(len(position["farms"]))]


def check_points(game: Game) -> None:
    """What each farm would score now. Raises `Broken`."""
    counted = tuple(sum(lines_of(desk).values()) for desk in desks_of(game.position()))
    if counted != game.scores():
        raise Broken("scores", f"{game.scores()}, counted {counted}")


def check_scores(game: Game) -> None:
    """Every line of every sheet, the totals, and who has won (A-18.11). Raises `Broken`."""
    outcome = game.outcome()
    assert outcome is not None
    check_points(game)
    desks = desks_of(game.position())
    for desk, told in zip(desks, outcome.sheets, strict=True):
        counted = lines_of(desk)
        found = {(line.category, line.key): line.points for line in told.lines}
        if found != counted:
            wrong = sorted({*found.items()} ^ {*counted.items()})
            raise Broken("scores", f"seat {desk.seat}: {wrong} between the sheet and the recount")
    totals = [sum(lines_of(desk).values()) for desk in desks]
    if tuple(totals) != outcome.scores:
        raise Broken("scores", f"{outcome.scores} in the outcome, counted {totals}")
    if outcome.winners != winners(desks, totals):
        raise Broken("winner", f"{outcome.winners} with {totals}, not {winners(desks, totals)}")


def winners(desks: list[OraclePlayer], totals: list[float]) -> tuple[int, ...]:
    """The highest total, then building resources left (A-18.11)."""
    best = [desk for desk in desks if totals[desk.seat] == max(totals)]
    most = max(map(resources_left, best))
    return tuple(desk.seat for desk in best if resources_left(desk) == most)


def resources_left(desk: OraclePlayer) -> int:
    """For the tie; a ruling may spend those that scored on a craft building (AR-76)."""
    left = sum(desk.goods.get(good, 0) for good in BUILDING)
    if not desk.switch("craft_bonus_counts_for_tiebreak", True):
        for card, (good, steps) in CRAFTS.items():
            if card in desk.cards:
                left -= max((step for step in steps if desk.goods.get(good, 0) >= step), default=0)
    return left
