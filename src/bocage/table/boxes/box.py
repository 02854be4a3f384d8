"""What a game's box holds, as far as the table must know: components, options, secrets, how to draw it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bocage.core.codec import Codec
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.outcome import ScoreLine, ScoreSheet

Json = dict[str, object]
# Through nobody's eyes: `game.view` of a seat that nobody has. (Views of chance may show everything.)
GUEST = 99


@dataclass(frozen=True)
class Option:
    """Something that can be chosen before a game begins.

    Attributes:
        id: its name in the options of the game.
        sort: `switch`, `seat`, `cards` or `choice`; see docs/api.md.
        default: its usual value, of a switch.
        choices, usual: the values of a choice, and the usual one.
        rule: the ruling it settles.
        modes: the modes in which it means something; none: in all.
    """

    id: str
    sort: str
    default: bool | None = None
    rule: str = ""
    modes: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    usual: str | None = None


class Box:
    """What every box offers; a game that brings none is served by `PlainBox`.

    Attributes:
        barriers: events that reveal something: nothing before them can be taken back.
        options: what can be chosen besides mode and number of players.
    """

    barriers: frozenset[str] = frozenset()
    options: tuple[Option, ...] = ()

    def codec(self) -> Codec | None:
        """The actions of the game with the usual components."""
        return None

    def has_secrets(self, mode: str) -> bool:
        """Whether players hide something from each other in this mode."""
        return False

    def is_secret(self, game: Game) -> bool:
        """Whether the question that is open, and its answer, must be hidden from the others for now."""
        return False

    def may_hear(self, event: Event, viewer: int) -> bool:
        """Whether a viewer may be told of an event while the game goes on."""
        return True

    def view(self, game: Game, viewer: int) -> Json:
        """What a viewer may know; GUEST: what everybody may."""
        return game.view(viewer)

    def round(self, game: Game) -> int:
        """The number of the round; 0 before the first."""
        return 0

    def scene(self, game: Game, viewer: int) -> Json:
        """What is needed to draw the view and cannot be read off it. Must not tell more than the view."""
        return {}

    def open_scene(self, game: Game) -> Json:
        """The same with everything open, for replays."""
        return self.scene(game, GUEST)

    def tells_scores(self, game: Game) -> bool:
        """Whether scores may be told while the game goes on: not where they give away what is hidden."""
        return True

    def sheets(self, game: Game) -> list[ScoreSheet]:
        """The score of each seat as it stands."""
        outcome = game.outcome()
        return [] if outcome is None else outcome.sheets

    def line_name(self, line: ScoreLine, lang: str) -> str:
        """What a line of the score is called."""
        return line.key

    def notice(self, lang: str) -> str:
        """What all players should be told once."""
        return ""

    def components(self, lang: str) -> Json:
        """Names, texts and figures of everything in the box."""
        return {}


def actions_table(codec: Codec | None) -> list[Json]:
    """The kinds of actions, for programs."""
    if codec is None:
        return []
    return [
        {"kind": kind.name, "number": number, "sort": kind.sort, "bare": kind.bare, "words": kind.words}
        for number, kind in enumerate(codec.kinds)
        if any(word is not None for word in kind.words)
    ]


def places(mask: int) -> Iterable[int]:
    """The places of the bits that are set, ascending."""
    return (place for place in range(mask.bit_length()) if mask >> place & 1)
