import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  channelsQuery,
  sessionsOf,
  useChannels,
  useKnownChannel,
} from '../../core/account/channels.queries.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { queryOf, useListPage } from '../../core/lists/index.ts';
import { live, liveWith, useOnGoing } from '../../core/live/live.queries.ts';
import { readCaller } from '../../core/live/onGoing.api.ts';
import { paths } from '../../paths.ts';
import { isOnGoing } from './call.ts';
import { sessionsKey } from './form/sessionForm.queries.ts';
import { type SessionList, wireFilters } from './sessionList.ts';
import { listSessions } from './sessions.api.ts';

export { useCallRights } from './calls.queries.ts';
export { useCreateSession } from './form/sessionForm.queries.ts';

export type Session = Awaited<ReturnType<typeof listSessions>>['rows'][number];

type PageRequest = { limit: number; cursor?: string | undefined };

/** Whether it is the list of conversations without a channel and a contact, which are in no other list. */
export const isUnassigned = (channelId: string) => channelId === paths.noChannel;

/** The channel of the list, and the IDs of its conversations if the server sends them with the channel. */
export function useChannelOf(orgId: string, channelId: string) {
  const t = useMessages();
  const { data, error } = useChannels(orgId);
  const channel = data?.find(({ id }) => id === channelId);
  const inFrame = useKnownChannel(orgId, channelId);
  return {
    /** `undefined` only while the channel loads and isn't in the app shell either. */
    name: isUnassigned(channelId) ? t('sessions.unknownNumber') : (channel?.name ?? inFrame?.name),
    isUnknown: data !== undefined && !channel && !isUnassigned(channelId),
    error,
    known: channel && sessionsOf(channel),
  };
}

/**
 * The list's state as query parameters; without a channel, of all channels. The list of a channel excludes ongoing
 * conversations, unless the filter selects them.
 */
export function wireOf(channelId: string | null, asked: SessionList['asked']) {
  const { sort, q, ...filters } = queryOf(asked);
  return {
    ...(channelId !== null && { channel: channelId, active: 'false' as const }),
    ...(channelId !== null && isUnassigned(channelId) && { contact: 'none' }),
    sort,
    ...(q && { q }),
    ...wireFilters(filters),
  };
}

const withCalls = liveWith(({ rows }: { rows: readonly Session[] }) => rows.some(isOnGoing));

/** One page of the conversations on a channel, or without one on all channels with their callers. */
export function useSessionPage(
  orgId: string,
  channelId: string | null,
  list: SessionList,
  known: readonly string[] | undefined,
) {
  const queries = useQueryClient();
  const query = wireOf(channelId, list.asked);
  const fields = channelId === null ? 'summary,transcription,caller' : 'summary,transcription';
  /** The IDs that the server sends with the channel by now. */
  async function knownNow() {
    const channels = await queries.fetchQuery({ ...channelsQuery(orgId), staleTime: 0 });
    return channels.filter(({ id }) => id === channelId).flatMap((channel) => sessionsOf(channel) ?? []);
  }
  const read = async (place: PageRequest, signal: AbortSignal) =>
    listSessions(orgId, { ...query, fields, ...place }, signal, known && (await knownNow()));
  const queryKey = [...sessionsKey(orgId), channelId, 'list', ...(known ? ['known'] : [])];
  const meta = channelId === null ? withCalls : live;
  return { ...useListPage<Session>({ queryKey, list, read, meta }), read };
}

/** The callers of conversations that a server sends without them, by the ID of the contact. */
export function useCallersOf(orgId: string, rows: readonly Session[]) {
  const contacts = rows.flatMap(({ caller, contact }) => (caller === undefined && contact ? [contact] : []));
  return useQueries({
    queries: [...new Set(contacts)].map((id) => ({
      queryKey: ['caller', orgId, id],
      queryFn: () => readCaller(orgId, id),
    })),
    // A plain object, which stays the same object until a caller changes.
    combine: (found): Readonly<Record<string, { name: string; phone: string }>> =>
      Object.fromEntries(
        found.flatMap(({ data }) => (data ? [[data.id, { name: data.name, phone: data.phone }]] : [])),
      ),
  });
}

/** The ongoing calls on a channel, or of the whole organization if the server doesn't send the channel. */
export function useOnGoingOf(orgId: string, channelId: string, known: readonly string[] | undefined) {
  const query = useOnGoing(orgId);
  const { data } = query;
  const calls = useMemo(
    () =>
      (data ?? [])
        .filter(({ id, channel, contact }: Session) =>
          channel === undefined
            ? (known?.includes(id) ?? true)
            : isUnassigned(channelId)
              ? channel === null && !contact
              : channel === channelId,
        )
        .toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime)),
    [data, channelId, known],
  );
  return { calls, query };
}
