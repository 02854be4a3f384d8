"""The catalogue: what it refuses at load, how it numbers, and that unowned cards change nothing."""

import pytest

from bocage.core.cards import ANY, Anytime, Card, CardError, Catalogue, On, Text
from bocage.core.effects import Choose, Effect, May, Then
from bocage.core.menu import ANYTIME, STOP, TRIGGER
from tests.core.toy import MARKET, RULES, STORM, Earn, Question, SellHay, Yard, YardState, card

WORD = 63


def load(*cards: Card[YardState]) -> Catalogue:
    catalogue = Catalogue(RULES)
    for declared in cards:
        catalogue.add_card(declared)
    return catalogue


def with_texts(name: Text, text: Text, id: str = "mill") -> Card[YardState]:
    return Card(id, name, text)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (Text("Mill", ""), Text("Text", "Texte")),
        (Text("Mill", "Moulin"), Text("Text", "  ")),
        (Text("", "Moulin"), Text("Text", "Texte")),
        (Text("Mill", "Moulin"), Text("", "Texte")),
    ],
    ids=["no French name", "no French text", "no English name", "no English text"],
)
def test_a_card_without_both_languages_is_refused(name: Text, text: Text) -> None:
    with pytest.raises(CardError, match="mill: a text is missing in one language"):
        load(with_texts(name, text))


@pytest.mark.parametrize(
    ("en", "fr"),
    [("Take 2 wood", "Prenez 3 bois"), ("Take 2 wood", "Prenez du bois"), ("1 or 12", "11 ou 2")],
)
def test_texts_with_different_figures_are_refused(en: str, fr: str) -> None:
    with pytest.raises(CardError, match="mill: the figures of the two texts differ"):
        load(with_texts(Text("Mill", "Moulin"), Text(en, fr)))


def test_figures_may_stand_in_another_order() -> None:
    found = load(with_texts(Text("Mill", "Moulin"), Text("2 wood for 3 stone", "3 pierres pour 2 bois")))
    assert found.numbers == {"mill": 0}


@pytest.mark.parametrize(
    "id", ["Mill", "wind mill", "wind__mill", "_mill", "mill_", "", "2mills", "moulin_à_vent"]
)
def test_an_id_that_is_no_snake_case_is_refused(id: str) -> None:
    with pytest.raises(CardError, match="an id is the English name in snake_case"):
        load(card(id))


def test_an_id_may_hold_figures() -> None:
    assert load(card("mill_2")).numbers == {"mill_2": 0}


def test_two_cards_with_one_id_are_refused() -> None:
    with pytest.raises(CardError, match="mill: there is a card of this name in the catalogue already"):
        load(card("mill"), card("mill"))


def test_a_card_is_shared_by_catalogues_in_which_it_has_the_same_number() -> None:
    mill = card("mill", on_play=Then(Earn(), Earn()), anytime=(Anytime(SellHay()),))
    first, second = load(mill), load(mill, card("well", on_play=Earn()))
    assert first.cards[0] is second.cards[0] is mill
    assert second.addresses[: len(first.addresses)] == first.addresses


def test_a_card_that_has_another_number_elsewhere_is_refused() -> None:
    mill = card("mill")
    load(mill)
    with pytest.raises(CardError, match="mill: the declaration belongs to another catalogue"):
        load(card("well"), mill)


def test_an_effect_with_another_address_elsewhere_is_refused() -> None:
    bell = Earn()
    Catalogue(RULES).add("bell", bell)
    catalogue = load(card("well", on_play=Earn()))
    with pytest.raises(CardError, match="bell: the effect stands already at another place of another"):
        catalogue.add("bell", bell)


@pytest.mark.parametrize("wrap", [Then, Choose, May], ids=["then", "choose", "may"])
def test_an_effect_that_two_cards_share_is_refused(wrap: type[Then[YardState]]) -> None:
    shared = Earn(1)
    with pytest.raises(CardError, match=r"well\.on_play\.0: the effect stands already at mill\.on_play"):
        load(card("mill", on_play=shared), card("well", on_play=wrap(shared)))


def test_an_address_is_given_once() -> None:
    catalogue = Catalogue(RULES)
    catalogue.add("turn", Earn())
    with pytest.raises(CardError, match="turn: the address is taken"):
        catalogue.add("turn", Earn())


def test_a_catalogue_takes_as_many_cards_as_there_are() -> None:
    many = 3 * WORD + 5
    cards = [card(f"card{number}", whenever=(On(MARKET, Earn()),)) for number in range(many)]
    yard = Yard(*cards).own(0, "card0", f"card{WORD}", f"card{many - 1}")
    yard.fire(MARKET, 0)
    assert yard.state.coins == [3, 0]


