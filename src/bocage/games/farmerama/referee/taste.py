"""How a campaign plays: at random, with a taste for doing things and for rare buildings."""

from __future__ import annotations

from collections import Counter
from random import Random

from bocage.core.game import Game
from bocage.core.menu import STOP, action_of
from bocage.games.farmerama.referee.figures import ANIMALS, CARDS, CROPS, SheetFigures
from bocage.games.farmerama.referee.pieces import LANE, members
from bocage.games.farmerama.rules.actions import (
    CHOOSE_TILE,
    DRAW,
    FEED,
    GATHER,
    HARVEST,
    PICK,
    PUT_BACK,
    SOW,
    SPEND,
    TURN,
)
from bocage.games.farmerama.rules.state import Board

DRIFT = 0.2  # how many players have no taste at all
# How much a kind of action is liked; all others count 1.
KINDS = {STOP: 0.7, SOW: 5, HARVEST: 5, FEED: 12, GATHER: 3, TURN: 2.5, SPEND: 0.4, PUT_BACK: 0.6}
CARD_TASTE = (1.5, 1.5, 1.2, 0.6, 1.0)
CAN_FEED = 6.0


class FuzzPolicy:
    """Chooses actions; remembers which buildings were taken often."""

    def __init__(self, figures: SheetFigures) -> None:
        self.feed = [figures.animals[animal]["feed"] for animal in ANIMALS]
        self.taken: Counter[int] = Counter()
        self.drifting = False

    def begin(self, rng: Random) -> None:
        """A new game."""
        self.drifting = rng.random() < DRIFT

    def choose(self, game: Game, rng: Random) -> int:
        """One of the legal actions."""
        menu = game.menu()
        offers = [(int(menu.kind_at(place)), int(menu.mask_at(place))) for place in range(menu.count)]
        if self.drifting:
            kind, mask = rng.choices(offers, [mask.bit_count() for _, mask in offers])[0]
            return action_of(kind, rng.choice(members(mask)))
        kind, mask = rng.choices(offers, [KINDS.get(kind, 1.0) for kind, _ in offers])[0]
        return action_of(kind, self._argument(game, kind, members(mask), rng))

    def _argument(self, game: Game, kind: int, found: list[int], rng: Random) -> int:
        if kind in (CHOOSE_TILE, DRAW):
            tile = rng.choices(found, [1 / (1 + self.taken[tile]) ** 2 for tile in found])[0]
            self.taken[tile] += kind == CHOOSE_TILE
            return tile
        if kind == PICK:
            return rng.choices(found, self._hands(game, found))[0]
        return rng.choice(found)

    def _hands(self, game: Game, hands: list[int]) -> list[float]:
        """How much each hand is liked."""
        board, top = game.state, game.state.top
        assert isinstance(board, Board)
        assert top is not None
        tastes = list(CARD_TASTE)
        if self._can_feed(int(board.farm(top.seat).barn), int(board.farm(top.seat).places)):
            tastes[CARDS.index("feed")] = CAN_FEED
        return [sum(tastes[card] for card in members(hand)) for hand in hands]

    def _can_feed(self, barn: int, places: int) -> bool:
        stock = {crop: barn >> LANE * place & 255 for place, crop in enumerate(CROPS)}
        for place, fodder in enumerate(self.feed):
            hungry = places >> 4 * place & 15 == 0
            if hungry and all(stock[crop] >= count for crop, count in fodder.items()):
                return True
        return False
