"""Every limit is a setting with a sane default: TB-21."""

import msgspec

from watatheque.core.values import Millis


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    absent_ms: Millis = 30_000  # TB-18: until a bot plays for somebody who has gone
    absent_live_ms: Millis = 5_000  # the same in a real-time game
    idle_ms: Millis = 3_600_000  # until a table is closed at which nobody is and nothing runs
    host_absent_ms: Millis = 300_000  # TB-16: until somebody who is there is the host
    tables_a_guest: int = 10
    sockets_a_guest: int = 8  # at one table
    spectators: int = 2_000  # at one table: so many without a name, and so many with one
    message_bytes: int = 16_384
    messages_a_second: int = 20  # of one client, on the average
    message_burst: int = 40
    chat_length: int = 500
    chat_a_minute: int = 30
    chat_kept: int = 50  # shown to whoever comes in
    emotes_a_minute: int = 30
    takebacks_a_minute: int = 30  # asked for by one guest: each may mean to replay the match
    ring: int = 256  # frames kept for those who come back
    answers: int = 64  # of a guest, kept for commands that are sent again
    buffer_bytes: int = 1_048_576  # unsent to one client; then it is let go
    token_days: int = 365
    thinkers: int = 1  # processes for bots that look ahead
