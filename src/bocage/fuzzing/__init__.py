"""Random games that try to break the rules.

A campaign plays complete games over random set-ups, checks invariants after every action, and counts how
often each component came into play and did something. What any game must keep is in `contract`; each game
adds its own folder: set-ups, a way to play, the rules told a second time, and what counts as used (`usage`).
"""

from bocage.fuzzing.campaign import BLOCK, Campaign, campaign_games, fuzz, profile_of
from bocage.fuzzing.report import Component, Report, Violation

__all__ = ["BLOCK", "Campaign", "Component", "Report", "Violation", "campaign_games", "fuzz", "profile_of"]
