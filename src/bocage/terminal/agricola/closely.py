"""Closer looks: a farm in one line, a supply, cards with price and text."""

from __future__ import annotations

from rich.text import Text

from bocage.agricola.book import FIRST_MAJOR, MAJORS
from bocage.agricola.catalogue import CARDS
from bocage.agricola.farm import Farm
from bocage.agricola.goods import ANIMALS, RESOURCES
from bocage.agricola.notation import CARD_NAMES, HOUSES
from bocage.agricola.position import cards_of, goods_of
from bocage.agricola.state import Board
from bocage.core.lanes import popcount
from bocage.messages import say
from bocage.terminal.agricola.farms import crops_text
from bocage.terminal.printer import wrap
from bocage.wording.agricola_names import packed_goods


def summary(board: Board, seat: int, lang: str) -> str:
    """A player in one line."""
    farm = board.farm(seat)
    farm.housing()
    text = say(
        "agricola-summary",
        lang,
        people=int(farm.people),
        home=int(farm.home),
        rooms=int(farm.room_count()),
        house=say(f"house-{HOUSES[farm.house]}", lang),
        food=int(farm.food()),
        pastures=len(farm.pasture_cells),
        fields=int(popcount(farm.fields)),
        hand=len(cards_of(farm.hand0, farm.hand1)),
    )
    if board.marker == seat and not board.is_solo():
        text += " " + say("terminal-marker", lang)
    return text


def supply_lines(farm: Farm, lang: str) -> list[Text | str]:
    """Goods, animals and what else a player has."""
    goods = {name: int(farm.good(place)) for place, name in enumerate(RESOURCES)}
    animals = {name: int(farm.animal(kind)) for kind, name in enumerate(ANIMALS)}
    supply = say("agricola-supply", lang, food=int(farm.food()), **goods)
    herd = say(
        "agricola-herd", lang, fences=15 - int(popcount(farm.fences)), begging=int(farm.begging), **animals
    )
    return [Text(supply), Text(herd)]


def facts(card: int, lang: str) -> str:
    """Price and points of a card."""
    declared = CARDS[card]
    price = packed_goods(declared.cost.goods, declared.cost.stock, lang) or say("terminal-free", lang)
    if declared.cost_per_person:
        price = say("agricola-per-person", lang, goods=price)
    return say("terminal-tile-facts", lang, cost=price, points=int(declared.points))


def named(card: int, lang: str) -> list[Text | str]:
    """A card with price and text."""
    declared = CARDS[card]
    head = Text(declared.name[lang], style="bold")
    head.append(f"  {facts(card, lang)}", style="default not bold")
    return [head, *wrap(declared.text[lang], 4)]


def card_lines(board: Board, seat: int | None, lang: str) -> list[Text | str]:
    """The hand of whoever decides, then the majors on the supply board."""
    found: list[Text | str] = []
    if seat is not None and seat >= 0:
        farm = board.farm(seat)
        for name in cards_of(farm.hand0 | farm.pack0, farm.hand1 | farm.pack1):
            found += named(CARD_NAMES.index(name), lang)
    for place in range(MAJORS):
        if board.majors >> place & 1:
            found += named(FIRST_MAJOR + place, lang)
    return found or [say("nothing", lang)]


def farm_lines(farm: Farm, lang: str) -> list[Text | str]:
    """Everything a player has, in words."""
    found: list[Text | str] = [*supply_lines(farm, lang), crops_text(farm, lang)]
    for number, (goods, stock) in enumerate(zip(farm.later_goods, farm.later_stock, strict=True)):
        if goods_of(goods, stock):
            found += wrap(
                say("agricola-later", lang, round=number, goods=packed_goods(goods, stock, lang)), 2
            )
    for name in cards_of(farm.cards0 & ~1, farm.cards1):
        declared = CARDS[CARD_NAMES.index(name)]
        found += wrap(say("terminal-building", lang, name=declared.name[lang], text=declared.text[lang]), 2)
    return found
