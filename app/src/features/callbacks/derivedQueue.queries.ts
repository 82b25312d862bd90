import type { QueryClient } from '@tanstack/react-query';
import { endOfToday } from '../../core/endOfToday.ts';
import { ApiError } from '../../core/http/errors.ts';
import { readCaller } from '../../core/live/onGoing.api.ts';
import { listSessions, outcomeOf } from '../calls/index.ts';
import { listDue } from './callbacks.api.ts';
import { derivedFrom, deriveQueue } from './derivedQueue.ts';
import { entryKey, storedEntry } from './storedEntries.queries.ts';

/** The queue of a server that doesn't have one, from its calls and contacts and the decisions in this browser. */
export async function readDerivedQueue(queries: QueryClient, orgId: string) {
  const facts = await queries.fetchQuery({
    queryKey: ['contacts', orgId, 'callbackFacts'],
    queryFn: ({ signal }) => readFacts(queries, orgId, signal),
    // The page and the number next to its name share a request, and a decision needs none.
    staleTime: 10_000,
  });
  return deriveQueue({ ...facts, choiceOf: (id) => storedEntry(entryKey(orgId, id)) });
}

/** What the derived queue is made of: the newest calls, contacts that are due, and the callers that weren't sent. */
async function readFacts(queries: QueryClient, orgId: string, signal: AbortSignal) {
  const [{ rows: sessions }, due] = await Promise.all([
    listSessions(orgId, { limit: derivedFrom, sort: '-startTime', fields: 'caller' }, signal),
    listDue(orgId, endOfToday().toISOString(), derivedFrom, signal).catch(emptyIfForbidden),
  ]);
  const known = new Set(due.rows.map(({ id }) => id));
  const missing = sessions.filter(({ contact }) => contact && !known.has(contact));
  const sent = missing.flatMap(({ contact, caller }) =>
    contact && caller ? [{ id: contact, ...caller, nextDateOfContact: null }] : [],
  );
  const ids = missing.flatMap((call) => {
    const outcome = outcomeOf(call);
    return call.contact && !call.caller && (outcome === 'missed' || outcome === 'failed') ? call.contact : [];
  });
  const read = await Promise.allSettled(
    [...new Set(ids)].map((id) =>
      queries.fetchQuery({ queryKey: ['caller', orgId, id], queryFn: () => readCaller(orgId, id) }),
    ),
  );
  const callers = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return { sessions, contacts: [...sent, ...callers, ...due.rows] };
}

function emptyIfForbidden(error: unknown) {
  if (error instanceof ApiError && error.kind === 'forbidden') return { rows: [] };
  throw error;
}
