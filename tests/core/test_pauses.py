"""Pauses: opened where an at-any-time effect can matter, and passed by whoever has given their word."""

import pytest

from bocage.core.bitset import bitset
from bocage.core.cards import Anytime, Card, On
from bocage.core.codec import Codec, Kind
from bocage.core.effects import May, Pause
from bocage.core.menu import ANYTIME, STOP, TRIGGER, action_of
from bocage.core.state import RUN
from bocage.core.waiving import PHASE, ROUND, Waiver
from tests.core.toy import MARKET, NIGHT, Earn, Question, SellHay, Spend, Yard, YardState, card
from tests.core.toy_game import ToyGame

DAWN, DUSK = 1, 2  # what a pause may be good for


def yard_with(*entries: Anytime[YardState], hay: int = 3) -> Yard:
    """Seat 0 has one card for each entry, and some hay."""
    cards: list[Card[YardState]] = [
        card(f"mill{number}", anytime=(entry,)) for number, entry in enumerate(entries)
    ]
    yard = Yard(*cards, rest=Pause("T-3"), ask=Question()).own(0, *(each.id for each in cards))
    yard.state.hay[0] = hay
    return yard


@pytest.mark.parametrize(
    ("occasion", "is_asked"), [(DAWN, True), (DUSK, False), (DAWN | DUSK, True), (0, False)]
)
def test_a_pause_is_opened_for_those_whom_it_can_matter_to(occasion: int, is_asked: bool) -> None:
    yard = yard_with(Anytime(SellHay(), asked=DAWN))
    yard.state.occasion = occasion
    assert (yard.do("rest").seat == 0) is is_asked
    yard.state.top = None
    yard.kernel.open_window(yard.state, 0, MARKET)
    assert (yard.settle().seat == 0) is is_asked


def test_without_a_word_on_it_every_pause_is_opened() -> None:
    yard = yard_with(Anytime(SellHay()))
    yard.state.occasion = DUSK
    assert yard.do("rest").offers == [(STOP, 0), (ANYTIME, 0)]


def test_an_open_pause_offers_all_effects() -> None:
    yard = yard_with(Anytime(SellHay(), asked=DAWN), Anytime(SellHay(), asked=DUSK))
    yard.state.occasion = DUSK
    assert yard.do("rest").offers == [(STOP, 0), (ANYTIME, 0), (ANYTIME, 1)]


def test_an_effect_that_another_may_make_possible_counts() -> None:
    yard = yard_with(Anytime(Earn(2), asked=DAWN, once=True), Anytime(Spend(9), asked=DUSK))
    yard.state.occasion = DUSK
    assert yard.do("rest").offers == [(STOP, 0), (ANYTIME, 0)]


def test_an_effect_of_another_moment_does_not_count() -> None:
    yard = yard_with(Anytime(SellHay(), asked=DAWN), Anytime(SellHay(), moments=NIGHT, asked=DUSK))
    yard.state.occasion = DUSK
    assert yard.do("rest").seat is None


def test_beside_another_question_an_effect_is_always_on_offer() -> None:
    yard = yard_with(Anytime(SellHay(), asked=DAWN))
    yard.state.occasion = DUSK
    assert (ANYTIME, 0) in yard.do("ask").offers


def test_a_window_in_which_a_card_waits_is_no_mere_pause() -> None:
    yard = Yard(
        card("mill", anytime=(Anytime(SellHay(), asked=DAWN),), whenever=(On(MARKET, May(Earn())),)),
    ).own(0, "mill")
    yard.state.hay[0] = 1
    yard.state.occasion = DUSK
    assert yard.fire(MARKET, 0).offers == [(STOP, 0), (TRIGGER, 0), (ANYTIME, 0)]
    assert yard.answer(TRIGGER, 0).seat is None  # what is left of it is one


def game_of_pauses(pauses: int) -> ToyGame:
    """Seat 0 can sell hay in so many pauses."""
    yard = yard_with(Anytime(SellHay()), Anytime(SellHay()))
    yard.state.owned[0] = bitset([0])
    for _ in range(pauses):
        yard.state.push(yard.catalogue.places["rest"], 0, 0, RUN)
    names = [["stop"], ["no", "yes"], [], ["mill0", "mill1"], [], ["left"], ["1"]]
    words = ["stop", "answer", "use", "call", "option", "pick", "toss"]
    codec = Codec([Kind(word, given) for word, given in zip(words, names, strict=True)])
    return ToyGame(yard.kernel, codec, yard.state, {}, None)


def test_whoever_has_waived_is_not_asked_until_the_phase_is_over() -> None:
    game, waiver = game_of_pauses(4), Waiver(0)
    assert waiver.answer(game) is None
    waiver.waive(game)
    for _ in range(2):
        assert waiver.answer(game) == action_of(STOP, 0)
        game.play_offered(action_of(STOP, 0))
    _state(game).time = (1, 2)
    assert waiver.answer(game) is None
    assert not waiver.is_on


def test_for_a_round_the_phases_do_not_matter() -> None:
    game, waiver = game_of_pauses(4), Waiver(0)
    waiver.waive(game, ROUND)
    _state(game).time = (1, 2)
    assert waiver.answer(game) is not None
    _state(game).time = (2, 2)
    assert waiver.answer(game) is None


def test_a_call_ends_it() -> None:
    game, waiver = game_of_pauses(2), Waiver(0)
    waiver.waive(game, PHASE)
    waiver.call()
    assert waiver.answer(game) is None


def test_the_effect_of_a_card_that_came_since_is_asked_about() -> None:
    game, waiver = game_of_pauses(3), Waiver(0)
    waiver.waive(game, ROUND)
    _state(game).owned[0] = bitset([0, 1])
    game.settle()
    assert waiver.answer(game) is None
    assert not waiver.is_on


def test_only_pauses_of_the_own_seat_are_passed() -> None:
    game, waiver = game_of_pauses(1), Waiver(1)
    waiver.waive(game)
    assert waiver.answer(game) is None
    assert waiver.is_on


def test_the_word_can_be_given_before_the_first_pause() -> None:
    game, waiver = game_of_pauses(1), Waiver(0)
    game.state.push(game.kernel.catalogue.places["ask"], 0, 0, RUN)
    game.settle()
    assert not game.is_pause
    waiver.waive(game, ROUND)
    assert waiver.answer(game) is None
    game.play("pick left")
    assert game.is_pause
    assert waiver.answer(game) == action_of(STOP, 0)


def test_it_is_given_for_a_phase_or_a_round() -> None:
    with pytest.raises(ValueError, match="year"):
        Waiver(0).waive(game_of_pauses(1), "year")


def test_other_questions_are_asked_all_the_same() -> None:
    game, waiver = game_of_pauses(2), Waiver(0)
    waiver.waive(game, ROUND)
    game.state.push(game.kernel.catalogue.places["ask"], 0, 0, RUN)
    game.settle()
    assert waiver.answer(game) is None
    assert waiver.is_on


def test_nobody_is_asked_when_the_game_is_over() -> None:
    game, waiver = game_of_pauses(1), Waiver(0)
    waiver.waive(game)
    game.play_offered(action_of(STOP, 0))
    assert game.to_act is None
    assert not game.is_pause
    assert waiver.answer(game) is None


def _state(game: ToyGame) -> YardState:
    state = game.state
    assert isinstance(state, YardState)
    return state
