"""Who sits at the table: people and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bocage.core.chance import Dice
from bocage.core.game import Game


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, game: Game) -> int:
        """One of the legal actions."""
        ...


class RandomBot:
    """Plays any legal action that is not idle, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def decide(self, game: Game) -> int:
        """Any action that is not idle."""
        menu = game.menu()
        return menu.pick(self._dice.below(menu.size()))


BOTS = {"random": RandomBot}


@dataclass
class Seat:
    """A place at the table.

    Attributes:
        name: what the player is called; bot: who decides, or None for a person.
    """

    name: str
    bot: Bot | None = None


def seats_named(names: list[str], seed: int) -> list[Seat]:
    """Seats with these names; the name of a bot is a bot."""
    return [
        Seat(name, BOTS[name](seed + place + 1) if name in BOTS else None) for place, name in enumerate(names)
    ]
