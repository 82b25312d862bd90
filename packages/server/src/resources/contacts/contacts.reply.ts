import type { Contact, ListedContact } from '@console/contract';
import type { ListedRow } from './contacts.queries.ts';

/** A contact as the contract says it. */
export const toContact = (row: ListedRow & { notes: string }): Contact => ({
  ...toListed(row),
  notes: row.notes,
});

/** A contact of a list as the contract says it; notes that were not asked for are absent. */
export const toListed = (row: ListedRow): ListedContact => ({
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
