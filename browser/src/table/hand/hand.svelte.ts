// What the player's hand is doing: what it holds, has picked, and has sent off.
import type { Choice, Field, Gesture, Piece, Scene } from "../../generated/wire";
import type { Action, Refused } from "../types";
import { isFree, type Point, radiusOf } from "./fields";
import { asks, chosen, filled, refOf } from "./holes";
import { carries, type Offer, offersOf, picks, puts, standsAlone, taps } from "./offers";
import type { Pending } from "./pending";
import { spelt } from "./spelling";
import type { Stop } from "./stops";

export interface Aimed extends Point {
  zone: string;
  free: boolean;
  radius: number;
}

/** A piece on its way, while it is asked what is meant by that. */
interface Way {
  from: Stop | null;
  zone: string | undefined;
  place: number | null;
}

export type Heard = "take" | "put" | "asked" | "refused";

export class Hand {
  held: Stop | null = $state.raw(null);
  aimed: Aimed | null = $state.raw(null); // where a piece would be placed on a field
  picking: Gesture | null = $state.raw(null);
  picked: Stop[] = $state.raw([]);
  menu: Offer[] = $state.raw([]);
  pending: Pending = $state.raw(new Map());
  typed = $state(""); // the digits of a number that is being said
  refusal: Refused | null = $state.raw(null);
  #way: Way = { from: null, zone: undefined, place: null };

  constructor(
    private readonly scene: () => Scene,
    private readonly act: (action: Action) => Promise<Refused | null>,
    private readonly heard: (what: Heard, stop: Stop | null) => void,
    private readonly told: () => Promise<void>, // when the table shows what has been done
  ) {}

