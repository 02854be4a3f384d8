"""What the table says about Agricola, field by field."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from bocage.table.wire.common import Goods, Options, said
from bocage.table.wire.models import Card as AnyCard
from bocage.table.wire.models import Herd, Models


@said
class SpaceContent(TypedDict, total=False):
    """What lies or stands on an action space."""

    wood: int
    clay: int
    reed: int
    stone: int
    grain: int
    vegetable: int
    food: int
    sheep: int
    boar: int
    cattle: int
    people: list[int]
    """Whose people."""


@said
class Crop(TypedDict, total=False):
    """What stands on a field."""

    grain: int
    vegetable: int


@said
class Hidden(TypedDict):
    """How many cards somebody else holds."""

    minors: int
    occupations: int


@said
class FarmView(TypedDict):
    """A farmyard and what its player has."""

    wood: int
    clay: int
    reed: int
    stone: int
    grain: int
    vegetable: int
    food: int
    animals: Goods
    house: Literal["wood", "clay", "stone"]
    rooms: list[str]
    fields: dict[str, Crop]
    stables: list[str]
    fences: list[str]
    people: int
    newborn: int
    home: int
    """How many people are at home."""
    begging: int
    bonus: int
    cards: list[str]
    """Played ones."""
    gained: int
    crafted: list[str]
    later: dict[str, Goods]
    """Goods that come at the start of a round, by its number."""
    memory: Goods
    """What single cards remember."""
    known: list[str]
    """Cards in hand that everybody has seen."""
    hand: NotRequired[list[str]]
    """Of the viewer alone."""
    pack: NotRequired[list[str]]
    """The cards to choose from in a draft; of the viewer alone."""
    seen: NotRequired[list[list[str]]]
    hidden: NotRequired[Hidden]
    """Of the others."""


@said
class View(TypedDict):
    """A position, without what is hidden from the viewer."""

    game: Literal["agricola"]
    options: Options
    round: int
    marker: int
    """Who holds the start player token."""
    moment: int
    working: bool
    starting: bool
    revealed: list[str]
    """Round cards."""
    tile_used: bool
    spaces: dict[str, SpaceContent]
    majors: list[str]
    """On display."""
    farms: list[FarmView]
    spent: Literal[0] | list[tuple[str, int]]
    """Free effects that seats have just used, each with the seat; 0: none."""
    agenda: list[list[str | int | list[str]]]
    """What is still to happen, for programs."""
    first_card: NotRequired[str]
    box: NotRequired[list[str]]
    """Cards that nobody holds; in replays that show everything."""
    thrown: NotRequired[list[str]]
    """Cards thrown back in a mulligan whose new ones are being dealt; in replays that show everything."""


@said
class HomeScene(TypedDict):
    """A place for animals."""

    kind: Literal["pasture", "stable", "house"]
    cells: list[str]
    room: int
    animals: Goods


@said
class FarmScene(TypedDict):
    """Where the animals of a farm stand, and what its people eat at the next harvest."""

    homes: list[HomeScene]
    food_needed: int


@said
class Scene(TypedDict):
    """What is needed to draw a position."""

    spaces: list[str]
    """Those in play."""
    farms: list[FarmScene]
    prices: NotRequired[dict[str, list[Goods]]]
    """Of the majors on display and of the minors in the viewer's own hand, for this farm now."""
    keep: NotRequired[list[Herd]]
    """Where animals of the viewer lack room: the largest herds that can stay."""


@said
class Card(AnyCard):
    """A major or minor improvement, or an occupation."""

    code: str
    """As printed."""
    players: int
    """The fewest players with whom it is dealt."""
    travels: bool
    """Whether it goes on to the next player."""


@said
class Figures(TypedDict):
    """Numbers of the game."""

    rounds: int
    harvests: list[int]
    """The rounds that end with one."""
    fences: int
    stables: int


MODELS = Models(View, Scene, Card, Figures)
