"""Questions. The course of the game is told by generators: each yields a question and is sent the answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

from bocage.games.creatures.referee.second.farm import Cell, Edge, Farm
from bocage.games.creatures.referee.second.homes import is_housed
from bocage.games.creatures.referee.second.table import Table
from bocage.games.creatures.referee.second.tiles import TYPES

NATURE = -1
STOP = "stop"
# The tiles that work at any time; two of them move pieces that the other player uses too.
EVERY_CALL = frozenset(["animal_trader", "assembly_hall", "building_firm", "carpenter", "cattle_market"])
SHARED_PIECES = frozenset(["assembly_hall", "building_firm"])
# The rules of the moments between actions.
BETWEEN_ACTIONS = frozenset(["C-8.2", "R-01", "C-8.4", "C-8.6", "C-8.9", "C-8.8", "R-03"])

Result = TypeVar("Result")


@dataclass(frozen=True)
class Question:
    """Who decides, and the answers in notation; at-any-time effects come on top of them.

    Attributes:
        always: asked even when there is a single answer.
        calls: the tiles whose at-any-time effect must be on offer here, if it can be used (R-01).
        pause: nothing but at-any-time effects; how often one is asked is the engine's affair.
        rule: the rule of a moment between actions, by which it is known from the next.
    """

    seat: int
    answers: frozenset[str]
    always: bool = False
    calls: frozenset[str] = frozenset()
    pause: bool = False
    rule: str = ""


# None comes back when an at-any-time effect was used: what is asked must be worked out again.
Asking = Generator[Question, str | None, Result]
Steps = Asking[None]


def ask(seat: int, answers: Callable[[], Iterable[str]]) -> Asking[str]:
    """Put a question until it is answered."""
    answer = None
    while answer is None:
        answer = yield Question(seat, frozenset(answers()))
    return answer


def pause(table: Table, seat: int, rule: str = "", calls: frozenset[str] = frozenset()) -> Steps:
    """A moment where only at-any-time effects can be used; some of them must be asked about."""
    while (yield Question(seat, frozenset([STOP]), calls=calls, pause=True, rule=rule)) is None:
        pass
    yield from house(table, seat)


def house(table: Table, seat: int, *, closed: bool = False) -> Steps:
    """C-7.4, C-7.5: let animals go until all have room; which ones is the player's choice."""
    farm = table.farms[seat]
    before, table.busy = table.busy, True  # what is used meanwhile is judged here
    while not is_housed(farm, closed=closed):
        answer = yield Question(seat, frozenset(releases(farm)), calls=EVERY_CALL)
        if answer is not None:
            release(table, seat, answer)
    table.busy = before


def releases(farm: Farm) -> list[str]:
    """Whom a player may let go; R-15: not the horse that a border was granted for."""
    kept = {"horse": farm.promised}
    return [f"release {kind}" for kind in TYPES if farm.animals[kind] > kept.get(kind, 0)]


def release(table: Table, seat: int, answer: str) -> None:
    """Let one go."""
    table.farms[seat].animals[answer.split()[1]] -= 1
    table.rested = False


def ask_cell(table: Table, seat: int, word: str, cells: Callable[[], Iterable[Cell]]) -> Asking[Cell]:
    """Have a cell chosen."""
    farm = table.farms[seat]
    answer = yield from ask(seat, lambda: [f"{word} {farm.cell_name(cell)}" for cell in cells()])
    return farm.cell_named(answer.split()[1])


def border_answers(farm: Farm, edges: Iterable[Edge]) -> list[str]:
    """The edges as answers."""
    return [f"border {farm.edge_name(edge)}" for edge in edges]


def trough_answers(farm: Farm) -> list[str]:
    """C-6.1: the cells without a trough as answers."""
    return [f"trough {farm.cell_name(cell)}" for cell in farm.cells() if cell not in farm.troughs]
