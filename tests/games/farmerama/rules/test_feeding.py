"""Feeding animals, and seeds (F-36 to F-40)."""

import pytest

from bocage.core.lanes import one, times
from bocage.games.farmerama.rules.actions import GOODS
from tests.games.farmerama.scenario import at, farmerama_table
from tests.rule_marks import rule


@rule("F-36", "F-37")
@pytest.mark.parametrize(
    ("animal", "fodder", "area"),
    [
        ("sheep", {"hay": 2, "oats": 2}, "e"),
        ("pig", {"carrots": 3, "corn": 2}, "d"),
        ("cow", {"hay": 3, "corn": 2}, "b"),
        ("horse", {"carrots": 3, "oats": 3}, "a"),
    ],
)
def test_a_fed_animal_goes_to_the_pasture_that_faces_its_head(
    animal: str, fodder: dict[str, int], area: str
) -> None:
    table = at("feed", barn=fodder)
    assert table.offers("feed") == [f"feed {animal}"]
    table.act(0, f"feed {animal}")
    assert table.farm(0).barn == {}
    assert table.farm(0).pastures == {animal: area}
    for good, count in fodder.items():
        short = at("feed", barn={**fodder, good: count - 1, "water": 1})
        refusal = short.refusal(f"feed {animal}")
        assert (refusal.rule, refusal.key) == ("F-36", "fodder-short")
        assert refusal.numbers["lacking"] == one(GOODS.index(good))


@rule("F-36", "F-37")
def test_all_that_is_lacking_for_an_animal_is_told() -> None:
    hungry = at("feed", barn={"hay": 1, "water": 1})
    refusal = hungry.refusal("feed cow")
    assert refusal.key == "fodder-short"
    assert refusal.numbers["lacking"] == times(2, GOODS.index("hay")) + times(2, GOODS.index("corn"))
    full = at("feed", barn={"hay": 1, "water": 1}, pastures={"pig": "b", "sheep": "b"})
    refusal = full.refusal("feed cow")
    assert (refusal.rule, refusal.key) == ("F-36", "fodder-short-and-full")
    assert refusal.numbers["area"] == "abcdefg".index("b")


@rule("F-36")
def test_any_number_of_animals_can_be_fed_one_after_the_other() -> None:
    table = at("feed", barn={"carrots": 6, "hay": 5, "oats": 5, "corn": 4})
    table.act(0, "feed horse; feed sheep; feed pig; feed cow")
    assert table.farm(0).barn == {}
    assert table.farm(0).pastures == {"sheep": "e", "pig": "d", "cow": "b", "horse": "a"}


@rule("F-37", "F-47")
def test_the_pasture_follows_the_wheel() -> None:
    table = at("feed", turned=3).act(0, "feed sheep")
    assert table.farm(0).pastures == {"sheep": "b"}


@rule("F-37")
def test_an_animal_whose_pasture_is_full_cannot_be_fed() -> None:
    table = at("feed", pastures={"horse": "e", "cow": "e"})
    refusal = table.refusal("feed sheep")
    assert (refusal.rule, refusal.key, refusal.numbers) == ("F-37", "pasture-full", {"area": 4, "limit": 2})
    assert "feed pig" in table.offers()


@rule("F-37")
def test_a_pasture_takes_a_second_animal() -> None:
    table = at("feed", pastures={"horse": "e"}).act(0, "feed sheep")
    assert table.farm(0).pastures == {"horse": "e", "sheep": "e"}


@rule("F-38")
def test_only_animals_in_the_stable_are_fed() -> None:
    table = at("feed", pastures={"cow": "c"})
    assert table.refused("feed cow") == ("F-38", "animal-out")


@rule("F-38", "F-48")
def test_an_animal_that_comes_home_may_be_fed_again_in_the_same_action() -> None:
    table = at("feed", barn={"hay": 4, "oats": 4, "water": 2}).act(0, "feed sheep; turn; turn")
    assert table.farm(0).products == {"sheep": 1}
    table.act(0, "feed sheep")
    assert table.farm(0).pastures == {"sheep": "c"}


# Seeds.


@rule("F-39")
def test_seeds_bring_one_of_everything_that_the_barn_lacks_then_one_sow() -> None:
    table = at("seeds", barn={"carrots": 2, "water": 1}, fields={"b1": "hay"})
    table.act(0, "gather")
    assert table.farm(0).barn == {"carrots": 2, "hay": 1, "oats": 1, "corn": 1, "water": 1}
    table.act(0, "sow c1")
    assert table.offers("sow") == []
    assert table.refused("sow d1") == ("F-39", "sown-already")


@rule("F-39")
def test_gathering_comes_before_the_sow_and_cannot_be_left_out() -> None:
    table = at("seeds", barn={"carrots": 2, "water": 1})
    assert table.refused("sow a1") == ("F-39", "gather-first")
    assert table.refused("stop") == ("F-39", "gather-first")
    table.act(0, "gather")
    assert table.refused("gather") == ("F-39", "gathered-already")
    table.act(0, "stop")


@rule("F-39")
def test_the_sow_of_seeds_may_be_left_out() -> None:
    table = at("seeds", barn={})  # where nothing else can be done, the tiles are taken at once
    assert len(table.farm(0).barn) == 5
    table.act(0, "stop")
    assert table.farm(0).fields == {}


@rule("F-40")
def test_what_is_missing_is_judged_when_the_tiles_are_taken() -> None:
    table = at("seeds", barn={"carrots": 1, "hay": 1, "oats": 1, "corn": 1, "water": 1})
    table.act(0, "turn")
    assert table.farm(0).water == 1
    assert table.farm(0).turned == 1


@rule("F-39", "F-41")
def test_seeds_leave_out_what_the_supply_has_not() -> None:
    table = farmerama_table(4).given(0, barn={}, fields={}).given(1, barn={"corn": 20}, fields={})
    table.given(2, barn={"corn": 6}, fields={}).given(3, barn={"corn": 6}, fields={})
    table.play("seeds", "water", "harvest", "feed")
    assert table.farm(0).barn == {"carrots": 1, "hay": 1, "oats": 1, "water": 1}
