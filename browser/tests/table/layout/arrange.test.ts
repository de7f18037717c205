import { describe, expect, test } from "vitest";
import { arrange, type Arrangement } from "../../../src/table/layout/arrange";
import { type Box, CARD, overlap, shrunk, sizeOf } from "../../../src/table/layout/box";
import { lastIn } from "../../../src/table/layout/last";
import { sightOf } from "../../../src/table/layout/sight";
import { shown, type Shown } from "../../scenes";

const DESK = { width: 1000, height: 690, leftHanded: false };
const ROOMS = [
  DESK,
  { width: 1000, height: 690, leftHanded: true },
  { width: 390, height: 660, leftHanded: false },
];

function laid({ scene, seat }: Shown, room: (typeof ROOMS)[number]): Arrangement {
  return arrange(sightOf(scene, seat), room);
}

function within(box: Box, at: Arrangement): boolean {
  const slack = 0.5;
  const right = box.x + box.width <= at.width + slack;
  return box.x >= -slack && box.y >= -slack && right && box.y + box.height <= at.height + slack;
}

/** What is pinned stays where it is while the rest scrolls under it. */
function layers({ seat }: Shown, at: Arrangement): Box[][] {
  const pinned = (id: string) => at.pinnedZones.has(id);
  const own = (owner: number) => at.pinned > 0 && owner === seat;
  const some = (keep: boolean) => [
    ...[...at.zones].filter(([id]) => pinned(id) === keep).map(([, box]) => box),
    ...[...at.plates].filter(([owner]) => own(owner) === keep).map(([, box]) => box),
  ];
  return [some(false), some(true)];
}

const areOnTable = (kind: string) => !["bar", "sheet", "notes"].includes(kind);

for (const room of ROOMS) {
  const size = `${room.width}×${room.height}${room.leftHanded ? ", left-handed" : ""}`;
  describe(size, () => {
    test.each(shown)("$name: every zone is inside and none covers another", (one) => {
      const at = laid(one, room);
      const zones = Object.values(one.scene.zones).filter((zone) => areOnTable(zone.kind));
      expect([...at.zones.keys()].sort()).toEqual(zones.map((zone) => zone.id).sort());
      for (const boxes of layers(one, at)) {
        for (const [i, box] of boxes.entries()) {
          expect(within(box, at)).toBe(true);
          for (const other of boxes.slice(i + 1)) expect(overlap(shrunk(box, 0.5), other)).toBe(0);
        }
      }
    });

    test.each(shown)("$name: every piece lies in its zone", (one) => {
      const at = laid(one, room);
      for (const piece of Object.values(one.scene.pieces)) {
        const zone = at.zones.get(piece.zone);
        const spot = at.pieces.get(piece.id);
        if (!zone || !spot || one.scene.zones[piece.zone]?.kind === "field") continue;
        const { width, height } = sizeOf(piece.face);
        const box = { ...spot, width: width * spot.scale, height: height * spot.scale };
        expect(overlap(box, zone)).toBeCloseTo(box.width * box.height, 0);
      }
    });
  });
}

test("every face that is shown on the table has a spot", () => {
  for (const one of shown) {
    const at = laid(one, DESK);
    for (const piece of Object.values(one.scene.pieces)) {
      const zone = one.scene.zones[piece.zone];
      if (zone && areOnTable(zone.kind) && zone.kind !== "stack")
        expect(at.pieces.has(piece.id)).toBe(true);
    }
  }
});

test("at a desk no card of a hand that is to be seen whole covers another", () => {
  const wholes = shown.flatMap((one) =>
    Object.values(one.scene.zones).flatMap((zone) =>
      zone.kind === "fan" && zone.whole && zone.owner === one.seat ? [{ one, zone }] : [],
    ),
  );
  expect(wholes.length).toBeGreaterThan(0);
  for (const { one, zone } of wholes) {
    const at = laid(one, DESK);
    const spots = Object.values(one.scene.pieces).flatMap((piece) =>
      piece.zone === zone.id ? (at.pieces.get(piece.id) ?? []) : [],
    );
    const boxes = spots.map(({ x, y, scale }) =>
      shrunk({ x, y, width: CARD.width * scale, height: CARD.height * scale }, 0.5),
    );
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(0);
  }
});

test("the count of a hand stands at its last card", () => {
  for (const one of shown) {
    const at = laid(one, DESK);
    for (const zone of Object.values(one.scene.zones)) {
      if (zone.kind !== "fan" || !zone.backs) continue;
      const cards = [
        ...[...at.backs.values()].filter((back) => back.zone === zone.id),
        ...Object.values(one.scene.pieces).flatMap((piece) =>
          piece.zone === zone.id ? (at.pieces.get(piece.id) ?? []) : [],
        ),
      ];
      const last = lastIn(one.scene, at, zone.id);
      expect(cards).toContain(last);
      expect(cards.every((card) => card.y < (last?.y ?? 0) || card.x <= (last?.x ?? 0))).toBe(true);
    }
  }
});

const SEATED = shown.filter(({ seat }) => seat !== null);

test.each(SEATED)("$name: one's own hand is drawn large enough to read", (one) => {
  for (const room of ROOMS) {
    const at = laid(one, room);
    for (const piece of Object.values(one.scene.pieces)) {
      const zone = one.scene.zones[piece.zone];
      if (zone?.kind !== "fan" || zone.owner !== one.seat) continue;
      expect((at.pieces.get(piece.id)?.scale ?? 0) * CARD.width).toBeGreaterThan(40);
    }
  }
});

test.each(SEATED)("$name: at a desk everybody's open cards can be read", (one) => {
  const at = laid(one, DESK);
  for (const piece of Object.values(one.scene.pieces)) {
    const isCard = sizeOf(piece.face) === CARD;
    if (isCard) expect((at.pieces.get(piece.id)?.scale ?? 1) * CARD.width).toBeGreaterThan(38);
  }
});
