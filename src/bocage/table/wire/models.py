"""What of the wire belongs to one game: its view, its scene, its cards and its figures.

These names stand for whatever the games declare: where the models are published, each becomes the union of
those of all installed games. A game that declares none has the plain ones: any data, and plain cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NotRequired

from typing_extensions import TypeAliasType, TypedDict

from bocage.table.wire.common import Goods, said

Datum = TypeAliasType("Datum", "bool | int | float | str | list[Datum] | dict[str, Datum] | None")
Data = TypeAliasType("Data", dict[str, Datum])

# What all models of the games have in common: they are tables with names.
View = TypeAliasType("View", Mapping[str, object])
Scene = TypeAliasType("Scene", Mapping[str, object])
Figures = TypeAliasType("Figures", Mapping[str, object])


@said
class Card(TypedDict):
    """A card, a tile, a building."""

    id: str
    name: str
    kind: str
    text: str
    points: int
    cost: list[Goods]
    """Alternative prices; empty where it is not bought."""
    deck: NotRequired[str]
    """Where it does not belong to the base deck."""


@said
class PlainCard(Card):
    """A card of a game that says no more about its cards."""


@said
class Herd(TypedDict):
    """Where animals lack room: a herd that can stay. A scene lists them as `keep`."""

    animals: Goods
    line: str
    """What to send for it."""


Model = type | TypeAliasType


@dataclass(frozen=True)
class Models:
    """The models of one game, plain ones where it declares none."""

    view: Model = Data
    scene: Model = Data
    card: Model = PlainCard
    figures: Model = Data

    def named(self) -> dict[str, Model]:
        """The same by the names that they stand for."""
        return {"View": self.view, "Scene": self.scene, "Card": self.card, "Figures": self.figures}
