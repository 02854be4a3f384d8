"""The answers that are open, numbered, and what a person may type to give one."""

from __future__ import annotations

import textwrap

from rich.text import Text

from bocage.core.codec import Codec
from bocage.core.errors import BadNotation, nearest
from bocage.core.game import Game
from bocage.core.menu import ANYTIME, STOP, kind_of
from bocage.messages import say
from bocage.terminal.printer import ROOMY, wrap
from bocage.terminal.screen import Screen
from bocage.terminal.vocabulary import Vocabulary, as_notation
from bocage.wording import action_sentence

HARD_SPACE = "\u00a0"
LONG = 7  # more answers of a kind than this stand side by side
WIDEST_LINE = 120  # what stands at the end of a line should not be far from its beginning
SHORT = 4  # the same where room is tight


class Choices:
    """The legal actions of a position: the answers proper, effects at any time, idle ones.

    Attributes:
        numbers: the number that a person may type for each action.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        idle = set(game.idle_actions())
        legal = game.legal_actions()
        asked = [action for action in legal if action not in idle and kind_of(action) != ANYTIME]
        # To stop is the last thing to think of.
        self.main = sorted(asked, key=lambda action: kind_of(action) == STOP)
        self.anytime = [action for action in legal if kind_of(action) == ANYTIME]
        self.idle = [action for action in legal if action in idle]
        ordered = [*self.main, *self.anytime, *self.idle]
        self.numbers = {action: place for place, action in enumerate(ordered, start=1)}

    def lines(self, screen: Screen, height: int, is_full: bool = False) -> list[Text | str]:
        """The choices below the table; those that the table itself shows are not repeated.

        Args:
            is_full: whether the screen is full already: what nobody needs is left out.
        """
        tight = height < ROOMY
        lang = screen.lang
        words_for = screen.vocabulary(self.game.codec)
        found: list[Text | str] = []
        for kind in dict.fromkeys(kind_of(action) for action in self.main):
            same = [action for action in self.main if kind_of(action) == kind]
            if screen.shows(same[0]):
                found += [] if is_full else wrap(say(screen.hint, lang), 0, screen.width - 1)
            elif len(same) > (SHORT if tight else LONG) and not screen.note(self.game, same[0]):
                words = [words_for.word(action, lang) for action in same]
                found += self._compact(same, f"{words_for.verb(same[0], lang)} … ", words, screen.width)
            else:
                for action in same:
                    found += self._line(action, screen)
        if self.anytime and (is_full or (tight and len(self.anytime) > SHORT // 2)):
            words = [action_sentence(self.game, action, lang, screen.names) for action in self.anytime]
            found += self._compact(self.anytime, say("terminal-anytime", lang) + " ", words, screen.width)
        elif self.anytime:
            found.append(Text(say("terminal-anytime", lang), style="italic"))
            for action in self.anytime:
                found += self._line(action, screen)
        if self.idle and not is_full:
            words = [words_for.text(action, lang) for action in self.idle]
            found += self._compact(self.idle, say("terminal-idle", lang) + " ", words, screen.width)
        return found

    def _line(self, action: int, screen: Screen) -> list[Text | str]:
        line = Text(f"{self.numbers[action]:>3} ", style="bold yellow")
        line.append(action_sentence(self.game, action, screen.lang, screen.names), style="default not bold")
        width = screen.width
        remarks = screen.note(self.game, action)
        if remarks and len(line) + len(remarks[0]) + 2 < width - 18:
            line.append("  " + remarks[0], style="default not bold")
            remarks = remarks[1:]
        notation = screen.vocabulary(self.game.codec).text(action, screen.lang)
        if len(line) + len(notation) < width - 2:
            line.append(notation.rjust(min(width, WIDEST_LINE) - 1 - len(line)), style="dim not bold")
            notation = ""
        below = " · ".join(filter(None, [notation, *remarks]))
        return [line, *(wrap(below, 6, width - 1) if below else [])]

    def _compact(self, actions: list[int], title: str, words: list[str], page: int) -> list[Text | str]:
        """Many answers of a kind: their numbers and words side by side."""
        width = (
            max(len(word) for word in words) if min(map(len, words)) > 1 and max(map(len, words)) < 4 else 0
        )
        items = [
            f"{self.numbers[action]:>2}{HARD_SPACE}{word:<{width}}".replace(" ", HARD_SPACE)
            for action, word in zip(actions, words, strict=True)
        ]
        text = title + "  ".join(items)
        lines = textwrap.wrap(text, page - 1, subsequent_indent="    ", break_on_hyphens=False)
        return [line.replace(HARD_SPACE, " ") for line in lines]


def resolve(text: str, choices: Choices, screen: Screen) -> int:
    """The action that a person means: a number, a notation, its second word alone, or a name.

    All of these are understood in both languages.

    Raises:
        BadNotation: it means nothing; the nearest word is suggested.
    """
    words = as_notation(text)
    if words.isdecimal():
        for action, number in choices.numbers.items():
            if number == int(words):
                return action
        raise BadNotation("number", number=words, last=len(choices.numbers))
    codec = choices.game.codec
    vocabulary = screen.vocabulary(codec)
    meant = _meant(words, codec, list(choices.numbers), vocabulary)
    if len(meant) == 1:
        return meant[0]
    found = vocabulary.find(words)
    if found is not None:
        return found
    legal = [action for action in meant if action in choices.numbers]
    known = [vocabulary.text(action, screen.lang) for action in choices.numbers]
    suggestion = vocabulary.text(legal[0], screen.lang) if legal else nearest(words, known)
    if suggestion:
        raise BadNotation("notation-suggest", text=text, suggestion=suggestion)
    if meant:
        raise BadNotation("notation", text=text)
    return codec.parse(words)  # which suggests what is most like it


def _meant(words: str, codec: Codec, legal: list[int], vocabulary: Vocabulary) -> list[int]:
    """The actions that these words may mean; what is not legal too, so that a refusal can say why."""
    asked = {kind_of(action) for action in legal}
    of_their_kinds = [action for action in codec.actions if kind_of(action) in asked]
    for actions in (legal, of_their_kinds, codec.actions):
        found = _by_second_word(words, codec, actions)
        found = found or vocabulary.about(words, actions)[:1]
        if found:
            return found
    return []


def _by_second_word(word: str, codec: Codec, legal: list[int]) -> list[int]:
    found = []
    for action in legal:
        kind, own, argument = codec.words_of(action)
        if word == own or kind.aliases.get(word) == argument:
            found.append(action)
    return found
