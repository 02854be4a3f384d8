"""The parts of All Creatures Big and Small."""

from typing import Final

from bocage.games.parts import Folder

KIT: Final = Folder("creatures", "bocage.games.creatures", rules=("C", "R"), rank=1)
