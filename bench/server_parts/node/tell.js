// What the bench that started us reads: one JSON object a line.

const TICKS = 20; // in a stretch: moments to look at the server

export const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

export function tell(event, more = {}) {
  process.stdout.write(`${JSON.stringify({ event, ...more })}\n`);
}

// Play is under way; a while to get warm, then the stretch that counts.
export async function measure(meter, { warmup, seconds }) {
  await wait(warmup);
  tell('measuring');
  meter.begin();
  const ticking = setInterval(() => tell('tick'), (seconds * 1000) / TICKS);
  await wait(seconds);
  clearInterval(ticking);
  const result = meter.result();
  tell('measured', result);
  return result;
}
