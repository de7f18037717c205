"""Which pages may open a socket here: our own, by the public address or the one in use."""

from urllib.parse import urlsplit

PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


def place(url: str) -> tuple[str, int] | None:
    """Host and port; None where a URL has none."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.hostname, port) if parts.hostname and port else None


def allowed(origin: str | None, host: str, scheme: str, public_url: str) -> bool:
    """Programs that are no browsers send no origin; browsers cannot leave it out."""
    if origin is None:
        return True
    said = place(origin)
    if said is None:
        return False
    return said in (place(f"{scheme}://{host}"), place(public_url))
