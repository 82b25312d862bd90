import type { contacts, sessions } from '@console/contract';
import { call } from './call.ts';

/** The conversations of an organization that go on now, the latest first. A server that cannot choose sends others too. */
export const listOnGoing = (orgId: string, signal: AbortSignal) =>
  call<typeof sessions.listSessions>('GET', '/organization/:orgId/sessions', {
    params: { orgId },
    query: { active: 'true', limit: 50, sort: '-startTime' },
    signal,
  });

/** Who calls. */
export const readCaller = (orgId: string, contactId: string) =>
  call<typeof contacts.readContact>('GET', '/organizations/:orgId/contacts/:id', {
    params: { orgId, id: contactId },
  });
