import type { appointments, reports } from '@console/contract';
import { call } from '../../core/http/call.ts';
import { callPage } from '../../core/http/paging.ts';

/** Daily counts of the last `days` days. */
export async function readDailyReport(orgId: string, days: number, signal: AbortSignal) {
  const { daily } = await call<typeof reports.readDailyReport>('GET', '/organization/:orgId/reports/daily', {
    params: { orgId },
    query: { days },
    signal,
  });
  return daily;
}

/**
 * Monthly counts from one date to another, both inclusive. The first month is counted from its 1st, the last one up to
 * the given date. A server might ignore the dates and send other months.
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

/** Appointments waiting for approval, sorted by start. */
export const listWaiting = (orgId: string, signal: AbortSignal) =>
  callPage<typeof appointments.listAppointments>(
    'GET',
    '/organization/:orgId/appointments',
    { params: { orgId }, query: { status: 'pending', limit: 1, sort: 'startTime' }, signal },
    {
      passes: { status: (appointment, status) => appointment.status === status },
      compare: { startTime: (one, other) => Date.parse(one.startTime) - Date.parse(other.startTime) },
      usual: 'startTime',
    },
  );
