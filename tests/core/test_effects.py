"""The verbs of every game: one after the other, one of several, maybe, and a moment to breathe."""

import pytest

from bocage.core.cards import Anytime
from bocage.core.effects import Choose, Condition, Effect, May, Pause, Then
from bocage.core.menu import ANYTIME, OPTION, STOP, YES
from bocage.core.state import RUN, Frame
from bocage.core.why import Why
from tests.core.toy import PICK, Earn, Note, Question, SellHay, Spend, Yard, YardState, card


def test_then_does_its_effects_in_order() -> None:
    yard = Yard(both=Then(Earn(3), Spend(1), Earn(2))).do("both")
    assert yard.state.diary == ["0 earns 3", "0 spends 1", "0 earns 2"]
    assert yard.offers == []


def test_then_is_possible_when_its_first_effect_is() -> None:
    effect = Then(Spend(1), Earn(5))
    yard = Yard(both=effect)
    frame = Frame(None, yard.catalogue.places["both"], 0, 0, RUN, 0, 0, 0)
    why = Why()
    assert not effect.can(yard.state, frame, why)
    assert why.refusal is not None
    assert why.refusal.numbers == {"have": 0, "need": 1}


def test_then_waits_in_the_middle_and_goes_on_where_it_stood() -> None:
    yard = Yard(deep=Then(Earn(1), Then(Earn(2), Question(), Earn(3)), Earn(4))).do("deep")
    assert yard.state.diary == ["0 earns 1", "0 earns 2"]
    yard.answer(PICK, 1)
    assert yard.state.diary[2:] == ["0 picks 1", "0 earns 3", "0 earns 4"]


def test_a_copy_made_in_the_middle_goes_its_own_way() -> None:
    yard = Yard(deep=Then(Question(), Earn(1), Question(), Earn(2))).do("deep")
    twin = yard.state.copy()
    yard.answer(PICK, 0).answer(PICK, 0)
    first, yard.state = yard.state, twin
    yard.settle().answer(PICK, 1).answer(PICK, 1)
    assert first.diary == ["0 picks 0", "0 earns 1", "0 picks 0", "0 earns 2"]
    assert yard.state.diary == ["0 picks 1", "0 earns 1", "0 picks 1", "0 earns 2"]


def test_then_hands_its_argument_on() -> None:
    yard = Yard(both=Then(Note("hears"), Note("hears too")))
    yard.state.push(yard.catalogue.places["both"], 1, 0, RUN, 7)
    assert yard.settle().state.diary == ["1 hears 0 7", "1 hears too 0 7"]


def test_choose_offers_each_of_its_effects() -> None:
    yard = Yard(choice=Choose(Earn(1), Earn(2), Earn(3))).do("choice")
    assert yard.offers == [(OPTION, 0), (OPTION, 1), (OPTION, 2)]
    assert yard.answer(OPTION, 1).state.coins == [2, 0]


def test_choose_leaves_out_what_is_impossible_and_says_why() -> None:
    yard = Yard(choice=Choose(Earn(1), Spend(2), Earn(3))).do("choice")
    assert yard.offers == [(OPTION, 0), (OPTION, 2)]
    assert yard.why(OPTION, 1) == ("T-1", "poor", {"have": 0, "need": 2})
    assert yard.why(OPTION, 9) is None


def test_choose_with_one_possible_effect_is_not_asked() -> None:
    yard = Yard(choice=Choose(Spend(2), Earn(3))).do("choice")
    assert yard.state.coins == [3, 0]
    assert yard.offers == []


def test_choose_with_nothing_possible_passes_silently() -> None:
    yard = Yard(choice=Choose(Spend(2), Spend(3))).do("choice")
    assert yard.state.diary == []
    assert yard.offers == []


def test_a_choice_may_hold_another() -> None:
    yard = Yard(choice=Choose(Choose(Earn(1), Earn(2)), Then(Earn(3), Question()))).do("choice")
    yard.answer(OPTION, 0)
    assert yard.answer(OPTION, 1).state.coins == [2, 0]


@pytest.mark.parametrize(("yes", "coins"), [(1, 5), (0, 0)])
def test_may_leaves_it_to_the_owner(yes: int, coins: int) -> None:
    yard = Yard(maybe=May(Earn(5))).do("maybe")
    assert yard.offers == [(YES, 0), (YES, 1)]
    assert yard.answer(YES, yes).state.coins == [coins, 0]


def test_may_names_the_rule_of_what_may_happen() -> None:
    maybe = May(Question())
    assert maybe.prompt(Frame(None, 0, 0, 0, RUN, 0, 0, 0)) == ("T-3", "choose")


def test_may_is_not_asked_about_what_cannot_happen() -> None:
    yard = Yard(maybe=May(Spend(1))).do("maybe")
    assert yard.offers == []


def test_may_says_why_when_it_has_become_impossible_meanwhile() -> None:
    yard = Yard(maybe=Then(Earn(1), May(Spend(1)))).do("maybe")
    yard.state.coins[0] = 0
    yard.settle()
    assert yard.offers == []
    yard.state.push(yard.catalogue.places["maybe.1"], 0, 0, 1)
    assert yard.why(YES, 1) == ("T-1", "poor", {"have": 0, "need": 1})


def test_a_pause_is_silent_where_nobody_has_anything_to_do() -> None:
    yard = Yard(rest=Then(Pause("T-2"), Earn(1))).do("rest")
    assert yard.state.coins == [1, 0]


def test_a_pause_lets_at_any_time_effects_happen() -> None:
    yard = Yard(card("barn", anytime=(Anytime(SellHay(2)),)), rest=Then(Pause("T-2"), Earn(1)))
    yard.own(0, "barn").state.hay[0] = 1
    assert yard.do("rest").offers == [(STOP, 0), (ANYTIME, 0)]
    assert yard.use(0).state.diary == ["0 sells", "0 earns 1"]


def test_a_forced_answer_is_not_asked() -> None:
    yard = Yard(ask=Then(Question(mask=4), Earn(1))).do("ask")
    assert yard.state.diary == ["0 picks 2", "0 earns 1"]


def test_a_forced_answer_is_asked_where_the_effect_wants_it_shown() -> None:
    question = Question(mask=4)
    question.shows_forced = True
    yard = Yard(ask=question).do("ask")
    assert yard.offers == [(PICK, 2)]


def test_a_question_without_answers_is_passed() -> None:
    yard = Yard(ask=Then(Question(price=1), Earn(1))).do("ask")
    assert yard.state.diary == ["0 earns 1"]


def test_an_effect_that_overrides_nothing_does_nothing_and_is_possible() -> None:
    effect: Effect[YardState] = Effect()
    yard = Yard(nothing=effect).do("nothing")
    frame = Frame(None, 0, 0, 0, RUN, 0, 0, 0)
    assert effect.can(yard.state, frame, None)
    assert not effect.binds(yard.state, frame)
    assert effect.prompt(frame) == ("", "choose")
    assert yard.state.diary == []


def test_a_condition_that_overrides_nothing_holds() -> None:
    anything: Condition[YardState] = Condition()
    assert anything.holds(YardState(2), 0, None)
