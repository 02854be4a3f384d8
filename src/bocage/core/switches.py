"""Rulings that are a choice between readings: options with a recommended default, each a bit of a number."""

from __future__ import annotations

from typing import Final


class Switch:
    """One ruling that can be switched.

    Attributes:
        name: the option's name.
        bit: its place in the switches of a game.
        default: the recommended reading.
        ruling: the ruling or rule that discusses it.
    """

    def __init__(self, name: str, bit: int, default: bool, ruling: str) -> None:
        self.name: Final = name
        self.bit: Final = bit
        self.default: Final = default
        self.ruling: Final = ruling
