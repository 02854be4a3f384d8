"""The board and the majors against the figures of the rules sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bocage.core.cards import Text
from bocage.core.lanes import lane
from bocage.games.agricola import Game
from bocage.games.agricola.cards.majors import MAJORS
from bocage.games.agricola.rules.farm import CELLS, EDGES, MOST_FENCES, MOST_PEOPLE, MOST_STABLES
from bocage.games.agricola.rules.goods import GOODS, Goods
from bocage.games.agricola.rules.harvest import has_harvest
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.scores import PointsForSupply
from bocage.games.agricola.rules.scoring import (
    BOAR_STEPS,
    CATTLE_STEPS,
    FIELD_STEPS,
    GRAIN_STEPS,
    PASTURE_STEPS,
    SHEEP_STEPS,
    VEGETABLE_STEPS,
    step_points,
)
from bocage.games.agricola.rules.spaces import ACTION_SPACES, HEAPS, STAGE_OF_ROUND, STAGES
from bocage.games.agricola.rules.state import ROUNDS
from bocage.games.agricola.rules.verbs.occupations import LESSONS, MORE_LESSONS, occupation_price
from bocage.messages import say
from tests.games.agricola.deck import BOOK
from tests.games.agricola.rules.sheet import sheet, space
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

BOARD = sheet("board")
ROWS: list[dict[str, Any]] = sheet("majors")["majors"]
CARDS = {card.id: card for card in MAJORS}
CARDS_BY_NUMBER = {int(card.number): card.id for card in MAJORS}
EACH = pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
AMOUNTS = {SPACE_NAMES[heap.space]: heap for heap in HEAPS}


def rows_of_spaces() -> list[tuple[dict[str, Any], int]]:
    """Every space of the sheet, with the player count it is told for (0: all)."""
    found = [(row, 0) for row in (*BOARD["permanent_spaces"], *BOARD["round_cards"])]
    for seats, rows in BOARD["extension_spaces"].items():
        found += [(row, int(seats)) for row in rows]
    found += [(row, 2) for row in BOARD["additional_actions_tiles"]["two_players"]["spaces"]]
    found += [(row, 3) for row in BOARD["additional_actions_tiles"]["three_four_players"]["spaces"]]
    return [*found, (BOARD["side_job_tile"], 0)]


def name_of(row: dict[str, Any]) -> str:
    tile = {"tile34_animal_market": "animal_market", "tile34_modest_wish": "modest_wish_for_children"}
    return tile.get(row["id"], space(row["id"]))


@rule("A-1.1", "A-3.1", "A-17.1")
def test_limits_rounds_and_harvests() -> None:
    limits = BOARD["limits"]
    assert (
        limits["people_per_player"],
        limits["stables_per_player"],
        limits["fences_per_player"],
    ) == (MOST_PEOPLE, MOST_STABLES, MOST_FENCES)
    assert BOARD["meta"]["rounds"] == ROUNDS
    harvests = [number for number in range(1, ROUNDS + 1) if has_harvest(number)]
    assert harvests == BOARD["meta"]["harvest_after_rounds"]
    assert BOARD["farmyard"]["spaces"] == CELLS
    assert re.search(rf"\b{EDGES} edges", BOARD["farmyard"]["fence_spaces"])


@rule("A-2.1")
def test_the_round_cards_of_each_stage() -> None:
    for stage, rounds in BOARD["meta"]["stages"].items():
        assert [int(STAGE_OF_ROUND[number]) for number in rounds] == [int(stage) - 1] * len(rounds)
        cards = {row["id"] for row in BOARD["round_cards"] if row["stage"] == int(stage)}
        mask = STAGES[int(stage) - 1]
        assert {SPACE_NAMES[place] for place in range(len(SPACE_NAMES)) if mask >> place & 1} == cards


@rule("A-2.6")
def test_every_space_of_the_sheet_is_there_and_no_other() -> None:
    assert {name_of(row) for row, _ in rows_of_spaces()} == set(SPACE_NAMES)


@rule("A-2.6", "A-7.7", "A-7.36")
@pytest.mark.parametrize(("row", "seats"), rows_of_spaces(), ids=lambda value: str(value)[:40])
def test_a_space_gathers_what_the_sheet_says(row: dict[str, Any], seats: int) -> None:
    name = name_of(row)
    amount = row.get("accumulate")
    assert (row["kind"] == "accumulation") == (amount is not None)
    if amount is None:
        assert name not in AMOUNTS or name == "meeting_place"
        return
    by_seats = amount if "1" in amount else {str(seats or count): amount for count in (1, 2, 3, 4)}
    for count, goods in by_seats.items():
        heap = AMOUNTS[name]
        assert goods == {GOODS[heap.good]: int(heap.amounts[int(count) - 1])}


@rule("A-7.1", "A-7.35")
@pytest.mark.parametrize(("row", "seats"), rows_of_spaces(), ids=lambda value: str(value)[:40])
def test_a_space_is_named_as_on_the_board(row: dict[str, Any], seats: int) -> None:
    name = name_of(row)
    for lang in ("en", "fr"):
        text = re.sub(r" \(.*\)$", "", say(f"space-agricola-{name}", lang))
        assert text.startswith(row["name"][lang]), (name, text)


@rule("A-7.1")
def test_every_space_names_the_rule_that_describes_it() -> None:
    assert [entry.rule for entry in ACTION_SPACES] == [
        f"A-7.{number}" for number in range(1, len(ACTION_SPACES) + 1)
    ]


@rule("A-7.5", "A-7.15")
def test_the_prices_of_occupations() -> None:
    lessons = BOARD["lessons"]
    others = ["priest", "tutor", "wood_cutter"]

    def prices(seats: int, where: int) -> list[int]:
        tables = [agricola_table(seats).given(0, cards=others[:count]) for count in range(4)]
        return [int(occupation_price(table.game.board, 0, where)) for table in tables]

    main, three, four = (lessons[name] for name in ("main_space", "extra_space_3p", "extra_space_4p"))
    for seats in main["players"]:
        assert prices(seats, LESSONS) == [main["first"], *[main["later"]] * 3]
    assert prices(3, MORE_LESSONS) == [three["every"]] * 4
    assert prices(4, MORE_LESSONS) == [*[four["first_two"]] * 2, *[four["later"]] * 2]


@rule("A-2.2", "A-2.5", "A-2.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_setting_up(seats: int) -> None:
    setup = BOARD["setup"]
    game = Game(seats=seats, seed=5, first_player=0)
    farms = game.position()["farms"]
    assert isinstance(farms, list)
    food = setup["starting_food"][str(seats)]
    assert farms[0]["food"] == food.get("starting_player", food.get("solo_player"))
    assert {farm["food"] for farm in farms[1:]} <= {food.get("others")}
    for farm in farms:
        assert (farm["people"], farm["house"]) == (setup["people_in_play"], setup["start_house"]["material"])
        assert len(farm["rooms"]) == setup["start_house"]["rooms"]
        assert len(farm["hand"]) == sum(setup["hand_per_player"].values())


@rule("A-18.2")
@pytest.mark.parametrize(
    ("row", "steps"),
    [
        ("field_tiles", FIELD_STEPS),
        ("pastures", PASTURE_STEPS),
        ("grain", GRAIN_STEPS),
        ("vegetables", VEGETABLE_STEPS),
        ("sheep", SHEEP_STEPS),
        ("boar", BOAR_STEPS),
        ("cattle", CATTLE_STEPS),
    ],
)
def test_the_table_of_points(row: str, steps: list[int]) -> None:
    for band, points in BOARD["scoring"][row].items():
        first, last = (re.findall(r"\d+", band) * 2)[:2] if "-" in band else (band.rstrip("+"),) * 2
        counts = range(int(first), int(last) + (9 if "+" in band else 1))
        assert {int(step_points(count, steps)) for count in counts} == {points}, band


@EACH
@rule("A-1.3", "A-14.6", "A-14.9")
def test_name_price_and_points_of_a_major(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    assert MAJORS.index(card) + 1 == row["number"] == int(card.code)
    price = Goods(**row["cost"])
    assert (card.cost.goods, card.cost.stock, int(card.points)) == (price.goods, price.stock, row["points"])
    name = Text(row["name"]["en"], row["name"]["fr"])
    assert card.name.en.startswith(name.en)
    assert card.name.fr.startswith(name.fr)
    assert card.french_attested == row["name"]["fr_attested"]
    assert list(card.paid_with) == row.get("alternative_cost", {}).get("return", [])


@EACH
@rule("A-13.2", "A-13.3", "A-13.5", "A-14.13", "A-18.10")
def test_what_a_major_cooks_bakes_and_makes(row: dict[str, Any]) -> None:
    card = CARDS[row["id"]]
    stove = next((entry for entry in BOOK.stoves if CARDS_BY_NUMBER[int(entry.card)] == card.id), None)
    assert (stove is not None) == ("cook" in row)
    if stove is not None:
        names = ("sheep", "boar", "cattle", "vegetable")
        rates = {name: int(lane(stove.rates, place)) for place, name in enumerate(names)}
        assert rates == row["cook"]
    oven = next((entry for entry in BOOK.ovens if CARDS_BY_NUMBER[int(entry.card)] == card.id), None)
    assert (oven is not None) == ("bake" in row)
    if oven is not None:
        found = {"food_per_grain": int(oven.food), "max_grain": int(oven.most) or None}
        assert found == row["bake"]
    assert (card.crafts is not None) == ("harvest" in row)
    if card.crafts is not None:
        exchange, bonus = row["harvest"], row["end_bonus"]
        assert card.crafts.pay.goods == Goods(**exchange["from"]).goods
        assert {"food": int(card.crafts.food)} == exchange["to"]
        (score,) = card.scores
        assert isinstance(score, PointsForSupply)
        assert GOODS[score.good] == bonus["resource"]
        steps = {str(count): points for count, points in score.steps}
        assert (steps, max(steps.values())) == (bonus["thresholds"], bonus["max"])
