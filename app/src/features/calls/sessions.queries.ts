import { useMemo } from 'react';
import { useChannels, useKnownChannel } from '../../core/account/channels.queries.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { queryOf, useListPage } from '../../core/lists/index.ts';
import { live, useOnGoing } from '../../core/live/live.queries.ts';
import { paths } from '../../paths.ts';
import { sessionsKey } from './form/sessionForm.queries.ts';
import { type SessionList, wireFilters } from './sessionList.ts';
import { listSessions } from './sessions.api.ts';

export { useCallRights } from './calls.queries.ts';
export { useCreateSession } from './form/sessionForm.queries.ts';

export type Session = Awaited<ReturnType<typeof listSessions>>['rows'][number];

type PageRequest = { limit: number; cursor?: string | undefined };

/** Whether a list is that of the conversations without a channel and without a contact, which stand nowhere else. */
export const isUnassigned = (channelId: string) => channelId === paths.noChannel;

/** The channel of the list, and its conversations where a server names them there. */
export function useChannelOf(orgId: string, channelId: string) {
  const t = useMessages();
  const { data, error } = useChannels(orgId);
  const channel = data?.find(({ id }) => id === channelId);
  const inFrame = useKnownChannel(orgId, channelId);
  return {
    /** Absent only where the channel has not come, and the frame does not know it either. */
    name: isUnassigned(channelId) ? t('sessions.unknownNumber') : (channel?.name ?? inFrame?.name),
    isUnknown: data !== undefined && !channel && !isUnassigned(channelId),
    error,
    known: (channel as { sessions?: readonly string[] } | undefined)?.sessions,
  };
}

/** What the address asks for, as calls say it. Conversations that go on stand apart, unless they are what is asked for. */
export function wireOf(channelId: string, asked: SessionList['asked']) {
  const { sort, q, ...filters } = queryOf(asked);
  return {
    channel: channelId,
    ...(isUnassigned(channelId) && { contact: 'none' }),
    ...{ active: 'false' as const, sort },
    ...(q && { q }),
    ...wireFilters(filters),
  };
}

/** One page of the conversations on a channel. */
export function useSessionPage(
  orgId: string,
  channelId: string,
  list: SessionList,
  known: readonly string[] | undefined,
) {
  const query = wireOf(channelId, list.asked);
  const read = (place: PageRequest, signal: AbortSignal) =>
    listSessions(orgId, { ...query, fields: 'summary,transcription', ...place }, signal, known);
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
