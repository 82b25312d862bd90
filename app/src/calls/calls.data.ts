import { isAllowed } from '@console/contract/rules';
import { useOrganizations } from '../organizations.data.ts';

/**
 * What the person may do with the conversations of an organization. Where it could not be asked the answer is yes: the
 * server has the last word.
 */
export function useCallRights(orgId: string) {
  const { data, organizations, isPending } = useOrganizations();
  const mine = data?.find(({ id }) => id === orgId);
  const may = (permission: Parameters<typeof isAllowed>[2]) =>
    !mine || isAllowed(mine.role, mine.permissions, permission);
  return {
    isPending,
    /** There is no such organization, or not for this person. */
    isUnknown: data !== undefined && !mine,
    name: organizations.find(({ id }) => id === orgId)?.name ?? '',
    timeZone: mine?.timeZone,
    maySee: may('calls'),
    /** What was said: transcripts and recordings. Writing a conversation down needs it too. */
    mayRead: may('calls') && may('transcripts'),
    /** What the representatives know belongs to the channels. */
    mayTeach: may('channels'),
  };
}

export type CallRights = ReturnType<typeof useCallRights>;
