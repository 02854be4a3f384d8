"""Reading the tables of the data file; every mistake gets its place."""

from __future__ import annotations

from bocage.core.errors import BadOption
from bocage.core.lanes import times
from bocage.core.native import i64


def wrong(path: str, problem: str, **details: str | int) -> BadOption:
    """The error for a figure that cannot be right."""
    return BadOption(f"components-{problem}", path=path, **details)


REMARKS = ("note", "source", "ref", "rule")  # what is said about a figure
FIGURE = ("value", *REMARKS)


class FigureReader:
    """Reads a table of the data file; every mistake gets its place.

    Attributes:
        asked: the names that were asked for; what else is there is a mistake (`refuse_others`).
    """

    def __init__(self, data: dict[str, object], path: str) -> None:
        self.data = data
        self.path = path
        self.asked: set[str] = set()
        self._inner: dict[str, list[FigureReader]] = {}

    def where(self, name: str) -> str:
        """The full name of an entry."""
        return f"{self.path}.{name}" if self.path else name

    def take(self, name: str) -> object:
        """An entry that must be there; a figure with its source gives its value."""
        self.asked.add(name)
        if name not in self.data:
            raise wrong(self.where(name), "missing")
        value = self.data[name]
        if isinstance(value, dict) and "value" in value:
            if value.get("source") not in ("rulebook", "public", "inferred"):
                raise wrong(self.where(name), "source")
            return value["value"]
        return value

    def maybe(self, name: str) -> object:
        """An entry that may be missing: None then."""
        self.asked.add(name)
        return self.data.get(name)

    def table(self, name: str) -> FigureReader:
        """A table inside this one; the same reader each time."""
        value = self.take(name)
        if not isinstance(value, dict):
            raise wrong(self.where(name), "table")
        return self._inner.setdefault(name, [FigureReader(value, self.where(name))])[0]

    def refuse_others(self, *further: str) -> None:
        """Refuse what nobody has asked for here or in any table inside: it is misspelt, or means nothing.

        Args:
            further: names beside the figure of a table, such as a total.
        """
        known = self.asked | set(REMARKS)
        for name, value in self.data.items():
            if name not in known:
                raise wrong(self.where(name), "word", known=", ".join(sorted(self.asked)))
            if isinstance(value, dict) and "value" in value:
                for inner in value:
                    if inner not in (*FIGURE, *further):
                        raise wrong(f"{self.where(name)}.{inner}", "word", known=", ".join(FIGURE))
        for readers in self._inner.values():
            for reader in readers:
                reader.refuse_others(*further)

    def rows(self, name: str) -> list[FigureReader]:
        """A list of tables."""
        value = self.take(name)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise wrong(self.where(name), "table")
        rows = [FigureReader(row, f"{self.where(name)}[{place}]") for place, row in enumerate(value)]
        return self._inner.setdefault(name, rows)

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number between bounds."""
        return _checked(self.take(name), self.where(name), low, high)

    def numbers(self, name: str, count: int, low: int, high: int) -> list[int]:
        """A list of so many whole numbers."""
        value = self.take(name)
        if not isinstance(value, list) or len(value) != count:
            raise wrong(self.where(name), "count", need=count)
        return [_checked(item, self.where(name), low, high) for item in value]

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and self.maybe(name) is None:
            return default
        value = self.take(name)
        if not isinstance(value, bool):
            raise wrong(self.where(name), "flag")
        return value

    def counts(self, name: str, words: tuple[str, ...]) -> i64:
        """Numbers by name, packed in the order of the words."""
        table = self.table(name)
        packed: i64 = 0
        for word in table.data:
            if word not in words:
                raise wrong(table.where(word), "word", known=", ".join(words))
            packed += times(table.number(word, 0, 200), words.index(word))
        return packed


def _checked(value: object, path: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong(path, "number")
    if not low <= value <= high:
        raise wrong(path, "range", value=value, low=low, high=high)
    return value
