import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { day, decimal, inOrganization } from './fields.ts';

/** The count of one day (`YYYY-MM-DD`) or month (`YYYY-MM`) in the organization's time zone. */
export const ReportItem = z
  .object({ period: z.string().max(40), count: z.int().min(0) })
  .meta({ id: 'ReportItem' });
export type ReportItem = z.infer<typeof ReportItem>;

const series = z.array(ReportItem);

/** Three series, each in chronological order. */
export const ReportSeries = z
  .object({ contacts: series, appointments: series, calls: series })
  .meta({ id: 'ReportSeries' });
export type ReportSeries = z.infer<typeof ReportSeries>;

/**
 * The period: the last `days`, or from one date to another, both included. In monthly reports the first month is
 * counted completely, and the last one up to the last date.
 */
export const ReportQuery = z.object({
  days: decimal(z.int().min(1).max(3660)).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type ReportQuery = z.input<typeof ReportQuery>;

export const readDailyReport = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/reports/daily',
  summary: 'Counts a day.',
  params: inOrganization,
  query: ReportQuery,
  reply: z.object({ daily: ReportSeries }).meta({ id: 'DailyReport' }),
});
export const readMonthlyReport = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/reports/monthly',
  summary: 'Counts a month.',
  params: inOrganization,
  query: ReportQuery,
  reply: z.object({ monthly: ReportSeries }).meta({ id: 'MonthlyReport' }),
});
