import { type Count, summed } from '../clients/connection.ts';
import { tableOf } from './figures.ts';
import { compared, type Measured, type Part, type Run } from './measure.ts';

const ms = (time: number) => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;

/** The table of a run, and the usage of the machine during it. */
export function tableOfRun(run: Run): string {
  const { engine, connections, measured, memory } = run;
  return [
    `### ${connections} connections, ${engine === 'embedded' ? 'the embedded database' : engine}`,
    tableOf(
      ['Call', 'Per second', 'Median', 'p99', 'Consoles, p99', '`/healthz`, longest'],
      measured.map(({ name, result, beside }) => [
        name,
        result.rate.toFixed(0),
        ms(result.half),
        ms(result.most),
        beside.consoles.count > 0 ? ms(beside.consoles.most) : 'none',
        ms(beside.health.longest),
      ]),
    ),
    `${refusedOf(run)} Server memory: ${memory.before} MB before, ${memory.after} MB after, peak ${memory.peak} MB. ${usageOf(run)}`,
  ].join('\n\n');
}

/** Compares the list with a bare server that runs the same query, on each engine. */
export function comparisonOf(runs: readonly Run[]): string[] {
  const rateOf = (run: Run, name: string) => run.measured.find((one) => one.name === name)?.result.rate;
  return runs.flatMap((run) => {
    const beside = runs.find(
      ({ connections, engine }) => connections === run.connections && engine === 'PostgreSQL',
    );
    const [ours, bare] = [rateOf(run, compared.ours), beside && rateOf(beside, compared.bare)];
    if (!ours || !bare) return [];
    return [
      `${compared.ours}, ${run.connections} connections, ${run.engine}: ${((100 * ours) / bare).toFixed(0)} % of the rate of a bare Fastify with \`pg\` and the same query.`,
    ];
  });
}

function refusedOf({ measured }: Run): string {
  const calls = measured.flatMap(({ name, result }) =>
    lines(result.refused).map((line) => `${name}: ${line}`),
  );
  const consoles = lines(summed(measured.map(({ beside }) => beside.refused)));
  const asked = measured.reduce((sum, { beside }) => sum + beside.consoles.count, 0);
  return [
    calls.length > 0 ? `Unsuccessful calls: ${calls.join('; ')}.` : 'All calls succeeded.',
    consoles.length > 0
      ? `Unsuccessful console requests, of ${asked}: ${consoles.join('; ')}.`
      : `All ${asked} console requests succeeded.`,
  ].join(' ');
}

const lines = (counts: Count) => Object.entries(counts).map(([what, times]) => `${times} x ${what}`);

const parts: Record<Part, string> = {
  server: 'server',
  database: 'PostgreSQL',
  client: 'client',
  consoles: 'consoles',
};

/** The CPU usage of each process: in the baseline, and in all other cases. */
function usageOf({ measured }: Run): string {
  const shares = (of: readonly Measured[]) => {
    const seconds = of.reduce((sum, one) => sum + one.seconds, 0);
    return Object.entries(parts)
      .map(([part, name]) => ({
        name,
        cores: of.reduce((sum, { cpu }) => sum + cpu[part as Part], 0) / seconds,
      }))
      .filter(({ cores }) => cores >= 0.005)
      .map(({ name, cores }) => `${name} ${cores.toFixed(2)}`)
      .join(', ');
  };
  return `CPU cores used in \`/healthz\`: ${shares(measured.slice(0, 1))}. In the other calls: ${shares(measured.slice(1))}.`;
}

/** Failures: requests that failed without Retry-After, and all failed requests of the open consoles. */
export const faultsOf = ({ engine, connections, measured }: Run): string[] =>
  measured.flatMap(({ name, result, beside }) => {
    const bad = lines(result.refused).filter((line) => !/ (503|429) with Retry-After/.test(line));
    const where = `${engine}, ${connections} connections, ${name}`;
    return [
      ...bad.map((line) => `${where}: ${line}`),
      ...lines(beside.refused).map((line) => `${where}, a console: ${line}`),
    ];
  });
