"""The words for actions: the notation, and the same in the words of a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from bocage.core.codec import Codec
from bocage.messages import LANGUAGES, has, say
from bocage.terminal.signs import folded

NOTATION = "en"  # the notation is English
WEST = re.compile(r"\b([a-g][1-3])o\b")  # the west edge of a space, as the French write it
YES_AND_NO = {"oui": "yes", "non": "no"}


class Vocabulary:
    """What people may type for the actions of a game, in either language, and what they are shown.

    Args:
        noun: what an action is about, in a language; empty where the notation says it for all.
        called: other words for that.
    """

    def __init__(
        self, codec: Codec, noun: Callable[[int, str], str], called: Callable[[int], Sequence[str]]
    ) -> None:
        self._codec = codec
        self._noun = noun
        self._phrases: dict[str, int] = {}
        self._words: dict[int, set[str]] = {}
        for action in codec.actions:
            nouns = [noun(action, lang) for lang in LANGUAGES]
            self._words[action] = {folded(word) for word in (*nouns, *called(action)) if word}
            for lang in LANGUAGES:
                for word in (self.word(action, lang), *nouns, *called(action), *self._plain(action)):
                    self._phrases.setdefault(folded(self._phrase(action, word, lang)), action)

    def _plain(self, action: int) -> list[str]:
        """The words of the notation, without the verb."""
        kind, word, argument = self._codec.words_of(action)
        return [word, *(alias for alias, meant in kind.aliases.items() if meant == argument)]

    def text(self, action: int, lang: str) -> str:
        """An action as it is typed: its notation, or the same in the words of another language."""
        if lang == NOTATION:
            return self._codec.text(action)
        return self._phrase(action, self.word(action, lang), lang).lower()

    def word(self, action: int, lang: str) -> str:
        """The same without its verb, where several of a kind stand side by side."""
        plain = self._codec.words_of(action)[1]
        if lang == NOTATION:
            return plain
        if self._codec.words_of(action)[0].sort == "edge":
            return plain[:-1] + plain[-1].replace("w", "o")
        return self._noun(action, lang) or plain

    def verb(self, action: int, lang: str) -> str:
        """The first word of an action."""
        name = self._codec.words_of(action)[0].name
        key = f"action-verb-{name}"
        return say(key, lang) if lang != NOTATION and has(key, lang) else name

    def _phrase(self, action: int, word: str, lang: str) -> str:
        kind, plain, _ = self._codec.words_of(action)
        if kind.bare:
            key = f"action-verb-{plain}"
            return say(key, lang) if lang != NOTATION and has(key, lang) else plain
        return f"{self.verb(action, lang)} {word}"

    def find(self, text: str) -> int | None:
        """The action that a whole phrase names, in either language."""
        return self._phrases.get(folded(text))

    def about(self, text: str, actions: Iterable[int]) -> list[int]:
        """Those of some actions that are about what these words alone name."""
        wanted = folded(text)
        return [action for action in actions if wanted in self._words[action]]


def as_notation(text: str) -> str:
    """What was typed, with French signs and answers as the notation has them."""
    words = " ".join(text.lower().split())
    return WEST.sub(r"\1w", YES_AND_NO.get(words, words))
