"""The one catalogue and kernel of this game. There are no cards with effects: phases enter themselves."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import Catalogue
from bocage.core.kernel import Kernel

CATALOGUE: Final = Catalogue(())
KERNEL: Final = Kernel(CATALOGUE)
