"""Addresses as QR codes, for the phone beside the laptop."""

import io

import segno


def qr(address: str) -> bytes:
    """An SVG, dark on light in any theme."""
    out = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff")
    return out.getvalue()
