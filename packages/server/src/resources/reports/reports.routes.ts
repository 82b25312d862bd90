import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { Problem } from '../../api/errors.ts';
import type { Membership } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { counts, type Span } from './reports.queries.ts';

type ReportParams = z.output<typeof contract.ReportQuery>;
type Unit = 'day' | 'month';

/** The default number of days. */
const usualDays: Record<Unit, number> = { day: 30, month: 365 };
const longestDays = 3660;
const dayMs = 24 * 60 * 60_000;

/** Counts per day and month: `/organization/{orgId}/reports/daily` and `/monthly`. */
export function reportsRoutes(app: FastifyInstance) {
  const list = {
    of: ['contacts', 'appointments', 'sessions', 'organizations'],
    and: ({ today }: Membership) => today,
  } as const;
  serve(
    app,
    contract.readDailyReport,
    async (call) => ({ daily: await report(call, call.params.orgId, 'day') }),
    { list, isLong: () => true },
  );
  serve(
    app,
    contract.readMonthlyReport,
    async (call) => ({ monthly: await report(call, call.params.orgId, 'month') }),
    { list, isLong: () => true },
  );
}

interface Asking {
  trx: Kysely<Tables>;
  user: User;
  query: ReportParams;
  membership: Membership;
}

async function report(
  { trx, user, query, membership }: Asking,
  orgId: string,
  unit: Unit,
): Promise<contract.ReportSeries> {
  const span = spanOf(query, unit, membership.today, membership.firstDay);
  const rows = span ? await counts(trx, user, orgId, unit, span) : [];
  const series = (name: string) =>
    rows.filter((row) => row.series === name).map(({ period, count }) => ({ period, count }));
  return { contacts: series('contacts'), appointments: series('appointments'), calls: series('calls') };
}

/** The requested dates, limited to those from the creation of the organization until today. */
function spanOf(
  { days, from, to }: ReportParams,
  unit: Unit,
  today: string,
  firstDay: string,
): Span | undefined {
  const last = earlier(to ?? today, today);
  const wanted = from ?? back(last, (days ?? usualDays[unit]) - 1);
  if (from && to && from > to) {
    throw new Problem('validation', {
      errors: [{ path: 'from', code: 'ends-before-start', message: 'from must not be after to' }],
    });
  }
  const whole = unit === 'month' ? `${wanted.slice(0, 7)}-01` : wanted;
  const first = [whole, firstDay, back(last, longestDays)].reduce(later);
  return first > last ? undefined : { from: first, to: last };
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);
const back = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
