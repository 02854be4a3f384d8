"""One tree of errors; each carries a message key and its arguments. Sentences are made when they are read."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module

from bocage.core.why import Refusal


class BocageError(Exception):
    """Something a person can put right.

    Attributes:
        key: the message to show, `error-<key>` in the message files.
        details: the arguments of that message.
    """

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        """The sentence, in English, as tracebacks are; commands say it in the reader's language."""
        return _sentence(self) or self.plain()

    def plain(self) -> str:
        """The key and the details, for whoever has no message files."""
        words = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.key} ({words})" if words else self.key

    def __reduce__(self) -> tuple[object, ...]:
        """What one process tells another: the kind of error and what it carries."""
        return _told_again, (type(self), self.__dict__)


class IllegalAction(BocageError):
    """An action the rules do not allow now; `refusal` names the rule. The game is unchanged."""

    def __init__(self, notation: str, refusal: Refusal) -> None:
        super().__init__("illegal-action", action=notation, rule=refusal.rule, reason=refusal.key)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        refusal = self.refusal
        # Compiled values do not travel by themselves.
        reasons = [(reason.rule, reason.key, reason.numbers) for reason in refusal.all]
        return _refused_again, (self.details["action"], reasons, refusal.asked)


class BadNotation(BocageError):
    """Text that names no action."""


class BadOption(BocageError):
    """An option that does not exist or a value it cannot have."""


class BadPosition(BocageError):
    """A position that cannot stand in this game."""


class BadRecord(BocageError):
    """A record that is damaged, foreign or does not replay."""


def _sentence(error: BocageError) -> str:
    """What a person reads, or an empty string where there are no words for it.

    The layers above know the words; they are looked for only when somebody reads an error, so that this one
    depends on none of them.
    """
    try:
        return str(import_module("bocage.wording").error_sentence(error, "en"))
    except (ImportError, LookupError, ValueError, TypeError, AttributeError):
        return ""


CLOSE = 0.6  # of 1: "hard" and "standard" are 0.5 alike, a word with a slip 0.8 and more
ENOUGH = 3  # letters with which a word is begun
SOME = 8  # names that are told where none is near; those of all cards would fill a screen


def nearest(word: str, known: list[str]) -> str:
    """The known word most like `word`, else one that begins so, else an empty string."""
    found = get_close_matches(word, known, n=1, cutoff=CLOSE)
    if not found and len(word) >= ENOUGH:
        found = [other for other in known if other.startswith(word)]
    return found[0] if found else ""


def some_of(known: Sequence[str]) -> str:
    """What there is, for a sentence: all names, or the first of many."""
    return ", ".join([*known[:SOME], "…"] if len(known) > SOME else known)


def unknown(
    kind: type[BocageError], key: str, word: str, known: Sequence[str], **details: str | int
) -> BocageError:
    """An error about a word that is none of those known: a guess helps only where one of them is near.

    Its message is `error-<key>` with the `suggestion`, or `error-<key>-none` with what is `known`.
    """
    close = nearest(word, list(known))
    if close:
        return kind(key, **details, suggestion=close)
    return kind(f"{key}-none", **details, known=some_of(known))


def _told_again(kind: type[BocageError], carried: dict[str, object]) -> BocageError:
    error = kind.__new__(kind, carried["key"], carried["details"])
    error.__dict__.update(carried)
    return error


def _refused_again(action: str, reasons: list[tuple[str, str, dict[str, int]]], asked: str) -> IllegalAction:
    refusal, *also = [Refusal(rule, key, numbers) for rule, key, numbers in reasons]
    refusal.also = also
    for reason in refusal.all:
        reason.asked = asked
    return IllegalAction(action, refusal)
