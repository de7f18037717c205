"""Those that crawl, swim, hop and flutter."""

from typing import Final

from watatheque.pictures.emblems.figure import Figure, disc

BEASTS: Final = {
    "rat": Figure(
        "#9a8f8c",
        (
            ("body", disc(24, 32, 16)),
            ("rose", disc(24, 32, 8)),
            ("body", disc(76, 32, 16)),
            ("rose", disc(76, 32, 8)),
            ("body", "M22 46 Q24 22 50 22 Q76 22 78 46 Q74 72 50 90 Q26 72 22 46Z"),
            ("line", "M34 72 L12 68 M34 76 L14 82 M66 72 L88 68 M66 76 L86 82"),
            ("rose", disc(50, 86, 6)),
        ),
        eyes=(50, 48, 13, 6),
        top=(50, 23, 38),
        middle=(50, 60, 18),
        alive=True,
    ),
    "toad": Figure(
        "#8aa34a",
        (
            ("body", disc(29, 30, 16)),
            ("body", disc(71, 30, 16)),
            ("body", "M10 60 Q12 34 50 34 Q88 34 90 60 Q92 88 50 88 Q8 88 10 60Z"),
            ("pale", "M24 70 Q50 60 76 70 Q74 84 50 84 Q26 84 24 70Z"),
            ("line", "M20 58 Q50 72 80 58"),
        ),
        eyes=(50, 30, 21, 8),
        top=(50, 30, 34),
        middle=(50, 60, 26),
        alive=True,
    ),
    "bat": Figure(
        "#6d5a86",
        (
            (
                "dark",
                "M44 48 Q30 18 3 28 Q14 40 12 60 Q24 50 32 64 Q40 56 50 70 Q60 56 68 64 "
                "Q76 50 88 60 Q86 40 97 28 Q70 18 56 48Z",
            ),
            ("body", "M34 40 L36 16 L46 28 H54 L64 16 L66 40 Q70 72 50 80 Q30 72 34 40Z"),
        ),
        eyes=(50, 46, 9, 5),
        top=(50, 28, 24),
        middle=(50, 58, 12),
        alive=True,
    ),
    "snake": Figure(
        "#6f9e54",
        (
            ("tube", "M20 88 H72 Q90 88 86 76 Q82 66 60 68 H34 Q16 66 20 54 Q24 44 48 46"),
            ("body", "M34 34 Q34 14 54 14 Q76 14 76 34 Q74 54 54 54 Q34 54 34 34Z"),
            ("rose", "M54 54 V64 L50 70 M54 64 L58 70"),
        ),
        eyes=(55, 30, 9, 5),
        top=(55, 15, 30),
        middle=(52, 74, 22),
        alive=True,
    ),
    "spider": Figure(
        "#5b4a63",
        (
            ("line", "M32 52 L12 36 L6 50 M30 60 L8 60 L4 74"),
            ("line", "M32 70 L14 78 L14 92 M36 46 L24 22 L14 22"),
            ("line", "M68 52 L88 36 L94 50 M70 60 L92 60 L96 74"),
            ("line", "M68 70 L86 78 L86 92 M64 46 L76 22 L86 22"),
            ("body", disc(50, 66, 25, 22)),
            ("body", disc(50, 42, 18, 16)),
        ),
        eyes=(50, 41, 8, 5),
        top=(50, 27, 26),
        middle=(50, 68, 17),
        alive=True,
    ),
    "snail": Figure(
        "#c9a36a",
        (
            ("pale", "M8 86 Q8 74 20 72 L24 38 H36 L36 68 H84 Q94 78 90 86Z"),
            ("line", "M26 40 L20 24 M34 40 L38 24"),
            ("body", disc(62, 54, 27)),
            ("line", "M62 56 Q70 50 66 44 Q54 38 48 52 Q46 70 64 70 Q80 68 78 52"),
        ),
        eyes=(29, 24, 9, 6),
        top=(62, 28, 36),
        middle=(62, 56, 18),
        alive=True,
    ),
    "fish": Figure(
        "#6aa0b8",
        (
            ("dark", "M64 50 L94 26 Q86 50 94 76Z"),
            ("dark", "M40 32 Q54 12 66 34Z"),
            ("body", "M6 52 Q28 20 58 32 Q74 40 76 50 Q74 62 58 70 Q28 82 6 52Z"),
            ("line", "M46 40 Q54 50 46 62 M58 44 Q64 50 58 58"),
        ),
        eyes=(26, 46, 0, 7),
        top=(44, 30, 30),
        middle=(42, 54, 16),
        alive=True,
    ),
    "moth": Figure(
        "#c8b28a",
        (
            ("body", "M48 44 Q30 8 6 22 Q2 48 44 56Z"),
            ("body", "M52 44 Q70 8 94 22 Q98 48 56 56Z"),
            ("dark", "M46 56 Q18 54 20 80 Q36 92 48 66Z"),
            ("dark", "M54 56 Q82 54 80 80 Q64 92 52 66Z"),
            ("pale", disc(50, 56, 9, 26)),
            ("line", "M46 32 Q40 18 32 18 M54 32 Q60 18 68 18"),
            ("gold", disc(24, 34, 5)),
            ("gold", disc(76, 34, 5)),
        ),
        eyes=(50, 40, 6, 4),
        top=(50, 29, 20),
        middle=(50, 46, 30),
        alive=True,
    ),
    "beetle": Figure(
        "#47806f",
        (
            ("line", "M26 50 L8 40 M24 62 L6 64 M28 74 L12 86"),
            ("line", "M74 50 L92 40 M76 62 L94 64 M72 74 L88 86"),
            ("dark", "M30 40 Q30 18 50 18 Q70 18 70 40Z"),
            ("body", "M22 58 Q22 34 50 34 Q78 34 78 58 Q78 92 50 92 Q22 92 22 58Z"),
            ("line", "M50 36 V90"),
        ),
        eyes=(50, 29, 10, 5),
        top=(50, 19, 28),
        middle=(50, 64, 20),
        alive=True,
    ),
    "worm": Figure(
        "#d08f82",
        (
            ("tube", "M10 88 Q18 64 36 72 Q54 82 66 70 Q74 60 66 48"),
            ("body", "M44 36 Q44 14 64 14 Q84 14 84 36 Q84 56 64 56 Q44 56 44 36Z"),
            ("line", "M24 66 L20 80 M42 70 L38 84 M58 68 L62 82"),
        ),
        eyes=(64, 32, 9, 5),
        top=(64, 15, 30),
        middle=(48, 70, 16),
        alive=True,
    ),
}  # fmt: skip
