import type { CallReport, Options, Report, Verdict } from './report.ts';

/** Counts the verdicts and judges the whole. */
export function summary(
  { allowMissing = false }: Options,
  found: Omit<Report, 'counts' | 'isConformant' | 'allowMissing'>,
): Report {
  const counts: Record<Verdict, number> = { passes: 0, without: 0, differs: 0, missing: 0, 'not run': 0 };
  for (const { verdict } of found.calls) counts[verdict] += 1;
  const isConformant = found.calls.every((call) => isEnough(call, allowMissing));
  return { ...found, counts, allowMissing, isConformant };
}

/** What is our extension may be missing when that is allowed; what is there must be right all the same. */
function isEnough({ verdict, isExtension }: CallReport, allowMissing: boolean): boolean {
  if (verdict === 'passes' || verdict === 'not run') return true;
  return allowMissing && (verdict === 'without' || (verdict === 'missing' && isExtension));
}
