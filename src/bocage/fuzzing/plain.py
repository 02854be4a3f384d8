"""The general referee: a game that brings none is held to the contract.

Counted are its kinds of actions, and how often each card came into play and was answered for.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType

from bocage import rules
from bocage.core.errors import BadOption, BocageError
from bocage.core.game import Game
from bocage.core.menu import ANYTIME, TRIGGER, argument_of, kind_of
from bocage.core.state import NATURE
from bocage.fuzzing import contract
from bocage.fuzzing.play import Profile, Watch
from bocage.fuzzing.report import Broken, Report
from bocage.games import kit

LIMIT = 20_000  # decisions
OWN_CHANCE = 0.5  # how many games let the campaign play chance
WANTED = 0.8  # how often cards that the options have brought are preferred
SAMPLE_EVERY = 5  # decisions, on average
WORD = "offered"  # a kind of action is not built
NO_OPTIONS: Mapping[str, object] = MappingProxyType({})


class PlainProfile(Profile):
    """Campaigns of any game, over all its modes and numbers of players."""

    def __init__(
        self,
        game: str,
        mode: str | None,
        players: int | None,
        components: Path | None,
        options: Mapping[str, object] = NO_OPTIONS,
    ) -> None:
        found = kit(game)
        assert found is not None
        self.kind: type[Game] = found.game
        self.options = possible_options(self.kind, mode, players, options)
        self.wanted = self._brought() if options else frozenset()
        self.rules = frozenset(rules.ids(game)) if game in rules.games() else frozenset()
        self.limit = LIMIT
        self.rng = Random(0)

    def new_game(self, rng: Random) -> Game:
        self.rng = Random(rng.getrandbits(64))
        seed = None if rng.random() < OWN_CHANCE else rng.randrange(2**32)
        return self.kind.from_options(rng.choice(self.options), seed)

    def _brought(self) -> frozenset[str]:
        """The cards that the options have brought into the game: it is for their sake that it is played."""
        usual = self.kind.from_options({}).kernel.catalogue.numbers
        found = self.kind.from_options(self.options[0]).kernel.catalogue.numbers
        return frozenset(found) - frozenset(usual)

    def choose(self, game: Game, rng: Random) -> int:
        actions = game.legal_actions()
        if self.wanted and rng.random() < WANTED:
            names = [game.codec.words_of(action)[1].split(".")[0] for action in actions]
            wanted = [action for action, name in zip(actions, names, strict=True) if name in self.wanted]
            return rng.choice(wanted or actions)
        return rng.choice(actions)

    def watch(self, game: Game, report: Report) -> Watch:
        return PlainWatch(game, report, self.rng)


def possible_options(
    kind: type[Game], mode: str | None, players: int | None, others: Mapping[str, object] = NO_OPTIONS
) -> list[dict[str, object]]:
    """The modes and numbers of players that go together, with what all games are made with.

    Raises:
        BadOption: there are no such games.
    """
    found: list[dict[str, object]] = []
    problem: BocageError = BadOption("option-seats", seats=str(players), known=str(kind.players))
    for one in [mode] if mode else kind.modes or ("",):
        for seats in [players] if players else kind.players:
            options: dict[str, object] = {**others, "mode": one} if one else dict(others)
            if len(kind.players) > 1:
                options["seats"] = seats
            try:
                kind.from_options(options)
            except BocageError as refused:
                problem = refused
            else:
                found.append(options)
    if not found:
        raise problem
    return found


class PlainWatch(Watch):
    """Follows a game of which nothing is known but that it keeps the contract."""

    def __init__(self, game: Game, report: Report, rng: Random) -> None:
        self.report = report
        self.rng = rng
        self.seats = int(game.state.seats)
        self.cards: set[tuple[int, int]] = set()
        self._see_cards(game)
        for kind in game.codec.kinds:
            if any(word is not None for word in kind.words):
                report.component(kind.name).word = WORD

    def before(self, game: Game, action: int) -> None:
        kinds = game.codec.kinds
        for kind in {kind_of(legal) for legal in game.legal_actions()}:
            self.report.component(kinds[kind].name).built += 1
        self.report.component(kinds[kind_of(action)].name).used += 1
        card = self._asker(game, action)
        if card is not None:
            self.report.component(card).used += 1

    def _asker(self, game: Game, action: int) -> str | None:
        """The card that an action is an answer to, or whose effect it uses."""
        found, top = game.kernel.catalogue, game.state.top
        if kind_of(action) == TRIGGER:
            return found.cards[found.asking[argument_of(action)].card].id
        if kind_of(action) == ANYTIME:
            return found.cards[found.anytime[argument_of(action)].card].id
        address = "" if top is None else found.addresses[top.node].split(".")[0]
        return address if address in found.numbers else None

    def _see_cards(self, game: Game) -> None:
        """Count the cards that have come to lie in front of somebody."""
        for seat in range(self.seats):
            for card in game.state.cards(seat).numbers():
                if (seat, card) not in self.cards:
                    self.cards.add((seat, card))
                    self.report.component(game.kernel.catalogue.cards[card].id).built += 1

    def after(self, game: Game) -> None:
        acting = game.to_act
        if acting is not None and not NATURE <= acting < self.seats:
            raise Broken("seat", f"there is no seat {acting}")
        if (acting is None) != (not game.legal_actions()):
            raise Broken("legal", f"{acting} is to act with the actions {game.legal_actions()}")
        if len(game.scores()) != self.seats:
            raise Broken("scores", f"{len(game.scores())} scores for {self.seats} seats")
        if acting is not None and game.outcome() is not None:
            raise Broken("outcome", "the game has an outcome before it is over")
        self._see_cards(game)
        if self.rng.random() * SAMPLE_EVERY < 1:
            for seat in range(self.seats):
                contract.check_sample(game, seat, self.rng)

    def end(self, game: Game) -> None:
        outcome = game.outcome()
        if outcome is None:
            raise Broken("outcome", "the game is over without an outcome")
        if outcome.scores != game.scores():
            raise Broken("scores", f"the sheets come to {outcome.scores}, the scores are {game.scores()}")
        if not all(0 <= seat < self.seats for seat in outcome.winners):
            raise Broken("outcome", f"winners {outcome.winners} of {self.seats} seats")
