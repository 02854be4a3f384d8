"""The one catalogue and kernel of this game. Phases, spaces and cards enter themselves in it."""

from __future__ import annotations

from typing import Final

from bocage.agricola.events import EVENT_RULES
from bocage.core.cards import Catalogue
from bocage.core.kernel import Kernel

CATALOGUE: Final = Catalogue(EVENT_RULES)
KERNEL: Final = Kernel(CATALOGUE)
KERNEL.window.skips_forced = True  # moments for exchanges alone are pauses of their own
