import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { retryDelay } from '../http/call.ts';
import { getConnection, subscribeConnection } from '../http/connection.ts';
import { ApiError } from '../http/errors.ts';
import { subscribeRefusals } from '../http/rights.ts';

/** A connection that was lost for less than this had not been lost: one call failed between others that did not. */
const blip = 1_000;
/** Lost again so soon, what is loaded anew once more is what fails: it would go round and round. */
const soonAgain = 30_000;

/**
 * Makes the cache of what was loaded. It lives in memory only and is gone with the document.
 *
 * @param rightsKey what is asked anew once something was refused: what the person may do
 */
export function createQueries(rightsKey: QueryKey) {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A GET may be asked again whatever happened to it.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.isSoonOver || error.status === 500),
        retryDelay,
        // Without a network calls fail at once and say so, rather than wait in silence.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

  refetchOnReturn(queries);
  // Who is refused something learns at once what they may do now.
  subscribeRefusals(() => void queries.invalidateQueries({ queryKey: rightsKey }));
  return queries;
}

/** What is on the screen is loaded anew once the connection is back. */
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
