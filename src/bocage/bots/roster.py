"""All bots by name: our own, and those of installed packages (entry points of the group `bocage.bots`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points

from bocage.bots.base import Bot
from bocage.bots.errors import BotProblem

GROUP = "bocage.bots"


class Roster(Mapping[str, type[Bot]]):
    """Name → class of a bot; an instance is made with a seed.

    A package that cannot be loaded is left out of the list; asking for its bot says what is wrong with it.
    Our own names cannot be taken over.
    """

    def __init__(self, own: dict[str, type[Bot]]) -> None:
        self._own = own

    @cached_property
    def _points(self) -> dict[str, EntryPoint]:
        return {point.name: point for point in entry_points(group=GROUP) if point.name not in self._own}

    @cached_property
    def _guests(self) -> dict[str, type[Bot] | BotProblem]:
        return {name: _loaded(point) for name, point in self._points.items()}

    def __getitem__(self, name: str) -> type[Bot]:
        if name in self._own:
            return self._own[name]
        guest = self._guests[name]
        if isinstance(guest, BotProblem):
            raise guest
        return guest

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._points

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from (name for name, guest in self._guests.items() if not isinstance(guest, BotProblem))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _loaded(point: EntryPoint) -> type[Bot] | BotProblem:
    try:
        kind = point.load()
    except Exception as problem:  # a guest may be anybody's program
        return BotProblem("bot-broken", bot=point.name, source=point.value, problem=repr(problem))
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        return BotProblem("bot-no-class", bot=point.name, source=point.value)
    return kind
