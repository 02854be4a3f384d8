"""The answers that are open, numbered, and what a person may type to give one."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from rich.text import Text

from bocage.core.codec import Codec
from bocage.core.errors import BadNotation, nearest
from bocage.core.game import Game
from bocage.core.menu import ANYTIME, ARGUMENTS, STOP
from bocage.messages import say
from bocage.terminal.printer import ROOMY, WIDTH, wrap
from bocage.terminal.screen import Screen
from bocage.wording import action_sentence

HARD_SPACE = "\u00a0"
LONG = 7  # more answers of a kind than this stand side by side
SHORT = 4  # the same where room is tight
YES_AND_NO = {"oui": "yes", "non": "no"}


class Choices:
    """The legal actions of a position: the answers proper, effects at any time, idle ones.

    Attributes:
        numbers: the number that a person may type for each action.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        idle = set(game.idle_actions())
        legal = game.legal_actions()
        asked = [action for action in legal if action not in idle and action // ARGUMENTS != ANYTIME]
        # To stop is the last thing to think of.
        self.main = sorted(asked, key=lambda action: action // ARGUMENTS == STOP)
        self.anytime = [action for action in legal if action // ARGUMENTS == ANYTIME]
        self.idle = [action for action in legal if action in idle]
        ordered = [*self.main, *self.anytime, *self.idle]
        self.numbers = {action: place for place, action in enumerate(ordered, start=1)}

    def lines(self, screen: Screen, height: int) -> list[Text | str]:
        """The choices as the table shows them; where room is tight, not those that can be seen elsewhere."""
        tight = height < ROOMY
        lang = screen.lang
        found: list[Text | str] = []
        for kind in dict.fromkeys(action // ARGUMENTS for action in self.main):
            same = [action for action in self.main if action // ARGUMENTS == kind]
            if tight and screen.shows(same[0]):
                found.append(say(screen.hint, lang))
            elif len(same) > (SHORT if tight else LONG) and not screen.note(self.game, same[0]):
                words = [screen.brief(self.game, action) for action in same]
                found += self._compact(same, f"{self.game.codec.kinds[kind].name} … ", words)
            else:
                for action in same:
                    found += self._line(action, screen)
        if tight and len(self.anytime) > SHORT // 2:
            words = [action_sentence(self.game, action, lang, screen.names) for action in self.anytime]
            found += self._compact(self.anytime, say("terminal-anytime", lang) + " ", words)
        elif self.anytime:
            found.append(Text(say("terminal-anytime", lang), style="italic"))
            for action in self.anytime:
                found += self._line(action, screen)
        if self.idle:
            words = [self.game.codec.text(action) for action in self.idle]
            found += self._compact(self.idle, say("terminal-idle", lang) + " ", words)
        return found

    def _line(self, action: int, screen: Screen) -> list[Text | str]:
        line = Text(f"{self.numbers[action]:>3} ", style="bold yellow")
        line.append(action_sentence(self.game, action, screen.lang, screen.names), style="default not bold")
        remarks = screen.note(self.game, action)
        if remarks and len(line) + len(remarks[0]) + 2 < WIDTH - 18:
            line.append("  " + remarks[0], style="default not bold")
            remarks = remarks[1:]
        notation = self.game.codec.text(action)
        if len(line) + len(notation) < WIDTH - 2:
            line.append(notation.rjust(WIDTH - 1 - len(line)), style="dim not bold")
            notation = ""
        below = " · ".join(filter(None, [notation, *remarks]))
        return [line, *(wrap(below, 6, WIDTH - 1) if below else [])]

    def _compact(self, actions: list[int], title: str, words: list[str]) -> list[Text | str]:
        """Many answers of a kind: their numbers and words side by side."""
        width = (
            max(len(word) for word in words) if min(map(len, words)) > 1 and max(map(len, words)) < 4 else 0
        )
        items = [
            f"{self.numbers[action]:>2}{HARD_SPACE}{word:<{width}}".replace(" ", HARD_SPACE)
            for action, word in zip(actions, words, strict=True)
        ]
        text = title + "  ".join(items)
        lines = textwrap.wrap(text, WIDTH - 1, subsequent_indent="    ", break_on_hyphens=False)
        return [line.replace(HARD_SPACE, " ") for line in lines]


def resolve(text: str, choices: Choices, called: Callable[[int], list[str]]) -> int:
    """The action that a person means: a number, a notation, its second word alone, or a name.

    Args:
        called: what an action's space or building is called in the language of the person.

    Raises:
        BadNotation: it means nothing; the nearest word is suggested.
    """
    words = " ".join(text.lower().split())
    words = YES_AND_NO.get(words, words)
    if words.isdigit():
        for action, number in choices.numbers.items():
            if number == int(words):
                return action
        raise BadNotation("number", number=words, last=len(choices.numbers))
    codec = choices.game.codec
    meant = _meant(words, codec, list(choices.numbers), called)
    if len(meant) == 1:
        return meant[0]
    try:
        return codec.parse(words)
    except BadNotation:
        if len(meant) > 1:
            raise _ambiguous(text, [action for action in meant if action in choices.numbers], codec) from None
        suggestion = nearest(words, [codec.text(action) for action in choices.numbers])
        if suggestion:
            raise BadNotation("notation-suggest", text=text, suggestion=suggestion) from None
        raise


def _ambiguous(text: str, legal: list[int], codec: Codec) -> BadNotation:
    """A word that several actions have: one that is open now is suggested."""
    if legal:
        return BadNotation("notation-suggest", text=text, suggestion=codec.text(legal[0]))
    return BadNotation("notation", text=text)


def _meant(words: str, codec: Codec, legal: list[int], called: Callable[[int], list[str]]) -> list[int]:
    """The actions that these words may mean; what is not legal too, so that a refusal can say why."""
    asked = {action // ARGUMENTS for action in legal}
    of_their_kinds = [action for action in codec.actions if action // ARGUMENTS in asked]
    for actions in (legal, of_their_kinds, codec.actions):
        found = _by_second_word(words, codec, actions)
        found = found or [action for action in actions if words in called(action)][:1]
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
