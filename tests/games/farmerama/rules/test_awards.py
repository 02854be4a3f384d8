"""Who receives a building for a shared card (F-21 to F-23, F-26 to F-28, F-62)."""

import pytest

from bocage.games.farmerama import Game
from tests.games.farmerama.scenario import BOX, FarmeramaTable, farmerama_table
from tests.rule_marks import rule

TILES = Game(components=BOX).components.tiles  # of these the first sixteen give goods
ONE, TWO, THREE = TILES[0:1], TILES[1:3], TILES[3:6]
BARE: dict[str, str] = {}
COVERED = {"a1": "carrots"}  # one scarecrow less
HIDDEN = {"a1": "carrots", "b1": "hay"}  # two less


def four(**fields: list[object]) -> FarmeramaTable:
    """Four farms without crops; each field lists its values by seat."""
    table = farmerama_table(4)
    for seat in range(4):
        table.given(seat, barn={}, fields={})
        table.given(seat, **{name: values[seat] for name, values in fields.items()})
    return table


def receiver(table: FarmeramaTable) -> int | None:
    """Who chooses a building now, or None if nobody receives one."""
    seat, question = table.asked
    return seat if question == "tile" else None


@rule("F-21")
def test_different_cards_bring_no_building() -> None:
    table = four(garden=[ONE, [], [], []]).play("sow", "harvest", "water", "feed")
    assert table.asked[1] != "tile"
    assert table.read("display") == ["sundial", "weathercock"]


@rule("F-22")
def test_in_the_first_round_all_farms_are_alike_and_nobody_receives() -> None:
    for seats, hands in ((2, ["sow+water"] * 2), (3, ["sow+feed", "sow", "sow"]), (4, ["sow"] * 4)):
        table = farmerama_table(seats).play(*hands)
        assert receiver(table) is None
        assert table.heard("awarded") == []


@rule("F-22")
@pytest.mark.parametrize("fewest", [0, 1, 2, 3])
def test_first_come_the_fewest_buildings(fewest: int) -> None:
    gardens: list[object] = [ONE, TILES[1:2], TILES[2:3], TILES[3:4]]
    gardens[fewest] = []
    # Everything else speaks for the others.
    fields: list[object] = [BARE] * 4
    fields[fewest] = HIDDEN
    barns: list[object] = [{}] * 4
    barns[fewest] = {"corn": 5}
    assert receiver(four(garden=gardens, fields=fields, barn=barns).play(*["water"] * 4)) == fewest


@rule("F-22")
@pytest.mark.parametrize("most", [0, 1, 2, 3])
def test_then_the_most_visible_scarecrows(most: int) -> None:
    fields: list[object] = [HIDDEN, COVERED, HIDDEN, COVERED]
    fields[most] = {"a2": "carrots", "a3": "oats"}  # sown, but not on a scarecrow
    barns: list[object] = [{}] * 4
    barns[most] = {"corn": 5}
    assert receiver(four(fields=fields, barn=barns).play(*["feed"] * 4)) == most


@rule("F-22", "F-1")
@pytest.mark.parametrize("fewest", [0, 1, 2, 3])
def test_then_the_fewest_crops_in_the_barn_fields_and_water_left_out(fewest: int) -> None:
    barns: list[object] = [{"corn": 2}, {"hay": 1, "oats": 1}, {"carrots": 3}, {"hay": 2}]
    barns[fewest] = {"oats": 1, "water": 6}
    fields: list[object] = [BARE] * 4
    fields[fewest] = {"e2": "corn", "e3": "corn"}
    assert receiver(four(barn=barns, fields=fields).play(*["seeds"] * 4)) == fewest


@rule("F-22")
def test_only_those_who_played_the_card_are_compared() -> None:
    gardens: list[object] = [[], TWO, ONE, []]
    table = four(garden=gardens).play("sow", "water", "water", "feed")
    assert receiver(table) == 2


@rule("F-22")
def test_each_criterion_narrows_the_group_and_a_loser_does_not_come_back() -> None:
    # Seats 0 and 1 have the fewest buildings, 1 and 2 the most scarecrows, 2 and 3 the fewest crops.
    table = four(
        garden=[[], [], ONE, TWO],
        fields=[COVERED, BARE, BARE, COVERED],
        barn=[{"corn": 1}, {"corn": 3}, {}, {}],
    )
    assert receiver(table.play(*["sow"] * 4)) == 1


@rule("F-22")
@pytest.mark.parametrize(
    ("barns", "expected"),
    [
        ([{"corn": 1}, {"corn": 1}, {"corn": 2}, {"corn": 2}], None),
        ([{"corn": 1}, {"hay": 1}, {"oats": 1}, {"carrots": 1}], None),
        ([{"corn": 2}, {"corn": 2}, {"corn": 2}, {"corn": 1}], 3),
        ([{"corn": 1}, {"water": 1}, {"corn": 2}, {"water": 2}], None),
    ],
)
def test_a_tie_of_any_size_at_the_end_gives_nothing(barns: list[object], expected: int | None) -> None:
    table = four(barn=barns).play(*["sow"] * 4)
    assert receiver(table) == expected


@rule("F-22")
def test_a_tie_between_two_leaves_the_building_though_a_third_shares_the_card() -> None:
    table = four(garden=[[], [], ONE, []]).play("sow", "sow", "sow", "feed")
    assert receiver(table) is None


