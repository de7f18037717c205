// A server's end of a socket, worked by hand.
import type { Frame } from "../../src/generated/wire";
import type { Means } from "../../src/wire/socket";

export class Line {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(frame: Partial<Frame> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  ids(): unknown[] {
    return this.sent.filter((one) => "do" in one).map((one) => one["id"]);
  }
}

export class World {
  lines: Line[] = [];
  waits: { work: () => void; ms: number }[] = [];

  get last(): Line {
    const line = this.lines.at(-1);
    if (!line) throw new Error("nobody has connected");
    return line;
  }

  get means(): Means {
    return {
      open: () => {
        const line = new Line();
        this.lines.push(line);
        return line as unknown as WebSocket;
      },
      wait: (work, ms) => this.waits.push({ work, ms }),
      chance: () => 0.5,
    };
  }

  /** Let the next wait be over. */
  pass(): number {
    const next = this.waits.shift();
    next?.work();
    return next?.ms ?? -1;
  }
}
