"""The box of All Creatures Big and Small. Nothing in it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

from bocage.core.codec import Codec
from bocage.core.game import Game
from bocage.core.lanes import lane, popcount, total
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.farmland.housing import Homes
from bocage.games.creatures import Game as Creatures
from bocage.games.creatures.decks import base_book, books_of_others, building_of
from bocage.games.creatures.rules.book import BUILDINGS as SPECIAL_BUILDINGS
from bocage.games.creatures.rules.book import COTTAGE, STALL, Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS, GOODS, RESOURCES
from bocage.games.creatures.rules.lodging import Home, lodgings
from bocage.games.creatures.rules.notation import CELL_NAMES, SPACE_NAMES
from bocage.games.creatures.rules.options import FREE
from bocage.games.creatures.rules.prices import price
from bocage.games.creatures.rules.scoring import (
    BONUS_STEPS,
    NO_HERD,
    counted_animals,
    full_expansions,
    score_sheet,
)
from bocage.games.creatures.rules.state import ROUNDS, SEATS, TURNS
from bocage.games.creatures.rules.switches import SWITCHES
from bocage.games.creatures.rules.verbs.housing import is_before_breeding
from bocage.games.creatures.wire import MODELS, FarmScene, Figures, Scene, Tile
from bocage.games.creatures.wire import HomeScene as DrawnHome
from bocage.games.creatures.words.names import space_name
from bocage.table.boxes.box import Box, Option, actions_table, places, things_table
from bocage.table.boxes.herds import keeps
from bocage.table.wire.box import Components
from bocage.table.wire.models import View
from bocage.wording import good_name, good_one, score_name

BUILDINGS = "buildings"
EXPANSIONS = "expansions"
CATEGORIES = ("animals", "bonus", EXPANSIONS, BUILDINGS)


class CreaturesBox(Box):
    """Buildings, spaces, animals."""

    options = (
        Option("tiles", "cards", modes=(FREE,)),
        Option("first_player", "seat"),
        *(Option(switch.name, "switch", switch.default, switch.ruling) for switch in SWITCHES),
    )
    models = MODELS

    def codec(self) -> Codec:
        return base_book().codec

    def round(self, game: Game) -> int:
        return int(_creatures(game).board.round)

    def own_view(self, game: Game, seat: int, public: View) -> View:
        return public

    def scene(self, game: Game, viewer: int | None) -> Scene:
        board = _creatures(game).board
        found: Scene = {"farms": [_farm(board.farm(seat)) for seat in range(SEATS)]}
        return found if viewer is None else self.own_scene(game, viewer, found)

    def own_scene(self, game: Game, seat: int, public: Mapping[str, object]) -> Scene:
        board = _creatures(game).board
        found = cast("Scene", {**public})
        if 0 <= seat < SEATS:
            farm = board.farm(seat)
            found["prices"] = {
                board.book.names[tile]: _prices(board.book, tile, farm)
                for tile in board.display.plus(STALL).numbers()
            }
        if seat == game.to_act:
            found["keep"] = keeps(game, _open_homes(game), lambda one: _herd(one, seat), ANIMALS)
        return found

    def sheets(self, game: Game) -> list[ScoreSheet]:
        board = _creatures(game).board
        return [score_sheet(board.farm(seat)) for seat in range(SEATS)]

    def pad_counts(self, game: Game, seat: int) -> dict[str, int]:
        farm = _creatures(game).board.farm(seat)
        return {
            "animals": int(total(counted_animals(farm))),
            EXPANSIONS: int(full_expansions(farm)),
            BUILDINGS: int(popcount(farm.built)),
        }

    def line_name(self, line: ScoreLine, lang: str) -> str:
        if line.key in ANIMALS:
            return good_name(line.key, lang)
        if line.category != BUILDINGS:
            return score_name(line.category, lang)
        return building_of(line.key).name[lang]

    def components(self, lang: str) -> Components:
        return {
            "game": Creatures.id,
            "goods": [
                {"id": good, "name": good_name(good, lang), "one": good_one(good, lang), "kind": _kind(good)}
                for good in GOODS
            ],
            "spaces": [
                {"id": space, "name": space_name(space, lang), "short": space_name(space, lang, short=True)}
                for space in SPACE_NAMES
            ],
            "cards": [*_cards(lang)],
            "actions": actions_table(base_book().codec),
            "categories": [
                {"id": category, "name": score_name(category, lang, Creatures.id)} for category in CATEGORIES
            ],
            "figures": _figures(),
            "names": {},
            "things": things_table(Creatures.id, lang),
        }


def _creatures(game: Game) -> Creatures:
    assert isinstance(game, Creatures)
    return game


def _herd(game: Game, seat: int) -> int:
    return int(_creatures(game).board.farm(seat).animals)


def _open_homes(game: Game) -> Homes:
    """The homes of whoever is asked; while animals are let go before breeding, some are closed (C-8.7)."""
    seat, board = game.to_act, _creatures(game).board
    assert seat is not None
    farm = board.farm(seat)
    homes = farm.housing()
    if is_before_breeding(board):
        return Homes(homes.base - farm.closing, homes.rooms, homes.singles, homes.halls)
    return homes


def _kind(good: str) -> str:
    return "resource" if good in RESOURCES else "animal"


def _animals(packed: int) -> dict[str, int]:
    counts = {name: int(lane(packed, kind)) for kind, name in enumerate(ANIMALS)}
    return {name: count for name, count in counts.items() if count}


def _farm(farm: Farm) -> FarmScene:
    return {"homes": [_home(farm, home) for home in lodgings(farm)]}


def _home(farm: Farm, home: Home) -> DrawnHome:
    cells = list(places(home.cells))
    is_building = farm.built >> cells[0] & 1 == 1
    kind: Literal["pasture", "building", "trough", "land"]
    kind = "pasture" if home.is_pasture else "building" if is_building else "land"
    if kind == "land" and farm.troughs >> cells[0] & 1:
        kind = "trough"
    return {
        "cells": [CELL_NAMES[cell] for cell in cells],
        "kind": kind,
        "building": farm.book.names[farm.tile(cells[0])] if is_building else None,
        "room": home.room,
        "animals": _animals(home.animals),
        "reserved": _animals(home.reserved),
    }


def _prices(book: Book, tile: int, farm: Farm | None) -> list[dict[str, int]]:
    """The alternative prices of a building, for this farm or as printed."""
    return [
        {
            **_resources(packed if farm is None else price(farm, SPECIAL_BUILDINGS, packed)),
            **_animals(int(book.animal_costs[tile])),
        }
        for packed in book.costs[tile]
    ]


def _resources(packed: int) -> dict[str, int]:
    counts = {name: int(lane(packed, place)) for place, name in enumerate(RESOURCES)}
    return {name: count for name, count in counts.items() if count}


def _cards(lang: str) -> list[Tile]:
    """The tiles of the base deck, then those of every other deck."""
    base = base_book()
    found = [_card(base, tile, lang) for tile in range(len(base.buildings))]
    for deck, book in books_of_others().items():
        found += [
            {**_card(book, tile, lang), "deck": deck}
            for tile in range(len(base.buildings), len(book.buildings))
        ]
    return found


def _card(book: Book, tile: int, lang: str) -> Tile:
    building = book.buildings[tile]
    holds = {"any": int(book.any_room[tile]), **_animals(int(book.kind_room[tile]))}
    return {
        "id": building.id,
        "name": building.name[lang],
        "text": building.text[lang],
        "kind": _sort(book, tile),
        "points": int(building.points),
        "cost": _prices(book, tile, None),
        "holds": {name: count for name, count in holds.items() if count},
    }


def _sort(book: Book, tile: int) -> str:
    """Printed on every farm or board, one of the four basic ones, or one of the others."""
    if not book.specials.has(tile) or tile == COTTAGE:
        return "piece"
    return "basic" if book.basics.has(tile) else "special"


def _figures() -> Figures:
    return {
        "rounds": int(ROUNDS),
        "workers": int(TURNS) // int(SEATS),
        "bonus": {
            animal: {"none": int(NO_HERD), "steps": [int(step) for step in BONUS_STEPS[kind]]}
            for kind, animal in enumerate(ANIMALS)
        },
    }


BOX = CreaturesBox()
