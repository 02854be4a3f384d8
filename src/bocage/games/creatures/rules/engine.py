"""The one catalogue and kernel of this game. Phases, spaces and buildings enter themselves in it."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import Catalogue
from bocage.core.kernel import Kernel
from bocage.games.creatures.rules.events import EVENT_RULES

CATALOGUE: Final = Catalogue(EVENT_RULES)
KERNEL: Final = Kernel(CATALOGUE)
