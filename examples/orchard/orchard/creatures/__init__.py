"""The Orchard for All Creatures Big and Small: eight special buildings, in an order that is only appended to."""

from .points import POINTS
from .trade import TRADE
from .yards import YARDS

CARDS = (*TRADE, *YARDS, *POINTS)
