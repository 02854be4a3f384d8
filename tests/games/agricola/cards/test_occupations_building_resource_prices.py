"""Frame Builder, Stonecutter, Carpenter, Brushwood Collector: what things cost their owners."""

from __future__ import annotations

import pytest

from bocage.games.agricola.rules.farm import CLAY_HOUSE, STONE_HOUSE, WOODEN
from bocage.games.agricola.rules.position import goods_of
from bocage.games.agricola.rules.prices import Price, card_prices, renovation_prices, room_prices
from tests.games.agricola.cards.playing import owning
from tests.games.agricola.deck import CARD_NAMES
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

THREE_ROOMS = ["a1", "a2", "a3"]
FOUR_ROOMS = ["a1", "a2", "a3", "b1"]
Goods = dict[str, int]


def building(*cards: str, **farm: object) -> AgricolaTable:
    """Seat 0 of three has these cards in front of it; House Redevelopment has come."""
    return owning(*cards, seats=3, round=6, **farm)


def shown(prices: list[Price]) -> list[Goods]:
    """Payments in one order, so that they can be compared."""
    return in_order([goods_of(price.goods, price.stock) for price in prices])


def in_order(payments: list[Goods]) -> list[Goods]:
    return sorted(payments, key=lambda payment: sorted(payment.items()))


def room(*cards: str, house: str = "wood") -> list[Goods]:
    """The ways to pay for a room."""
    return shown(room_prices(building(*cards, house=house).game.board.farm(0)))


def renovation(*cards: str, house: str, rooms: int = 2) -> list[Goods]:
    """The ways to pay for the next renovation."""
    target = {"wood": CLAY_HOUSE, "clay": STONE_HOUSE}[house]
    table = building(*cards, house=house, rooms=["a2", "a3", "a1", "b1"][:rooms])
    return shown(renovation_prices(table.game.board.farm(0), target))


def improvement(card: str, *cards: str, rooms: int = 2) -> list[Goods]:
    """The ways to pay for an improvement."""
    farm = building(*cards, rooms=["a2", "a3", "a1", "b1"][:rooms]).game.board.farm(0)
    return shown(card_prices(farm, CARD_NAMES.index(card)))


def renovated(table: AgricolaTable, payment: Goods) -> AgricolaTable:
    """Seat 0 renovates a wooden house and pays so."""
    prices = renovation_prices(table.game.board.farm(0), CLAY_HOUSE)
    ways = [goods_of(price.goods, price.stock) for price in prices]
    before = table.farm(0).goods
    table.act(0, f"space house_redevelopment; pay {ways.index(payment)}")
    left = {name: count - payment.get(name, 0) for name, count in before.items()}
    assert table.farm(0).goods == {name: count for name, count in left.items() if count}
    return table


# Several together: the worked examples.


@example("AX-123", "AX-124")
@rule("A-A123", "A-A143", "A-B126", "A-B145", "A-15.3", "AR-29", "AR-30")
def test_what_a_room_costs_with_several_cards(case: Example) -> None:
    assert case.given["object"] == "room"
    assert room(*case.given["own"], house=case.given["house"]) == in_order(case.expected["options"])


@example("AX-126")
@rule("A-A123", "A-A143", "A-B145", "A-15.3", "AR-29", "AR-30")
def test_what_a_renovation_costs_with_several_cards(case: Example) -> None:
    given = case.given
    assert given["object"] == "renovation"
    prices = renovation(*given["own"], house=given["house"], rooms=given["rooms"])
    assert prices == in_order(case.expected["options"])


# Frame Builder.


@rule("A-A123", "AR-29")
def test_frame_builder_pays_one_wood_for_two_clay_or_two_stone_once_a_room() -> None:
    assert room("frame_builder") == [{"wood": 5, "reed": 2}]  # nothing to replace in a wooden house
    for material in ("clay", "stone"):
        assert room("frame_builder", house=material) == in_order(
            [{material: 5, "reed": 2}, {"wood": 1, material: 3, "reed": 2}]
        )
    table = building("frame_builder", house="clay", clay=6, wood=2, reed=4)
    table.act(0, "space farm_expansion; option 1; room a1; pay 1; room b1")
    assert table.farm(0).goods == {}  # once for each of two rooms


