"""The Orchard for Agricola. New cards go to the end of a list: the order is part of what is stored."""

from .minors import MINORS
from .occupations import OCCUPATIONS

CARDS = (*MINORS, *OCCUPATIONS)
