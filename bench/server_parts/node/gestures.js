// Random fillings of a seat's gestures, from its scene alone.

const any = (list) => list[Math.floor(Math.random() * list.length)];

export const gestures = (client) =>
  (client.scene?.gestures ?? []).filter((gesture) => gesture.action.do);

// One kind of action is as likely as another, however many gestures lead to it.
export function guess(client, from = gestures(client)) {
  const kinds = Map.groupBy ? Map.groupBy(from, (g) => g.action.do) : grouped(from);
  const gesture = any(any([...kinds.values()]) ?? []);
  return gesture && filled(client, gesture);
}

function grouped(from) {
  const kinds = new Map();
  for (const gesture of from) {
    const kind = gesture.action.do;
    kinds.set(kind, [...(kinds.get(kind) ?? []), gesture]);
  }
  return kinds;
}

const HOLES = {
  $piece: (client, gesture) => any(pieces(client, gesture.source))?.ref,
  $target: (client, gesture) => any(pieces(client, gesture.target))?.ref,
  $place: (client, gesture) => any(places(client, gesture.target)),
  $choice: (client, gesture) => any(gesture.choices)?.value,
  $number: () => 2 + Math.floor(Math.random() * 11),
};

// The action, or nothing where a hole has nothing to be filled with.
export function filled(client, gesture) {
  const action = {};
  for (const [key, value] of Object.entries(gesture.action)) {
    const hole = HOLES[value];
    const filling = hole ? hole(client, gesture) : value;
    if (filling === undefined) return undefined;
    action[key] = filling;
  }
  return action;
}

const pieces = ({ scene }, zones) =>
  Object.values(scene.pieces).filter((piece) => zones.includes(piece.zone));

// A pile takes another card; any other place must be free.
function places(client, zones) {
  return zones.flatMap((id) => {
    const zone = client.scene.zones[id];
    if (zone.piles) return zone.piles.map((_, place) => place);
    const taken = new Set(pieces(client, [id]).map((piece) => piece.place));
    const size = zone.places ?? zone.rows * zone.columns;
    return Array.from({ length: size }, (_, place) => place).filter((place) => !taken.has(place));
  });
}
