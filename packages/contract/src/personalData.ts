import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { decimal, id, inOrganization, instant, lengths, nothing, text } from './fields.ts';

/** One contact of an organization. */
const aContact = z.object({ orgId: id, id });

/** A ZIP archive: JSON for programs, CSV for people, and the recordings. */
const archive = z.file().mime('application/zip');

export const copyContact = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/contacts/:id/copy',
  summary: 'Everything about a contact as one archive: the contact, calls, appointments and recordings.',
  params: aContact,
  reply: archive,
  media: 'application/zip',
});
export const copyOrganization = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/copy',
  summary: 'Everything in an organization as one archive: contacts, calls, appointments and recordings.',
  params: inOrganization,
  reply: archive,
  media: 'application/zip',
});

const count = z.int().min(0);

/** The number of things that an erasure removes or has removed. */
export const Removed = z
  .object({
    contacts: count,
    calls: count,
    turns: count.optional().describe('Of the transcripts. Not counted for an organization.'),
    summaries: count,
    transcriptions: count,
    recordings: count,
    appointments: count,
    notes: count,
    decisions: count.describe('About people to call back.'),
  })
  .meta({ id: 'Removed' });
export type Removed = z.infer<typeof Removed>;

/** What the erasure of a contact would remove, and when. */
export const ErasurePlan = z
  .object({
    removes: Removed,
    dueAt: instant.describe(
      'From when on it is erased, if it is requested now. Until then, it can be undone.',
    ),
  })
  .meta({ id: 'ErasurePlan' });
export type ErasurePlan = z.infer<typeof ErasurePlan>;

/** A requested erasure. Once it is done, it is the receipt: only the ID, the times and the numbers are left. */
export const Erasure = z
  .object({
    id: id.describe('Random. It is also in the audit log.'),
    kind: z.enum(['contact', 'organization']),
    name: text(lengths.name).nullable().describe('Of the contact or the organization, until it is erased.'),
    requestedAt: instant,
    dueAt: instant,
    erasedAt: instant.nullable(),
    backupsUntil: instant
      .nullable()
      .describe(
        'Backups contain the data until then. Null before, or if the server does not make the backups.',
      ),
    removed: Removed,
  })
  .meta({ id: 'Erasure' });
export type Erasure = z.infer<typeof Erasure>;

const days = z.int().min(1).max(3650);

/** For how long an organization keeps recordings and transcripts. */
export const RetentionFields = z
  .object({ days: days.nullable().describe('Null for ever.') })
  .meta({ id: 'RetentionFields' });
export type RetentionFields = z.infer<typeof RetentionFields>;

export const Retention = RetentionFields.extend({
  removes: z
    .object({ recordings: count, transcripts: count })
    .describe('What the next sweep removes with these days, or with those in the query.'),
}).meta({ id: 'Retention' });
export type Retention = z.infer<typeof Retention>;

export const planErasure = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/contacts/:id/erasure',
  summary: 'What the erasure of a contact would remove.',
  params: aContact,
  reply: ErasurePlan,
});
export const eraseContact = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/contacts/:id/erasure',
  summary: 'Hides everything about a contact at once, and erases it in the night after the next 24 hours.',
  params: aContact,
  reply: Erasure,
  status: 201,
});
export const listErasures = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/erasures',
  summary: 'The waiting erasures of an organization and the receipts of those that are done, newest first.',
  params: inOrganization,
  reply: z.array(Erasure),
});
export const undoErasure = defineEndpoint({
  method: 'DELETE',
  path: '/organization/:orgId/erasures/:id',
  summary: 'Brings back everything about a contact; 409 once it is erased.',
  params: aContact,
  reply: nothing,
  status: 204,
});
export const listOwnErasures = defineEndpoint({
  method: 'GET',
  path: '/user/erasures',
  summary: 'The organizations that the person has deleted: waiting erasures and receipts, newest first.',
  reply: z.array(Erasure),
});
export const restoreOrganization = defineEndpoint({
  method: 'DELETE',
  path: '/user/erasures/:id',
  summary: 'Restores a deleted organization with everything in it; 409 once it is erased.',
  params: z.object({ id }),
  reply: nothing,
  status: 204,
});
export const readRetention = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/retention',
  summary: 'For how many days recordings and transcripts are kept, and what that removes.',
  params: inOrganization,
  query: z.object({ days: decimal(days).optional().describe('Counts what these days would remove.') }),
  reply: Retention,
});
export const setRetention = defineEndpoint({
  method: 'PUT',
  path: '/organization/:orgId/retention',
  summary:
    'Sets for how many days recordings and transcripts are kept; the nightly sweep removes older ones.',
  params: inOrganization,
  body: RetentionFields,
  reply: Retention,
});
