"""What the numbers of this game mean in words."""

from typing import Final

from bocage.games.creatures.words.lexicon import CreaturesLexicon

LEXICON: Final = CreaturesLexicon()
