"""Which texts from outside can be kept and shown."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 40
# Control signs, invisible marks that turn text around, lone surrogates, separators of lines.
UNPRINTABLE = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


def is_printable(text: str) -> bool:
    """Whether a text shows as it is, on one line."""
    return not any(unicodedata.category(sign) in UNPRINTABLE for sign in text)


def printable(text: str) -> str:
    """A text without what does not show, or would show it otherwise than it is."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in UNPRINTABLE)


def can_be_kept(value: object) -> bool:
    """Whether all texts in some plain data can be encoded and kept: PostgreSQL takes no NUL."""
    waiting = [value]
    while waiting:
        found = waiting.pop()
        if isinstance(found, str):
            if "\0" in found or not _is_encodable(found):
                return False
        elif isinstance(found, dict):
            waiting += [*found.keys(), *found.values()]
        elif isinstance(found, list):
            waiting += found
    return True


def _is_encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
