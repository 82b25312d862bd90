import { parseArgs } from 'node:util';
import { writeFigures } from '../figures.ts';
import type { Part } from './part.ts';

/*
 * Measures the built console in a browser, before the real server with the demo data.
 *
 *   npm run web --prefix bench -- [--runs 5] [--minutes 10] [--changes 200] [--only lighthouse,day] [--write]
 *
 * --only names the parts, with commas; --minutes and --changes are how long the day is, and how often the screen changes
 * in it; --write puts the figures into docs/performance.md. Build the console first.
 */
const parts: Record<string, () => Promise<Part>> = {
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  day: async () => (await import('./dayPart.ts')).day,
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    changes: { type: 'string', default: '200' },
    only: { type: 'string', default: Object.keys(parts).join(',') },
    write: { type: 'boolean', default: false },
  },
});
const [runs, minutes, changes] = [Number(values.runs), Number(values.minutes), Number(values.changes)];
if (!(runs >= 1 && minutes >= 1 && changes >= 1)) {
  throw new Error('--runs, --minutes and --changes are numbers of at least 1, such as 5.');
}

for (const name of values.only.split(',')) {
  const load = parts[name];
  if (!load) throw new Error(`There is no part ${name}. There are ${Object.keys(parts).join(', ')}.`);
  const { mark, measure } = await load();
  const { figures, complaints } = await measure({ runs, minutes, changes });
  process.stdout.write(`\n${figures}\n`);
  if (values.write) writeFigures(mark, figures);
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
  if (complaints.length > 0) process.exitCode = 1;
}
