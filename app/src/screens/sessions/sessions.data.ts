import { useMemo } from 'react';
import { listSessions } from '../../api/sessions.ts';
import { useChannels, useKnownChannel } from '../../channels.data.ts';
import { queryOf, useListPage } from '../../lists/index.ts';
import { live, useOnGoing } from '../../live/live.data.ts';
import { sessionsKey } from '../../sessionForm/sessionForm.data.ts';
import { type SessionList, wireFilters } from './sessionList.ts';

export { useCallRights } from '../../calls/calls.data.ts';
export { useCreateSession } from '../../sessionForm/sessionForm.data.ts';

export type Session = Awaited<ReturnType<typeof listSessions>>['rows'][number];

type Place = { limit: number; cursor?: string | undefined };

/** The channel of the list, and its conversations where a server names them there. */
export function useChannelOf(orgId: string, channelId: string) {
  const { data, error } = useChannels(orgId);
  const channel = data?.find(({ id }) => id === channelId);
  const inFrame = useKnownChannel(orgId, channelId);
  return {
    /** Absent only where the channel has not come, and the frame does not know it either. */
    name: channel?.name ?? inFrame?.name,
    isUnknown: data !== undefined && !channel,
    error,
    known: (channel as { sessions?: readonly string[] } | undefined)?.sessions,
  };
}

/** What the address asks for, as calls say it. Conversations that go on stand apart, unless they are what is asked for. */
export function wireOf(channelId: string, asked: SessionList['asked']) {
  const { sort, q, ...filters } = queryOf(asked);
  return { channel: channelId, active: 'false' as const, sort, ...(q && { q }), ...wireFilters(filters) };
}

/** One page of the conversations on a channel. */
export function useSessionPage(
  orgId: string,
  channelId: string,
  list: SessionList,
  known: readonly string[] | undefined,
) {
  const query = wireOf(channelId, list.asked);
  const read = (place: Place, signal: AbortSignal) =>
    listSessions(orgId, { ...query, ...place }, signal, known);
  const queryKey = [...sessionsKey(orgId), channelId, 'list'];
  return { ...useListPage<Session>({ queryKey, list, read, meta: live }), read };
}

/** The calls that go on on a channel now; all of the organization where a server does not say on which they are. */
export function useOnGoingOf(orgId: string, channelId: string, known: readonly string[] | undefined) {
  const query = useOnGoing(orgId);
  const { data } = query;
  const calls = useMemo(
    () =>
      (data ?? [])
        .filter(({ id, channel }: Session) =>
          channel === undefined ? (known?.includes(id) ?? true) : channel === channelId,
        )
        .toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime)),
    [data, channelId, known],
  );
  return { calls, query };
}
