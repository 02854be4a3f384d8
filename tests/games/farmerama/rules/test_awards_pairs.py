"""Two shared cards in one round: two, three and four players (F-24, F-25, F-41, F-56, F-60)."""

from pathlib import Path

import pytest

from bocage.core.state import NATURE
from bocage.games.farmerama import Game
from tests.games.farmerama.scenario import BOX, FarmeramaTable, farmerama_table
from tests.rule_marks import rule

TILES = Game(components=BOX).components.tiles
ONE, TWO = TILES[0:1], TILES[1:3]


def pairs_of_four() -> FarmeramaTable:
    """Seats 0 and 1 will share Sow, 2 and 3 Water; 1 and 3 stand better."""
    table = farmerama_table(4).given(0, garden=ONE).given(2, garden=TWO)
    return table.display("manger", "rain_barrel")


def without(reading: str, folder: Path) -> Path:
    """Our components with one reading turned off."""
    text = BOX.read_text(encoding="utf-8")
    file = folder / "components.toml"
    file.write_text(text.replace(f"{reading} = {{ value = true", f"{reading} = {{ value = false"), "utf-8")
    return file


# Four players.


@rule("F-24")
@pytest.mark.parametrize(
    ("draw", "first", "second"), [("1", "manger", "rain_barrel"), ("2", "rain_barrel", "manger")]
)
def test_chance_allots_the_buildings_to_two_receivers(draw: str, first: str, second: str) -> None:
    table = pairs_of_four().play("sow", "sow", "water", "water")
    assert table.asked == (NATURE, "allot")
    assert table.offers() == ["allot 1", "allot 2"]
    table.chance(f"allot {draw}")
    assert (table.farm(1).garden, table.farm(3).garden) == ([first], [second])
    assert (table.farm(0).garden, table.farm(2).garden) == (ONE, TWO)
    assert table.read("display") == []


@rule("F-24")
def test_chance_alone_decides_not_a_player() -> None:
    table = pairs_of_four().play("sow", "sow", "water", "water")
    assert table.refusal("choose manger").rule == "F-24"


@rule("F-25")
def test_the_only_receiver_of_two_pairs_chooses_freely() -> None:
    table = farmerama_table(4).given(2, garden=TWO).display("manger", "rain_barrel")
    table.play("sow", "sow", "water", "water")
    assert table.asked == (3, "tile")
    table.act(3, "choose rain_barrel")
    assert table.farm(3).garden == ["rain_barrel"]
    assert table.read("display") == ["manger"]
    assert table.asked[1] not in ("tile", "allot")


@rule("F-25")
def test_two_tied_pairs_receive_nothing() -> None:
    table = farmerama_table(4).play("sow", "sow", "water", "water")
    assert table.asked[1] not in ("tile", "allot")
    assert table.heard("awarded") == []


@rule("F-25")
def test_an_owner_can_let_chance_decide_for_the_only_receiver(tmp_path: Path) -> None:
    table = farmerama_table(4, without("sole_receiver_chooses", tmp_path))
    table.given(2, garden=TWO).display("manger", "rain_barrel").play("sow", "sow", "water", "water")
    assert table.asked == (NATURE, "allot")
    table.chance("allot 2")
    assert table.farm(3).garden == ["rain_barrel"]
    assert table.read("display") == ["manger"]


@rule("F-28", "F-41")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_the_order_of_the_round_decides_who_gets_scarce_rewards(turn: int) -> None:
    # One carrot is left; both buildings bring one. Seat 1 shares Sow, seat 3 Water.
    table = farmerama_table(4).given(0, garden=ONE, barn={"carrots": 23}).given(2, garden=TWO, barn={})
    table.given(1, barn={}).given(3, barn={}).display("manger", "kitchen_garden").course(round=turn)
    table.play("sow", "sow", "water", "water").chance("allot 1")
    first = 1 if turn in (0, 1) else 3
    assert table.farm(first).barn["carrots"] == 1
    assert "carrots" not in table.farm(4 - first).barn


@rule("F-24", "F-10")
def test_each_receiver_chooses_the_crops_of_an_allotted_building() -> None:
    table = (
        farmerama_table(4, mode="advanced").given(0, fields={"a1": "corn"}).given(2, fields={"a1": "corn"})
    )
    table.given(1, fields={}, barn={}).given(3, fields={}, barn={}).display("market_booth", "orchard_gate")
    table.course(round=2).play("sow", "sow", "water", "water").chance("allot 1")
    table.act(3, "take hay; take oats").act(1, "take corn; take corn")
    assert table.farm(3).barn == {"hay": 1, "oats": 1}
    assert table.farm(1).barn == {"corn": 2}


# Three players: both pairs hold the chief.


def pairs_of_three(components: Path = BOX) -> FarmeramaTable:
    """The chief, seat 0, shares Sow with 1 and Water with 2."""
    return farmerama_table(3, components, first_chief=0).display("manger", "rain_barrel")


@rule("F-56")
@pytest.mark.parametrize(
    ("draw", "expected"),
    [
        # The chief has least and takes the first building; then the other pair is compared anew.
        ("1", {0: ["manger"], 2: ["rain_barrel"]}),
        ("2", {0: ["rain_barrel"], 2: ["manger"]}),
        ("3", {0: ["manger"], 1: ["rain_barrel"]}),
        ("4", {0: ["rain_barrel"], 1: ["manger"]}),
    ],
)
def test_chance_orders_the_pairs_and_the_second_is_compared_anew(
    draw: str, expected: dict[int, list[str]]
) -> None:
    table = pairs_of_three().given(0, barn={"water": 2}).play("sow+water", "sow", "water")
    assert table.asked == (NATURE, "allot")
    table.chance(f"allot {draw}")
    assert {seat: table.farm(seat).garden for seat in range(3) if table.farm(seat).garden} == expected


