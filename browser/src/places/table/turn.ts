// What a glance at the scene tells about whose move it is.
import type { About, Scene } from "../../generated/wire";

export function isMyTurn(scene: Scene | null, seat: number | null, table: About | null): boolean {
  if (seat === null || table?.phase !== "running" || table.paused) return false;
  return scene?.chairs.find((chair) => chair.seat === seat)?.acts === "must";
}

export function isToAct(scene: Scene | null, seat: number): boolean {
  return scene?.chairs.find((chair) => chair.seat === seat)?.acts === "must";
}
