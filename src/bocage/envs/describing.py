"""The page of observation tables (docs/observations.md), written from the tables of the code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bocage.core.game import Game
from bocage.core.menu import kind_of
from bocage.envs.features import features_of, observable
from bocage.envs.observing import Observer, new_game
from bocage.envs.table import Block

FEW = 8  # labels that are all printed

_HEAD = """# Observations and actions

This page is written by `scripts/observations` from the tables of `bocage.envs.features`; a test keeps it so.

An observation is a row of numbers of type `uint8`: first counts, 0 to 255, then flags, 0 or 1. It is written
from the deciding seat's point of view and holds what that seat may know, and nothing else.
`env.observer.features.places` gives the place of each block by its name, `features.names()` the name of every
number.

An action is a number of `Discrete(n)`. `action_mask` has 1 for those that are allowed now.
`env.observer.notation(number)` gives its [notation](notation.md), `env.observer.number(notation)` the way
back. Actions of chance have no number. A few numbers inside a kind mean nothing and are never allowed.
"""


def page() -> str:
    """The whole page."""
    lines = [_HEAD]
    for id in observable():
        for heading, options in features_of(id).VARIANTS.items():
            lines += game_lines(new_game(id, options, None), heading)
    return "\n".join(lines).rstrip() + "\n"


def game_lines(game: Game, heading: str) -> Iterator[str]:
    """The tables of one game with one set of options."""
    observer = Observer(game)
    title = game.name.en + (f", {heading}" if heading else "")
    yield f"## {title}\n"
    counts, flags = observer.features.count_size, observer.features.flag_size
    yield f"{counts + flags} numbers ({counts} counts, {flags} flags), {observer.actions.size} actions.\n"
    yield "| numbers | block | of | meaning |"
    yield "| --- | --- | --- | --- |"
    start = 0
    for block in observer.features.blocks:
        yield f"| {_range(start, block.size)} | `{block.name}` | {_labels(block)} | {block.meaning} |"
        start += block.size
    yield ""
    yield "| actions | kind | from … to |"
    yield "| --- | --- | --- |"
    yield from _action_lines(observer)
    yield ""
    yield "Effects that ask, by their number in `question.node`:\n"
    addresses = game.kernel.catalogue.addresses
    yield ", ".join(f"{number} {name}" for number, name in enumerate(addresses, start=1)) + ".\n"


def _action_lines(observer: Observer) -> Iterator[str]:
    table = observer.actions
    for number, kind in enumerate(observer.codec.kinds):
        named = [place for place in range(table.size) if kind_of(table.actions[place]) == number]
        if named:
            first, last = observer.notation(named[0]), observer.notation(named[-1])
            words = f"`{first}`" if first == last else f"`{first}` … `{last}`"
            yield f"| {_range(named[0], len(named))} | `{kind.name}` | {words} |"


def _range(start: int, size: int) -> str:
    return str(start) if size == 1 else f"{start}–{start + size - 1}"


def _labels(block: Block) -> str:
    if block.size <= FEW:
        return ", ".join(block.labels)
    return f"{block.labels[0]}, {block.labels[1]}, … {block.labels[-1]} ({block.size})"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
