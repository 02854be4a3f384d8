"""Closer looks: buildings with their rewards, who would receive one, a farm with all it has."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bocage.core.lanes import bit, lane, popcount
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import ANIMALS
from bocage.games.farmerama.rules.parts import CRITERIA
from bocage.games.farmerama.rules.scoring import product_stars
from bocage.games.farmerama.screen.farms import FULL, FarmPicture, goods_text
from bocage.games.farmerama.words.names import product_name, tile_name
from bocage.messages import say
from bocage.terminal.printer import wrap
from bocage.wording import good_count, join


def reward_text(game: Game, tile: int, lang: str) -> str:
    """What a building brings, in words."""
    parts = game.components.parts
    found = [goods_text(int(parts.reward[tile]), lang)]
    if parts.any_crop[tile]:
        found.append(good_count("any_crop", int(parts.any_crop[tile]), lang))
    if parts.stars & bit(tile):
        found.append(good_count("star", int(parts.star_value), lang))
    return join(filter(None, found), lang)


def tile_text(game: Game, tile: int, lang: str) -> str:
    """A building with its reward."""
    name = tile_name(game.components.tiles[tile], lang)
    return say("farmerama-reward", lang, tile=name, reward=reward_text(game, tile, lang))


def display_lines(game: Game, names: Sequence[str], lang: str, width: int) -> list[Text | str]:
    """The buildings on display, the order of comparing, and how the players stand."""
    board, parts = game.board, game.board.parts
    if board.is_solo():
        return [say("nothing", lang)]
    shown = [tile_text(game, tile, lang) for tile in range(parts.tiles) if board.display & bit(tile)]
    order = parts.advanced_criteria if board.advanced else parts.criteria
    words = [say("farmerama-criterion", lang, criterion=CRITERIA[place]) for place in order]
    found: list[Text | str] = [*shown]
    found += wrap(say("farmerama-criteria", lang, criteria=say("farmerama-then", lang).join(words)), 0, width)
    for seat in range(board.seats):
        farm = board.farm(seat)
        text = say(
            "farmerama-standing",
            lang,
            player=names[seat],
            buildings=int(popcount(farm.garden)),
            scarecrows=int(farm.scarecrows(parts)),
            crops=int(farm.crops_in_barn()),
        )
        found += wrap(text, 2, width)
    return found


def farm_lines(game: Game, seat: int, name: str, lang: str, width: int) -> list[Text | str]:
    """A farm drawn in full, its products with their stars and its garden."""
    board = game.board
    farm = board.farm(seat)
    found = FarmPicture(board, seat, name, lang, width=width).lines(FULL)
    for animal in range(len(ANIMALS)):
        text = say(
            "farmerama-track",
            lang,
            product=product_name(animal, lang),
            rank=int(lane(farm.ranks, animal)),
            stars=int(product_stars(board.parts, farm, animal)),
        )
        found += wrap(text, 2, width)
    built = [tile_text(game, tile, lang) for tile in range(board.parts.tiles) if farm.garden & bit(tile)]
    if built:
        found += wrap(say("farmerama-garden-list", lang, buildings=", ".join(built)), 2, width)
    return found
