"""Card effects in general (A-16), and the cards by window (A-21)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bocage.core.cards import ANY, OTHER, OWN
from bocage.games.agricola.rules.card import FarmCard
from bocage.games.agricola.rules.events import (
    AFTER,
    BEFORE_OCCUPATION,
    END_WITHOUT_HARVEST,
    FIELD_PHASE,
    FIELD_PHASE_STARTS,
    OCCUPATION_PLAYED,
    RETURNING_HOME,
    SPACES,
    START_OF_ROUND,
    TAKING_CROPS,
    TURN_DONE,
    TURN_ENDS,
    USES,
)
from tests.games.agricola.deck import BOOK, CARDS
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

SHEET = Path(__file__).parents[4] / "docs" / "rules" / "agricola" / "rules.en.md"
BY_NAME = {card.name.en.replace("’", "'"): card for card in CARDS}


def cards_by_window() -> dict[str, list[FarmCard]]:
    """The table of A-21: the cards of each line."""
    lines = SHEET.read_text("utf-8").split("## A-21")[1].splitlines()
    found: dict[str, list[FarmCard]] = {}
    for line in lines:
        if line.startswith("|") and "---" not in line and "| cards |" not in line:
            window, text = (part.strip() for part in line.strip("|").split("|"))
            names = re.split(r"[,;/] ?", re.sub(r" \([^)]*\)", "", text))
            words = [re.sub(r"^(the purchase of the|in the work phase) ", "", name.strip()) for name in names]
            found[window] = [BY_NAME[word] for word in words]
    return found


TABLE = cards_by_window()


def events(card: FarmCard) -> set[int]:
    return {event for trigger in card.whenever for event in trigger.events}


def in_range(card: FarmCard, first: int) -> bool:
    return any(first <= event < first + SPACES for event in events(card))


@rule("A-21")
def test_every_card_of_the_box_stands_in_the_table_of_windows() -> None:
    named = {card.id for cards in TABLE.values() for card in cards}
    every = {card.id for card in CARDS if card.code[0] in "ABCDE" and card.id != "basics"}
    assert every <= named
    assert named - every == {"well"}  # the one major that acts in a window


@rule("A-21", "A-16.4")
def test_the_cards_act_in_the_windows_of_the_table() -> None:
    checks: dict[str, Callable[[FarmCard], object]] = {
        "effects in W-03": lambda card: START_OF_ROUND in events(card),
        "gains in slot 2": lambda card: in_range(card, USES),
        "purchases in slot 2": lambda card: in_range(card, USES),
        "actions granted in slot 2": lambda card: any(trigger.around for trigger in card.whenever),
        "slot 4": lambda card: in_range(card, AFTER),
        "slot 5": lambda card: in_range(card, TURN_ENDS),
        "before / after an occupation": lambda card: events(card) & {BEFORE_OCCUPATION, OCCUPATION_PLAYED},
        "costs": lambda card: card.discounts or card.swaps or card.rooms_for or card.answers,
        "lasting": lambda card: card.answers,
        "at any time": lambda card: card.anytime or card.trades or card.pile,
        "W-13, W-14": lambda card: events(card) & {RETURNING_HOME, END_WITHOUT_HARVEST},
        "W-16, W-17": lambda card: events(card) & {FIELD_PHASE_STARTS, TAKING_CROPS, FIELD_PHASE},
        "scoring": lambda card: card.scores,
        "on playing and later": lambda card: card.on_play is not None or card.pile,
        "placement": lambda card: card.answers or TURN_DONE in events(card),
    }
    assert checks.keys() <= TABLE.keys()
    for window, check in checks.items():
        assert [card.id for card in TABLE[window] if not check(card)] == [], window


@rule("A-21")
def test_no_card_acts_in_a_window_that_the_table_does_not_give_it() -> None:
    for window, first in (("slot 4", AFTER), ("slot 5", TURN_ENDS)):
        assert {card.id for card in CARDS if in_range(card, first)} == {card.id for card in TABLE[window]}
    starts = {card.id for card in CARDS if START_OF_ROUND in events(card)}
    assert starts == {card.id for card in TABLE["effects in W-03"]}
    around = {card.id for card in CARDS if any(trigger.around for trigger in card.whenever)}
    assert around == {card.id for card in TABLE["actions granted in slot 2"]}


@rule("A-16.1")
def test_three_cards_look_at_others_and_all_the_rest_at_their_owner() -> None:
    looking = {card.id: {int(trigger.who) for trigger in card.whenever} for card in CARDS}
    assert {id for id, who in looking.items() if ANY in who} == {"milk_jug", "pastor"}
    assert {id for id, who in looking.items() if OTHER in who} == {"lutenist"}
    assert looking["wood_cutter"] == {OWN}


@rule("A-16.3")
def test_goods_of_a_card_come_from_the_general_supply() -> None:
    table = agricola_table(3).given(0, cards=["milk_jug"]).given(1, food=2).course(round=10)
    table.act(0, "space cattle_market")
    assert [table.farm(seat).food for seat in range(3)] == [3, 3, 1]  # nobody pays for it
    grove = agricola_table().given(0, cards=["wood_cutter"]).act(0, "space forest")
    assert (grove.farm(0).wood, grove.on("forest")) == (4, {"people": [0]})


@rule("A-16.5", "AR-03")
def test_what_comes_before_the_space_must_leave_its_action_possible() -> None:
    # One field can be plowed: the Moldboard Plow would leave none for Farmland.
    farm = {"fields": {"b1": {}}, "stables": ["a1", "b2", "d1", "c2"], "cards": ["moldboard_plow"]}
    table = agricola_table().given(0, **farm).act(0, "space farmland")
    assert list(table.farm(0).fields) == ["b1", "c1"]
    assert table.asked == (1, "space")  # the card was not offered
    roomy = agricola_table().given(0, cards=["moldboard_plow"]).act(0, "space farmland")
    assert roomy.offers() == ["use moldboard_plow", "space farmland"]


@rule("A-16.6", "AR-08")
def test_all_get_their_automatic_gains_before_the_active_player_chooses() -> None:
    table = agricola_table(3).given(0, cards=["animal_dealer"]).given(1, cards=["milk_jug"])
    table.course(round=10).act(0, "space cattle_market")
    assert table.offers("use") == ["use animal_dealer.3"]  # the food of the Milk Jug may pay for it
    assert [table.farm(seat).food for seat in range(3)] == [1, 3, 1]


@rule("A-16.7", "AR-05")
def test_a_card_does_not_react_to_the_use_that_brought_it() -> None:
    table = agricola_table().given(0, hand=["bread_paddle"], wood=1, cards=["fireplace_2"], grain=3)
    table.act(0, "space meeting_place; minor bread_paddle")
    assert "bread_paddle" in table.farm(0).cards
    junk = agricola_table().given(0, hand=["junk_room"], wood=1, clay=1)
    junk.act(0, "space meeting_place; minor junk_room")
    assert junk.farm(0).food == 1  # this one says that it counts itself


@rule("A-16.8")
def test_each_time_means_every_time() -> None:
    table = agricola_table().given(0, cards=["wood_cutter"])
    for number in range(2, 5):
        before = table.farm(0).wood
        on_space = table.on("forest")["wood"]
        table.act(0, "space forest")
        assert table.farm(0).wood - before == on_space + 1  # type: ignore[operator]
        table.until_round(number)


@rule("A-16.10")
def test_of_several_thresholds_the_best_one_reached_counts() -> None:
    points = [
        agricola_table().given(0, cards=["joinery"], wood=wood).points(0, "joinery") - 2 for wood in (5, 6)
    ]
    assert points == [2, 2]  # not one and two together


@rule("A-16.11")
def test_goods_on_round_spaces_stay_whatever_becomes_of_the_farm() -> None:
    farm = {"cards": ["clay_hut_builder"], "later": {"7": {"clay": 2}}, "clay": 2, "stone": 2, "reed": 2}
    table = agricola_table().given(0, **farm, house="clay").course(round=6)
    table.act(0, "space house_redevelopment")
    if table.asked[0] == 0:
        table.act(0, "stop")
    assert (table.farm(0).house, table.farm(0).later) == ("stone", {7: {"clay": 2}})
    assert table.until_round(7).farm(0).later == {}


@rule("A-16.11", "A-14.12")
def test_no_card_but_a_fireplace_ever_leaves_its_place() -> None:
    payers = {CARDS[card].id for given in BOOK.given_back for card in given.numbers()}
    assert payers == {"fireplace_2", "fireplace_3"}


@rule("A-16.9")
@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_a_lasting_permission_holds_only_while_its_state_does(house: str) -> None:
    farm = {"house": house, "cards": ["plow_driver"], "food": 1}
    table = agricola_table().after_work(1).given(0, **farm).chance("reveal fencing")
    assert (table.offers("use") == ["use plow_driver"]) == (house == "stone")
