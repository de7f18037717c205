// Tables that play at a person's pace, measured in stretches: the bench floods in every second one.
import { Meter } from './meter.js';
import { duels } from './ours-duel.js';
import { tell, wait } from './tell.js';

export async function run(asked) {
  const meter = new Meter();
  const tables = await duels(asked, meter);
  tell('seated', { table: tables[0].id });
  for (const table of tables) table.start();
  await wait(asked.warmup);
  for (let stretch = 0; stretch < asked.stretches; stretch += 1) {
    tell('stretch', { stretch });
    await wait(asked.settle);
    meter.begin();
    await wait(asked.seconds);
    tell('measured', { ...meter.result(), latencies: meter.latencies });
  }
  for (const table of tables) table.close();
}
