"""Special-action tiles of the solo game: putting cards back, taking goods (F-70, F-72)."""

from pathlib import Path

import pytest

from bocage.core.state import NATURE
from bocage.games.farmerama.rules.actions import GOODS
from tests.games.farmerama.rules.test_awards_pairs import without
from tests.games.farmerama.scenario import FarmeramaTable, farmerama_table
from tests.rule_marks import rule


def with_tiles(count: int, card: str, **farm: object) -> FarmeramaTable:
    """The first round with special-action tiles in hand; this card is turned up."""
    return farmerama_table(1).given(0, special=count, **farm).chance(f"reveal {card}")


def piles(table: FarmeramaTable) -> dict[str, object]:
    found = table.read("solo")
    assert isinstance(found, dict)
    return found


@rule("F-70")
def test_a_tile_puts_the_card_under_the_pile_and_another_is_turned_up() -> None:
    table = with_tiles(1, "sow")
    assert table.asked == (0, "keep")
    table.act(0, "put_back")
    assert table.farm(0).special == 0
    assert piles(table)["under"] == ["sow"]
    assert table.offers() == ["reveal harvest", "reveal water"]
    table.chance("reveal harvest")
    assert table.asked == (0, "pick")
    assert piles(table)["favoured"] == "harvest"


@rule("F-70")
def test_without_a_tile_nothing_is_asked() -> None:
    table = with_tiles(0, "sow")
    assert table.asked == (0, "pick")
    assert table.refused("put_back") == ("F-70", "put-back-before")


@rule("F-70")
def test_keeping_the_card_keeps_the_tile() -> None:
    table = with_tiles(2, "sow").act(0, "stop")
    assert table.farm(0).special == 2
    assert table.asked == (0, "pick")


@rule("F-70")
def test_cards_can_be_put_back_again_and_again_and_come_up_in_their_order() -> None:
    table = with_tiles(3, "sow").act(0, "put_back").chance("reveal harvest").act(0, "put_back")
    assert piles(table)["under"] == ["sow", "harvest"]
    table.chance("reveal water").act(0, "put_back")
    # Nothing else is left in the pile: the card put back first comes first.
    assert piles(table)["favoured"] == "sow"
    assert piles(table)["under"] == ["harvest", "water"]
    assert table.asked == (0, "pick")
    for card in ("harvest", "water"):
        table.act(0, "play feed").pass_on_work()
        assert piles(table)["favoured"] == card


@rule("F-70")
def test_the_wheel_turns_for_every_water_card_also_for_one_put_back() -> None:
    table = with_tiles(1, "water")
    assert table.read("wheel") == 1
    table.act(0, "put_back").chance("reveal sow")
    assert table.read("wheel") == 1
    table.act(0, "play feed").pass_on_work().chance("reveal harvest").act(0, "play feed").pass_on_work()
    # Now the Water card comes up once more, and turns the wheel once more.
    assert piles(table)["favoured"] == "water"
    assert table.read("wheel") == 2


@rule("F-70")
def test_if_no_other_card_is_left_the_same_comes_up_again() -> None:
    table = farmerama_table(1).given(0, special=2)
    table.solo(pile={"water": 1}, discard={"sow": 1, "harvest": 1}).chance("reveal water")
    assert table.read("wheel") == 1
    table.act(0, "put_back")
    assert piles(table)["favoured"] == "water"
    assert table.read("wheel") == 2
    table.act(0, "put_back")
    assert table.read("wheel") == 3
    assert table.farm(0).special == 0
    assert table.asked == (0, "pick")


@rule("F-70", "F-73")
def test_putting_back_changes_neither_the_round_nor_the_number_of_cards() -> None:
    table = with_tiles(3, "sow")
    for card in ("harvest", "water"):
        table.act(0, "put_back").chance(f"reveal {card}")
    assert table.read("round") == 1
    table.act(0, "stop; play feed").pass_on_work()
    assert table.read("round") == 2
    assert piles(table)["pile_size"] == 0
    assert (piles(table)["favoured"], piles(table)["under"]) == ("sow", ["harvest"])


@rule("F-69", "F-70")
def test_a_pile_is_replenished_only_when_the_cards_put_back_are_used_up_too() -> None:
    table = farmerama_table(1).given(0, special=1)
    table.solo(pile={"sow": 1}, under=["water"], discard={"harvest": 1}).chance("reveal sow").act(
        0, "stop; play feed"
    )
    table.pass_on_work()
    assert piles(table)["favoured"] == "water"
    table.act(0, "stop; play feed").pass_on_work()
    assert table.asked == (NATURE, "replenish")


@rule("F-72")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("moment", ["keep", "pick", "work"])
def test_at_any_time_a_tile_buys_one_good(good: str, moment: str) -> None:
    table = with_tiles(2, "sow", barn={})
    if moment != "keep":
        table.act(0, "stop")
    if moment == "work":
        table.act(0, "play feed")
    supply = table.supply(good)
    asked = table.asked
    table.act(0, f"spend {good}")
    assert table.farm(0).barn == {good: 1}
    assert table.farm(0).special == 1
    assert table.supply(good) == supply - 1
    assert table.asked == asked


@rule("F-72")
def test_the_bought_good_can_be_used_at_once() -> None:
    table = with_tiles(1, "sow", barn={}, fields={}).act(0, "stop; play sow; spend carrots; sow a1")
    assert table.farm(0).fields == {"a1": "carrots"}


@rule("F-72")
def test_a_tile_spent_on_goods_puts_no_card_back() -> None:
    table = with_tiles(1, "sow", barn={}).act(0, "spend hay")
    # With no tile left the question is settled.
    assert table.asked == (0, "pick")
    assert table.refused("spend hay") == ("F-72", "no-special-tile")


@rule("F-72")
def test_water_can_be_bought_only_while_the_supply_has_some() -> None:
    table = with_tiles(1, "sow", barn={"water": 6})
    assert table.refused("spend water") == ("F-72", "none-in-supply")
    assert "spend hay" in table.offers()


@rule("F-72")
def test_players_of_a_larger_game_have_no_special_tiles() -> None:
    table = farmerama_table(2)
    assert table.offers("spend") == []
    assert table.refusal("spend hay").rule in ("F-72", "F-20")


@rule("F-67")
def test_the_solo_water_is_limited_whatever_the_reading(tmp_path: Path) -> None:
    table = farmerama_table(1, without("supply_is_limited", tmp_path)).chance("reveal water")
    assert table.supply("water") == 4
    table.act(0, "play water; fetch 4")
    assert table.supply("water") == 0
