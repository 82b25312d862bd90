import { QueryClient } from '@tanstack/react-query';
import { retryDelay } from './api/call.ts';
import { getConnection, subscribeConnection } from './api/connection.ts';
import { ApiError } from './api/errors.ts';
import { subscribeRefusals } from './api/rights.ts';
import { organizationsKey } from './organizations.data.ts';

/** Makes the cache of what was loaded. It lives in memory only and is gone with the document. */
export function createQueries() {
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

  let last = getConnection();
  subscribeConnection(() => {
    const connection = getConnection();
    if (connection === 'online' && last !== 'online') void queries.invalidateQueries();
    last = connection;
  });
  // Who is refused something learns at once what they may do now.
  subscribeRefusals(() => void queries.invalidateQueries({ queryKey: organizationsKey }));
  return queries;
}
