// One table as one reader sees it, kept up to date frame by frame.
import type {
  About,
  Beat,
  ChatLine,
  Clock,
  Frame,
  MineFrame,
  NewsFrame,
  Patch,
  Proposal,
  Scene,
  SnapshotFrame,
} from "../generated/wire";
import { patched } from "./patch";
import { Socket, type Refused, type State, type Wish } from "./socket";

export interface Logged {
  key: number;
  beat: Beat;
}
export interface Wave {
  key: number;
  seat: number;
  name: string;
}

const LOG_KEPT = 300;
const CHAT_KEPT = 200;

type Later = (work: () => void) => void;

/** Before the next picture; a hidden page has no next picture. */
function soon(work: () => void): void {
  if (document.hidden) setTimeout(work, 30);
  else requestAnimationFrame(work);
}

export class Sitting {
  state = $state<State>("connecting");
  why = $state("");
  seat = $state<number | null>(null);
  host = $state(false);
  table = $state.raw<About | null>(null);
  clock = $state.raw<Clock | null>(null);
  clockHeard = $state(0); // when, on this page's own clock
  offers = $state.raw<Proposal[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  log = $state.raw<Logged[]>([]);
  wave = $state.raw<Wave | null>(null);
  scene = $state.raw<Scene | null>(null);
  beats = $state.raw<Beat[]>([]); // what led to this scene
  recap = $state.raw<Beat[]>([]); // what happened while the line was cut
  match = $state<string | null>(null); // that `scene` shows and `n` counts the entries of
  n = $state(0);
  beforeMine = $state(0); // the entry after which we last acted

  private rev: number | null = null;
  private told: Scene | null = null; // up to now, while `scene` is what is shown
  private coming: Beat[] = [];
  private due = false;
  private readonly waiting: (() => void)[] = []; // for what is due
  private wasLost = false;
  private count = 0;
  private socket: Socket | null = null;

  constructor(private readonly later: Later = soon) {}

  connect(table: string, token: string): void {
    const url = `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`;
    this.socket = new Socket(url, {
      hello: () => ({ token, since: this.rev }),
      frame: (frame) => this.take(frame),
      state: (state, why) => this.turn(state, why),
    });
  }

  ask(wish: Wish): Promise<Refused | null> {
    if (!this.socket) return Promise.resolve({ article: "", detail: "" });
    return this.socket.ask(wish);
  }

  /** Done and published, or refused. */
  async act(action: Record<string, unknown>): Promise<Refused | null> {
    this.beforeMine = this.n;
    const refused = await this.ask({ do: "act", action });
    if (!refused && this.due) await new Promise<void>((done) => this.waiting.push(done));
    return refused; // its news came before its answer
  }

  hurry(): void {
    this.socket?.hurry();
  }

  leave(): void {
    this.socket?.close();
  }

  turn(state: State, why = ""): void {
    if (state === "lost") {
      this.wasLost = true;
      this.recap = [];
    }
    this.state = state;
    this.why = why;
  }

  take(frame: Frame): void {
    if ("rev" in frame && frame.type !== "ack") this.rev = frame.rev;
    if (frame.type === "snapshot") this.see(frame);
    else if (frame.type === "table") this.settle(frame.table, frame.clock);
    else if (frame.type === "news") this.hear(frame);
    else if (frame.type === "mine") this.whisper(frame);
    else if (frame.type === "chat") this.chat = [...this.chat, frame.line].slice(-CHAT_KEPT);
    else if (frame.type === "emote")
      this.wave = { key: ++this.count, seat: frame.seat, name: frame.name };
    else if (frame.type === "offer") this.offers = frame.offers;
  }

  private see(frame: SnapshotFrame): void {
    this.remember(frame);
    this.seat = frame.seat;
    this.host = frame.host;
    this.offers = frame.offers;
    this.chat = frame.chat;
    this.n = frame.n;
    this.told = frame.scene;
    this.change(frame.mine);
    this.coming = [];
    this.wasLost = false;
    this.tick(frame.clock);
    this.table = frame.table;
    this.publish();
  }

  /** What the last entries told: all of it to a newcomer, else what has been missed. */
  private remember({ lately, table }: SnapshotFrame): void {
    const known = this.match === table.match ? this.n : 0;
    const missed = lately.filter(({ n }) => n > known).flatMap(({ beats }) => beats);
    if (this.match !== table.match) this.log = [];
    this.note(missed);
    if (this.wasLost && known) this.recap = missed;
    this.match = table.match;
  }

  private settle(table: About, clock: Clock | null): void {
    if (this.table?.match !== table.match) this.log = [];
    this.table = table;
    this.tick(clock);
    this.wasLost = false; // it closes what was missed
  }

  private hear(frame: NewsFrame): void {
    this.n = frame.n;
    this.tick(frame.clock);
    this.tell(frame.beats);
    this.change(frame.scene);
    this.show();
  }

  private whisper(frame: MineFrame): void {
    this.tell(frame.beats ?? []);
    this.change(frame.mine);
    this.show();
  }

  private change(patch: Patch | undefined): void {
    if (this.told && patch) this.told = patched(this.told, patch);
  }

  private tell(beats: Beat[]): void {
    this.coming.push(...beats);
    this.note(beats);
    if (this.wasLost) this.recap = [...this.recap, ...beats];
  }

  private note(beats: Beat[]): void {
    const logged = beats.map((beat) => ({ key: ++this.count, beat }));
    this.log = [...this.log, ...logged].slice(-LOG_KEPT);
  }

  private tick(clock: Clock | null): void {
    this.clock = clock;
    this.clockHeard = performance.now();
  }

  /** News and what only we may know come in two frames; they are shown as one. */
  private show(): void {
    if (this.due) return;
    this.due = true;
    this.later(() => {
      this.due = false;
      this.publish();
    });
  }

  private publish(): void {
    this.beats = this.coming;
    this.coming = [];
    this.scene = this.told;
    for (const done of this.waiting.splice(0)) done();
  }
}
