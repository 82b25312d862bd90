import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, inOrganization } from './fields.ts';

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
