"""At-any-time effects: beside which questions, at which moments, how often."""

from itertools import combinations
from typing import cast

from bocage.core.bitset import EMPTY
from bocage.core.cards import Anytime
from bocage.core.effects import Then
from bocage.core.menu import ANYTIME, STOP
from bocage.core.owners import OWNERS
from bocage.core.state import State
from tests.core.toy import DAY, NIGHT, PICK, Earn, Question, SellHay, Spend, Yard, YardState, card

MILL = "mill"


def mill(anytime: Anytime[YardState], hay: int = 2, ask: Question | None = None) -> Yard:
    """Seat 0 has one card with this entry, and some hay."""
    yard = Yard(card(MILL, anytime=(anytime,)), ask=ask or Question()).own(0, MILL)
    yard.state.hay[0] = hay
    return yard


def test_an_exchange_stands_beside_the_question_and_does_not_answer_it() -> None:
    yard = mill(Anytime(SellHay()), ask=Question()).do("ask")
    assert yard.offers == [(ANYTIME, 0), (PICK, 0), (PICK, 1)]
    yard.use(0).use(0)
    assert yard.offers == [(PICK, 0), (PICK, 1)]
    assert yard.state.coins == [2, 0]


def test_an_exchange_is_for_the_owner_alone() -> None:
    yard = mill(Anytime(SellHay()), ask=Question()).do("ask", seat=1)
    assert yard.offers == [(PICK, 0), (PICK, 1)]
    assert yard.why(ANYTIME, 0) == ("", "not-owned", {"card": 0})


def test_each_set_of_cards_has_the_exchanges_of_its_own_cards() -> None:
    exchanges = [Anytime(Earn()) for _ in range(140)]
    yard = Yard(*(card(f"mill{number}", anytime=(one,)) for number, one in enumerate(exchanges)))
    pairs = list(combinations(range(140), 2))
    assert len(pairs) > OWNERS, "some sets share a place"
    for one, other in pairs * 2:
        cards = EMPTY.plus(one).plus(other)
        expected = [exchanges[one], exchanges[other]]
        assert yard.catalogue.anytime_of(cards).entries == expected
        assert yard.catalogue.anytime_of(cards).entries == expected, "as it was kept"
        assert yard.catalogue.anytime_of(EMPTY.joined(cards)).entries == expected, (
            "of another set that is equal"
        )


def test_cards_without_exchanges_change_nothing_about_those_of_others() -> None:
    spend, sell, earn = Anytime(Spend(1)), Anytime(SellHay()), Anytime(Earn())
    filled = [card(f"shed{number}") for number in range(3, 130)]
    far = card("far", anytime=(earn,))  # in a further word of a set
    yard = Yard(
        card(MILL, anytime=(spend, sell)),
        card("well"),
        card("hive", anytime=(earn2 := Anytime(Earn()),)),
        *filled,
        far,
    )
    for number in (1, 50, 100, 127):
        for own, expected in ((0, [spend, sell]), (2, [earn2]), (130, [earn]), (1, [])):
            assert yard.catalogue.anytime_of(EMPTY.plus(own).plus(number)).entries == expected


def test_an_exchange_that_needs_another_card_is_looked_at_only_beside_it() -> None:
    spend, sell, earn = Anytime(Spend(1)), Anytime(SellHay()), Anytime(Earn())
    yard = Yard(card(MILL, anytime=(spend, sell)), card("stove"), card("oven"), card("hive", anytime=(earn,)))
    owners = yard.catalogue.owners
    owners.never_without(cast("Anytime[State]", sell), EMPTY.plus(1).plus(2))
    for others, possible in (
        ((), [spend]),
        ((1,), [spend, sell]),
        ((2,), [spend, sell]),
        ((3,), [spend, earn]),
    ):
        cards = EMPTY.plus(0)
        for number in others:
            cards = cards.plus(number)
        assert yard.catalogue.anytime_of(cards).possible == possible
        assert yard.catalogue.anytime_of(cards).entries == [spend, sell] + [earn] * cards.has(3)


def test_an_exchange_that_cannot_be_paid_is_refused_with_its_reason() -> None:
    yard = mill(Anytime(SellHay()), hay=0, ask=Question()).do("ask")
    assert yard.offers == [(PICK, 0), (PICK, 1)]
    assert yard.why(ANYTIME, 0) == ("T-2", "poor", {"have": 0, "need": 1})


