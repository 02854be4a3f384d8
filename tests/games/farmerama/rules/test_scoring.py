"""Final scoring, the tie-break, and the rulebook's example (F-52 to F-54)."""

import pytest

from tests.games.farmerama.scenario import FarmeramaTable, farmerama_table
from tests.rule_marks import rule

BARE: dict[str, object] = {"barn": {}, "fields": {}}


def farm(**fields: object) -> FarmeramaTable:
    """One farm with nothing but this."""
    return farmerama_table(2).given(0, **{**BARE, **fields})


def ended(*farms: dict[str, object]) -> FarmeramaTable:
    """A game of two that has ended with these farms."""
    light = farmerama_table(2).game.components.tiles[:20]
    table = farmerama_table(2).course(agenda=[], round=9, stack=0).display(light[19])
    table.given(0, garden=light[0:5], **farms[0]).given(1, garden=light[5:9], **farms[1])
    return table


@rule("F-52")
def test_every_crop_tile_in_the_barn_is_a_star() -> None:
    assert farm(barn={"carrots": 1, "hay": 2, "oats": 3, "corn": 4}).score(0) == 10


@rule("F-52")
def test_a_sown_field_counts_two() -> None:
    assert farm(fields={"a1": "carrots", "g3": "hay", "c1": "corn"}).score(0) == 6


@rule("F-52")
def test_water_and_animals_in_the_stable_give_nothing() -> None:
    assert farm(barn={"water": 9}).score(0) == 0


@rule("F-52", "F-27")
def test_only_buildings_with_a_star_count_three() -> None:
    table = farm(garden=["dovecote", "rose_arch", "well", "manger"])
    assert table.score(0) == table.stars(0, "buildings") == 6


@rule("F-52")
@pytest.mark.parametrize(("animal", "value"), [("sheep", 5), ("pig", 6), ("cow", 7), ("horse", 8)])
def test_an_animal_on_a_pasture_has_its_printed_value(animal: str, value: int) -> None:
    table = farm(pastures={animal: "c"})
    assert table.score(0) == table.stars(0, "pastures") == value


@rule("F-52")
@pytest.mark.parametrize(("animal", "step"), [("sheep", 9), ("pig", 10), ("cow", 14), ("horse", 15)])
def test_each_product_has_its_stars(animal: str, step: int) -> None:
    assert farm(products={animal: 3}).score(0) == 3 * step


@rule("F-52")
def test_the_lines_of_the_sheet_add_up() -> None:
    table = ended(
        {"barn": {"corn": 3, "water": 2}, "fields": {"a1": "hay"}, "products": {"cow": 2}},
        {"barn": {}, "fields": {}, "pastures": {"pig": "b"}},
    )
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.scores == (3 + 2 + 28, 6) == table.game.scores()
    assert [outcome.sheets[0].category(name) for name in ("products", "crops", "buildings", "pastures")] == [
        28,
        5,
        0,
        0,
    ]


@rule("F-54")
def test_the_example_of_the_rulebook_comes_to_153_stars() -> None:
    table = farm(
        products={"sheep": 3, "pig": 3, "cow": 3, "horse": 2},
        barn={"carrots": 2, "oats": 3, "water": 4},
        fields={"a1": "corn", "b1": "hay", "c1": "oats"},
        garden=["rose_arch", "dovecote"],
        pastures={"cow": "a"},
    )
    sheet = [
        table.stars(0, "products"),
        table.stars(0, "crops"),
        table.stars(0, "buildings"),
        table.stars(0, "pastures"),
    ]
    assert sheet == [27 + 30 + 42 + 30, 11, 6, 7]
    assert table.score(0) == 153


@rule("F-53")
@pytest.mark.parametrize("winner", [0, 1])
def test_most_stars_win(winner: int) -> None:
    farms: list[dict[str, object]] = [{"barn": {"corn": 5, "water": 5}, "fields": {}} for _ in range(2)]
    farms[winner] = {"barn": {"corn": 6}, "fields": {}}
    outcome = ended(*farms).game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "stars")


@rule("F-53")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_tie_goes_to_the_most_water_in_the_barn(winner: int) -> None:
    farms: list[dict[str, object]] = [{"barn": {"corn": 5, "water": 1}, "fields": {}} for _ in range(2)]
    farms[winner] = {"barn": {"hay": 3, "water": 2}, "fields": {"a1": "hay"}}
    outcome = ended(*farms).game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "water")


@rule("F-53")
def test_a_complete_tie_is_a_shared_victory() -> None:
    outcome = ended(BARE, BARE).game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


@rule("F-53")
@pytest.mark.parametrize("behind", [3, 9])
def test_of_three_who_are_tied_two_can_share_the_victory_whatever_water_is_behind(behind: int) -> None:
    light = farmerama_table(2).game.components.tiles[:20]
    table = farmerama_table(4).display(light[15]).course(agenda=[], round=20)
    for seat, water in enumerate((1, 3, 3, behind)):
        corn = 4 if seat < 3 else 3
        garden = light[seat * 4 : seat * 4 + 4] if seat < 3 else light[12:15]
        table.given(seat, barn={"corn": corn, "water": water}, fields={}, garden=garden)
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.scores == (4, 4, 4, 3)
    assert (outcome.winners, outcome.reason) == ((1, 2), "shared")
