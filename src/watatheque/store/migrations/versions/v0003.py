"""An entry names the command that asked for it, so that a resent one is known again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("command", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    raise NotImplementedError("the way back is a backup")
