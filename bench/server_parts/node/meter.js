// Latencies and counts of one stretch of time, and how busy and how late this process was meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export class Meter {
  constructor() {
    this.counts = { moves: 0, refused: 0, matches: 0, differed: 0, gaps: 0, lost: 0, dropped: 0 };
    this.late = monitorEventLoopDelay({ resolution: 2 });
    this.late.enable();
    this.begin();
  }

  begin() {
    this.late.reset();
    this.latencies = [];
    this.told = 0; // of these
    this.refusals = [];
    for (const name of ['moves', 'refused', 'matches']) this.counts[name] = 0;
    this.start = performance.now();
    this.cpu = process.cpuUsage();
  }

  move(ms) {
    this.counts.moves += 1;
    this.latencies.push(ms);
  }

  // Since this was last asked, in hundredths of a millisecond.
  lately() {
    const from = this.told;
    this.told = this.latencies.length;
    return this.latencies.slice(from).map((ms) => Math.round(ms * 100) / 100);
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
      late_p99: this.late.percentile(99) / 1e6 - 2,
      late_max: this.late.max / 1e6 - 2,
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
