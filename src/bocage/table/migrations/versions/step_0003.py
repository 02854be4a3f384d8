"""Company: clocks, chat, and the pulse by which the servers count time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add three columns and two tables. Older tables have no clock, and nobody has said anything there."""
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.add_column("tables", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "chat",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(16), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("lost", sa.Float, nullable=False),
    )
    # Made here, so that two servers that start at once cannot both make it.
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0, "lost": 0.0}])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("pulse")
    op.drop_table("chat")
    op.drop_index("tables_by_due", "tables")
    for name in ("clock", "due", "said"):
        op.drop_column("tables", name)
