import { ApiError } from '../http/errors.ts';

/** The part of a query that shows whether its data was loaded. */
export interface QueryState<Data = unknown> {
  data: Data | undefined;
  error: unknown;
  /** How often it has failed, including failures before a refetch. */
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The failures of several queries, for a notice with a retry button. */
export interface RequestFailures {
  /** `null` if every query has data, is loading or is being retried. */
  error: unknown;
  isRetrying: boolean;
  /** Retries only the queries that failed. */
  onRetry: () => void;
}

/** "Not found" and "forbidden" are answers, not failures. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'forbidden');

/** The failures of the secondary queries of a page. */
export function requestFailures(queries: readonly QueryState[]): RequestFailures {
  // During a retry, a query has no error, but its error count shows that it failed.
  const failed = queries.filter(
    ({ data, error, errorUpdateCount }) => data === undefined && errorUpdateCount > 0 && !isAnswer(error),
  );
  return {
    error: failed.find(({ error }) => error)?.error ?? null,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    onRetry() {
      for (const query of failed) void query.refetch();
    },
  };
}
