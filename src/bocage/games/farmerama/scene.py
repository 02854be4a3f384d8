"""The box of Farmerama: cards are laid face down until all have chosen; solo piles are seen by nobody."""

from __future__ import annotations

from bocage.core.codec import Codec
from bocage.core.game import Game
from bocage.core.lanes import bit, lane, popcount, total
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.games.farmerama import Game as Farmerama
from bocage.games.farmerama.rules.actions import ANIMALS, AREAS, CARDS, CROPS, GOODS, WHEEL_CARDS
from bocage.games.farmerama.rules.choosing import PICKS
from bocage.games.farmerama.rules.components import load_components
from bocage.games.farmerama.rules.farm import STABLE, Farm
from bocage.games.farmerama.rules.notation import LETTERS, codec_for, field_names
from bocage.games.farmerama.rules.options import SOLO_MODE
from bocage.games.farmerama.rules.parts import CRITERIA, NOBODY, Parts
from bocage.games.farmerama.rules.position import seen_by
from bocage.games.farmerama.rules.scoring import crop_tiles, score_sheet
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.wire import MODELS, Card, FarmScene, Figures, Scene
from bocage.games.farmerama.words.counsel import work_done
from bocage.games.farmerama.words.names import animal_name, animal_single, card_name, product_name, tile_name
from bocage.messages import say
from bocage.table.boxes.box import Box, Option, actions_table, places, things_table
from bocage.table.wire.box import Components
from bocage.table.wire.models import Scene as AnyScene
from bocage.table.wire.models import View
from bocage.wording import good_name, good_one, score_name

CATEGORIES = ("products", "crops", "buildings", "pastures")


class FarmeramaBox(Box):
    """Cards, crops, wheels, decorative buildings."""

    # The cards are turned over; the piles of a solo game are made anew.
    barriers = frozenset({"played", "round"})
    options = (Option("first_chief", "seat", modes=("basic", "advanced")),)
    models = MODELS

    def codec(self) -> Codec:
        return codec_for(load_components())

    def has_secrets(self, mode: str) -> bool:
        return mode != SOLO_MODE

    def is_secret(self, game: Game) -> bool:
        return game.prompt[1] in PICKS and not _farmerama(game).board.is_solo()

    def round(self, game: Game) -> int:
        return int(_farmerama(game).board.round)

    def own_view(self, game: Game, seat: int, public: View) -> View:
        return seen_by(_farmerama(game).board, seat, public)

    def own_scene(self, game: Game, seat: int, public: AnyScene) -> AnyScene:
        return public

    def scene(self, game: Game, viewer: int | None) -> Scene:
        board = _farmerama(game).board
        work = work_done(game)
        following = (int(board.wheel) + 1) % int(board.parts.positions)
        return {
            "farms": [_drawn(board, board.farm(seat)) for seat in range(int(board.seats))],
            "work": None if work is None else {"card": CARDS[work[0]], "done": work[1], "limit": work[2]},
            "wheel": {"now": _wheel(board.parts, int(board.wheel)), "next": _wheel(board.parts, following)},
        }

    def sheets(self, game: Game) -> list[ScoreSheet]:
        board = _farmerama(game).board
        return [score_sheet(board.parts, board.farm(seat)) for seat in range(int(board.seats))]

    def pad_counts(self, game: Game, seat: int) -> dict[str, int]:
        board = _farmerama(game).board
        farm = board.farm(seat)
        return {
            "products": int(total(farm.ranks)),
            "crops": int(crop_tiles(board.parts, farm)),
            "buildings": int(popcount(farm.garden)),
            "pastures": sum(farm.place_of(place) != STABLE for place in range(len(ANIMALS))),
        }

    def line_name(self, line: ScoreLine, lang: str) -> str:
        if line.key in ANIMALS:
            place = ANIMALS.index(line.key)
            return product_name(place, lang) if line.category == "products" else animal_name(place, lang)
        return (
            good_name(line.key, lang) if line.key in GOODS else score_name(line.category, lang, "farmerama")
        )

    def notice(self, lang: str) -> str:
        return say("farmerama-notice", lang) if load_components().proposals else ""

    def components(self, lang: str) -> Components:
        components = load_components()
        parts = components.parts
        return {
            "game": Farmerama.id,
            "goods": [
                {"id": good, "name": good_name(good, lang), "one": good_one(good, lang), "kind": _kind(good)}
                for good in GOODS
            ],
            "spaces": [],
            "cards": [
                *(_action_card(place, card, lang) for place, card in enumerate(CARDS)),
                *(_tile(parts, tile, id, lang) for tile, id in enumerate(components.tiles)),
            ],
            "actions": actions_table(self.codec()),
            "categories": [
                {"id": category, "name": score_name(category, lang, "farmerama")} for category in CATEGORIES
            ],
            "figures": _figures(parts, field_names(components), lang),
            "names": {},
            "things": things_table(Farmerama.id, lang),
        }


