"""What there is to play, what lies in each box, and the rules."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from bocage.table.wire.common import OptionValue, said
from bocage.table.wire.models import Card, Figures


@said
class Mode(TypedDict):
    """One way to play a game."""

    id: str
    name: str
    players: list[int]
    """The numbers of players that it allows."""
    secrets: bool
    """Whether players hide something from each other: then a shared screen needs a curtain."""


@said
class Choice(TypedDict):
    """One value of an option."""

    id: str
    name: str


@said
class GameOption(TypedDict):
    """Something that can be chosen before a game begins."""

    id: str
    text: str
    sort: Literal["switch", "seat", "cards", "choice", "decks"]
    """True or false; a seat, or null for chance; a list of ids of components; one of `choices`."""
    default: OptionValue
    rule: str | None
    """The ruling it settles."""
    modes: list[str] | None
    """The modes in which it means something; null: all."""
    choices: list[Choice] | None


@said
class Bot(TypedDict):
    """A bot that can sit down."""

    id: str
    name: str
    text: str


@said
class GameEntry(TypedDict):
    """One game."""

    id: str
    name: str
    about: str
    """A line about a game that a guest has brought; empty for ours."""
    size: str
    """How many play it, and how long; empty for ours."""
    rules_version: int
    notice: str
    """A sentence that all players should be told once."""
    modes: list[Mode]
    players: list[int]
    options: list[GameOption]
    hints: bool
    """Whether there is an analysis of the game to ask."""
    bots: list[Bot]


@said
class GameCatalogue(TypedDict):
    """What there is to play."""

    version: str
    languages: list[str]
    hints: bool
    compiled: bool
    """Whether the engine runs as compiled code."""
    games: list[GameEntry]


@said
class Good(TypedDict):
    """A good or an animal."""

    id: str
    name: str
    one: str
    kind: str


@said
class Space(TypedDict):
    """An action space."""

    id: str
    name: str
    short: str
    kind: NotRequired[str]
    """Its sort, where the game has several."""


@said
class ActionKind(TypedDict):
    """A kind of actions."""

    kind: str
    number: int
    sort: str
    bare: bool
    words: list[str | None]
    """The names of its arguments."""


@said
class Named(TypedDict):
    """Something with a name."""

    id: str
    name: str


@said
class ThingEntry(TypedDict):
    """Something one can ask about."""

    target: str
    """Its name in `explain`: a space, a good, a sign."""
    name: str
    kind: str
    effect: str
    """What it does, in one sentence."""
    rule: str | None
    spoken: str
    """All of it in one breath, as it is read aloud."""


@said
class Components(TypedDict):
    """Names, texts and figures of everything in a box. What a game has no use for is empty."""

    game: str
    goods: list[Good]
    spaces: list[Space]
    cards: list[Card]
    actions: list[ActionKind]
    categories: list[Named]
    figures: Figures
    """Numbers and tables of that one game."""
    names: dict[str, str]
    """What things are called by their ids, in a game that brings no drawing."""
    things: list[ThingEntry]
    """What one can ask about besides cards; `explain` tells how each stands at a table."""


@said
class Rule(TypedDict):
    """A numbered rule."""

    id: str
    shown: str
    """As players read it, in Markdown."""
    source: str
    """With the marks of its editors: sources, certainty, reasons."""


@said
class RuleSection(TypedDict):
    """A section of the rules."""

    id: str | None
    title: str
    shown: str
    source: str
    rules: list[Rule]


@said
class RulesSheet(TypedDict):
    """One sheet of rules."""

    name: str
    title: str
    sections: list[RuleSection]


@said
class RulesSheets(TypedDict):
    """All rules of a game."""

    game: str
    sheets: list[RulesSheet]


@said
class FoundRule(Rule):
    """One rule or section, with where it stands."""

    title: str
    text: str
    """Without Markdown's marks."""
    section: str | None
