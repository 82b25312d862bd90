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
    known: (channel as { sessions?: readonly string[] } | undefined)?.sessions,
  };
}

/** The list's state as query parameters. Ongoing conversations are excluded, unless the filter selects them. */
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