@rule("F-56")
def test_the_chief_can_receive_for_both_pairs() -> None:
    table = pairs_of_three().given(1, garden=TWO).given(2, garden=[TILES[3], TILES[4]])
    table.play("sow+water", "sow", "water").chance("allot 1")
    assert table.farm(0).garden == ["manger", "rain_barrel"]


@rule("F-56", "F-25")
def test_a_tied_pair_that_comes_first_leaves_a_free_choice_to_the_second() -> None:
    # Sow is tied between 0 and 1; for Water 2 stands better.
    table = pairs_of_three().given(2, barn={}).play("sow+water", "sow", "water")
    table.chance("allot 1").act(2, "choose rain_barrel")
    assert table.farm(2).garden == ["rain_barrel"]
    assert table.farm(0).garden == table.farm(1).garden == []


@rule("F-56")
def test_a_tied_pair_that_comes_second_may_be_decided_by_the_first_award() -> None:
    # Sow is tied; for Water the chief stands better, takes a building, and then stands worse for Sow.
    table = pairs_of_three().given(2, garden=ONE).play("sow+water", "sow", "water")
    table.chance("allot 3")
    assert table.farm(0).garden == ["manger"]
    assert table.farm(1).garden == ["rain_barrel"]


@rule("F-25", "F-56")
def test_without_free_choice_a_second_pair_gets_its_allotted_building(tmp_path: Path) -> None:
    table = pairs_of_three(without("sole_receiver_chooses", tmp_path)).given(2, barn={})
    table.play("sow+water", "sow", "water").chance("allot 1")
    assert table.farm(2).garden == ["rain_barrel"]


@rule("F-56")
def test_two_tied_pairs_need_no_draw() -> None:
    table = pairs_of_three().play("sow+water", "sow", "water")
    assert table.asked == (0, "which-card")
    assert table.heard("awarded") == []


@rule("F-56")
def test_alone_and_shared_are_counted_over_players() -> None:
    table = pairs_of_three().play("sow+water", "sow", "feed")
    assert table.wheel_allows("water") == (3, 2)
    table.act(0, "do water")
    assert table.offers("fetch")[-1] == "fetch 3"
    table.act(0, "stop; sow a1")
    table.until(1)


@rule("F-22", "F-56")
def test_two_others_can_share_a_card_that_the_chief_did_not_play() -> None:
    table = pairs_of_three().given(1, garden=ONE).play("sow+water", "feed", "feed")
    assert table.asked == (2, "tile")


@rule("F-22", "F-56")
def test_three_who_share_one_card_of_the_chief_make_one_award() -> None:
    table = pairs_of_three().given(1, garden=ONE).given(0, garden=TWO).play("sow+water", "sow", "sow")
    table.act(2, "choose manger")
    assert len(table.heard("awarded")) == 1


# Two players.


@rule("F-60")
def test_two_players_who_share_one_card_make_one_award() -> None:
    table = farmerama_table(2).given(0, garden=ONE).play("sow+water", "sow+feed")
    table.act(1, "choose sundial")
    assert table.asked[1] == "which-card"
    assert table.read("display") == ["weathercock"]


@rule("F-60")
def test_the_first_receiver_chooses_and_the_second_gets_the_rest() -> None:
    table = farmerama_table(2).given(1, barn={"corn": 1}).play("sow+water", "sow+water")
    table.act(1, "choose weathercock")
    assert (table.farm(0).garden, table.farm(1).garden) == (["sundial"], ["weathercock"])
    assert table.asked == (0, "which-card")


@rule("F-60")
def test_the_same_player_may_receive_both() -> None:
    table = farmerama_table(2).given(0, garden=TWO).play("feed+seeds", "feed+seeds")
    table.act(1, "choose weathercock")
    assert table.farm(1).garden == ["sundial", "weathercock"]


@rule("F-60")
def test_after_the_first_award_a_complete_tie_leaves_the_second_building() -> None:
    # Seat 1 has one building less; then both have one each and are alike in all else.
    table = farmerama_table(2).given(0, garden=ONE).play("sow+water", "sow+water")
    table.act(1, "choose weathercock")
    assert table.farm(1).garden == ["weathercock"]
    assert table.read("display") == ["sundial"]
    assert table.asked == (0, "which-card")


@rule("F-60")
def test_the_reward_of_the_first_building_counts_in_the_second_comparison() -> None:
    # After the first award both have one building and bare fields; the new crops make seat 1 the richer.
    table = farmerama_table(2).given(0, garden=ONE).display("haystack", "sundial")
    table.play("sow+water", "sow+water").act(1, "choose haystack")
    assert table.farm(0).garden == [*ONE, "sundial"]


@rule("F-60", "F-10")
def test_crops_of_choice_are_taken_before_the_second_comparison() -> None:
    table = farmerama_table(2, mode="advanced").given(0, garden=ONE).display("market_booth", "sundial")
    table.play("sow+water", "sow+water").act(1, "choose market_booth")
    assert table.farm(0).garden == ONE
    table.act(1, "take hay; take hay")
    assert table.farm(0).garden == [*ONE, "sundial"]


@rule("F-60")
def test_a_complete_tie_at_first_leaves_both_buildings() -> None:
    table = farmerama_table(2).play("sow+water", "sow+water")
    assert table.asked == (0, "which-card")
    assert table.read("display") == ["sundial", "weathercock"]
