import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';

/**
 * How much more work a DataTable of 100 x 6 cells is to mount than a plain `<table>` of the same cells, in one run
 * of React's production build. Run it with `node packages/ui/scripts/bench/table.ts`.
 */
const limit = 2.5;
const root = import.meta.dirname;
const outDir = join(root, '../../node_modules/.bench');

await build({
  root,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@console/source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true },
});
const server = await preview({ root, build: { outDir }, preview: { port: 0 }, logLevel: 'warn' });
const browser = await chromium.launch(chromiumLaunchOptions());

try {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction('globalThis.compare');
  const medians = (await page.evaluate('compare(60)')) as { name: string; time: number }[];
  const plain = medians[0]?.time ?? 1;
  console.table(
    medians.map(({ name, time }) => ({ table: name, ms: time.toFixed(1), times: (time / plain).toFixed(2) })),
  );
  const ratio = (medians.find(({ name }) => name === 'paged')?.time ?? Number.POSITIVE_INFINITY) / plain;
  console.log(`A page of 100 rows is ${ratio.toFixed(2)} times the work of a plain table; at most ${limit}.`);
  if (ratio > limit) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
