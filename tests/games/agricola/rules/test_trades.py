"""Exchanges that a card may bring, as the search for a payment knows them (A-15.6)."""

import pytest

from bocage.core.cards import CardError
from bocage.games.agricola.rules.book import Book
from bocage.games.agricola.rules.card import Trade
from bocage.games.agricola.rules.goods import NO_GOODS, Goods


@pytest.mark.parametrize(
    ("pay", "gain"),
    [
        (Goods(sheep=1), Goods(grain=1)),
        (Goods(sheep=1), Goods(stone=2)),
        (Goods(sheep=2), Goods(stone=1)),
        (Goods(boar=1), Goods(stone=1)),
        (Goods(clay=1), Goods(wood=1)),
        (Goods(clay=1), Goods(stone=1, food=1)),
        (Goods(clay=1, reed=1), Goods(stone=1)),
        (Goods(wood=2), Goods(stone=1)),
    ],
)
def test_a_trade_of_another_kind_is_tried_step_by_step(pay: Goods, gain: Goods) -> None:
    book = Book(("base",))
    Trade(pay, gain).enter(book, 5)
    (bargain,) = book.bargains
    assert (bargain.pay_goods, bargain.pay_stock) == (pay.goods, pay.stock)
    assert (bargain.gain_goods, bargain.gain_stock) == (gain.goods, gain.stock)
    assert book.bargainers.numbers() == book.makers.numbers() == book.every_shop.numbers() == [5]
    assert not book.kilns
    assert not book.drovers


@pytest.mark.parametrize(
    ("pay", "gain"),
    [
        (NO_GOODS, Goods(wood=1)),
        (Goods(wood=1), Goods(wood=1, clay=1)),
        (Goods(sheep=1), Goods(sheep=2)),
        (Goods(food=1), Goods(food=1, reed=1)),
    ],
)
def test_a_trade_that_gives_something_for_nothing_is_refused(pay: Goods, gain: Goods) -> None:
    book = Book(("base",))
    with pytest.raises(CardError, match="something for nothing"):
        Trade(pay, gain).enter(book, 5)
    assert not book.bargains
    assert book.makers.is_empty()