@rule("A-A123", "A-15.4", "AR-29")
def test_frame_builder_pays_one_wood_in_a_renovation_or_leaves_it() -> None:
    for payment in ({"clay": 2, "reed": 1}, {"wood": 1, "reed": 1}):
        table = building("frame_builder", clay=2, wood=1, reed=1)
        assert renovated(table, payment).farm(0).house == "clay"
    table = building("frame_builder", rooms=FOUR_ROOMS, wood=2, clay=2, reed=1)
    assert renovation("frame_builder", house="wood", rooms=4) == in_order(
        [{"clay": 4, "reed": 1}, {"wood": 1, "clay": 2, "reed": 1}]  # once a renovation, not once a room
    )
    assert table.act(0, "space house_redevelopment").farm(0).goods == {"wood": 1}


@rule("A-A123", "A-16.1")
def test_frame_builder_changes_no_other_price_and_nobody_elses() -> None:
    assert improvement("clay_oven", "frame_builder") == [{"clay": 3, "stone": 1}]
    table = agricola_table().course(round=6).given(1, cards=["frame_builder"]).given(0, wood=2, reed=1)
    assert table.refused("space house_redevelopment")[0] == "A-8.4"


@rule("A-A123", "A-A143", "A-15.4")
def test_the_discount_of_the_stonecutter_may_be_waived_for_the_frame_builder() -> None:
    assert renovation("stonecutter", "frame_builder", house="clay", rooms=2) == in_order(
        [{"reed": 1, "stone": 1}, {"wood": 1, "reed": 1}]
    )
    table = building("stonecutter", "frame_builder", house="clay", wood=1, reed=1)
    assert table.act(0, "space house_redevelopment").farm(0).house == "stone"


# Stonecutter.


@rule("A-A143", "AR-30")
@pytest.mark.parametrize(
    ("house", "price"), [("wood", {"wood": 5}), ("clay", {"clay": 5}), ("stone", {"stone": 4})]
)
def test_stonecutter_takes_one_stone_off_every_room(house: str, price: Goods) -> None:
    assert room("stonecutter", house=house) == [{**price, "reed": 2}]
    if house == "stone":
        table = building("stonecutter", house=house, stone=8, reed=4)
        assert table.act(0, "space farm_expansion; room a1; room b1").farm(0).goods == {}


@rule("A-A143", "AR-30")
def test_stonecutter_takes_one_stone_off_a_renovation_as_a_whole() -> None:
    assert renovation("stonecutter", house="clay", rooms=4) == [{"stone": 3, "reed": 1}]
    assert renovation("stonecutter", house="wood", rooms=2) == [{"clay": 2, "reed": 1}]
    table = building("stonecutter", house="clay", stone=1, reed=1).act(0, "space house_redevelopment")
    assert (table.farm(0).house, table.farm(0).goods) == ("stone", {})


@rule("A-A143", "AR-30", "A-15.3")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("clay_oven", {"clay": 3}),
        ("stone_oven", {"clay": 1, "stone": 2}),
        ("joinery", {"wood": 2, "stone": 1}),
        ("lumber_mill", {"stone": 1}),
        ("mantlepiece", {}),
        ("canoe", {"wood": 2}),  # never below nothing, and only stone
    ],
)
def test_stonecutter_takes_one_stone_off_majors_and_minors(card: str, price: Goods) -> None:
    assert improvement(card, "stonecutter") == [price]


@rule("A-A143", "A-16.1")
def test_stonecutter_helps_nobody_else() -> None:
    table = agricola_table(3).given(1, cards=["stonecutter"]).given(0, clay=3)
    assert "major clay_oven" not in table.act(0, "space major_improvement").offers()


