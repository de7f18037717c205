// One socket to one table that comes back by itself: who is there, what was seen, what is unanswered.
import type { Command, Frame } from "../generated/wire";
import { hex } from "./chance";

type Each<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command without its id: the socket gives it one. */
export type Wish = Each<Command>;
export interface Refused {
  article: string;
  detail: string;
}
export type State = "connecting" | "live" | "lost" | "ended";

export interface Ears {
  hello: () => { token: string; since: number | null };
  frame: (frame: Frame) => void;
  state: (state: State, why: string) => void;
}

export interface Means {
  open: (url: string) => WebSocket;
  wait: (work: () => void, ms: number) => unknown;
  chance: () => number;
}

interface Asked {
  command: Command;
  answer: (refused: Refused | null) => void;
}

// After these the server would say the same again.
const FINAL = new Set([4401, 4403, 4404]);
const RESTARTS = 1012;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const BREATHER = 700; // when the server says that we talk too fast

const REAL: Means = {
  open: (url) => new WebSocket(url),
  wait: (work, ms) => setTimeout(work, ms),
  chance: Math.random,
};

export class Socket {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Asked>();
  private tries = 0;
  private closed = false;
  private why = "";

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
    private readonly means: Means = REAL,
  ) {
    this.connect();
  }

  /** Resolves when the table has answered, over however many connections that takes. */
  ask(wish: Wish): Promise<Refused | null> {
    const command = { ...wish, id: hex(12) } as Command;
    return new Promise((answer) => {
      this.unanswered.set(command.id, { command, answer });
      this.send(command);
    });
  }

  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  hurry(): void {
    if (!this.socket && !this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.socket = null;
  }

  private connect(): void {
    if (this.closed || this.socket) return;
    const socket = this.means.open(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.ears.hello()));
      this.resend();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Frame);
    socket.onclose = (event) => {
      if (this.socket === socket) this.fall(event.code);
    };
  }

  private resend(): void {
    for (const { command } of this.unanswered.values()) this.send(command);
  }

  private send(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private hear(frame: Frame): void {
    if (frame.type === "ack") this.answer(frame.id, null);
    else if (frame.type === "refused") this.refuse(frame);
    else if (frame.type === "bye") this.why = frame.why;
    else {
      this.tries = 0;
      this.ears.state("live", "");
      this.ears.frame(frame);
    }
  }

  private refuse({ id, article, detail }: { id: string } & Refused): void {
    if (id) this.answer(id, { article, detail });
    else this.means.wait(() => this.resend(), BREATHER); // it does not say which: none was done
  }

  private answer(id: string, refused: Refused | null): void {
    this.unanswered.get(id)?.answer(refused);
    this.unanswered.delete(id);
  }

  private fall(code: number): void {
    this.socket = null;
    if (FINAL.has(code)) {
      this.closed = true;
      this.ears.state("ended", this.why);
      return;
    }
    this.ears.state("lost", "");
    this.means.wait(() => this.connect(), this.patience(code));
  }

  /** Longer each time, and never the same for everybody. */
  private patience(code: number): number {
    const grown = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    const least = code === RESTARTS ? 1_000 : 0;
    return least + grown * (0.5 + this.means.chance());
  }
}
