"""What Goose Green offers to Bocage: its rules, its sentences and its rules sheets; the rest is general."""

from typing import Final

from bocage.games.parts import Folder

KIT: Final = Folder("goose", "goose", rules=("G",))
