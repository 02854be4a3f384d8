"""Where all the pieces are, counted bit by bit after every action (F-75 to F-77)."""

from __future__ import annotations

from bocage.fuzzing.report import Broken
from bocage.games.farmerama.referee.figures import ANIMALS, AREAS, CARDS, CROPS, GOODS, SheetFigures
from bocage.games.farmerama.rules.farm import Farm
from bocage.games.farmerama.rules.state import Board

LANE, MOST = 9, 255  # bits of a packed count, of which the last must stay 0
Key = tuple[int, ...]


def unpack(word: int, count: int, name: str) -> list[int]:
    """So many packed counts. Raises `Broken` where one is below zero or too large."""
    counts = [word >> LANE * place & (1 << LANE) - 1 for place in range(count)]
    if word < 0 or word >> LANE * count or max(counts) > MOST:
        raise Broken("lanes", f"{name} holds {word:#o}")
    return counts


def members(mask: int) -> list[int]:
    """The bits of a mask."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


class Pieces:
    """The pieces of one game; farms are looked at again only when they have changed."""

    def __init__(self, board: Board, figures: SheetFigures, mode: str) -> None:
        self.figures = figures
        self.solo = mode == "solo"
        self.goods = list(figures.tiles_in_box(mode).values())
        names = list(figures.tiles)
        self.tiles = sorted(names.index(tile) for tile in figures.tiles_of(mode)) if not self.solo else []
        self.stock = int(board.supply)
        self.keys: list[Key] = [()] * board.seats
        self.held = [[0] * len(GOODS) for _ in range(board.seats)]
        self.tables: Key = ()

    def check(self, board: Board) -> None:
        """Everything is there once and where it may be. Raises `Broken`."""
        gardens = []
        for seat in range(board.seats):
            farm = board.farm(seat)
            key = farm.key()
            if key != self.keys[seat]:
                if self.keys[seat]:
                    check_step(self.keys[seat], key)
                self.held[seat] = self._farm(farm)
                self.keys[seat] = key
            gardens.append(int(farm.garden))
        self._check_goods(board)
        tables = (*gardens, int(board.display), int(board.unseen), int(board.stack), int(board.last))
        if tables != self.tables:
            self._check_buildings(board, gardens)
            self.tables = tables

    def _check_goods(self, board: Board) -> None:
        supply = unpack(int(board.supply), len(GOODS), "the supply")
        if not (self.figures.limited or self.solo):
            if int(board.supply) != self.stock:
                raise Broken("goods", f"the supply without limits has become {supply}")
            return
        for place, good in enumerate(GOODS):
            there = supply[place] + sum(held[place] for held in self.held)
            if there != self.goods[place]:
                raise Broken("goods", f"{there} {good}, {self.goods[place]} in the box")

    def _farm(self, farm: Farm) -> list[int]:
        """The goods on a farm, after a look at everything else there."""
        goods = unpack(int(farm.barn), len(GOODS), "a barn")
        fields = int(farm.fields)
        for _ in self.figures.fields:
            fields, crop = divmod(fields, 8)
            if crop > len(CROPS):
                raise Broken("fields", f"a field holds {crop}")
            if crop:
                goods[crop - 1] += 2
        if fields:
            raise Broken("fields", "there is something beyond the last field")
        check_animals(farm, self.figures)
        unpack(int(farm.ranks), len(ANIMALS), "a score board")
        held = self.figures.solo["special_tiles_held"] if self.solo else 0
        if not 0 <= farm.special <= held:
            raise Broken("special", f"{farm.special} special-action tiles")
        if farm.chosen >> len(CARDS) or int(farm.chosen).bit_count() > 2:
            raise Broken("cards", f"the cards {int(farm.chosen):#b} are played")
        return goods

    def _check_buildings(self, board: Board, gardens: list[int]) -> None:
        masks = [*gardens, int(board.display), int(board.unseen)]
        found = sorted(tile for mask in masks for tile in members(mask))
        if found != self.tiles:
            raise Broken("buildings", f"{found}, not {self.tiles}")
        if self.solo:
            return
        removed = 0 if board.last else self.figures.removed_with(len(gardens))
        if board.stack < 0 or board.stack != int(board.unseen).bit_count() - removed:
            raise Broken(
                "stack", f"{board.stack} of {int(board.unseen).bit_count()} unseen, {removed} removed"
            )


def check_animals(farm: Farm, figures: SheetFigures) -> None:
    """Each animal in the stable or on a pasture with room, none before the pacifier (F-76)."""
    areas = [farm.places >> 4 * place & 15 for place in range(len(ANIMALS))]
    if farm.places >> 4 * len(ANIMALS) or max(areas) > len(AREAS):
        raise Broken("pastures", f"animals at {areas}")
    before = (figures.pacifier - farm.offset) % len(AREAS) + 1
    for area in areas:
        if area and (areas.count(area) > figures.room or area == before):
            raise Broken("pastures", f"animals at {areas}, the pacifier at {before}")


def check_step(before: Key, after: Key) -> None:
    """The wheel goes forward by single steps, and products come from that alone (F-43, F-48)."""
    turned = (after[2] - before[2]) % len(AREAS)
    gains = [(after[4] >> LANE * place) - (before[4] >> LANE * place) & MOST for place in range(len(ANIMALS))]
    if turned > 1:
        raise Broken("wheel", f"a player wheel went from {before[2]} to {after[2]}")
    if max(gains) > turned or sum(gains) > 2:
        raise Broken("products", f"products {gains} after {turned} steps")