def _farmerama(game: Game) -> Farmerama:
    assert isinstance(game, Farmerama)
    return game


def _kind(good: str) -> str:
    return "crop" if good in CROPS else "water"


def _goods(packed: int) -> dict[str, int]:
    counts = {good: int(lane(packed, place)) for place, good in enumerate(GOODS)}
    return {good: count for good, count in counts.items() if count}


def _crop(crop: int) -> str | None:
    return None if crop == NOBODY else CROPS[crop]


def _drawn(board: Board, farm: Farm) -> FarmScene:
    parts = board.parts
    return {
        "faces": {
            LETTERS[area]: _crop(int(parts.sector_crop[farm.sector_of(area)])) for area in range(AREAS)
        },
        "sectors": {LETTERS[area]: int(farm.sector_of(area)) for area in range(AREAS)},
        "heads": {
            animal: LETTERS[farm.area_at(parts.head_sector[place])] for place, animal in enumerate(ANIMALS)
        },
        "pacifier": LETTERS[farm.area_at(parts.pacifier)],
        "scarecrows": int(farm.scarecrows(parts)),
    }


def _wheel(parts: Parts, position: int) -> dict[str, tuple[int, int]]:
    """For each card of the wheel: how often when alone, how often when shared."""
    return {
        CARDS[card]: (
            int(parts.alone[position * WHEEL_CARDS + card]),
            int(parts.shared[position * WHEEL_CARDS + card]),
        )
        for card in range(WHEEL_CARDS)
    }


def _action_card(place: int, card: str, lang: str) -> Card:
    return {"id": card, "name": card_name(place, lang), "kind": "action", "text": "", "points": 0, "cost": []}


def _tile(parts: Parts, tile: int, id: str, lang: str) -> Card:
    return {
        "id": id,
        "name": tile_name(id, lang),
        "kind": "tile",
        "text": "",
        "points": 0,
        "cost": [],
        "dark": bool(parts.dark & bit(tile)),
        "reward": _goods(int(parts.reward[tile])),
        "any_crop": int(parts.any_crop[tile]),
        "stars": int(parts.star_value) if parts.stars & bit(tile) else 0,
    }


def _figures(parts: Parts, fields: list[str], lang: str) -> Figures:
    return {
        "wheel": [_wheel(parts, position) for position in range(int(parts.positions))],
        "sectors": [
            {
                "crop": _crop(int(crop)),
                "harvest": bool(parts.harvesting >> sector & 1),
                "heads": [
                    animal for place, animal in enumerate(ANIMALS) if parts.head_sector[place] == sector
                ],
                "pacifier": parts.pacifier == sector,
                "bar": parts.bar == sector,
            }
            for sector, crop in enumerate(parts.sector_crop)
        ],
        "areas": {
            LETTERS[area]: [fields[field] for field in places(int(parts.area_fields[area]))]
            for area in range(AREAS)
        },
        "scarecrows": [fields[field] for field in places(int(parts.scarecrows))],
        "animals": {
            animal: {
                "name": animal_single(place, lang),
                "product": product_name(place, lang),
                "feed": _goods(int(parts.feed[place])),
                "step": int(parts.track_step[place]),
                "pasture": int(parts.pasture_stars[place]),
            }
            for place, animal in enumerate(ANIMALS)
        },
        "pasture_room": int(parts.pasture_room),
        "crop_value": int(parts.crop_value),
        "water_value": int(parts.water_value),
        "solo_target": int(parts.solo_target),
        "criteria": [CRITERIA[place] for place in parts.criteria],
        "advanced_criteria": [CRITERIA[place] for place in parts.advanced_criteria],
    }


BOX = FarmeramaBox()
