import type { AppointmentFields, AppointmentPatch } from '@console/contract';
import { defaults } from '@console/contract/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { allows, atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import type { AppointmentPlace } from './appointments.queries.ts';

type Status = NonNullable<AppointmentFields['status']>;

/** Adds an appointment. The caller has checked the permission. */
export const insertAppointment = (trx: Kysely<Tables>, orgId: string, fields: AppointmentFields) =>
  trx
    .insertInto('appointments')
    .values({ ...wholeOf(fields, sql`${orgId}::uuid`), org_id: orgId })
    .returning(['id', 'org_id'])
    .executeTakeFirstOrThrow();

/** Updates an appointment if the person has the permission and the version matches. */
export const updateAppointment = (
  trx: Kysely<Tables>,
  user: User,
  place: AppointmentPlace,
  fields: AppointmentPatch,
  version: number | undefined,
) =>
  change(trx, user, place, version)
    .set({ ...columnsOf(fields), id: place.id })
    .executeTakeFirst();

/** Replaces all fields of an appointment: missing ones get the defaults of a new one. */
export const replaceAppointment = (
  trx: Kysely<Tables>,
  user: User,
  place: AppointmentPlace,
  fields: AppointmentFields,
  version: number | undefined,
) =>
  change(trx, user, place, version)
    .set(wholeOf(fields, sql.ref('appointments.org_id')))
    .executeTakeFirst();

const change = (trx: Kysely<Tables>, user: User, place: AppointmentPlace, version: number | undefined) =>
  trx
    .updateTable('appointments')
    .where('appointments.id', '=', place.id)
    .where(allows(user, 'appointments', 'appointments.org_id'))
    .$if(place.orgId !== undefined, (query) => query.where('appointments.org_id', '=', place.orgId ?? ''))
    .where(atVersion('appointments.version', version))
    .returning(['appointments.id', 'appointments.org_id']);

export const deleteAppointment = (
  trx: Kysely<Tables>,
  user: User,
  { id }: AppointmentPlace,
  version: number | undefined,
) =>
  trx
    .deleteFrom('appointments')
    .where('appointments.id', '=', id)
    .where(allows(user, 'appointments', 'appointments.org_id'))
    .where(atVersion('appointments.version', version))
    .returning(['appointments.id', 'appointments.org_id'])
    .executeTakeFirst();

const columnsOf = (fields: AppointmentPatch) => ({
  title: fields.title,
  description: fields.description,
  start_time: fields.startTime,
  end_time: fields.endTime,
  status: fields.status,
  contact_name: fields.contact_name,
  contact_phonenumber: fields.contact_phonenumber,
  contact_id: fields.contact,
  channel_id: fields.channel,
});

/** All columns. The default status is `pending` if the channel requires approval, else `scheduled`. */
function wholeOf({ status, ...fields }: AppointmentFields, orgId: RawBuilder<unknown>) {
  const { status: usual, ...others } = defaults.appointment;
  const whole = { ...others, ...fields };
  const byChannel = sql<Status>`case when exists (select from channels
    where channels.org_id = ${orgId} and channels.id = ${whole.channel}::uuid
      and channels.appointments_need_approval) then 'pending' else ${usual} end`;
  return {
    ...columnsOf(whole),
    title: fields.title,
    start_time: fields.startTime,
    end_time: fields.endTime,
    contact_name: fields.contact_name,
    status: status ?? byChannel,
  };
}
