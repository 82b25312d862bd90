import type { Kysely } from 'kysely';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { visible } from './sessions.queries.ts';

/** Identifies a contact. */
interface ContactPlace {
  orgId: string;
  contactId: string;
}

/** The conversations with a contact, newest first. */
export const sessionsWith = (trx: Kysely<Tables>, user: User, { orgId, contactId }: ContactPlace) =>
  visible(trx, user)
    .where('sessions.org_id', '=', orgId)
    .where('sessions.contact_id', '=', contactId)
    .orderBy('sessions.start_time', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();

/** The appointments with a contact: one row of nulls if there are none, no row if the contact doesn't exist. */
export const appointmentsWith = (trx: Kysely<Tables>, user: User, { orgId, contactId }: ContactPlace) =>
  trx
    .selectFrom('contacts')
    .leftJoin('appointments', (join) =>
      join
        .onRef('appointments.org_id', '=', 'contacts.org_id')
        .onRef('appointments.contact_id', '=', 'contacts.id'),
    )
    .select(['appointments.id', 'appointments.title', 'appointments.description', 'appointments.status'])
    .select(['appointments.start_time', 'appointments.end_time'])
    .where('contacts.org_id', '=', orgId)
    .where('contacts.id', '=', contactId)
    .where(allows(user, 'calls', 'contacts.org_id'))
    .execute();

export type AppointmentRow = Awaited<ReturnType<typeof appointmentsWith>>[number];
