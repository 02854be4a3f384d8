"""Positions to play on in tests, in the notation of the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from bocage import games
from bocage.core.events import Chronicle
from bocage.core.game import Game
from bocage.games.agricola.game import Game as Agricola
from bocage.games.agricola.rules.scoring import score_sheet as agricola_sheet
from bocage.games.creatures.game import Game as Creatures
from bocage.games.creatures.rules.scoring import score_sheet as creatures_sheet
from bocage.wording import action_sentence, event_sentence, refusal_sentence


class Table:
    """A game that goes on from a position."""

    def __init__(self, position: dict[str, object]) -> None:
        kind = games.game_class(str(position["game"]))
        assert kind is not None
        self.game: Game = kind.from_position(position)
        self.chronicle = Chronicle()
        self.game.listen(self.chronicle)

    def act(self, line: str) -> Self:
        """Play actions, separated by semicolons; each must be on offer."""
        for text in (word.strip() for word in line.split(";")):
            assert text in self.offers(), f"{text} is not among {self.offers()}"
            self.game.play(text)
        return self

    def quietly(self, *answers: str) -> Self:
        """Answer once with the first of these that is on offer, or leave what can be left."""
        offers = self.offers()
        quiet = (*answers, "stop", "no")
        self.game.play(next((text for text in quiet if text in offers), offers[0]))
        return self

    def offers(self) -> list[str]:
        """The legal actions."""
        return [self.game.codec.text(action) for action in self.game.legal_actions()]

    def refused(self, text: str) -> tuple[str, str]:
        """The rule and the reason that forbid an action."""
        refusal = self.game.why_not(self.game.codec.parse(text))
        assert refusal is not None, f"{text} is allowed"
        return refusal.rule, refusal.key

    def said(self, text: str, lang: str) -> str:
        """An action as a sentence, or why it is refused."""
        action = self.game.codec.parse(text)
        refusal = self.game.why_not(action)
        if refusal is not None:
            return refusal_sentence(self.game, refusal, lang)
        return action_sentence(self.game, action, lang)

    def told(self, key: str, lang: str) -> list[str]:
        """The events of a kind as sentences."""
        events = [event for event in self.chronicle.events if event.key == key]
        return [event_sentence(self.game, event, lang, ["Ada", "Bea"]) for event in events]

    def farm(self, seat: int = 0) -> dict[str, Any]:
        """What a seat has, as the position says it."""
        farms: Any = self.game.position()["farms"]
        return dict(farms[seat])

    def has(self, good: str, seat: int = 0) -> int:
        """How much of a good or how many of an animal a seat has."""
        farm = self.farm(seat)
        return int(farm.get(good, farm.get("animals", {}).get(good, 0)))

    def points(self, key: str, seat: int = 0) -> float:
        """One line of the score, if the game ended now."""
        if isinstance(self.game, Agricola):
            lines = agricola_sheet(self.game.board, seat).lines
        else:
            assert isinstance(self.game, Creatures)
            lines = creatures_sheet(self.game.board.farm(seat)).lines
        return sum(line.points for line in lines if line.key == key)


def agricola(*farms: Mapping[str, object], seats: int = 2, **others: object) -> Table:
    """A turn of the first player in the work phase, of round 1 unless said otherwise."""
    filled = [*farms, *({} for _ in range(seats - len(farms)))]
    options = {"seats": seats, "decks": ["base", "orchard"]}
    return Table({"game": "agricola", "options": options, "farms": filled, **others})


def creatures(
    first: Mapping[str, object], second: Mapping[str, object] | None = None, **others: object
) -> Table:
    """The same for All Creatures Big and Small; the Cottage stands unless it is replaced."""
    farms = []
    for farm in (first, second or {}):
        placed: Any = farm.get("buildings", {})
        farms.append({**farm, "buildings": {"a3": "cottage", **placed}})
    options = {"first_player": 0, "decks": ["base", "orchard"]}
    return Table({"game": "creatures", "options": options, "farms": farms, **others})
