"""What a game's box holds, as far as the table must know: components, options, secrets, how to draw it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bocage.core.codec import Codec
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.outcome import ScoreLine, ScoreSheet
from bocage.table.wire.box import ActionKind, Components, ThingEntry
from bocage.table.wire.models import Models, Scene, View
from bocage.wording.lexicon import lexicon
from bocage.wording.things import spoken


@dataclass(frozen=True)
class Option:
    """Something that can be chosen before a game begins.

    Attributes:
        id: its name in the options of the game.
        sort: `switch`, `seat`, `cards` or `choice`; see docs/api.md. (`decks` is the table's own: every game
            that has decks beside its base deck offers them.)
        default: its usual value, of a switch.
        choices, usual: the values of a choice, and the usual one.
        rule: the ruling it settles.
        modes: the modes in which it means something; none: in all.
    """

    id: str
    sort: Literal["switch", "seat", "cards", "choice"]
    default: bool | None = None
    rule: str = ""
    modes: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    usual: str | None = None


class Box:
    """What every box offers; a game that brings none is served by `PlainBox`.

    Attributes:
        barriers: events that reveal something: nothing before them can be taken back.
        shows: events by which a player shows the others something hidden: they cannot go back behind it.
        options: what can be chosen besides mode and number of players.
        models: what its view, scene, cards and figures are made of, field by field.
    """

    barriers: frozenset[str] = frozenset()
    shows: frozenset[str] = frozenset()
    options: tuple[Option, ...] = ()
    models = Models()

    def codec(self) -> Codec | None:
        """The actions of the game with the usual components."""
        return None

    def has_secrets(self, mode: str) -> bool:
        """Whether players hide something from each other in this mode."""
        return False

    def is_secret(self, game: Game) -> bool:
        """Whether the question that is open, and its answer, must be hidden from the others for now."""
        return False

    def may_hear(self, event: Event, viewer: int | None) -> bool:
        """Whether a viewer may be told of an event while the game goes on."""
        return True

    def view(self, game: Game, viewer: int | None) -> View:
        """What a viewer may know; None, somebody who only looks on: what everybody may."""
        return game.view(viewer)

    def round(self, game: Game) -> int:
        """The number of the round; 0 before the first."""
        return 0

    def scene(self, game: Game, viewer: int | None) -> Scene:
        """What is needed to draw the view and cannot be read off it. Must not tell more than the view."""
        return {}

    # The same for a seat, where everybody's is known: a box that says how they differ saves a table of four
    # from finding out four times what all of them see.

    def own_view(self, game: Game, seat: int, public: View) -> View:
        """What a seat may know, given what everybody may, which stays as it is."""
        return self.view(game, seat)

    def own_scene(self, game: Game, seat: int, public: Scene) -> Scene:
        """What is needed to draw it, given what everybody needs, which stays as it is."""
        return self.scene(game, seat)

    def open_scene(self, game: Game) -> Scene:
        """The same with everything open, for replays."""
        return self.scene(game, None)

    def tells_scores(self, game: Game) -> bool:
        """Whether scores may be told while the game goes on: not where they give away what is hidden."""
        return True

    def sheets(self, game: Game) -> list[ScoreSheet]:
        """The score of each seat as it stands."""
        outcome = game.outcome()
        return [] if outcome is None else outcome.sheets

    def pad_row(self, line: ScoreLine) -> str:
        """The row of the score pad that a line belongs to: its category, or a finer one."""
        return line.category

    def pad_counts(self, game: Game, seat: int) -> dict[str, int]:
        """How many a seat has of what each row of the pad counts; none of a row with points alone."""
        return {}

    def line_name(self, line: ScoreLine, lang: str) -> str:
        """What a line of the score is called."""
        return line.key

    def notice(self, lang: str) -> str:
        """What all players should be told once."""
        return ""

    def components(self, lang: str) -> Components | None:
        """Names, texts and figures of everything in the box; None: nothing is known of it."""
        return None


def actions_table(codec: Codec | None) -> list[ActionKind]:
    """The kinds of actions, for programs."""
    if codec is None:
        return []
    return [
        {"kind": kind.name, "number": number, "sort": kind.sort, "bare": kind.bare, "words": kind.words}
        for number, kind in enumerate(codec.kinds)
        if any(word is not None for word in kind.words)
    ]


def things_table(game: str, lang: str) -> list[ThingEntry]:
    """Everything one can ask about in a game besides its cards, as it always is."""
    return [
        {
            "target": one.target,
            "name": one.name,
            "kind": one.kind,
            "effect": one.effect,
            "rule": one.rule or None,
            "spoken": spoken(one, lang),
        }
        for one in lexicon(game).things(lang)
    ]


def places(mask: int) -> Iterable[int]:
    """The places of the bits that are set, ascending."""
    return (place for place in range(mask.bit_length()) if mask >> place & 1)
