import { type Count, summed } from '../clients/times.ts';
import { type Engine, tableOf } from './engines.ts';
import type { Figures, Measured } from './measure.ts';

type Run = Figures['runs'][number];

const ms = (time: number) => `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;

/** One table for each number of connections, and what the machine did meanwhile. */
export const tablesOf = (engine: Engine, { runs, memoryPeak }: Figures): string =>
  runs
    .map((run) =>
      [
        `### ${run.connections} connections, ${engine === 'embedded' ? 'the embedded database' : engine}`,
        tableOf(
          ['Call', 'A second', 'Half', '99 %', 'Consoles, 99 %', '`/healthz`, longest'],
          run.measured.map(({ name, result, beside }) => [
            name,
            result.rate.toFixed(0),
            ms(result.half),
            ms(result.most),
            beside.consoles.count > 0 ? ms(beside.consoles.most) : 'none',
            ms(beside.health.longest),
          ]),
        ),
        `${refusedOf(run)} Memory of the server: ${run.memoryBefore} MB before, ${run.memoryAfter} MB after, at most ${memoryPeak} MB ever. ${usageOf(run)}`,
      ].join('\n\n'),
    )
    .join('\n\n');

function refusedOf({ measured }: Run): string {
  const calls = measured.flatMap(({ name, result }) =>
    lines(result.refused).map((line) => `${name}: ${line}`),
  );
  const consoles = lines(summed(measured.map(({ beside }) => beside.refused)));
  const asked = measured.reduce((sum, { beside }) => sum + beside.consoles.count, 0);
  return [
    calls.length > 0 ? `Not answered: ${calls.join('; ')}.` : 'Every call was answered.',
    consoles.length > 0
      ? `Of the consoles' ${asked} looks not answered: ${consoles.join('; ')}.`
      : `So were all ${asked} looks of the consoles.`,
  ].join(' ');
}

const lines = (counts: Count) => Object.entries(counts).map(([what, times]) => `${times} x ${what}`);

/** Who had how much of the machine: in the yardstick, and in everything else. */
function usageOf({ measured: [trivial, ...others] }: Run): string {
  const parts: [keyof Measured['cpu'], string][] = [
    ['server', 'the server'],
    ['database', 'PostgreSQL'],
    ['client', 'the client'],
    ['consoles', 'the consoles'],
  ];
  const shares = (of: readonly Measured[]) => {
    const seconds = of.reduce((sum, one) => sum + one.seconds, 0);
    return parts
      .map(([part, name]) => [name, of.reduce((sum, one) => sum + one.cpu[part], 0) / seconds] as const)
      .filter(([, cores]) => cores >= 0.005)
      .map(([name, cores]) => `${name} ${cores.toFixed(2)}`)
      .join(', ');
  };
  return `Cores in use: in \`/healthz\` ${shares(trivial ? [trivial] : [])}; in the rest ${shares(others)}.`;
}

/** What must not be: a call that failed without being told to come again, and any look of a console that failed. */
export const faultsOf = (engine: Engine, { runs }: Figures): string[] =>
  runs.flatMap(({ connections, measured }) =>
    measured.flatMap(({ name, result, beside }) => {
      const bad = lines(result.refused).filter((line) => !/ (503|429) with Retry-After/.test(line));
      const where = `${engine}, ${connections} connections, ${name}`;
      return [
        ...bad.map((line) => `${where}: ${line}`),
        ...lines(beside.refused).map((line) => `${where}, a console: ${line}`),
      ];
    }),
  );
