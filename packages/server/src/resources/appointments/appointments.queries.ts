import type { AppointmentFields } from '@console/contract';
import { appointmentStatuses, normalisePhone } from '@console/contract/rules';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { alphabetical, holds, type ListParams, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** Identifies an appointment. With `orgId` it must belong to that organization. */
export interface AppointmentPlace {
  id: string;
  orgId?: string;
}

/** The filters of the list. */
export interface AppointmentFilters {
  q?: string | undefined;
  /** Only appointments that end after `from` and start before `to`. */
  from?: string | undefined;
  to?: string | undefined;
  status?: AppointmentFields['status'];
  channel?: string | undefined;
}

/** The appointments that a person can see. */
const visible = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('appointments')
    .select([
      'appointments.id',
      'org_id',
      'channel_id',
      'contact_id',
      'title',
      'description',
      'start_time',
      'status_order',
    ])
    .select(['end_time', 'status', 'contact_name', 'contact_phonenumber', 'created_at', 'updated_at'])
    .where(allows(user, 'membership', 'appointments.org_id'));

export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

export const findAppointment = (trx: Kysely<Tables>, user: User, { id, orgId }: AppointmentPlace) =>
  visible(trx, user)
    .select(['version', allows(user, 'appointments', 'appointments.org_id').as('may_change')])
    .where('appointments.id', '=', id)
    .$if(orgId !== undefined, (query) => query.where('appointments.org_id', '=', orgId ?? ''))
    .executeTakeFirst();

const orderFor = ({ language }: User) => ({
  by: {
    startTime: [sql`appointments.start_time`],
    title: [alphabetical(language, 'appointments.title')],
    status: [sql`appointments.status_order`, sql`appointments.start_time`],
    contact_name: [alphabetical(language, 'appointments.contact_name')],
    createdAt: [sql`appointments.created_at`],
  },
  usual: 'startTime',
  table: 'appointments',
  language,
  weight: sql<number>`octet_length(appointments.description)`,
});

export function pageOfAppointments(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { q, from, to, status, channel, ...asked }: ListParams & AppointmentFilters,
  rows = 0,
) {
  const isWhole = [q, from, to, status, channel].every((filter) => filter === undefined);
  const query = visible(trx, user)
    .where('appointments.org_id', '=', orgId)
    .$if(q !== undefined, (query) => query.where(mentions((q ?? '').trim())))
    .$if(from !== undefined, (query) => query.where('appointments.end_time', '>', new Date(from ?? '')))
    .$if(to !== undefined, (query) => query.where('appointments.start_time', '<', new Date(to ?? '')))
    .$if(status !== undefined, (query) =>
      query.where('appointments.status_order', '=', appointmentStatuses.indexOf(status ?? 'scheduled') + 1),
    )
    .$if(channel !== undefined, (query) => query.where('appointments.channel_id', '=', channel ?? ''));
  return paged(trx, query, asked, orderFor(user), isWhole ? rows : undefined);
}

/** The appointments of all of a person's organizations, by default sorted by creation time. */
export const pageOfEverywhere = (
  trx: Kysely<Tables>,
  user: User,
  { q, ...asked }: ListParams & Pick<AppointmentFilters, 'q'>,
) =>
  paged(
    trx,
    visible(trx, user).$if(q !== undefined, (query) => query.where(mentions((q ?? '').trim()))),
    asked,
    { ...orderFor(user), usual: 'createdAt' },
  );

/** Whether title, name or phone number contains the words. Ignores separators and country code of a number. */
function mentions(words: string): RawBuilder<SqlBool> {
  const number = normalisePhone(words);
  const text = sql.ref<string>('appointments.search_text');
  if (!/^\d+$/.test(number)) return holds(text, words);
  return sql<SqlBool>`(${holds(text, words)} or ${holds(text, number)})`;
}
