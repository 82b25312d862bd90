import { useQueries, useQuery } from '@tanstack/react-query';
import { readUsage } from '../../../core/account/billing.api.ts';
import { monthsUntil, yearRows } from './costs.ts';

const count = 12;

/** The usage of an organization in the last twelve months, with that of this month. */
export function useYear(orgId: string) {
  const present = useQuery({
    queryKey: ['usage', orgId],
    queryFn: ({ signal }) => readUsage(orgId, signal),
  });
  const [, ...before] = present.data ? monthsUntil(present.data.month, count) : [];
  const earlier = useQueries({
    queries: before.map((month) => ({
      queryKey: ['usage', orgId, month],
      queryFn: ({ signal }: { signal: AbortSignal }) => readUsage(orgId, signal, month),
    })),
  });
  const queries = [present, ...earlier];
  const known = queries.flatMap(({ data }) => data ?? []);

  return {
    thisMonth: present.data,
    // All at once, so that rows don't move while someone reads them. A retry keeps them.
    rows: queries.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0)
      ? undefined
      : yearRows(known),
    isFetching: queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch() {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}
