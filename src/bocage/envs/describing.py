"""The page of observation tables (docs/observations.md), written from the tables of the code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bocage.core.game import Game
from bocage.core.menu import kind_of
from bocage.envs.features import features_of, observable
from bocage.envs.layout import Layout, LayoutEntry
from bocage.envs.observing import COMPACT, V1, Observer, new_game
from bocage.envs.table import Block

FEW = 8  # labels that are all printed
FURTHER = ("next2", "next3")  # farms, described as the first of the others

_HEAD = """# Observations and actions

This page is written by `scripts/observations` from the tables of `bocage.envs.features`; a test keeps it so.

An observation is a row of numbers of type `uint8`: first counts, 0 to 255, then flags, 0 or 1. It is written
from the deciding seat's point of view and holds what that seat may know, and nothing else.
`env.observer.features.places` gives the place of each block by its name, `features.names()` the name of every
number.

Version 1 (`observation="v1"` in any environment, or `creatures_v1` by name) tells the same in
numbers of type `float32` from 0 to 1. Every count is divided by a number that the tables name (what is more
is 1); ids are flags or, where there are many, numbers to embed (`env.observer.layout.embeddings`); there is
one size for all numbers of players, so that one network serves them all. `env.observer.layout.scales` has the
divisors, `env.observer.names` the name of every number. `observation="v1:compact"` has the counts that the
networks of the bots read instead: what a player would count, without the cards one by one.
`env.observer.planes().of(seen["observation"])` gives what is known about the cells of farms as planes of rows
and columns, for convolutions; an edge stands on the planes of both its cells. [When a version is
raised](environments.md#versions) stands with the environments.

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
    yield from version_lines(game)
    yield "Effects that ask, by their number in `question.node`:\n"
    addresses = game.kernel.catalogue.addresses
    yield ", ".join(f"{number} {name}" for number, name in enumerate(addresses, start=1)) + ".\n"


def version_lines(game: Game) -> Iterator[str]:
    """What version 1 and its compact form hold."""
    for form, words in ((V1, "Version 1"), (COMPACT, "Its compact form")):
        layout = Observer(game, form).layout
        assert layout is not None
        yield f"{words}: {layout.size} numbers, for any number of players.\n"
        yield "| block | numbers | what they are |"
        yield "| --- | --- | --- |"
        for name, entries in _by_block(layout):
            if name.startswith(FURTHER):
                continue
            size = sum(len(entry.names) for entry in entries)
            yield f"| `{name}` | {size} | {_treatment(entries)} |"
        yield ""


def _by_block(layout: Layout) -> Iterator[tuple[str, list[LayoutEntry]]]:
    """The entries of each block; farms of others are as one's own."""
    blocks: dict[str, list[LayoutEntry]] = {}
    for entry in layout.entries:
        farm, _, rest = entry.name.partition(".")
        name = farm if "." not in rest else f"{farm}.{rest.partition('.')[0]}"
        blocks.setdefault(name, []).append(entry)
    yield from blocks.items()


def _treatment(entries: list[LayoutEntry]) -> str:
    parts = []
    for entry in entries:
        label = entry.name.rpartition(".")[2]
        if entry.values:
            values = entry.values if len(entry.values) <= FEW else (*entry.values[:2], "…", entry.values[-1])
            parts.append(("one flag for each of " + ", ".join(values), label))
        elif entry.embedding:
            parts.append((f"an id, divided by {entry.embedding}: a number to embed", label))
        else:
            parts.append(("0 or 1" if entry.scale == 1 else f"divided by {entry.scale}", label))
    if len({words for words, _ in parts}) == 1:
        return parts[0][0]
    grouped: dict[str, list[str]] = {}
    for words, label in parts:
        grouped.setdefault(words, []).append(label)
    return "; ".join(f"{', '.join(labels)}: {words}" for words, labels in grouped.items())


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