def test_triggers_that_ask_are_answered_beyond_the_first_word() -> None:
    cards = [card(f"card{number}", whenever=(On(number % 2, May(Earn())),)) for number in range(WORD + 9)]
    yard = Yard(*cards).own(0, "card0", f"card{WORD + 1}")
    yard.fire(MARKET, 0)
    assert yard.offers == [(STOP, 0), (TRIGGER, 0), (TRIGGER, WORD + 1)]
    yard.answer(TRIGGER, WORD + 1)
    assert yard.offers == [(STOP, 0), (TRIGGER, 0)]
    assert yard.state.coins == [1, 0]
    assert yard.why(TRIGGER, WORD + 1) == ("", "used-already", {"card": WORD + 1})


def test_at_most_a_word_of_cards_asks_about_the_same_event() -> None:
    triggers = [On[YardState](MARKET, May(Earn())) for _ in range(WORD)]
    catalogue = load(card("mill", whenever=triggers), card("bell", whenever=(On(MARKET, Earn()),)))
    catalogue.add_card(card("barn", whenever=(On(STORM, May(Earn())),)))
    with pytest.raises(CardError, match="well: more than 63 cards ask about the same event"):
        catalogue.add_card(card("well", whenever=(On(MARKET, May(Earn())),)))


def test_entries_that_are_closed_after_use_may_be_any_number() -> None:
    cards = [card(f"card{number}", anytime=(Anytime(Earn(), once=True),)) for number in range(2 * WORD + 9)]
    last = len(cards) - 1
    yard = Yard(*cards, ask=Question()).own(0, "card0", f"card{last}").own(1, f"card{last}").do("ask")
    yard.use(last)
    assert (ANYTIME, 0) in yard.offers
    assert (ANYTIME, last) not in yard.offers
    assert yard.why(ANYTIME, last) == ("", "just-done", {"card": last})
    yard.use(0)
    assert (ANYTIME, last) in yard.offers
    assert (ANYTIME, 0) not in yard.offers


def test_addresses_are_paths_of_the_declaration() -> None:
    catalogue = load(
        card(
            "mill",
            on_play=Then(Earn(), Choose(Earn(), Earn())),
            whenever=(On(MARKET, May(Earn())),),
            anytime=(Anytime(SellHay()),),
        )
    )
    assert catalogue.addresses == [
        "mill.on_play",
        "mill.on_play.0",
        "mill.on_play.1",
        "mill.on_play.1.0",
        "mill.on_play.1.1",
        "mill.whenever0",
        "mill.whenever0.0",
        "mill.anytime0",
    ]
    assert [catalogue.places[path] for path in catalogue.addresses] == list(range(8))
    assert [int(effect.node) for effect in catalogue.nodes] == list(range(8))


@pytest.mark.parametrize(
    ("effect", "asks"),
    [
        (Earn(), False),
        (Question(), True),
        (Then(Earn(), Earn()), False),
        (Then(Earn(), Then(Question())), True),
    ],
    ids=["act", "question", "acts", "question inside"],
)
def test_the_catalogue_finds_out_what_may_ask(effect: Effect[YardState], asks: bool) -> None:
    load(card("mill", on_play=effect))
    assert effect.asks is asks


def test_a_text_is_read_by_language() -> None:
    assert (Text("Mill", "Moulin")["en"], Text("Mill", "Moulin")["fr"]) == ("Mill", "Moulin")


def crowded(before: int) -> Yard:
    """The same two cards, behind so many that nobody has."""
    unowned = [
        card(f"idle{number}", whenever=(On(STORM, Earn(9), who=ANY), On(MARKET, Earn(9), who=ANY)))
        for number in range(before)
    ]
    own = [
        card("mill", whenever=(On(MARKET, May(Earn(2)), who=ANY), On(MARKET, Earn(1)))),
        card("barn", anytime=(Anytime(SellHay()),)),
    ]
    yard = Yard(*unowned, *own, ask=Question()).own(0, "mill", "barn").own(1, "mill")
    yard.state.hay[0] = 1
    return yard


@pytest.mark.parametrize("before", [0, 61, 62, 63, 64, 100])
def test_cards_beyond_the_first_word_work_like_any_other(before: int) -> None:
    yard = crowded(before).fire(MARKET, 0)
    assert yard.state.coins == [1, 0]
    assert yard.offers == [(STOP, 0), (TRIGGER, 0), (ANYTIME, 0)]
    yard.use(0).answer(TRIGGER, 0)
    assert yard.seat == 1
    yard.answer(STOP)
    assert yard.state.coins == [4, 0]


def test_a_hundred_cards_that_nobody_has_change_nothing() -> None:
    diaries = []
    for before in (0, 100):
        yard = crowded(before).fire(MARKET, 1).answer(TRIGGER, 0).answer(STOP).do("ask", seat=1)
        yard.fire(STORM, 0)
        diaries.append((yard.state.diary, yard.state.coins, yard.offers))
    assert diaries[0] == diaries[1]
