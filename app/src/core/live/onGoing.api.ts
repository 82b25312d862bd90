import type { contacts, sessions } from '@console/contract';
import { call, callAnswered } from '../http/call.ts';

/** Seconds. Longer than the interval between two polls, even if one of them fails. */
const justNow = 120;

/**
 * The ongoing conversations of an organization, and those that started within the last two minutes and have ended, the
 * latest first. A server without these filters sends others as well. They are filtered out here, by the server's clock.
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
  return reply.filter((one) => isActive(one) || Date.parse(one.startTime) >= now - justNow * 1000);
}

/** Whether a conversation is ongoing. Some servers leave it active after its end. */
export const isActive = ({ active, endTime }: { active: boolean; endTime: string | null }) =>
  active && !endTime;

/** The contact of a caller. */
export const readCaller = (orgId: string, contactId: string) =>
  call<typeof contacts.readContact>('GET', '/organizations/:orgId/contacts/:id', {
    params: { orgId, id: contactId },
  });
