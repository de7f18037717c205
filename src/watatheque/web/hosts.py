"""What a Host header may say (RFC 9110, 7.2): a name or an address, and a port."""

import re

from watatheque.web.origin import place
from watatheque.web.problems import Refused

# No name is longer than 253 characters, and what is shown as a QR code must fit into one.
FORM = re.compile(r"(\[[\da-fA-F:.]{2,45}\]|[\w.~%!$&'()*+,;=-]{1,253})(:\d{0,5})?", re.ASCII)
NOT_ONE = "the Host header names no host and port"


def sound(host: str) -> bool:
    """A request may leave it out; one that makes no sense is nobody's address."""
    return not host or (FORM.fullmatch(host) is not None and place(f"http://{host}") is not None)


def judge(host: str) -> None:
    if not sound(host):
        raise Refused(400, "", NOT_ONE)
