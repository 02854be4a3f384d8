"""Names of the things of a game, and lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bocage.core.events import Event
from bocage.messages import has, say, say_or


def good_name(good: str, lang: str) -> str:
    """The name of a good: `wood`, `sheep`, `borders`."""
    return say(f"good-{good}", lang)


def good_one(good: str, lang: str) -> str:
    """A single piece: `one sheep`, `une vache`."""
    return say(f"good-{good}-one", lang)


def good_count(good: str, count: int, lang: str) -> str:
    """So many of a good: `3 stone`, `2 chevaux`, `no reed`."""
    return say(f"good-{good}-count", lang, count=count)


def goods_list(counts: Mapping[str, int], lang: str) -> str:
    """Several goods in one phrase; those of which there are none are left out."""
    return join([good_count(good, count, lang) for good, count in counts.items() if count], lang)


def join(words: Iterable[str], lang: str) -> str:
    """A list in words: `a`, `a and b`, `a, b and c`; empty for none."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    return say("list-and", lang, first=", ".join(items[:-1]), last=items[-1])


def side_name(side: str, lang: str) -> str:
    """Left or right."""
    return say("side", lang, side=side)


def edge_text(edge: str, lang: str) -> str:
    """An edge in words, from its name in the notation: `b2e`, the east edge of b2."""
    return say("edge", lang, side=edge[-1], cell=edge[:-1])


def seat_name(seat: int, names: Sequence[str] | None, lang: str) -> str:
    """A player's own name, or `Player 1`."""
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    return say("seat", lang, number=seat + 1)


def mode_name(mode: str, lang: str, game: str = "") -> str:
    """The name of a way to set the game up, in this game where it is not the same in all."""
    return _named("mode", mode, lang, game)


def option_text(option: str, lang: str, game: str = "") -> str:
    """What an option decides, in this game where it is not the same in all."""
    return _named("option", option, lang, game)


def score_name(category: str, lang: str, game: str = "") -> str:
    """The name of a category of the score, in this game where it is not the same in all."""
    return _named("score", category, lang, game)


def guest_event(game: str, event: Event, player: str, lang: str) -> str:
    """An event that only cards of a guest tell of: their message, with the numbers as `x`, `y`, `z`."""
    x, y, z = map(int, event.numbers)
    return say_or("", f"event-{game}-{event.key}", lang, player=player, x=x, y=y, z=z)


def guest_option(game: str, card: str, place: int, lang: str) -> str:
    """One of several effects of a card, in the words of its deck; empty where it has none."""
    return say_or("", f"action-{game}-option-{card}-{place + 1}", lang)


def thing_name(id: str, lang: str, game: str) -> str:
    """The name of a thing of a game that has no words of its own: a message `name-<game>-<id>`, or its id."""
    parts = [say_or(in_words(part), f"name-{game}-{part}", lang) for part in id.split(".")]
    return " ".join(parts)


def in_words(id: str) -> str:
    """An id as plain words."""
    return id.replace("_", " ").replace("-", " ")


def _named(sort: str, id: str, lang: str, game: str) -> str:
    own = f"{sort}-{game}-{id}"
    return say_or(in_words(id), own if has(own, lang) else f"{sort}-{id}", lang)
