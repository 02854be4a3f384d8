"""Goose Green as a game one can play."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Self

from bocage.core.cards import Text
from bocage.core.chance import Dice
from bocage.core.errors import BadOption
from bocage.core.fields import shown
from bocage.core.game import Game as CoreGame
from bocage.core.game import Options
from bocage.core.lanes import bit
from bocage.core.options import read_mode, refuse_unknown
from bocage.core.outcome import Outcome, ScoreLine, ScoreSheet
from goose import position
from goose.rules import CODEC, KERNEL, opening
from goose.state import CARDS, NO_CARD, Green, points

MODE = "green"
WORDS = ("seats", "mode")


class Game(CoreGame):
    """A game of Goose Green, for two or three players.

    >>> game = Game.from_options({"seats": 2}, seed=1)
    >>> game.play("lay dog")
    >>> game.view(1)["farms"][0]["laid"]
    'face_down'
    """

    id: ClassVar[str] = "goose"
    name: ClassVar[Text] = Text(en="Goose Green", fr="Le pré aux oies")
    modes: ClassVar[tuple[str, ...]] = (MODE,)
    players: ClassVar[tuple[int, ...]] = position.SEATS
    rules_version: ClassVar[int] = 1

    @classmethod
    def from_options(cls, options: Options, seed: int | None = None) -> Self:
        refuse_unknown(options, WORDS)
        seats = options.get("seats", 2)
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in cls.players:
            raise BadOption("option-seats", seats=shown(seats), known="2, 3")
        read_mode(options.get("mode", MODE), cls.modes)
        return cls(KERNEL, CODEC, opening(seats), {"seats": seats, "mode": MODE}, seed)

    @classmethod
    def from_position(cls, position_: Mapping[str, object], seed: int | None = None) -> Self:
        state = position.read(position_)
        game = cls(KERNEL, CODEC, state, {"seats": int(state.seats), "mode": MODE}, seed)
        game.start = position_
        return game

    @property
    def green(self) -> Green:
        """The state, by its own name."""
        assert isinstance(self.state, Green)
        return self.state

    def blank(self) -> CoreGame:
        return type(self)(KERNEL, CODEC, self.green.copy(), self.options, None)

    def end_rule(self) -> str:
        return "G-3.1"

    def position(self) -> dict[str, object]:
        self.menu()
        return position.position(self.green)

    def view(self, seat: int | None) -> dict[str, object]:
        self.menu()
        return position.view(self.green, seat)

    def sample(self, seat: int, rng: Random) -> CoreGame:
        """A game in which the cards of the others that lie face down are drawn anew."""
        self.menu()
        game = self.copy()
        assert isinstance(game, Game)
        state = game.green
        for other in range(int(state.seats)):
            if other != seat and state.laid[other] != NO_CARD:
                hand = state.hands[other] | bit(state.laid[other])
                drawn = rng.choice([card for card in range(len(CARDS)) if hand & bit(card)])
                state.laid[other], state.hands[other] = drawn, hand & ~bit(drawn)
        game.trail = None  # the moves tell what was laid
        if game._dice is not None:
            game._dice = Dice(rng.getrandbits(30))  # and chance must not be foreseen
        return game

    def scores(self) -> tuple[float, ...]:
        green = self.green
        return tuple(float(sum(points(green, seat).values())) for seat in range(int(green.seats)))

    def outcome(self) -> Outcome | None:
        if self.to_act is not None:
            return None
        green = self.green
        seats = range(int(green.seats))
        sheets = [
            ScoreSheet([ScoreLine(line, line, float(worth)) for line, worth in points(green, seat).items()])
            for seat in seats
        ]
        # G-3.2: of equal scores, the one with more geese is better.
        ranks = [(sheets[seat].total, green.pond[seat] + green.coop[seat]) for seat in seats]
        winners = tuple(seat for seat in seats if ranks[seat] == max(ranks))
        highest = [rank for rank in ranks if rank[0] == max(ranks)[0]]
        reason = "goose-shared" if len(winners) > 1 else "score" if len(highest) == 1 else "goose-geese"
        return Outcome(sheets, winners, reason)
