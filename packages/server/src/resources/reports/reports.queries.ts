import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { allows } from '../access.ts';

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
 * any are there with 0. Each table is read by a range of its index.
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
      select organizations.id, time_zone,
        ${from}::date::timestamp at time zone time_zone as begins,
        (${to}::date + 1)::timestamp at time zone time_zone as ends
      from organizations
      where organizations.id = ${orgId} and ${allows(user, 'membership', 'organizations.id')}
    ), happened as (
      select 'contacts' as series, created_at as at, time_zone
        from place join contacts on org_id = place.id and created_at >= begins and created_at < ends
      union all
      select 'appointments', created_at, time_zone
        from place join appointments on org_id = place.id and created_at >= begins and created_at < ends
      union all
      select 'calls', start_time, time_zone
        from place join sessions on org_id = place.id and start_time >= begins and start_time < ends and kind = 'call'
    ), counted as (
      select series, date_trunc(${unit}, at at time zone time_zone) as period, count(*) as count
      from happened group by 1, 2
    )
    select series, to_char(period, ${format}) as period, coalesce(count, 0) as count
    from generate_series(date_trunc(${unit}, ${from}::timestamp), ${to}::timestamp, ('1 ' || ${unit})::interval) as period
      cross join (values ('contacts'), ('appointments'), ('calls')) as kinds (series)
      left join counted using (series, period)
    order by period`.execute(trx);
  return rows;
}
