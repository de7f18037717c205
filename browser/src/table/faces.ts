// The address of a face's picture; the server draws it, and it never changes.
import type { Chair, Face } from "../generated/wire";

export function faceUrl(face: Face, owner: Chair | undefined, language: string): string {
  const asked = new URLSearchParams({ lang: language });
  if (owner) asked.set("owner", `${owner.colour}.${owner.shape}`);
  for (const [name, value] of Object.entries(face.attributes)) asked.set(name, String(value));
  return `/api/faces/${encodeURIComponent(face.kind)}.svg?${asked.toString()}`;
}

/** A hidden piece has no face: all backs of an owner are the same picture. */
export function backUrl(token: boolean, owner: Chair | undefined): string {
  const whose = owner ? `?owner=${owner.colour}.${owner.shape}` : "";
  return `/api/faces/${token ? "token-back" : "back"}.svg${whose}`;
}
