"""Each ruling that can be switched changes what it says, and nothing else decides it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bocage.core.errors import BadPosition
from bocage.games.agricola import Game
from bocage.games.agricola.rules.switches import SWITCHES
from tests.games.agricola.scenario import agricola_table, pasture
from tests.rule_marks import rule

Reading = Callable[[bool], object]


def payment_after_space(on: bool) -> object:
    """Whether the grain of the space itself may pay for the Cattle Feeder."""
    table = agricola_table(4, slot2_payment_after_space=on).given(0, cards=["cattle_feeder"])
    return "use cattle_feeder" in table.act(0, "space grain_seeds").offers()


def actions_after_space(on: bool) -> object:
    """Whether bread may be baked after the wood was taken."""
    farm = {"cards": ["oven_firing_boy", "fireplace_2"], "grain": 1}
    table = agricola_table(slot2_actions_after_space=on).given(0, **farm)
    return table.act(0, "space forest; space forest").offers("use")


def on_other_turns(on: bool) -> object:
    """Who is asked first when it is the turn of seat 1."""
    table = agricola_table(at_any_time_on_other_turns=on).given(0, cards=["fireplace_2"], sheep=1)
    return table.course(turn=1).asked


def scholar_same_round(on: bool) -> object:
    """The wood of the Small-scale Farmer in the round in which the Scholar plays it."""
    table = agricola_table(scholar_gain_cards_same_round=on).after_work(5)
    table.given(0, cards=["scholar"], hand=["small_scale_farmer"], house="stone", food=1)
    return table.chance("reveal western_quarry").act(0, "use scholar").farm(0).wood


def closed_tile(on: bool) -> object:
    """Whether the Sleeping Corner opens Modest Wish when another space of the tile was used."""
    table = agricola_table(additional_actions=True, sleeping_corner_opens_closed_tile=on).course(round=6)
    table.given(1, cards=["sleeping_corner"], rooms=["a1", "a2", "a3"]).act(0, "space tile_copse")
    return "space modest_wish_for_children" in table.offers()


def passing(on: bool) -> object:
    """Seat 0 can place nobody, until seat 1 has passed a traveling card on."""
    usable = ("meeting_place", "grain_seeds", "day_laborer", "forest", "clay_pit", "reed_bank", "fishing")
    spaces = {name: {"people": [place % 2]} for place, name in enumerate((*usable, "sheep_market"))}
    revealed = ["major_improvement", "fencing", "grain_utilization", "sheep_market", "house_redevelopment"]
    table = agricola_table(pass_without_legal_space=on).spaces(**spaces)
    table.course(round=5, revealed=revealed)
    table.given(0, people=5, fields={"b1": {}}, stables=["a1", "b2", "c1"], food=1)
    table.given(1, people=5, clay=2, reed=1, food=1, hand=["clay_embankment"])
    table.act(1, "space house_redevelopment; minor clay_embankment")
    return table.asked[0], table.offers("space")


def switching_back(on: bool) -> object:
    """Whether stables may follow rooms that followed stables."""
    table = agricola_table(farm_expansion_switch_back=on).given(0, wood=30, reed=9)
    table.act(0, "space farm_expansion; option 2; stable e1; stop; option 1; room a1; stop")
    return table.game.to_act == 0 and "option 2" in table.offers()


def splitting(on: bool) -> object:
    """Where the Mini Pasture may lie beside a pasture of two spaces."""
    farm = {"hand": ["mini_pasture"], "food": 2, "fences": pasture("d1", "e1")}
    table = agricola_table(mini_pasture_may_split=on).given(0, **farm)
    return table.act(0, "space meeting_place; minor mini_pasture").offers()


def impossible_effect(on: bool) -> object:
    """Whether Shifting Cultivation can be played where no field can be plowed."""
    farm = {"hand": ["shifting_cultivation"], "food": 2, "fields": {"b1": {}}, "stables": ["a1", "b2", "c1"]}
    table = agricola_table(impossible_effect_blocks_play=on).given(0, **farm).act(0, "space meeting_place")
    return table.game.to_act == 0 and "minor shifting_cultivation" in table.offers()


def craft_bonus(on: bool) -> object:
    """Who wins a tie of three wood that score against one clay."""
    table = agricola_table(craft_bonus_counts_for_tiebreak=on).after_work(14)
    table.given(0, cards=["joinery"], wood=3, food=4).given(1, bonus=3, clay=1, food=4)
    outcome = table.to_the_end().game.outcome()
    assert outcome is not None
    return outcome.winners


def solo_meeting_place(on: bool) -> object:
    """Whether Meeting Place can be used alone with no card to play."""
    return "space meeting_place" in agricola_table(1, solo_meeting_place_needs_minor=on).offers()


def dead_cards(on: bool) -> object:
    """How many minors there are alone."""
    return int(Game(seats=1, solo_filter_dead_cards=on).board.minors.size())


def solo_beginner(on: bool) -> object:
    """Whether the first game can be played alone: the food of Meeting Place without the token."""
    try:
        table = agricola_table(1, mode="beginner", solo_beginner=on).act(0, "space meeting_place")
    except BadPosition as refused:
        return refused.key
    return table.farm(0).food, table.heard("starter")


def replenishing(on: bool) -> object:
    """What lies on Forest while the start of round 2 is decided."""
    farm = {"house": "stone", "cards": ["plow_driver"], "food": 1}
    table = agricola_table(replenish_before_goods=on).after_work(1).given(0, **farm)
    assert table.chance("reveal fencing").asked == (0, "window")
    return table.on("forest")


def pond_hut(on: bool) -> object:
    """With how many occupations the Pond Hut can be played."""
    found = []
    for count in range(4):
        cards = ["priest", "tutor", "wood_cutter"][:count]
        table = agricola_table(1, pond_hut_at_most_two=on).given(0, hand=["pond_hut"], wood=1, cards=cards)
        found += [count] * ("space meeting_place" in table.offers())
    return found


# What a reading comes to when the switch is off, and when it is on.
READINGS: dict[str, tuple[Reading, object, object]] = {
    "slot2_payment_after_space": (payment_after_space, False, True),
    "slot2_actions_after_space": (actions_after_space, [], ["use oven_firing_boy"]),
    "at_any_time_on_other_turns": (on_other_turns, (1, "space"), (0, "pause-between")),
    "scholar_gain_cards_same_round": (scholar_same_round, 0, 1),
    "sleeping_corner_opens_closed_tile": (closed_tile, False, True),
    "pass_without_legal_space": (passing, (-1, []), (0, ["space major_improvement"])),
    "farm_expansion_switch_back": (switching_back, False, True),
    "mini_pasture_may_split": (
        splitting,
        ["enclose c1", "enclose d2", "enclose e2"],
        ["enclose c1", "enclose d1", "enclose d2", "enclose e1", "enclose e2"],
    ),
    "impossible_effect_blocks_play": (impossible_effect, True, False),
    "craft_bonus_counts_for_tiebreak": (craft_bonus, (1,), (0,)),
    "solo_meeting_place_needs_minor": (solo_meeting_place, True, False),
    "solo_filter_dead_cards": (dead_cards, 48, 46),
    "solo_beginner": (solo_beginner, "option-beginner-alone", (1, [])),
    "replenish_before_goods": (replenishing, {"wood": 3}, {"wood": 6}),
    "pond_hut_at_most_two": (pond_hut, [2], [0, 1, 2]),
}


def test_every_switch_is_shown() -> None:
    assert list(READINGS) == [switch.name for switch in SWITCHES]


@rule("AR-01", "AR-02", "AR-12", "AR-17", "AR-23", "AR-27", "AR-32", "AR-40", "AR-65", "AR-76", "AR-78")
@rule("AR-79", "A-5.6", "A-20")
@pytest.mark.parametrize("name", READINGS)
def test_a_switch_changes_what_it_says(name: str) -> None:
    reading, off, on = READINGS[name]
    assert (reading(False), reading(True)) == (off, on)
