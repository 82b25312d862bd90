import { Blocked } from './apiClient.ts';
import type { CallReport, Lack, NotChecked, Part, Verdict } from './report.ts';

/** What has been found out about one call. */
export interface WriteLog {
  checks: number;
  differs: string[];
  without: Lack[];
  notChecked: NotChecked[];
  isMissing: boolean;
  notRun?: string;
}

export const emptyWriteLog = (): WriteLog => ({
  checks: 0,
  differs: [],
  without: [],
  notChecked: [],
  isMissing: false,
});

/** Notes that a thing was looked at, and what was wrong with it. */
export function expect(ledger: WriteLog, isRight: boolean, otherwise: string) {
  ledger.checks += 1;
  if (!isRight) ledger.differs.push(otherwise);
  return isRight;
}

/** Notes that a part of ours was looked for, and how it was missed. */
export function expectPart(ledger: WriteLog, part: Part, isRight: boolean, otherwise: string) {
  ledger.checks += 1;
  if (!isRight) ledger.without.push({ part, how: otherwise });
  return isRight;
}

/** Notes that a thing could not be looked at, and why. */
export function couldNotCheck({ notChecked }: WriteLog, what: string, why: string) {
  if (!notChecked.some((one) => one.what === what)) notChecked.push({ what, why });
}

/** Does what needs a row that might not be had; then it is noted as not checked, and the other checks go on. */
export async function ifPossible(ledger: WriteLog, what: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Blocked)) throw error;
    couldNotCheck(ledger, what, error.message);
  }
}

export function verdictOf({ isMissing, differs, without, notRun }: WriteLog): Verdict {
  if (isMissing) return 'missing';
  if (differs.length > 0) return 'differs';
  if (without.length > 0) return 'without';
  return notRun === undefined ? 'passes' : 'not run';
}

export function toCallReport(
  call: Pick<CallReport, 'name' | 'method' | 'path' | 'isExtension'>,
  ledger: WriteLog,
): CallReport {
  const { checks, differs, without, notChecked, notRun } = ledger;
  return {
    ...call,
    verdict: verdictOf(ledger),
    checks,
    differs,
    without,
    notChecked,
    ...(notRun !== undefined && { notRun }),
  };
}
