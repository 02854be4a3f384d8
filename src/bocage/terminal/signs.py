"""Signs that a terminal would obey instead of showing them, and words as they are compared."""

from __future__ import annotations

import unicodedata

UNSEEN = "\ufffd"
# Control signs have pictures of their own in Unicode: ␛ for Escape. A terminal obeys those from 0x80 on too.
PICTURES = {code: 0x2400 + code for code in range(0x20)} | {0x7F: 0x2421}
PICTURES |= dict.fromkeys(range(0x80, 0xA0), ord(UNSEEN))
# Signs that turn the direction of writing around, or break the line.
PICTURES |= dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x2028, 0x2029], ord(UNSEEN))
# Halves of a sign, from bytes that are no text.
PICTURES |= dict.fromkeys(range(0xD800, 0xE000), ord(UNSEEN))


def shown(text: str) -> str:
    """The text with every control sign as a picture of itself, one for one; safe to print."""
    return text.translate(PICTURES)


def folded(text: str) -> str:
    """A word as it is compared: small letters, no accents, one kind of apostrophe, underscores as spaces."""
    plain = text.replace("’", "'").replace("œ", "oe").replace("Œ", "oe").replace("_", " ")
    parts = unicodedata.normalize("NFKD", plain)
    letters = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return " ".join(letters.casefold().split())
