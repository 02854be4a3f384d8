"""Results of the deals of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add a table. Of earlier days nothing is known."""
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("sort", sa.String(8), primary_key=True),
        sa.Column("rules", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("worth", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("deals")
