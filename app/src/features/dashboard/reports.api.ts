import type { reports } from '@console/contract';
import { call } from '../../core/http/call.ts';

/** Counts of the last `days` days, one by one. */
export async function readDailyReport(orgId: string, days: number, signal: AbortSignal) {
  const { daily } = await call<typeof reports.readDailyReport>('GET', '/organization/:orgId/reports/daily', {
    params: { orgId },
    query: { days },
    signal,
  });
  return daily;
}

/**
 * Counts of the months from one date to another, both included: the first one whole, the last one as far as that date.
 * A server may not know the dates, and tell of other months.
 */
export async function readMonthlyReport(
  orgId: string,
  { from, to }: { from: string; to: string },
  signal: AbortSignal,
) {
  const { monthly } = await call<typeof reports.readMonthlyReport>(
    'GET',
    '/organization/:orgId/reports/monthly',
    { params: { orgId }, query: { from, to }, signal },
  );
  return monthly;
}
