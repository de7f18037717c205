// What the bench that started us reads: one JSON object a line.

export const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

export function tell(event, more = {}) {
  process.stdout.write(`${JSON.stringify({ event, ...more })}\n`);
}

// Play is under way; a while to get warm, then the stretch that counts.
export async function measure(meter, { warmup, seconds }) {
  await wait(warmup);
  tell('measuring');
  meter.begin();
  const ticking = setInterval(() => tell('tick', { latencies: meter.lately() }), 1000);
  await wait(seconds);
  clearInterval(ticking);
  const result = meter.result();
  tell('measured', result);
  return result;
}
