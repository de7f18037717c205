"""The first version: guests, tables, matches, entries, outcomes, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("doc", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_phase", "tables", ["phase"])
    create_matches()
    create_entries()
    op.create_table(
        "outcomes",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_outcomes_match_id"),
        sa.PrimaryKeyConstraint("match_id", name="pk_outcomes"),
    )
    create_chat()


def create_matches() -> None:
    serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("nonces", sa.Text(), nullable=False),
        sa.Column("guests", sa.Text(), nullable=False),
        sa.Column("seq", serial, sa.Identity(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_table_id"),
        sa.PrimaryKeyConstraint("seq", name="pk_matches"),
        sa.UniqueConstraint("id", name="uq_matches_id"),
    )
    op.create_index("ix_matches_table_id", "matches", ["table_id"])
    op.create_table(
        "sittings",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_sittings_match_id"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_sittings"),
    )
    op.create_index("ix_sittings_guest", "sittings", ["guest"])


def create_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("n", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("before", sa.BigInteger(), sa.Computed("nullif(n, 1) - 1", persisted=True)),
        sa.CheckConstraint("n >= 1", name="ck_entries_counted"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_entries_match_id"),
        sa.ForeignKeyConstraint(
            ["match_id", "before"],
            ["entries.match_id", "entries.n"],
            name="fk_entries_match_id_before",
        ),
        sa.PrimaryKeyConstraint("match_id", "n", name="pk_entries"),
    )


def create_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_chat"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    raise NotImplementedError("there is nothing before the first version")
