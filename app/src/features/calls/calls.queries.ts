import { useQuery } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { readCaller } from '../../core/live/onGoing.api.ts';

/** What the person can do with an organization's conversations. */
export function useCallRights(orgId: string) {
  const { can, details, ...access } = useOrganizationAccess(orgId);
  const maySee = can('calls') !== false;
  return {
    ...access,
    timeZone: details?.timeZone,
    maySee,
    /** Permission for transcripts and recordings. Also required to add a conversation. */
    mayRead: maySee && can('transcripts') !== false,
    /** Permission to add questions for the representatives, which belong to the channels. */
    mayTeach: can('channels') !== false,
    mayBook: can('appointments') !== false,
    mayChangeContacts: can('contacts') !== false,
  };
}

export type CallRights = ReturnType<typeof useCallRights>;

/** The contact of a conversation, if it has one. */
export const useCaller = (orgId: string, contactId: string | null) =>
  useQuery({
    queryKey: ['caller', orgId, contactId],
    queryFn: () => readCaller(orgId, contactId ?? ''),
    enabled: contactId !== null,
  });
