"""How much a server can carry, and what people feel meanwhile.

Decisions come when they are due, not when the one before was answered (an open loop): a server that falls
behind is not spared, and the time of a decision counts from the moment it was due. Usual load generators
wait for an answer before they send the next request, and none knows which moves of a game are legal.
"""

from bocage.table.load.people import Workload
from bocage.table.load.report import Site, report

__all__ = ["Site", "Workload", "report"]
