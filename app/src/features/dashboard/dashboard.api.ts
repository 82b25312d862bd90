import type { appointments, contacts, reports } from '@console/contract';
import { call } from '../../core/http/call.ts';
import { callPage } from '../../core/http/paging.ts';

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

/** How many there are, and the first of them. */
const few = 3;

/** Appointments that wait for approval, by start. */
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

/** Contacts whose next date of contact is before a moment, the longest overdue first. */
export const listDue = (orgId: string, dueBefore: string, signal: AbortSignal) =>
  callPage<typeof contacts.listContacts>(
    'GET',
    '/organization/:orgId/contacts/',
    { params: { orgId }, query: { dueBefore, limit: few, sort: 'nextDateOfContact' }, signal },
    {
      passes: { dueBefore: ({ nextDateOfContact }, moment) => isBefore(nextDateOfContact, moment) },
      compare: { nextDateOfContact: (one, other) => dueAt(one) - dueAt(other) },
      usual: 'nextDateOfContact',
    },
  );

const dueAt = ({ nextDateOfContact }: { nextDateOfContact: string | null }) =>
  Date.parse(nextDateOfContact ?? '') || Number.POSITIVE_INFINITY;

const isBefore = (moment: string | null, other: string) =>
  moment !== null && Date.parse(moment) < Date.parse(other);
