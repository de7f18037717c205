// One looks at what lies face down by holding on, never by a mere touch.
const HOLD = 280; // ms

export class Peek {
  zone: string | null = $state(null); // that is looked at
  looked = $state(false); // at anything, ever
  #held: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly seen: (zone: string) => void) {}

  /** Null lets go. */
  hold = (zone: string | null): void => {
    if (zone !== null && zone === this.#held) return; // a key that repeats
    clearTimeout(this.#timer);
    this.#held = zone;
    if (zone === null) this.zone = null;
    else this.#timer = setTimeout(() => this.#look(zone), HOLD);
  };

  #look(zone: string): void {
    this.zone = zone;
    this.looked = true;
    this.seen(zone);
  }
}
