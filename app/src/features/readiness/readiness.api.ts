import type { sessions } from '@console/contract';
import { call } from '../../core/http/call.ts';

/** One conversation of an organization; an empty list if there wasn't any yet. */
export const listFirstCall = (orgId: string, signal: AbortSignal) =>
  call<typeof sessions.listSessions>('GET', '/organization/:orgId/sessions', {
    params: { orgId },
    query: { limit: 1, sort: '-startTime', fields: 'summary' },
    signal,
  });
