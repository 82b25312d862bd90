import { parseArgs } from 'node:util';
import { circumstances, report } from './figures.ts';
import { type Engine, measure, type Run } from './measure.ts';
import { comparisonOf, faultsOf, tableOfRun } from './report.ts';

/*
 * Benchmarks the server with one large organization, on the embedded database and on PostgreSQL: the most common
 * requests from 20 and from 200 connections, while consoles are open.
 *
 *   npm run bench -w @console/server -- [--rows 100000] [--seconds 4] [--connections 20,200] [--consoles 50]
 *     [--only WORDS] [--engine embedded|postgresql|both] [--plans] [--profile FOLDER] [--write]
 *
 * --only runs the cases whose names contain the words; --plans shows the query plans; --profile writes a CPU profile of
 * the server; --write writes the figures to docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '20,200' },
    consoles: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: 'both' },
    profile: { type: 'string' },
    plans: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [rows, seconds, consoles] = [Number(values.rows), Number(values.seconds), Number(values.consoles)];
const engines = (['embedded', 'PostgreSQL'] satisfies Engine[]).filter((engine) =>
  ['both', engine.toLowerCase()].includes(values.engine),
);

const runs: Run[] = [];
for (const engine of engines) {
  const connections = values.connections.split(',').map(Number);
  const only = new RegExp(values.only, 'i');
  const { plans, profile } = values;
  runs.push(...(await measure({ engine, rows, seconds, connections, consoles, only, plans, profile })));
}
const count = rows.toLocaleString('en-US');
const figures = [
  `${circumstances()} ${count} contacts and ${count} calls in one organization; ${consoles} open consoles; ${seconds} s per call.`,
  ...runs.map(tableOfRun),
  comparisonOf(runs).join('\n'),
].join('\n\n');
report({ mark: 'server', figures, complaints: runs.flatMap(faultsOf) }, values.write);
