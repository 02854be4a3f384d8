"""Which results of deals were played elsewhere; what this house signs with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a column and a table. Results from before were not looked at that way: they stay as they are."""
    op.add_column("deals", sa.Column("elsewhere", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Remove both."""
    op.drop_table("keys")
    op.drop_column("deals", "elsewhere")
