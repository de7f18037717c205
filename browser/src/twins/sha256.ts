// SHA-256 of our own: on plain http in a home network there is no WebCrypto.

const PRIMES = firstPrimes(64);
// The first 32 bits of the fractions of cube and square roots (FIPS 180-4), found as it says there.
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const padded = new DataView(pad(message).buffer);
  for (let block = 0; block < padded.byteLength; block += 64) compress(state, padded, block);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64 * Math.ceil((message.length + 9) / 64));
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer, padded.length - 8);
  bits.setUint32(0, Math.floor(message.length / 2 ** 29));
  bits.setUint32(4, message.length << 3);
  return padded;
}

function compress(state: Uint32Array, data: DataView, at: number): void {
  const words = schedule(data, at);
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  words.forEach((word, t) => {
    const choice = (e & f) ^ (~e & g);
    const first =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[t] ?? 0) + word) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] ?? 0) + value));
}

type Eight = [number, number, number, number, number, number, number, number];

function schedule(data: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  const word = (t: number): number => words[t] ?? 0;
  for (let t = 0; t < 16; t++) words[t] = data.getInt32(at + 4 * t);
  for (let t = 16; t < 64; t++) {
    const [early, late] = [word(t - 15), word(t - 2)];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const great = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[t] = word(t - 16) + small + word(t - 7) + great;
  }
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
