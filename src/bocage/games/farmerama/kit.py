"""The parts of Farmerama."""

from typing import Final

from bocage.games.parts import Folder

KIT: Final = Folder("farmerama", "bocage.games.farmerama", rules=("F",), rank=3, has_components=True)