  get #gestures(): Gesture[] {
    return this.scene().gestures;
  }

  // -------------------------------------------------------------- touching

  /** One touch: put what is held, pick, do what a tap does, or take. */
  touch(stop: Stop): void {
    this.refusal = null;
    this.menu = [];
    if (this.held) return this.#second(this.held, stop);
    const pick = this.picking ?? picks(this.#gestures, stop);
    if (pick && (this.picking || standsAlone(pick, this.#gestures)))
      return this.#toggle(pick, stop);
    if (carries(this.#gestures, stop).length) return this.take(stop);
    this.#offer(taps(this.#gestures, stop), stop);
  }

  /** The second touch: elsewhere it puts, on the same piece it taps or plays where it can only go. */
  #second(held: Stop, stop: Stop): void {
    if (held.key !== stop.key) return this.put(held, stop);
    const own = taps(this.#gestures, stop);
    this.held = null;
    if (own.length) return this.#offer(own, stop, this.#ground(stop));
    const drags = carries(this.#gestures, stop).filter((gesture) => this.#goesOneWay(gesture));
    const offers = drags.flatMap((gesture) => offersOf(gesture, { $piece: refOf(stop) ?? "" }));
    if (offers.length) return this.#offer(offers, stop, offers[0]?.gesture.target[0]);
    this.heard("put", stop);
  }

  #goesOneWay(gesture: Gesture): boolean {
    return gesture.target.length === 1 && !asks(gesture, "$place") && !asks(gesture, "$target");
  }

  /** Where a tapped piece that opens a pile will lie. */
  #ground(stop: Stop): string | undefined {
    const targets = carries(this.#gestures, stop).flatMap((gesture) => gesture.target);
    return targets.find((id) => this.scene().zones[id]?.kind === "piles");
  }

  take(stop: Stop): void {
    this.held = stop;
    this.aimed = null;
    this.heard("take", stop);
  }

  put(from: Stop, to: Stop): void {
    this.held = null;
    this.aimed = null;
    const offers = puts(this.#gestures, from, to);
    if (offers.length) return this.#offer(offers, from, to.zone, to.place);
    if (this.#isOpenGround(from, to)) return this.#offer(taps(this.#gestures, from), from, to.zone);
    if (carries(this.#gestures, to).length && from.key !== to.key) return this.take(to);
    this.heard("put", null);
  }

  /** Whether what is held can be put there. */
  canPut(to: Stop): boolean {
    const from = this.held;
    return !!from && (puts(this.#gestures, from, to).length > 0 || this.#isOpenGround(from, to));
  }

  /** Between the piles there is room for a new one: that is what tapping the piece opens. */
  #isOpenGround(from: Stop, to: Stop): boolean {
    const zone = this.scene().zones[to.zone];
    const goes = carries(this.#gestures, from).some((gesture) => gesture.target.includes(to.zone));
    return zone?.kind === "piles" && to.place === null && goes;
  }

  #offer(offers: Offer[], from: Stop | null, zone?: string, place: number | null = null): void {
    if (offers.length > 1 && !allAlike(offers)) this.#ask(offers, { from, zone, place });
    else if (offers[0]) void this.send(offers[0].action, from, zone, place);
  }

  #ask(offers: Offer[], way: Way): void {
    this.menu = offers;
    this.#way = way;
    this.heard("asked", way.from);
  }

  answer(offer: Offer): void {
    this.menu = [];
    const { from, zone, place } = this.#way;
    void this.send(offer.action, from, zone, place);
  }

  // -------------------------------------------------------------- picking

  #toggle(pick: Gesture, stop: Stop): void {
    if (!pick.source.includes(stop.zone) || refOf(stop) === undefined) return;
    this.picking = pick;
    const without = this.picked.filter((one) => one.key !== stop.key);
    if (without.length < this.picked.length) this.picked = without;
    else if (this.picked.length < pick.most) this.picked = [...this.picked, stop];
    this.heard("take", stop);
  }

  get canConfirm(): boolean {
    return this.picking !== null && this.picked.length >= this.picking.least;
  }

  /** One action for each piece, in the order in which they were picked. */
  async confirm(): Promise<void> {
    const [pick, stops] = [this.picking, this.picked];
    if (!pick || !this.canConfirm) return;
    this.cancel();
    for (const stop of stops) {
      const action = filled(pick, { $piece: refOf(stop) ?? "" });
      if (!action || (await this.send(action, stop, pick.target[0]))) return;
    }
  }

  // -------------------------------------------------------------- buttons

  press(gesture: Gesture): void {
    this.refusal = null;
    if (gesture.kind === "pick") {
      this.cancel();
      this.picking = gesture;
      return;
    }
    const action = filled(gesture, {});
    if (action) void this.send(action, null);
  }

  choose(gesture: Gesture, choice: Choice): void {
    const action = chosen(gesture, choice.value);
    if (action) void this.send(action, null);
  }

  sayNumber(gesture: Gesture, number: number): void {
    const action = filled(gesture, { $number: number });
    if (action) void this.send(action, null);
  }

  /** One digit more of a number that is one of the choices. */
  spell(gesture: Gesture, digit: string): boolean {
    const numbers = gesture.choices.map((choice) => Number(choice.value));
    const { typed, number } = spelt(this.typed, digit, numbers);
    this.typed = typed;
    if (number !== null) this.sayNumber(gesture, number);
    return true;
  }

  // -------------------------------------------------------------- fields

  placing(stop: Stop | null = this.held): Gesture | undefined {
    if (stop) return carries(this.#gestures, stop).find((gesture) => gesture.kind === "place");
    return this.#gestures.find((gesture) => gesture.kind === "place" && !gesture.source.length);
  }

  /** Moves the spot at which what is held would be placed, and sees whether it may lie there. */
  aim(zone: Field, at: Point): void {
    const discs = Object.values(this.scene().pieces).filter((one) => one.zone === zone.id);
    const piece = this.held?.piece;
    const radius = radiusOf(piece, zone, discs);
    const others = discs.filter((disc) => disc.id !== piece?.id);
    this.aimed = { zone: zone.id, ...at, radius, free: isFree(zone, others, at, radius) };
  }

  placeHere(): void {
    const [gesture, at, from] = [this.placing(), this.aimed, this.held];
    this.held = null;
    this.aimed = null;
    if (!gesture || !at) return;
    const holes = { $x: at.x, $y: at.y, $piece: from ? (refOf(from) ?? "") : "" };
    const action = filled(gesture, holes);
    const spot: Piece["at"] = [at.x, at.y, at.radius];
    if (action) void this.send(action, from, at.zone, null, spot);
  }

  // -------------------------------------------------------------- sending

  cancel(): void {
    this.held = null;
    this.aimed = null;
    this.picking = null;
    this.picked = [];
    this.menu = [];
  }

  /** What one movement does in several steps; after a refusal nothing follows. */
  async sendAll(actions: Action[], from: Stop): Promise<void> {
    for (const action of actions) if (await this.send(action, from)) return;
  }

  /** True where it was refused. */
  async send(
    action: Action,
    from: Stop | null,
    zone?: string,
    place: number | null = null,
    at: Piece["at"] = null,
  ): Promise<boolean> {
    const id = from?.piece?.id;
    if (id) this.#show(id, zone ? { zone, place: place ?? this.#newPile(zone), at } : {});
    this.heard("put", null);
    const refused = await this.act(action);
    if (id && refused) this.#forget(id);
    else if (id) void this.told().then(() => this.#forget(id));
    if (refused) {
      this.refusal = refused;
      this.heard("refused", from);
    }
    return refused !== null;
  }

  /** A new pile lies after those there are and those under way. */
  #newPile(id: string): number | null {
    const zone = this.scene().zones[id];
    if (zone?.kind !== "piles") return null;
    const { length } = zone.piles;
    const opening = [...this.pending.values()].filter((one) => one.zone === id);
    return length + opening.filter((one) => (one.place ?? 0) >= length).length;
  }

  #show(id: string, shown: Partial<Piece>): void {
    this.pending = new Map([...this.pending, [id, shown]]);
  }

  #forget(id: string): void {
    this.pending = new Map([...this.pending].filter(([one]) => one !== id));
  }
}

function allAlike(offers: Offer[]): boolean {
  return new Set(offers.map((offer) => JSON.stringify(offer.action))).size === 1;
}
