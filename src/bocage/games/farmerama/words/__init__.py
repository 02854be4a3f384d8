"""What the numbers of this game mean in words."""

from typing import Final

from bocage.games.farmerama.words.lexicon import FarmeramaLexicon

LEXICON: Final = FarmeramaLexicon()
