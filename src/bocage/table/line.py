"""A connection to the database that can be cut while its thread waits for an answer.

A database that is frozen, or behind a network that swallows everything, does not answer and does not hang up
either. The thread that waits for it cannot be ended; its socket can.
"""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.engine import Connection


class Cut(OSError):
    """Whoever waited for the database has given up."""


class CuttableConnection:
    """What one piece of work uses of the database.

    Attributes:
        is_cut: whether somebody has given it up.
    """

    def __init__(self) -> None:
        self.is_cut = False
        self._lock = threading.Lock()
        self._raw: object = None

    @contextmanager
    def held(self, connection: Connection) -> Iterator[None]:
        """While this lasts the connection can be cut.

        Raises:
            Cut: it was, before it was used.
        """
        with self._lock:
            if self.is_cut:
                raise Cut
            self._raw = connection.connection.dbapi_connection
        try:
            yield
        finally:
            with self._lock:
                self._raw = None  # from here on it may be somebody else's

    def cut(self) -> None:
        """Let whoever waits for an answer have an error instead. A file, such as SQLite's, cannot be cut."""
        with self._lock:
            self.is_cut = True
            number = getattr(self._raw, "fileno", None)
            if number is None:
                return
            with suppress(Exception), socket.socket(fileno=os.dup(number())) as copy:
                copy.shutdown(socket.SHUT_RDWR)
