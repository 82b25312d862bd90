import { parseArgs } from 'node:util';
import { type Findings, report } from '../packages/server/scripts/bench/figures.ts';

/*
 * Measures the built console in a browser, with the real server.
 *
 *   npm run app --prefix bench -- [--rows 100000] [--runs 5] [--changes 200] [--data FOLDER] [--write]
 *   npm run web --prefix bench -- [--runs 5] [--minutes 10] [--changes 200] [--only lighthouse,day] [--write]
 *
 * --only selects parts, separated by commas; --data keeps the large organization for the next run; --minutes and
 * --changes set the length of the day and the number of screen changes; --write updates the figures in
 * docs/performance.md. Build the console first.
 */
export interface PartOptions {
  /** The number of contacts, and of calls, in the large organization. */
  rows: number;
  /** The number of measurements; the figures are medians. */
  runs: number;
  minutes: number;
  changes: number;
  /** A folder that keeps the large organization. */
  data?: string | undefined;
}

type Part = (options: PartOptions) => Promise<Findings>;

const parts: Record<string, () => Promise<Part>> = {
  app: async () => (await import('./app/app.ts')).measureApp,
  lighthouse: async () => (await import('./web/lighthouse.ts')).measureWithLighthouse,
  day: async () => (await import('./web/day.ts')).measureDay,
};

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    changes: { type: 'string', default: '200' },
    data: { type: 'string' },
    only: { type: 'string', default: Object.keys(parts).join(',') },
    write: { type: 'boolean', default: false },
  },
});
const { data, only, write, ...numbers } = values;
const [rows = 0, runs = 0, minutes = 0, changes = 0] = ['rows', 'runs', 'minutes', 'changes'].map((name) => {
  const number = Number(numbers[name as keyof typeof numbers]);
  if (number >= 1) return number;
  throw new Error(`--${name} is a number of at least 1, such as 5.`);
});

for (const name of only.split(',')) {
  const load = parts[name];
  if (!load) throw new Error(`There is no part ${name}. There are ${Object.keys(parts).join(', ')}.`);
  const measure = await load();
  report(await measure({ rows, runs, minutes, changes, data }), write);
}
