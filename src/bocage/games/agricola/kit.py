"""The parts of Agricola (2016)."""

from typing import Final

from bocage.games.parts import Folder

KIT: Final = Folder("agricola", "bocage.games.agricola", rules=("A", "W", "AR"), rank=2)
