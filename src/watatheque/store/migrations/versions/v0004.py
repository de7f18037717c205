"""Whoever wants to be forgotten is found by indexes: their chat, and the tables that name them."""

from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

AT_ONCE = 1000  # documents; all of them might not fit into memory


def upgrade() -> None:
    op.create_index("ix_chat_guest", "chat", ["guest"])
    mentions = op.create_table(
        "mentions",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mentions_table_id"),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_mentions"),
        sqlite_with_rowid=False,
    )
    for page in documents(op.get_bind()):
        found = [{"guest": guest, "table_id": id} for id, doc in page for guest in named(doc)]
        if found:
            op.bulk_insert(mentions, found)


def documents(connection: sa.Connection) -> Iterator[list[tuple[str, str]]]:
    tables = sa.table("tables", sa.column("id"), sa.column("doc"))
    query = sa.select(tables.c.id, tables.c.doc).order_by(tables.c.id).limit(AT_ONCE)
    last = ""
    while page := [(id, doc) for id, doc in connection.execute(query.where(tables.c.id > last))]:
        yield page
        last = page[-1][0]


def named(doc: str) -> set[str]:
    """The host, whoever sits or was asked to leave, and whoever asked for something lately.

    As documents are of this version: `store.mentions` goes with the times, a migration does not.
    """
    told: dict[str, Any] = msgspec.json.decode(doc)
    people = {part.get("guest", "") for key in ("chairs", "done") for part in told.get(key, [])}
    return {told.get("host", ""), *told.get("kicked", []), *people} - {""}


def downgrade() -> None:
    raise NotImplementedError("the way back is a backup")
