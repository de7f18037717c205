// Seats' colours as CSS, and their shapes as paths round (0, 0); a colour never speaks alone.
const COLOURS: Record<string, string> = {
  red: "#cf4855",
  blue: "#3a7fc4",
  green: "#4a9d63",
  yellow: "#dfae35",
  purple: "#8763b5",
  orange: "#df7b38",
  teal: "#2a9c98",
  pink: "#d4699f",
  brown: "#8a5f3e",
  grey: "#7d8a91",
  black: "#333d46",
  white: "#e9e4d6",
  lime: "#a3c93a",
};

export const colourOf = (word: string | undefined): string => COLOURS[word ?? ""] ?? "#7d8a91";

function star(corners: number, inner = 1): string {
  const count = inner === 1 ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * 2 * (i / count - 0.25);
    const r = i % 2 ? inner : 1;
    return `${(r * Math.cos(angle)).toFixed(3)} ${(r * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${points.join("L")}Z`;
}

const SHAPES: Record<string, string> = {
  circle: "M-.88 0a.88.88 0 1 0 1.76 0a.88.88 0 1 0-1.76 0Z",
  triangle: "M0-1L.95.75-.95.75Z",
  square: "M-.8-.8H.8V.8H-.8Z",
  diamond: star(4),
  pentagon: star(5),
  hexagon: star(6),
  star: star(5, 0.45),
  cross: "M-.36-.95H.36V-.36H.95V.36H.36V.95H-.36V.36H-.95V-.36H-.36Z",
  heart: "M0 .95C-1.5-.1-.8-1-.35-.9-.1-.85 0-.6 0-.45 0-.6.1-.85.35-.9.8-1 1.5-.1 0 .95Z",
  moon: "M.35-.95A1 1 0 1 0 .35.95 .8.8 0 0 1 .35-.95Z",
  drop: "M0-1C.3-.45.75 0 .75.4A.75.6 0 0 1-.75.4C-.75 0-.3-.45 0-1Z",
};

export const shapeOf = (word: string | undefined): string =>
  SHAPES[word ?? ""] ?? SHAPES["circle"] ?? "";
