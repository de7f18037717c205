// One reader at one table: what is shown, where it lies, and what is told of it.
import { onDestroy, tick, untrack } from "svelte";
import type { Beat } from "../generated/wire";
import { Sounds } from "../look/sounds";
import { Player } from "./beats/player.svelte";
import { Clockwork } from "./clockwork.svelte";
import { speak } from "./hand/accent";
import type { Given } from "./given.svelte";
import { Hand, type Heard } from "./hand/hand.svelte";
import { withPending } from "./hand/pending";
import { Sorter } from "./hand/sorter.svelte";
import { Standing } from "./hand/standing.svelte";
import type { Stop } from "./hand/stops";
import { labeller, voiceOf } from "./labels";
import { Laid } from "./laid.svelte";
import { askedText, News, refusalText } from "./news.svelte";
import { OWN } from "./words/own";

export class Play {
  readonly news = new News();
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly sounds = new Sounds(() => this.given.settings.sounds);
  readonly player: Player;
  readonly hand = new Hand(
    () => this.player.shown,
    (action) => this.given.act?.(action) ?? Promise.resolve(null),
    (what, stop) => this.#heard(what, stop),
    () => tick().then(() => this.player.begun()),
  );
  readonly standing = new Standing();
  scene = $derived.by(() => withPending(this.player.shown, this.hand.pending));
  readonly laid: Laid = new Laid({
    scene: () => this.scene,
    seat: () => this.given.seat,
    ranks: () => this.sorter.ranks,
    leftHanded: () => this.given.settings.leftHanded,
  });
  readonly sorter: Sorter = new Sorter({
    scene: () => this.scene,
    laid: this.laid,
    keyOf: (piece) => this.player.keys.get(piece) ?? -1,
  });
  readonly clockwork = new Clockwork(
    () => this.given.clock,
    () => this.scene,
  );
  voice = $derived.by(() =>
    voiceOf(this.given.say, OWN[this.given.settings.language], this.given.chairs),
  );
  label = $derived.by(() => labeller(() => this.scene, this.voice));
  still = $derived.by(() => this.#isStill());
  /** Whether the table waits for the reader. */
  mine = $derived.by(() => {
    const { seat } = this.given;
    return seat !== null && this.scene.chairs[seat]?.acts === "must";
  });

  /** In one line: to whoever alone is waited for, that it is their turn. */
  status = $derived.by(() => {
    const { act, status } = this.given;
    const waits = this.scene.chairs.filter((chair) => chair.acts === "must").length;
    if (act && !status && this.mine && waits === 1) return this.voice.own("your-turn");
    return this.voice.say(status ?? this.scene.status);
  });

  constructor(readonly given: Given) {
    const tell = (beat: Beat) => this.#tell(beat);
    const isStill = () => this.#isStill();
    this.player = untrack(() => new Player(given.scene, tell, isStill));
    onDestroy(() => this.player.leave());
    this.#follow();
    $effect(() => {
      const action = this.standing.answer(this.player.shown.gestures);
      if (action) untrack(() => void this.hand.send(action, null));
    });
    $effect(() => given.onquiet?.(!this.player.busy));
    $effect(() => {
      if (this.mine) untrack(() => this.sounds.yourTurn());
    });
  }

  /** Every scene after the one that the table was laid with. */
  #follow(): void {
    let first = true;
    $effect(() => {
      const { scene, beats } = this.given;
      if (!first) untrack(() => this.player.push(scene, beats));
      first = false;
    });
  }

  #isStill(): boolean {
    return this.given.settings.motion === "reduced" || this.#calm.matches;
  }

  #tell(beat: Beat): void {
    const { seat, settings, say, onbeat } = this.given;
    const aloud = beat.data["aloud"];
    this.news.add(beat.text);
    this.sounds.beat(beat);
    if (beat.seat === seat && aloud && settings.sounds) speak(String(aloud));
    onbeat?.(beat, say(beat.text));
  }

  #heard(what: Heard, stop: Stop | null): void {
    this.sounds.hand(what);
    const taken = (piece: Stop) => this.voice.own("taken", { piece: this.label(piece) });
    if (what === "take" && stop) this.news.alarm = () => taken(stop);
    if (what === "asked") this.news.alarm = () => askedText(this.hand, this.voice);
    if (what === "refused") this.news.alarm = () => refusalText(this.hand, this.given.article);
  }
}
