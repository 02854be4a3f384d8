"""What the numbers of a game mean in words: one lexicon for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.why import NOT_ASKED
from bocage.games import game_of_rule, kit
from bocage.messages import has, say, say_or
from bocage.wording.names import in_words, seat_name, thing_name
from bocage.wording.things import Forecast, Reading, Topic

Values = dict[str, str | int]


class Lexicon:
    """The words of one game. Sentences ask it for their values.

    Attributes:
        id: of the game.
        counted: refusals that say how many there are and must be; several of a kind make one sentence,
            the message `refusal-<key>-several`.
        elsewhere: keys of refusals of what is not asked now: the open question is told with them.
    """

    id = ""
    counted: tuple[str, ...] = ()
    elsewhere: frozenset[str] = frozenset({NOT_ASKED.key})

    def key(self, sort: str, key: str, lang: str) -> str:
        """The message of this game, or the one that all games share: `ask-farmerama-draw`, `ask-over`."""
        own = f"{sort}-{self.id}-{key}"
        return own if self.id and has(own, lang) else f"{sort}-{key}"

    def say(self, plain: str, key: str, lang: str, **values: str | int) -> str:
        """A message that this game must have; a game without words of its own says it in plain ones."""
        return say(key, lang, **values)

    def refusal_values(self, game: Game | None, numbers: Mapping[str, int], lang: str) -> Values:
        """What the message of a refusal needs, by the names of its numbers."""
        return dict(numbers)

    def action(self, game: Game, action: int, names: Sequence[str] | None, lang: str) -> str:
        """An action as a sentence."""
        return game.codec.text(action)

    def question(self, game: Game, lang: str) -> str:
        """What is asked now."""
        return ""

    def counsel(self, game: Game, lang: str) -> str:
        """What helps to answer: how many, what it costs, what there is to pay with; or an empty text."""
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

    def things(self, lang: str) -> list[Topic]:
        """What one can ask about besides cards, as it is in every game."""
        return []

    def reading(
        self, game: Game, seat: int | None, target: str, names: Sequence[str] | None, lang: str
    ) -> Reading | None:
        """What something is for a player now, told from what that player may know; None: nothing is known."""
        return None

    def forecast(self, game: Game, seat: int, lang: str) -> Forecast | None:
        """What a player will soon have to give; None where nothing is due."""
        return None


class PlainLexicon(Lexicon):
    """The words of a game that brings messages or nothing: what has no message is said as the engine does.

    Messages get these values: actions `name`, `word`, `argument`, `asked`; events `player`, `x`, `y`, `z`;
    refusals their numbers.
    """

    def __init__(self, id: str) -> None:
        self.id = id

    def say(self, plain: str, key: str, lang: str, **values: str | int) -> str:
        return say_or(plain, key, lang, **values)

    def refusal_values(self, game: Game | None, numbers: Mapping[str, int], lang: str) -> Values:
        found: Values = dict(numbers)
        cards = [] if game is None else game.kernel.catalogue.cards
        if 0 <= numbers.get("card", -1) < len(cards):
            found["card"] = cards[numbers["card"]].name[lang]
        return found

    def action(self, game: Game, action: int, names: Sequence[str] | None, lang: str) -> str:
        kind, word, argument = game.codec.words_of(action)
        name = seat_name(argument, names, lang) if kind.sort == "seat" else thing_name(word, lang, self.id)
        plain = say_or(game.codec.text(action), f"action-plain-{word}", lang)
        values: Values = {"name": name, "word": word, "argument": argument, "asked": game.prompt[1]}
        return say_or(plain, f"action-{self.id}-{kind.name}", lang, **values)

    def question(self, game: Game, lang: str) -> str:
        key = game.prompt[1]
        return say_or(in_words(key), self.key("ask", key, lang), lang)

    def event(self, game: Game, event: Event, names: Sequence[str] | None, lang: str) -> str:
        player = seat_name(event.seat, names, lang) if event.seat >= 0 else ""
        x, y, z = map(int, event.numbers)
        plain = " ".join(filter(None, [player, in_words(event.key), *(str(one) for one in (x, y, z) if one)]))
        return say_or(plain, f"event-{self.id}-{event.key}", lang, player=player, x=x, y=y, z=z)

    def phase(self, game: Game, lang: str) -> str:
        if game.to_act is None:
            return say_or("", "phase-over", lang)
        return say_or("", f"phase-{self.id}-{game.state.clock()[1]}", lang)


PLAIN = Lexicon()


def lexicon(game: str) -> Lexicon:
    """The lexicon of a game, by its id; a plain one for a game that has none."""
    found = kit(game)
    if found is None:
        return PLAIN
    return found.words or _plain(game)


@cache
def _plain(game: str) -> PlainLexicon:
    return PlainLexicon(game)


def lexicon_for_rule(rule: str) -> Lexicon:
    """The lexicon of the game that a rule belongs to."""
    return lexicon(game_of_rule(rule))
