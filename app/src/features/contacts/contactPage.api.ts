import type { contacts, sessions } from '@console/contract';
import { call, callTagged } from '../../core/http/call.ts';

/** A contact's latest conversation and history. */
export const readHistory = (orgId: string, contactId: string, signal: AbortSignal) =>
  call<typeof sessions.readContactSession>('GET', '/organization/:orgId/contact/:contactId/session', {
    params: { orgId, contactId },
    signal,
  });

/** Saves the notes about a contact, unless its version differs from `etag`. The request outlives the page. */
export const saveNotes = (orgId: string, contactId: string, notes: string, etag: string | null) =>
  callTagged<typeof contacts.updateContact>('PATCH', '/organization/:orgId/contacts/:id', {
    params: { orgId, id: contactId },
    body: { notes },
    etag,
    keepalive: true,
  });
