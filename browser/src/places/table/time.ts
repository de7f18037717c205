// Thinking time as one reads it off a clock.

/** What is left of a seat's time, `passed` ms after the server told it. */
export function left(told: number, runs: boolean, passed: number): number {
  return Math.max(0, runs ? told - passed : told);
}

export function spelled(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
