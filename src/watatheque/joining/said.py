"""What can be typed besides moves, as commands of the protocol; seats as the screen counts them."""

import secrets
from collections.abc import Callable
from typing import Any, Final

from watatheque.core.scene import Text
from watatheque.joining.seen import Seen
from watatheque.terminal.holes import Unclear

Command = dict[str, Any]  # `do` and the rest, without an id
Make = Callable[[Seen, str], Command]

# What the client does by itself.
OWN: Final = {
    "help": ("help", "aide", "?"),
    "rules": ("rules", "règles", "regles", "rule", "règle", "regle"),
    "table": ("table",),
    "who": ("who", "qui"),
    "language": ("fr", "en"),
    "quit": ("quit", "quitter", "q", "exit"),
}


def nonce() -> str:
    return secrets.token_hex(16)


def free(seen: Seen) -> int | None:
    empty = (seat for seat, chair in enumerate(seen.chairs) if chair["kind"] == "empty")
    return next(empty, None)


def _seat(seen: Seen, word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < int(word) <= len(seen.chairs)):
        raise Unclear(Text("join-no-seat", {"said": word}))
    return int(word) - 1


def _sit(seen: Seen, rest: str) -> Command:
    seat = _seat(seen, rest) if rest else free(seen)
    if seat is None:
        raise Unclear(Text("join-full"))
    return {"do": "sit", "seat": seat, "nonce": nonce()}


def _bot(seen: Seen, rest: str) -> Command:
    seat, _, level = rest.partition(" ")
    return {"do": "bot", "seat": _seat(seen, seat), "level": level.strip()}


def _swap(seen: Seen, rest: str) -> Command:
    one, _, other = rest.partition(" ")
    return {"do": "swap", "seat": _seat(seen, one), "other": _seat(seen, other.strip())}


def _takeback(seen: Seen, rest: str) -> Command:
    back = int(rest) if rest.isascii() and rest.isdigit() else 1
    return {"do": "offer", "what": "takeback", "to": max(seen.n - back, 0)}


def _plain(do: str) -> Make:
    return lambda seen, rest: {"do": do}


def _offer(what: str) -> Make:
    return lambda seen, rest: {"do": "offer", "what": what, "nonce": nonce()}


def _switch(do: str, on: bool) -> Make:
    return lambda seen, rest: {"do": do, "on": on}


def _at(do: str) -> Make:
    return lambda seen, rest: {"do": do, "seat": _seat(seen, rest)}


# The id of the help's line, the words, what is sent.
SENT: Final[dict[str, tuple[tuple[str, ...], Make]]] = {
    "say": (("say", "dire"), lambda seen, rest: {"do": "chat", "text": rest}),
    "emote": (("emote", "signe"), lambda seen, rest: {"do": "emote", "name": rest}),
    "sit": (("sit", "asseoir"), _sit),
    "stand": (("stand", "lever"), _plain("stand")),
    "start": (("start", "commencer"), _plain("start")),
    "resign": (("resign", "abandonner"), _plain("resign")),
    "undo": (("undo", "annuler"), _plain("undo")),
    "takeback": (("takeback", "reprendre"), _takeback),
    "pause": (("pause",), _offer("pause")),
    "resume": (("resume", "continuer"), _offer("resume")),
    "rematch": (("rematch", "revanche"), _offer("rematch")),
    "bot": (("bot", "robot"), _bot),
    "swap": (("swap", "échanger"), _swap),
    "kick": (("kick", "exclure"), _at("kick")),
    "hand": (("hand", "confier"), _at("hand")),
    "lock": (("lock", "verrouiller"), _switch("lock", True)),
    "unlock": (("unlock", "déverrouiller"), _switch("lock", False)),
    "private": (("private", "cacher"), _switch("private", True)),
    "public": (("public", "montrer"), _switch("private", False)),
    "close": (("close", "fermer"), _plain("close")),
}
YES, NO = ("yes", "oui"), ("no", "non")


def own(said: str) -> str | None:
    word = said.split(maxsplit=1)[0].lower()
    return next((name for name, words in OWN.items() if word in words), None)


def command(seen: Seen, said: str) -> Command | None:
    """None where it is none; Unclear where something is missing."""
    word, _, rest = said.partition(" ")
    if word.lower() in YES + NO and seen.offers:
        return _answer(seen, word.lower() in YES)
    for words, make in SENT.values():
        if word.lower() in words:
            return make(seen, rest.strip())
    return None


def _answer(seen: Seen, agreed: bool) -> Command:
    made = next((one for one in seen.offers if seen.seat not in one["agreed"]), seen.offers[0])
    if not agreed:
        return {"do": "decline", "what": made["what"]}
    return {"do": "offer", "what": made["what"], "to": made["to"], "nonce": nonce()}
