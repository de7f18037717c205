"""Those that walk upright, or float: goblins, trolls, ghosts, skeletons, dragons, eyes."""

from typing import Final

from watatheque.pictures.emblems.figure import Figure, disc

FOLK: Final = {
    "goblin": Figure(
        "#86b35a",
        (
            ("dark", "M32 44 L3 30 Q8 56 30 62Z"),
            ("dark", "M68 44 L97 30 Q92 56 70 62Z"),
            ("body", "M24 48 Q24 20 50 20 Q76 20 76 48 Q76 76 50 90 Q24 76 24 48Z"),
            ("dark", "M50 52 Q60 66 50 68 Q42 68 46 60Z"),
        ),
        eyes=(50, 48, 13, 7),
        top=(50, 22, 44),
        middle=(50, 60, 20),
        alive=True,
    ),
    "troll": Figure(
        "#8b9a86",
        (
            ("dark", "M24 52 Q10 46 10 60 Q12 68 22 66Z"),
            ("dark", "M76 52 Q90 46 90 60 Q88 68 78 66Z"),
            ("body", "M26 40 Q26 14 50 14 Q74 14 74 40 L84 68 Q82 90 50 90 Q18 90 16 68Z"),
            ("pale", disc(50, 56, 11, 9)),
            ("line", "M30 74 Q50 66 70 74"),
            ("white", "M34 73 L37 60 L42 71Z"),
            ("white", "M66 73 L63 60 L58 71Z"),
        ),
        eyes=(50, 40, 12, 6),
        top=(50, 16, 40),
        middle=(50, 62, 24),
        alive=True,
    ),
    "ghost": Figure(
        "#dfeaf0",
        (
            (
                "body",
                "M22 90 V46 Q22 14 50 14 Q78 14 78 46 V90 L69 80 L60 90 L50 80 L40 90 L31 80Z",
            ),
            ("body", "M22 54 Q8 50 10 64 Q16 68 22 66Z"),
            ("body", "M78 54 Q92 50 90 64 Q84 68 78 66Z"),
        ),
        eyes=(50, 42, 11, 6),
        top=(50, 16, 42),
        middle=(50, 60, 20),
        alive=True,
    ),
    "skeleton": Figure(
        "#f1e8d2",
        (
            ("body", "M18 46 Q18 14 50 14 Q82 14 82 46 Q82 62 70 68 V86 H30 V68 Q18 62 18 46Z"),
            ("ink", disc(35, 46, 11)),
            ("ink", disc(65, 46, 11)),
            ("ink", "M50 56 L55 66 H45Z"),
            ("line", "M40 74 V86 M50 74 V86 M60 74 V86 M32 74 H68"),
        ),
        eyes=(50, 46, 15, 5),
        top=(50, 16, 46),
        middle=(58, 30, 16),
        alive=True,
    ),
    "dragon": Figure(
        "#c2584a",
        (
            ("dark", "M28 40 L6 28 L14 48 L4 58 L26 60Z"),
            ("dark", "M72 40 L94 28 L86 48 L96 58 L74 60Z"),
            ("gold", "M34 30 Q28 14 34 4 Q42 16 44 26Z"),
            ("gold", "M66 30 Q72 14 66 4 Q58 16 56 26Z"),
            ("body", "M24 44 Q26 22 50 22 Q74 22 76 44 L68 66 Q70 92 50 92 Q30 92 32 66Z"),
            ("pale", "M36 72 Q50 62 64 72 Q64 88 50 88 Q36 88 36 72Z"),
            ("ink", disc(44, 74, 2.5)),
            ("ink", disc(56, 74, 2.5)),
        ),
        eyes=(50, 48, 14, 7),
        top=(50, 23, 34),
        middle=(50, 56, 18),
        alive=True,
    ),
    "eye": Figure(
        "#cfe0c3",
        (("body", disc(50, 50, 38)), ("rose", "M18 36 Q26 40 30 36 M20 62 Q28 60 32 66")),
        eyes=(50, 50, 0, 25),
        top=(50, 13, 40),
        middle=(50, 50, 32),
        alive=True,
    ),
    "mask": Figure(
        "#b98a5a",
        (
            ("body", "M18 22 Q50 8 82 22 Q86 64 50 92 Q14 64 18 22Z"),
            ("dark", "M46 44 L54 44 L58 64 H42Z"),
            ("rose", disc(28, 58, 5)),
            ("rose", disc(72, 58, 5)),
            ("line", "M40 74 H60"),
        ),
        eyes=(50, 40, 16, 7),
        top=(50, 16, 48),
        middle=(50, 58, 22),
        alive=True,
    ),
    "slime": Figure(
        "#6fc2a8",
        (
            (
                "body",
                "M12 84 Q6 56 28 42 Q38 18 54 22 Q72 24 76 46 Q94 58 88 84 Q70 92 52 86 "
                "Q30 94 12 84Z",
            ),
            ("pale", "M30 44 Q36 30 46 32 Q38 38 36 48Z"),
            ("pale", disc(74, 72, 5)),
        ),
        eyes=(50, 56, 14, 7),
        top=(54, 24, 36),
        middle=(50, 66, 26),
        alive=True,
    ),
}  # fmt: skip
