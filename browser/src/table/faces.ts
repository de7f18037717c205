// The address of a face's picture; the server draws it, and it never changes.
import type { Chair, Face } from "../generated/wire";

const made = new WeakMap<Face, Map<string, string>>(); // spelling one out takes its time

export function faceUrl(face: Face, owner: Chair | undefined, language: string): string {
  const seen = made.get(face) ?? new Map<string, string>();
  made.set(face, seen);
  const key = owner ? `${language} ${owner.colour}.${owner.shape}` : language;
  const url = seen.get(key) ?? spelt(face, owner, language);
  seen.set(key, url);
  return url;
}

function spelt(face: Face, owner: Chair | undefined, language: string): string {
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