def test_an_exchange_keeps_to_its_moments() -> None:
    yard = mill(Anytime(SellHay(), moments=NIGHT), ask=Question())
    assert (ANYTIME, 0) not in yard.do("ask").offers
    assert yard.why(ANYTIME, 0) == ("", "wrong-moment", {"card": 0, "moment": NIGHT})
    yard.state.moment = DAY | NIGHT
    assert (ANYTIME, 0) in yard.settle().offers


def test_an_exchange_makes_a_forced_answer_a_question() -> None:
    yard = mill(Anytime(SellHay()), ask=Question(mask=1)).do("ask")
    assert yard.offers == [(ANYTIME, 0), (PICK, 0)]


def test_some_questions_hear_no_exchange() -> None:
    question = Question()
    question.hears_anytime = False
    yard = mill(Anytime(SellHay()), ask=question).do("ask")
    assert yard.offers == [(PICK, 0), (PICK, 1)]
    assert yard.why(ANYTIME, 0) == ("", "not-asked", {})


def test_a_free_effect_is_closed_until_its_owner_does_something_else() -> None:
    yard = Yard(card(MILL, anytime=(Anytime(Earn(), once=True), Anytime(SellHay()))), ask=Question())
    yard.own(0, MILL).state.hay[0] = 1
    yard.do("ask").use(0)
    assert yard.offers == [(ANYTIME, 1), (PICK, 0), (PICK, 1)]
    assert yard.why(ANYTIME, 0) == ("", "just-done", {"card": 0})
    assert (ANYTIME, 0) in yard.use(1).offers


def test_each_seat_has_its_own_closed_effects() -> None:
    yard = Yard(card(MILL, anytime=(Anytime(Earn(), once=True),)), ask=Question(), seats=4)
    yard.own(0, MILL).own(3, MILL)
    yard.do("ask", seat=0).use(0)
    yard.state.push(yard.catalogue.places["ask"], 3, 3, 1)
    assert (ANYTIME, 0) in yard.settle().offers
    yard.use(0).answer(PICK, 0)
    assert yard.seat == 0
    assert (ANYTIME, 0) not in yard.offers


def test_a_binding_question_takes_an_exchange_that_leaves_an_answer() -> None:
    yard = mill(Anytime(SellHay()), hay=3, ask=Question(binding=True, hay=2)).do("ask")
    assert (ANYTIME, 0) in yard.offers
    yard.use(0)
    assert yard.state.hay == [2, 0]
    assert yard.offers == [(PICK, 0), (PICK, 1)]


def test_the_trial_carries_out_the_whole_exchange() -> None:
    spoils = Anytime(Then(Earn(0), SellHay()))
    assert (ANYTIME, 0) not in mill(spoils, hay=2, ask=Question(binding=True, hay=2)).do("ask").offers
    keeps = Anytime(Then(SellHay(), Earn(0)))
    assert (ANYTIME, 0) in mill(keeps, hay=3, ask=Question(binding=True, hay=2)).do("ask").offers


def test_the_trial_on_a_copy_leaves_no_trace() -> None:
    yard = mill(Anytime(SellHay()), ask=Question(binding=True, hay=1))
    before = yard.do("ask").state.key()
    assert yard.settle().state.key() == before
    assert yard.state.diary == []


def test_a_question_that_does_not_bind_takes_any_exchange() -> None:
    yard = mill(Anytime(SellHay()), hay=1, ask=Question(hay=1)).do("ask")
    assert yard.use(0).seat is None  # nothing is left to answer: passed


def test_a_binding_question_takes_no_exchange_that_asks_itself() -> None:
    yard = mill(Anytime(SellHay(asks=True)), hay=3, ask=Question(binding=True)).do("ask")
    assert yard.offers == [(PICK, 0), (PICK, 1)]


def test_an_exchange_may_open_an_answer_that_was_too_dear() -> None:
    yard = mill(Anytime(SellHay()), hay=1, ask=Question(price=1, open=True)).do("ask")
    assert yard.offers == [(STOP, 0), (ANYTIME, 0)]
    assert yard.why(PICK, 0) == ("T-3", "poor", {"have": 0, "need": 1})
    assert yard.use(0).offers == [(STOP, 0), (PICK, 0), (PICK, 1)]


def test_an_exchange_that_asks_comes_back_to_the_question_below() -> None:
    yard = Yard(card(MILL, anytime=(Anytime(Then(Spend(1), Question(mask=12))),)), ask=Question())
    yard.own(0, MILL).state.coins[0] = 1
    yard.do("ask").use(0)
    assert yard.offers == [(PICK, 2), (PICK, 3)]
    yard.answer(PICK, 3)
    assert yard.offers == [(PICK, 0), (PICK, 1)]
