import type { reports } from '@console/contract';
import { call } from './call.ts';

/** Counts of the last `days` days, one by one. */
export async function readDailyReport(orgId: string, days: number, signal: AbortSignal) {
  const { daily } = await call<typeof reports.readDailyReport>('GET', '/organization/:orgId/reports/daily', {
    params: { orgId },
    query: { days },
    signal,
  });
  return daily;
}

/** Counts of every month, from the date `from` (`YYYY-MM-DD`). */
export async function readMonthlyReport(orgId: string, from: string, signal: AbortSignal) {
  const { monthly } = await call<typeof reports.readMonthlyReport>(
    'GET',
    '/organization/:orgId/reports/monthly',
    { params: { orgId }, query: { from }, signal },
  );
  return monthly;
}
