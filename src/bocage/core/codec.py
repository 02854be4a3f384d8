"""Actions as text: one table of words for each kind of action; parse and print are inverses."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.effects import Choose, Effect
from bocage.core.errors import BadNotation, nearest
from bocage.core.menu import action_of, argument_of, kind_of
from bocage.core.state import State


class Kind:
    """A kind of action: its name and the word for each argument.

    Attributes:
        name: the first word of the notation and the key of its sentence, `action-<game>-<name>`.
        words: the second word for each argument, in order; None where an argument means nothing.
        sort: what the argument is (`cell`, `space`, `building` …), for the sentence.
        bare: whether the words stand alone, without the name.
        aliases: other words that are understood.
        refused: words for arguments after the others that are understood, but never legal: who writes them
            learns the rule. They are no part of the action set.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[str | None],
        sort: str = "",
        bare: bool = False,
        aliases: dict[str, int] | None = None,
        refused: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.words = list(words)
        self.sort = sort
        self.bare = bare
        self.aliases = aliases or {}
        self.refused = list(refused)

    def text(self, word: str) -> str:
        """The notation with this word."""
        return word if self.bare else f"{self.name} {word}"


def option_words(effects: Sequence[Effect[State]], at_least: int = 0) -> list[str]:
    """The numbers of options from 1 on: as many as the effect with the most has, and at least so many."""
    most = max([len(effect.effects) for effect in effects if isinstance(effect, Choose)], default=0)
    return [str(number + 1) for number in range(max(most, at_least))]


class Codec:
    """Every action of a game as integer and as text.

    Attributes:
        kinds: by number.
        actions: every action that means something, ascending: the action set of the rules version.
        size: one more than the largest of them.
    """

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = list(kinds)
        self.actions: list[int] = []
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}
        for number, kind in enumerate(self.kinds):
            self._enter(number, kind)
        self.actions.sort()
        self.size = self.actions[-1] + 1 if self.actions else 0

    def _enter(self, number: int, kind: Kind) -> None:
        for argument, word in enumerate(kind.words):
            if word is not None:
                action = action_of(number, argument)
                self.actions.append(action)
                self._texts[action] = kind.text(word)
                self._numbers[kind.text(word)] = action
        for argument, word in enumerate(kind.refused, start=len(kind.words)):
            action = action_of(number, argument)
            self._texts[action] = kind.text(word)
            self._numbers[kind.text(word)] = action
        for word, argument in kind.aliases.items():
            self._numbers.setdefault(kind.text(word), action_of(number, argument))

    def is_known(self, action: int) -> bool:
        """Whether this integer is an action of the game, or one that is understood and always refused."""
        return action in self._texts

    def text(self, action: int) -> str:
        """The notation of an action."""
        if action not in self._texts:
            raise BadNotation("no-such-action", action=str(action))
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action that a notation names.

        Raises:
            BadNotation: it names none; the nearest notation is suggested.
        """
        words = " ".join(text.lower().split())
        if words in self._numbers:
            return self._numbers[words]
        suggestion = nearest(words, list(self._numbers))
        if suggestion:
            raise BadNotation("notation-suggest", text=text, suggestion=suggestion)
        raise BadNotation("notation", text=text)

    def words_of(self, action: int) -> tuple[Kind, str, int]:
        """The kind of an action, the word of its argument, and the argument."""
        kind = self.kinds[kind_of(action)]
        argument = argument_of(action)
        return kind, [*kind.words, *kind.refused][argument] or "", argument


def numbered(names: Sequence[str], owners: Sequence[int]) -> list[str]:
    """The names of the owners; where one owns several things, the further ones are numbered."""
    found: list[str] = []
    for place, owner in enumerate(owners):
        before = list(owners[:place]).count(owner)
        found.append(names[owner] + (f".{before + 1}" if before else ""))
    return found
