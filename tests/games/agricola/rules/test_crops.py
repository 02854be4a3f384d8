"""Plowing and sowing (A-12)."""

from __future__ import annotations

import pytest

from bocage.core.effects import Effect
from bocage.games.agricola.rules.spaces import ACTION_SPACES
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.land import Sow
from tests.games.agricola.cards.playing import Given
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

FIELDS = ["c1", "c2", "c3"]


def sowing(fields: int, **supply: Given) -> AgricolaTable:
    """Seat 0 sows on Grain Utilization."""
    table = agricola_table().given(0, fields={name: {} for name in FIELDS[:fields]}, **supply)
    return table.course(round=3).act(0, "space grain_utilization")


@rule("A-12.1", "A-3.4")
def test_later_fields_lie_beside_a_field_tile_and_never_on_used_land() -> None:
    farm = {"fields": {"c2": {}}, "stables": ["c1"], "fences": pasture("d2"), "cards": ["beanfield"]}
    table = agricola_table().given(0, **farm).act(0, "space farmland")
    assert table.offers("plow") == ["plow b2", "plow c3"]
    refusals = {name: table.refused(f"plow {name}") for name in ("c1", "c2", "d2", "e1")}
    assert refusals == {
        "c1": ("A-3.3", "stable-there"),
        "c2": ("A-3.3", "tile-there"),
        "d2": ("A-3.3", "pasture-there"),
        "e1": ("A-12.1", "not-beside-field"),
    }


@rule("A-12.1", "A-6.2")
def test_farmland_is_closed_to_who_cannot_plow() -> None:
    farm = {"fields": {"b1": {}}, "stables": ["a1", "b2", "c1"]}
    assert agricola_table().given(0, **farm).refused("space farmland") == ("A-12.1", "no-place-for-field")


@example("AX-09", "AX-167")
@rule("A-12.2", "A-12.3")
def test_sowing_puts_three_grain_or_two_vegetables_on_a_field(case: Example) -> None:
    table = sowing(case.given["empty_fields"], **case.given["supply"])
    for field, crop in zip(FIELDS, case.given["sow"], strict=False):
        if f"sow_{crop} {field}" in table.offers():
            table.act(0, f"sow_{crop} {field}")
    if table.asked[0] == 0:
        table.act(0, "stop")
    assert [table.farm(0).fields[name] for name in FIELDS[: case.given["empty_fields"]]] == (
        case.expected["fields"]
    )
    assert {"grain": table.farm(0).grain, "vegetable": table.farm(0).vegetable} == case.expected["supply"]


@rule("A-12.3")
def test_sowing_takes_an_empty_field_and_a_seed() -> None:
    table = sowing(2, grain=1, vegetable=1)
    assert table.offers("sow_grain") == ["sow_grain c1", "sow_grain c2"]
    table.act(0, "sow_grain c1")
    assert table.farm(0).fields == {"c1": {"grain": 3}, "c2": {}}
    assert table.offers() == ["stop", "call basics.2", "sow_vegetable c2"]
    assert table.refused("sow_grain c2") == ("A-12.3", "nothing-of")
    assert table.refused("sow_vegetable c1") == ("A-12.3", "field-taken")
    assert table.refused("sow_vegetable e1") == ("A-12.3", "no-field-there")
    assert table.act(0, "stop").farm(0).fields["c2"] == {}  # a field may stay empty


@rule("A-12.4")
def test_what_grows_on_a_field_is_neither_eaten_nor_spent() -> None:
    table = agricola_table().given(0, fields={"c1": {"grain": 3}}, hand=["market_stall"])
    assert table.offers("call") == []
    assert table.refused("call basics") == ("A-13.6", "nothing-of")
    assert table.refused("space major_improvement") == ("A-14.6", "no-playable-improvement")


def parts(effect: Effect[Board]) -> list[Effect[Board]]:
    return [effect, *(inner for part in effect.parts() for inner in parts(part))]


@rule("A-12.5")
def test_one_sows_on_grain_utilization_and_cultivation_alone() -> None:
    found = [
        space.id for space in ACTION_SPACES if any(isinstance(part, Sow) for part in parts(space.effect))
    ]
    assert found == ["grain_utilization", "cultivation"]


@rule("A-12.5")
def test_no_card_grants_a_sow_action() -> None:
    from tests.games.agricola.deck import CARDS

    effects = [
        effect
        for card in CARDS
        for effect in (
            *([card.on_play] if card.on_play is not None else []),
            *(trigger.effect for trigger in card.whenever),
            *(entry.effect for entry in card.anytime),
        )
    ]
    assert not [effect for effect in effects if any(isinstance(part, Sow) for part in parts(effect))]


@example("AX-155")
@rule("A-7.3", "A-7.24", "A-7.29")
def test_a_seed_just_gained_waits_and_a_field_just_plowed_does_not(case: Example) -> None:
    seeds, cultivation = case.given["cases"]
    table = agricola_table().given(0, fields={"c1": {}}).act(0, f"space {seeds['space']}")
    sown = [table.farm(0).fields["c1"] != {}]
    assert table.asked == (1, "space")
    later = agricola_table().given(0, **cultivation["supply"]).course(round=13)
    later.act(0, f"space {cultivation['space']}; plow c1")
    if "option 2" in later.offers():
        later.act(0, "option 2")
    sown.append(later.farm(0).fields["c1"] == {"grain": 3})
    assert sown == case.expected["legal"]


@rule("A-12.2", "AR-52")
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_at_least_one_field_is_sown(crop: str) -> None:
    table = sowing(2, **{crop: 2})
    assert table.refused("stop") == ("AR-52", "at-least-one")
