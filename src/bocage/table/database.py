"""The connection to the database, brought to the present form when the server starts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from bocage.core.errors import BocageError

MIGRATIONS = Path(__file__).with_name("migrations")
PRESENT = "0005"  # the step of the migrations that makes the present form
MIGRATION_LOCK = 0x626F63616765  # "bocage": one process at a time changes the form of a PostgreSQL database

# Connections that stay open, one for each thread that reads and for the one that writes, and more at need:
# those are closed after use, and to make a connection costs more than ten questions.
KEPT, MORE = 11, 4
CONNECT = 5  # seconds in which the database must let us in
# A network that swallows a connection is noticed: seconds of silence, between two questions, how many.
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}


class BadDatabase(BocageError):
    """A database that cannot be reached, read or used."""


class _Newer(Exception):
    """A later version has made this database."""


def open_database(url: str) -> Engine:
    """Connect, and bring the database to the present form.

    Raises:
        BadDatabase: it cannot be reached, is none, or was made by a later version.
    """
    try:
        engine = _engine(url)
        try:
            with engine.connect() as connection, _alone(connection):
                _upgrade(connection)
                connection.commit()
        except BaseException:
            engine.dispose()  # nobody else will close its connections
            raise
    except (ArgumentError, NoSuchModuleError, ImportError):
        raise BadDatabase("database-url", url=shown(url)) from None
    except _Newer:
        raise BadDatabase("database-newer", url=shown(url)) from None
    except SQLAlchemyError as problem:
        cause = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        raise BadDatabase("database-unreachable", url=shown(url), problem=cause) from None
    return engine


def shown(url: str) -> str:
    """The URL without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.split("@")[-1]


def _engine(url: str) -> Engine:
    parsed = sa.make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        waits = {"connect_timeout": CONNECT, **ALIVE} if parsed.get_backend_name() == "postgresql" else {}
        # Connections that have gone are noticed when they are used, and the work is done with another one.
        return sa.create_engine(
            parsed, connect_args=waits, pool_size=KEPT, max_overflow=MORE, pool_timeout=CONNECT
        )
    engine = sa.create_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: object, _: object) -> None:
    """Readers do not wait for the writer; what is committed survives a power cut."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    connection.isolation_level = None  # type: ignore[attr-defined]  # we say BEGIN ourselves
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer asks for the lock at once: one that reads first and then writes could be refused half-way.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    """While this lasts no other server changes the form of the database."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
    else:
        connection.execution_options(writes=True)
    yield


def _upgrade(connection: Connection) -> None:
    """Carry out the steps that are missing; mostly none is.

    Raises:
        _Newer: there are steps that we do not know.
    """
    if _form(connection) == PRESENT:
        return
    # Imported here: it takes a fifth of the start of a server, which is waited for after a crash.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise _Newer from None


def _form(connection: Connection) -> str | None:
    """The last step that was carried out; None where there was none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found
