import type { Contact } from '@console/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/schema.ts';

/** A contact as the contract says it. */
export const toContact = (row: Selectable<Tables['contacts']>): Contact => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  status: row.status,
  responsible: row.responsible,
  source: row.source,
  nextDateOfContact: row.next_date_of_contact?.toISOString() ?? null,
  notes: row.notes,
  channel: row.channel_id,
  organization: row.org_id,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
