// Makes a table with `count` pieces on it.
(count) => {
  const text = (id) => ({ id, args: {} });
  const zone = (id, rows, columns) => ({
    kind: "grid", id, label: text(id), area: id, owner: null, keys: [], rows, columns,
    backs: [],
  });
  const half = Math.floor(count / 2);
  const piece = (i) => ({
    id: `p${i}`, zone: i < half ? "left" : "right", label: text(`p${i}`), ref: i,
    place: i < half ? i : i - half, at: null, owner: null, marks: [],
    face: { kind: "card", attributes: { value: i % 10 } },
  });
  const pieces = Object.fromEntries([...Array(count).keys()].map((i) => [`p${i}`, piece(i)]));
  const drag = {
    kind: "drag", label: text("lay"), action: { card: "$piece", cell: "$place" }, first: {},
    source: ["left"], only: [], target: ["right"], least: 1, most: 1, ordered: false, choices: [],
    bar: "", key: "", standing: null,
  };
  return {
    status: text("status"),
    chairs: [{ seat: 0, colour: "red", shape: "circle", acts: "must", badges: [] }],
    zones: { left: zone("left", 10, 14), right: zone("right", 10, 14) },
    pieces,
    gestures: [drag],
    layout: { wide: ["left right"], tall: ["left", "right"], mirrored: false },
    hints: "always",
  };
}
