"""Learned judges: a small network in a file, and what asks it."""

from bocage.bots.network.file import Network, read_network, write_network
from bocage.bots.network.judge import Judge, judge_for

__all__ = ["Judge", "Network", "judge_for", "read_network", "write_network"]
