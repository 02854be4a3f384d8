"""What the numbers of a game mean in words: one lexicon for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bocage.core.events import Event
from bocage.core.game import Game
from bocage.messages import has

Values = dict[str, str | int]
RULES_OF = {
    **dict.fromkeys(("C", "R"), "creatures"),
    **dict.fromkeys(("A", "W", "AR"), "agricola"),
    "F": "farmerama",
}  # the game of a rule, by the letters before its number


class Lexicon:
    """The words of one game. Sentences ask it for their values.

    Attributes:
        id: of the game.
        counted: refusals that say how many there are and must be; several of a kind make one sentence,
            the message `refusal-<key>-several`.
    """

    id = ""
    counted: tuple[str, ...] = ()

    def key(self, sort: str, key: str, lang: str) -> str:
        """The message of this game, or the one that all games share: `ask-farmerama-draw`, `ask-over`."""
        own = f"{sort}-{self.id}-{key}"
        return own if self.id and has(own, lang) else f"{sort}-{key}"

    def refusal_values(self, game: Game | None, numbers: Mapping[str, int], lang: str) -> Values:
        """What the message of a refusal needs, by the names of its numbers."""
        return dict(numbers)

    def action(self, game: Game, action: int, names: Sequence[str] | None, lang: str) -> str:
        """An action as a sentence."""
        return game.codec.text(action)

    def question(self, game: Game, lang: str) -> str:
        """What is asked now."""
        return ""

    def event(self, game: Game, event: Event, names: Sequence[str] | None, lang: str) -> str:
        """What happened, or an empty text."""
        return ""

    def digest(
        self, game: Game, events: Sequence[Event], names: Sequence[str] | None, lang: str
    ) -> list[str]:
        """What happened, similar events taken together."""
        found = [self.event(game, event, names, lang) for event in events]
        return [sentence for sentence in found if sentence]

    def phase(self, game: Game, lang: str) -> str:
        """The name of the phase that is on."""
        return ""


@cache
def lexicon(game: str) -> Lexicon:
    """The lexicon of a game, by its id; the plain one for a game that has none."""
    if game == "creatures":
        from bocage.wording.creatures import CreaturesLexicon

        return CreaturesLexicon()
    if game == "farmerama":
        from bocage.wording.farmerama import FarmeramaLexicon

        return FarmeramaLexicon()
    if game == "agricola":
        from bocage.wording.agricola import AgricolaLexicon

        return AgricolaLexicon()
    return Lexicon()


def lexicon_for_rule(rule: str) -> Lexicon:
    """The lexicon of the game that a rule belongs to."""
    return lexicon(RULES_OF.get(rule.split("-")[0], ""))
