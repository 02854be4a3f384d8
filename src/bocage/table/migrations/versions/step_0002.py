"""What a table belongs to: its decks, and the seed that its chance follows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add three columns. Of older tables the decks are not known, and their chance had no seed."""
    # Column by column: a table that is made anew would take its seats and entries with it in SQLite.
    op.add_column("tables", sa.Column("decks", sa.JSON))
    op.add_column("tables", sa.Column("seed", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("given", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove them."""
    for name in ("decks", "seed", "given"):
        op.drop_column("tables", name)
