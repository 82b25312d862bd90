import type { contacts, sessions } from '@console/contract';
import { call, callAnswered } from '../http/call.ts';

/** Seconds. Longer than the pause between two looks, even if one of them fails. */
const justNow = 120;

/**
 * The conversations of an organization that are going on, and those that started just now and have ended since, the
 * latest first. A server that cannot choose sends others too, which are left out here, by the clock of that server.
 */
export async function listCurrent(orgId: string, signal: AbortSignal) {
  const { reply, headers } = await callAnswered<typeof sessions.listSessions>(
    'GET',
    '/organization/:orgId/sessions',
    {
      params: { orgId },
      query: {
        active: 'true',
        orStartedWithin: justNow,
        limit: 50,
        sort: '-startTime',
        fields: 'transcription',
      },
      signal,
    },
  );
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return reply.filter(({ active, startTime }) => active || Date.parse(startTime) >= now - justNow * 1000);
}

/** Who calls. */
export const readCaller = (orgId: string, contactId: string) =>
  call<typeof contacts.readContact>('GET', '/organizations/:orgId/contacts/:id', {
    params: { orgId, id: contactId },
  });
