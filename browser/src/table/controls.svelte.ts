// The hands and keys of one reader: what they can reach, and what becomes of a touch.
import { onDestroy } from "svelte";
import { Finger } from "./hand/finger";
import { Peek } from "./hand/peek.svelte";
import { Pointer } from "./hand/pointer.svelte";
import { Reach } from "./hand/reach.svelte";
import { Regard } from "./hand/regard.svelte";
import { Shot } from "./hand/shot.svelte";
import type { Stop } from "./hand/stops";
import { capsOf, touchKeys } from "./keys/caps";
import { Focus } from "./keys/focus.svelte";
import { Keyboard } from "./keys/keyboard";
import { lying } from "./layout/sight";
import { steadyMap } from "./layout/steady";
import type { Play } from "./play.svelte";

const NO_CAPS: ReadonlyMap<string, string> = new Map();

export class Controls {
  board: HTMLElement | undefined = $state();
  help = $state(false); // whether the keys are being explained
  readonly shot: Shot;
  readonly reach: Reach;
  readonly peek: Peek;
  readonly pointer: Pointer;
  readonly regard: Regard;
  readonly finger: Finger;
  readonly focus: Focus;
  readonly keyboard: Keyboard;
  #touchable = $derived.by(() => {
    const { scene, given, laid } = this.play;
    return touchKeys(scene, given.seat, laid.stops);
  });
  /** The key written on a stop. */
  #caps = NO_CAPS;
  caps = $derived.by(() => {
    const { scene, given, laid } = this.play;
    const caps = given.settings.keysShown ? capsOf(scene, this.#touchable, laid.stops) : NO_CAPS;
    return (this.#caps = steadyMap(this.#caps, caps));
  });

  constructor(
    private readonly play: Play,
    private readonly idOf: (key: string) => string,
  ) {
    const { player, hand, laid, sorter } = play;
    const scene = () => play.scene;
    const boxOf = (zone: string) => laid.at.zones.get(zone);
    this.shot = new Shot(
      () => player.shown,
      boxOf,
      (...shots) => void hand.sendAll(...shots),
    );
    this.reach = new Reach(hand, { scene, laid });
    this.peek = new Peek((zone) => this.#seen(zone));
    this.pointer = new Pointer(hand, this.shot, { scene, laid, sort: sorter.to });
    this.regard = new Regard(hand, this.pointer, laid);
    onDestroy(() => this.peek.hold(null));
    this.finger = this.#fingered();
    this.focus = this.#focused();
    this.keyboard = this.#keyed();
  }

  #fingered(): Finger {
    const { sounds, player, hand, laid } = this.play;
    const { pointer, peek, reach } = this;
    return new Finger({
      board: () => this.board,
      scene: () => this.play.scene,
      laid,
      hand,
      pointer,
      peek,
      reach,
      wake: () => (sounds.wake(), player.skip()),
    });
  }

  #focused(): Focus {
    const { hand, laid } = this.play;
    return new Focus({
      laid,
      first: () => this.#first(),
      idOf: this.idOf,
      changes: () => [this.play.scene, hand.picking, hand.menu, hand.refusal],
    });
  }

  #keyed(): Keyboard {
    const { player, hand, laid, sorter, news } = this.play;
    const { shot, focus, peek, reach } = this;
    return new Keyboard({
      scene: () => this.play.scene,
      stops: () => laid.stops,
      keys: () => this.#touchable,
      current: () => focus.current,
      focus: focus.to,
      hand,
      shot,
      skip: () => player.skip(),
      sort: sorter.step,
      peek: peek.hold,
      onlyByHand: () => (news.alarm = () => this.play.voice.own("only-by-hand")),
      veiled: () => reach.veiled,
      help: () => (this.help = true),
      hint: () => (reach.hinting = !reach.hinting),
      inside: () => this.board?.contains(document.activeElement) ?? false,
    });
  }

  #first(): Stop | undefined {
    const { scene, given, laid } = this.play;
    const mine = (stop: Stop) => scene.zones[stop.zone]?.owner === given.seat;
    const { stops } = laid;
    return stops.find((stop) => this.reach.able(stop)) ?? stops.find(mine) ?? stops[0];
  }

  #seen(zone: string): void {
    const { laid, voice, news } = this.play;
    const seen = lying(laid.sight, zone).map((piece) => voice.say(piece.label));
    news.alarm = () => seen.join(", ");
  }
}
