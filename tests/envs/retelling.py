"""Observations told again, slowly, from what `game.view(seat)` says and the open question alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bocage.core.game import Game
from bocage.games.agricola.rules.goods import GOODS as GOODS_OF_AGRICOLA
from bocage.games.agricola.rules.notation import FIELD_NAMES, HOUSES
from bocage.games.agricola.rules.notation import SPACE_NAMES as AGRICOLA_SPACES
from bocage.games.agricola.rules.spaces import HEAPS
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.rules.notation import CELL_NAMES, EDGE_NAMES, SPACE_NAMES
from bocage.games.farmerama.features import UNDER
from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, CROPS, GOODS
from tests.games.agricola.deck import BOOK, MINOR_NAMES
from tests.games.creatures.rules.oracle_pastures import Farm, Space, side

CREATURES = ("sheep", "pig", "cow", "horse")
STONE_AND_WOOD = ("start_player", "three_wood", "one_stone", "two_stone")
ANIMAL_SPACES = {
    "reed_and_sheep": ("reed", "sheep"),
    "pig_and_sheep": ("pig", "sheep"),
    "cow_and_pigs": ("cow", "pig"),
    "horse_and_sheep": ("horse", "sheep"),
}


def flags(names: list[str] | tuple[str, ...], found: Iterable[str]) -> list[int]:
    """1 for each name that is among the found ones."""
    known = set(found)
    return [int(name in known) for name in names]


def question(game: Game, seat: int) -> tuple[list[int], int]:
    """Node, step and counters of the open question, and whether it is for this seat."""
    top = game.state.top
    if top is None:
        return [0, 0, 0, 0, 0], 0
    return [top.node + 1, top.step, top.a & 255, top.b & 255, top.c & 255], int(top.seat == seat)


def creatures(game: Game, seat: int) -> dict[str, list[int]]:
    """Every block of an observation of All Creatures."""
    view: dict[str, Any] = game.view(seat)
    asked, acts = question(game, seat)
    spaces = view["spaces"]
    lying = {name: spaces.get(name, {}) for name in SPACE_NAMES}
    found = {
        "course": [view["round"], view["turn"]],
        "supply": [view["supply"][name] for name in ("troughs", "tiles", "expansions")],
        "borders": [lying["expand"].get("borders", 0)],
        "question": asked[:4],
        "piles": [lying[name].get("wood", 0) + lying[name].get("stone", 0) for name in STONE_AND_WOOD],
        "extras": [lying[name].get(goods[1], 0) for name, goods in ANIMAL_SPACES.items()],
        "firsts": [lying[name].get(goods[0], 0) for name, goods in ANIMAL_SPACES.items()],
        "you": [acts, *(int(view[name] == seat) for name in ("marker", "starter", "first"))],
        "display": [view["display"]],
    }
    for name, place in (("own", seat), ("other", 1 - seat)):
        workers = [space for space in SPACE_NAMES if lying[space].get("worker") == place]
        found |= {f"{name}.{key}": value for key, value in creatures_farm(view["farms"][place]).items()}
        found[f"{name}.workers"] = flags(SPACE_NAMES, workers)
    return found


def creatures_farm(farm: dict[str, Any]) -> dict[str, list[int]]:
    """Every block of one farm."""
    buildings = farm["buildings"]
    memory = farm.get("memory", {})
    numbers = {name: place + 1 for place, name in enumerate(base_book().names)}
    return {
        "goods": [farm[name] for name in ("wood", "stone", "reed", "borders")],
        "animals": [farm["animals"][name] for name in CREATURES],
        "land": [farm["columns"], farm["left"]],
        "memory": [memory.get(name, 0) for name in ("barn", "stone_carver")],
        "tiles": [numbers.get(buildings.get(cell), 0) for cell in CELL_NAMES],
        "troughs": flags(CELL_NAMES, farm["troughs"]),
        "pastures": flags(CELL_NAMES, pastures(farm)),
        "borders": flags(EDGE_NAMES, farm["placed_borders"]),
        "buildings": [list(buildings.values())],
    }


def pastures(farm: dict[str, Any]) -> list[str]:
    """The cells that lie in pastures, found by walking (C-4.1)."""
    walked = Farm(
        last=farm["columns"] - 1,
        buildings={space(name) for name in farm["buildings"]},
        borders={side(space(name), name[2]) for name in farm["placed_borders"]},
    )
    return [name for name in CELL_NAMES if any(space(name) in group for group in walked.pastures())]


def space(name: str) -> Space:
    """Row and column of a cell such as `b2`."""
    return int(name[1]) - 1, "abcdefg".index(name[0])


def farmerama(game: Game, seat: int) -> dict[str, list[int]]:
    """Every block of an observation of Farmerama."""
    view: dict[str, Any] = game.view(seat)
    asked, acts = question(game, seat)
    seats = len(view["farms"])
    display, unseen = view.get("display", []), view.get("unseen", [])
    found = {
        "course": [view["round"], view["wheel"], view.get("stack", 0)],
        "seats": [(view["first"] - seat) % seats, (view.get("chief", 0) - seat) % seats],
        "question": [asked[0], *asked[2:]],
        "supply": [view["supply"][name] for name in GOODS],
        "you": [
            acts,
            int(view["options"]["mode"] == "advanced"),
            int(view.get("last_rounds", False)),
            int(view["cards_open"]),
        ],
        "display": [display],
        "unseen": [unseen],
    }
    if "solo" in view:
        found |= solo(view["solo"])
    for turn in range(seats):
        name = f"next{turn}" if turn else "own"
        farm = view["farms"][(seat + turn) % seats]
        found |= {f"{name}.{key}": value for key, value in farmerama_farm(farm).items()}
    return found


def solo(piles: dict[str, Any]) -> dict[str, list[int]]:
    """Every block of the solo piles."""
    under = [CARDS.index(card) + 1 for card in piles["under"]]
    favoured = piles["favoured"]
    return {
        "solo.piles": [
            piles["pile_size"],
            piles["replenishing_size"],
            CARDS.index(favoured) + 1 if favoured else 0,
        ],
        "solo.discard": [piles["discard"][card] for card in CARDS[:3]],
        "solo.unseen": [piles["unseen"][card] for card in CARDS[:3]],
        "solo.under": (under + [0] * UNDER)[:UNDER],
    }


def farmerama_farm(farm: dict[str, Any]) -> dict[str, Any]:
    """Every block of one farm; names where the table has them as labels."""
    return {
        "barn": [farm["barn"][name] for name in GOODS],
        "wheel": [farm["turned"]],
        "products": [farm["products"][name] for name in ANIMALS],
        "pastures": ["-abcdefg".index(farm["pastures"].get(name, "-")) for name in ANIMALS],
        "tokens": [farm["special"], farm["laid"]],
        "fields": [[f"{field}.{crop}" for field, crop in farm["fields"].items() if crop in CROPS]],
        "garden": [farm["garden"]],
        "cards": flags(CARDS, farm.get("cards", [])),
    }


def agricola(game: Game, seat: int) -> dict[str, Any]:
    """Every block of an observation of Agricola."""
    view: dict[str, Any] = game.view(seat)
    asked, acts = question(game, seat)
    seats = len(view["farms"])
    options = view["options"]
    lying = [(heap.space, GOODS_OF_AGRICOLA[heap.good]) for heap in HEAPS]
    spaces = view["spaces"]
    found: dict[str, Any] = {
        "course": [view["round"], (view["marker"] - seat) % seats],
        "question": [asked[0] % 256, asked[0] // 256, *asked[1:]],
        "piles": [spaces.get(AGRICOLA_SPACES[space], {}).get(good, 0) for space, good in lying],
        "you": [
            acts,
            int(view["working"]),
            int(view["starting"]),
            int(options["mode"] == "beginner"),
            int(options.get("additional_actions", False)),
            int(view["tile_used"]),
        ],
        "revealed": [view["revealed"]],
        "first_card": [[view.get("first_card", "")]],
        "majors": [view["majors"]],
        "own.hand": [view["farms"][seat]["hand"]],
        "own.pack": [view["farms"][seat].get("pack", [])],
    }
    for turn in range(seats):
        name = f"next{turn}" if turn else "own"
        place = (seat + turn) % seats
        farm = agricola_farm(view["farms"][place], view["round"])
        found |= {f"{name}.{key}": value for key, value in farm.items()}
        standing = [space for space, content in spaces.items() if place in content.get("people", [])]
        found[f"{name}.placed"] = [standing]
    return found


def agricola_farm(farm: dict[str, Any], round: int) -> dict[str, Any]:
    """Every block of one farm."""
    goods = farm | farm["animals"]
    later = {int(number): content for number, content in farm["later"].items() if int(number) > round}
    crops = {
        name: crop.get("grain", 0) + (crop.get("vegetable", -3) + 3) for name, crop in farm["fields"].items()
    }
    return {
        "goods": [goods[name] for name in GOODS_OF_AGRICOLA],
        "people": [farm["people"], farm["newborn"], farm["home"]],
        "noted": [HOUSES.index(farm["house"]), farm["begging"], farm["bonus"], farm["gained"]],
        "memory": [farm["memory"].get(name, 0) for name in BOOK.counters],
        "hand_size": hand_size(farm),
        "crops": [crops.get(name, 0) for name in FIELD_NAMES],
        "next": [later.get(round + 1, {}).get(name, 0) for name in GOODS_OF_AGRICOLA],
        "later": [sum(content.get(name, 0) for content in later.values()) for name in GOODS_OF_AGRICOLA],
        "rounds": [
            farm["later"].get(str(number), {}).get(name, 0)
            for number in range(1, 15)
            for name in GOODS_OF_AGRICOLA
        ],
        "rooms": [farm["rooms"]],
        "stables": [farm["stables"]],
        "pastures": [fenced(farm)],
        "fields": [list(farm["fields"])],
        "fences": [farm["fences"]],
        "cards": [farm["cards"]],
        "known": [farm["known"]],
        "crafted": [farm["crafted"]],
    }


def hand_size(farm: dict[str, Any]) -> list[int]:
    """How many minor improvements and occupations are in a hand."""
    if "hidden" in farm:
        return [farm["hidden"]["minors"], farm["hidden"]["occupations"]]
    minors = sum(name in MINOR_NAMES for name in farm["hand"])
    return [minors, len(farm["hand"]) - minors]


def fenced(farm: dict[str, Any]) -> list[str]:
    """The spaces that lie in pastures, found by walking; without fences there are none (A-10)."""
    tiles = [*farm["rooms"], *(name for name in farm["fields"] if name != "card")]
    walked = Farm(
        last=4,
        buildings={space(name) for name in tiles},
        borders={side(space(name), name[2]) for name in farm["fences"]},
    )
    groups = walked.pastures() if farm["fences"] else []
    return [f"{'abcde'[column]}{row + 1}" for group in groups for row, column in group]
