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
    with pytest.raises(CardError, match="mill: the card is in the catalogue already"):
        load(card("mill"), card("mill"))


def test_a_card_of_another_catalogue_is_refused() -> None:
    mill = card("mill")
    load(mill)
    with pytest.raises(CardError, match="mill: the card is in the catalogue already"):
        load(mill)


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


def test_a_catalogue_has_two_words_of_cards() -> None:
    catalogue = load(*(card(f"card{number}") for number in range(2 * WORD)))
    with pytest.raises(CardError, match="one_more: the catalogue is full"):
        catalogue.add_card(card("one_more"))


def test_a_catalogue_has_one_word_of_triggers_that_ask() -> None:
    triggers = [On[YardState](MARKET, May(Earn())) for _ in range(WORD)]
    catalogue = load(card("mill", whenever=triggers), card("bell", whenever=(On(MARKET, Earn()),)))
    with pytest.raises(CardError, match="well: there are too many triggers that ask"):
        catalogue.add_card(card("well", whenever=(On(MARKET, May(Earn())),)))


def test_a_catalogue_has_one_word_of_entries_and_fewer_that_can_be_closed() -> None:
    catalogue = load(card("mill", anytime=[Anytime[YardState](Earn()) for _ in range(15)]))
    with pytest.raises(CardError, match="too many at-any-time effects"):
        catalogue.add_card(card("well", anytime=(Anytime(Earn(), once=True),)))
    catalogue.add_card(card("barn", anytime=[Anytime[YardState](Earn()) for _ in range(WORD - 16)]))
    with pytest.raises(CardError, match="too many at-any-time effects"):
        catalogue.add_card(card("silo", anytime=[Anytime[YardState](Earn()) for _ in range(2)]))


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
