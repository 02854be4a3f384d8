"""What the cards of Agricola do for a price: exchanges at any time, and effects that are paid for."""

from __future__ import annotations

from bocage.core.game import Game
from bocage.core.lanes import lane, times
from bocage.games.agricola.rules.book import RULE_CARD
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import FOOD, GOODS, RESOURCES, Goods
from bocage.games.agricola.rules.reach import rates_of
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.exchanges import BuyTop, CookOne, Craft, Exchange
from bocage.games.agricola.rules.verbs.goods import OnlyIf, Pay
from bocage.games.agricola.words.names import book_of, card_name, good_key, packed_goods
from bocage.messages import say
from bocage.wording.names import good_count


def trigger_text(game: Game, number: int, lang: str) -> str:
    """An effect that waits in a window, with the price that it names."""
    trigger = book_of(game).asking[number]
    card = card_name(book_of(game), trigger.card, lang)
    effect = trigger.effect
    if isinstance(effect, Pay):
        return say("action-agricola-use-paid", lang, card=card, goods=goods_text(effect.price, lang))
    return say("action-agricola-use", lang, card=card)


def exchange_text(game: Game, entry: int, lang: str) -> str:
    """An at-any-time effect; those of everybody name no card."""
    anytime = book_of(game).anytime[entry]
    effect = anytime.effect.effect if isinstance(anytime.effect, OnlyIf) else anytime.effect
    farm = _farm(game)
    if isinstance(effect, CookOne):
        food = int(lane(rates_of(farm), effect.rate_lane)) if farm is not None else 0
        return say(f"action-agricola-cook-{GOODS[effect.good]}", lang, food=food)
    if anytime.card == RULE_CARD and isinstance(effect, Exchange):
        return say(f"action-agricola-eat-{eaten(effect)}", lang)
    card = card_name(book_of(game), anytime.card, lang)
    paid, taken = "", ""
    if isinstance(effect, Exchange):
        paid, taken = goods_text(effect.pay, lang), goods_text(effect.gain, lang)
    elif isinstance(effect, Craft):
        paid, taken = goods_text(effect.pay, lang), packed_goods(0, times(effect.food, FOOD), lang)
    elif isinstance(effect, BuyTop) and farm is not None:
        paid, taken = good_count("meal", 1, lang), _top(effect, farm, lang)
    if not paid or not taken:
        return say("action-agricola-call", lang, card=card)
    return say("action-agricola-call-trade", lang, card=card, paid=paid, taken=taken)


def eaten(effect: Exchange) -> str:
    """The good that an exchange turns into food as it is."""
    return next(name for place, name in enumerate(RESOURCES) if lane(effect.pay.goods, place))


def goods_text(goods: Goods, lang: str) -> str:
    """Declared goods as a phrase."""
    return packed_goods(goods.goods, goods.stock, lang)


def _top(effect: BuyTop, farm: Farm, lang: str) -> str:
    """The good that can be bought next; nothing from an empty pile."""
    bought = int(effect.counter.read(farm))
    return good_count(good_key(effect.pile[bought]), 1, lang) if bought < len(effect.pile) else ""


def _farm(game: Game) -> Farm | None:
    board, seat = game.state, game.to_act
    return board.farm(seat) if isinstance(board, Board) and seat is not None and seat >= 0 else None
