import { useOrganizationAccess } from '../../core/account/access.queries.ts';

/** What the person may do with the conversations of an organization. */
export function useCallRights(orgId: string) {
  const { can, details, ...access } = useOrganizationAccess(orgId);
  const maySee = can('calls') !== false;
  return {
    ...access,
    timeZone: details?.timeZone,
    maySee,
    /** What was said: transcripts and recordings. Writing a conversation down needs it too. */
    mayRead: maySee && can('transcripts') !== false,
    /** What the representatives know belongs to the channels. */
    mayTeach: can('channels') !== false,
  };
}

export type CallRights = ReturnType<typeof useCallRights>;
