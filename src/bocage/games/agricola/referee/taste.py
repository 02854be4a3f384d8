"""How a campaign plays: at random, with a taste for rare cards, building, and using what was built."""

from __future__ import annotations

from collections import Counter
from random import Random

from bocage.core.game import Game
from bocage.core.menu import ANYTIME, STOP, TRIGGER, YES, action_of, argument_of, kind_of
from bocage.games.agricola.referee.deck import BOOK, DECK
from bocage.games.agricola.rules.actions import (
    BAKE,
    DEAL_MINOR,
    DEAL_OCCUPATION,
    ENCLOSE,
    GIVE_BACK,
    KEEP_MINOR,
    KEEP_OCCUPATION,
    MAJOR,
    MINOR,
    OCCUPATION,
    PLOW,
    RELEASE,
    ROOM,
    SOW_GRAIN,
    SOW_VEGETABLE,
    SPACE,
    STABLE,
)
from bocage.games.agricola.rules.book import RULE_CARD
from bocage.games.agricola.rules.events import AFTER, USES
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.state import Board

IDLE = 0.01  # how often something is done that is never needed
DRIFT = 0.2  # how many players have no taste at all
SAY_YES = 4.0
# How much a kind of action is liked; all others count 1.
KINDS = {
    STOP: 0.7,
    TRIGGER: 6.0,
    ANYTIME: 0.5,
    MAJOR: 4.0,
    MINOR: 6.0,
    OCCUPATION: 6.0,
    ROOM: 4.0,
    PLOW: 4.0,
    STABLE: 1.5,
    ENCLOSE: 5.0,
    SOW_GRAIN: 4.0,
    SOW_VEGETABLE: 5.0,
    BAKE: 3.0,
    GIVE_BACK: 3.0,
    RELEASE: 1.0,
}
SPACES = {
    "lessons": 8.0,
    "more_lessons": 8.0,
    "meeting_place": 5.0,
    "major_improvement": 8.0,
    "house_redevelopment": 7.0,
    "farm_redevelopment": 6.0,
    "basic_wish_for_children": 6.0,
    "urgent_wish_for_children": 5.0,
    "modest_wish_for_children": 4.0,
    "fencing": 6.0,
    "grain_utilization": 5.0,
    "cultivation": 5.0,
    "farm_expansion": 7.0,
    "farmland": 3.0,
    "grain_seeds": 2.0,
    "vegetable_seeds": 3.0,
    "reed_bank": 3.0,
    "forest": 3.0,
}
SPACE_TASTE = [SPACES.get(name, 2.0) for name in SPACE_NAMES]
REACTION = 6.0  # how much better a space is where an own card reacts
HEARD = [
    BOOK.listening[USES + space].joined(BOOK.listening[AFTER + space]) for space in range(len(SPACE_NAMES))
]
SIMPLE = {entry.number for entry in BOOK.anytime if entry.card == RULE_CARD}  # without a card
OWN_CARD = 3.0  # how much an exchange by an own card is liked
PLAYED = (MAJOR, MINOR, OCCUPATION)
CARD_KINDS = (*PLAYED, KEEP_MINOR, KEEP_OCCUPATION, DEAL_MINOR, DEAL_OCCUPATION)  # the argument is a card


def space_taste(game: Game) -> list[float]:
    """How much each space is liked by whoever decides: more where an own card reacts, or lets one join."""
    board, top = game.state, game.state.top
    assert isinstance(board, Board)
    if top is None or top.seat < 0:
        return SPACE_TASTE
    cards = board.cards(top.seat)
    occupied = int(board.occupied())
    return [
        liking * (REACTION if cards.meets(heard) or occupied >> space & 1 else 1)
        for space, (liking, heard) in enumerate(zip(SPACE_TASTE, HEARD, strict=True))
    ]


class FuzzPolicy:
    """Chooses actions; remembers which cards were played often."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.drifting = False
        self.cook = 1.0

    def begin(self, rng: Random) -> None:
        """A new game, with players of another temper."""
        self.drifting = rng.random() < DRIFT
        self.cook = rng.choice([0.1, 0.5, 2.0])

    def choose(self, game: Game, rng: Random) -> int:
        """One of the legal actions: first a kind, then its argument."""
        menu = game.menu()
        idle = menu.idle_actions()
        actions = menu.main_actions()
        if idle and (rng.random() < IDLE or not actions):
            return rng.choice(idle)
        if self.drifting:
            return rng.choice(actions)
        spaces = space_taste(game)
        groups: dict[int, list[int]] = {}
        for action in actions:
            groups.setdefault(kind_of(action), []).append(argument_of(action))
        likings = [self._liking(kind, found, spaces) for kind, found in groups.items()]
        kind = rng.choices(list(groups), likings)[0]
        weights = self._weights(kind, groups[kind], spaces)
        argument = rng.choices(groups[kind], weights)[0]
        if kind in PLAYED:
            self.played[BOOK.names[argument]] += 1
        return action_of(kind, argument)

    def _liking(self, kind: int, found: list[int], spaces: list[float]) -> float:
        if kind == SPACE:
            return sum(spaces[space] for space in found)
        if kind == ANYTIME:
            return self.cook + (OWN_CARD if any(entry not in SIMPLE for entry in found) else 0)
        return KINDS.get(kind, 1.0)

    def _weights(self, kind: int, found: list[int], spaces: list[float]) -> list[float]:
        if kind == SPACE:
            return [spaces[space] for space in found]
        if kind == YES:
            return [SAY_YES if yes else 1.0 for yes in found]
        if kind == ANYTIME:
            return [1.0 if entry in SIMPLE else OWN_CARD for entry in found]
        if kind in CARD_KINDS:
            return [self._rarity(BOOK.names[card]) for card in found]
        return [1.0] * len(found)

    def _rarity(self, card: str) -> float:
        """Cards that were seldom played, and those that ask for something, are liked most."""
        return (4.0 if DECK[card].requires else 1.0) / (1 + self.played[card]) ** 2
