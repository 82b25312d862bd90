import type { AgreedAppointment, AppointmentFields, IngestedAppointment } from '@console/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { contactOf } from './callers.queries.ts';
import type { ExternalPlace } from './externalTurns.queries.ts';
import { hashOfSent, sentDifferently } from './sent.ts';

/** Adds an appointment to an organization. */
export type InsertAppointment = (
  trx: Kysely<Tables>,
  orgId: string,
  fields: AppointmentFields,
) => Promise<{ id: string }>;

/** Adds an appointment once. A repeated request changes nothing, also if a person has changed or deleted it since. */
export async function agree(
  trx: Kysely<Tables>,
  { orgId, channelId, externalId }: ExternalPlace,
  sent: AgreedAppointment,
  insertAppointment: InsertAppointment,
): Promise<IngestedAppointment> {
  const hash = hashOfSent({ ...sent, channelId: channelId.toLowerCase() });
  const thisRow = { org_id: orgId, external_id: externalId };
  const added = await trx
    .insertInto('external_appointments')
    .values({ ...thisRow, channel_id: channelId, sent_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('external_id')
    .executeTakeFirst();
  if (added) {
    const { phone, ...fields } = sent;
    const caller = phone !== undefined && { orgId, channelId, phone, name: sent.contact_name };
    const contact = caller ? await contactOf(trx, caller) : undefined;
    const made = await insertAppointment(trx, orgId, {
      ...fields,
      ...{ contact_phonenumber: phone ?? '', contact: contact?.id ?? null, channel: channelId },
    });
    await trx
      .updateTable('external_appointments')
      .set({ appointment_id: made.id })
      .where((row) => row.and(thisRow))
      .execute();
  }
  const { sent_hash, appointment_id, status, contact_id } = await trx
    .selectFrom('external_appointments')
    .leftJoin('appointments', 'appointments.id', 'external_appointments.appointment_id')
    .select(['sent_hash', 'appointment_id', 'status', 'contact_id'])
    .where('external_appointments.org_id', '=', orgId)
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  if (sent_hash !== hash) throw sentDifferently('externalId', 'The appointment with this ID is different');
  return { appointment: appointment_id, status, contact: contact_id };
}
