import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { retryDelay } from '../http/call.ts';
import { getConnection, subscribeConnection } from '../http/connection.ts';
import { ApiError } from '../http/errors.ts';
import { subscribeRefusals } from '../http/rights.ts';

/** Milliseconds. A shorter outage doesn't count: one call failed between others that succeeded. */
const blip = 1_000;
/** Milliseconds. If the connection is lost again within this time, the refetch itself might be failing: don't loop. */
const soonAgain = 30_000;

/**
 * Creates the query cache. It is in memory only and ends with the document.
 *
 * @param rightsKey the query for the person's permissions, which is refetched after a refused call
 */
export function createQueries(rightsKey: QueryKey) {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A GET can be repeated after any failure.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.isSoonOver || error.status === 500),
        retryDelay,
        // Without a network, calls fail at once instead of pausing.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

  refetchOnReturn(queries);
  // After a refused call, the permissions are loaded again at once.
  subscribeRefusals(() => void queries.invalidateQueries({ queryKey: rightsKey }));
  return queries;
}

/** Refetches everything on the screen when the connection is back. */
function refetchOnReturn(queries: QueryClient) {
  let last = getConnection();
  let lostAt = Date.now();
  let refetchedAt = Number.NEGATIVE_INFINITY;
  subscribeConnection(() => {
    const [before, now] = [last, Date.now()];
    last = getConnection();
    if (before === 'online') lostAt = now;
    if (before === 'online' || last !== 'online' || now - lostAt < blip) return;
    if (now - refetchedAt < soonAgain && now - lostAt < soonAgain) return;
    refetchedAt = now;
    void queries.invalidateQueries();
  });
}
