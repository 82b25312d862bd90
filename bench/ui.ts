import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { beyond } from '../packages/ui/scripts/sizes.ts';
import { chromiumLaunchOptions, findChromium, howToGetChromium } from '../scripts/chromium.ts';
import { type Bundle, buildPage, sizeOf } from './build.ts';
import { type Kind, kinds } from './contestants.ts';
import { outcomesOf, run } from './measure.ts';
import { machine, over, type Size, table } from './report.ts';

/**
 * Measures our charts, calendars, transcripts and sidebars against others, or against a floor, and prints a table of each.
 *
 *   npm run ui --prefix bench -- [charts weeks transcripts sidebars] [--runs 3]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const all = Object.keys(kinds) as (keyof typeof kinds)[];
const only = all.filter((name) => positionals.length === 0 || positionals.includes(name));
if (!findChromium()) throw new Error(howToGetChromium);

const browser = await chromium.launch(chromiumLaunchOptions());
const complaints: string[] = [];
try {
  process.stdout.write(`\n${machine(browser.version())}.\n`);
  for (const name of only) complaints.push(...(await benchKind(kinds[name], Number(values.runs))));
  process.stdout.write(`\nAfterwards: ${machine(browser.version())}.\n`);
} finally {
  await browser.close();
}
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function benchKind(kind: Kind, runs: number) {
  const complaints: string[] = [];
  const bundles = new Map<string, Bundle>();
  const sizes = new Map<string, Size>();
  process.stderr.write(`\n${kind.title}: building…\n`);
  for (const { name, file } of kind.contestants) {
    try {
      bundles.set(name, await buildPage(file));
      sizes.set(name, await sizeOf(file));
    } catch (error) {
      complaints.push(`${kind.title}: ${name} could not be built: ${oneLine(error)}`);
    }
  }

  const outcomes = outcomesOf(kind);
  for (let time = 1; time <= runs; time += 1) {
    process.stderr.write(`${kind.title}: run ${time} of ${runs}\n`);
    await run(browser, kind, bundles, outcomes);
  }
  process.stdout.write(`\n## ${kind.title}\n\n${table(kind, outcomes, sizes)}\n`);
  if (bundles.has('ours')) {
    const [base, limit] = kind.beyond ?? [['Button'], 20];
    const [, size] = await beyond(base, kind.component, limit);
    if (size) process.stdout.write(`\n${size.name}.\n`);
  }
  for (const { scene, faults } of outcomes) {
    for (const [name, fault] of faults) complaints.push(`${scene.words}: ${name} ${fault}.`);
  }
  return [...complaints, ...over(outcomes)];
}

/** A bundler draws its errors; what it says in words is enough. */
const oneLine = (error: unknown) =>
  String(error)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .find((line) => line.startsWith('[')) ?? String(error).slice(0, 200);
