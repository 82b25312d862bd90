import { phoneLabel } from '@console/contract/rules';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { may } from '../account/access.queries.ts';
import { type FrameOrganization, useOrganizations } from '../account/organizations.queries.ts';
import { permissionsIn } from '../http/storedSession.ts';
import type { NewCall } from './callNews.ts';
import { liveliness, startHeartbeat } from './heartbeat.ts';
import { isActive, listCurrent, readCaller } from './onGoing.api.ts';

/**
 * The `meta` of a live query: it is refetched regularly while it is on the screen.
 *
 * @example
 * useQuery({ queryKey, queryFn, meta: live });
 */
export const live = liveliness();

/**
 * The same for a query that contains calls: during an ongoing call, all live queries are refetched every five seconds.
 *
 * @example
 * useQuery({ queryKey, queryFn, meta: liveWith((sessions: Sessions) => sessions.some(({ active }) => active)) });
 */
export const liveWith = <Data>(hasCall: (data: Data) => boolean) => liveliness({ hasCall });

type OnGoing = Awaited<ReturnType<typeof listCurrent>>;

const watching = liveWith((calls: OnGoing) => calls.length > 0);
const none: OnGoing = [];

/**
 * The ongoing conversations of an organization. Also reports new calls to `onNewCalls`. Sends no request for people
 * without the permission `calls`, and only one per organization, however many components use it.
 */
export const useOnGoingCalls = (orgId: string | undefined): OnGoing => useOnGoing(orgId).data ?? none;

/** The same as a query, for components that show its failure. */
export function useOnGoing(orgId: string | undefined) {
  const queries = useQueryClient();
  const { data: organizations } = useOrganizations().query;
  const organization = organizations?.find(({ id }) => id === orgId);
  const maySee = organization && may(permissionsIn(organization), 'calls');
  return useQuery({
    queryKey: ['onGoing', orgId],
    queryFn: async ({ signal }) => {
      const current = await listCurrent(orgId ?? '', signal);
      if (organization) notice(queries, organization, current);
      return current.filter(isActive);
    },
    enabled: maySee === true,
    meta: watching,
  });
}

/** The known calls of each organization. Calls in the first response aren't new. */
const seen = new WeakMap<QueryClient, Map<string, Set<string>>>();
const listeners = new Set<(calls: readonly NewCall[]) => void>();

function notice(queries: QueryClient, { id: orgId, channels }: FrameOrganization, current: OnGoing) {
  const all = seen.get(queries) ?? new Map<string, Set<string>>();
  const before = all.get(orgId);
  seen.set(queries, all.set(orgId, new Set(current.map(({ id }) => id))));
  const calls = current
    .filter(({ id, kind }) => kind === 'call' && before?.has(id) === false)
    .map(
      ({ id, contact, channel }): NewCall => ({
        ...{ id, orgId, contact },
        channel: channels.find(({ id }) => id === channel)?.name ?? '',
      }),
    );
  if (calls.length > 0) for (const listener of listeners) listener(calls);
}

/** Marks a call that was added in this tab as known, so that it isn't announced. */
export const knowCall = (queries: QueryClient, orgId: string, id: string) =>
  void seen.get(queries)?.get(orgId)?.add(id);

/** Reads the caller of a call. Name and number are empty for an unknown caller and for a contact that can't be read. */
export function useCallers() {
  const queries = useQueryClient();
  return async ({ orgId, contact }: NewCall) => {
    if (contact === null) return { name: '', number: '' };
    const caller = await queries
      .fetchQuery({ queryKey: ['caller', orgId, contact], queryFn: () => readCaller(orgId, contact) })
      .catch(() => undefined);
    return { name: caller?.name ?? '', number: phoneLabel(caller?.phone ?? '') };
  };
}

/** Calls the listener with new calls. Returns the function that unsubscribes. */
export function onNewCalls(listener: (calls: readonly NewCall[]) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Starts the polling of live queries. Call it once, where the console is mounted. */
export function useHeartbeat() {
  const queries = useQueryClient();
  useEffect(() => startHeartbeat(queries), [queries]);
}
