import pytest

from watatheque.web.origin import allowed

PUBLIC = "https://games.example.org"


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "public"),
    [
        (None, "localhost:8000", "ws", ""),
        ("http://localhost:8000", "localhost:8000", "ws", ""),
        ("http://192.168.1.7:8000", "192.168.1.7:8000", "ws", ""),
        ("http://home", "home", "ws", ""),
        ("https://games.example.org", "games.example.org", "wss", ""),
        ("https://games.example.org", "127.0.0.1:8000", "ws", PUBLIC),
        ("https://games.example.org:443", "127.0.0.1:8000", "ws", PUBLIC),
        ("http://[::1]:8000", "[::1]:8000", "ws", ""),
    ],
)
def test_our_own_pages_may(origin: str | None, host: str, scheme: str, public: str) -> None:
    assert allowed(origin, host, scheme, public)


@pytest.mark.parametrize(
    ("origin", "host", "public"),
    [
        ("http://evil.example", "localhost:8000", ""),
        ("http://localhost:9000", "localhost:8000", ""),
        ("http://localhost", "localhost:8000", ""),
        ("http://games.example.org.evil.example", "127.0.0.1:8000", PUBLIC),
        ("http://games.example.org", "127.0.0.1:8000", PUBLIC),
        ("null", "localhost:8000", ""),
        ("", "localhost:8000", ""),
        ("http://[", "localhost:8000", ""),
        ("http://localhost:99999999", "localhost:8000", ""),
        ("null", "", ""),
    ],
)
def test_pages_of_others_may_not(origin: str, host: str, public: str) -> None:
    assert not allowed(origin, host, "ws", public)
