import type { contacts, sessions } from '@console/contract';
import { call, callTagged } from '../../core/http/call.ts';

/** A contact's latest conversation, and everything there was with the contact. */
export const readHistory = (orgId: string, contactId: string, signal: AbortSignal) =>
  call<typeof sessions.readContactSession>('GET', '/organization/:orgId/contact/:contactId/session', {
    params: { orgId, contactId },
    signal,
  });

/** Saves the notes about a contact, unless it changed since it was read with this `etag`. It outlives the page. */
export const saveNotes = (orgId: string, contactId: string, notes: string, etag: string | null) =>
  callTagged<typeof contacts.updateContact>('PATCH', '/organization/:orgId/contacts/:id', {
    params: { orgId, id: contactId },
    body: { notes },
    etag,
    keepalive: true,
  });
