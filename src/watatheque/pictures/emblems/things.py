"""What stands about in a cellar: furniture, food, walls and fire."""

from typing import Final

from watatheque.pictures.emblems.figure import Figure, disc

THINGS: Final = {
    "mushroom": Figure(
        "#c8554f",
        (
            ("white", "M36 50 H64 L70 88 Q50 96 30 88Z"),
            ("body", "M8 54 Q10 14 50 12 Q90 14 92 54 Q50 64 8 54Z"),
            ("white", disc(32, 34, 7)),
            ("white", disc(62, 28, 8)),
            ("white", disc(78, 46, 5)),
        ),
        eyes=(50, 70, 9, 5), top=(50, 14, 44), middle=(50, 38, 24), alive=True,
    ),
    "door": Figure(
        "#9a6b42",
        (
            ("steel", "M14 94 V42 Q14 6 50 6 Q86 6 86 42 V94Z"),
            ("body", "M24 94 V44 Q24 16 50 16 Q76 16 76 44 V94Z"),
            ("line", "M41 18 V94 M59 18 V94"),
            ("gold", disc(68, 62, 5)),
        ),
        eyes=(50, 44, 13, 7), top=(50, 8, 48), middle=(50, 60, 20),
    ),
    "candle": Figure(
        "#efe2c4",
        (
            ("body", "M34 42 Q50 34 66 42 V84 H34Z"),
            ("gold", "M22 84 H78 L72 94 H28Z"),
            ("line", "M50 38 V28"),
            ("gold", "M50 4 Q66 22 50 32 Q34 22 50 4Z"),
        ),
        eyes=(50, 58, 8, 5), top=(50, 38, 30), middle=(50, 62, 12),
    ),
    "barrel": Figure(
        "#a8713f",
        (
            ("body", "M24 12 H76 Q92 50 76 90 H24 Q8 50 24 12Z"),
            ("steel", "M19 26 H81 L84 36 H16Z"),
            ("steel", "M16 66 H84 L81 76 H19Z"),
            ("line", "M38 12 Q32 50 38 90 M62 12 Q68 50 62 90"),
        ),
        eyes=(50, 50, 14, 7), top=(50, 13, 46), middle=(50, 52, 24),
    ),
    "cheese": Figure(
        "#e8bf4a",
        (
            ("pale", "M8 50 L62 18 Q90 24 92 50Z"),
            ("body", "M8 50 H92 V86 H8Z"),
            ("dark", disc(28, 74, 6)),
            ("dark", disc(78, 62, 5)),
            ("dark", disc(60, 36, 5)),
        ),
        eyes=(50, 64, 13, 6), top=(58, 22, 36), middle=(50, 68, 20),
    ),
    "bell": Figure(
        "#c99b45",
        (
            ("dark", disc(50, 86, 8)),
            ("body", "M16 80 Q28 68 28 44 Q30 18 50 18 Q70 18 72 44 Q72 68 84 80Z"),
            ("gold", disc(50, 13, 6)),
            ("pale", "M38 44 Q38 28 48 26 Q44 40 46 60Z"),
        ),
        eyes=(50, 52, 11, 6), top=(50, 19, 36), middle=(50, 56, 18),
    ),
    "potion": Figure(
        "#9b6fb8",
        (
            ("pale", "M40 22 H60 V40 Q84 52 82 72 Q78 92 50 92 Q22 92 18 72 Q16 52 40 40Z"),
            ("body", "M20 64 Q50 54 80 64 Q84 92 50 92 Q16 92 20 64Z"),
            ("dark", "M38 8 H62 V22 H38Z"),
            ("white", disc(40, 76, 4)),
            ("white", disc(58, 82, 3)),
        ),
        eyes=(50, 68, 12, 6), top=(50, 12, 30), middle=(50, 72, 20),
    ),
    "lantern": Figure(
        "#e9c65c",
        (
            ("line", "M34 22 Q34 6 50 6 Q66 6 66 22"),
            ("dark", "M28 22 H72 L78 34 H22Z"),
            ("body", "M26 34 H74 V80 H26Z"),
            ("white", "M50 42 Q62 58 50 72 Q38 58 50 42Z"),
            ("dark", "M20 80 H80 V92 H20Z"),
            ("line", "M38 34 V80 M62 34 V80"),
        ),
        eyes=(50, 56, 12, 6), top=(50, 22, 38), middle=(50, 58, 18),
    ),
    "cauldron": Figure(
        "#4d565c",
        (
            ("dark", "M26 80 L20 94 H32 L36 84Z M74 80 L80 94 H68 L64 84Z"),
            ("body", "M12 38 H88 Q94 86 50 88 Q6 86 12 38Z"),
            ("pale", "M8 28 H92 V40 H8Z"),
            ("white", disc(38, 22, 6)),
            ("white", disc(56, 16, 8)),
        ),
        eyes=(50, 58, 14, 7), top=(50, 26, 46), middle=(50, 62, 22),
    ),
    "chest": Figure(
        "#a3703c",
        (
            ("body", "M10 46 Q12 18 30 18 H70 Q88 18 90 46Z"),
            ("dark", "M10 46 H90 V88 H10Z"),
            ("gold", "M22 20 H32 V88 H22Z"),
            ("gold", "M68 20 H78 V88 H68Z"),
            ("gold", "M42 40 H58 V58 H42Z"),
        ),
        eyes=(50, 34, 13, 6), top=(50, 18, 46), middle=(50, 66, 18),
    ),
    "mirror": Figure(
        "#b99a58",
        (
            ("body", "M44 72 H56 V94 H44Z"),
            ("body", disc(50, 42, 32, 36)),
            ("white", disc(50, 42, 23, 27)),
            ("steel", "M38 52 L60 28 L66 34 L44 58Z"),
        ),
        eyes=(50, 40, 11, 6), top=(50, 8, 38), middle=(50, 42, 18),
    ),
    "stone": Figure(
        "#8f9391",
        (
            ("body", "M14 70 L22 36 L44 16 L72 22 L90 50 L82 80 L50 90 L24 86Z"),
            ("pale", "M24 40 L44 22 L56 26 L36 48Z"),
            ("line", "M70 60 L78 68 M60 74 L66 78"),
        ),
        eyes=(52, 52, 13, 6), top=(52, 20, 40), middle=(52, 56, 22),
    ),
    "book": Figure(
        "#7a4f6d",
        (
            ("white", "M20 18 H84 V88 H20Z"),
            ("body", "M14 12 H78 V82 H14Z"),
            ("dark", "M14 12 H26 V82 H14Z"),
            ("gold", "M36 22 H68 V30 H36Z"),
            ("line", "M26 88 H84 M80 20 V84"),
        ),
        eyes=(52, 46, 12, 6), top=(48, 13, 42), middle=(52, 54, 18),
    ),
    "tower": Figure(
        "#9c9488",
        (
            ("body", "M26 94 V34 H18 V12 H32 V22 H43 V12 H57 V22 H68 V12 H82 V34 H74 V94Z"),
            ("dark", "M40 94 V76 Q50 64 60 76 V94Z"),
            ("line", "M30 46 H40 M60 58 H70 M32 66 H42 M58 40 H66"),
        ),
        eyes=(50, 50, 11, 6), top=(50, 12, 44), middle=(50, 56, 18),
    ),
    "flame": Figure(
        "#e2752f",
        (
            (
                "body",
                "M50 4 Q86 40 80 66 Q76 94 50 94 Q24 94 20 66 Q18 48 34 34 Q38 50 44 50 "
                "Q42 24 50 4Z",
            ),
            ("gold", "M50 44 Q70 64 64 78 Q60 90 50 90 Q38 90 36 78 Q34 62 50 44Z"),
        ),
        eyes=(50, 70, 9, 5), top=(50, 26, 34), middle=(50, 70, 16),
    ),
}  # fmt: skip
