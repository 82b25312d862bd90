import { type Kysely, type SqlBool, sql } from 'kysely';
import { type Paged, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** A contact, or a whole organization. */
export interface Subject {
  orgId: string;
  contactId?: string;
}

const batch = { limit: 200, isBatch: true } as const;

/** The appointments of a contact: linked to it, or without a contact but with its number. */
export const appointmentsOf = (orgId: string, contactId: string) => sql<SqlBool>`(
  appointments.org_id = ${orgId} and (appointments.contact_id = ${contactId}
    or appointments.contact_id is null and exists (select from contacts as person
      where person.org_id = ${orgId} and person.id = ${contactId} and length(only_digits(person.phone)) >= 7
        and ${national('person.phone')} = ${national('appointments.contact_phonenumber')})))`;

/** The digits of a number, without the country code of Israel. */
const national = (column: string) => sql`regexp_replace(only_digits(${sql.ref(column)}), '^972', '0')`;

/** A page of a contact's appointments. */
export const pageOfAppointmentsOf = (
  trx: Kysely<Tables>,
  user: User,
  { orgId, contactId }: Required<Subject>,
  cursor: string | undefined,
) =>
  paged(
    trx,
    trx
      .selectFrom('appointments')
      .select(['appointments.id', 'org_id', 'channel_id', 'contact_id', 'title', 'description', 'start_time'])
      .select(['end_time', 'status', 'contact_name', 'contact_phonenumber', 'created_at', 'updated_at'])
      .where(appointmentsOf(orgId, contactId))
      .where(allows(user, 'membership', 'appointments.org_id')),
    { ...batch, cursor },
    { by: { startTime: [sql`appointments.start_time`] }, usual: 'startTime', table: 'appointments' },
  );

/** The recordings of a contact's calls, or of an organization, that the person can play. */
export const pageOfRecordings = (
  trx: Kysely<Tables>,
  user: User,
  { orgId, contactId }: Subject,
  cursor: string | undefined,
): Promise<Paged<RecordingRow>> =>
  paged(
    trx,
    trx
      .selectFrom('recordings')
      .select(['recordings.id', 'recordings.org_id', 'file_name', 'media_type'])
      .select((row) => [
        row
          .selectFrom('sessions')
          .select(({ fn }) => fn.min('start_time').as('first'))
          .whereRef('sessions.org_id', '=', 'recordings.org_id')
          .whereRef('sessions.recording_id', '=', 'recordings.id')
          .as('start_time'),
      ])
      .where('recordings.org_id', '=', orgId)
      .$if(contactId !== undefined, (query) =>
        query.where('recordings.id', 'in', ({ selectFrom }) =>
          selectFrom('sessions')
            .select(({ ref }) => ref('sessions.recording_id').$notNull().as('id'))
            .where('sessions.org_id', '=', orgId)
            .where('sessions.contact_id', '=', contactId ?? '')
            .where('sessions.recording_id', 'is not', null),
        ),
      )
      .where(allows(user, 'transcripts', 'recordings.org_id')),
    { ...batch, cursor },
    // The index has this order.
    { by: { id: [sql`recordings.id`] }, usual: 'id', table: 'recordings' },
    0,
  );

interface RecordingRow {
  id: string;
  file_name: string;
  media_type: string;
  start_time: Date | null;
}
