import { phoneLabel } from '@console/contract/rules';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { may } from '../access.data.ts';
import { listOnGoing, readCaller } from '../api/onGoing.ts';
import { permissionsIn } from '../api/storedSession.ts';
import { type FrameOrganization, useOrganizations } from '../organizations.data.ts';
import type { NewCall } from './callNews.ts';
import { liveliness, startHeartbeat } from './heartbeat.ts';

/**
 * Keeps a query fresh while it is on the screen, without moving anything: its `meta`.
 *
 * @example
 * useQuery({ queryKey, queryFn, meta: live });
 */
export const live = liveliness();

/**
 * The same for a query in which calls are seen: while one goes on, all that is live is looked at every five seconds.
 *
 * @example
 * useQuery({ queryKey, queryFn, meta: liveWith((sessions: Sessions) => sessions.some(({ active }) => active)) });
 */
export const liveWith = <Data>(hasCall: (data: Data) => boolean) => liveliness({ hasCall });

type OnGoing = Awaited<ReturnType<typeof listOnGoing>>;

const watching = liveWith((calls: OnGoing) => calls.length > 0);
const none: OnGoing = [];

/**
 * The conversations of an organization that go on now, and the word when another call comes in. Nothing is asked for
 * somebody who may not see calls. However many ask for one organization, it is looked at once.
 */
export const useOnGoingCalls = (orgId: string | undefined): OnGoing => useOnGoing(orgId).data ?? none;

/** The same as a query, for who has to say that looking failed. */
export function useOnGoing(orgId: string | undefined) {
  const queries = useQueryClient();
  const { data: organizations } = useOrganizations();
  const organization = organizations?.find(({ id }) => id === orgId);
  const maySee = organization && may(permissionsIn(organization), 'calls');
  const query = useQuery({
    queryKey: ['onGoing', orgId],
    queryFn: async ({ signal }) => {
      const answered = await listOnGoing(orgId ?? '', signal);
      return answered.every(({ active }) => active) ? answered : answered.filter(({ active }) => active);
    },
    enabled: maySee === true,
    meta: watching,
  });

  const { data: calls } = query;
  useEffect(() => {
    if (organization && calls) notice(queries, organization, calls);
  }, [queries, organization, calls]);

  return query;
}

/** The calls that were seen of each organization: what goes on at the first look is not new. */
const seen = new WeakMap<QueryClient, Map<string, Set<string>>>();
const listeners = new Set<(call: NewCall) => void>();

function notice(queries: QueryClient, organization: FrameOrganization, calls: OnGoing) {
  const all = seen.get(queries) ?? new Map<string, Set<string>>();
  const before = all.get(organization.id);
  seen.set(queries, all.set(organization.id, new Set(calls.map(({ id }) => id))));
  if (!before) return;
  for (const call of calls) {
    if (call.kind === 'call' && !before.has(call.id)) void tell(queries, organization, call);
  }
}

async function tell(
  queries: QueryClient,
  { id: orgId, channels }: FrameOrganization,
  { id, contact, channel }: OnGoing[number],
) {
  // Who is not known is told all the same.
  const caller = contact
    ? await queries
        .fetchQuery({ queryKey: ['caller', orgId, contact], queryFn: () => readCaller(orgId, contact) })
        .catch(() => null)
    : null;
  const from = (caller && (phoneLabel(caller.phone) || caller.name)) || '';
  const news = { id, from, channel: channels.find(({ id }) => id === channel)?.name ?? '' };
  for (const listener of listeners) listener(news);
}

/** Hears of calls as they come in. */
export function onNewCall(listener: (call: NewCall) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Starts the heartbeat of the console. Once, where the console is mounted. */
export function useHeartbeat() {
  const queries = useQueryClient();
  useEffect(() => startHeartbeat(queries), [queries]);
}