@rule("F-22")
def test_three_who_share_a_card_get_one_building_together() -> None:
    table = four(garden=[ONE, TWO, [], []]).play("sow", "sow", "sow", "feed")
    table.act(2, "choose weathercock")
    assert table.asked[1] != "tile"
    assert len(table.heard("awarded")) == 1


@rule("F-30", "F-22")
@pytest.mark.parametrize("card", ["sow", "harvest", "water", "feed", "seeds"])
def test_every_card_can_be_shared(card: str) -> None:
    table = four(garden=[ONE, [], [], []]).play(
        card, card, *[c for c in ("sow", "water", "feed") if c != card][:2]
    )
    assert receiver(table) == 1


@rule("F-23", "F-27")
def test_the_receiver_chooses_and_takes_the_reward_at_once() -> None:
    table = (
        four(garden=[ONE, [], [], []]).display("rain_barrel", "manger").play("sow", "sow", "feed", "water")
    )
    assert table.offers() == ["choose manger", "choose rain_barrel"]
    assert table.refused("choose well") == ("F-23", "tile-not-displayed")
    table.act(1, "choose manger")
    assert table.farm(1).barn == {"carrots": 1, "oats": 1}
    assert table.farm(1).garden == ["manger"]
    view = table.game.view(3)["farms"]
    assert isinstance(view, list)
    assert view[1]["garden"] == ["manger"]


@rule("F-23")
def test_a_building_must_be_taken() -> None:
    table = four(garden=[ONE, [], [], []]).play("sow", "sow", "feed", "water")
    assert table.refusal("stop").rule == "F-23"


@rule("F-23")
def test_the_reward_can_be_used_in_the_same_round() -> None:
    table = four(garden=[ONE, [], [], []]).display("carrot_crate", "well").play("sow", "sow", "feed", "water")
    table.act(1, "choose carrot_crate").until(1).act(1, "sow a1; sow a2")
    assert table.farm(1).fields == {"a1": "carrots", "a2": "carrots"}


@rule("F-26")
def test_the_display_is_filled_again_only_when_cleaning_up() -> None:
    table = four(garden=[ONE, [], [], []]).play("sow", "sow", "feed", "water")
    table.act(1, "choose sundial")
    while table.asked[1] != "draw":
        assert table.read("display") == ["weathercock"]
        table.game.play("stop")
    table.chance("draw rose_arch")
    assert table.read("display") == ["weathercock", "rose_arch"]


@rule("F-28")
def test_a_reward_is_given_as_far_as_the_supply_goes() -> None:
    # 31 of 32 carrots are in barns.
    table = four(garden=[ONE, [], [], []], barn=[{"carrots": 16}, {"carrots": 15}, {}, {}])
    table.display("carrot_crate", "well").play("sow", "sow", "feed", "water").act(1, "choose carrot_crate")
    assert table.farm(1).barn == {"carrots": 16}
    assert table.supply("carrots") == 0


@rule("F-28")
def test_a_reward_of_which_nothing_is_left_gives_the_building_alone() -> None:
    table = four(garden=[ONE, [], [], []], barn=[{"hay": 16}, {"hay": 16}, {}, {}])
    table.display("haystack", "well").play("sow", "sow", "feed", "water").act(1, "choose haystack")
    assert table.farm(1).barn == {"hay": 16}
    assert table.farm(1).garden == ["haystack"]


@rule("F-62", "F-61")
@pytest.mark.parametrize(("mode", "expected"), [("basic", 1), ("advanced", 0)])
def test_the_advanced_game_compares_scarecrows_before_buildings(mode: str, expected: int) -> None:
    table = farmerama_table(4, mode=mode)
    table.given(0, garden=ONE, fields={}).given(1, fields=COVERED)
    assert receiver(table.play("water", "water", "sow", "feed")) == expected


@rule("F-62")
def test_the_advanced_criteria_narrow_in_their_own_order() -> None:
    table = farmerama_table(3, mode="advanced", first_chief=0)
    table.given(0, fields={}, garden=ONE, barn={}).given(1, fields={}, barn={"corn": 3}).given(
        2, fields=COVERED
    )
    assert receiver(table.play("sow+water", "sow", "sow")) == 1
    tied = farmerama_table(3, mode="advanced", first_chief=0)
    tied.given(0, fields={}, barn={"corn": 2}).given(1, fields={}, barn={"corn": 1}).given(
        2, fields=COVERED, barn={}
    )
    assert receiver(tied.play("sow+water", "sow", "sow")) == 1


@rule("F-10", "F-28", "F-61")
def test_a_dark_building_with_crops_of_choice_asks_for_each() -> None:
    table = farmerama_table(4, mode="advanced").display("market_booth", "fountain")
    table.given(0, fields=COVERED).given(1, fields={}, barn={})
    table.play("water", "water", "sow", "feed").act(1, "choose market_booth")
    assert table.asked == (1, "crop")
    assert table.offers() == ["take carrots", "take hay", "take oats", "take corn"]
    assert table.refused("take water") == ("F-1", "not-a-crop")
    assert table.refusal("stop").numbers == {"limit": 2}
    table.act(1, "take corn; take corn")
    assert table.farm(1).barn == {"corn": 2}
    assert table.asked[1] != "crop"


@rule("F-10", "F-61")
def test_a_dark_building_can_bring_water_and_a_star() -> None:
    table = farmerama_table(4, mode="advanced").display("market_booth", "fountain")
    table.given(0, fields=COVERED).given(1, fields={}, barn={})
    table.play("water", "water", "sow", "feed").act(1, "choose fountain")
    assert table.farm(1).barn == {"water": 1}
    assert table.stars(1, "buildings") == 3
