import { parseArgs } from 'node:util';
import { circumstances, type Engine, enginesOf, runOn, tableOf, write } from './bench/engines.ts';
import type { Soaked } from './soakOne.ts';

/*
 * Asks a server mixed questions without a pause, with consoles that stand open beside them, on each engine, and watches
 * what it holds: once it is warm (three tenths of the time) its memory must grow by less than a tenth, and nothing may
 * fail.
 *
 *   npm run soak -- [minutes = 10] [--engine embedded|postgresql|both] [--write]
 *
 * --write puts the table into docs/performance.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'both' },
    write: { type: 'boolean', default: false },
  },
});
const minutes = positionals[0] ?? '10';

const found: [Engine, Soaked][] = [];
for (const engine of enginesOf(values.engine)) {
  found.push([engine, await runOn<Soaked>(engine, new URL('soakOne.ts', import.meta.url), [minutes])]);
}
const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, one) => sum + one, 0);
/** What is told to come again was not lost; everything else was. */
const lostOf = (counts: Record<string, number>) =>
  Object.entries(counts).reduce((sum, [what, one]) => sum + (/^503 with/.test(what) ? 0 : one), 0);
const toldOf = (counts: Record<string, number>) => {
  const later = total(counts) - lostOf(counts);
  return `${lostOf(counts)}${later > 0 ? `, and ${later} told to come again` : ''}`;
};
const growthOf = ({ warm, last }: Soaked) => (100 * (last.memory - warm.memory)) / warm.memory;
const head = ['Engine', 'Calls', 'Failed', 'Looks of consoles', 'Failed', 'Memory, warm', 'At the end'];
const lines = found.map(([engine, one]) => [
  engine,
  `${total(one.statuses).toLocaleString('en-US')}`,
  toldOf(one.failed),
  `${one.beside.consoles.count.toLocaleString('en-US')}, 99 % within ${one.beside.consoles.most.toFixed(0)} ms`,
  toldOf(one.beside.refused),
  `${one.warm.memory} MB`,
  `${one.last.memory} MB (${growthOf(one).toFixed(1)} %), at most ${one.mostMemory} MB`,
  `${one.warm.files}, ${one.last.files}`,
  `99 % ${one.beside.health.most.toFixed(0)} ms, longest ${one.beside.health.longest.toFixed(0)} ms`,
]);
const figures = [
  `${circumstances()} ${minutes} minutes on each engine.`,
  '',
  tableOf([...head, 'Open files, warm and at the end', '`/healthz`'], lines),
].join('\n');
process.stdout.write(`${figures}\n`);
for (const [engine, { statuses, failed, beside }] of found) {
  process.stdout.write(`${engine}: ${JSON.stringify({ statuses, failed, consoles: beside.refused })}\n`);
}
if (values.write) write('soak', figures);
const isFlat = found.every(([, one]) => growthOf(one) < 10);
const hasFailed = found.some(([, one]) => lostOf(one.failed) + total(one.beside.refused) > 0);
process.exitCode = isFlat && !hasFailed && found.length > 0 ? 0 : 1;
