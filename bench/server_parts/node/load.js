// node load.js KIND '{"url": …, "tables": …, "seconds": …}': the load generator, one process.

const KINDS = {
  ours: './ours-duel.js',
  boardgame: './boardgame-duel.js',
  colyseus: './colyseus-duel.js',
  watai: './watai.js',
  flooded: './flooded.js',
  flood: './flood.js',
};

const [kind, asked] = process.argv.slice(2);
const { run } = await import(KINDS[kind]);
await run(JSON.parse(asked));
// What was told last may still be on its way through the pipe.
process.stdout.write('', () => process.exit(0));
