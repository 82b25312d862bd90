import type { Callback } from '@console/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { endOfToday } from '../../core/endOfToday.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { orFound } from '../../core/http/lostAnswers.ts';
import type { PageOf } from '../../core/http/paging.ts';
import { getSession } from '../../core/http/session.ts';
import { defineList, type ListAddress, useList, useListPage } from '../../core/lists/index.ts';
import { live } from '../../core/live/live.queries.ts';
import { readCaller } from '../../core/live/onGoing.api.ts';
import { listSessions, outcomeOf, useSetNextContact } from '../calls/index.ts';
import { type CallbackDecision, decideCallback, listCallbacks, listDue } from './callbacks.api.ts';
import { deriveQueue } from './derivedQueue.ts';
import { storedEntry, storeEntry } from './storedEntries.ts';

export type { Callback };

/** Query key prefix of everything about the people to call back. A change of a contact also invalidates it. */
export const callbacksKey = (orgId: string) => ['contacts', orgId, 'callbacks'];

/** Whether the server lacks the queue, so that it is derived here. Checked again after the page was left for minutes. */
const derivedKey = (orgId: string) => [...callbacksKey(orgId), 'isDerived'];

const isDerivedIn = (queries: QueryClient, orgId: string) => queries.getQueryData(derivedKey(orgId)) === true;

/** Where decisions about an entry are stored in this browser. */
const entryKey = (orgId: string, id: string) => ({ personId: getSession()?.user.id ?? '', orgId, id });

/** How many of the newest calls and due contacts the derived queue covers: the largest page of a list. */
export const derivedFrom = 100;

interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** What the person can see and do in the queue. */
export function useCallbackRights(orgId: string) {
  const { can, ...access } = useOrganizationAccess(orgId);
  return {
    ...access,
    maySee: can('calls') !== false,
    /** The server also requires the permission for transcripts, as to add a conversation. */
    mayDecide: can('calls') !== false && can('transcripts') !== false,
    /** The next date of contact belongs to the contact. */
    mayPostpone: can('contacts') !== false,
    mayBook: can('appointments') !== false,
  };
}

/** A page of the server's queue, or `null` if the server doesn't have one. */
async function readServed(queries: QueryClient, orgId: string, place: PageRequest, signal: AbortSignal) {
  if (isDerivedIn(queries, orgId)) return null;
  try {
    const page = await listCallbacks(orgId, place, signal);
    // Another backend might use this path for something else.
    const isQueue = page.rows.every(({ id, waitingSince }) => Boolean(id) && Boolean(waitingSince));
    queries.setQueryData(derivedKey(orgId), !isQueue);
    return isQueue ? page : null;
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    queries.setQueryData(derivedKey(orgId), true);
    return null;
  }
}

async function readQueue(
  queries: QueryClient,
  orgId: string,
  place: PageRequest,
  signal: AbortSignal,
): Promise<PageOf<Callback>> {
  const served = await readServed(queries, orgId, place, signal);
  if (served) return served;
  const facts = await queries.fetchQuery({
    queryKey: ['contacts', orgId, 'callbackFacts'],
    queryFn: ({ signal }) => readFacts(queries, orgId, signal),
    // The page and the number next to its name share a request, and a decision needs none.
    staleTime: 10_000,
  });
  const rows = deriveQueue({ ...facts, choiceOf: (id) => storedEntry(entryKey(orgId, id)) });
  const start = Number(place.cursor ?? 0) || 0;
  const end = start + place.limit;
  return { rows: rows.slice(start, end), total: rows.length, next: end < rows.length ? `${end}` : null };
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

/** Whether the queue is derived in this browser, because the server lacks it. */
function useIsDerived(orgId: string) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: derivedKey(orgId),
    queryFn: () => isDerivedIn(queries, orgId),
    enabled: false,
  });
  return data === true;
}

/** The queue has one order and no filters. */
const callbackList = defineList({ sorts: ['waitingSince'], usual: 'waitingSince', filters: {} });

/** One page of the people to call back. */
export function useCallbacks(orgId: string, address: ListAddress) {
  const queries = useQueryClient();
  const list = useList(callbackList, address);
  const page = useListPage<Callback>({
    queryKey: callbacksKey(orgId),
    list,
    read: (place, signal) => readQueue(queries, orgId, place, signal),
    meta: live,
  });
  return { page, isDerived: useIsDerived(orgId) };
}

/** How many people are waiting; `undefined` until that is known. */
export function useWaitingCount(orgId: string, isAllowed: boolean) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [...callbacksKey(orgId), 'count'],
    queryFn: async ({ signal }) => (await readQueue(queries, orgId, { limit: 1 }, signal)).total,
    enabled: isAllowed,
    meta: live,
  });
  return data ?? undefined;
}

/** The longest waiting person of the server's queue and the number of all; `null` if the server lacks it. */
export function useServedQueue(orgId: string, isAllowed: boolean) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...callbacksKey(orgId), 'served'],
    queryFn: ({ signal }) => readServed(queries, orgId, { limit: 1 }, signal),
    enabled: isAllowed,
    meta: live,
  });
}

/** Reverts a decision. */
type Undo = () => Promise<void>;

/** Decisions about entries. Each one resolves once the lists are up to date, with the function that reverts it. */
export function useDecisions(orgId: string) {
  const queries = useQueryClient();
  const setNextContact = useSetNextContact(orgId);
  const refresh = () => queries.invalidateQueries({ queryKey: callbacksKey(orgId) });

  /** A response that was lost is looked up. */
  const send = (id: string, decision: CallbackDecision) =>
    orFound(
      decideCallback(orgId, id, decision).then(() => true),
      async () => {
        const { rows, next } = await listCallbacks(orgId, { limit: 200 });
        const isListed = rows.some((one) => one.id === id);
        // The entry might be on a later page.
        if (!isListed && next !== null) return undefined;
        return isListed === (decision.state === 'open') || undefined;
      },
    );

  /** Stores a decision in this browser. Returns the function that restores the one before. */
  function store(id: string, state: 'done' | 'irrelevant', until = new Date().toISOString()) {
    const before = storedEntry(entryKey(orgId, id));
    storeEntry(entryKey(orgId, id), state === 'done' ? { state, at: until } : { state });
    return () => storeEntry(entryKey(orgId, id), before);
  }

  return {
    refresh,
    /** @param until ISO 8601. With `done`, calls after that stay on the list. @default now */
    async decide(id: string, state: 'done' | 'irrelevant', until?: string): Promise<Undo> {
      if (isDerivedIn(queries, orgId)) {
        const restore = store(id, state, until);
        await refresh();
        return async () => {
          restore();
          await refresh();
        };
      }
      await send(id, { state, ...(until && state === 'done' && { until }) });
      await refresh();
      return async () => {
        await send(id, { state: 'open' });
        await refresh();
      };
    },
    /** Sets the next date of contact, ISO 8601. */
    async postpone(id: string, contactId: string, next: string, until: string): Promise<Undo> {
      const before = await setNextContact(contactId, next);
      const restore = isDerivedIn(queries, orgId) ? store(id, 'done', until) : undefined;
      await refresh();
      return async () => {
        await setNextContact(contactId, before);
        restore?.();
        await refresh();
      };
    },
    /** Removes an entry from the cached pages, before the server has been asked. */
    hide: (id: string) =>
      queries.setQueriesData<PageOf<Callback>>({ queryKey: [...callbacksKey(orgId), 'page'] }, (page) =>
        page ? { ...page, rows: page.rows.filter((entry) => entry.id !== id) } : page,
      ),
  };
}
