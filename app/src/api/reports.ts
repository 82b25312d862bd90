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
