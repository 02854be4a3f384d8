"""The invariants of the game, and what was used."""

from __future__ import annotations

from random import Random
from typing import Any

from bocage.core.events import Listener
from bocage.core.game import Game as CoreGame
from bocage.fuzzing.contract import check_sample
from bocage.fuzzing.play import Watch
from bocage.fuzzing.report import Broken, Report
from bocage.games.agricola import Game
from bocage.games.agricola.referee.deck import BOOK
from bocage.games.agricola.referee.land import Farm, FarmyardMap, cell_of, check_land, land_of
from bocage.games.agricola.referee.ledger import Ledger
from bocage.games.agricola.referee.oracle.points import check_scores
from bocage.games.agricola.referee.oracle.referee import Referee
from bocage.games.agricola.referee.oracle.walk import PLACING
from bocage.games.agricola.referee.pieces import CardPlaces, Piles, check_later, check_people, check_pieces
from bocage.games.agricola.referee.secrecy import check_alike, check_hidden, other_world
from bocage.games.agricola.referee.shelter import check_housed
from bocage.games.agricola.referee.usage import Usage
from bocage.games.agricola.rules.notation import CELL_NAMES
from bocage.games.agricola.rules.verbs.animals import HouseAnimals

SECRETS_EVERY = 25  # decisions, on average, between looks at what a seat may know
HOUSING = {address for address, node in BOOK.places.items() if isinstance(BOOK.nodes[node], HouseAnimals)}
DRAWN = ("rooms", "fields", "stables", "fences")


class Ears(Listener):
    """Hears the events for all who count."""

    def __init__(self, ledger: Ledger, piles: Piles, usage: Usage) -> None:
        self.ledger = ledger
        self.piles = piles
        self.usage = usage

    def hear(self, key: str, seat: int, x: int, y: int, z: int) -> None:
        self.ledger.hear(key, seat, x, y)
        self.piles.hear(key, seat, x, y)
        self.usage.hear(key, seat, x, y)


class AgricolaWatch(Watch):
    """Follows one game."""

    def __init__(self, game: Game, report: Report, rng: Random) -> None:
        self.rng = rng
        position: dict[str, Any] = game.position()
        self.farms: list[Farm] = position["farms"]
        self.ledger = Ledger(position)
        self.piles = Piles(position)
        self.cards = CardPlaces(position)
        self.usage = Usage(game.board, report)
        self.referee = Referee(position, rng)
        self.drawings: list[object] = [None] * len(self.farms)
        self.lands: list[FarmyardMap] = [land_of(farm) for farm in self.farms]
        game.listen(Ears(self.ledger, self.piles, self.usage))

    def before(self, game: CoreGame, action: int) -> None:
        self.usage.before(game, action, self.farms)

    def after(self, game: CoreGame) -> None:
        assert isinstance(game, Game)
        position: dict[str, Any] = game.position()
        self.usage.after(position["farms"])
        self.farms = position["farms"]
        self.ledger.check(position)
        self.piles.check(position)
        self.cards.check(position)
        check_pieces(position)
        for seat, farm in enumerate(self.farms):
            self._check_farm(game, position, seat, farm)
        if game.to_act is not None and game.prompt == PLACING:
            check_people(position)
            check_later(position)
        self.referee.after(game, position, self.usage.heard, game.codec.text(self.usage.action))
        if self.rng.random() * SECRETS_EVERY < 1:
            self.check_secrets(game)

    def _check_farm(self, game: Game, position: dict[str, Any], seat: int, farm: Farm) -> None:
        """The drawing when it has changed; who has a home, unless somebody is just being housed."""
        drawing = [farm[name] for name in DRAWN]
        if self.drawings[seat] != drawing:
            self.drawings[seat] = drawing
            self.lands[seat] = land_of(farm)
            check_land(self.lands[seat])
            compare(game, seat, self.lands[seat])
        if not any(frame[0] in HOUSING and frame[1] == seat for frame in position["agenda"]):
            check_housed(farm, self.lands[seat])
            self.usage.rest(seat, farm, self.lands[seat])

    def check_secrets(self, game: Game) -> None:
        """Views and samples of one seat."""
        seat = self.rng.randrange(len(self.farms))
        check_hidden(game, seat)
        check_sample(game, seat, self.rng)
        other = other_world(game, seat, self.rng)
        if other is not None:
            check_alike(game, other, seat)

    def end(self, game: CoreGame) -> None:
        assert isinstance(game, Game)
        check_scores(game)
        self.usage.end(game.position())


def compare(game: Game, seat: int, land: FarmyardMap) -> None:
    """Pastures and unused spaces are those of the drawing."""
    farm = game.board.farm(seat)
    farm.enclosed()
    pastures = {frozenset(_cells(int(mask))) for mask in farm.pasture_cells}
    if pastures != set(land.pastures):
        raise Broken("pastures", f"seat {seat}: {pastures}, counted {land.pastures}")
    if _cells(int(farm.unused())) != land.unused():
        raise Broken("unused", f"seat {seat}: {_cells(int(farm.unused()))}, counted {land.unused()}")


def _cells(mask: int) -> set[tuple[int, int]]:
    return {cell_of(name) for place, name in enumerate(CELL_NAMES) if mask >> place & 1}
