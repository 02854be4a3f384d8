"""The advanced game (F-61 to F-65)."""

from pathlib import Path

import pytest

from bocage.core.errors import BadOption
from bocage.games.farmerama import Game
from tests.games.farmerama.scenario import BOX, FarmeramaTable, farmerama_table
from tests.rule_marks import rule


def advanced(card: str, seats: int = 4, shared: bool = True, **farm: object) -> FarmeramaTable:
    """Seats 0 and 1 share a card of the advanced game; the wheel shows sow 4/2."""
    table = farmerama_table(seats, mode="advanced").course(wheel=1)
    table.given(0, **{"barn": {"carrots": 6, "water": 3}, "fields": {}, **farm})
    others = [name for name in ("water", "feed", "seeds") if name != card]
    return table.play(card, card if shared else "harvest", *others[:2]).until(0)


@rule("F-63")
def test_the_rulebooks_example_two_share_four_over_two_and_three_water_make_five() -> None:
    table = advanced("sow", barn={"carrots": 3, "hay": 1, "oats": 1, "corn": 1, "water": 3})
    assert table.wheel_allows("sow") == (4, 2)
    table.act(0, "sow a1; sow a2")
    assert table.farm(0).water == 3
    table.act(0, "sow a3; sow b1; sow c1")
    assert table.farm(0).water == 0
    assert len(table.farm(0).fields) == 5
    # The sixth would need a fourth water.
    assert table.game.to_act == 1


@rule("F-63")
def test_the_water_goes_back_to_the_supply() -> None:
    table = advanced("sow", barn={"carrots": 3, "water": 1})
    supply = table.supply("water")
    table.act(0, "sow a1; sow a2; sow a3")
    assert table.supply("water") == supply + 1


@rule("F-63")
def test_without_water_the_limit_holds() -> None:
    table = advanced("sow", barn={"carrots": 4, "water": 1}).act(0, "sow a1; sow a2; turn")
    # Nothing is left to do for seat 0.
    assert table.game.to_act == 1
    assert len(table.farm(0).fields) == 2


@rule("F-63")
def test_more_harvests_can_be_paid_for_too() -> None:
    fields = dict.fromkeys(("e1", "e2", "e3", "f1"), "hay")
    table = farmerama_table(4, mode="advanced").course(wheel=1).given(0, barn={"water": 3}, fields=fields)
    table.play("harvest", "harvest", "sow", "feed").until(0)
    assert table.wheel_allows("harvest")[1] == 1
    table.act(0, "harvest e1; harvest e2; harvest e3; harvest f1")
    assert table.farm(0).barn == {"hay": 8}


@rule("F-63")
def test_turning_and_paying_share_the_same_water() -> None:
    table = advanced("sow", barn={"carrots": 4, "water": 2})
    table.act(0, "sow a1; sow a2; turn; sow g1")
    assert table.farm(0).water == 0
    assert table.farm(0).fields["g1"] == "carrots"


@rule("F-63")
def test_neither_water_nor_feeding_can_be_extended() -> None:
    table = farmerama_table(4, mode="advanced").play("water", "water", "sow", "feed")
    table.act(0, "fetch 2")
    assert table.refused("fetch 1") == ("F-29", "limit-reached")


@rule("F-63")
def test_the_basic_game_sells_no_more_actions() -> None:
    table = (
        farmerama_table(4)
        .given(0, barn={"carrots": 4, "water": 5}, fields={})
        .play("sow", "harvest", "feed", "seeds")
    )
    table.act(0, "sow a1; sow a2; sow a3; turn")
    assert table.refused("sow g1") == ("F-29", "limit-reached")


@rule("F-64")
def test_the_single_sow_of_seeds_cannot_be_extended() -> None:
    table = farmerama_table(4, mode="advanced").given(0, barn={"water": 4}, fields={})
    table.play("seeds", "water", "sow", "feed").act(0, "gather; sow a1")
    assert table.refused("sow b1") == ("F-39", "sown-already")


@rule("F-64")
def test_an_owner_can_read_the_sow_of_seeds_otherwise(tmp_path: Path) -> None:
    text = BOX.read_text(encoding="utf-8")
    file = tmp_path / "components.toml"
    file.write_text(
        text.replace("extra_water_for_seeds = { value = false", "extra_water_for_seeds = { value = true")
    )
    for mode, more in (("advanced", True), ("basic", False)):
        table = farmerama_table(4, file, mode=mode).given(0, barn={"water": 4}, fields={})
        table.play("seeds", "water", "sow", "feed").act(0, "gather; sow a1")
        assert table.farm(0).water == 4
        assert ("sow b1" in table.offers()) is more
        if more:
            table.act(0, "sow b1; sow c1")
            assert table.farm(0).water == 2


@rule("F-65")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_advanced_game_is_for_two_to_four(seats: int) -> None:
    game = Game(seats=seats, mode="advanced", seed=1)
    assert game.to_act is not None
    hands = {2: 10, 3: 15, 4: 5}  # the chief may play one card or two
    assert len(game.legal_actions()) == hands[seats]


@rule("F-65", "F-74")
def test_there_is_no_advanced_solo_game() -> None:
    with pytest.raises(BadOption) as caught:
        Game(seats=1, mode="advanced")
    assert caught.value.key == "option-solo-seats"
