"""The invariants of the game, checked after every action, and what each building did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from bocage.core.game import Game as CoreGame
from bocage.core.menu import argument_of, kind_of
from bocage.fuzzing.play import Watch
from bocage.fuzzing.report import Broken, Report
from bocage.games.creatures import Game
from bocage.games.creatures.referee.land import FarmMap, land_of
from bocage.games.creatures.referee.pieces import Pieces, check_notes
from bocage.games.creatures.referee.recount import FinalFarm, best_sheet, total
from bocage.games.creatures.referee.second import Referee, can_follow
from bocage.games.creatures.referee.shelter import Counts, Shelters, shelter_of, unpack
from bocage.games.creatures.referee.usage import Birth, Usage
from bocage.games.creatures.rules.actions import DRAW
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.state import SEATS, Board

RELOCATING = ("relocate", "relocate-where")  # the questions while pieces are in hand


class CreaturesWatch(Watch):
    """Follows one game."""

    def __init__(self, game: Game, report: Report) -> None:
        game.menu()
        self.pieces = Pieces(game.board, str(game.options["mode"]))
        self.usage = Usage(game.board, report)
        self.drawings: list[object] = [None] * SEATS
        self.shelters = [shelters_of(game, seat) for seat in range(SEATS)]
        self.herds: list[int | None] = [None] * SEATS  # as they were last found to be housed
        game.listen(self.usage)
        self.referee = Referee(game) if can_follow(game) else None
        self.action = 0

    def before(self, game: CoreGame, action: int) -> None:
        self.action = action
        self.usage.before(game, action)
        kind, argument = (kind_of(action), argument_of(action))
        if kind == DRAW:
            self.pieces.draw(argument)

    def after(self, game: CoreGame) -> None:
        assert isinstance(game, Game)
        if self.referee is not None:
            self.referee.play(self.action)
        board = game.board
        in_hand = game.prompt[1] in RELOCATING
        self.pieces.check(board, in_hand)
        for birth in self.usage.births:
            check_birth(board.book, birth, board.switches)
        self.usage.after(game)
        if not in_hand:
            for seat in range(SEATS):
                self._check_farm(game, seat)

    def _check_farm(self, game: Game, seat: int) -> None:
        """The drawing when it has changed; who has a home, unless somebody is just being housed."""
        farm = game.board.farm(seat)
        drawing = (farm.tiles, farm.troughs, farm.borders, farm.columns)
        if self.drawings[seat] != drawing:
            self.drawings[seat] = drawing
            self.shelters[seat] = shelters_of(game, seat)
            self.herds[seat] = None
            check_notes(farm)
            check_land(farm, self.shelters[seat].land)
        if self.herds[seat] != farm.animals and not housing_is_open(game.board, seat):
            self.herds[seat] = farm.animals
            check_housed(self.shelters[seat], unpack(farm.animals))
            self.usage.rest(seat, self.shelters[seat], unpack(farm.animals))

    def end(self, game: CoreGame) -> None:
        assert isinstance(game, Game)
        check_scores(game)
        for seat in range(SEATS):
            self.usage.end(seat, sheet_of(game, seat))


def farm_of(game: Game, seat: int) -> Mapping[str, object]:
    """A farm as the position shows it."""
    return cast("list[Mapping[str, object]]", game.position()["farms"])[seat]


def shelters_of(game: Game, seat: int) -> Shelters:
    """The homes of a farm, as the position shows it."""
    return Shelters(land_of(game.book, farm_of(game, seat)), game.board.switches)


def sheet_of(game: Game, seat: int) -> FinalFarm:
    """The score of a farm, counted from the position."""
    return best_sheet(game.board.farm(seat), farm_of(game, seat), game.board.switches)


def housing_is_open(board: Board, seat: int) -> bool:
    """Whether the question who can stay is still to come for this seat."""
    frame = board.top
    while frame is not None:
        if frame.node == board.book.house_node and frame.seat == seat:
            return True
        frame = frame.below
    return False


def check_land(farm: Farm, land: FarmMap) -> None:
    """Pastures and unused cells are those of the drawing."""
    closed = sum(1 << column * 3 + row for pasture in land.pastures for column, row in pasture)
    unused = sum(1 << column * 3 + row for column, row in land.unused())
    if farm.closed_cells() != closed:
        raise Broken("pastures", f"cells {farm.closed_cells():#o}, counted {closed:#o}")
    if farm.unused() != unused:
        raise Broken("unused", f"cells {farm.unused():#o}, counted {unused:#o}")


def check_housed(shelters: Shelters, animals: Counts) -> None:
    """Every animal has a home."""
    if not shelters.all().holds(animals):
        raise Broken("housing", f"{animals} do not fit into {shelters.all()}")


def check_birth(book: Book, birth: Birth, switches: int) -> None:
    """One newborn for each type with parents enough, after what is closed was emptied (C-8.7, C-11)."""
    land = land_of(book, birth.farm)
    herd = cast("Mapping[str, int]", birth.farm["animals"]).values()
    before = tuple(count - born for count, born in zip(herd, birth.born, strict=True))
    due = tuple(int(count >= birth.parents) for count in before)
    if birth.born != due:
        raise Broken("breeding", f"{before} have {birth.born} young, {due} are due")
    if not shelter_of(land, switches, closed=True).holds(before):
        raise Broken("breeding", f"{before} breed without having been housed")


def check_scores(game: Game) -> None:
    """The scores are those counted from the final position, and the winner is the right one (C-12)."""
    outcome = game.outcome()
    assert outcome is not None
    scores = tuple(total(sheet_of(game, seat)) for seat in range(SEATS))
    if scores != outcome.scores or scores != game.scores():
        raise Broken(
            "scores", f"{outcome.scores} in the outcome, {game.scores()} on the way, counted {scores}"
        )
    winner = 1 - game.board.first if scores[0] == scores[1] else scores.index(max(scores))
    if outcome.winners != (winner,):
        raise Broken("winner", f"{outcome.winners} with {scores}, round 1 begun by {game.board.first}")
