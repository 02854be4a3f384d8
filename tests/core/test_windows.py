"""Events: who hears them, in which order, and what may or must be used in a window."""

import pytest

from bocage.core.cards import ANY, OTHER, OWN, Anytime, On
from bocage.core.effects import Choose, May, Then
from bocage.core.menu import ANYTIME, OPTION, STOP, TRIGGER
from tests.core.toy import (
    MARKET,
    PICK,
    QUIET,
    STORM,
    Earn,
    HasCoins,
    Note,
    Question,
    SellHay,
    Spend,
    Yard,
    card,
)

SEATS = 4


@pytest.mark.parametrize(
    ("who", "heard"), [(OWN, [2]), (OTHER, [3, 0, 1]), (ANY, [2, 3, 0, 1])], ids=["own", "other", "any"]
)
def test_automatic_effects_happen_in_seat_order_from_the_actor_on(who: int, heard: list[int]) -> None:
    yard = Yard(card("bell", whenever=(On(MARKET, Note("hears"), who=who),)), seats=SEATS)
    for seat in range(SEATS):
        yard.own(seat, "bell")
    yard.fire(MARKET, actor=2, argument=9)
    assert yard.state.diary == [f"{seat} hears 2 9" for seat in heard]


def test_only_the_event_itself_is_heard() -> None:
    yard = Yard(card("bell", whenever=(On(MARKET, Earn()),))).own(0, "bell")
    yard.fire(STORM, 0).fire(QUIET, 0)
    assert yard.state.coins == [0, 0]


def test_a_card_that_nobody_has_hears_nothing() -> None:
    yard = Yard(card("bell", whenever=(On(MARKET, Earn(), who=ANY),))).fire(MARKET, 0)
    assert yard.state.coins == [0, 0]


@pytest.mark.parametrize(("coins", "after"), [(2, 3), (1, 1)])
def test_a_condition_decides_when_the_event_happens(coins: int, after: int) -> None:
    yard = Yard(card("bank", whenever=(On(MARKET, Earn(), when=HasCoins(2)),))).own(0, "bank")
    yard.state.coins[0] = coins
    assert yard.fire(MARKET, 0).state.coins[0] == after


def test_automatic_effects_of_all_seats_come_before_any_window() -> None:
    yard = Yard(
        card("ask", whenever=(On(MARKET, May(Earn(5)), who=ANY),)),
        card("bell", whenever=(On(MARKET, Earn(1), who=ANY),)),
        seats=3,
    )
    yard.own(0, "ask").own(1, "ask", "bell").own(2, "bell")
    yard.fire(MARKET, 0)
    assert yard.state.diary == ["1 earns 1", "2 earns 1"]
    assert yard.seat == 0


def test_windows_come_in_seat_order_from_the_actor_on() -> None:
    yard = Yard(card("ask", whenever=(On(MARKET, May(Earn(5)), who=ANY),)), seats=SEATS)
    for seat in range(SEATS):
        yard.own(seat, "ask")
    yard.fire(MARKET, actor=2)
    asked = []
    while yard.seat is not None:
        asked.append(yard.seat)
        yard.answer(STOP)
    assert asked == [2, 3, 0, 1]


def test_an_optional_effect_can_be_used_once_or_left() -> None:
    yard = Yard(card("ask", whenever=(On(MARKET, May(Earn(5))),))).own(0, "ask")
    assert yard.fire(MARKET, 0).offers == [(STOP, 0), (TRIGGER, 0)]
    yard.answer(TRIGGER, 0)
    assert yard.state.coins == [5, 0]
    assert yard.seat is None
    yard.fire(MARKET, 0).answer(STOP)
    assert yard.state.coins == [5, 0]


def test_a_mandatory_effect_that_asks_cannot_be_left() -> None:
    yard = Yard(card("must", whenever=(On(MARKET, Choose(Earn(1), Earn(2))), On(MARKET, May(Earn(9))))))
    yard.own(0, "must").fire(MARKET, 0)
    assert yard.offers == [(TRIGGER, 0), (TRIGGER, 1)]
    assert yard.why(STOP) == ("", "must-choose", {})
    yard.answer(TRIGGER, 0).answer(OPTION, 1)
    assert yard.offers == [(STOP, 0), (TRIGGER, 1)]


def test_a_single_mandatory_effect_needs_no_asking() -> None:
    yard = Yard(card("must", whenever=(On(MARKET, Choose(Earn(1), Earn(2))),))).own(0, "must")
    assert yard.fire(MARKET, 0).offers == [(OPTION, 0), (OPTION, 1)]


def test_the_owner_chooses_the_order() -> None:
    yard = Yard(
        card("rich", whenever=(On(MARKET, May(Earn(2))),)),
        card("dear", whenever=(On(MARKET, May(Spend(2))),)),
    )
    yard.own(0, "rich", "dear").fire(MARKET, 0)
    assert yard.offers == [(STOP, 0), (TRIGGER, 0)]
    assert yard.why(TRIGGER, 1) == ("T-1", "poor", {"have": 0, "need": 2})
    yard.answer(TRIGGER, 0)
    assert yard.offers == [(STOP, 0), (TRIGGER, 1)]
    assert yard.answer(TRIGGER, 1).state.diary == ["0 earns 2", "0 spends 2"]


