"""What one carries: blades, tools, clothes, small finds."""

from typing import Final

from watatheque.pictures.emblems.figure import Figure, disc

ARMS: Final = {
    "sword": Figure(
        "#b4c2ca",
        (
            ("body", "M42 62 V22 L50 6 L58 22 V62Z"),
            ("line", "M50 20 V60"),
            ("gold", "M26 62 H74 V70 H26Z"),
            ("dark", "M46 70 H54 V86 H46Z"),
            ("gold", disc(50, 90, 6)),
        ),
        eyes=(50, 36, 0, 7), top=(50, 12, 30), middle=(50, 42, 8),
    ),
    "axe": Figure(
        "#a9b8c0",
        (
            ("dark", "M46 16 H54 V94 H46Z"),
            ("body", "M54 22 Q80 8 88 34 Q86 60 54 52Z"),
            ("body", "M46 26 Q32 24 28 38 Q32 52 46 48Z"),
        ),
        eyes=(70, 36, 0, 7), top=(50, 18, 34), middle=(68, 38, 12),
    ),
    "hammer": Figure(
        "#8d989e",
        (("dark", "M45 40 H55 V94 H45Z"), ("body", "M18 18 H74 Q86 22 86 32 Q86 44 74 46 H18Z")),
        eyes=(48, 32, 13, 6), top=(50, 18, 40), middle=(50, 32, 14),
    ),
    "shield": Figure(
        "#7b92a8",
        (
            ("body", "M16 16 Q50 26 84 16 Q88 66 50 94 Q12 66 16 16Z"),
            ("pale", "M28 28 Q50 34 72 28 Q74 62 50 80 Q26 62 28 28Z"),
            ("line", "M50 32 V80 M30 50 H70"),
        ),
        eyes=(50, 44, 13, 7), top=(50, 20, 46), middle=(50, 52, 22),
    ),
    "helmet": Figure(
        "#96a5ae",
        (
            ("rose", "M50 20 Q44 4 62 4 Q84 8 78 30 Q68 14 50 20Z"),
            ("body", "M18 84 V50 Q18 18 50 18 Q82 18 82 50 V84 H62 V62 H38 V84Z"),
            ("ink", "M28 46 H72 V58 H28Z"),
            ("gold", "M46 18 H54 V46 H46Z"),
        ),
        eyes=(50, 52, 12, 5), top=(50, 19, 44), middle=(66, 34, 12),
    ),
    "broom": Figure(
        "#d5ac55",
        (
            ("dark", "M46 4 H54 V54 H46Z"),
            ("rose", "M36 50 H64 V60 H36Z"),
            ("body", "M34 60 H66 Q72 80 80 94 H20 Q28 80 34 60Z"),
            ("line", "M40 68 L34 92 M50 68 V92 M60 68 L66 92"),
        ),
        eyes=(50, 74, 11, 6), top=(50, 8, 24), middle=(50, 78, 16),
    ),
    "spoon": Figure(
        "#b7bfc2",
        (
            ("body", disc(50, 28, 18, 22)),
            ("pale", disc(46, 24, 7, 11)),
            ("body", "M46 50 H54 L56 94 H44Z"),
        ),
        eyes=(50, 28, 8, 5), top=(50, 8, 28), middle=(50, 32, 12),
    ),
    "key": Figure(
        "#c0a266",
        (
            ("body", "M45 46 H55 V94 H45Z"),
            ("body", "M55 72 H72 V80 H55Z M55 84 H66 V92 H55Z"),
            ("body", disc(50, 28, 22)),
            ("white", disc(50, 28, 9)),
        ),
        eyes=(50, 28, 0, 9), top=(50, 8, 34), middle=(50, 30, 17),
    ),
    "boot": Figure(
        "#8a5d3b",
        (
            ("body", "M30 10 H62 V56 Q88 60 90 84 H30Z"),
            ("dark", "M26 82 H92 V92 H26Z"),
            ("pale", "M28 8 H64 V20 H28Z"),
            ("line", "M50 30 H62 M50 40 H62 M50 50 H62"),
        ),
        eyes=(48, 64, 10, 6), top=(46, 10, 34), middle=(50, 62, 18),
    ),
    "sock": Figure(
        "#c77b8e",
        (
            ("body", "M34 10 H66 V52 Q88 70 74 86 Q62 96 46 80 L34 62Z"),
            ("white", "M34 10 H66 V22 H34Z"),
            ("white", "M34 32 H66 V42 H34Z"),
            ("dark", "M66 64 Q86 72 74 86 Q66 92 58 88Z"),
        ),
        eyes=(50, 58, 9, 5), top=(50, 11, 32), middle=(50, 56, 16),
    ),
    "bone": Figure(
        "#f0e6cf",
        (
            (
                "body",
                "M34 56 L56 34 Q50 16 64 14 Q76 16 74 26 Q86 26 86 38 Q82 50 66 44 L44 66 "
                "Q50 82 36 86 Q24 84 26 74 Q14 74 14 62 Q20 50 34 56Z",
            ),
        ),
        eyes=(50, 50, 8, 5), top=(62, 16, 28), middle=(50, 50, 10),
    ),
    "tooth": Figure(
        "#f6f0e2",
        (
            (
                "body",
                "M20 30 Q24 12 50 20 Q76 12 80 30 Q84 50 70 66 Q68 92 60 92 Q54 90 50 66 "
                "Q46 90 40 92 Q32 92 30 66 Q16 50 20 30Z",
            ),
        ),
        eyes=(50, 40, 13, 6), top=(50, 18, 44), middle=(50, 46, 18),
    ),
    "crown": Figure(
        "#d9b566",
        (
            ("body", "M14 78 L8 30 L30 52 L50 16 L70 52 L92 30 L86 78Z"),
            ("dark", "M14 78 H86 V90 H14Z"),
            ("rose", disc(50, 64, 7)),
            ("white", disc(30, 68, 4)),
            ("white", disc(70, 68, 4)),
        ),
        eyes=(50, 62, 14, 7), top=(50, 20, 36), middle=(50, 66, 18),
    ),
}  # fmt: skip