@rule("A-A143", "A-B080", "AR-13")
def test_clay_fired_to_hard_porcelain_pays_what_the_stonecutter_leaves() -> None:
    table = building("stonecutter", "hard_porcelain", house="clay", clay=2, reed=1)
    table.act(0, "space house_redevelopment; renovate stone")
    assert (table.farm(0).house, table.farm(0).goods) == ("stone", {})


# Carpenter.


@rule("A-B126", "A-15.3", "A-8.3")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_carpenter_builds_each_room_for_three_of_the_house_material_and_two_reed(house: str) -> None:
    assert room("carpenter", house=house) == [{house: 3, "reed": 2}]
    table = building("carpenter", house=house, **{house: 6}, reed=4).act(0, "space farm_expansion")
    if house == "wood":
        table.act(0, "option 1")
    assert table.act(0, "room a1; room b1").farm(0).goods == {}


@rule("A-B126", "A-16.1")
def test_carpenter_changes_no_renovation_and_nobody_elses_rooms() -> None:
    assert renovation("carpenter", house="wood") == [{"clay": 2, "reed": 1}]
    table = agricola_table().given(1, cards=["carpenter"]).given(0, house="clay", clay=3, reed=2)
    assert table.refused("space farm_expansion")[0] == "A-8.1"
    assert building("carpenter", house="clay", clay=2, reed=2).refused("space farm_expansion")[0] == "A-8.1"


@rule("A-B126", "A-B013", "AR-29")
def test_carpenter_and_carpenters_parlor_exclude_each_other() -> None:
    assert room("carpenter", "carpenters_parlor") == [{"wood": 2, "reed": 2}]
    assert room("carpenter", "carpenters_parlor", house="clay") == [{"clay": 3, "reed": 2}]


# Brushwood Collector.


@rule("A-B145", "A-15.3", "A-15.4")
def test_brushwood_collector_pays_one_wood_for_all_the_reed() -> None:
    assert room("brushwood_collector", house="clay") == in_order(
        [{"clay": 5, "reed": 2}, {"clay": 5, "wood": 1}]
    )
    assert renovation("brushwood_collector", house="clay") == in_order(
        [{"stone": 2, "reed": 1}, {"stone": 2, "wood": 1}]
    )
    for payment in ({"clay": 2, "reed": 1}, {"clay": 2, "wood": 1}):
        table = building("brushwood_collector", clay=2, reed=1, wood=1)
        assert renovated(table, payment).farm(0).house == "clay"


@rule("A-B145", "A-15.3")
def test_brushwood_collector_replaces_all_the_reed_and_never_a_part() -> None:
    table = building("brushwood_collector", house="clay", clay=5, reed=1)
    assert table.refused("space farm_expansion")[0] == "A-8.1"
    table = building("brushwood_collector", wood=12).act(
        0, "space farm_expansion; option 1; room a1; room b1"
    )
    assert table.farm(0).wood == 0  # 5 and 1 for each of two rooms


@rule("A-B145", "A-16.1")
def test_brushwood_collector_changes_no_improvement_and_nobody_elses_price() -> None:
    assert improvement("basketmakers_workshop", "brushwood_collector") == [{"reed": 2, "stone": 2}]
    table = agricola_table(3).course(round=6).given(1, cards=["brushwood_collector"]).given(0, clay=2, wood=1)
    assert table.refused("space house_redevelopment")[0] == "A-8.4"


@rule("A-B145", "A-A087", "AR-29")
def test_brushwood_collector_serves_the_step_of_the_conservator_as_well() -> None:
    table = building("brushwood_collector", "conservator", stone=2, wood=1)
    prices = renovation_prices(table.game.board.farm(0), STONE_HOUSE)
    assert shown(prices) == in_order([{"stone": 2, "reed": 1}, {"stone": 2, "wood": 1}])
    assert table.game.board.farm(0).house == WOODEN
    assert table.act(0, "space house_redevelopment").farm(0).house == "stone"
