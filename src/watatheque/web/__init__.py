"""The table on the net: HTTP for guests, tables and records, one websocket a client."""
