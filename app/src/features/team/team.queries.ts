import { permissions } from '@console/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { organizationsKey, useOrganizations, useSession } from '../../core/account/organizations.queries.ts';
import { useSingleMutation } from '../../core/cache/single.queries.ts';
import type { SendOptions } from '../../core/forms/index.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { isUnanswered } from '../../core/http/lostAnswers.ts';
import { inviteMember, listMembers, removeMember, updateMember } from './members.api.ts';
import { fieldsOf, type Member, type MemberValues, mayChangeTeam, type OwnMembership } from './members.ts';

type Members = Awaited<ReturnType<typeof listMembers>>;

export type Team = ReturnType<typeof useTeam>;

/** For a person who isn't in the list: nothing is hidden, and the server decides on each call. */
const unknownPlace: OwnMembership = { role: 'owner', permissions };

const keyOf = (orgId: string) => ['members', orgId];

/** The team of an organization, and the membership of the person who is signed in. */
export function useTeam(orgId: string) {
  const session = useSession();
  const frame = useOrganizations();
  const query = useQuery({
    queryKey: keyOf(orgId),
    queryFn: ({ signal }) => listMembers(orgId, signal),
    // Permissions must never be outdated.
    staleTime: 0,
  });
  const { data, error } = query;
  const mine = data?.find(({ user }) => user !== null && user === session?.user.id);
  const standing = mine ?? unknownPlace;
  const isKnown = frame.query.data?.some(({ id }) => id === orgId);
  return {
    ...query,
    organization: frame.organizations.find(({ id }) => id === orgId)?.name ?? '',
    mine,
    standing,
    mayChange: data !== undefined && mayChangeTeam(standing),
    /** The organization doesn't exist, or isn't visible to this person. */
    isUnknown: isUnknownCall(error) && isKnown === false,
    /** The organization exists, but the server doesn't have the endpoint for teams. */
    isMissing: isUnknownCall(error) && isKnown === true,
  };
}

/** The version of a member, in place of an ETag: lists don't have one for each member. */
export const memberVersionOf = ({ updatedAt }: Member) => updatedAt;

/** Invites people, and changes members unless someone else changed them since. The list is updated at once. */
export function useMemberChanges(orgId: string) {
  const queries = useQueryClient();
  const queryKey = keyOf(orgId);

  async function show(saved: Member) {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Members>(queryKey, (members = []) => [
      ...members.filter(({ id }) => id !== saved.id),
      { ...saved, organization: orgId, permissions: [...saved.permissions] },
    ]);
    return { member: saved, etag: memberVersionOf(saved) };
  }

  async function readNow(id: string): Promise<Member> {
    const members = await queries.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => listMembers(orgId, signal),
      staleTime: 0,
    });
    const member = members.find((each) => each.id === id);
    if (!member) throw new ApiError('notFound');
    return member;
  }

  return {
    readNow,
    invite: async (values: MemberValues, { idempotencyKey }: SendOptions) =>
      show(await inviteMember(orgId, { ...fieldsOf(values), email: values.email.trim() }, idempotencyKey)),
    async change(id: string, values: MemberValues, { etag, idempotencyKey }: SendOptions) {
      if (memberVersionOf(await readNow(id)) !== etag) throw new ApiError('precondition');
      return show(await updateMember(orgId, id, fieldsOf(values), idempotencyKey));
    },
  };
}

/**
 * Removes a member from the team. A person who leaves also loses the organization. After a 404, a 405 or no
 * answer, it succeeds if the member is no longer in the list.
 */
export function useRemoval(orgId: string, onRemoved: (member: Member) => void) {
  const queries = useQueryClient();
  const queryKey = keyOf(orgId);
  const session = useSession();

  return useSingleMutation({
    async mutationFn({ id }: Member) {
      try {
        await removeMember(orgId, id);
      } catch (error) {
        const isSilence = isUnanswered(error);
        if (!isUnknownCall(error) && !isSilence) throw error;
        const members = await listMembers(orgId).catch((silence: unknown) => {
          if (isSilence) throw silence;
          return [];
        });
        if (members.some((each) => each.id === id)) throw error;
      }
    },
    async onSuccess(_, removed) {
      await queries.cancelQueries({ queryKey });
      if (removed.user === session?.user.id) {
        await queries.invalidateQueries({ queryKey: organizationsKey });
      } else {
        queries.setQueryData<Members>(queryKey, (members) => members?.filter(({ id }) => id !== removed.id));
      }
      onRemoved(removed);
    },
  });
}
