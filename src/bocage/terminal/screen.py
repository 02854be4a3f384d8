"""What a game must be able to show at a table; each game draws itself in a package of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from bocage.core.codec import Codec
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.outcome import ScoreSheet
from bocage.messages import has
from bocage.terminal.lookup import LookupEntry
from bocage.terminal.printer import WIDTH
from bocage.terminal.vocabulary import Vocabulary


class Screen:
    """Draws one game for its players.

    Attributes:
        hint, help, why_what: the messages that tell what can be typed.
        commands: whose words explain the commands, `help-<command>-<commands>`; empty: the game's.
        barriers: events after which nothing before them can be taken back.
        animals: the ids of the animals of which too many can be.
        width: how wide lines may be.
    """

    hint = "terminal-hint"
    help = "terminal-help"
    why_what = "terminal-why-what"
    commands = ""
    barriers: frozenset[str] = frozenset()
    animals: Sequence[str] = ()

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        self.lang = lang
        self.names = list(names)
        self.width = WIDTH
        self._vocabulary: tuple[Codec, Vocabulary] | None = None

    def lines(self, game: Game, numbers: Mapping[int, int], height: int) -> list[Text | str]:
        """The table, for a terminal of so many lines; `numbers` are those of the choices."""
        return []

    def shows(self, action: int) -> bool:
        """Whether the table itself shows this choice with its number."""
        return False

    def vocabulary(self, codec: Codec) -> Vocabulary:
        """The words for the actions of the game."""
        if self._vocabulary is None or self._vocabulary[0] is not codec:
            self._vocabulary = (codec, Vocabulary(codec, self.noun, self.called))
        return self._vocabulary[1]

    def noun(self, action: int, lang: str) -> str:
        """What an action is about, in a language: a space, a card, an animal; empty for what has no name."""
        return ""

    def called(self, action: int) -> list[str]:
        """Other words for what an action is about, in both languages."""
        return []

    def round(self, game: Game) -> int:
        """Which round is on."""
        return 0

    def herd(self, game: Game, seat: int) -> list[int]:
        """How many of each of the animals a seat has."""
        return []

    def homeless(self, game: Game, seat: int) -> list[int]:
        """How many of each have no room, if as many as can be stay."""
        return []

    def entries(self, game: Game) -> list[LookupEntry]:
        """Everything that can be explained by name."""
        return []

    def note(self, game: Game, action: int) -> list[str]:
        """What a person should know beside a choice."""
        return []

    def aside(self, game: Game) -> str:
        """What a person should know beside the question."""
        return ""

    def is_news(self, event: Event, seat: int) -> bool:
        """Whether a seat should be told: not what it did itself, nor what the table shows."""
        return True

    def is_secret(self, game: Game) -> bool:
        """Whether the answer to the open question must stay hidden from the others for now."""
        return False

    def notice(self, game: Game) -> str:
        """What all players should be told once."""
        return ""

    def figures(self, game: Game) -> list[str]:
        """Which figures of the components are proposals; nothing where none are."""
        return []

    def has_hands(self, game: Game) -> bool:
        """Whether anybody holds in this game what only one may see."""
        return has(f"help-hand-{game.id}", self.lang)

    def hand(self, game: Game, seat: int) -> list[Text | str]:
        """What a seat holds that only it may see; nothing where it holds nothing."""
        return []

    def tiles(self, game: Game) -> list[Text | str]:
        """What is on display, closely."""
        return []

    def farm(self, game: Game, seat: int) -> list[Text | str]:
        """A farm, closely."""
        return []

    def sheets(self, game: Game) -> list[ScoreSheet]:
        """The score of each seat if the game ended now."""
        return []
