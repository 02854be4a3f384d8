"""Supplies and pieces: nothing negative, nothing lost, nothing twice (C-1)."""

from __future__ import annotations

from bocage.fuzzing.report import Broken
from bocage.games.creatures.rules.book import COTTAGE, FIRST_SPECIAL, STABLE, STALL, Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.options import PIECES
from bocage.games.creatures.rules.state import Board

BORDERS_IN_BOX = 26  # C-1.2
TROUGHS_IN_BOX = 10  # C-1.3
ROUNDS = 8
LANE = 9  # bits of one count, the top one a guard
GUARDS = sum(1 << (LANE * place + LANE - 1) for place in range(7))
BORDER_LANE = 3  # in a farm's goods
BORDER_PILE = 4  # in the piles


def check_words(board: Board) -> None:
    """Packed counts are never negative and never overflow."""
    farms = (board.farm0, board.farm1)
    words = [board.piles, board.extras]
    for farm in farms:
        words += [farm.goods, farm.animals, farm.promised, farm.memory]
    for word in words:
        if word < 0 or word & GUARDS:
            raise Broken("supplies", f"a packed count has gone below zero or above 255: {word:#o}")
    if min(board.troughs, board.tiles, board.expansions) < 0:
        raise Broken(
            "supplies", f"troughs {board.troughs}, tiles {board.tiles}, expansions {board.expansions}"
        )


class Pieces:
    """How many of each limited piece a game has: in the supply, on the board and on both farms."""

    def __init__(self, board: Board, mode: str) -> None:
        self.box = PIECES[mode]
        self.counts = count_pieces(board)
        self.specials = specials_in_play(board)
        self.seen: object = None
        self._check_box()

    def _check_box(self) -> None:
        borders, troughs, tiles, expansions = self.counts
        if borders > BORDERS_IN_BOX:
            raise Broken("borders", f"{borders} borders in all (C-1.2)")
        if troughs > TROUGHS_IN_BOX:
            raise Broken("troughs", f"{troughs} troughs in all (C-1.3)")
        if tiles > self.box:
            raise Broken("tiles", f"{tiles} stalls and stables in all (C-1.4)")
        if expansions > self.box:
            raise Broken("expansions", f"{expansions} expansions in all (C-1.5)")

    def draw(self, tile: int) -> None:
        """Chance has laid out one special building more."""
        self.specials = sorted([*self.specials, tile])

    def check(self, board: Board, in_hand: bool) -> None:
        """Every piece is still somewhere. `in_hand`: some are just being moved from cell to cell."""
        check_words(board)
        if in_hand:
            return
        counts = count_pieces(board)
        for name, now, was in zip(
            ("borders", "troughs", "tiles", "expansions"), counts, self.counts, strict=True
        ):
            if now != was:
                raise Broken(name, f"there were {was} in all, now there are {now}")
        key = (board.display, board.farm0.tiles, board.farm1.tiles)
        if key != self.seen and specials_in_play(board) != self.specials:
            raise Broken(
                "specials", f"special buildings in play: {specials_in_play(board)}, before: {self.specials}"
            )
        self.seen = key


def count_pieces(board: Board) -> tuple[int, int, int, int]:
    """All borders, troughs, Stall/Stable tiles and expansions of the game, wherever they are."""
    borders = (board.piles >> LANE * BORDER_PILE & 255) + ROUNDS - board.round
    troughs, tiles, expansions = board.troughs, board.tiles, board.expansions
    for farm in (board.farm0, board.farm1):
        borders += (farm.goods >> LANE * BORDER_LANE & 255) + int(farm.borders).bit_count()
        troughs += int(farm.troughs).bit_count()
        tiles += farm.tiles.count(STALL + 1) + farm.tiles.count(STABLE + 1)
        expansions += farm.columns - 2
    return borders, troughs, tiles, expansions


def specials_in_play(board: Board) -> list[int]:
    """The special buildings on the display and on the farms, by number; each must be there once (C-1.6)."""
    found = board.display.numbers()
    for farm in (board.farm0, board.farm1):
        found += [number - 1 for number in farm.tiles if number > FIRST_SPECIAL]
    return sorted(found)


def check_notes(farm: Farm) -> None:
    """What a farm notes beside its tiles agrees with them."""
    cells = [(cell, number - 1) for cell, number in enumerate(farm.tiles) if number]
    notes = {
        "built": sum(1 << cell for cell, _ in cells),
        "stalls": sum(1 << cell for cell, tile in cells if is_like(farm.book, tile, STALL)),
        "stables": sum(1 << cell for cell, tile in cells if tile == STABLE),
    }
    cards = sorted(tile for _, tile in cells if tile == COTTAGE or tile >= FIRST_SPECIAL)
    if farm.cards.numbers() != cards:
        raise Broken("notes", f"cards are {farm.cards}, the tiles say {cards}")
    for name, mask in notes.items():
        if getattr(farm, name) != mask:
            raise Broken("notes", f"{name} is {getattr(farm, name):#o}, the tiles say {mask:#o}")
    if any(cell >= farm.columns * 3 for cell, _ in cells) or farm.troughs >> farm.columns * 3:
        raise Broken("notes", "something stands outside the farm")


def is_like(book: Book, tile: int, sort: int) -> bool:
    """Whether a tile is of this sort, or counts as one."""
    return tile == sort or book.buildings[tile].counts_as == sort
