"""Turning the player wheel, the bar, and products (F-42 to F-49)."""

import pytest

from bocage.games.farmerama.rules.notation import field_names
from tests.games.farmerama.scenario import FarmeramaTable, farmerama_table
from tests.rule_marks import rule

CARDS = pytest.mark.parametrize("card", ["sow", "harvest", "water", "feed", "seeds"])


def with_card(card: str, **farm: object) -> FarmeramaTable:
    """Seat 0 alone carries out a card on bare fields with plenty of water, unless given."""
    table = farmerama_table(4).given(0, **{"barn": {"water": 9}, "fields": {}, **farm})
    others = [name for name in ("sow", "harvest", "water", "feed", "seeds") if name != card]
    return table.play(card, *others[:3])


@rule("F-42", "F-46")
@CARDS
def test_with_every_card_the_wheel_may_be_turned_one_water_a_step(card: str) -> None:
    table = with_card(card)
    supply = table.supply("water")
    table.act(0, "turn; turn; turn")
    assert table.farm(0).turned == 3
    assert table.farm(0).water == 6
    assert table.supply("water") == supply + 3


@rule("F-42")
def test_the_wheel_may_be_turned_before_between_and_after() -> None:
    table = with_card("sow", barn={"carrots": 3, "water": 3})
    # The carrot sector passes from a over g to f.
    table.act(0, "sow a1; turn; sow g1; turn; sow f1; turn")
    assert table.farm(0).fields == {"a1": "carrots", "g1": "carrots", "f1": "carrots"}
    assert table.farm(0).water == 0


@rule("F-42")
def test_the_wheel_may_be_turned_between_two_cards() -> None:
    table = farmerama_table(2).given(0, barn={"water": 2, "carrots": 1}, fields={})
    table.play("sow+feed", "harvest+water").act(0, "do feed; turn; stop; sow g1; turn")
    assert table.farm(0).fields == {"g1": "carrots"}
    assert table.farm(0).turned == 2


@rule("F-42")
def test_without_water_the_wheel_stays() -> None:
    table = with_card("sow", barn={"carrots": 1})
    refusal = table.refusal("turn")
    assert (refusal.rule, refusal.key) == ("F-42", "none-in-barn")
    assert refusal.numbers == {"good": 4, "have": 0, "need": 1}


@rule("F-42", "F-8")
def test_seven_steps_make_a_whole_turn() -> None:
    table = with_card("feed").act(0, "; ".join(["turn"] * 7))
    assert table.farm(0).turned == 0
    assert table.farm(0).water == 2


@rule("F-43")
def test_the_wheel_never_turns_by_itself() -> None:
    table = farmerama_table(4).given(2, turned=4)
    for _ in range(3):
        table.play("water", "sow", "feed", "harvest").pass_on()
    assert [table.farm(seat).turned for seat in range(4)] == [0, 0, 4, 0]


@rule("F-43")
def test_there_is_no_turn_the_other_way() -> None:
    codec = farmerama_table().game.codec
    assert [text for text in map(codec.text, codec.actions) if "turn" in text] == ["turn"]
    table = with_card("sow").act(0, "turn")
    assert table.farm(0).turned == 1
    assert table.farm(0).turned != 6


@rule("F-44")
@pytest.mark.parametrize("field", ["g1", "g2", "g3"])
def test_the_area_that_leaves_the_last_harvest_sector_must_be_empty(field: str) -> None:
    table = with_card("harvest", fields={field: "hay"})
    assert "turn" not in table.offers()
    refusal = table.refusal("turn")
    expected = {"area": 6, "fields": 1 << field_names(table.game.components).index(field)}
    assert (refusal.rule, refusal.key, refusal.numbers) == ("F-44", "bar-blocked", expected)
    table.act(0, f"harvest {field}; turn")
    assert table.farm(0).turned == 1


@rule("F-44")
@pytest.mark.parametrize("field", ["a1", "b1", "c1", "d1", "e1", "f1"])
def test_crops_in_other_areas_do_not_block_the_bar(field: str) -> None:
    table = with_card("feed", fields={field: "hay"}).act(0, "turn")
    assert table.farm(0).fields == {field: "hay"}


