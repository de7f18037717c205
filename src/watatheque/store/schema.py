"""The tables of the database. Columns stand in the order of the fields of their rows.

A change here needs a migration beside it in `migrations/versions`; a test compares the two.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Computed,
    ForeignKey,
    ForeignKeyConstraint,
    Identity,
    Integer,
    MetaData,
    Table,
    Text,
)

# SQLite numbers rows by itself only where the type is literally INTEGER.
Serial: Final = BigInteger().with_variant(Integer, "sqlite")

# Names for all constraints, so that later migrations can speak of them.
metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("banned", Boolean, nullable=False),
)

# One a guest: a newer link voids the older. Who finds the database learns no code from it.
links: Final = Table(
    "links",
    metadata,
    Column("id", Text, primary_key=True),  # of the guest
    Column("digest", Text, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("phase", Text, nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("doc", Text, nullable=False),
)

# Which tables to look at when somebody is forgotten, taken from their documents. The guest comes
# first: that is how it is asked.
mentions: Final = Table(
    "mentions",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", Text, nullable=False, unique=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("header", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("nonces", Text, nullable=False),
    Column("guests", Text, nullable=False),
    Column("seq", Serial, Identity(), primary_key=True),  # which match came later
)

# Who sat where, taken from a match's guests. A guest may be unknown to the table of guests:
# identity is in the signed token, not here.
sittings: Final = Table(
    "sittings",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, nullable=False, index=True),
)

# The key makes a second writer impossible, the reference to the entry before makes a gap
# impossible: also when of two writes that wait together the first one fails. With row ids, because
# then many matches at once touch fewer pages of SQLite's log.
entries: Final = Table(
    "entries",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("command", Text, nullable=False, server_default=""),
    Column("before", BigInteger, Computed("nullif(n, 1) - 1", persisted=True)),
    ForeignKeyConstraint(["match_id", "before"], ["entries.match_id", "entries.n"]),
    CheckConstraint("n >= 1", name="counted"),
)

outcomes: Final = Table(
    "outcomes",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("outcome", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
