// A few sounds made by the browser itself; one switch turns them off.
import type { Beat } from "../generated/wire";

type Sound = (at: AudioContext, out: AudioNode) => void;

/** Noise through a filter: paper on paper, wood on felt. */
function rustle(pitch: number, ms: number, loud: number): Sound {
  return (at, out) => {
    const length = Math.ceil((at.sampleRate * ms) / 1000);
    const noise = at.createBuffer(1, length, at.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
    const source = new AudioBufferSourceNode(at, { buffer: noise });
    const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 0.8 });
    source
      .connect(filter)
      .connect(new GainNode(at, { gain: loud }))
      .connect(out);
    source.start();
  };
}

/** Notes one after another, each fading like a struck bar. */
function chime(notes: number[], step: number, loud: number, type: OscillatorType = "sine"): Sound {
  return (at, out) => {
    notes.forEach((frequency, i) => {
      const start = at.currentTime + i * step;
      const voice = new OscillatorNode(at, { type, frequency });
      const gain = new GainNode(at, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loud, start + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      voice.connect(gain).connect(out);
      voice.start(start);
      voice.stop(start + 0.55);
    });
  };
}

const CARD = rustle(2400, 70, 0.5);
const FLIP = rustle(3600, 45, 0.4);
const SLIDE = rustle(700, 220, 0.5);
const TICK = chime([1200], 0, 0.06, "square");
const STRIKE = chime([220, 165], 0.12, 0.22, "triangle");
const WIN = chime([523, 659, 784, 1047], 0.11, 0.16);
const TURN = chime([659, 880], 0.1, 0.14);

const BEATS: Partial<Record<Beat["kind"], Sound>> = {
  move: CARD,
  pass: CARD,
  flip: FLIP,
  own: FLIP,
  shuffle: rustle(1800, 380, 0.5),
  slide: SLIDE,
  roll: rustle(500, 300, 0.7),
  spin: rustle(900, 500, 0.3),
  strike: STRIKE,
  countdown: TICK,
};

export class Sounds {
  #context: AudioContext | null = null;

  constructor(private readonly on: () => boolean) {}

  /** Browsers let a page sound only after it has been touched. */
  wake(): void {
    if (this.on()) this.#context ??= new AudioContext();
  }

  beat(beat: Beat): void {
    this.#play(BEATS[beat.kind]);
  }

  hand(what: "take" | "put" | "asked" | "refused"): void {
    if (what === "refused") this.#play(STRIKE);
    else if (what === "take") this.#play(FLIP);
  }

  yourTurn(): void {
    this.#play(TURN);
  }

  win(): void {
    this.#play(WIN);
  }

  #play(sound: Sound | undefined): void {
    const at = this.#context;
    if (!sound || !at || !this.on() || at.state !== "running") return;
    sound(at, at.destination);
  }
}
