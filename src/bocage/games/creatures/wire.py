"""What the table says about All Creatures Big and Small, field by field."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from bocage.table.wire.common import Goods, Options, said
from bocage.table.wire.models import Card, Herd, Models


@said
class SpaceContent(TypedDict, total=False):
    """What lies or stands on an action space."""

    wood: int
    stone: int
    reed: int
    borders: int
    sheep: int
    pig: int
    cow: int
    horse: int
    worker: int
    """Whose worker."""


@said
class Supply(TypedDict):
    """What is left of the pieces."""

    troughs: int
    tiles: int
    expansions: int


@said
class FarmView(TypedDict):
    """A farm."""

    wood: int
    stone: int
    reed: int
    borders: int
    """Unused ones."""
    animals: Goods
    columns: int
    left: int
    """How many expansions lie on the left."""
    buildings: dict[str, str]
    """By cell."""
    troughs: list[str]
    """Cells."""
    placed_borders: list[str]
    """Edges."""
    memory: NotRequired[Goods]
    """What single buildings remember."""
    lifted: NotRequired[list[str]]
    """Special stalls in hand while pieces are moved."""
    promised: NotRequired[Goods]
    """Animals that must stay in the housing step that is on."""


@said
class View(TypedDict):
    """A position; nothing of it is hidden."""

    game: Literal["creatures"]
    options: Options
    round: int
    marker: int
    """Who holds the start player marker."""
    starter: int
    first: int
    working: bool
    turn: int
    """How many workers were placed in this round."""
    spaces: dict[str, SpaceContent]
    display: list[str]
    """Special buildings that can be built."""
    supply: Supply
    farms: list[FarmView]
    spent: list[list[str]]
    """For each seat the free effects that it has just used; empty: none."""
    agenda: list[list[str | int | list[str]]]
    """What is still to happen, for programs."""


@said
class HomeScene(TypedDict):
    """A place for animals."""

    cells: list[str]
    kind: Literal["pasture", "building", "trough", "land"]
    building: str | None
    room: int
    animals: Goods
    reserved: Goods
    """Room for given types, where it is not for all."""


@said
class FarmScene(TypedDict):
    """Where the animals of a farm stand: one good arrangement."""

    homes: list[HomeScene]


@said
class Scene(TypedDict):
    """What is needed to draw a position."""

    farms: list[FarmScene]
    prices: NotRequired[dict[str, list[Goods]]]
    """What the displayed buildings cost the viewer's farm now."""
    keep: NotRequired[list[Herd]]
    """Where animals of the viewer lack room: the largest herds that can stay."""


@said
class Tile(Card):
    """A building."""

    holds: Goods
    """The animals it has room for; `any` for those of any kind."""


@said
class Bonus(TypedDict):
    """What a herd brings."""

    none: int
    """What fewer than the first step bring."""
    steps: list[int]
    """From how many animals on they bring 0, 1, 2, 3 points."""


@said
class Figures(TypedDict):
    """Numbers of the game."""

    rounds: int
    workers: int
    bonus: dict[str, Bonus]
    """By animal."""


MODELS = Models(View, Scene, Tile, Figures)
