"""What the numbers of this game mean in words."""

from typing import Final

from bocage.games.agricola.words.lexicon import AgricolaLexicon

LEXICON: Final = AgricolaLexicon()
