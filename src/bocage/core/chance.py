"""A small random generator that gives the same numbers compiled and interpreted."""

from __future__ import annotations

from typing import Final

from bocage.core.native import i64, mypyc_attr

_WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Dice:
    """Marsaglia's 32-bit xorshift. Made for play-outs, not for secrets."""

    def __init__(self, seed: int) -> None:
        mixed: i64 = (seed * 2654435761 + 88172645) % _WORD
        self.word: i64 = mixed + 1
        for _ in range(4):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1."""
        word = self.word
        word ^= (word << 13) & _WORD
        word ^= word >> 17
        word ^= (word << 5) & _WORD
        self.word = word
        return (word * limit) >> 32
