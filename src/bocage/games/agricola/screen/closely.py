"""Closer looks: a player in one line, a supply, cards with price and text."""

from __future__ import annotations

from rich.text import Text

from bocage.core.lanes import popcount
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.farm import MOST_FENCES, MOST_STABLES, Farm
from bocage.games.agricola.rules.goods import ANIMALS, RESOURCES
from bocage.games.agricola.rules.notation import HOUSES, SPACE_NAMES
from bocage.games.agricola.rules.position import goods_of
from bocage.games.agricola.rules.spaces import STAGE_OF_ROUND, STAGES
from bocage.games.agricola.rules.state import ROUNDS, Board
from bocage.games.agricola.screen.farms import crops_text
from bocage.games.agricola.words.names import card_name, packed_goods, space_name
from bocage.messages import say
from bocage.terminal.printer import wrap


def summary(board: Board, seat: int, lang: str) -> list[str]:
    """A player in a few words each, what matters most first."""
    farm = board.farm(seat)
    farm.housing()
    house = say(f"house-{HOUSES[farm.house]}", lang)
    found = [
        say("agricola-people", lang, home=int(farm.home), people=int(farm.people)),
        say("agricola-rooms", lang, rooms=int(farm.room_count()), house=house),
        say("agricola-food", lang, food=int(farm.food())),
        say("agricola-hand", lang, cards=int(farm.hand.size())),
        say("agricola-field-count", lang, fields=int(popcount(farm.fields))),
        say("agricola-pastures", lang, pastures=len(farm.pasture_cells)),
    ]
    return [text for text in found if not (board.beginner and text == found[3])]


def holdings(farm: Farm, lang: str) -> list[str]:
    """Goods and animals that are there, food apart, then the cards in front of the player."""
    goods = packed_goods(farm.goods, farm.herd(), lang)
    return list(filter(None, [goods, ", ".join(cards_in_front(farm, lang))]))


def to_come(board: Board, lang: str) -> str:
    """The round cards of this stage that are not on the board yet; which they are is open to all (A-1.6)."""
    stage = STAGE_OF_ROUND[max(1, int(board.round))]
    left = int(STAGES[stage]) & ~int(board.spaces)
    if not left and board.round < ROUNDS:
        stage = STAGE_OF_ROUND[int(board.round) + 1]
        left = int(STAGES[stage])
    names = [space_name(space, lang) for space in range(len(SPACE_NAMES)) if left >> space & 1]
    return say("agricola-to-come", lang, stage=int(stage) + 1, cards=", ".join(names)) if names else ""


def cards_in_front(farm: Farm, lang: str) -> list[str]:
    """The names of the cards that a player has played or built."""
    return [card_name(farm.book, card, lang) for card in farm.cards.minus(RULE_CARD).numbers()]


def supply_lines(farm: Farm, lang: str) -> list[Text | str]:
    """Goods, animals and what else a player has."""
    goods = {name: int(farm.good(place)) for place, name in enumerate(RESOURCES)}
    animals = {name: int(farm.animal(kind)) for kind, name in enumerate(ANIMALS)}
    supply = say("agricola-supply", lang, food=int(farm.food()), **goods)
    herd = say(
        "agricola-herd",
        lang,
        fences=MOST_FENCES - int(popcount(farm.fences)),
        stables=MOST_STABLES - int(popcount(farm.stables)),
        begging=int(farm.begging),
        **animals,
    )
    return [Text(supply), Text(herd)]


def facts(book: Book, card: int, lang: str) -> str:
    """Price and points of an improvement; what an occupation costs depends on where it is played."""
    if book.occupations.has(card):
        return ""
    declared = book.declared[card]
    price = packed_goods(declared.cost.goods, declared.cost.stock, lang) or say("terminal-free", lang)
    if declared.cost_per_person:
        price = say("agricola-per-person", lang, goods=price)
    if not declared.points:
        return price
    return say("terminal-tile-facts", lang, cost=price, points=int(declared.points))


def named(book: Book, card: int, lang: str, width: int) -> list[Text | str]:
    """A card with price and text."""
    declared = book.declared[card]
    head = Text(declared.name[lang], style="bold")
    price = facts(book, card, lang)
    if price:
        head.append(f"  {price}", style="default not bold")
    return [head, *wrap(declared.text[lang], 4, width - 1)]


def hand_lines(farm: Farm, lang: str, width: int) -> list[Text | str]:
    """The cards in hand and those to choose from, with price and text."""
    found: list[Text | str] = []
    for key, cards in (
        ("agricola-pack-title", farm.pack.numbers()),
        ("agricola-hand-title", farm.hand.numbers()),
    ):
        if cards:
            found.append(Text(say(key, lang), style="italic"))
        for card in cards:
            found += named(farm.book, card, lang, width)
    return found


def hand_names(farm: Farm, lang: str, width: int) -> list[Text | str]:
    """The cards in hand by name."""
    names = [card_name(farm.book, card, lang) for card in farm.hand.numbers()]
    return list(wrap(say("agricola-in-hand", lang, cards=", ".join(names)), 0, width)) if names else []


def major_lines(board: Board, lang: str, width: int) -> list[Text | str]:
    """The major improvements on the supply board."""
    found: list[Text | str] = []
    for card in board.majors.numbers():
        found += named(board.book, card, lang, width)
    return found or [say("nothing", lang)]


def farm_lines(farm: Farm, lang: str, width: int) -> list[Text | str]:
    """Everything that lies open before a player, in words."""
    found: list[Text | str] = [*supply_lines(farm, lang), crops_text(farm, lang)]
    for number, (goods, stock) in enumerate(zip(farm.later_goods, farm.later_stock, strict=True)):
        if goods_of(goods, stock):
            found += wrap(
                say("agricola-later", lang, round=number, goods=packed_goods(goods, stock, lang)), 2, width
            )
    for card in farm.cards.minus(RULE_CARD).numbers():
        declared = farm.book.declared[card]
        found += wrap(
            say("terminal-building", lang, name=declared.name[lang], text=declared.text[lang]), 2, width
        )
    return found
