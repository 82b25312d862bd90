import type { sessions } from '@console/contract';
import { call } from '../../core/http/call.ts';

/**
 * The conversations of an organization since a time, newest first, without texts. If nothing has changed, the server
 * answers 304. A server without these filters sends others as well.
 */
export async function listSince(orgId: string, from: string, limit: number, signal: AbortSignal) {
  const rows = await call<typeof sessions.listSessions>('GET', '/organization/:orgId/sessions', {
    params: { orgId },
    query: { from, limit, sort: '-startTime' },
    signal,
  });
  return rows.filter(({ startTime }) => Date.parse(startTime) >= Date.parse(from));
}
