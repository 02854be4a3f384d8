"""Reading plain data that a person may have written: every mistake gets its place and its reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bocage.core.errors import BadPosition, unknown
from bocage.core.lanes import times
from bocage.core.state import Frame

HUGE: Final = 10**18
LARGEST: Final = 1 << 62  # no number of a frame is longer
LONGEST: Final = 60  # characters of a value in a message


class Fields:
    """A mapping that is read field by field; what nobody asked for is a mistake.

    Attributes:
        path: where the mapping stands, such as `farms[0].animals`.
    """

    def __init__(self, value: object, path: str) -> None:
        if not isinstance(value, Mapping):
            raise BadPosition("position-not-a-table", path=path or "position")
        self.path = path
        self._value = value
        self._known: list[str] = []

    def where(self, name: str) -> str:
        """The full name of a field."""
        return f"{self.path}.{name}" if self.path else name

    def get(self, name: str) -> object:
        """The value of a field, or None."""
        self._known.append(name)
        return self._value.get(name)

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        self._known.append(name)
        return name in self._value

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number between two bounds."""
        value = self.get(name)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadPosition("position-number", path=self.where(name))
        if not low <= value <= high:
            seen = min(max(value, -HUGE), HUGE)  # longer numbers cannot even be printed
            raise BadPosition("position-range", path=self.where(name), value=seen, low=low, high=high)
        return value

    def packed(self, names: Sequence[str], most: int) -> int:
        """Counts of so many things at most, none where the field is missing, as lanes of one word."""
        return sum(int(times(self.number(name, 0, 0, most), place)) for place, name in enumerate(names))

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.get(name)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise BadPosition("position-flag", path=self.where(name))
        return value

    def items(self, name: str) -> list[object]:
        """A list, empty if the field is missing."""
        value = self.get(name)
        if value is None:
            return []
        if not isinstance(value, list | tuple):
            raise BadPosition("position-list", path=self.where(name))
        return list(value)

    def table(self, name: str) -> Fields:
        """A table inside this one, empty if the field is missing."""
        value = self.get(name)
        return Fields({} if value is None else value, self.where(name))

    def counts(self, name: str, names: Sequence[str], most: int) -> int:
        """A table inside this one that holds nothing but counts, as lanes of one word."""
        table = self.table(name)
        packed = table.packed(names, most)
        table.done()
        return packed

    def names(self) -> list[str]:
        """The names of all fields, for tables whose fields are data; they count as asked for."""
        found = [str(name) for name in self._value]
        self._known += found
        return found

    def text(self, name: str) -> str:
        """A text."""
        value = self.get(name)
        if not isinstance(value, str):
            raise BadPosition("position-text", path=self.where(name))
        return value

    def done(self) -> None:
        """Refuse fields that nobody asked for."""
        for name in self._value:
            if name not in self._known:
                known = list(dict.fromkeys(self._known))
                word = shown(name)
                raise unknown(BadPosition, "position-field", word, known, path=self.where(word))


def one_of(value: object, known: list[str], path: str) -> int:
    """The place of a name in a list of known names."""
    if isinstance(value, str) and value in known:
        return known.index(value)
    raise unknown(BadPosition, "position-name", shown(value), known, path=path, value=shown(value))


def shown(value: object) -> str:
    """A value as a message can show it: short, whatever it is."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list inside lists inside …
        return "…"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def read_frame(value: object, places: Mapping[str, int]) -> Frame:
    """One entry of an agenda: its address, then six numbers, whose bounds are the game's business."""
    if not isinstance(value, list | tuple) or len(value) != 7:
        raise BadPosition("position-agenda")
    address, *rest = value
    numbers = [number for number in rest if isinstance(number, int) and not isinstance(number, bool)]
    if not isinstance(address, str) or address not in places or len(numbers) != 6:
        raise BadPosition("position-agenda")
    if max(abs(number) for number in numbers) >= LARGEST:
        raise BadPosition("position-agenda")
    seat, actor, step, a, b, c = numbers
    return Frame(None, places[address], seat, actor, step, a, b, c)
