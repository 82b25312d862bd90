import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChannels, useKnownChannel } from '../../../core/account/channels.queries.ts';
import { liveWith } from '../../../core/live/live.queries.ts';
import { isOnGoing } from '../call.ts';
import { useCaller } from '../calls.queries.ts';
import { sessionKey } from '../form/sessionForm.queries.ts';
import { readHistory, readSession } from '../sessions.api.ts';

export { useCallRights } from '../calls.queries.ts';
export { sessionVersionOf, useSaveSession } from '../form/sessionForm.queries.ts';
export { isUnassigned } from '../sessions.queries.ts';

export type Session = Awaited<ReturnType<typeof readSession>>;

/** One conversation. It is kept up to date while it is ongoing. */
export const useSession = (orgId: string, id: string, isAllowed: boolean) =>
  useQuery({
    queryKey: sessionKey(orgId, id),
    queryFn: ({ signal }) => readSession(orgId, id, signal),
    enabled: isAllowed,
    meta: liveWith<Session>(isOnGoing),
  });

/** The channel with its representative, the contact, and the contact's next three appointments after it. */
export function usePeople(orgId: string, channelId: string, session: Session | undefined) {
  const places = useChannels(orgId);
  const line = useKnownChannel(orgId, session?.channel ?? channelId);
  const contactId = session?.contact ?? null;
  const caller = useCaller(orgId, contactId);
  const past = useQuery({
    queryKey: ['history', orgId, contactId],
    queryFn: ({ signal }) => readHistory(orgId, contactId ?? '', signal),
    enabled: contactId !== null,
  });
  const { data: history } = past;
  const start = session?.startTime;
  const appointments = useMemo(
    () =>
      (history?.sessionHistory ?? [])
        .flatMap((item) => (item.type === 'appointment' ? [item] : []))
        .filter(({ startTime }) => start !== undefined && Date.parse(startTime) > Date.parse(start))
        .toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))
        .slice(0, 3),
    [history, start],
  );
  const channel = places.data?.find(({ id }) => id === session?.channel);
  return {
    channel,
    /** The channel, or only its name from the app shell while the channel loads. */
    line: channel ?? line,
    contact: caller.data,
    isCallerPending: caller.isLoading,
    appointments,
    parts: [places, caller, past],
  };
}
