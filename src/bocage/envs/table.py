"""What the numbers of an observation mean: the table that the documents print and the tests check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bocage.core.bitset import WORD
from bocage.core.codec import Codec
from bocage.core.menu import KINDS
from bocage.envs.stepping.rows import ActionTable

COUNT_HIGH = 255


@dataclass(frozen=True)
class Block:
    """Some numbers of an observation that belong together.

    Attributes:
        name: unique in the observation, such as `own.animals`.
        labels: what each number is about.
        meaning: one sentence for the tables.
    """

    name: str
    labels: tuple[str, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.labels)


class FeatureTable:
    """All numbers of an observation: first the counts (0 to 255), then the flags (0 or 1)."""

    def __init__(self, counts: Sequence[Block], flags: Sequence[Block]) -> None:
        self.counts = tuple(counts)
        self.flags = tuple(flags)
        self.blocks = self.counts + self.flags
        self.count_size = sum(block.size for block in self.counts)
        self.flag_size = sum(block.size for block in self.flags)
        self.size = self.count_size + self.flag_size
        self.places: dict[str, slice] = {}
        start = 0
        for block in self.blocks:
            self.places[block.name] = slice(start, start + block.size)
            start += block.size

    def names(self) -> list[str]:
        """The full name of every number: `own.animals.sheep`."""
        return [f"{block.name}.{label}" for block in self.blocks for label in block.labels]


def farms_in_order(seats: int) -> list[tuple[str, str]]:
    """How the farms are called in blocks and in sentences, from one's own on in the order of the seats."""
    others = [(f"next{place}", f"the farm {place} seat(s) after you") for place in range(1, seats)]
    return [("own", "your farm"), *others]


def action_table(codec: Codec, chance: Sequence[int]) -> ActionTable:
    """The numbering of the actions of a game that are not chance's, in the order of its codec."""
    words = 1 + max(len(kind.words) - 1 for kind in codec.kinds) // WORD
    spans: list[tuple[int, int, int]] = [(0, 0, 0)] * (words * KINDS)
    start = 0
    for word in range(words):
        for number, kind in enumerate(codec.kinds):
            here = kind.words[word * WORD : (word + 1) * WORD]
            named = [place for place, name in enumerate(here) if name is not None]
            if number not in chance and named:
                size = named[-1] - named[0] + 1
                spans[word * KINDS + number] = (start, named[0], size)
                start += size
    return ActionTable(spans)
