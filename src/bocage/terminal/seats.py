"""Who sits at the table: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bocage.bots import BOTS, Bot, RandomBot
from bocage.bots.advice import is_advised
from bocage.bots.levels import rung_of
from bocage.messages import has, say
from bocage.terminal.signs import shown


@dataclass
class TerminalSeat:
    """A place at the table.

    Attributes:
        name: what the player is called; bot: who decides, or None for a person.
    """

    name: str
    bot: Bot | None = None


def bots_for(game: str) -> list[str]:
    """The bots that can play a game: without advice, only the one that needs none."""
    advised = is_advised(game)
    return [name for name, kind in BOTS.items() if advised or issubclass(kind, RandomBot)]


def bot_name(bot: str, lang: str | None = None) -> str:
    """What a bot is called."""
    key = f"bot-{bot}"
    return say(key, lang) if has(key, lang) else bot.replace("_", " ").capitalize()


def bot_text(bot: str, lang: str | None = None, game: str = "") -> str:
    """How a bot plays, in a sentence, and what it usually scores in a game; empty for a guest."""
    key = f"bot-{bot}-text"
    if not has(key, lang):
        return ""
    rung = rung_of(bot, game) if game else None
    if rung is None:
        return say(key, lang)
    return say("bot-text-points", lang, text=say(key, lang), points=round(rung.points))


def seats_named(names: Sequence[str], seed: int) -> list[TerminalSeat]:
    """Seats with these names; that of a bot, perhaps with a number, is a bot. No two bots share a name.

    Control signs in a name become pictures of themselves, also in the record.
    """
    found: list[TerminalSeat] = []
    for place, name in enumerate(names):
        word = name.rstrip("0123456789").rstrip()
        if word in BOTS:
            same = sum(1 for seat in found if seat.name.startswith(word))
            found.append(TerminalSeat(f"{word} {same + 1}" if same else word, BOTS[word](seed + place + 1)))
        else:
            found.append(TerminalSeat(shown(name)))
    return found
