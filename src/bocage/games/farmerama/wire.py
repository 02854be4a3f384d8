"""What the table says about Farmerama, field by field."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from bocage.table.wire.common import Goods, Options, said
from bocage.table.wire.models import Card as AnyCard
from bocage.table.wire.models import Models


@said
class FarmView(TypedDict):
    """A farm."""

    barn: Goods
    fields: dict[str, str]
    """The crop of each sown field."""
    turned: int
    """By how many sectors the player wheel was turned."""
    pastures: dict[str, str]
    """For each animal outside, its area."""
    products: Goods
    garden: list[str]
    special: int
    laid: int
    """How many cards were laid in this round."""
    cards: NotRequired[list[str]]
    """Which, where the viewer may know."""


@said
class Solo(TypedDict):
    """The piles of a solo game."""

    favoured: str | None
    discard: Goods
    under: list[str]
    pile_size: int
    replenishing_size: int
    unseen: Goods
    pile: NotRequired[Goods]
    replenishing: NotRequired[Goods]
    added: NotRequired[str | None]


@said
class View(TypedDict):
    """A position, without what is hidden from the viewer."""

    game: Literal["farmerama"]
    options: Options
    round: int
    first: int
    """Who chooses and acts first in this round."""
    wheel: int
    supply: Goods
    cards_open: bool
    farms: list[FarmView]
    display: NotRequired[list[str]]
    unseen: NotRequired[list[str]]
    stack: NotRequired[int]
    last_rounds: NotRequired[bool]
    chief: NotRequired[int]
    solo: NotRequired[Solo]
    agenda: NotRequired[list[list[str | int]]]


@said
class FarmScene(TypedDict):
    """How the wheel of a farm stands."""

    faces: dict[str, str | None]
    """What is sown where each area is now."""
    sectors: dict[str, int]
    """The sector of the player wheel that each area faces."""
    heads: dict[str, str]
    """The area before each animal's head."""
    pacifier: str
    scarecrows: int


@said
class Work(TypedDict):
    """How often the card at hand was done and may be."""

    card: str
    done: int
    limit: int


@said
class WheelScene(TypedDict):
    """For each card of the action wheel: how often when alone, how often when shared."""

    now: dict[str, tuple[int, int]]
    next: dict[str, tuple[int, int]]


@said
class Scene(TypedDict):
    """What is needed to draw a position."""

    farms: list[FarmScene]
    work: Work | None
    wheel: WheelScene


@said
class Card(AnyCard):
    """A card of the wheel, or a decorative building."""

    dark: NotRequired[bool]
    reward: NotRequired[Goods]
    any_crop: NotRequired[int]
    stars: NotRequired[int]


@said
class Sector(TypedDict):
    """A sector of the player wheel."""

    crop: str | None
    harvest: bool
    heads: list[str]
    pacifier: bool
    bar: bool


@said
class Animal(TypedDict):
    """What an animal eats and brings."""

    name: str
    product: str
    feed: Goods
    step: int
    """The stars of a rank of its product."""
    pasture: int
    """The stars of its pasture."""


@said
class Figures(TypedDict):
    """Numbers and tables of the data file."""

    wheel: list[dict[str, tuple[int, int]]]
    sectors: list[Sector]
    areas: dict[str, list[str]]
    """The fields of each area."""
    scarecrows: list[str]
    animals: dict[str, Animal]
    pasture_room: int
    crop_value: int
    water_value: int
    solo_target: int
    criteria: list[str]
    advanced_criteria: list[str]


MODELS = Models(View, Scene, Card, Figures)
