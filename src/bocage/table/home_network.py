"""This machine in the network of its house: under which address and names others find it."""

from __future__ import annotations

import socket

from bocage.core.errors import BocageError

PORT = 8140  # the same each time, so that an address can be written down; another where it is taken
# Addresses that nobody has: asking for the way there sends nothing.
SOMEWHERE = ("10.255.255.255", "192.0.2.1")


def home_address() -> str:
    """The address under which other devices of the house reach this machine.

    Raises:
        BocageError: it is in no network.
    """
    for target in SOMEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
            except OSError:
                continue
            found = str(probe.getsockname()[0])
            if not found.startswith("127.") and found != "0.0.0.0":
                return found
    raise BocageError("no-network")


def names() -> tuple[str, ...]:
    """The names of this machine that a browser may call it by."""
    name = socket.gethostname().lower()
    return (name, f"{name}.local") if name else ()
