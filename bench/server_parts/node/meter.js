// Latencies and counts of one stretch of time, and how busy this process was meanwhile.

export class Meter {
  constructor() {
    this.counts = { moves: 0, refused: 0, matches: 0, differed: 0, gaps: 0, lost: 0, dropped: 0 };
    this.begin();
  }

  begin() {
    this.latencies = [];
    this.refusals = [];
    for (const name of ['moves', 'refused', 'matches']) this.counts[name] = 0;
    this.start = performance.now();
    this.cpu = process.cpuUsage();
  }

  move(ms) {
    this.counts.moves += 1;
    this.latencies.push(ms);
  }

  refusal(ms) {
    this.counts.refused += 1;
    this.refusals.push(ms);
  }

  result() {
    const seconds = (performance.now() - this.start) / 1000;
    const { user, system } = process.cpuUsage(this.cpu);
    return {
      ...this.counts,
      seconds,
      busy: (user + system) / 1e6 / seconds,
      ...percentiles(this.latencies, ''),
      ...percentiles(this.refusals, 'refusal_'),
    };
  }
}

function percentiles(values, prefix) {
  const sorted = Float64Array.from(values).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
  return { [`${prefix}p50`]: at(0.5), [`${prefix}p99`]: at(0.99), [`${prefix}max`]: at(1) };
}
