import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useChannels } from '../../../core/account/channels.queries.ts';
import { isUnknownCall } from '../../../core/http/failures.ts';
import { readCaller } from '../../../core/live/onGoing.api.ts';
import { searchSessions } from '../sessions.api.ts';

export { useCallRights } from '../calls.queries.ts';

export type Hit = Awaited<ReturnType<typeof searchSessions>>['rows'][number];

/** Minimum length of the search words. */
export const fewest = 2;
const page = 20;

/** The search hits, page by page. */
export function useHits(orgId: string, words: string, isAllowed: boolean) {
  const query = useInfiniteQuery({
    queryKey: ['search', orgId, words],
    queryFn: ({ signal, pageParam }) =>
      searchSessions(orgId, { q: words, limit: page, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: isAllowed && words.length >= fewest,
  });
  return {
    ...query,
    hits: query.data?.pages.flatMap(({ rows }) => rows),
    /** How many of the newest conversations were searched, if not all. */
    searched: query.data?.pages[0]?.searched,
    /** The server doesn't support search. */
    isImpossible: query.isError && isUnknownCall(query.error),
  };
}

/** The names of the hits' channels and contacts by ID, as far as they are loaded. */
export function useNames(orgId: string, hits: readonly Hit[]) {
  const places = useChannels(orgId);
  const { data: channels } = places;
  const contacts = [...new Set(hits.flatMap(({ contact }) => contact ?? []))];
  const found = useQueries({
    queries: contacts.map((id) => ({
      queryKey: ['caller', orgId, id],
      queryFn: () => readCaller(orgId, id),
    })),
  });
  return {
    channelOf: (id: string | null) => channels?.find((channel) => channel.id === id)?.name,
    contactOf: (id: string | null) => {
      const contact = found[contacts.indexOf(id ?? '')]?.data;
      return contact && (contact.name || contact.phone);
    },
    parts: [places, ...found],
  };
}