@rule("F-44", "F-8")
@pytest.mark.parametrize("turned", range(7))
def test_the_bar_meets_the_areas_one_after_the_other(turned: int) -> None:
    area = "gfedcba"[turned]
    table = with_card("water", turned=turned, fields={f"{area}1": "corn"})
    assert table.refusal("turn").numbers["area"] == "abcdefg".index(area)
    before = "abcdefg"[("abcdefg".index(area) - 1) % 7]
    free = with_card("water", turned=turned, fields={f"{before}1": "corn"}).act(0, "turn")
    assert free.refusal("turn").key == "bar-blocked"


@rule("F-42", "F-44")
def test_without_water_and_with_crops_under_the_bar_both_are_told() -> None:
    table = with_card("harvest", barn={}, fields={"g1": "hay", "g3": "corn"})
    refusal = table.refusal("turn")
    assert (refusal.rule, refusal.key) == ("F-42", "no-water-and-bar")
    names = field_names(table.game.components)
    lying = 1 << names.index("g1") | 1 << names.index("g3")
    assert refusal.numbers == {"area": 6, "fields": lying}


@rule("F-45")
def test_animals_on_the_pasture_do_not_block_the_bar() -> None:
    # Nothing stands before the pacifier, which is at the bar; the next area holds an animal.
    table = with_card("feed", pastures={"cow": "f", "pig": "f"}).act(0, "turn; turn")
    assert table.farm(0).turned == 2
    assert table.farm(0).products == {"pig": 1, "cow": 1}


@rule("F-46")
def test_the_wheel_does_not_turn_while_cards_are_chosen_or_buildings_taken() -> None:
    table = farmerama_table(4).given(0, barn={"water": 3})
    assert table.refused("turn") == ("F-46", "before-work")
    table.play("sow", "sow", "water", "feed")
    assert table.asked == (0, "tile")
    assert table.refused("turn") == ("F-46", "before-work")


@rule("F-47")
def test_sow_and_harvest_sectors_apply_at_once_after_a_step() -> None:
    table = with_card("harvest", fields={"d1": "hay"})
    assert table.offers("harvest") == []
    table.act(0, "turn; harvest d1")
    assert table.farm(0).barn == {"hay": 2, "water": 8}


@rule("F-47", "F-37")
def test_heads_apply_at_once_after_a_step() -> None:
    table = with_card("feed", barn={"hay": 4, "oats": 4, "water": 3}).act(0, "turn; feed sheep")
    assert table.farm(0).pastures == {"sheep": "d"}


@rule("F-48")
@pytest.mark.parametrize(("animal", "steps"), [("sheep", 2), ("pig", 3), ("cow", 5), ("horse", 6)])
def test_an_animal_brings_its_product_when_it_comes_before_the_pacifier(animal: str, steps: int) -> None:
    fodder = {"hay": 3, "oats": 3, "carrots": 3, "corn": 2, "water": 9}
    table = with_card("feed", barn=fodder).act(0, f"feed {animal}")
    for _ in range(steps - 1):
        table.act(0, "turn")
        assert table.farm(0).products == {}
    table.act(0, "turn")
    assert table.farm(0).products == {animal: 1}
    assert table.farm(0).pastures == {}
    assert [numbers[1] for _, numbers in table.heard("product")] == [1]


@rule("F-48")
def test_two_animals_before_the_pacifier_both_score() -> None:
    table = with_card("sow", pastures={"sheep": "f", "horse": "f", "cow": "e"}, products={"horse": 2})
    table.act(0, "turn")
    assert table.farm(0).products == {"sheep": 1, "horse": 3}
    assert table.farm(0).pastures == {"cow": "e"}


@rule("F-48")
def test_a_product_needs_no_consent_and_other_farms_are_left_alone() -> None:
    table = with_card("water", pastures={"pig": "f"})
    before = table.farm(1).products
    table.act(0, "turn")
    assert table.asked == (0, "fetch")
    assert table.farm(0).products == {"pig": 1}
    assert table.farm(1).products == before


@rule("F-49")
@pytest.mark.parametrize(("animal", "step"), [("sheep", 9), ("pig", 10), ("cow", 14), ("horse", 15)])
def test_beyond_the_end_of_the_track_products_count_alike(animal: str, step: int) -> None:
    for rank in (1, 8, 9, 20):
        table = farmerama_table(2).given(0, products={animal: rank})
        assert table.stars(0, "products") == rank * step
