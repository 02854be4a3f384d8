"""What of the wire belongs to one game: its view, its scene, its cards and its figures.

These names stand for whatever the games declare: where the models are published, each becomes the union of
those of all installed games. A game that declares none has the plain ones of this file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from typing_extensions import TypeAliasType, TypedDict

from bocage.table.wire.common import Goods, said

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


@said
class Herd(TypedDict):
    """Where animals lack room: a herd that can stay. A scene lists them as `keep`."""

    animals: Goods
    line: str
    """What to send for it."""


@dataclass(frozen=True)
class Models:
    """The models of one game; None: the plain one."""

    view: type | None = None
    scene: type | None = None
    card: type | None = None
    figures: type | None = None

    def named(self) -> dict[str, type | None]:
        """The same by the names that they stand for."""
        return {field.name.capitalize(): getattr(self, field.name) for field in fields(self)}
