"""Exchanges that a card may bring: only those that the search for a payment foresees (A-15.6)."""

import pytest

from bocage.core.cards import CardError
from bocage.games.agricola.rules.card import Trade
from bocage.games.agricola.rules.goods import Goods
from tests.games.agricola.deck import BOOK


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
def test_a_trade_that_no_payment_would_find_is_refused(pay: Goods, gain: Goods) -> None:
    before = len(BOOK.kilns), len(BOOK.drovers), BOOK.makers
    with pytest.raises(CardError, match="trades are clay for stone"):
        Trade(pay, gain).enter(BOOK, 5)
    assert (len(BOOK.kilns), len(BOOK.drovers), BOOK.makers) == before
