// The smallest client: frames in, scenes and beats out.
import type { Beat, Scene } from "../../src/generated/wire";
import type { Action, MatchClock, Refused, Sitter } from "../../src/table/types";

interface Frame {
  type: string;
  id?: string;
  seat?: number | null;
  scene?: Partial<Scene> | null;
  mine?: Partial<Scene>;
  beats?: Beat[];
  clock?: MatchClock | null;
  table?: { chairs: Sitter[]; phase: string };
  article?: string;
  detail?: string;
}

export interface Shown {
  scene: Scene;
  beats: Beat[];
  seat: number | null;
  chairs: Sitter[];
  clock: MatchClock | null;
}

function patched(scene: Partial<Scene>, patch: Partial<Scene>): Partial<Scene> {
  const kept = <T>(a: Record<string, T> = {}, b: Record<string, T | null> = {}) =>
    Object.fromEntries(Object.entries({ ...a, ...b }).filter(([, one]) => one !== null)) as Record<
      string,
      T
    >;
  const zones = kept(scene.zones, patch.zones);
  return { ...scene, ...patch, zones, pieces: kept(scene.pieces, patch.pieces) };
}

export class Line {
  #socket: WebSocket;
  #answers = new Map<string, (refused: Refused | null) => void>();
  #scene: Partial<Scene> = {};
  #seat: number | null = null;
  #chairs: Sitter[] = [];
  #clock: MatchClock | null = null;
  #count = 0;

  constructor(
    table: string,
    token: string,
    private readonly show: (shown: Shown) => void,
  ) {
    const url = `${location.origin.replace("http", "ws")}/api/tables/${table}/socket`;
    this.#socket = new WebSocket(url);
    this.#socket.onopen = () => this.#socket.send(JSON.stringify({ token, since: null }));
    this.#socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Frame);
  }

  ask(command: Record<string, unknown>): Promise<Refused | null> {
    const id = String(++this.#count);
    this.#socket.send(JSON.stringify({ ...command, id }));
    return new Promise((done) => this.#answers.set(id, done));
  }

  act = (action: Action): Promise<Refused | null> => this.ask({ do: "act", action });

  #hear(frame: Frame): void {
    if (frame.type === "ack") this.#answers.get(frame.id ?? "")?.(null);
    if (frame.type === "refused") {
      const { article = "", detail = "" } = frame;
      this.#answers.get(frame.id ?? "")?.({ article, detail });
    }
    if (frame.table) this.#chairs = frame.table.chairs;
    if (frame.clock !== undefined) this.#clock = frame.clock;
    if (frame.type === "snapshot")
      [this.#scene, this.#seat] = [frame.scene ?? {}, frame.seat ?? null];
    else if (frame.scene) this.#scene = patched(this.#scene, frame.scene);
    if (frame.mine) this.#scene = patched(this.#scene, frame.mine);
    if (!this.#scene.zones || !["snapshot", "news", "mine", "table"].includes(frame.type)) return;
    const scene = this.#scene as Scene;
    const { beats = [] } = frame;
    this.show({ scene, beats, seat: this.#seat, chairs: this.#chairs, clock: this.#clock });
  }
}
