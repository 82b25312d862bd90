import type { Callback } from '@console/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import type { PageOf } from '../../core/http/paging.ts';
import { defineList, type ListAddress, useList, useListPage } from '../../core/lists/index.ts';
import { live } from '../../core/live/live.queries.ts';
import { listCallbacks } from './callbacks.api.ts';

export type { Callback };

/** Query key prefix of everything about the people to call back. A change of a contact also invalidates it. */
export const callbacksKey = (orgId: string) => ['contacts', orgId, 'callbacks'];

/** Whether the server lacks the queue, so that it is derived here. Checked again after the page was left for minutes. */
const derivedKey = (orgId: string) => [...callbacksKey(orgId), 'isDerived'];

export const isDerivedIn = (queries: QueryClient, orgId: string) =>
  queries.getQueryData(derivedKey(orgId)) === true;

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
  const { readDerivedQueue } = await import('./derivedQueue.queries.ts');
  const rows = await readDerivedQueue(queries, orgId);
  const start = Number(place.cursor ?? 0) || 0;
  const end = start + place.limit;
  return { rows: rows.slice(start, end), total: rows.length, next: end < rows.length ? `${end}` : null };
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