def test_an_automatic_effect_of_several_parts_also_comes_first() -> None:
    yard = Yard(
        card("bell", whenever=(On(MARKET, Then(Earn(1), Earn(2))),)),
        card("late", whenever=(On(MARKET, May(Earn(9))),)),
    )
    yard.own(0, "bell", "late").fire(MARKET, 0)
    assert yard.state.diary == ["0 earns 1", "0 earns 2"]
    assert yard.offers == [(STOP, 0), (TRIGGER, 0)]
    yard.answer(STOP)
    yard.kernel.fire_for(yard.state, 0, MARKET, 0)
    assert yard.settle().state.diary[2:] == ["0 earns 1", "0 earns 2"]
    yard.answer(STOP)
    yard.kernel.open_window(yard.state, 0, MARKET)
    assert yard.settle().state.diary[4:] == ["0 earns 1", "0 earns 2"]


def test_what_happens_at_once_waits_in_no_window() -> None:
    yard = Yard(
        card("soon", whenever=(On(MARKET, Choose(Earn(1), Earn(2)), at_once=True),)),
        card("late", whenever=(On(MARKET, May(Earn(9))),)),
    )
    yard.own(0, "soon", "late").fire(MARKET, 0)
    assert yard.offers == [(OPTION, 0), (OPTION, 1)]
    assert yard.answer(OPTION, 1).offers == [(STOP, 0), (TRIGGER, 0)]


def test_a_window_says_whose_card_it_is_not() -> None:
    yard = Yard(
        card("mine", whenever=(On(MARKET, May(Earn())),)), card("yours", whenever=(On(MARKET, May(Earn())),))
    )
    yard.own(0, "mine").fire(MARKET, 0)
    assert yard.why(TRIGGER, 1) == ("", "not-owned", {"card": 1})
    assert yard.why(TRIGGER, 40) is None
    assert yard.why(PICK, 0) is None


def test_a_card_is_told_which_event_it_waits_for() -> None:
    yard = Yard(
        card("ask", whenever=(On(STORM, May(Earn())),)),
        card("other", whenever=(On(MARKET, May(Earn())), On(MARKET, May(Earn(2))))),
    )
    yard.own(0, "ask", "other").fire(MARKET, 0)
    assert yard.why(TRIGGER, 0) == ("T-2", "wrong-window", {"card": 0, "event": STORM})
    yard.answer(TRIGGER, 1)
    assert yard.why(TRIGGER, 1) == ("", "used-already", {"card": 1})


def test_a_card_whose_condition_failed_is_told_so() -> None:
    yard = Yard(
        card("bank", whenever=(On(MARKET, May(Earn()), when=HasCoins(2)),)),
        card("ask", whenever=(On(MARKET, May(Earn())),)),
    )
    yard.own(0, "bank", "ask").fire(MARKET, 0)
    assert yard.why(TRIGGER, 0) == ("T-1", "poor", {"have": 0, "need": 2})


def test_a_window_names_the_rule_of_its_event() -> None:
    yard = Yard(card("ask", whenever=(On(STORM, May(Earn())),))).own(0, "ask").fire(STORM, 0)
    top = yard.state.top
    assert top is not None
    assert yard.kernel.window.prompt(top) == ("T-2", "window")


def test_an_effect_may_suspend_the_window_and_come_back_to_it() -> None:
    yard = Yard(
        card("long", whenever=(On(MARKET, May(Then(Earn(1), Question(), Earn(2)))),)),
        card("short", whenever=(On(MARKET, May(Earn(9))),)),
    )
    yard.own(0, "long", "short").fire(MARKET, 0)
    yard.answer(TRIGGER, 0)
    assert yard.offers == [(PICK, 0), (PICK, 1)]
    yard.answer(PICK, 1)
    assert yard.offers == [(STOP, 0), (TRIGGER, 1)]


def test_an_event_inside_a_window_opens_its_own_window_first() -> None:
    yard = Yard(card("ask", whenever=(On(MARKET, May(Earn(5))),)), seats=3)
    yard.own(0, "ask").own(1, "ask")
    yard.kernel.fire(yard.state, MARKET, 0)
    yard.kernel.fire(yard.state, MARKET, 1)
    yard.settle()
    assert yard.seat == 1
    assert yard.answer(STOP).seat == 0


def test_a_window_for_one_seat_asks_no_other() -> None:
    yard = Yard(card("ask", whenever=(On(MARKET, May(Earn(5)), who=ANY),))).own(0, "ask").own(1, "ask")
    yard.kernel.fire_for(yard.state, 1, MARKET, 0)
    assert yard.settle().seat == 1
    assert yard.answer(STOP).seat is None


def test_the_window_of_a_phase_is_also_a_pause() -> None:
    yard = Yard(card("barn", anytime=(Anytime(SellHay()),))).own(0, "barn")
    yard.state.hay[0] = 1
    yard.kernel.open_window(yard.state, 0, MARKET)
    assert yard.settle().offers == [(STOP, 0), (ANYTIME, 0)]
    assert yard.answer(STOP).seat is None


def test_the_window_of_a_phase_passes_silently_where_nothing_waits() -> None:
    yard = Yard()
    yard.kernel.open_window(yard.state, 0, MARKET)
    assert yard.settle().seat is None


def test_a_reaction_in_another_seats_turn_leaves_no_room_for_own_exchanges() -> None:
    yard = Yard(
        card("ask", whenever=(On(MARKET, May(Earn(5)), who=OTHER),)),
        card("barn", anytime=(Anytime(SellHay()),)),
    )
    yard.own(1, "ask", "barn").state.hay[1] = 1
    assert yard.fire(MARKET, actor=0).offers == [(STOP, 0), (TRIGGER, 0)]
    assert yard.why(ANYTIME, 0) == ("", "not-yours-now", {"card": 1})
