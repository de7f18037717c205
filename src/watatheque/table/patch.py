"""Scenes as they travel: whole, as what changed, and as what one seat sees beyond the public.

A document is a scene in JSON values with zones and pieces by id. A patch holds only what changed;
in `zones` and `pieces` null removes. An overlay is the patch from the public document to a seat's.
"""

from typing import Any

from watatheque.core import codec
from watatheque.core.scene import Scene

Document = dict[str, Any]
Patch = dict[str, Any]

KEYED = ("zones", "pieces")


def document(scene: Scene) -> Document:
    plain: Document = codec.plain(scene)
    zones = zip(scene.zones, plain["zones"], strict=True)
    plain["zones"] = {zone.id: {"kind": codec.tag(type(zone)), **told} for zone, told in zones}
    plain["pieces"] = {told["id"]: told for told in plain["pieces"]}
    return plain


def difference(before: Document, after: Document) -> Patch:
    patch: Patch = {}
    for key, value in after.items():
        if key in KEYED:
            changes = _changes(before.get(key, {}), value)
            if changes:
                patch[key] = changes
        elif before.get(key) != value:
            patch[key] = value
    return patch


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    changed = {id: told for id, told in after.items() if before.get(id) != told}
    return changed | {id: None for id in before if id not in after}


def patched(document: Document, patch: Patch) -> Document:
    """What a client does; neither argument is touched."""
    after = document | {key: value for key, value in patch.items() if key not in KEYED}
    for key in KEYED:
        merged = document.get(key, {}) | patch.get(key, {})
        after[key] = {id: told for id, told in merged.items() if told is not None}
    return after
