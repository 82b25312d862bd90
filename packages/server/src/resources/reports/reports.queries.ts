import { type Kysely, sql } from 'kysely';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** From one date to another, both included, as `YYYY-MM-DD`. */
export interface Span {
  from: string;
  to: string;
}

interface Count {
  series: 'contacts' | 'appointments' | 'calls';
  period: string;
  count: number;
}

/**
 * New contacts, appointments made and calls begun, by the organization's own days or months; those without
 * any are there with 0. Each number is one range of an index, so that a year costs little more than a day.
 */
export async function counts(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  unit: 'day' | 'month',
  { from, to }: Span,
): Promise<Count[]> {
  const format = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const { rows } = await sql<Count>`
    with place as (
      select organizations.id, time_zone from organizations
      where organizations.id = ${orgId} and ${allows(user, 'membership', 'organizations.id')}
    ), periods as (
      select place.id, to_char(period, ${format}) as period,
        greatest(period, ${from}::timestamp) at time zone time_zone as begins,
        least(period + ('1 ' || ${unit})::interval, ${to}::timestamp + interval '1 day') at time zone time_zone as ends
      from place, generate_series(date_trunc(${unit}, ${from}::timestamp), ${to}::timestamp,
        ('1 ' || ${unit})::interval) as period
    )
    select series, period, count from periods cross join lateral (
      select 'contacts' as series, count(*) as count
        from contacts where org_id = periods.id and created_at >= begins and created_at < ends
      union all
      select 'appointments', count(*)
        from appointments where org_id = periods.id and created_at >= begins and created_at < ends
      union all
      select 'calls', count(*)
        from sessions where org_id = periods.id and start_time >= begins and start_time < ends and kind = 'call'
    ) as counted
    order by begins`.execute(trx);
  return rows;
}
