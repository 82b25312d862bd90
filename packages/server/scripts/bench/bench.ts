import { circumstances, type Engine, enginesOf, runOn, write } from './engines.ts';
import type { Figures } from './measure.ts';
import { benchOptions, measureOptions } from './options.ts';
import { faultsOf, tablesOf } from './report.ts';

/*
 * Measures the server with one large organization, on the embedded database and on PostgreSQL: the commonest calls from
 * 20 and from 200 connections, with consoles that stand open beside them.
 *
 *   npm run bench -w @console/server -- [--rows 100000] [--seconds 4] [--connections 20,200] [--consoles 50] [--only WORDS]
 *     [--engine embedded|postgresql|both] [--plans] [--write]
 *
 * --only takes the calls whose names hold the words; --plans shows the plans of the queries; --write puts the figures
 * into docs/performance.md.
 */
const { engine, isWritten } = benchOptions();
const { rows, consoles, seconds } = measureOptions();

const found: [Engine, Figures][] = [];
for (const one of enginesOf(engine)) {
  found.push([one, await runOn<Figures>(one, new URL('measure.ts', import.meta.url), process.argv.slice(2))]);
}
const count = rows.toLocaleString('en-US');
const figures = [
  `${circumstances()} ${count} contacts and ${count} calls in one organization; ${consoles} consoles stand open; ${seconds} s a call.`,
  ...found.map(([name, one]) => tablesOf(name, one)),
].join('\n\n');
process.stdout.write(`\n${figures}\n`);
if (isWritten) write('server', figures);
const faults = found.flatMap(([name, one]) => faultsOf(name, one));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
