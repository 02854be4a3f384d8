"""What was taken, played and turned, and what it did; and how often a card may be carried out (F-29)."""

from __future__ import annotations

from bocage.core.events import Listener
from bocage.fuzzing.report import Broken, Component, Report
from bocage.games.farmerama.referee.figures import ANIMALS, CARDS, SheetFigures
from bocage.games.farmerama.rules.state import Board

WHEEL = "player_wheel"
SPECIAL = "special_tile"
# Steps of a card; seeds is one to gather, then one to sow.
STEPS = {"sowed": "sow", "harvested": "harvest", "fetched": "fetch", "fed": "feed", "gathered": "gather"}
SOWS_ONCE = CARDS.index("seeds")
WHEEL_CARDS = 3


class CardTurn:
    """A card that somebody is carrying out.

    Attributes:
        limit: how often it may be done for nothing; bounded: it may not be done more often.
        done: how often it was done.
    """

    def __init__(self, card: int, limit: int, bounded: bool) -> None:
        self.card = card
        self.limit = limit
        self.bounded = bounded
        self.done = 0
        self.used = False


class Usage(Listener):
    """Hears what happens."""

    def __init__(self, board: Board, figures: SheetFigures, report: Report) -> None:
        self.board = board
        self.figures = figures
        self.report = report
        self.names = list(figures.tiles)
        self.turns: dict[int, CardTurn] = {}
        self.taken: dict[tuple[int, str], bool] = {}  # whether a building has been of use, by seat and id
        self.last_taken: dict[int, str] = {}
        self.special = int(board.farm(0).special)
        self.brought = False  # whether the last step of a wheel has brought a product
        self.problem = ""
        for tile in self.names:
            report.component(tile)
        for card in CARDS:
            self.entry(card, "played")
        self.entry(WHEEL, "turned")
        self.entry(SPECIAL, "earned").built += self.special

    def entry(self, id: str, word: str) -> Component:
        """The entry of something that is not built."""
        component = self.report.component(id)
        component.word = word
        return component

    def hear(self, key: str, seat: int, x: int, y: int, z: int) -> None:
        if key in STEPS:
            self._step(key, int(seat), int(x))
        elif key == "begins":
            self._begin(int(seat), int(x))
        elif key in ("awarded", "took"):
            self._award(key, int(seat), int(x), int(y))
        elif key in ("turned", "product"):
            self._wheel(key, int(x))
        elif key in ("replenished", "spent", "put_back"):
            self._special(key, int(x))

    def _begin(self, seat: int, card: int) -> None:
        self.turns[seat] = CardTurn(card, *self._limit(card))
        self.report.component(CARDS[card]).built += 1

    def _limit(self, card: int) -> tuple[int, bool]:
        """How often a card may be carried out now, and whether that is a bound (F-29, F-63)."""
        board = self.board
        if card == SOWS_ONCE:
            return 2, not (board.advanced and self.figures.seeds_for_water)
        if card >= WHEEL_CARDS:
            return 0, False
        players = sum(int(board.farm(seat).chosen) >> card & 1 for seat in range(board.seats))
        alone = board.favoured == card + 1 if board.seats == 1 else players == 1
        limit = self.figures.wheel[board.wheel][CARDS[card]][0 if alone else 1]
        return limit, not board.advanced or CARDS[card] == "water"

    def _step(self, key: str, seat: int, x: int) -> None:
        turn = self.turns.get(seat)
        if turn is None:
            return
        component = self.report.component(CARDS[turn.card])
        turn.done += x if key == "fetched" else 1
        if turn.bounded and turn.done > turn.limit:
            self.problem = f"{CARDS[turn.card]} is done {turn.done} times, {turn.limit} are allowed"
        if key == "gathered" and x == 0:
            return
        component.slots[ANIMALS[x] if key == "fed" else STEPS[key]] += 1
        component.used += not turn.used
        turn.used = True

    def _award(self, key: str, seat: int, x: int, y: int) -> None:
        if key == "awarded":
            tile = self.names[x]
            self.report.component(tile).built += 1
            self.taken[seat, tile] = False
            self.last_taken[seat] = tile
            if y:
                self._mark(seat, tile, "goods")
        else:
            self._mark(seat, self.last_taken.get(seat, ""), "any_crop")

    def _mark(self, seat: int, tile: str, slot: str) -> None:
        if (seat, tile) not in self.taken:
            return
        component = self.report.component(tile)
        component.slots[slot] += 1
        component.used += not self.taken[seat, tile]
        self.taken[seat, tile] = True

    def _wheel(self, key: str, x: int) -> None:
        component = self.report.component(WHEEL)
        if key == "turned":
            component.built += 1
            self.brought = False
        else:
            component.slots[ANIMALS[x]] += 1
            component.used += not self.brought
            self.brought = True

    def _special(self, key: str, x: int) -> None:
        component = self.report.component(SPECIAL)
        if key == "replenished":
            component.built += x > self.special
            self.special = x
        else:
            component.slots[key] += 1
            component.used += 1
            self.special -= 1

    def check(self) -> None:
        """No card was carried out too often. Raises `Broken`."""
        if self.problem:
            raise Broken("limit", self.problem)

    def end(self) -> None:
        """The game is over: stars count now."""
        for seat, tile in self.taken:
            if self.figures.tiles[tile].get("star"):
                self._mark(seat, tile, "star")
