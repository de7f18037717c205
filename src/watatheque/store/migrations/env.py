"""What Alembic runs; the connection and its transaction are handed in by `store.migrate`."""

from alembic import context

from watatheque.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter most things in place
)
with context.begin_transaction():
    context.run_migrations()
