"""The database: tables, seats, entries and chat, links that move a seat, the pulse of the servers, deals."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", JSON),  # the position that it began with, if not the usual one
    Column("settings", JSON, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(64), nullable=False),  # whose table it is: the hash of a token
    Column("is_open", Integer, nullable=False),  # listed for everybody
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # What lists show, so that they need not replay the game.
    Column("to_act", Integer),
    Column("round", Integer, nullable=False),
    Column("scores", JSON),
    Column("winners", JSON),
    Column("decks", JSON),  # the decks of cards that it is played with: a checksum of each
    Column(
        "seed", String(64), nullable=False, server_default=""
    ),  # what chance follows; secret until the end
    Column("given", Integer, nullable=False, server_default="0"),  # moves of the record that it began with
    Column("clock", JSON),  # how much time each seat has, and whose runs; None: there is no clock
    Column("due", Float),  # when somebody's time is out, in the time that the servers count
    Column("said", Integer, nullable=False, server_default="0"),  # the last line of its chat
    Index("tables_by_status", "status", "is_open", "touched"),
    Index("tables_by_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, free
    Column("name", String(40), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("owner", String(64), nullable=False),  # the hash of a token; may be empty
    Index("seats_by_owner", "owner"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Two servers that add the same number: one of them is refused. That is all the locking there is.
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),  # the hash of what the link says
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column(
        "owner", String(64), nullable=False
    ),  # who made it; it is worth nothing once the seat is not theirs
    Column("expires", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("phrase", String(16), nullable=False),  # empty for a text of somebody's own
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
)

# One row: the servers' last sign of life, and how many seconds there was none.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("lost", Float, nullable=False),
)

# What everybody has made of the deals of a day; the first result of each person counts.
deals = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("sort", String(8), primary_key=True),
    Column("rules", Integer, primary_key=True),
    Column("owner", String(64), primary_key=True),  # the hash of a token
    Column("name", String(40), nullable=False),
    Column("scores", JSON, nullable=False),
    Column("worth", Float, nullable=False),  # by which they are ordered
    Column("at", Float, nullable=False),
    # Whether the champion's moves in it were made where nobody here saw it.
    Column("elsewhere", Integer, nullable=False, server_default="0"),
)

# What this house signs with, by what it is for; made when it is first needed.
keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("key", String(64), nullable=False),
)
