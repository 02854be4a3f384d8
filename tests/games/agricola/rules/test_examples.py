"""The worked examples of setting up, spaces and turns; and that none of the sheet is left out."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from bocage.core.lanes import one, popcount
from bocage.games.agricola import Game
from bocage.games.agricola.rules import goods as stock
from bocage.games.agricola.rules.notation import SPACE_NAMES
from tests.games.agricola.deck import MINOR_NAMES, OCCUPATION_NAMES
from tests.games.agricola.rules.sheet import space
from tests.games.agricola.rules.worked_examples import EXAMPLES, Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

HERE = Path(__file__).parents[1]  # the tests of this game
ROOMS = ["a1", "a2", "a3"]
FOOD = int(one(stock.FOOD))  # one food in the packed numbers of an event
BYSTANDERS = ["priest", "consultant", "roof_ballaster", "stable_architect"]


def _claim_all() -> None:
    """Read all files of tests, so that they have said which example they play."""
    for file in sorted(HERE.glob("**/test_*.py")):
        parts = file.relative_to(HERE).with_suffix("").parts
        importlib.import_module(".".join(("tests", "games", "agricola", *parts)))


def test_every_worked_example_is_played_by_exactly_one_test() -> None:
    _claim_all()
    assert EXAMPLES.claimed.keys() == EXAMPLES.cases.keys()
    assert {id: tests for id, tests in EXAMPLES.claimed.items() if len(tests) != 1} == {}


@pytest.mark.parametrize("id", EXAMPLES.cases)
def test_the_test_of_an_example_names_its_rules(id: str) -> None:
    _claim_all()
    marks = getattr(EXAMPLES.claimed[id][0], "pytestmark", [])
    named = {number for mark in marks if mark.name == "rule" for number in mark.args}
    assert set(EXAMPLES.cases[id].rules) <= named


# Setting up.


@example("AX-16")
@rule("A-2.5")
def test_starting_food(case: Example) -> None:
    games = [Game(seats=seats, seed=1, mode="full", first_player=0) for seats in case.given["players"]]
    food = [[int(game.board.farm(seat).food()) for seat in range(game.board.seats)] for game in games]
    assert [farms[0] for farms in food] == case.expected["starting_player"]
    others = [set(farms[1:]) for farms in food]
    assert others == [set() if count is None else {count} for count in case.expected["others"]]


@example("AX-21")
@rule("A-19.1")
def test_the_figures_of_the_solo_game(case: Example) -> None:
    expected = case.expected
    assert int(Game(seats=case.given["players"], seed=1).board.farm(0).food()) == expected["start_food"]
    table = agricola_table(1).given(0, hand=["clay_embankment"], food=1)
    assert table.on("forest") == {"wood": expected["forest_per_round"]}
    table.act(0, "space meeting_place")
    assert (table.farm(0).hand, table.farm(0).cards) == ([], [])
    assert expected["traveling_card_after_play"] == "removed"
    eaten = []
    for newborn in (0, 1):
        hungry = agricola_table(1).given(0, people=2 + newborn, newborn=newborn, food=20).after_work(4)
        ((_, (food, _, _)),) = hungry.until("reveal").heard("fed")
        eaten.append(food)
    assert eaten[0] == 2 * expected["food_per_adult"]
    assert eaten[1] - eaten[0] == expected["food_per_newborn"]


@example("AX-22")
@rule("A-19.3")
def test_the_figures_of_the_beginner_game(case: Example) -> None:
    expected = case.expected
    game = Game(seats=case.given["players"], seed=1, mode=case.given["variant"])
    farms = game.position()["farms"]
    assert isinstance(farms, list)
    assert [len(farm["hand"]) for farm in farms] == [expected["hand_cards"]] * case.given["players"]
    table = agricola_table(case.given["players"], mode="beginner").given(0, food=9, wood=1)
    assert table.on("meeting_place") == {"food": expected["meeting_place"]["food_per_round"]}
    assert ("space side_job" in table.offers()) == expected["side_job"]
    for lessons in ("space lessons", "space more_lessons"):
        assert (lessons in table.offers()) == expected["lessons_usable"]
        assert table.refused(lessons) == ("A-14.4", "no-occupation")


@example("AX-161")
@rule("A-2.4", "AR-80")
def test_the_pool_of_cards(case: Example) -> None:
    games = [Game(seats=seats) for seats in case.given["players"]]
    assert [int(game.board.occupations.size()) for game in games] == case.expected["occupations_in_pool"]
    assert [int(game.board.minors.size()) for game in games] == case.expected["minors_in_pool"]
    assert (len(OCCUPATION_NAMES), len(MINOR_NAMES)) == (48, 48)


@example("AX-162")
@rule("A-2.6")
def test_the_number_of_spaces(case: Example) -> None:
    before, with_card = [], []
    for seats, number in zip(case.given["players"], case.given["round"], strict=True):
        board = agricola_table(seats).course(round=number).game.board
        with_card.append(int(popcount(board.spaces)))
        before.append(int(popcount(Game(seats=seats, mode="full").board.spaces)))
    assert (before, with_card) == (case.expected["fixed_and_extension"], case.expected["with_round_card"])


# Spaces.


@example("AX-33")
@rule("A-6.2", "A-6.4")
def test_a_space_where_nothing_can_be_done(case: Example) -> None:
    farms: dict[str, dict[str, Any]] = {
        "fencing": {},
        "lessons": {"hand": ["manger"], "food": 9},
        "grain_utilization": {"grain": 3, "vegetable": 3},
        "farmland": {  # one free space and no field
            "rooms": [*ROOMS, "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "e1"],
            "stables": ["e2"],
        },
    }
    found = []
    for entry in case.given["cases"]:
        farm = {**farms[entry["space"]], **entry.get("supply", {})}
        found.append(f"space {entry['space']}" in agricola_table().given(0, **farm).course(round=4).offers())
    assert found == case.expected["legal"]


@example("AX-34")
@rule("A-7.5", "A-7.15", "A-7.37")
def test_the_price_of_an_occupation(case: Example) -> None:
    found = []
    for seats, name, played in case.given["rows"]:
        table = agricola_table(seats).given(0, cards=BYSTANDERS[:played], hand=["wood_cutter"], food=9)
        found.append(9 - table.act(0, f"space {space(name)}").farm(0).food)
    assert found == case.expected["food"]


@example("AX-159")
@rule("A-7.37")
def test_the_free_first_occupation_is_on_the_main_space_alone(case: Example) -> None:
    hand = ["tutor", "wood_cutter", "stable_architect", "braggart"]
    table = agricola_table(case.given["players"]).given(0, hand=hand, food=9)
    found = []
    for number, name in enumerate(case.given["sequence"]):
        table.until("space", 0).act(0, f"space {space(name)}")
        if table.asked == (0, "occupation"):
            table.act(0, f"occupation {hand[number]}")
        found.append(sum(numbers[1] // FOOD for seat, numbers in table.heard("paid") if seat == 0))
        table.until_round(number + 2)
    costs = [after - before for before, after in zip([0, *found], found, strict=False)]
    assert costs == case.expected["food"]


@example("AX-35")
@rule("A-5.5")
def test_replenishing_adds_to_what_is_left(case: Example) -> None:
    table = agricola_table(case.given["players"])
    found = [table.on(case.given["space"])]
    for event in case.given["events"][1:]:
        if event == "take_all":
            table.until("space", 0).act(0, f"space {case.given['space']}")
            found.append({good: count for good, count in table.on("forest").items() if good != "people"})
        else:
            leave(table, case.given["space"], int(table.game.board.round) + 1)
            found.append(table.on(case.given["space"]))
    assert found == case.expected["content_after"]


def leave(table: AgricolaTable, name: str, round: int) -> None:
    """Run on to the next round; nobody uses this space."""
    while table.game.board.round < round or table.asked[1] != "space":
        offers = [text for text in table.offers() if text != f"space {name}"]
        table.game.play(offers[0])


@example("AX-152")
@rule("A-7.2")
def test_the_starting_player_may_use_meeting_place(case: Example) -> None:
    table = agricola_table(case.given["players"])
    assert (table.read("marker"), table.game.to_act, table.farm(0).hand) == (0, 0, [])
    assert ("space meeting_place" in table.offers()) == case.expected["legal"]
    assert table.act(0, "space meeting_place").read("marker") == 0


@example("AX-153")
@rule("A-6.1")
def test_who_has_more_people_goes_on(case: Example) -> None:
    people = case.given["people"]
    table = agricola_table(len(people)).course(round=7)
    for seat, count in enumerate(people.values()):
        table.given(seat, people=count)
    assert case.given["starting_player"] == next(iter(people))
    table.until("reveal")
    assert [list(people)[seat] for seat, _ in table.heard("space")] == case.expected["turns"]


@example("AX-156")
@rule("A-7.35", "A-9.2")
def test_modest_wish_by_the_round(case: Example) -> None:
    found = []
    for number in case.given["round"]:
        table = agricola_table(additional_actions=True).course(round=number)
        table.given(0, rooms=ROOMS[: case.given["rooms"]], people=case.given["people"])
        found.append(f"space {space(case.given['space'])}" in table.offers())
    assert found == case.expected["legal"]


@example("AX-158")
@rule("A-7.14", "A-7.33")
def test_the_resource_markets(case: Example) -> None:
    tables = {
        "tile2_resource_market": agricola_table(2, additional_actions=True),
        "resource_market 3p": agricola_table(3),
        "resource_market 4p": agricola_table(4),
    }
    found = []
    for name in case.given["space"]:
        table = tables[name].act(0, f"space {space(name.split()[0])}")
        goods = []
        for text in table.offers("take") or [""]:
            trial = Game.from_position(table.game.position())
            if text:
                trial.play(text)
            table_farm = trial.position()["farms"]
            assert isinstance(table_farm, list)
            goods.append(
                {good: table_farm[0][good] for good in ("reed", "stone", "food") if table_farm[0][good]}
            )
        found.append(goods)
    assert found == case.expected["options"]


@example("AX-164")
@rule("A-19.3", "AR-79")
def test_meeting_place_of_the_beginner_game(case: Example) -> None:
    table = agricola_table(mode=case.given["variant"]).course(turn=1)
    table.spaces(meeting_place=case.given["on_space"]).act(1, f"space {case.given['space']}")
    assert table.farm(1).goods == case.expected["gained"]
    assert (table.read("marker") == 1) == case.expected["token"]
    assert table.asked == (0, "space")  # no question about a minor
    assert case.expected["minor"] == "not offered"


@example("AX-165")
@rule("A-7.31")
def test_side_job_is_for_one_stable_or_bread(case: Example) -> None:
    found = []
    for entry in case.given["cases"]:
        cards = ["fireplace_2"] if entry["baking_improvement"] else []
        supply = {**case.given["supply"], "wood": 9 if entry["stables"] > 1 else entry["stables"]}
        table = agricola_table(mode="beginner").given(0, cards=cards, **supply)
        found.append(_side_job(table, entry["stables"], entry["bake"]))
    assert found == case.expected["legal"]


def _side_job(table: AgricolaTable, stables: int, bake: bool) -> bool:
    """Whether seat 0 can build so many stables, or bake, on Side Job."""
    if "space side_job" not in table.offers():
        return False
    table.act(0, "space side_job")
    for name in ("b1", "b2")[:stables]:
        if f"stable {name}" not in table.offers():
            return False
        table.act(0, f"stable {name}")
    return not bake or table.farm(0).food == 2


@example("AX-23")
@rule("A-19.4")
def test_one_person_closes_the_tile(case: Example) -> None:
    table = agricola_table(case.given["players"], additional_actions=True).course(round=case.given["round"])
    table.given(1, rooms=ROOMS).act(0, f"space {space(case.given['used_first'])}")
    found = [f"space {space(name)}" in table.offers() for name in case.given["then"]]
    assert found == case.expected["legal"]
    assert table.refused("space tile_copse") == ("A-19.4", "tile-closed")
    before = table.on("tile_copse")["wood"]
    assert isinstance(before, int)
    leave(table, "tile_copse", case.given["round"] + 1)
    assert table.on("tile_copse")["wood"] == before + 1
    assert case.expected["copse_wood_next_round_if_not_taken"] == "unchanged + 1"
    assert "space tile_copse" in table.offers()


@example("AX-230")
@rule("A-6.3")
def test_an_occupied_space(case: Example) -> None:
    assert case.given["space"] in SPACE_NAMES
    found = []
    for who in case.given["occupied_by"]:
        people = {None: [], "owner": [0], "other player": [1]}[who]
        table = agricola_table().spaces(forest={"wood": 3, "people": people})
        found.append(f"space {case.given['space']}" in table.offers())
    assert found == case.expected["legal"]
