"""What outlives the process: tables, matches, entries. Append-only where it matters."""
