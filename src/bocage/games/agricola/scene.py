"""The box of Agricola: hands are known to their owners, and so is what is chosen in a draft."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, cast

from bocage.core.codec import Codec
from bocage.core.game import Game
from bocage.core.lanes import lane, popcount
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.farmland.keeping import arrange
from bocage.games.agricola import Game as Agricola
from bocage.games.agricola.decks import book_for, books_of_others, card_of
from bocage.games.agricola.rules.book import RULE_CARD
from bocage.games.agricola.rules.card import FarmCard, Major, Minor
from bocage.games.agricola.rules.drafting import DRAFTS, NO_DRAFT
from bocage.games.agricola.rules.farm import CLAY_HOUSE, MOST_FENCES, MOST_STABLES, STONE_HOUSE, Farm
from bocage.games.agricola.rules.goods import ANIMALS, BOAR, CATTLE, GOODS, GRAIN, SHEEP, VEGETABLE
from bocage.games.agricola.rules.harvest import HARVESTS, food_needed
from bocage.games.agricola.rules.notation import CELL_NAMES, SPACE_NAMES
from bocage.games.agricola.rules.options import FULL
from bocage.games.agricola.rules.position import goods_of, names_of, seen_by
from bocage.games.agricola.rules.prices import card_prices
from bocage.games.agricola.rules.scoring import score_sheet
from bocage.games.agricola.rules.spaces import ROUND_CARDS
from bocage.games.agricola.rules.state import ROUNDS, Board
from bocage.games.agricola.rules.switches import SWITCHES
from bocage.games.agricola.rules.verbs.animals import have_room
from bocage.games.agricola.wire import MODELS, Card, Figures, HomeScene, Scene
from bocage.games.agricola.words.names import good_key, space_name
from bocage.messages import has
from bocage.table.boxes.box import Box, Option, actions_table, places, things_table
from bocage.table.boxes.herds import keeps
from bocage.table.wire.box import Components
from bocage.table.wire.common import Goods
from bocage.table.wire.models import View
from bocage.wording import good_name, good_one, score_name

FARM = "farm"
# The score pad, in the order of the rules.
PAD = (
    *("fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle"),
    *("unused", "fenced_stables", "clay_rooms", "stone_rooms", "people"),
    *("cards", "bonus", "begging"),
)
SECRET = ("keep", "mulligan")  # questions that are answered without the others seeing


class AgricolaBox(Box):
    """Cards, spaces, farmyards."""

    barriers = frozenset({"round", "revealed"})
    shows = frozenset({"played"})
    options = (
        Option("first_player", "seat"),
        Option("draft", "choice", choices=DRAFTS, usual=NO_DRAFT, modes=(FULL,)),
        Option("banned", "cards", modes=(FULL,)),
        Option("additional_actions", "switch", False),
        Option("choose_hand", "switch", False, modes=(FULL,)),
        Option("choose_round_order", "switch", False),
        *(Option(switch.name, "switch", switch.default, switch.ruling) for switch in SWITCHES),
    )
    models = MODELS

    def codec(self) -> Codec:
        return book_for().codec

    def has_secrets(self, mode: str) -> bool:
        return mode == FULL

    def is_secret(self, game: Game) -> bool:
        return game.prompt[1] in SECRET and not _board(game).is_solo()

    def round(self, game: Game) -> int:
        return int(_board(game).round)

    def own_view(self, game: Game, seat: int, public: View) -> View:
        return seen_by(_board(game), seat, public)

    def scene(self, game: Game, viewer: int | None) -> Scene:
        board = _board(game)
        farms = [board.farm(seat) for seat in range(int(board.seats))]
        found: Scene = {
            "spaces": names_of(board.spaces, SPACE_NAMES),
            "farms": [
                {"homes": homes_of(farm), "food_needed": int(food_needed(board, farm))} for farm in farms
            ],
        }
        return found if viewer is None else self.own_scene(game, viewer, found)

    def own_scene(self, game: Game, seat: int, public: Mapping[str, object]) -> Scene:
        board = _board(game)
        found = cast("Scene", {**public})
        if 0 <= seat < int(board.seats):
            found["prices"] = _prices(board, board.farm(seat))
        if seat == game.to_act:
            homes = board.farm(seat).housing()
            found["keep"] = keeps(game, homes, lambda one: int(_board(one).farm(seat).herd()), ANIMALS)
        return found

    def sheets(self, game: Game) -> list[ScoreSheet]:
        board = _board(game)
        return [score_sheet(board, seat) for seat in range(int(board.seats))]

    def pad_row(self, line: ScoreLine) -> str:
        return line.key if line.category == FARM else line.category

    def pad_counts(self, game: Game, seat: int) -> dict[str, int]:
        farm = _board(game).farm(seat)
        rooms = int(farm.room_count())
        return {
            "fields": int(popcount(farm.fields)),
            "pastures": len(farm.pasture_cells),
            "grain": int(farm.crop_total(GRAIN)),
            "vegetables": int(farm.crop_total(VEGETABLE)),
            "sheep": int(farm.animal(SHEEP)),
            "boar": int(farm.animal(BOAR)),
            "cattle": int(farm.animal(CATTLE)),
            "unused": int(popcount(farm.unused())),
            "fenced_stables": int(popcount(farm.enclosed() & farm.stables)),
            "clay_rooms": rooms if farm.house == CLAY_HOUSE else 0,
            "stone_rooms": rooms if farm.house == STONE_HOUSE else 0,
            "people": int(farm.people),
            "begging": int(farm.begging),
        }

    def line_name(self, line: ScoreLine, lang: str) -> str:
        card = card_of(line.key)
        if card is not None:
            return card.name[lang]
        key = line.key if has(f"score-agricola-{line.key}", lang) else line.category
        return score_name(key, lang, "agricola")

    def components(self, lang: str) -> Components:
        return {
            "game": Agricola.id,
            "goods": [
                {
                    "id": good,
                    "name": good_name(good_key(number), lang),
                    "one": good_one(good_key(number), lang),
                    "kind": "animal" if good in ANIMALS else "resource",
                }
                for number, good in enumerate(GOODS)
            ],
            "spaces": [
                {
                    "id": space,
                    "name": space_name(number, lang),
                    "short": space_name(number, lang, short=True),
                    "kind": "round" if ROUND_CARDS >> number & 1 else "board",
                }
                for number, space in enumerate(SPACE_NAMES)
            ],
            "cards": [*_cards(lang)],
            "actions": actions_table(self.codec()),
            "categories": [
                {"id": category, "name": score_name(category, lang, "agricola")} for category in PAD
            ],
            "figures": _figures(),
            "names": {},
            "things": things_table(Agricola.id, lang),
        }


def _board(game: Game) -> Board:
    assert isinstance(game, Agricola)
    return game.board


def _animals(packed: int) -> dict[str, int]:
    counts = {name: int(lane(packed, kind)) for kind, name in enumerate(ANIMALS)}
    return {name: count for name, count in counts.items() if count}


def homes_of(farm: Farm) -> list[HomeScene]:
    """Where the animals stand, one good arrangement; nobody anywhere while some lack room."""
    homes = farm.housing()
    contents = arrange(homes, farm.herd()) if have_room(farm) else None
    # The order of `arrange`: pastures, the largest first, then the homes for a single animal.
    pastures = sorted(zip(farm.pasture_rooms, farm.pasture_cells, strict=True), key=lambda one: -one[0])
    found = [_home("pasture", int(cells), int(room)) for room, cells in pastures]
    found += [_home("stable", 1 << cell, 1) for cell in places(int(farm.stables & ~farm.enclosed()))]
    found += [
        _home("house", int(farm.rooms), 1) for _ in range(len(pastures) + int(homes.singles) - len(found))
    ]
    for home, content in zip(found, contents or (), strict=False):
        home["animals"] = _animals(int(content))
    return found


def _home(kind: Literal["pasture", "stable", "house"], cells: int, room: int) -> HomeScene:
    return {"kind": kind, "cells": [CELL_NAMES[cell] for cell in places(cells)], "room": room, "animals": {}}


@lru_cache(4096)
def _price(goods: int, stock: int) -> Goods:
    """The same prices are told in every state; nobody changes what is told."""
    return goods_of(goods, stock)


def _prices(board: Board, farm: Farm) -> dict[str, list[Goods]]:
    """What the majors on display, and the cards in the viewer's own hand, cost this farm now."""
    cards = board.majors.numbers() + farm.hand.numbers()
    return {
        board.book.names[card]: [_price(price.goods, price.stock) for price in card_prices(farm, card)]
        for card in cards
        if not board.book.occupations.has(card)
    }


def _cards(lang: str) -> list[Card]:
    """The cards of the base deck, then those of every other deck."""
    base = book_for().declared
    found = [_card(card, lang) for card in base[RULE_CARD + 1 :]]
    for deck, book in books_of_others().items():
        found += [{**_card(card, lang), "deck": deck} for card in book.declared[len(base) :]]
    return found


def _card(card: FarmCard, lang: str) -> Card:
    return {
        "id": card.id,
        "code": card.code,
        "name": card.name[lang],
        "text": card.text[lang],
        "kind": _kind(card),
        "points": int(card.points),
        "cost": [goods_of(card.cost.goods, card.cost.stock)],
        "players": int(card.players),
        "travels": card.travels,
    }


def _kind(card: FarmCard) -> str:
    if isinstance(card, Major):
        return "major"
    return "minor" if isinstance(card, Minor) else "occupation"


def _figures() -> Figures:
    return {
        "rounds": int(ROUNDS),
        "harvests": list(places(HARVESTS)),
        "fences": int(MOST_FENCES),
        "stables": int(MOST_STABLES),
    }


BOX = AgricolaBox()
