import { type CallReport, type Lack, parts, type Report, type Verdict } from './report.ts';

const words = ['passes', 'without', 'differs', 'missing', 'not run'] as const satisfies Verdict[];

/** The report as a table for the terminal: one line per endpoint, with its problems below. */
export function table(report: Report): string {
  const { calls, counts, requests, seconds, skippedLevels, leftovers, server, isConformant, allowMissing } =
    report;
  const width = Math.max(0, ...calls.map(({ path }) => path.length));
  const section = (title: string, isIn: (call: CallReport) => boolean) => {
    const rows = calls.filter(isIn);
    return rows.length > 0 ? [title, ...rows.flatMap((call) => lines(call, width)), ''] : [];
  };
  const told = words.filter((word) => counts[word] > 0).map((word) => `${counts[word]} ${word}`);
  return [
    server,
    '',
    ...section('Calls of the specification', ({ isExtension }) => !isExtension),
    ...section('Calls that are our extensions', ({ isExtension, level }) => isExtension && !level),
    ...section('Calls of the level "ingestion"', ({ level }) => level === 'ingestion'),
    `${calls.length} calls: ${told.join(', ')} (${requests} requests in ${seconds.toFixed(0)} s).`,
    ...skippedLevels.map(({ level, why }) => `Skipped the level "${level}": ${why}.`),
    ...lacking(calls),
    ...unchecked(calls),
    ...leftovers.map((what) => `Left behind: ${what}`),
    `This backend ${isConformant ? 'conforms' : 'does not conform'}${allowMissing ? '; our extensions were allowed to be missing' : ''}.`,
    '',
  ].join('\n');
}

function lines({ method, path, verdict, without, differs, notRun }: CallReport, width: number): string[] {
  const head = `  ${method.padEnd(6)} ${path.padEnd(width)}  ${verdict}`;
  const lackedParts = [...new Set(without.map(({ part }) => part))].join(', ');
  const tail = verdict === 'without' ? `: ${lackedParts}` : '';
  return [
    `${head}${tail}`,
    ...differs.map((how) => `         ${how}`),
    ...without.map(({ part, how }) => `         ${part}: ${how}`),
    ...(notRun === undefined ? [] : [`         ${notRun}`]),
  ];
}

/** Each missing part, and the number of endpoints that lack it. */
function lacking(calls: readonly CallReport[]): string[] {
  const has = (without: readonly Lack[], part: string) => without.some((lack) => lack.part === part);
  return parts.flatMap((part) => {
    const count = calls.filter(({ without }) => has(without, part)).length;
    return count > 0 ? [`Without ${part}: ${count} calls.`] : [];
  });
}

/** Each check that couldn't run, the reason, and the number of endpoints. */
function unchecked(calls: readonly CallReport[]): string[] {
  const all = calls.flatMap(({ notChecked }) => notChecked.map(({ what, why }) => `${what}; ${why}`));
  return [...new Set(all)].map((words) => {
    const count = all.filter((one) => one === words).length;
    return `Not checked at ${count} ${count === 1 ? 'call' : 'calls'}: ${words}.`;
  });
}
