"""A seat at the table for a language model, through the Model Context Protocol.

`Sitting` is the seat: everything that it says is worked out from a game that agrees with what the seat may
know, never from the true one. `server` offers it as tools, which needs the library `mcp` (extra `mcp`).
"""

from bocage.mcp.sitting import Sitting, TableWish

__all__ = ["Sitting", "TableWish"]
