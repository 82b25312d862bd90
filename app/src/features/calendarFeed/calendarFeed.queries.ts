import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSingleMutation } from '../../core/cache/single.queries.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { orFound } from '../../core/http/lostAnswers.ts';
import { createCalendarFeed, deleteCalendarFeed, readCalendarFeed } from './calendarFeed.api.ts';

const keyOf = (orgId: string) => ['calendarFeed', orgId];

type Answer = Awaited<ReturnType<typeof readCalendarFeed>>;

/** The person's address for an organization. `undefined` data without an error means that the server has no addresses. */
export function useCalendarFeed(orgId: string) {
  return useQuery({
    queryKey: keyOf(orgId),
    async queryFn({ signal }): Promise<Answer | null> {
      try {
        return await readCalendarFeed(orgId, signal);
      } catch (error) {
        if (isUnknownCall(error)) return null;
        throw error;
      }
    },
  });
}

/** Creates an address in place of the earlier one. */
export function useCreateFeed(orgId: string) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (hidesNames: boolean) => createCalendarFeed(orgId, hidesNames),
    onSuccess: ({ path: _, ...feed }) => queries.setQueryData<Answer>(keyOf(orgId), { feed }),
    // After a lost answer, the address might be a new one.
    onError: () => void queries.invalidateQueries({ queryKey: keyOf(orgId) }),
  });
}

/** Revokes the address. */
export function useRevokeFeed(orgId: string) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () =>
      orFound<unknown>(deleteCalendarFeed(orgId), async () =>
        (await readCalendarFeed(orgId)).feed === null ? {} : undefined,
      ),
    onSuccess: () => queries.setQueryData<Answer>(keyOf(orgId), { feed: null }),
    onError: () => void queries.invalidateQueries({ queryKey: keyOf(orgId) }),
  });
}
