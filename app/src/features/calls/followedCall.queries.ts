import { useQuery } from '@tanstack/react-query';
import { useCaller } from './calls.queries.ts';
import { sessionKey } from './form/sessionForm.queries.ts';
import { readSession } from './sessions.api.ts';

/** The conversation that something new follows, with its contact. Nothing is requested without an ID. */
export function useFollowedCall(orgId: string, id: string | null) {
  const conversation = useQuery({
    queryKey: sessionKey(orgId, id ?? ''),
    queryFn: ({ signal }) => readSession(orgId, id ?? '', signal),
    enabled: id !== null,
  });
  const contactId = conversation.data?.contact ?? null;
  const caller = useCaller(orgId, contactId);
  return {
    session: conversation.data,
    contact: caller.data,
    isLoading: conversation.isLoading || caller.isLoading,
    error: conversation.error ?? caller.error,
  };
}
