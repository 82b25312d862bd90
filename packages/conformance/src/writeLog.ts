import { Blocked } from './apiClient.ts';
import type { CallReport, Lack, NotChecked, Part, Verdict } from './report.ts';

/** The findings about one endpoint. */
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

/** Counts a check and records the difference if it failed. */
export function expect(ledger: WriteLog, isRight: boolean, otherwise: string) {
  ledger.checks += 1;
  if (!isRight) ledger.differs.push(otherwise);
  return isRight;
}

/** Counts a check of one of our parts and records what is missing if it failed. */
export function expectPart(ledger: WriteLog, part: Part, isRight: boolean, otherwise: string) {
  ledger.checks += 1;
  if (!isRight) ledger.without.push({ part, how: otherwise });
  return isRight;
}

/** Records that a check couldn't run, and why. */
export function couldNotCheck({ notChecked }: WriteLog, what: string, why: string) {
  if (!notChecked.some((one) => one.what === what)) notChecked.push({ what, why });
}

/** Runs a check that needs a row. If the row can't be created, records the check as not run and goes on. */
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
  call: Pick<CallReport, 'name' | 'method' | 'path' | 'isExtension' | 'level'>,
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
