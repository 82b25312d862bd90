import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';

/**
 * How much more work a LineChart is to mount than the same picture written by hand, in React's production build:
 * three charts of 90 days, ninety of them, and one of 36,500 days, of which the other draws every point. Run it
 * with `node packages/ui/scripts/bench/chart.ts`.
 *
 * Work is all that the page's main thread does until the charts are painted: script, styles, layout and paint, in the thread's own time, less
 * what it does for a page of empty boxes. Those that are compared take turns, so that whatever else the machine does
 * falls on all alike.
 */
const scenes = [
  { scene: 'few', words: '3 charts x 90 days', limit: 2.2, rounds: 60 },
  { scene: 'many', words: '90 charts x 90 days', limit: 3, rounds: 12 },
  { scene: 'long', words: '1 chart x 36,500 days', limit: 0.3, rounds: 20 },
];
const runs = 3;
const root = import.meta.dirname;
const outDir = join(root, '../../node_modules/.bench-chart');

await build({
  root,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@console/source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'chart.html') } },
});
const server = await preview({ root, build: { outDir }, preview: { port: 0 }, logLevel: 'warn' });
const browser = await chromium.launch(chromiumLaunchOptions());

const subjects = ['nothing', 'floor', 'chart'] as const;

type Times = Record<(typeof subjects)[number], number[]>;

/** The milliseconds of every round, in a page of its own. */
async function measure({ scene, rounds }: (typeof scenes)[number]) {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}chart.html`);
  await page.waitForFunction('globalThis.mount');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };

  const times: Times = { nothing: [], floor: [], chart: [] };
  for (let round = -3; round < rounds; round += 1) {
    for (const subject of subjects) {
      await session.send('HeapProfiler.collectGarbage');
      const before = await worked();
      await page.evaluate(`mount('${scene}', '${subject}')`);
      const work = (await worked()) - before;
      await page.evaluate('clear()');
      if (round >= 0) times[subject].push(work);
    }
  }
  await page.close();
  return times;
}

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

try {
  const all = scenes.map((scene) => ({ ...scene, times: [] as Times[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const scene of all) scene.times.push(await measure(scene));
  }
  const results = all.map(({ words, limit, times }) => {
    const of = ({ nothing, ...rest }: Times, name: 'floor' | 'chart') => middle(rest[name]) - middle(nothing);
    const ratios = times.map((run) => of(run, 'chart') / of(run, 'floor'));
    const [ms, floorMs] = [
      middle(times.map((run) => of(run, 'chart'))),
      middle(times.map((run) => of(run, 'floor'))),
    ];
    return { words, limit, ms, floorMs, times: middle(ratios), ratios };
  });
  console.table(
    results.map(({ words, limit, ms, floorMs, times, ratios }) => ({
      scene: words,
      ms: ms.toFixed(2),
      'floor ms': floorMs.toFixed(2),
      times: times.toFixed(2),
      'at most': limit,
      'of the runs': ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    })),
  );
  const isOver = results.filter(({ times, limit }) => !(times <= limit));
  for (const { words, limit } of isOver) console.error(`${words}: more than ${limit} times the work.`);
  if (isOver.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
