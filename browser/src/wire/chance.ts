// Chance of this browser's own; `randomUUID` is missing on plain http in a home network.

export function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a seat gives to the seed of the shuffle: TB-6. */
export const nonce = () => hex(16);

export function oneOf<T>(things: readonly [T, ...T[]]): T {
  const index = Math.floor(Math.random() * things.length);
  return things[index] ?? things[0];
}
